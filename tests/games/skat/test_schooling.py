"""Skat: what is learnt from games about how likely others are won."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludothek.games.skat.__main__ import learn
from ludothek.games.skat.mind import strength
from ludothek.games.skat.mind.strength import OPEN_NULL, QUESTIONS, WIDTH, chances
from ludothek.games.skat.notation import GRAND, NULL
from ludothek.kit.cards.cards import cards_in
from ludothek.thinking.nets.artifact import read_artifact

STRONG = cards_in("CJ SJ HJ HA H10 HK H9 CA C10 S7")
WEAK = cards_in("DJ C7 C8 S7 S8 SQ H8 H7 D9 DQ")
AWAY = cards_in("D7 D8")
HEARTS = 2


@pytest.fixture
def as_before() -> Iterator[None]:
    """Learning changes the weights of this process; afterwards they are what they were."""
    kept = list(strength.WEIGHTS)
    yield
    for index, weight in enumerate(kept):
        strength.WEIGHTS[index] = weight


@pytest.mark.usefixtures("as_before")
def test_a_little_experience_tells_strong_hands_from_weak_ones(tmp_path: Path) -> None:
    path = tmp_path / "strength.bin"
    games = learn(60, 2, path)
    assert games > 100
    for plan in (HEARTS, GRAND):
        strong, weak = (chances(hand, AWAY, plan, 0) for hand in (STRONG, WEAK))
        assert strong.won > weak.won + 0.2
        assert strong.schneider > weak.schneider
    written = [float(word) for word in read_artifact(path, strength.VERSION).decode().split()]
    assert written == pytest.approx(list(strength.WEIGHTS), abs=0.001)


def test_what_is_shipped_tells_hands_for_null_games() -> None:
    lowest = cards_in("C7 C8 C9 S7 S8 S9 H7 H8 D9 D10")
    for plan in (NULL, OPEN_NULL):
        assert chances(lowest, AWAY, plan, 0).won > chances(STRONG, AWAY, plan, 0).won + 0.4


def test_what_is_shipped_was_learnt_by_the_command() -> None:
    words = strength.FILE.read_bytes().partition(b"\n")[0].decode().split()
    assert words[3:6] == ["python", "-m", "ludothek.games.skat"]
    assert len(words) == 8
    assert len(strength.WEIGHTS) == QUESTIONS * WIDTH
