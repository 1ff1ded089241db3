"""How much memory there is; this module needs no extra."""

from pathlib import Path

SYSTEM = Path("/proc/meminfo")
OWN = Path("/proc/self/status")
CONTAINER = Path("/sys/fs/cgroup")


def free_memory() -> int | None:
    """Bytes that this program can still take; None where the system does not say.

    The least of what the machine, the container and a limit of the address space leave.
    """
    left = (_left_in_system(), _left_in_container(), _left_in_limit())
    return min((found for found in left if found is not None), default=None)


def _left_in_system() -> int | None:
    return _field(SYSTEM, "MemAvailable:")


def _left_in_container() -> int | None:
    """Of a control group of version 2, as containers have it; what is cached from files is free."""
    try:
        most = int((CONTAINER / "memory.max").read_text(encoding="ascii"))
        used = int((CONTAINER / "memory.current").read_text(encoding="ascii"))
        lines = (CONTAINER / "memory.stat").read_text(encoding="ascii").splitlines()
    except (OSError, ValueError):  # there is none, or it has no limit: "max"
        return None
    cached = sum(int(line.split()[1]) for line in lines if line.startswith("inactive_file "))
    return max(0, most - used + cached)


def _left_in_limit() -> int | None:
    """What `ulimit -v` has left."""
    try:
        import resource
    except ImportError:  # on Windows
        return None
    most, taken = resource.getrlimit(resource.RLIMIT_AS)[0], _field(OWN, "VmSize:")
    return None if taken is None or most == resource.RLIM_INFINITY else max(0, most - taken)


def _field(file: Path, name: str) -> int | None:
    """A field of a file of the kernel that counts in kB, in bytes."""
    try:
        # The name of a process may be in any letters.
        lines = file.read_text(encoding="ascii", errors="replace").splitlines()
    except OSError:
        return None
    found = [int(line.split()[1]) * 1024 for line in lines if line.startswith(name)]
    return found[0] if found else None
