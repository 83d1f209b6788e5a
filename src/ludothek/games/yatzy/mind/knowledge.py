"""What computer players know of Yatzy: four ways to play, from collecting one face to the exact optimum."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import State
from ludothek.games.yatzy.mind.endings import SECONDS, Endings, near, sheet_of
from ludothek.games.yatzy.mind.optima import Optima
from ludothek.games.yatzy.mind.optimum import SHEETS, Round, entry
from ludothek.games.yatzy.rules import ALL, ENTER, FIELDS, RULES, STRIKE, Yatzy
from ludothek.games.yatzy.throws import COUNTS
from ludothek.kit.common.dice import FACES

COLLECT: Final = 0
"""Collects the face that lies there most often and enters what counts most."""
GREEDY: Final = 1
"""Looks for points in this round, without a thought for the next, and misjudges every move by up to 15 of them."""
SLIPPING: Final = 2
"""Looks for points in the whole game, but misjudges every move by up to 10 of them."""
OPTIMUM: Final = 3
"""Gets the most points out of the whole game, and of the last rounds of a game for two the best chance to win it."""
GREEDY_SLIPS: Final = 15.0
CLUB_SLIPS: Final = 10.0
EQUAL: Final = 1e-9
"""Chances that differ by less are the same."""


class Judge:
    """Weighs moves by the points they bring at once and by the worth of the sheets they lead to."""

    def __init__(self, worth: vec[float]) -> None:
        self._worth = worth
        self._round = Round()
        self._sheet: i64 = -1
        """The sheet that the round was last weighed for."""

    def best(self, state: Yatzy, slips: float, random: Random) -> i64:
        """The best move, if each is misjudged at random by up to so many points."""
        moves = state.moves()
        values = self.values(state, moves)
        chosen: i64 = -1
        highest = 0.0
        for index in range(len(moves)):
            value = values[index]
            if slips > 0.0:
                value += slips * random.random()
            if chosen < 0 or value > highest:
                chosen = moves[index]
                highest = value
        return chosen

    def values(self, state: Yatzy, moves: vec[i64]) -> vec[float]:
        """The points that are still to come after each move."""
        filled, upper = self._look(state)
        shown = state.shown(ALL)
        values = vec[float](capacity=len(moves))
        for move in moves:
            if move >= ENTER:
                field = (move - ENTER) % FIELDS
                points = state.worth(shown, field) if move < STRIKE else 0
                values = append(values, entry(self._worth, filled, upper, field, points))
            else:
                values = append(values, self._round.early[move] if state.throws == 1 else self._round.late[move])
        return values

    def _look(self, state: Yatzy) -> tuple[i64, i64]:
        """Weigh the round, once for all its decisions; return what is filled and what the upper half holds."""
        sheet = sheet_of(state, state.turn)
        rules = state.terms & RULES
        key = sheet.key() << 4 | rules
        if key != self._sheet:
            self._round.look(self._worth, sheet.filled, sheet.upper, rules)
            self._sheet = key
        return sheet.filled, sheet.upper


class YatzyKnowledge(Knowledge):
    """Every level plays by rule or by table; nothing has to be searched."""

    def __init__(self, seconds: float = SECONDS) -> None:
        """No longer than so many seconds is thought about the end of a game."""
        self._seconds = seconds
        self._greedy: Judge | None = None
        self._optima = Optima()
        self._judges: dict[i64, Judge] = {}
        self._endings: dict[i64, Endings] = {}

    def policy(self, state: State, skill: i64, random: Random) -> i64:
        assert isinstance(state, Yatzy)
        if skill == COLLECT:
            return collect(state)
        if skill == GREEDY:
            if self._greedy is None:
                self._greedy = Judge(vec[float]([0.0] * SHEETS))
            return self._greedy.best(state, GREEDY_SLIPS, random)
        if skill == SLIPPING:
            return self._expert(state).best(state, CLUB_SLIPS, random)
        return self._master(state, random)

    def worth(self, state: Yatzy) -> vec[float]:
        """The points of the whole sheet that may be expected after each legal move."""
        values = self._expert(state).values(state, state.moves())
        for index in range(len(values)):
            values[index] += float(state.written(state.turn, 0, FIELDS))
        return values

    def chances(self, state: Yatzy) -> vec[float]:
        """The exact chance to win after each legal move; none as long as the game is not near its end."""
        if not near(state):
            return vec[float]()
        rules = state.terms & RULES
        if rules not in self._endings:
            self._endings[rules] = Endings(rules, self._seconds)
        return self._endings[rules].values(state, state.moves())

    def _master(self, state: Yatzy, random: Random) -> i64:
        """The best chance to win where it is known; of equal chances, and before that, the most points."""
        chances = self.chances(state)
        if len(chances) == 0:
            return self._expert(state).best(state, 0.0, random)
        moves = state.moves()
        values = self._expert(state).values(state, moves)
        best: i64 = 0
        for index in range(1, len(moves)):
            ahead = chances[index] - chances[best]
            if ahead > EQUAL or (ahead > -EQUAL and values[index] > values[best]):
                best = index
        return moves[best]

    def _expert(self, state: Yatzy) -> Judge:
        serving = self._optima.serving(state.terms & RULES)
        if serving not in self._judges:
            self._judges[serving] = Judge(self._optima.worth(serving))
        return self._judges[serving]


def collect(state: Yatzy) -> i64:
    """Keep all dice of the face that lies there most often, the higher of two; enter what counts most."""
    shown = state.shown(ALL)
    moves = state.moves()
    chosen = moves[0]
    most: i64 = -1
    for move in moves:
        worth: i64 = 0
        if move >= ENTER:
            worth = state.worth(shown, move - ENTER) if move < STRIKE else 0
        else:
            for face in range(FACES):
                if COUNTS[move] == COUNTS[shown] & (15 << 4 * face):
                    worth = FACES * (COUNTS[move] >> 4 * face) + face
        if worth > most:
            chosen = move
            most = worth
    return chosen
