"""Secrets of seats, names of tables, and codes that are typed instead of a link."""

import hashlib
import hmac
import secrets

JOIN = "join."
WATCH = "watch."
_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""For names that people may read out: nothing that looks like something else."""

CODE_SIGNS = "23456789ACDEFHJKMNPRTUVWXY"
"""For codes, which are read out and typed: of signs that look alike, one at most is here."""
CODE_LENGTH = 6
_MEANT = str.maketrans("BGSZ", "8652")
"""What somebody means who has read a sign of a code as another."""


def new_name() -> str:
    """The name of a table: 60 random bits."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def could_be_name(text: str) -> bool:
    """Is it worth looking for a table of this name?"""
    return 0 < len(text) <= 16 and text.isascii() and text.isalnum()


def new_secret(prefix: str = "") -> str:
    """A secret of 144 random bits."""
    return prefix + secrets.token_urlsafe(18)


def new_code() -> str:
    """A code of 28 random bits: enough only because few are tried."""
    return "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))


def read_code(typed: str) -> str:
    """The code that somebody has typed, in small letters or large, with spaces and hyphens or without."""
    return "".join(filter(str.isalnum, typed)).upper().translate(_MEANT)


def hashed(secret: str) -> str:
    """What is stored of a secret. It is random and long, so one round suffices."""
    return hashlib.sha256(secret.encode()).hexdigest()


def find(secret_hash: str, stored: list[str]) -> int:
    """Where a hash stands, -1 if nowhere; it takes the same time wherever that is."""
    found = -1
    for index, candidate in enumerate(stored):
        if hmac.compare_digest(secret_hash, candidate):
            found = index
    return found
