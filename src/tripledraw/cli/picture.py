"""Pictures that commands draw into a file, with Matplotlib."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tripledraw.errors import MissingExtra, TripleDrawError

if TYPE_CHECKING:
    from matplotlib.figure import Figure

FORMATS = (".png", ".svg", ".pdf")


def check(file: Path) -> None:
    """Raise TripleDrawError, before any work, for a picture that cannot be drawn."""
    if file.suffix.lower() not in FORMATS:
        raise TripleDrawError(
            f'--plot: "{file}" is no picture that can be drawn: its name must end in '
            f"{', '.join(FORMATS)}"
        )
    if not file.absolute().parent.is_dir():
        raise TripleDrawError(
            f'--plot: there is no folder "{file.parent}" to draw into: make it first'
        )
    if file.is_dir():
        raise TripleDrawError(f'--plot: "{file}" is a folder: name a file')
    try:
        import matplotlib  # noqa: F401  # slow to import, and not everybody has it
    except ImportError:
        raise MissingExtra("a picture", "plot") from None


def save(figure: Figure, file: Path) -> None:
    """Write the picture; TripleDrawError if the file cannot be written."""
    try:
        figure.savefig(file)
    except OSError as error:
        raise TripleDrawError(f'--plot: "{file}" cannot be written: {error.strerror}') from None
