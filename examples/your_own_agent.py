"""An agent of your own against the textbook: it needs a name and ``act(view) -> action``."""

import tripledraw as td
from tripledraw.agents import Agent, agent
from tripledraw.cards import rank

EIGHT = td.cards.RANKS.index("8")
HANDS = 200


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
    won = 0
    for number in range(HANDS):
        players: list[Agent] = [Careful(), agent("textbook", seed=number)]
        # Every deal is played twice, once from each seat, so that luck falls out.
        for seat in (0, 1):
            seated = players if seat == 0 else players[::-1]
            hand = td.Hand([400, 400], stakes=td.Stakes(small_bet=10), seed=number)
            while hand.actor is not None:
                hand.play(seated[hand.actor].act(hand.view(hand.actor)))
            won += hand.stacks[seat] - 400
    print(f"{Careful.name}: {won / 10 / (2 * HANDS):+.2f} small bets a hand against the textbook")


if __name__ == "__main__":
    main()
