"""What a bare board is worth by the rules of tournaments: the chances of every kind of end, and looking ahead.

A position is judged from the side of whoever has just moved; the other is about to throw.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.knowledge import Budget
from ludothek.games.backgammon.mind.bearoff import HOME, BearOff, load, way
from ludothek.games.backgammon.mind.inputs import INPUTS, farthest, look, race
from ludothek.games.backgammon.mind.outcome_net import (
    BACKGAMMON,
    GAMMON,
    LOSE_BACKGAMMON,
    LOSE_GAMMON,
    OUTPUTS,
    WIN,
    Mind,
    learnt,
)
from ludothek.games.backgammon.mind.turn_ends import SIZE, Turn
from ludothek.kit.points.road import BAR, OFF, PLACES
from ludothek.kit.points.stones import STONES

THROWS: Final = 36


class Stakes:
    """What every kind of end is worth to a side, so that chances can be weighed; a loss is worth `lost`."""

    def __init__(self, won: vec[float], lost: vec[float]) -> None:
        """Each for a single, a double and a triple win or loss."""
        self.won = won
        self.lost = lost

    def worth(self, chances: vec[float]) -> float:
        """What chances are worth."""
        won = self.won
        lost = self.lost
        win = chances[WIN]
        return (
            win * won[0]
            + chances[GAMMON] * (won[1] - won[0])
            + chances[BACKGAMMON] * (won[2] - won[1])
            + (1.0 - win) * lost[0]
            + chances[LOSE_GAMMON] * (lost[1] - lost[0])
            + chances[LOSE_BACKGAMMON] * (lost[2] - lost[1])
        )

    def swapped(self) -> "Stakes":
        """What it is worth to the other side."""
        won = vec[float]([-self.lost[0], -self.lost[1], -self.lost[2]])
        lost = vec[float]([-self.won[0], -self.won[1], -self.won[2]])
        return Stakes(won, lost)


def money() -> Stakes:
    """Every point counts alike."""
    return Stakes(vec[float]([1.0, 2.0, 3.0]), vec[float]([-1.0, -2.0, -3.0]))


class Judge:
    """Knows boards through nets, and races in which all stones are home through the table of throws."""

    def __init__(self) -> None:
        self._minds: list[Mind] = [learnt(0), learnt(1)]
        self._bear_off: BearOff = load()
        self._row = vec[float]([0.0] * INPUTS)
        self._turns: list[Turn] = []
        self._board = vec[i64]([0] * SIZE)

    def judge(self, board: vec[i64], start: i64, out: vec[float]) -> None:
        """The chances of whoever has just moved."""
        self._forget()
        self._see(board, start, out)

    def _forget(self) -> None:
        for mind in self._minds:
            mind.forget()

    def _see(self, board: vec[i64], start: i64, out: vec[float]) -> None:
        """The same, quicker after a board that is nearly the same."""
        if board[start + OFF] == STONES:
            _won(board, start, out)
            return
        racing = race(board, start)
        home = racing and farthest(board, start) <= HOME and farthest(board, start + PLACES) <= HOME
        if not home or board[start + OFF] == 0 or board[start + PLACES + OFF] == 0:
            row = self._row
            for number in range(INPUTS):
                row[number] = 0.0
            look(board, start, row, 0)
            self._minds[1 if racing else 0].think(row, out)
        if home:
            out[WIN] = self._bear_off.first(way(board, start), way(board, start + PLACES))
        _bound(board, start, out)

    def ahead(self, board: vec[i64], start: i64, stakes: Stakes, turns: i64, budget: Budget, out: vec[float]) -> None:
        """The chances of whoever has just moved, when so many more turns are looked at.

        `stakes` are those of that side. What comes out counts for nothing where the budget is used up.
        """
        if turns == 0 or board[start + OFF] == STONES:
            self.judge(board, start, out)
            budget.spend(1)
            return
        while len(self._turns) < turns:
            self._turns.append(Turn())
        turn = self._turns[turns - 1]
        theirs = stakes.swapped()
        for index in range(OUTPUTS):
            out[index] = 0.0
        before = vec[i64]([0] * SIZE)
        for place in range(PLACES):
            before[place] = board[start + PLACES + place]
            before[PLACES + place] = board[start + place]
        chances = vec[float]([0.0] * OUTPUTS)
        for one in range(1, 7):
            for two in range(1, one + 1):
                if budget.used_up():
                    return
                turn.find(before, 0, one, two)
                best = self.best(turn, theirs, budget, chances)
                if turns > 1:
                    self.ahead(turn.boards, best * SIZE, theirs, turns - 1, budget, chances)
                _add_swapped(chances, 1.0 if one == two else 2.0, out)
        for index in range(OUTPUTS):
            out[index] /= float(THROWS)

    def best(self, turn: Turn, stakes: Stakes, budget: Budget, out: vec[float]) -> i64:
        """The best end of a turn for whoever makes it, as it stands, and its chances.

        What comes out counts for nothing where the budget is used up.
        """
        chances = vec[float]([0.0] * OUTPUTS)
        best: i64 = 0
        highest = -1e9
        self._forget()
        for index in range(turn.count):
            if budget.used_up():
                break
            self._see(turn.boards, index * SIZE, chances)
            budget.spend(1)
            value = stakes.worth(chances)
            if value > highest:
                highest = value
                best = index
                for kind in range(OUTPUTS):
                    out[kind] = chances[kind]
        return best


def _add_swapped(chances: vec[float], times: float, out: vec[float]) -> None:
    """Add the chances of the other side."""
    out[WIN] += times * (1.0 - chances[WIN])
    out[GAMMON] += times * chances[LOSE_GAMMON]
    out[BACKGAMMON] += times * chances[LOSE_BACKGAMMON]
    out[LOSE_GAMMON] += times * chances[GAMMON]
    out[LOSE_BACKGAMMON] += times * chances[BACKGAMMON]


def _won(board: vec[i64], start: i64, out: vec[float]) -> None:
    """BGM-29, BGM-30, BGM-31."""
    for index in range(OUTPUTS):
        out[index] = 0.0
    out[WIN] = 1.0
    if board[start + PLACES + OFF] == 0:
        out[GAMMON] = 1.0
        for place in range(19, BAR + 1):
            if board[start + PLACES + place] > 0:
                out[BACKGAMMON] = 1.0


def _bound(board: vec[i64], start: i64, out: vec[float]) -> None:
    """What cannot be has no chance: whoever has a stone off loses but once."""
    if board[start + PLACES + OFF] > 0:
        out[GAMMON] = 0.0
    if board[start + OFF] > 0:
        out[LOSE_GAMMON] = 0.0
    out[GAMMON] = min(out[GAMMON], out[WIN])
    out[LOSE_GAMMON] = min(out[LOSE_GAMMON], 1.0 - out[WIN])
    out[BACKGAMMON] = min(out[BACKGAMMON], out[GAMMON])
    out[LOSE_BACKGAMMON] = min(out[LOSE_BACKGAMMON], out[LOSE_GAMMON])
