"""The rules of the game, written once and run two ways.

Everything here is plain Python functions over a table: any object with the fields of
`table.Table`. `Hand` runs them on that class, the batch kernels on records of a NumPy array.
The laws that make this possible: integers and fixed arrays only; no randomness, clock, text,
allocation, exception or recursion; chance comes in as an order of cards.
"""
