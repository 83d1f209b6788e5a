"""The examples are there, and each is one of something."""

import re

from ludothek.games import game_ids
from support import examples
from support.folders import TESTS

NAMED = {name: value for name, value in vars(examples).items() if name.isupper()}


def test_every_example_is_a_game_of_the_chest() -> None:
    """Where one is not, another that has what stands below its name goes in its place."""
    assert {name: game_id for name, game_id in NAMED.items() if game_id not in game_ids()} == {}
    assert len(set(NAMED.values())) == len(NAMED)


def test_every_example_is_taken_by_a_test() -> None:
    said = "\n".join(path.read_text(encoding="utf-8") for path in TESTS.rglob("*.py") if path.parent.name != "examples")
    assert [name for name in NAMED if not re.search(rf"\b{name}\b", said)] == []
