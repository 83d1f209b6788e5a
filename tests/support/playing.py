"""What tests of games do all the time: play moves by text, list them in notation, and put a state into a match."""

from collections.abc import Callable, Generator, Iterator, Sequence
from typing import TypeVar

import pytest

from ludothek.core.errors import IllegalMove
from ludothek.core.game import Game
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import NOBODY, State

S = TypeVar("S", bound=State)


def of_kind(kind: type[S], state: State) -> S:
    """A state, which is one of this game."""
    assert isinstance(state, kind)
    return state


def state_in(kind: type[S], match: Match) -> S:
    """What lies on the table of a match."""
    return of_kind(kind, match.state)


def first_state(kind: type[S], game: Game, seats: int, **options: int | str) -> S:
    """The first deal of a game, in which nothing has happened yet."""
    return of_kind(kind, game.start(seats, options))


def legal(state: State) -> list[str]:
    """The legal moves in notation."""
    return [state.text(move) for move in state.moves()]


def in_a_row(state: State) -> str:
    """The legal moves in notation, as one text."""
    return " ".join(legal(state))


def play(state: S, *texts: str) -> S:
    """Play single moves by their texts; each must be legal."""
    for text in texts:
        found = [move for move in state.moves() if state.text(move) == text]
        assert found, f"{text} is not legal, but {' '.join(legal(state))}"
        state.play(found[0])
    return state


def play_in_turn(state: S, texts: str) -> S:
    """Play moves that are written in one text, as `C7 SA`."""
    return play(state, *texts.split())


def points(state: State) -> list[int]:
    return [state.points(seat) for seat in range(state.seats)]


def match_with(game: Game, state: State, **options: int | str) -> Match:
    """A match in which this is what lies on the table."""
    match = Match(game, state.seats, options, Seal.numbered(1))
    match.state = state
    return match


def match_in(game: Game, set_up: Callable[..., State], text: str, **options: int | str) -> Match:
    """A match in the position that a text tells."""
    return match_with(game, set_up(text, **options), **options)


def refused(match: Match, text: str) -> str:
    """The clause with which a move is refused."""
    before = match.state.copy()
    with pytest.raises(IllegalMove) as error:
        match.play(text)
    assert match.state == before
    return error.value.clause


def copy_shares_nothing(match: Match) -> None:
    """However a copy is played on to its end, a state that makes a move looks as if there were no copy."""
    game = match.game
    state, again = match.state, Match(game, match.seats, match.options, match.seal, log=match.log).state
    other = state.copy()
    for same in (state, again):
        same.play(same.moves()[0])
    while other.turn != NOBODY:
        other.play(other.moves()[-1])
    for seat in range(match.seats):
        assert game.scene(state, seat) == game.scene(again, seat)


Asking = Generator[tuple[int, Sequence[str]], str, None]
"""A second opinion on a match: it says who has to choose among what, and is sent what was chosen."""


def beside(match: Match, asking: Asking, choose: Callable[[int, Sequence[str]], str]) -> Iterator[None]:
    """Play a match and a second opinion on it move by move: the same seat may do the same. Stops after every deal."""
    asked = next(asking)
    while not match.over:
        if match.between:
            match.open_deal()
        who, allowed = asked
        assert match.state.turn == who
        assert sorted(legal(match.state)) == sorted(allowed)
        move = choose(who, allowed)
        match.follow(move)
        try:
            asked = asking.send(move)
        except StopIteration:
            assert match.over
        if match.between or match.over:
            yield
