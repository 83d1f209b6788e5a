"""Sealed randomness (commit and reveal): chance that nobody can steer and everybody can check afterwards.

The host chooses a secret seed and shows its commitment; then every seat adds a contribution of its own. Each
referee's move is computed from both, so neither the host nor a player alone decides it. When the seed is
revealed, anybody can repeat the computation: `docs/fairness.md` explains it step by step.
"""

import hashlib
import hmac
import json
import os
from collections.abc import Sequence

SEED_BYTES = 32


class Seal:
    """A seed with the contributions of the seats; the source of every referee's move of one match."""

    def __init__(self, seed: bytes, contributions: Sequence[str] = ()) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self.contributions = tuple(contributions)
        joined = json.dumps(self.contributions, ensure_ascii=True, separators=(",", ":"))
        self._key = hmac.digest(seed, joined.encode(), "sha256")

    @classmethod
    def fresh(cls, contributions: Sequence[str] = ()) -> "Seal":
        """A seal with a new secret seed."""
        return cls(os.urandom(SEED_BYTES), contributions)

    @classmethod
    def numbered(cls, number: int, index: int = 0) -> "Seal":
        """The same seal for the same numbers every time: for experiments, never for people."""
        return cls(hashlib.sha256(f"ludothek {number} {index}".encode()).digest())

    @property
    def commitment(self) -> str:
        """What is shown before the first deal: it fixes the seed without telling it."""
        return hashlib.sha256(self.seed).hexdigest()

    def draw(self, number: int, count: int) -> int:
        """An index below `count` for the move at position `number` of the log, all equally likely."""
        limit = (1 << 64) - (1 << 64) % count
        attempt = 0
        while True:
            digest = hmac.digest(self._key, f"{number}.{attempt}".encode(), "sha256")
            value = int.from_bytes(digest[:8], "big")
            if value < limit:
                return value % count
            attempt += 1
