"""What strategies are worth, and the most that anybody could win of them: exact, for all hands."""

from tripledraw.solver.small.games import Array, Game, Strategy, ranges, values


def value(game: Game, strategy: Strategy) -> float:
    """Chips that player 0 wins where both play this strategy."""

    def as_told(number: int, worth: Array) -> Array:
        return (strategy[number] * worth).sum(0)

    return float(game.start[0] @ values(game, 0, ranges(game, 1, strategy), as_told))


def best_response(game: Game, player: int, strategy: Strategy) -> float:
    """Chips that the player wins at best where he knows how the other plays."""

    def best(_: int, worth: Array) -> Array:
        return worth.max(0)

    against = ranges(game, 1 - player, strategy)
    return float(game.start[player] @ values(game, player, against, best))


def bracket(game: Game, strategy: Strategy) -> tuple[float, float]:
    """The least and the most that the game can be worth to player 0.

    Each end is what one player is sure of with his part of the strategy.
    """
    return -best_response(game, 1, strategy), best_response(game, 0, strategy)


def exploitability(game: Game, strategy: Strategy) -> float:
    """Chips a hand that best responses win of the strategy, a mean over both seats.

    It is 0 in equilibrium, and the value of the strategy is never farther than twice it from
    the value of the game.
    """
    low, high = bracket(game, strategy)
    return (high - low) / 2
