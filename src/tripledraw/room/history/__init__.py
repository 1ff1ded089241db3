"""Hands that are over: the archive, records to download, statistics, sheets, the replayer."""
