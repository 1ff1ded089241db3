"""Spots that players let be solved: a queue in front of one process that knows the solver."""
