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
from ludothek.games import all_games, load_game
from ludothek.lab.check.lessons import lesson_faults
from ludothek.terminal.learning import learn

TAUGHT = "muehle"
FAULTS = {
    "no move to find": ('find = ["c5"]', 'find = ["h9"]', "is not among what can be chosen"),
    "a position out of reach": ('moves = "a7 d5 b6 e5"', 'moves = "a7 a7"', "may not be played now"),
    "somebody else is to move": ("turn = 0, looks", "turn = 1, looks", "it is the turn of 0, not of 1"),
    "a look": ('c5 = "white"', 'c5 = "black"', "on c5 lies {'white'}, not black"),
    "a count": ('"taken.0" = 2', '"taken.0" = 3', "2 pieces lie on taken.0, not 3"),
    "a note": ('notes = ["note-mill"]', 'notes = ["note-draw"]', "not ['note-draw']"),
    "a clause": ('"g7xd5" = "MUE-R6"', '"g7xd5" = "MUE-11"', "refused by 'MUE-R6', not by MUE-11"),
    "a legal move that is said to be none": ('"g7xd5" =', '"g7xe3" =', "it is legal"),
    "a winner": ("winners = [0]", "winners = [1]", "winners are (0,), not [1]"),
    "a reason": ("reason-stones", "reason-blocked", "the reason is reason-stones"),
    "something to show": ('look = ["d5", "e5"]', 'look = ["d5", "z9"]', "['z9'] cannot be shown"),
    "a claim": ("then = { winners = [0], reason = ", "# ", "nothing is claimed"),
    "a name that the game has": ('name = "block"', 'name = "zone-hand"', "other texts with the names of these steps"),
    "an unknown word": ("seats = 2", "seats = 2\ncolour = 'red'", "colour: Extra inputs"),
    "no TOML": ("seats = 2", "seats = = 2", "is no TOML"),
}
TEXTS = {
    "a number": ("needs only c5", "needs only c5 in 77 moves", "nothing claims the numbers ['77'] of block"),
    "a language": ("mill-done = A mill!", "mill-done = A mill on g7!", "the languages differ in the numbers"),
    "a long one": ("again = Close it", f"again = {'Close it. ' * 30}", "too many in en, at most"),
    "one too many": ("again = ", "nothing = -\nagain = ", "too many: ['nothing']"),
    "one too few": ("fly-done", "fly-wrong-done", "there is no text 'fly-done' in en"),
}


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in all_games()])
def test_a_lesson_says_what_is_so(game: Game) -> None:
    assert list(lesson_faults(game)) == []


@pytest.fixture
def copied(tmp_path: Path) -> Game:
    """A game whose lesson can be changed."""
    game = load_game(TAUGHT)
    folder = tmp_path / TAUGHT
    shutil.copytree(game.folder, folder, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    return replace(game, about=replace(game.about, folder=folder))


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


def test_a_step_goes_on_from_the_one_before() -> None:
    taken = lesson(load_game(TAUGHT))
    names = [step.name for step in taken.plan.steps]
    number = names.index("again")
    before = taken.after(number - 1, taken.plan.steps[number - 1].find[0])
    assert taken.before(number).log == before.log


def test_a_move_is_right_other_or_refused() -> None:
    taken = lesson(load_game(TAUGHT))
    number = [step.name for step in taken.plan.steps].index("safe")
    assert taken.right(number, "G7xE3") == "g7xe3"
    assert taken.right(number, "a1") == ""
    with pytest.raises(IllegalMove, match="MUE-R6"):
        taken.right(number, "g7xd5")


def taken_in(lang: str, *typed: str) -> str:
    """What is said to somebody who takes the lesson in a terminal and types this."""
    said = io.StringIO()
    learn(lesson(load_game(TAUGHT)), lang, io.StringIO("".join(f"{line}\n" for line in typed)), said)
    return said.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_is_taken_in_the_terminal(lang: str) -> None:
    taken = lesson(load_game(TAUGHT))
    texts = taken.texts(lang)
    said = taken_in(lang, *(step.find[0] if step.find else "" for step in taken.plan.steps))
    for step in taken.plan.steps:
        assert texts(step.name) in said
        assert not step.find or texts(f"{step.name}-done") in said
    assert said.endswith(f"{texts('lesson-over', command=f'ludothek play {TAUGHT}')}\n")


def test_in_the_terminal_other_moves_are_answered_and_forbidden_ones_refused_by_their_clause() -> None:
    texts = lesson(load_game(TAUGHT)).texts("en")
    begun = ("", "g7xd5", "c5")
    assert texts("safe-wrong") in taken_in("en", *begun, "a1")
    assert "MUE-R6: A piece is safe as long as" in taken_in("en", *begun, "g7xd5")
    assert "I’d play g7xe3." in taken_in("en", *begun, "hint")
    assert texts("move") not in taken_in("en", *begun, "a1", "g7xd5", "hint")
    assert texts("move") in taken_in("en", *begun, "a1", "g7xe3")
    assert texts("mill") not in taken_in("en", "quit", "")


def test_a_move_may_have_a_space_in_it() -> None:
    taken = lesson(load_game("quartett"))
    number = [step.name for step in taken.plan.steps].index("miss")
    begun = len(taken.before(number).log)
    after = taken.after(number, "1 D7")
    assert [after.text(move) for move in after.log[begun:]] == ["1 D7", "2 C9", "1 HK", "1 C10", "0 DQ"]


def test_a_right_move_that_cannot_be_made_is_told_with_its_step(copied: Game) -> None:
    change(copied, "lesson.toml", 'find = ["a7-a4"]', 'find = ["a7-a1"]')
    assert "step 'open': a7-a1 may not be played now" in "\n".join(lesson_faults(copied))


def test_a_game_without_a_lesson_says_so(copied: Game) -> None:
    shutil.rmtree(copied.folder / "lesson")
    with pytest.raises(BadLesson, match="its rules are told by `ludothek rules muehle`"):
        lesson(copied)
