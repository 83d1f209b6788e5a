"""A PostgreSQL for the tests of this folder, from the programs that the machine has."""

import itertools
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from ports import free_port

PATIENCE = 60.0
_numbers = itertools.count(1)


@pytest.fixture(scope="session")
def _postgres() -> Iterator[int]:
    """The port of a PostgreSQL in a temporary folder."""
    programs = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    if not programs:
        pytest.skip("there is no PostgreSQL on this machine")
    folder = Path("/tmp") / f"ludothek-postgres-{os.getpid()}"
    folder.mkdir(mode=0o700)
    who: dict[str, Any] = {"cwd": folder, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    if os.geteuid() == 0:  # which it refuses
        shutil.chown(folder, "postgres", "postgres")
        who |= {"user": "postgres", "group": "postgres", "extra_groups": []}
    data, port = str(folder / "data"), free_port()
    make = [str(programs[-1].with_name("initdb")), "-D", data, "-U", "ludothek", "--auth=trust", "-E", "UTF8"]
    subprocess.run([*make, "--locale=C", "--no-sync"], check=True, **who)
    settings = ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", "-c", "fsync=off"]
    running = subprocess.Popen([str(programs[-1]), "-D", data, "-p", str(port), *settings], **who)
    end = time.monotonic() + PATIENCE
    while True:
        try:
            psycopg.connect(host="127.0.0.1", port=port, user="ludothek", dbname="postgres").close()
            break
        except psycopg.OperationalError:
            assert running.poll() is None
            assert time.monotonic() < end
            time.sleep(0.05)
    yield port
    running.terminate()
    running.wait(PATIENCE)
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgres(_postgres: int) -> str:
    """The address of a new database on PostgreSQL."""
    name = f"tables_{next(_numbers)}"
    there = psycopg.connect(host="127.0.0.1", port=_postgres, user="ludothek", dbname="postgres", autocommit=True)
    with there as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return f"postgresql+psycopg://ludothek:geheim@127.0.0.1:{_postgres}/{name}"
