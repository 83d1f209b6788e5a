"""Installs pinned sets of packages: by uv where it can be had, which is quicker, else by pip.

    .venv/bin/python scripts/packages.py play dev
    .venv/bin/python scripts/packages.py .          this clone, as it lies here

uv is told which index pip uses, and chooses among several as pip does.
"""

import os
import shlex
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

SETS = Path(__file__).resolve().parent.parent / "requirements"
UV = Path(sys.executable).with_name("uv")
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
VARIABLES = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "cert": "SSL_CERT_FILE",
}
"""How uv calls what pip has been told: variables of the environment, by pip's words."""
SECTIONS = ("global", "install", ":env:")
"""Where pip looks when it installs; what is said later counts."""


def as_uv_is_told(listed: str) -> dict[str, str]:
    """What `pip config list` says, as uv takes it."""
    settings = dict(line.partition("=")[::2] for line in listed.splitlines())
    told = {"UV_INDEX_STRATEGY": "unsafe-best-match"}  # pip takes the best of all its indexes
    for section in SECTIONS:
        for word, variable in VARIABLES.items():
            if value := settings.get(f"{section}.{word}", "").strip("'"):
                told[variable] = value
    return told


def options(sets: Iterable[str]) -> list[str]:
    """How pip and uv are both told which files to read, or to take the clone as it lies here."""
    if list(sets) == ["."]:
        return ["--no-deps", "--no-build-isolation", "--editable", str(SETS.parent)]
    return [word for each in sets for word in ("--requirement", str(SETS / f"{each}.txt"))]


def by_uv(words: list[str], environment: Mapping[str, str]) -> bool:
    """Did uv install it?"""
    if not UV.exists() and subprocess.run([*PIP, "install", "--quiet", *options(["uv"])], check=False).returncode:
        return False
    told = {**configured(), **environment}
    done = subprocess.run([UV, "pip", "install", "--python", sys.executable, *words], env=told, check=False)
    return done.returncode == 0


def by_pip(words: list[str], environment: Mapping[str, str]) -> bool:
    """Did pip install it?"""
    return subprocess.run([*PIP, "install", *words], env=environment, check=False).returncode == 0


def install(words: list[str], environment: Mapping[str, str]) -> bool:
    """By uv, or else by pip."""
    if by_uv(words, environment):
        return True
    sys.stderr.write(f"uv could not do it; pip is asked: {shlex.join(words)}\n")
    return by_pip(words, environment)


def configured() -> dict[str, str]:
    """What pip has been told on this machine, as uv takes it."""
    listed = subprocess.run([*PIP, "config", "list"], capture_output=True, text=True, check=False)
    return as_uv_is_told(listed.stdout)


if __name__ == "__main__":
    sys.exit(0 if install(options(sys.argv[1:]), os.environ) else 1)
