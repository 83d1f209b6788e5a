"""What was found out about whole tables, and their openings by time; the age of a database is now its revision."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what lists of tables are made of. The index holds openings only, so a move costs no more than before."""
    op.drop_table("ludothek")
    op.create_table(
        "summaries",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_summaries_phase", "summaries", ["phase", "at"])
    opening = sa.text("number = 0")
    op.create_index("ix_entries_opened", "entries", ["at"], sqlite_where=opening, postgresql_where=opening)
