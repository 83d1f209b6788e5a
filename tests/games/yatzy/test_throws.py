"""Yatzy: throws as numbers, from the first die to the fifth."""

from ludothek.games.yatzy.throws import DICE, FACE_TEXTS, MULTISETS, PARTS, WITH, contains, multiset


def test_every_throw_has_a_number_and_grows_by_one_die() -> None:
    assert len(FACE_TEXTS) == MULTISETS == multiset("11111") + 1
    assert multiset("") == 0
    for number in range(0, multiset("66666"), 5):
        for face in range(1, 7):
            assert WITH[number * 6 + face - 1] == multiset(f"{FACE_TEXTS[number]}{face}")
    assert all(contains(whole, part) for whole in range(0, MULTISETS, 11) for part in PARTS[whole])
    assert len(FACE_TEXTS[-1]) == DICE
