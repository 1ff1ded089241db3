"""Hands of five cards: their order, their numbers 1..7462, and their names."""
