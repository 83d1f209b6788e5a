"""Solves the endings anew: `python -m ludothek.games.muehle`; it takes some minutes, if compiled."""

import hashlib
import zlib

from ludothek.games.muehle.mind.endings import FILE
from ludothek.games.muehle.mind.retrograde import Retrograde

if __name__ == "__main__":
    retrograde = Retrograde()
    retrograde.solve()
    FILE.write_bytes(zlib.compress(bytes(retrograde.known), 9))
    digest = hashlib.sha256(FILE.read_bytes()).hexdigest()
    print(f"{FILE}: {FILE.stat().st_size} bytes, SHA-256 {digest}")  # noqa: T201 - a command
