"""Files that a command has made, nets and tables: each opens with a line that says what it is.

That line has the version of what follows, its SHA-256, and the command that makes it again. A file is written beside
its place and then put there, so that whoever reads sees all of it or none, whoever else writes.
"""

import os
import tempfile
from array import array
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

from librt.vecs import vec

from ludothek.core.errors import LudothekError

GRAIN: Final = 2048
"""Weights are kept in parts of this size, two bytes each."""
FARTHEST: Final = 32767


def write_artifact(path: Path, version: int, command: str, body: bytes) -> None:
    """Write such a file, or another one in its place."""
    head = f"ludothek {version} {sha256(body).hexdigest()} {command}\n"
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.stem)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(head.encode() + body)
        Path(name).chmod(0o644)
        Path(name).replace(path)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise


def read_artifact(path: Path, version: int) -> bytes:
    """What stands in such a file, if it is of this version and whole."""
    head, _, body = path.read_bytes().partition(b"\n")
    words = head.decode("utf-8", "replace").split(" ", 3)
    if len(words) < 4 or words[0] != "ludothek":
        raise LudothekError(f"{path.name} does not open with its version, hash and command; install Ludothek anew")
    if words[1] != str(version):
        raise LudothekError(f"{path.name} has version {words[1]} where {version} is needed; make it with {words[3]}")
    if words[2] != sha256(body).hexdigest():
        raise LudothekError(f"{path.name} is damaged; make it again with {words[3]}")
    return body


def pack_weights(weights: Sequence[float]) -> bytes:
    """Weights as they stand in a file; those that go too far as far as it goes."""
    return array("h", [max(-FARTHEST, min(FARTHEST, round(weight * GRAIN))) for weight in weights]).tobytes()


def read_weights(path: Path, version: int) -> list[float]:
    """The weights in such a file."""
    return [float(whole) / GRAIN for whole in array("h", read_artifact(path, version)).tolist()]


def write_parts(path: Path, version: int, command: str, parts: Sequence[vec[float]]) -> None:
    """Write the weights of several nets or habits, one after the other."""
    write_artifact(path, version, command, pack_weights([weight for part in parts for weight in part]))


def read_parts(path: Path, version: int, parts: Sequence[vec[float]]) -> None:
    """Give them the weights that were kept."""
    kept = read_weights(path, version)
    place = 0
    for part in parts:
        for index in range(len(part)):
            part[index] = kept[place]
            place += 1
