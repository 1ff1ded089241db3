"""What hidden cards may be, and what a decision is worth, given all that one seat has seen.

Needs the extra ``fast`` (NumPy and Numba).
"""
