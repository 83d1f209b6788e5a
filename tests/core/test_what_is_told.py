"""What a move tells whoever makes it, what may be taken back then, and what a screen has to be covered for."""

from dataclasses import replace

import pytest
from librt.random import Random
from librt.vecs import vec
from msgspec import structs
from mypy_extensions import i64

from ludothek.core.match import Match
from ludothek.core.reveals import GUESSES, reveals
from ludothek.core.seal import Seal
from ludothek.core.seat_lot import SEATING, SeatLot
from ludothek.core.state import State
from ludothek.core.understanding import FEW, case
from ludothek.core.view import BACK, Choice, Note, Piece, Scene, parties, sees_more
from ludothek.games import load_game
from support.examples import PAD
from support.toy import LID, LOOK, TOY, Heap, Lid

# What a move tells.


class Late(Lid):
    """A coin of which all worlds that are tried say the same, but for one of them."""

    tried = 0
    differs = 0

    def guess(self, seat: i64, random: Random) -> "Lid":
        type(self).tried += 1
        guessed = self.copy()
        if type(self).tried == type(self).differs:
            guessed.coin = 1 - self.coin
        return guessed


def felt(state: State, seat: int) -> Scene:
    """Whoever has looked knows the coin, and nothing is turned up."""
    assert isinstance(state, Lid)
    return Scene((), {"coin": state.coin} if state.looked and seat == state.turn else {}, ())


@pytest.mark.parametrize(("differs", "tells"), [(1, True), (GUESSES, True), (GUESSES + 1, False)])
def test_a_move_is_tried_in_eight_worlds(*, differs: int, tells: bool) -> None:
    game = replace(LID, scene=felt)
    Late.tried, Late.differs = 0, differs
    before = Late(2, 0, 1, 0, -1, 0, 0)
    after = before.copy()
    after.play(LOOK)
    assert reveals(game, before, LOOK, after) is tells
    assert Late.tried == min(differs, 8)


def test_what_is_turned_up_tells_even_where_the_mover_knew_it() -> None:
    """Others see it now."""
    Late.tried, Late.differs = 0, 0
    before = Late(2, 0, 1, 0, -1, 0, 0)
    after = before.copy()
    after.play(LOOK)
    assert reveals(LID, before, LOOK, after)
    assert Late.tried == 0


def alone(text: str) -> Match:
    """Somebody has played this alone with a coin under a lid."""
    game = replace(LID, about=replace(LID.about, seats=range(1, 3)))
    match = Match(game, 1, seal=Seal.numbered(1))
    match.play(text)
    return match


def test_alone_what_has_told_stands_and_what_has_not_does_not() -> None:
    assert alone("look").stands(0)
    assert not alone("knock").stands(0)


def test_with_others_nothing_stands_since_they_can_be_asked() -> None:
    match = Match(LID, 2, seal=Seal.numbered(1))
    assert not match.stands(1)
    match.play("look")
    assert not match.free_undo(1)
    assert not match.stands(1)


# What may be taken back.


def test_the_last_move_of_a_seat_is_one_of_this_deal() -> None:
    """Also where it is the very first of the deal, which nothing comes before."""
    match = Match(TOY, 2)
    assert [match.last_decision(seat) for seat in (0, 1)] == [-1, -1]
    match.play("take3")
    assert [match.last_decision(seat) for seat in (0, 1)] == [-1, 0]
    for text in ("take2", "take1", "take1"):
        match.play(text)
    assert [match.last_decision(seat) for seat in (0, 1)] == [3, 2], "between two deals it is still the last one"
    match.next_deal()
    assert [match.last_decision(seat) for seat in (0, 1)] == [-1, -1]
    mover = match.turn
    match.play("take1")
    assert [match.last_decision(seat) for seat in (mover, 1 - mover)] == [4, -1]


def test_what_was_written_at_once_stays_one_move_when_a_later_one_is_taken_back() -> None:
    match = Match(load_game(PAD), 1, seal=Seal.numbered(1))
    log = list(match.log)
    match.play("stop ch")
    match.play("-")
    match.undo()
    match.undo()
    assert match.log == log


# What was drawn.


