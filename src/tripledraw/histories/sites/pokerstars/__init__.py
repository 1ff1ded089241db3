"""PokerStars: its hand histories since 2008, read and written."""
