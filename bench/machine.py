"""What the figures were measured on and with."""

import os
import platform
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path


def machine() -> dict[str, str]:
    """Processor, cores, memory and system; what the system does not tell is left out."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    facts = {
        "processor": processor(),
        "cores": str(os.cpu_count() or ""),
        "memory": f"{memory:.0f} GiB",
        "system": f"{system()}, {platform.machine()}",
    }
    return {name: fact for name, fact in facts.items() if fact}


def processor() -> str:
    """Its name as Linux gives it, elsewhere what Python knows."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text().splitlines() if told.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()


def system() -> str:
    try:
        return platform.freedesktop_os_release()["PRETTY_NAME"]
    except OSError:
        return f"{platform.system()} {platform.release()}"


def versions(packages: Sequence[str]) -> dict[str, str]:
    """Those of Python and of packages by their names on the index."""
    found = {"Python": platform.python_version()}
    for package in packages:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            found[package] = "not installed"
    return found
