"""Who put in how much, counted from the steps of a record alone: a check of what was read."""

from collections import Counter

from tripledraw.histories import model


def put_in(hand):
    """The chips of each seat in the pot at the end, uncalled bets taken back."""
    total, now = Counter(), Counter()

    def add(seat, amount):
        total[seat] += amount
        now[seat] += amount

    for step in hand.steps:
        match step:
            case model.Street(name=name) if name != "deal":
                now.clear()
            case model.Post(seat=seat, kind="ante" | "dead", amount=amount):
                total[seat] += amount
            case model.Post(seat=seat, kind="both", amount=amount):
                add(seat, hand.stakes.big_blind)
                total[seat] += amount - hand.stakes.big_blind
            case model.Post() | model.Call() | model.Bet():
                add(step.seat, step.amount)
            case model.Raise(seat=seat, to=to, by=by):
                assert by is None or to - by == max(now.values())
                add(seat, to - now[seat])
            case model.Returned(seat=seat, amount=amount):
                add(seat, -amount)
    return total


def collected(hand):
    """What each seat was given, by the lines of play."""
    total = Counter()
    for step in hand.steps:
        if isinstance(step, model.Collected):
            total[step.seat] += step.amount
    return total
