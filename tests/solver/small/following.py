"""Where lines of play lead in a small game."""

from tripledraw.solver.small.games import Game


def follow(game: Game, *moves: int) -> int:
    """The number of the node that these moves lead to; at a deal a move says what comes."""
    number = len(game.nodes) - 1
    for move in moves:
        node = game.nodes[number]
        number = node.moves[move].child if hasattr(node, "moves") else node.children[move]
    return number
