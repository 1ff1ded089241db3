"""The store: one database, one writer thread, nothing acknowledged before it is on disk."""
