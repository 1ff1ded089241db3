"""An agent of your own against the textbook: it needs a name and ``act(view) -> action``."""

import tripledraw as td
from tripledraw.agents.match import Match, play_match
from tripledraw.cards import rank

EIGHT = td.cards.RANKS.index("8")
HANDS = 400


class Careful:
    """Keeps one card of each rank up to the eight, bets when all five are kept, never raises."""

    name = "careful"

    def act(self, view: td.View) -> td.actions.Action:
        low = {rank(card): card for card in view.hand if rank(card) <= EIGHT}
        if view.phase == "drawing":
            return td.Draw(card for card in view.hand if card not in low.values())
        if "bet" in view.legal and len(low) == len(view.hand):
            return td.Bet()
        return td.Check() if "check" in view.legal else td.Call()


def main() -> None:
    # Every deal is played once from each seat, so that the luck of the cards falls out.
    result = play_match(Match(Careful(), "textbook"), HANDS)
    print(
        f"{Careful.name}: {result.small_bets_per_hand:+.2f} small bets a hand against the "
        f"textbook, standard error {result.standard_error:.2f}"
    )


if __name__ == "__main__":
    main()
