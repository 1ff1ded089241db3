"""What happens to a hand after it: it is opened, cards are turned up; promises without a hand."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make room for it."""
    op.add_column("hands", sa.Column("agreed", sa.Boolean(), server_default="0", nullable=False))
    op.add_column(
        "hand_players",
        sa.Column("exposed", sa.String(length=14), server_default="", nullable=False),
    )
    op.create_table(
        "voided",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("before", sa.String(length=64), nullable=False),
        sa.Column("roots", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_voided_table_id")),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_voided")),
    )
