"""Ways to play, written as the rules are: integer functions that run in Python and compiled.

Every policy is a module with `act(table, seat, chance) -> int`: the action code (rules/words)
of a seat whose turn it is. It reads what that seat may see, the public fields of the table
and `table.hole[seat]`, and takes its chance from outside: one integer 0..2**32 - 1 a decision.
"""
