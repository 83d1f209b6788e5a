"""The site of `make docs` has every page, every rulebook in every language and the whole API; its examples are run."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from house.test_packaging import unpinned
from ludothek.core.language import LANGUAGES
from ludothek.core.rulebook import rulebook
from ludothek.games import game_ids, load_game
from support.folders import ROOT
from support.release.documentation import API, PACKAGE, gather, links

PAGES = [*sorted((ROOT / "docs").glob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "deploy/README.md"]
RUN = {"README.md", "docs/python.md", "docs/fairness.md", "docs/seat-protocol.md"}
"""Pages whose examples are run: by test_readme.py, tests/core/test_seal.py and tests/players/test_program.py."""


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Any]]:
    folder = tmp_path_factory.mktemp("pages")
    return folder, gather(folder)


def standing(where: Any) -> Iterator[str]:
    """The files that a heading of the site leads to."""
    if isinstance(where, str):
        yield where
    elif isinstance(where, dict):
        yield from (name for below in where.values() for name in standing(below))
    else:
        yield from (name for below in where for name in standing(below))


def test_every_page_is_where_one_finds_it(pages: tuple[Path, list[Any]]) -> None:
    folder, headings = pages
    named = list(standing(headings))
    assert len(named) == len(set(named))
    assert {folder / name for name in named} == set(folder.rglob("*.md"))
    assert {page.relative_to(ROOT).as_posix() for page in PAGES} <= set(named)


def test_links_lead_to_what_is_there(pages: tuple[Path, list[Any]]) -> None:
    folder, _ = pages
    for page in PAGES:
        for target in links(page):
            assert (folder / target.relative_to(ROOT)).is_file(), (page, target)


def test_every_rulebook_is_there_in_every_language(pages: tuple[Path, list[Any]]) -> None:
    folder, _ = pages
    for lang in LANGUAGES:
        for game_id in game_ids():
            said = (folder / "rules" / lang / f"{game_id}.md").read_text(encoding="utf-8")
            assert said == rulebook(load_game(game_id), lang).text


def test_every_module_that_programs_import_is_there(pages: tuple[Path, list[Any]]) -> None:
    folder, _ = pages
    said = {page.read_text(encoding="utf-8").split("::: ")[-1].strip() for page in (folder / "api").rglob("*.md")}
    for name in API:
        files = [PACKAGE / name / "__init__.py"] if name == "games" else (PACKAGE / name).rglob("*.py")
        for path in files:
            if path.name == "__init__.py" or not path.name.startswith("_"):
                module = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")
                assert module in said


def test_examples_are_run() -> None:
    assert {page.relative_to(ROOT).as_posix() for page in PAGES if "```python" in page.read_text("utf-8")} == RUN


def test_the_site_asks_nobody_else() -> None:
    settings = yaml.safe_load((ROOT / "docs" / "mkdocs.yml").read_text(encoding="utf-8"))
    assert settings["theme"]["font"] is False
    assert not {"extra_css", "extra_javascript", "repo_url"} & settings.keys()
    assert not re.search(r"https?://", (ROOT / "docs" / "mkdocs.yml").read_text(encoding="utf-8"))


def test_what_builds_it_is_pinned() -> None:
    assert unpinned((ROOT / "requirements" / "docs.txt").read_text(encoding="utf-8")) == []
