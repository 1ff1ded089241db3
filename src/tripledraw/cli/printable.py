"""Text out of files and from players, made safe for a terminal."""


def printable(text: str) -> str:
    """The text on one line; signs that could steer a terminal, or turn a line round, are "?"."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)
