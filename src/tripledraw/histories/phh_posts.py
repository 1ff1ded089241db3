"""Who posts what by PHH's lists of antes and blinds."""

from collections.abc import Iterator, Sequence

from tripledraw.histories.model import Post, PostKind


def read_posts(antes: Sequence[int], blinds: Sequence[int], line: int) -> Iterator[Post]:
    """Yield the posts of ``antes`` and ``blinds_or_straddles``, which stand in ``line``.

    Heads-up both lists begin with the button's player, who is p2. The first two blinds are the
    small and the big one, a single one is the big one: then nobody sits where the small blind
    is due. A blind below zero is posted to come in, out of turn.
    """
    players = range(1, len(antes) + 1)
    listed = players if len(players) != 2 else players[::-1]
    for player, ante in zip(listed, antes, strict=True):
        if ante:
            yield Post(line, player, "ante", abs(ante))
    in_turn = [at for at, blind in enumerate(blinds) if blind > 0][:2]
    by_size = sorted(in_turn, key=lambda at: blinds[at])
    kinds: dict[int, PostKind] = dict(zip(reversed(by_size), ("big", "small"), strict=False))
    for at, blind in enumerate(blinds):
        if blind:
            yield Post(line, listed[at], kinds.get(at, "extra"), abs(blind))
