"""Lines that people write: what is left of them before others read them."""

import unicodedata

# Categories of signs that have no place in a line: controls, direction marks, surrogates,
# private ones, unassigned ones, line and paragraph separators.
NO_SIGNS = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
# Joiners, without which some scripts and signs cannot be written.
JOINERS = "\u200c\u200d"


def cleaned(text: str) -> str:
    """One line in NFC, without signs that are not seen or turn the direction of others."""
    kept = (
        sign if sign in JOINERS or unicodedata.category(sign) not in NO_SIGNS else " "
        for sign in unicodedata.normalize("NFC", text)
    )
    return " ".join("".join(kept).split()).strip(JOINERS)
