"""``python -m tripledraw`` is the command ``tripledraw``."""

import sys

from tripledraw.cli import main

if __name__ == "__main__":
    sys.exit(main())
