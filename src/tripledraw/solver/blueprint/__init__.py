"""Heads-up play of all rounds by classes of hands: trained by ``train``, packed, and asked."""
