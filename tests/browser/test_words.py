"""The words of the browser: the same in every language, and none is missing."""

import re

import pytest

from ludothek.core.language import LANGUAGES
from support.browser.server import ROOT

WEB = ROOT / "web"
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)
ARGUMENT = re.compile(r"\$(\w+)")


def _texts(lang: str) -> dict[str, set[str]]:
    """Every text of the browser with the arguments it names."""
    source = (WEB / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
    starts = [*MESSAGE.finditer(source)]
    ends = [start.start() for start in starts[1:]] + [len(source)]
    return {
        start[1]: set(ARGUMENT.findall(source[start.start() : end])) for start, end in zip(starts, ends, strict=True)
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_texts_with_the_same_arguments(lang: str) -> None:
    assert _texts(lang) == _texts("en")


def test_every_text_that_is_used_exists() -> None:
    shared = (ROOT / "src" / "ludothek" / "texts" / "en.ftl").read_text(encoding="utf-8")
    known = {*_texts("en"), *MESSAGE.findall(shared)}
    sources = [*(WEB / "src").rglob("*.svelte"), *(WEB / "src").rglob("*.ts")]
    used = {text for path in sources for text in re.findall(r"\bt\(\s*'([\w-]+)'", path.read_text(encoding="utf-8"))}
    assert used
    assert used <= known
