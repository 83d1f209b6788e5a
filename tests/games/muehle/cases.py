"""Mühle for tests: positions and worked cases in words, and a slow referee that reads the rules off the board."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import chain, pairwise

from ludothek.core.match import Match
from ludothek.core.options import Options
from ludothek.games import load_game
from ludothek.games.muehle.board import POINTS
from ludothek.games.muehle.rules import MAY_DECLINE, TAKE_ANY, TAKE_TWO, Muehle, setup
from support.cases import Cases, read_setup, result
from support.duels import COLOURS
from support.playing import legal, play

GAME = load_game("muehle")
LINES = [
    line.split("-")
    for line in (
        *("a1-d1-g1", "b2-d2-f2", "c3-d3-e3", "a4-b4-c4", "e4-f4-g4", "c5-d5-e5", "b6-d6-f6", "a7-d7-g7"),
        *("a1-a4-a7", "b2-b4-b6", "c3-c4-c5", "d1-d2-d3", "d5-d6-d7", "e3-e4-e5", "f2-f4-f6", "g1-g4-g7"),
    )
]
NEIGHBOURS = {
    point: {other for line in LINES for pair in pairwise(line) if point in pair for other in pair if other != point}
    for point in POINTS
}
TERMS = range(8)


def board(points: str) -> int:
    """The set of points that are named."""
    return sum(1 << POINTS.index(point) for point in points.split())


def names_of(stones: int) -> str:
    """The names of a set of points, in alphabetical order."""
    return " ".join(sorted(point for number, point in enumerate(POINTS) if stones >> number & 1))


def position(text: str, dealer: int = 0, terms: int = 0) -> Muehle:
    """A game taken up at `White: a1 d1; Black: b4 f4; in hand 7/7; White to move; quiet 99`."""
    said = read_setup(text, "in hand", "quiet")
    white, black = (board(" ".join(said.sides[colour])) for colour in COLOURS)
    ours, theirs = map(int, said.more.get("in hand", "0/0").split("/"))
    to_move = COLOURS.index(said.first or "White")
    quiet = int(said.more.get("quiet", 0))
    return setup(white, black, ours, theirs, to_move=to_move, quiet=quiet, dealer=dealer, terms=terms)


def stones(state: Muehle) -> tuple[str, str]:
    """What White and Black have on the board."""
    return names_of(state.stones(state.dealer)), names_of(state.stones(1 - state.dealer))


def in_hand(state: Muehle) -> str:
    return f"{state.in_hand(state.dealer)}/{state.in_hand(1 - state.dealer)}"


def sides(state: Muehle) -> dict[str, str]:
    """What the seats have on the board, by their colours."""
    return {COLOURS[seat ^ state.dealer]: names_of(state.stones(seat)) for seat in range(2)}


def outcome(state: Muehle) -> str:
    """`none`, `draw` or who wins."""
    return result(state, list(sides(state)))


def match_at(text: str, options: Options | None = None) -> Match:
    """A match in the middle of its first game."""
    match = Match(GAME, 2, options or {})
    state = match.state
    assert isinstance(state, Muehle)
    match.state = position(text, dealer=state.dealer, terms=state.terms)
    return match


def carry_out(case: str, dealer: int = 0) -> None:
    """Carry out a worked case and assert what it says."""
    nine = "White:; Black:; in hand 9/9; White to move"
    set_up = partial(position, dealer=dealer)
    Cases(partial(set_up, nine), set_up, sides, tells={"in hand": in_hand}).carry_out(case)


# The slow referee.


class Referee:
    """The rules once more, as slowly and as literally as possible: what is legal, and what a turn leads to."""

    def __init__(self, terms: int) -> None:
        self.terms = terms
        self.at: dict[str, int] = {}
        """The colour on a point: 0 White, 1 Black."""
        self.hand = [9, 9]
        self.turn = 0
        self.second = False
        self.result = "none"
        self.quiet = 0
        self.seen: Counter[object] = Counter({self._position(): 1})

    def _position(self) -> object:
        return frozenset(self.at.items()), tuple(self.hand), self.turn

    def _mills(self, at: Mapping[str, int], colour: int) -> list[list[str]]:
        return [line for line in LINES if all(at.get(point) == colour for point in line)]

    def _takeable(self, at: Mapping[str, int]) -> list[str]:
        other = 1 - self.turn
        theirs = [point for point in POINTS if at.get(point) == other]
        safe = set(chain.from_iterable(self._mills(at, other)))
        return [point for point in theirs if point not in safe] or (theirs if self.terms & TAKE_ANY else [])

    def _steps(self) -> Iterator[tuple[str, str]]:
        """What may go from where to where, before anything is taken; a stone in hand comes from nowhere."""
        free = [point for point in POINTS if point not in self.at]
        if self.hand[self.turn]:
            yield from (("", point) for point in free)
            return
        own = [point for point in POINTS if self.at.get(point) == self.turn]
        for source in own:
            yield from ((source, target) for target in free if len(own) == 3 or target in NEIGHBOURS[source])

    def _after(self, source: str, target: str) -> tuple[dict[str, int], int]:
        """The board after a step and how many mills the stone that came is part of."""
        at = {point: colour for point, colour in self.at.items() if point != source} | {target: self.turn}
        return at, sum(target in line for line in self._mills(at, self.turn))

    def legal(self) -> set[str]:
        """Every legal move as it is written."""
        if self.result != "none":
            return set()
        may = bool(self.terms & MAY_DECLINE)
        if self.second:
            return {f"x{point}" for point in self._takeable(self.at)} | ({"x-"} if may else set())
        found: set[str] = set()
        for source, target in self._steps():
            step = f"{source}-{target}" if source else target
            at, mills = self._after(source, target)
            takeable = self._takeable(at) if mills else []
            found |= {f"{step}x{point}" for point in takeable}
            if may or not takeable:
                found.add(step)
        return found

    def play(self, text: str) -> None:
        """Carry out a legal move."""
        step, _, taken = text.partition("x")
        source, _, target = step.rpartition("-")
        mills = 0
        if self.second:
            self.second = False
        else:
            self.at, mills = self._after(source, target)
            self.hand[self.turn] -= not source
        if taken in self.at:
            del self.at[taken]
            if mills == 2 and self.terms & TAKE_TWO and self._takeable(self.at) and not self._beaten():
                self.second = True
                return
        self.quiet = self.quiet + 1 if source and not taken else 0
        self.turn = 1 - self.turn
        self.seen[self._position()] += 1
        self.result = self._result()

    def _beaten(self) -> bool:
        """Has the colour that is not to move too few stones?"""
        other = 1 - self.turn
        return sum(colour == other for colour in self.at.values()) + self.hand[other] < 3

    def _result(self) -> str:
        own = sum(colour == self.turn for colour in self.at.values()) + self.hand[self.turn]
        if own < 3 or not any(self._steps()):
            return f"{COLOURS[1 - self.turn]} wins"
        if self.seen[self._position()] == 3 or self.quiet == 100:
            return "draw"
        return "none"


def walk(terms: int, choices: Sequence[int]) -> Iterator[tuple[Muehle, Referee]]:
    """The same game by the rules and by the slow referee, move by move; each choice picks one of the legal moves."""
    state, referee = position("White:; Black:; in hand 9/9", terms=terms), Referee(terms)
    yield state, referee
    for choice in choices:
        texts = legal(state)
        if not texts:
            return
        text = texts[choice % len(texts)]
        play(state, text)
        referee.play(text)
        yield state, referee
