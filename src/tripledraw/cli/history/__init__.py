"""``tripledraw history``: recorded hands checked, shown and converted."""

from tripledraw.cli.history.check import check
from tripledraw.cli.history.convert import convert
from tripledraw.cli.history.show import show
from tripledraw.cli.options import new_app

app = new_app(
    no_args_is_help=True,
    help="Check, show and convert recorded hands: PHH, PokerStars and Full Tilt files.",
)
for command in (check, show, convert):
    app.command()(command)
