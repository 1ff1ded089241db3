"""The best draws by ranks with own discards remembered, a second way: over whole tables.

A target gives a worth, 0..1, to sets of five ranks, as a mask of the useful ranks 0..n-1; all
other hands are worth nothing. A deck is how many cards are left of each useful rank, and of all
the others together at its end. The recursion follows the definition: after each draw every keep
of different useful ranks is tried. Draws that leave equal decks are worked out once.
"""

import numpy as np
from tests.equity.by_rank import CHOOSE, HAND, draws, ways


def useful_deck(deck, useful):
    """A deck of thirteen ranks as this module takes it."""
    return np.append(deck[:useful], deck[useful:].sum())


def mask_of(ranks, useful):
    return sum(1 << rank for rank in set(ranks) if rank < useful)


def target(hands, useful):
    """The worth of sets of ranks, float[2**useful], from a mapping of hands to theirs."""
    worth = np.zeros(1 << useful, np.float32)
    for hand, value in hands.items():
        worth[mask_of(hand, useful)] = value
    return worth


def worth_of_keeps(worth, kept, size, decks, left):
    """What keeps are worth that draw so many cards, with ``left`` draws, this one counted.

    ``kept`` are masks that broadcast against the decks [n, useful + 1].
    """
    useful = decks.shape[1] - 1
    drawn = draws(size, useful + 1)
    sets = (drawn[:, :useful] > 0) @ (1 << np.arange(useful))
    weights = ways(decks, drawn).astype(np.float32)
    if left == 1:
        return (weights * worth[kept[..., None] | sets]).sum(-1) / weights.sum(-1)
    decks_left, which = _decks_after(decks, drawn, weights)
    held = worth_of_hands(worth, decks_left, left - 1)
    return (weights * held[kept[..., None] | sets, which]).sum(-1) / weights.sum(-1)


def worth_of_hands(worth, decks, left):
    """What each set of ranks held is worth, float32[2**useful, decks]."""
    best = np.repeat(worth[:, None], len(decks), axis=1)
    if left == 1:
        _complete(best, decks)
    else:
        for size, kept in _keeps(len(worth)):
            best[kept] = worth_of_keeps(worth, kept[:, None], size, decks, left)
    for rank in range(decks.shape[1] - 1):
        without, with_it = _halves(best, rank)
        np.maximum(with_it, without, out=with_it)
    return best


def _complete(best, decks):
    """Fill in what keeps are worth on the last draw: the hands that they may become, summed up."""
    for rank in range(decks.shape[1] - 1):
        without, with_it = _halves(best, rank)
        without += with_it * decks[:, rank].astype(np.float32)
    for size, kept in _keeps(len(best)):
        best[kept] /= CHOOSE[decks.sum(1), size].astype(np.float32)


def _keeps(sets):
    """The sets that draw 1 to 5 cards."""
    masks = np.arange(sets)
    cards = np.bitwise_count(masks)
    return [(size, masks[cards == HAND - size]) for size in range(1, HAND + 1)]


def _halves(best, rank):
    """The sets without a rank, and the same sets with it."""
    halves = best.reshape(-1, 2, 1 << rank, best.shape[1])
    return halves[:, 0], halves[:, 1]


def _decks_after(decks, drawn, weights):
    """The different decks that the draws leave, and which of them each does, [decks, draws]."""
    digits = 5 ** np.arange(decks.shape[1])
    keys = np.where(weights > 0, (decks @ digits)[:, None] - drawn @ digits, decks[0] @ digits)
    _, first, which = np.unique(keys, return_index=True, return_inverse=True)
    before, draw = np.divmod(first, len(drawn))
    return np.maximum(decks[before] - drawn[draw], 0), which.reshape(keys.shape)
