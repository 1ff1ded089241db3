"""Guests, accounts, sessions, passwords, names, what they hold and what they note."""
