"""The table of Lügenmäxchen: two dice under a cup, what was announced, and counters that nobody wants."""

from collections.abc import Iterator, Sequence

from ludothek.core.state import NOBODY, State
from ludothek.core.view import BACK, Choice, Layout, Look, Note, Piece, Row, Saying, Scene, Zone
from ludothek.games.luegenmaexchen.rules import (
    BELIEVE,
    COMBINATIONS,
    DICE,
    LIFT,
    MAEXCHEN,
    NOTHING,
    SHOW,
    Luegenmaexchen,
    rank,
)
from ludothek.kit.common.dice import die_looks
from ludothek.kit.common.pieces import heap, piece

WORDS = {"max": "21", "mäxchen": "21", "believe": "b", "lift": "l"}
"""What people may type instead."""


def layout(seats: int) -> Layout:
    """The cup and the counters in the middle, the dice of the last lifting beside them, and counters at every seat."""
    zones = [
        Zone("cup", "cup", label=Note("zone-cup")),
        Zone("lifted", "dice", picture=True, label=Note("zone-lifted")),
        Zone("middle", "box", label=Note("zone-middle")),
        Zone("calls", "calls", label=Note("zone-calls"), rows=_CALLS),
        *(Zone(f"counters.{seat}", "box", seat, label=Note("zone-counters")) for seat in range(seats)),
    ]
    hidden = Look(BACK, "die", "", "white", "", Note("die-hidden"))
    counter = Look("counter", "chip", "", "red", "●", Note("counter"))
    return Layout(tuple(zones), (*die_looks(), hidden, counter), buttons=True)


_CALLS = tuple(Row(text, Note("call", {"value": int(text)})) for text in COMBINATIONS)


# How moves are made.


def choice(state: Luegenmaexchen, move: int) -> Choice:
    """What is announced has its place among the calls, the truth stands out; the rest is said by buttons."""
    text = state.text(move)
    if move >= DICE:
        return Choice(move, text)
    if move < SHOW:
        label, touches = Note("announce", {"value": int(text)}), (f"calls.{text}",)
        if state.turn != state.thrower:
            return Choice(move, text, touches, label=label)
        thrown = rank(state.first, state.second)
        truth = "same" if move == thrown else "less" if move < thrown else "more"
        return Choice(move, text, touches, label=label, help=Note(f"help-{truth}"), usual=move == thrown)
    name = "show" if move == SHOW else "believe" if move == BELIEVE else "lift"
    return Choice(move, text, label=Note(f"label-{name}"), help=Note(f"help-{name}"))


def read(_state: State, text: str) -> Sequence[str]:
    """`max` is the Mäxchen, and the faces may be written in any order: `5-4`, `45`."""
    word = text.strip().lower()
    faces = "".join(sorted(word.replace("-", ""), reverse=True))
    return (WORDS.get(word, faces if faces in COMBINATIONS else text),)


# What is seen.


def scene(state: Luegenmaexchen, seat: int) -> Scene:
    """LUE-6, LUE-R13: the dice under the cup are for the eyes of their thrower, everything else for all."""
    pieces = [*_dice(state, seat), *_counters(state)]
    if len(state.lifted) > 0:
        pieces += [piece("lifted", f"die-{face}") for face in sorted(state.lifted[:2], reverse=True)]
    said = list(state.sayings)
    return Scene(
        pieces=tuple(pieces),
        counters={},
        notes=tuple(_notes(state)),
        facts=tuple(_facts(state, seat)),
        sayings=tuple(
            Saying(speaker, _value("say", combination))
            for speaker, combination in zip(said[::2], said[1::2], strict=True)
        ),
    )


def _value(text: str, combination: int) -> Note:
    return Note(text, {"value": int(COMBINATIONS[combination])})


def _dice(state: Luegenmaexchen, seat: int) -> list[Piece]:
    if seat == state.thrower and state.second:
        return [piece("cup", f"die-{face}") for face in sorted((state.first, state.second), reverse=True)]
    return [piece("cup", BACK, count=2)]


def _counters(state: Luegenmaexchen) -> Iterator[Piece]:
    """The counters in the middle and before every seat; those just taken come from the middle."""
    taker, taken = (state.lifted[5], state.lifted[6]) if _just_lifted(state) else (NOTHING, 0)
    yield from heap("middle", "counter", state.middle)
    for owner in range(state.seats):
        came = "middle" if owner == taker and taken else ""
        yield from heap(f"counters.{owner}", "counter", state.counters[owner], came, taken)


def _just_lifted(state: Luegenmaexchen) -> bool:
    """Has the last move ended a round by lifting? LUE-R7: after an announced Mäxchen nobody is asked."""
    return state.last in (LIFT, MAEXCHEN)


def _notes(state: Luegenmaexchen) -> Iterator[Note]:
    """What was said or done last, and what came of it."""
    if state.last == NOTHING:
        return
    actor = {"seat": state.actor}
    if state.last < SHOW:
        yield Note("note-announced", {**actor, "value": int(COMBINATIONS[state.last])})
    elif state.last == BELIEVE:
        yield Note("note-believed", actor)
    elif state.last == SHOW:
        yield Note("note-shown", actor)
        if state.out == 0:
            yield Note("note-alone", {"seat": state.thrower})
    if _just_lifted(state):
        first, second, announced, _, doubter, taker, taken = state.lifted
        yield Note("note-lifted", {"seat": doubter, "value": int(COMBINATIONS[rank(first, second)])})
        truth = "true" if taker == doubter else "lie"
        said = int(COMBINATIONS[announced])
        yield Note(f"note-{truth}", {"seat": taker, "value": said, "count": taken})
    if state.turn == NOBODY:
        for seat in range(state.seats):
            if state.points(seat) == 0 and state.forfeit:
                yield Note("note-forfeit", {"seat": seat, "forfeit": state.forfeit})


def _facts(state: Luegenmaexchen, seat: int) -> Iterator[Note]:
    """What is under the own cup, what is to be beaten, who is out of the round, and what the loser owes."""
    if seat == state.thrower and state.second:
        yield _value("fact-thrown", rank(state.first, state.second))
    if state.turn == state.thrower and state.announced != NOTHING:
        yield Note("fact-beat", {"seat": state.turn, "value": int(COMBINATIONS[state.announced])})
    for other in range(state.seats):
        if (state.out >> other) & 1:
            yield Note("fact-out", {"seat": other})
    if state.forfeit:
        yield Note("fact-forfeit", {"forfeit": state.forfeit})
