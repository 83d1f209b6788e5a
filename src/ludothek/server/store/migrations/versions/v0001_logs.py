"""The logs of tables, and the codes that are typed instead of links.

Databases from before revisions were written down have these tables already, the oldest of them without codes.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make what is missing."""
    op.create_table("ludothek", sa.Column("schema", sa.Integer, primary_key=True), if_not_exists=True)
    op.create_table(
        "entries",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_with_rowid=False,
        if_not_exists=True,
    )
    op.create_table(
        "codes",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("join", sa.String(64), nullable=False),
        sqlite_with_rowid=False,
        if_not_exists=True,
    )
    op.create_index("ix_codes_table", "codes", ["table"], if_not_exists=True)
