"""Databases as earlier versions of Ludothek have made them, statement by statement."""

import sqlite3
from pathlib import Path

import psycopg

_ENTRIES = """CREATE TABLE entries ("table" VARCHAR(16) NOT NULL, number INTEGER NOT NULL, entry TEXT NOT NULL,
    at FLOAT NOT NULL, PRIMARY KEY ("table", number))"""
_CODES = """CREATE TABLE codes (code VARCHAR(8) NOT NULL, "table" VARCHAR(16) NOT NULL, "join" VARCHAR(64) NOT NULL,
    PRIMARY KEY (code))"""
LOGS = (
    "CREATE TABLE ludothek (schema INTEGER NOT NULL, PRIMARY KEY (schema))",
    _ENTRIES,
    "INSERT INTO ludothek VALUES (1)",
)
CODES = (
    _CODES,
    'CREATE INDEX ix_codes_table ON codes ("table")',
    "INSERT INTO codes VALUES ('ABC234', 't', 'join.s3cr3t')",
)
ROWS = tuple(f"INSERT INTO entries VALUES ('t', {number}, 'entry {number}', {number}.5)" for number in range(3))
FIRST = (*LOGS, *ROWS)
"""Of the first tables: there are no codes."""
SECOND = (*FIRST, *CODES)
AGES = {"without codes": FIRST, "with codes": SECOND}


def make(url: str, statements: tuple[str, ...]) -> None:
    """A database of these statements, in a file or on PostgreSQL."""
    if url.startswith("sqlite:///"):
        path = Path(url.removeprefix("sqlite:///"))
        connection = sqlite3.connect(path)
        connection.execute("PRAGMA journal_mode=WAL")
        for statement in statements:
            connection.execute(f"{statement} WITHOUT ROWID" if statement in {_ENTRIES, _CODES} else statement)
        connection.commit()
        connection.close()
    else:
        with psycopg.connect(url.replace("+psycopg", "")) as there:
            for statement in statements:
                there.execute(statement.encode())
