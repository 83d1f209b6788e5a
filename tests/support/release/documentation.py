"""The documentation as one site (`make docs`): the pages of the clone, every rulebook in every language, and the API.

Pages keep their places, so that their links lead where they lead in the clone. What they lead to and is no page lies
beside them as it is. The API is read from the sources, not from what was compiled of them.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from ludothek.core.language import LANGUAGES
from ludothek.core.rulebook import rulebook
from ludothek.games import abouts, load_game
from support.folders import ROOT

PACKAGE = ROOT / "src" / "ludothek"
GUIDES = {
    "Play": ["docs/levels.md", "docs/fairness.md"],
    "Host": ["docs/hosting.md", "docs/scaling.md", "deploy/README.md"],
    "Program": ["docs/python.md", "docs/seat-protocol.md", "docs/adding-a-game.md", "docs/moved.md"],
    "Develop": ["docs/architecture.md", "CONTRIBUTING.md", "docs/releasing.md", "CHANGELOG.md"],
}
"""The pages of the clone, by whom they are for."""
API = ("core", "games", "kit", "players", "thinking", "lab")
"""What programs import."""
RULES = {"de": "Spielregeln", "en": "Rules", "it": "Regole", "nl": "Spelregels"}
LINK = re.compile(r"""\]\((?!https?:|#)([^)#\s]+)|src="(?!https?:)([^"]+)\"""")


def gather(pages: Path) -> list[Any]:
    """Lay all pages into a folder; where they stand, as the generator wants to be told."""
    shutil.rmtree(pages, ignore_errors=True)
    guides = ["README.md", *(page for group in GUIDES.values() for page in group)]
    for page in guides:
        _copy(page, pages)
        for target in links(ROOT / page):
            if target.suffix != ".md":
                _copy(target.relative_to(ROOT).as_posix(), pages)
    _copy("src/ludothek/art/logo.svg", pages)
    return [
        {"Ludothek": "README.md"},
        *({heading: list(group)} for heading, group in GUIDES.items()),
        {"Rules": [{RULES[lang]: _rulebooks(lang, pages)} for lang in LANGUAGES]},
        {"API": _api(pages)},
    ]


def links(page: Path) -> Iterator[Path]:
    """The files of the clone that a page leads to or shows."""
    for found in LINK.finditer(page.read_text(encoding="utf-8")):
        yield (page.parent / (found[1] or found[2])).resolve()


def _copy(name: str, pages: Path) -> None:
    to = pages / name
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(ROOT / name, to)


def _write(name: str, text: str, pages: Path) -> str:
    to = pages / name
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_text(text, encoding="utf-8")
    return name


def _rulebooks(lang: str, pages: Path) -> list[Any]:
    """Every rulebook in a language, by the names of the games there, below a list of them."""
    games = sorted(abouts(), key=lambda about: about.title(lang).casefold())
    told = "".join(f"- [{about.title(lang)}]({about.id}.md): {about.tagline(lang)}\n" for about in games)
    listed: list[Any] = [_write(f"rules/{lang}/index.md", f"# {RULES[lang]}\n\n{told}", pages)]
    for about in games:
        text = rulebook(load_game(about.id), lang).text
        listed.append({about.title(lang): _write(f"rules/{lang}/{about.id}.md", text, pages)})
    return listed


def _api(pages: Path) -> list[Any]:
    """A page a module, in the folders of the package."""
    return [
        _write("api/index.md", "# API\n\nWhat may be imported, from the docstrings. How to begin: "
               "[Ludothek from Python](../docs/python.md).\n", pages),
        *(_modules(PACKAGE / name, pages) for name in API),
    ]  # fmt: skip


def _modules(folder: Path, pages: Path) -> dict[str, list[Any]]:
    inside: list[Any] = [_module(folder / "__init__.py", pages)]
    for path in sorted(folder.iterdir()):
        if path.is_dir() and path.joinpath("__init__.py").exists() and folder.name != "games":
            inside.append(_modules(path, pages))
        elif path.suffix == ".py" and not path.name.startswith("_"):
            inside.append({path.stem: _module(path, pages)})
    return {folder.name: inside}


def _module(path: Path, pages: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    page = Path("api", *parts[1:-1], "index.md" if path.name == "__init__.py" else f"{path.stem}.md")
    name = ".".join(part for part in parts if part != "__init__")
    return _write(page.as_posix(), f"# {name}\n\n::: {name}\n", pages)


def speak(site: Path) -> None:
    """Say of every rulebook in which language it is, for those who have it read to them."""
    for lang in LANGUAGES:
        for page in (site / "rules" / lang).rglob("*.html"):
            text = page.read_text(encoding="utf-8")
            page.write_text(text.replace('<html lang="en"', f'<html lang="{lang}"', 1), encoding="utf-8")


def main() -> None:
    """Gather, build, and say where it is."""
    work = ROOT / "build" / "docs"
    settings = {
        "INHERIT": "../../docs/mkdocs.yml",
        "docs_dir": "pages",
        "site_dir": "site",
        "nav": gather(work / "pages"),
    }
    config = work / "mkdocs.yml"
    config.write_text(yaml.safe_dump(settings, allow_unicode=True, sort_keys=False), encoding="utf-8")
    builder = Path(sys.executable).with_name("zensical")
    done = subprocess.run([builder, "build", "--clean", "--strict", "--config-file", str(config)], check=False)
    if done.returncode:
        sys.exit("the site was not built; what is wrong stands above")
    speak(work / "site")
    sys.stdout.write(f"the documentation is in {work / 'site' / 'index.html'}\n")


if __name__ == "__main__":
    main()
