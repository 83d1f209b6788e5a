"""Whether to double and whether to take, from what follows the next throw: the cube decisions of a game or a match."""

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.knowledge import Budget
from ludothek.games.backgammon.mind.cube import LIFE, LIFE_IN_RACE, THEIRS, Equity, Score, held, on_throw
from ludothek.games.backgammon.mind.inputs import race
from ludothek.games.backgammon.mind.judge import THROWS, Judge, Stakes
from ludothek.games.backgammon.mind.outcome_net import BACKGAMMON, GAMMON, LOSE_BACKGAMMON, LOSE_GAMMON, OUTPUTS, WIN
from ludothek.games.backgammon.mind.turn_ends import SIZE, Turn


class Offer:
    """What it is worth to whoever is about to throw to leave the cube, to double if that is taken, and if dropped."""

    def __init__(self, kept: float, taken: float, dropped: float) -> None:
        self.kept = kept
        self.taken = taken
        self.dropped = dropped

    def doubles(self) -> bool:
        """Is a double right? Not where the game is too good to be dropped."""
        return min(self.taken, self.dropped) > self.kept

    def takes(self) -> bool:
        """Is it right to take it?"""
        return self.taken <= self.dropped


def swapped(chances: vec[float]) -> vec[float]:
    """The chances of the other side."""
    return vec[float](
        [
            1.0 - chances[WIN],
            chances[LOSE_GAMMON],
            chances[LOSE_BACKGAMMON],
            chances[GAMMON],
            chances[BACKGAMMON],
        ]
    )


def at_once(chances: vec[float], score: Score, cube: i64, owner: i64, limit: i64, life: float) -> Offer:
    """By the chances of whoever is about to throw, as they stand."""
    mine = Equity(chances, score)
    kept = held(mine, cube, owner, limit, life)
    return Offer(kept, held(mine, 2 * cube, THEIRS, limit, life), score.won(cube))


def after_throws(
    judge: Judge, board: vec[i64], score: Score, cube: i64, owner: i64, limit: i64, turns: i64, budget: Budget
) -> Offer:
    """By what each throw leads to, with the best use of it: then the other is about to throw and may double.

    The board is that of whoever is about to throw. Positions after the throw are judged so many turns ahead. What comes
    out counts for nothing where the budget is used up.
    """
    kept = 0.0
    taken = 0.0
    turn = Turn()
    chances = vec[float]([0.0] * OUTPUTS)
    theirs = score.swapped()
    stakes = stakes_of(score, cube)
    for one in range(1, 7):
        for two in range(1, one + 1):
            if budget.used_up():
                break
            turn.find(board, 0, one, two)
            best = judge.best(turn, stakes, budget, chances)
            if turns > 0:
                judge.ahead(turn.boards, best * SIZE, stakes, turns, budget, chances)
            life = LIFE_IN_RACE if race(turn.boards, best * SIZE) else LIFE
            other = Equity(swapped(chances), theirs)
            share = 1.0 if one == two else 2.0
            kept -= share * on_throw(other, cube, -owner, limit, life)
            taken -= share * on_throw(other, 2 * cube, -THEIRS, limit, life)
    return Offer(kept / THROWS, taken / THROWS, score.won(cube))


def stakes_of(score: Score, cube: i64) -> Stakes:
    """What every end of a game is worth with a cube, so that a single win and a single loss lie 2 apart."""
    middle = 0.5 * (score.won(cube) + score.lost(cube))
    half = 0.5 * (score.won(cube) - score.lost(cube))
    won = vec[float]([0.0] * 3)
    lost = vec[float]([0.0] * 3)
    for times in range(3):
        won[times] = (score.won(cube * (times + 1)) - middle) / half
        lost[times] = (score.lost(cube * (times + 1)) - middle) / half
    return Stakes(won, lost)
