"""Exact odds and equity: the last draw, all draws, ranges against ranges."""
