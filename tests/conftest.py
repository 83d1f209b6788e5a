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
from ludothek.server.web import catalog
from ludothek.thinking.nets import making

pytest_plugins = ["support.servers.houses"]

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


@pytest.fixture(autouse=True)
def _chest() -> Iterator[None]:
    """Whatever a test adds to the chest, the next one finds only what belongs there."""
    os.environ.pop(games.FOLDERS, None)
    yield
    os.environ.pop(games.FOLDERS, None)


@pytest.fixture
def with_examples(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The games of the examples lie in the chest as well."""
    yield from _with(monkeypatch, Path(__file__).parent.parent / "examples")


@pytest.fixture
def with_trials(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Games that were made to try what tables can show lie in the chest as well."""
    yield from _with(monkeypatch, Path(__file__).parent / "support" / "trials")


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
