"""How a database of an older Ludothek becomes one of this Ludothek, revision by revision (Alembic)."""
