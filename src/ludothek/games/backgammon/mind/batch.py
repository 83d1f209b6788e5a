"""Many games of nets against themselves, side by side: the ends of all their turns are seen at once."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.games.backgammon.mind.inputs import INPUTS, look, race
from ludothek.games.backgammon.mind.turn_ends import SIZE, Turn
from ludothek.kit.points.road import BAR, OFF, PLACES

ROOM: Final = 64
"""Ends for which there is room, for every game; on the average there are twenty, and what finds none is left out."""
SETUP: Final = ((24, 2), (13, 5), (8, 3), (6, 5))


class Batch:
    """Some games. Boards are those of whoever is about to throw."""

    def __init__(self, games: i64, seed: i64) -> None:
        self.games = games
        self.room = games * ROOM
        self.rows = vec[float]([0.0] * (self.room * INPUTS))
        """The inputs of every end."""
        self.kinds = vec[i64]([0] * self.room)
        """0 where stones may still be hit, 1 in a race, 2 to 4 after a single, double or triple win."""
        self.chosen = vec[i64]([0] * games)
        """The end that each game goes on with."""
        self.finished: i64 = 0
        self._boards = vec[i64]([0] * (games * SIZE))
        self._fresh = vec[i64]([1] * games)
        self._ends = vec[i64]([0] * (self.room * SIZE))
        self._firsts = vec[i64]([0] * (games + 1))
        self._turn = Turn()
        self._random = Random(seed)
        for game in range(games):
            self._set_up(game)

    def _set_up(self, game: i64) -> None:
        board = self._boards
        start = game * SIZE
        for place in range(SIZE):
            board[start + place] = 0
        for place, stones in SETUP:
            board[start + place] = stones
            board[start + PLACES + place] = stones
        self._fresh[game] = 1

    def spread(self) -> i64:
        """Throw the dice in all games and see the ends of their turns; how many are there?"""
        turn = self._turn
        count: i64 = 0
        for game in range(self.games):
            one = 1 + self._random.randrange(6)
            two = 1 + self._random.randrange(6)
            while self._fresh[game] == 1 and one == two:
                two = 1 + self._random.randrange(6)
            self._fresh[game] = 0
            self._firsts[game] = count
            turn.find(self._boards, game * SIZE, one, two)
            for index in range(min(turn.count, self.room - count - (self.games - 1 - game))):
                self._take_in(turn, index * SIZE, count)
                count += 1
        self._firsts[self.games] = count
        return count

    def _take_in(self, turn: Turn, start: i64, end: i64) -> None:
        boards = turn.boards
        for place in range(SIZE):
            self._ends[end * SIZE + place] = boards[start + place]
        self.kinds[end] = kind_of(boards, start)
        rows = self.rows
        for number in range(end * INPUTS, (end + 1) * INPUTS):
            rows[number] = 0.0
        if self.kinds[end] < 2:
            look(boards, start, rows, end * INPUTS)

    def choose(self, values: list[float]) -> None:
        """Go on with the best end in every game, by what each is worth; where a game is over, another begins."""
        for game in range(self.games):
            best = self._firsts[game]
            for end in range(self._firsts[game] + 1, self._firsts[game + 1]):
                if values[end] > values[best]:
                    best = end
            self.chosen[game] = best
            if self.kinds[best] > 1:
                self.finished += 1
                self._set_up(game)
                continue
            for place in range(PLACES):
                self._boards[game * SIZE + place] = self._ends[best * SIZE + PLACES + place]
                self._boards[game * SIZE + PLACES + place] = self._ends[best * SIZE + place]


def kind_of(board: vec[i64], start: i64) -> i64:
    """As `Batch.kinds` has it."""
    if board[start + OFF] < 15:
        return 1 if race(board, start) else 0
    if board[start + PLACES + OFF] > 0:
        return 2
    for place in range(19, BAR + 1):
        if board[start + PLACES + place] > 0:
            return 4
    return 3
