"""The exit codes of commands that are none of 0, 1 and 2 (`cli.main`)."""

INTERRUPTED = 130
"""Stopped by Ctrl-C, as shells have it: 128 and the number of the signal."""
