"""The amounts of fixed limit (rules 1): blinds that follow from the bets, the bet of a round."""

from tripledraw.rules.table import Table


def usual_big_bet(small_bet: int) -> int:
    """Twice the small bet (rules 1)."""
    return 2 * small_bet


def usual_big_blind(small_bet: int) -> int:
    """One small bet (rules 1)."""
    return small_bet


def usual_small_blind(small_bet: int, unit: int) -> int:
    """Half the small bet, rounded up to a chip of `unit` (rules 1, F8)."""
    return (small_bet + 2 * unit - 1) // (2 * unit) * unit


def bet_size(table: Table) -> int:
    """The bet of the present round: small in rounds 1-2, big in rounds 3-4 (rules 1)."""
    return table.small_bet if table.betting_round <= 2 else table.big_bet
