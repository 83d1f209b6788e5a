"""Fünfer-Spiel: the dice, the pad, the button, and what is told."""

from games.fuenferspiel.cases import GAME, misses, thrown
from ludothek.core.language import LANGUAGES
from ludothek.core.texts import Texts
from support.showing import Teller, fact_ids, in_words

NAMES = ("Anna", "Ben")
told = Teller(GAME, NAMES)


def test_the_pad_has_every_throw_and_a_star_for_a_five() -> None:
    cells = thrown("3-3-3, 6-5-1 | 1-3-1").view(0).scene.cells
    assert [(cell.row, cell.seat, cell.text) for cell in cells] == [
        ("throw1", 0, "9"),
        ("throw1", 1, "12"),
        ("throw2", 0, "★ 5"),
    ]


def test_the_dice_lie_as_they_fell() -> None:
    assert [piece.look for piece in thrown("").view(0).scene.pieces] == ["die-0"] * 3
    assert [piece.look for piece in thrown("3-4-5").view(0).scene.pieces] == ["die-3", "die-4", "die-5"]


def test_the_throw_is_a_button() -> None:
    (choice,) = thrown("").view(0).choices
    assert (choice.text, choice.touches) == ("t", ())
    assert choice.label is not None
    assert in_words(GAME, [choice.label], NAMES) == ["Roll"]


def test_what_has_happened_is_told() -> None:
    assert told(thrown("").state) == []
    assert told(thrown("4-1-1").state) == ["Anna rolls 4-1-1: 6."]
    assert told(thrown("1-1-3").state) == ["Anna rolls 1-1-3: exactly 5!"]
    assert told(thrown("4-1-1, 2-2-2").state, "de") == ["Ben würfelt 2-2-2: 6."]
    assert fact_ids(GAME, thrown("4-1-1").state) == ["fact-round"]
    assert fact_ids(GAME, thrown("1-1-3").state) == ["fact-round", "fact-last-round"]
    assert fact_ids(GAME, thrown("1-1-3, 2-2-2").state) == []


def test_a_further_series_is_told() -> None:
    again = thrown(f"{misses(19)} 6-5-5", replays=2)
    assert in_words(GAME, again.view(0).scene.notes, NAMES) == [
        "Ben rolls 6-5-5: 16.",
        "No five in ten rolls: it all begins again.",
    ]
    assert again.view(0).scene.cells == ()
    assert in_words(GAME, again.view(0).scene.facts, NAMES) == ["Round 1 of 10", "Try 2 of 3"]


def test_the_result_is_told_in_throws() -> None:
    result = thrown("6-6-6, 6-6-6 | 1-1-3, 6-6-6").view(0).result
    assert result is not None
    assert Texts("en", GAME).winners(result, "match-won", NAMES) == "Anna wins with roll number 2!"
    nobody = thrown(misses(20)).view(0).result
    assert nobody is not None
    for lang in LANGUAGES:
        assert Texts(lang, GAME).winners(nobody, "match-won", NAMES) == Texts(lang, GAME)("nobody-won")
