"""How Hypothesis searches, the same examples every time and no clock; and Ludothek as plain Python.

`--hypothesis-profile=soak` looks further.
"""

import os
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import ludothek
from ludothek import games
from ludothek.core.match import Match
from ludothek.server.web import catalog
from ludothek.thinking.nets import making
from support.folders import ROOT, TESTS

pytest_plugins = ["support.commands", "support.servers.houses"]

settings.register_profile(
    "ludothek",
    deadline=None,
    derandomize=True,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("soak", settings.get_profile("ludothek"), derandomize=False, max_examples=5000)
settings.load_profile("ludothek")

# Shells let programs in the background ignore Ctrl-C, and what tests start would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)

os.environ[making.FOLDER] = ""
"""No test finds a table that an earlier one had made, and none is made behind its back."""


@pytest.fixture(scope="session", autouse=True)
def _own_data(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Whatever tests play, and programs that they start, is kept in a folder of theirs, not among what people keep."""
    os.environ["XDG_DATA_HOME"] = str(tmp_path_factory.mktemp("data"))


@pytest.fixture(autouse=True)
def _chest() -> Iterator[None]:
    """Whatever a test adds to the chest, the next one finds only what belongs there."""
    os.environ.pop(games.FOLDERS, None)
    yield
    os.environ.pop(games.FOLDERS, None)


@pytest.fixture
def followed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Where in the log each move stood that was followed."""
    found: list[int] = []
    follow = Match.follow

    def counted(match: Match, move: int | str, *, joined: bool = False) -> None:
        found.append(len(match.log))
        follow(match, move, joined=joined)

    monkeypatch.setattr(Match, "follow", counted)
    return found


@pytest.fixture
def unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is shown anything of a match."""

    def shown(*_: object) -> None:
        pytest.fail("a view was made")

    monkeypatch.setattr(Match, "views", shown)


@pytest.fixture
def with_examples(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The games of the examples lie in the chest as well."""
    yield from _with(monkeypatch, ROOT / "examples")


@pytest.fixture
def with_trials(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Games that were made to try what tables can show lie in the chest as well."""
    yield from _with(monkeypatch, TESTS / "support" / "trials")


def _with(monkeypatch: pytest.MonkeyPatch, folder: Path) -> Iterator[None]:
    caches = (catalog.summaries, catalog.detail, catalog.rules)
    monkeypatch.setenv(games.FOLDERS, str(folder))
    for cache in caches:
        cache.cache_clear()
    yield
    monkeypatch.undo()
    for cache in caches:
        cache.cache_clear()


@pytest.fixture(scope="session")
def interpreted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with Ludothek as plain Python."""
    folder = tmp_path_factory.mktemp("interpreted")
    package = Path(ludothek.__file__).parent
    shutil.copytree(package, folder / "ludothek", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    return folder
