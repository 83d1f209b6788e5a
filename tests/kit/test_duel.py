"""What duels and draughts share, tried on a small duel and on draughts that one wins by losing every piece."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.game import Game
from ludothek.core.match import Match
from ludothek.core.state import LOT, NOBODY, REFEREE
from ludothek.core.view import Piece
from ludothek.games import all_games
from ludothek.kit.common.pieces import heap
from ludothek.kit.duels.diagonals import square_set
from ludothek.kit.duels.draughts import FORCED, Draughts
from ludothek.kit.duels.duel import Duel, first_turn
from ludothek.kit.duels.numbering import FIRST_STEP, TEXTS
from ludothek.kit.duels.table import sides


class Switches(Duel):
    """Each seat turns one of three lamps on or off, in turn; the third lamp of a seat burns out."""

    lamps: i64 = 0

    def moves(self) -> vec[i64]:
        return vec[i64]([0, 1, 2])

    def play(self, move: i64) -> None:
        self.lamps ^= 1 << (move + 3 * self.turn)
        self.quiet += 1
        if move == 2:
            self.afresh()
        self.turn = 1 - self.turn
        self.begin_turn()

    def begin_turn(self) -> None:
        self.remember(self.lamps & 7, self.lamps >> 3)
        if why := self.standstill(10):
            self.end(-1, why)

    def copy(self) -> "Switches":
        new = Switches(self.seats, self.dealer, self.turn)
        self.carry(new)
        new.lamps = self.lamps
        return new


def switches(quiet: int = 0) -> Switches:
    state = Switches(2, 0, 0)
    state.open(0, quiet)
    state.begin_turn()
    return state


def played(state: Switches, moves: str) -> str:
    for move in moves:
        assert state.turn != NOBODY
        state.play(int(move))
    return state.ended


def test_a_position_for_the_third_time_is_a_draw() -> None:
    state = switches()
    assert played(state, "0000") == ""
    assert state.times() == 2
    assert played(state, "0000") == "repetition"
    assert (state.points(0), state.points(1)) == (1, 1)


def test_both_words_tell_a_position() -> None:
    state = switches()
    played(state, "00010")
    assert state.times() == 1, "seat 1 has another lamp burning"


def test_what_cannot_be_undone_makes_it_begin_afresh() -> None:
    state = switches()
    assert played(state, "0000") == ""
    assert played(state, "22") == ""
    assert (state.quiet, state.times()) == (0, 1)
    assert played(state, "0000") == ""


def test_a_game_that_stays_quiet_is_a_draw() -> None:
    state = switches(quiet=7)
    assert played(state, "001") == "quiet"


def test_a_copy_remembers_what_its_original_does_and_goes_its_own_way() -> None:
    state = switches()
    played(state, "0000")
    again = state.copy()
    assert again == state
    assert played(again, "0000") == "repetition"
    assert (state.ended, state.times()) == ("", 2)


@pytest.mark.parametrize(("agreement", "points", "reason"), [(0, (1, 1), "agreed"), (1, (0, 2), "resigned")])
def test_seat_0_offers_a_draw_or_resigns(agreement: int, points: tuple[int, int], reason: str) -> None:
    state = switches()
    state.agree(agreement, 0)
    assert (state.points(0), state.points(1)) == points
    assert (state.turn, state.reason()) == (NOBODY, f"reason-{reason}")


def test_the_lot_gives_white() -> None:
    assert first_turn(LOT) == REFEREE
    assert first_turn(1) == 1
    state = Switches(2, LOT, REFEREE)
    state.give_white(1)
    assert (state.dealer, state.turn, sides(state.dealer)) == (1, 1, ("black", "white"))


# A kind of draughts with another goal.


class Giveaway(Draughts):
    """Whoever has no piece left, or cannot move, has won."""

    def moves(self) -> vec[i64]:
        if self.able != 0:
            return self.append_jumps(vec[i64](), self.able)
        return self.append_steps(vec[i64]())

    def play(self, move: i64) -> None:
        if move < FIRST_STEP:
            self.jump(move)
        else:
            self.step(move)
            self.next_turn()

    def copy(self) -> "Giveaway":
        new = Giveaway(self.seats, self.dealer, self.turn)
        self.carry_pieces(new)
        return new

    def cleared(self) -> None:
        self.end(1 - self.turn, "captured")

    def stuck(self) -> None:
        self.end(self.turn, "blocked")


def giveaway(white: str, black: str, kings: str = "") -> Giveaway:
    state = Giveaway(2, 0, 0)
    state.open(FORCED, 0)
    state.white, state.black, state.kings = square_set(white), square_set(black), square_set(kings)
    state.begin_turn()
    return state


def legal(state: Giveaway) -> list[str]:
    return [TEXTS[move] for move in state.moves()]


def go(state: Giveaway, *texts: str) -> Giveaway:
    for text in texts:
        assert text in legal(state)
        state.play(TEXTS.index(text))
    return state


def test_a_capture_is_compulsory_and_goes_on() -> None:
    state = giveaway("c3 g3", "a7 d4 d6")
    assert legal(state) == ["c3xe5"]
    assert legal(go(state, "c3xe5")) == ["e5xc7"]
    assert go(state, "e5xc7").turn == 1


def test_a_king_chooses_where_to_land() -> None:
    state = giveaway("a1", "d4 d6 h2", "a1")
    assert sorted(legal(state)) == ["a1xe5", "a1xf6", "a1xg7", "a1xh8"]
    assert sorted(legal(go(state, "a1xe5"))) == ["e5xb8", "e5xc7"]


def test_who_has_lost_the_last_piece_may_have_won() -> None:
    state = go(giveaway("c3", "e5 h8"), "c3-d4", "e5xc3")
    assert (state.winner, state.reason()) == (0, "reason-captured")


def test_who_cannot_move_may_have_won() -> None:
    state = go(giveaway("a3 c3", "a5"), "a3-b4")
    assert (state.winner, state.reason()) == (1, "reason-blocked")


# Pieces in heaps.


def test_a_piece_that_has_just_come_lies_apart_in_its_heap() -> None:
    assert heap("box.0", "white", 0) == []
    assert heap("box.0", "white", 3) == [Piece("box.0", "white", count=3)]
    assert heap("box.0", "white", 3, "c3") == [Piece("box.0", "white", count=2), Piece("box.0", "white", came="c3")]
    assert heap("box.0", "white", 2, "middle", 2) == [Piece("box.0", "white", came="middle", count=2)]


DUELS = [game for game in all_games() if isinstance(game.start(game.seats[0]), Duel)]


@pytest.mark.parametrize("game", DUELS, ids=lambda game: game.id)
def test_a_win_brings_two_points_a_draw_one_and_colours_change(game: Game) -> None:
    match = Match(game, 2, {"series": 3})
    whites = []
    for agreement, seat in (("resign", 0), ("draw", 1), ("resign", 0)):
        whites.append(match.state.dealer)
        match.agree(agreement, seat)
        if match.between:
            match.next_deal()
    assert (whites, match.view(0).totals) == ([0, 1, 0], (1, 5))


@pytest.mark.parametrize(("winner", "worth"), [(0, [1.0, -1.0]), (1, [-1.0, 1.0]), (-1, [0.0, 0.0])])
def test_what_an_ending_is_worth(winner: int, worth: list[float]) -> None:
    state = switches()
    state.end(winner, "tried")
    assert [state.outcome(seat) for seat in range(2)] == worth
