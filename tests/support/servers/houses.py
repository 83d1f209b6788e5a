"""Where servers of tests keep their tables: on SQLite, or on PostgreSQL and Redis. A plugin of pytest for all tests."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from ludothek.server.store.database import open_database
from support.servers import programs
from support.servers.engines import Postgres, Redis


@dataclass(frozen=True)
class House:
    """What servers of the same tables share."""

    folder: Path
    """For whatever else a test needs."""
    database: str
    bus: str = ""

    @property
    def options(self) -> list[str]:
        """What `ludothek serve` is told."""
        return ["--database", self.database, *(["--bus", self.bus] if self.bus else [])]


class Engines:
    """One PostgreSQL and one Redis for all tests of a process, and how houses are made of them."""

    def __init__(self) -> None:
        self.postgres = Postgres(flush=False).start()
        self.redis = Redis().start()
        # Copies of one that is ready are quicker than making every one ready.
        self._ready = self.postgres.new_database()
        open_database(self._ready).dispose()

    def house(self, folder: Path) -> House:
        """A new one, which nobody has been in."""
        self.redis.forget()
        return House(folder, self.postgres.new_database(self._ready), self.redis.url)

    def close(self) -> None:
        self.postgres.close()
        self.redis.close()


WITHOUT = "--without-engines"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(WITHOUT, action="store_true", help="skip what needs PostgreSQL and Redis where they are missing")


@pytest.fixture(scope="session")
def _programs(request: pytest.FixtureRequest) -> None:
    if missing := programs.missing():
        if request.config.getoption(WITHOUT):
            pytest.skip(f"there is no {missing} on this machine")
        pytest.fail(f"there is no {missing}: `make build/engines` may bring it, {WITHOUT} goes without", pytrace=False)


@pytest.fixture(scope="session")
def _engines(_programs: None) -> Iterator[Engines]:
    engines = Engines()
    yield engines
    engines.close()


@pytest.fixture
def sqlite_house(tmp_path: Path) -> House:
    return House(tmp_path, f"sqlite:///{tmp_path / 'tables.sqlite'}")


@pytest.fixture
def shared_house(tmp_path: Path, _engines: Engines) -> Iterator[House]:
    """One that several servers can share: PostgreSQL and Redis."""
    house = _engines.house(tmp_path)
    yield house
    _engines.postgres.drop(house.database)


@pytest.fixture
def postgres(_engines: Engines) -> Iterator[str]:
    """The address of an empty database on PostgreSQL."""
    address = _engines.postgres.new_database()
    yield address
    _engines.postgres.drop(address)


@pytest.fixture(params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest) -> House:
    """Each kind: whoever asks for it is run once on every one."""
    name = {"sqlite": "sqlite_house", "postgresql": "shared_house"}[request.param]
    found: House = request.getfixturevalue(name)
    return found


@pytest.fixture
def own_postgres(_programs: None) -> Iterator[Postgres]:
    """One for a single test, which may stop and kill it; it flushes as it does where it is in earnest."""
    engine = Postgres().start()
    yield engine
    engine.close()


@pytest.fixture
def own_redis(_programs: None) -> Iterator[Redis]:
    """One for a single test, which may stop and kill it."""
    engine = Redis().start()
    yield engine
    engine.close()


@pytest.fixture
def own_house(tmp_path: Path, own_postgres: Postgres, own_redis: Redis) -> House:
    """A house whose engines may be stopped and killed."""
    return House(tmp_path, own_postgres.new_database(), own_redis.url)


def _found(config: pytest.Config) -> str:
    if missing := programs.missing():
        becomes = "is SKIPPED" if config.getoption(WITHOUT) else f"FAILS, unless {WITHOUT} is given"
        return f"NO {missing}: whatever needs PostgreSQL and Redis {becomes} (`make build/engines` may bring them)"
    return f"{programs.postgres()}, {programs.redis()}"


def pytest_report_header(config: pytest.Config) -> str:
    return f"engines: {_found(config)}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if programs.missing():
        terminalreporter.write_sep("!", _found(config), red=True)
