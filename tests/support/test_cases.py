"""The language of worked cases: what it understands, and that a wrong line never passes."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.state import NOBODY
from support.cases import Cases, Setup, read_setup, result
from support.toy import Heap, new_heap


def set_up(text: str) -> Heap:
    said = read_setup(text, "left")
    return Heap(2, 1, "AB".index(said.first), int(said.more["left"]), 0)


def add(state: Heap, name: str, number: str) -> None:
    assert name == "AB"[state.turn]
    state.left += int(number)


HEAPS = Cases(
    lambda: new_heap(2, 1),
    set_up,
    lambda state: {"A": " ".join(f"h{number}" for number in range(1, state.left + 1)), "B": "a1 b2 b2"},
    acts={"(A|B) adds": add},
    tells={r"left plus (\d+)": lambda state, number: str(state.left + int(number))},
)

BLOCK = """
    start
    to move: A
    legal: take2, take1, take3
    legal count: 3
    includes: take1, take3
    not legal: take4
    captures: -
    pos B: b2 a1 b2
    board: B: b2 b2 a1; A: h1 h2 h3 h4 h5 h6 h7
    result: none
    left plus 3: 10
    play: take3, take1
    next: A
    removed: h4
    play: take1
    removed: -
    play: take2
    A adds: 2
    left plus 0: 2
    setup: B to move; left 3
    play: take3
    removed: h1 h2 h3
    result: B wins
"""


def test_a_case_is_carried_out_from_top_to_bottom() -> None:
    assert HEAPS.carry_out(BLOCK).turn < 0


@pytest.mark.parametrize(
    "wrong",
    [
        "to move: B",
        "legal: take1, take2",
        "legal: take1, take2, take3, take3",
        "legal count: 2",
        "includes: take1, take4",
        "not legal: take4, take1",
        "captures: take1",
        "pos B: a1 b2",
        "board: A: h1 h2 h3 h4 h5 h6 h7; B: a1 b2",
        "board: A: h1 h2 h3 h4 h5 h6 h7",
        "result",
        "result: draw",
        "left plus 3: 11",
        "play: take4",
        "play: take1\nremoved: b2",
        "B adds: 1",
    ],
)
def test_a_wrong_line_fails_and_is_named(wrong: str) -> None:
    with pytest.raises(AssertionError) as error:
        HEAPS.carry_out(wrong)
    assert error.value.__notes__ == [f"in the line: {wrong.splitlines()[-1]}"]


@pytest.mark.parametrize(
    "unknown", ["legl: take1", "adds: 3", "C adds: 3", "in hand: 3/3", "start: 3", "setup: A begins"]
)
def test_a_line_that_is_not_understood_is_an_error(unknown: str) -> None:
    with pytest.raises(ValueError, match="is not"):
        HEAPS.carry_out(unknown)


def test_a_position_is_read_as_it_is_told() -> None:
    said = read_setup("White: c3 Da1; Black:; Black to move; in hand 7/6; quiet 49", "quiet", "in hand")
    assert said == Setup({"White": ["c3", "Da1"], "Black": []}, "Black", {"in hand": "7/6", "quiet": "49"})
    assert read_setup("P1 on 0; P2 on 63; P2 first") == Setup({"P1": ["0"], "P2": ["63"]}, "P2", {})
    with pytest.raises(ValueError, match="'quiet 4' is not part of a position"):
        read_setup("White: c3; quiet 4", "in hand")


class Won(Heap):
    """Who has won is said from outside."""

    seats_that_won: tuple[int, ...] = ()

    def winners(self) -> vec[i64]:
        return vec[i64](self.seats_that_won)


@pytest.mark.parametrize(
    ("seats", "told"), [((0, 2), "AC win"), ((1,), "B wins"), ((), "nobody wins"), ((0, 1, 2), "draw")]
)
def test_partners_one_nobody_or_everybody_may_have_won(seats: tuple[int, ...], told: str) -> None:
    state = Won(3, 0, NOBODY, 0, 0)
    state.seats_that_won = seats
    assert result(state, "ABC") == told
