"""How much memory there is; this module needs no extra."""

from pathlib import Path


def free_memory() -> int | None:
    """Bytes that a program can take; None where the system does not say."""
    try:
        lines = Path("/proc/meminfo").read_text(encoding="ascii").splitlines()
    except OSError:
        return None
    found = [int(line.split()[1]) * 1024 for line in lines if line.startswith("MemAvailable:")]
    return found[0] if found else None