def test_what_was_drawn_for_the_seats_is_shown_until_somebody_has_moved() -> None:
    lot = SeatLot(lambda _: ("heads", "tails", "nothing to look at"))
    match = Match(replace(LID, options=(SEATING,), seat_lot=lot), 2, {"seating": "drawn"}, Seal.numbered(1))
    drawn = [match.text(code).removeprefix("lot.") for code in match.log[:2]]
    expected = [
        Note("fact-lot", {"seat": seat, "look": drawn[who]})
        for seat, who in enumerate(match.seating)
        if drawn[who] in {"heads", "tails"}
    ]
    assert expected
    for seat in (0, 1, -1):
        assert [fact for fact in match.scene(seat).facts if fact.id == "fact-lot"] == expected
    match.play("knock")
    assert match.scene(0).facts == ()
    match.undo()
    assert list(match.scene(0).facts) == expected


def test_where_nothing_was_drawn_nothing_is_shown_of_it() -> None:
    lot = SeatLot(lambda _: ("heads", "tails"))
    for game in (LID, replace(LID, options=(SEATING,), seat_lot=lot)):
        match = Match(game, 2, {"seating": "as_seated"} if game.options else {}, Seal.numbered(1))
        assert match.scene(0).facts == ()


# Why not.


def takings(left: int, most: int) -> State:
    """A heap of which so many may be taken at once."""

    class Takings(Heap):
        def moves(self) -> vec[i64]:
            return vec[i64](list(range(most)))

    return Takings(2, 0, 1, left, 0)


@pytest.mark.parametrize("moves", range(1, FEW + 2))
def test_up_to_three_moves_are_named(moves: int) -> None:
    """But only where all of them are made by touching something."""
    heap = takings(7, moves)
    touched = replace(TOY, choice=lambda state, move: Choice(move, state.text(move), ("heap",)))
    labelled = replace(
        TOY, choice=lambda state, move: Choice(move, state.text(move), ("heap",), label=Note("x") if move else None)
    )
    told = Note("case-only", {"moves": ", ".join(f"take{number + 1}" for number in range(moves))})
    assert case(touched, heap, ["elsewhere"]) == (told if moves <= 3 else None)
    assert case(TOY, heap, ["elsewhere"]) is None, "buttons are seen anyway"
    assert case(labelled, heap, ["elsewhere"]) == (told if moves == 1 else None)


# Who plays together, and what only one sees.


def test_parties_stand_in_the_order_of_their_first_seats() -> None:
    assert parties(Scene((), {}, ()), 3) == [(0,), (1,), (2,)]
    assert parties(Scene((), {}, (), teams=((1, 3),)), 4) == [(0,), (1, 3), (2,)]
    assert parties(Scene((), {}, (), teams=((1, 3), (0, 2))), 4) == [(0, 2), (1, 3)]


WATCHED = Scene(
    (Piece("hand.0", BACK),), {"points.0": 3}, (Note("played", {"seat": 0, "look": "a", "count": 2}),), (Note("trump"),)
)


@pytest.mark.parametrize(
    "seen",
    [
        structs.replace(WATCHED, turned=2),
        structs.replace(WATCHED, signs={"a1": "h8"}),
        structs.replace(WATCHED, notes=(Note("played", {"seat": 0, "look": "a", "count": 3}),)),
        structs.replace(WATCHED, notes=(Note("played", {"seat": 1, "look": "a", "you": "yes"}),)),
        structs.replace(WATCHED, facts=(Note("trump", {"points": 40}),)),
    ],
)
def test_from_where_one_looks_is_no_secret(seen: Scene) -> None:
    assert not sees_more(seen, WATCHED)
    assert not sees_more(WATCHED, seen)


@pytest.mark.parametrize(
    "seen",
    [
        structs.replace(WATCHED, pieces=(Piece("hand.0", "a", "a"),)),
        structs.replace(WATCHED, counters={"points.0": 3, "hand.0": 1}),
        structs.replace(WATCHED, notes=(Note("played", {"seat": 0, "look": "b", "count": 2}),)),
        structs.replace(WATCHED, notes=(Note("played", {"seat": 0, "count": 2}),)),
        structs.replace(WATCHED, notes=()),
        structs.replace(WATCHED, facts=(Note("trump"), Note("own"))),
        structs.replace(WATCHED, facts=(Note("trump", {"lookTrump": "a"}),)),
    ],
)
def test_what_only_one_sees_is_covered(seen: Scene) -> None:
    assert sees_more(seen, WATCHED)
