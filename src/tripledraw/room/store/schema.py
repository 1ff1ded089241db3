"""The tables of the database, for SQLite and PostgreSQL alike.

Times are milliseconds since 1970, chips whole numbers, digests hex. Migrations make these tables;
a test compares them with what is written here.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# A player: a guest (no password) or an account. A deleted one keeps its row, without its name.
players = Table(
    "players",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("password", Text),
    Column("language", String(8), nullable=False, server_default="en"),
    Column("settings", Text, nullable=False, server_default="{}"),
    Column("created", BigInteger, nullable=False),
    Column("topped_up", BigInteger, nullable=False, server_default="0"),
    Column("banned", Boolean, nullable=False, server_default="0"),
    Column("deleted", Boolean, nullable=False, server_default="0"),
    Column("admin", Boolean, nullable=False, server_default="0"),
)

# What each name looks like, one row for each way to write it (`room.names`): no two players may
# share a look. A deleted player has none.
looks = Table(
    "looks",
    metadata,
    Column("look", String(200), primary_key=True),
    Column("player", String(24), ForeignKey("players.id"), nullable=False, index=True),
)

# Cookies, guest links and tokens of bots, by the digest of their secret.
sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("player", String(24), ForeignKey("players.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("label", String(40), nullable=False, server_default=""),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger),
)

notes = Table(
    "notes",
    metadata,
    Column("player", String(24), ForeignKey("players.id"), nullable=False),
    Column("about", String(24), ForeignKey("players.id"), nullable=False),
    Column("text", String(500), nullable=False, server_default=""),
    Column("blocked", Boolean, nullable=False, server_default="0"),
    PrimaryKeyConstraint("player", "about"),
)

# ``snapshot`` is the state of the table at entry ``snapshot_seq``, always between two hands.
tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("terms", Text, nullable=False),
    Column("owner", String(24), ForeignKey("players.id")),
    Column("invite", String(64)),
    Column("opened", BigInteger, nullable=False),
    Column("closed", BigInteger),
    Column("snapshot_seq", BigInteger, nullable=False, server_default="0"),
    Column("snapshot", LargeBinary),
)

# The log of each table: seq 1, 2, ... without a gap. Its key is what fences off a stale writer.
log = Table(
    "log",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
)

# Which process owns a table; ``epoch`` grows with every change of owner.
leases = Table(
    "leases",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("node", String(64), nullable=False),
    Column("address", String(200), nullable=False),
    Column("epoch", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)

# Double entry: every move takes from one account and gives to another ("bank", "player:ID",
# "seat:TABLE:CHAIR", "pot:TABLE"); a balance is the sum of its moves. Only the bank may owe.
moves = Table(
    "moves",
    metadata,
    Column(
        "id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True
    ),
    Column("at", BigInteger, nullable=False),
    Column("table_id", String(16)),
    Column("seq", BigInteger),
    Column("debit", String(60), nullable=False),
    Column("credit", String(60), nullable=False),
    Column("amount", BigInteger, nullable=False),
    Column("why", String(20), nullable=False),
)

balances = Table(
    "balances",
    metadata,
    Column("account", String(60), primary_key=True),
    Column("amount", BigInteger, nullable=False, server_default="0"),
)

# Every hand that ended or was cancelled; ``body`` is the whole record, sealed with the key file.
# ``agreed`` when all who played it want its cards to be opened.
hands = Table(
    "hands",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("cancelled", Boolean, nullable=False, server_default="0"),
    Column("digest", String(64), nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("agreed", Boolean, nullable=False, server_default="0"),
    PrimaryKeyConstraint("table_id", "number"),
)

# Every promise of a hand that was never dealt: what was published of it, the roots one by one.
voided = Table(
    "voided",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("before", String(64), nullable=False),
    Column("roots", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

# One row for each player of each hand, with what his statistics are summed from; ``exposed`` are
# the cards that he turned up after it.
hand_players = Table(
    "hand_players",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("player", String(24), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("chair", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("net", BigInteger, nullable=False),
    Column("small_bet", BigInteger, nullable=False),
    Column("voluntary", Boolean, nullable=False),
    Column("wagers", Integer, nullable=False),
    Column("calls", Integer, nullable=False),
    Column("draws", String(16), nullable=False),
    Column("showdown", Boolean, nullable=False),
    Column("won_showdown", Boolean, nullable=False),
    Column("exposed", String(14), nullable=False, server_default=""),
    PrimaryKeyConstraint("table_id", "number", "player"),
    Index("ix_hand_players_player_at", "player", "at"),
)

# What the administrator asks of the server that holds a table; ``result`` is "done" or why not.
orders = Table(
    "orders",
    metadata,
    Column(
        "id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True
    ),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("what", String(20), nullable=False),
    Column("hand", BigInteger, nullable=False),
    Column("done", BigInteger),
    Column("result", String(40)),
)

# What is true of the whole database, such as which key its secrets were sealed with.
facts = Table(
    "facts",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)
