"""The room under load: 333 tables of six, one action a second at each. ``python -m bench.room``."""
