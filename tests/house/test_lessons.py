"""Lessons: every game has one, it goes as it is written, and whatever it claims is so."""

import io
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from ludothek.core.errors import BadLesson, IllegalMove
from ludothek.core.game import Game
from ludothek.core.language import LANGUAGES
from ludothek.core.lesson import lesson
from ludothek.games import all_games
from ludothek.lab.check.lessons import lesson_faults
from ludothek.terminal.learning import learn
from skittles.game import GAME

FAULTS = {
    "no move to find": ('find = ["i"]', 'find = ["k"]', "is not among what can be chosen"),
    "a position out of reach": ('moves = "e a_b f', 'moves = "e a_b b', "may not be played now"),
    "somebody else is to move": ("turn = 0, looks", "turn = 1, looks", "it is the turn of 0, not of 1"),
    "a look": ('"fallen.0" = "king"', '"fallen.0" = "skittle"', "on fallen.0 lies {'king'}, not skittle"),
    "a count": ('"fallen.0" = 3', '"fallen.0" = 4', "3 pieces lie on fallen.0, not 4"),
    "a note": ('notes = ["note-two"]', 'notes = ["note-three"]', "not ['note-three']"),
    "a clause": ('"a b" = "SKI-R1"', '"a b" = "SKI-3"', "refused by 'SKI-R1', not by SKI-3"),
    "a legal move that is said to be none": ('"a b" =', '"c d" =', "it is legal"),
    "a winner": ("winners = [0]", "winners = [1]", "winners are (0,), not [1]"),
    "a reason": ("reason-last", "reason-loses", "the reason is reason-last"),
    "something to show": ('look = ["h", "i"]', 'look = ["h", "k"]', "['k'] cannot be shown"),
    "a claim": ("then = { winners = [0], reason = ", "# ", "nothing is claimed"),
    "a name that the game has": ('name = "mirror"', 'name = "king"', "other texts with the names of these steps"),
    "an unknown word": ("seats = 2", "seats = 2\ncolour = 'red'", "colour: Extra inputs"),
    "no TOML": ("seats = 2", "seats = = 2", "is no TOML"),
}
TEXTS = {
    "a number": ("Answer on", "In 77 moves answer on", "nothing claims the numbers ['77'] of again"),
    "a language": ("Both halves", "Both 2 halves", "the languages differ in the numbers"),
    "a long one": ("again = They", f"again = {'They took it. ' * 30}They", "too many in en, at most"),
    "one too many": ("again = ", "nothing = -\nagain = ", "too many: ['nothing']"),
    "one too few": ("again-done", "again-wrong", "there is no text 'again-done' in en"),
}


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in all_games()])
def test_a_lesson_says_what_is_so(game: Game) -> None:
    assert list(lesson_faults(game)) == []


@pytest.fixture
def copied(tmp_path: Path) -> Game:
    """A game whose lesson can be changed."""
    folder = tmp_path / GAME.id
    shutil.copytree(GAME.folder, folder, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    return replace(GAME, about=replace(GAME.about, folder=folder))


def change(game: Game, name: str, old: str, new: str) -> None:
    path = game.folder / "lesson" / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_wrong_in_a_lesson_is_found(copied: Game, fault: str) -> None:
    old, new, found = FAULTS[fault]
    change(copied, "lesson.toml", old, new)
    assert found in "\n".join(lesson_faults(copied))


@pytest.mark.parametrize("fault", TEXTS)
def test_what_is_wrong_in_its_texts_is_found(copied: Game, fault: str) -> None:
    old, new, found = TEXTS[fault]
    change(copied, "en.ftl", old, new)
    assert found in "\n".join(lesson_faults(copied))


def test_english_speaks_for_languages_that_a_game_of_ones_own_lacks(copied: Game) -> None:
    (copied.folder / "lesson" / "it.ftl").unlink()
    assert list(lesson_faults(copied)) == []


def test_a_lesson_without_a_word_is_found(copied: Game) -> None:
    for lang in LANGUAGES:
        (copied.folder / "lesson" / f"{lang}.ftl").unlink()
    assert "each language has a file there: de.ftl, " in "\n".join(lesson_faults(copied))


def test_a_step_goes_on_from_the_one_before() -> None:
    taken = lesson(GAME)
    names = [step.name for step in taken.plan.steps]
    number = names.index("again")
    before = taken.after(number - 1, taken.plan.steps[number - 1].find[0])
    assert taken.before(number).log == before.log


def test_a_move_is_right_other_or_refused() -> None:
    taken = lesson(GAME)
    number = [step.name for step in taken.plan.steps].index("mirror")
    assert taken.right(number, "H I") == "h i"
    assert taken.right(number, "c") == ""
    with pytest.raises(IllegalMove, match="SKI-R1"):
        taken.right(number, "a b")


def taken_in(lang: str, *typed: str) -> str:
    """What is said to somebody who takes the lesson in a terminal and types this."""
    said = io.StringIO()
    learn(lesson(GAME), lang, io.StringIO("".join(f"{line}\n" for line in typed)), said)
    return said.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_is_taken_in_the_terminal(lang: str) -> None:
    taken = lesson(GAME)
    texts = taken.texts(lang)
    said = taken_in(lang, *(step.find[0] if step.find else "" for step in taken.plan.steps))
    for step in taken.plan.steps:
        assert texts(step.name) in said
        assert not step.find or texts(f"{step.name}-done") in said
    assert said.endswith(f"{texts('lesson-over', command=f'ludothek play {GAME.id}')}\n")


def test_in_the_terminal_other_moves_are_answered_and_forbidden_ones_refused_by_their_clause() -> None:
    texts = lesson(GAME).texts("en")
    begun = ("", "e")
    assert texts("mirror-wrong") in taken_in("en", *begun, "c")
    assert "SKI-R1: Two skittles fall together only" in taken_in("en", *begun, "a b")
    assert "I’d play h i." in taken_in("en", *begun, "hint")
    assert texts("again") not in taken_in("en", *begun, "c", "a b", "hint")
    assert texts("again") in taken_in("en", *begun, "c", "h i")
    assert texts("middle") not in taken_in("en", "quit", "")


def test_a_move_may_have_a_space_in_it() -> None:
    taken = lesson(GAME)
    number = [step.name for step in taken.plan.steps].index("middle")
    begun = len(taken.before(number).log)
    after = taken.after(number, "e")
    assert [after.text(move) for move in after.log[begun:]] == ["e", "a b"]


def test_a_right_move_that_cannot_be_made_is_told_with_its_step(copied: Game) -> None:
    change(copied, "lesson.toml", 'find = ["h i"]', 'find = ["a b"]')
    assert "step 'mirror': a b may not be played now" in "\n".join(lesson_faults(copied))


def test_a_game_without_a_lesson_says_so(copied: Game) -> None:
    shutil.rmtree(copied.folder / "lesson")
    with pytest.raises(BadLesson, match=f"its rules are told by `ludothek rules {GAME.id}`"):
        lesson(copied)
