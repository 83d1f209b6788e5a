"""Secrets of seats and names of tables: unguessable, and stored only as hashes."""

import hashlib
import hmac
import secrets

JOIN = "join."
WATCH = "watch."
_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""For names that people may read out: nothing that looks like something else."""


def new_name() -> str:
    """The name of a table: 60 random bits."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def new_secret(prefix: str = "") -> str:
    """A secret of 144 random bits."""
    return prefix + secrets.token_urlsafe(18)


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
