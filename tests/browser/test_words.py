"""The words of the browser: the same in every language, and none is missing or left over."""

import ast
import re
from collections.abc import Collection, Iterable, Sequence

import pytest

from ludothek.core.language import LANGUAGES
from support.folders import ROOT
from support.source import MODULES, tree

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


def _sources() -> list[str]:
    paths = [*(WEB / "src").rglob("*.svelte"), *(WEB / "src").rglob("*.ts")]
    return [path.read_text(encoding="utf-8") for path in paths]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_texts_with_the_same_arguments(lang: str) -> None:
    assert _texts(lang) == _texts("en")


def test_every_text_that_is_used_exists() -> None:
    shared = (ROOT / "src" / "ludothek" / "texts" / "en.ftl").read_text(encoding="utf-8")
    known = {*_texts("en"), *MESSAGE.findall(shared)}
    used = {text for source in _sources() for text in re.findall(r"\bt\(\s*'([\w-]+)'", source)}
    assert used
    assert used <= known


QUOTED = re.compile(r"""(['"`])([\w-]+)\1""")


def left_over(texts: Iterable[str], sources: Sequence[str], sent: Collection[str]) -> list[str]:
    """The texts that nobody asks for: by the id, or by one put together as `kind-${each}` or `${name}-${each}`.

    What is put in is a word of the browser or one that is sent to it; a `name`, one of the part that puts it in.
    """
    whole = {word for source in sources for _, word in QUOTED.findall(source)}
    words = {*whole, *sent, *(word for source in sources for word in re.findall(r"\b(\w+):", source))}
    heads = {head for source in sources for head in re.findall(r"`([a-z-]+)-\$\{", source)}
    of_two = [source for source in sources if re.search(r"`\$\{\w+\}-\$\{\w+\}`", source)]
    heads |= {word for source in of_two for _, word in QUOTED.findall(source)}

    def put_together(text: str) -> bool:
        parts = text.split("-")
        halves = [("-".join(parts[:at]), "-".join(parts[at:])) for at in range(1, len(parts))]
        return any(head in heads and tail in words for head, tail in halves)

    return [text for text in texts if text not in whole and not put_together(text)]


def test_no_text_of_the_browser_is_left_over() -> None:
    strings = {
        node.value
        for path in MODULES
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert left_over(_texts("en"), _sources(), strings) == []


def test_a_text_that_is_left_over_is_found() -> None:
    sources = ["t('close') + t(`kind-${each}`)", "t(`${name}-${each}`) + 'pace'", "const all = { fan: ['calm'] };"]
    used = ["close", "kind-fan", "kind-dice", "pace-calm"]
    assert left_over([*used, "open", "kind", "kind-solo", "fan-calm", "pace-solo"], sources, {"dice"}) == [
        *("open", "kind", "kind-solo", "fan-calm", "pace-solo")
    ]
