"""Positions of Nur keine Aufregung for tests, and a slow referee of its own that knows the rules by the board alone."""

import re
from typing import TypeVar

from ludothek.core.state import NOBODY, REFEREE
from ludothek.games.nur_keine_aufregung.rules import (
    ENTER_ON_SIX,
    NO_GOAL_JUMP,
    PLAY_ON,
    THROW_OUT,
    NurKeineAufregung,
    start,
)
from support.cases import Cases, read_setup
from support.playing import legal, play

COLOURS = "ABCD"
STARS = ("6", "16", "26", "36")
R = TypeVar("R", bound=NurKeineAufregung)


def colours(seats: int) -> str:
    """Who sits there: two players face each other."""
    return "AC" if seats == 2 else COLOURS[:seats]


def path(colour: str) -> list[str]:
    """The places of a colour in the order in which its figures come to them."""
    start = {"A": 1, "B": 11, "C": 21, "D": 31}[colour]
    track = [str((start + step - 1) % 40 + 1) for step in range(40)]
    return ["H", *track, "G1", "G2", "G3", "G4"]


def position(to_throw: str, figures: dict[str, str], seats: int = 4, terms: int = 0) -> NurKeineAufregung:
    """A race in which a colour is to begin its turn: `position("A", {"A": "9 20 H H", "B": "13 H H H"})`."""
    return placed(start(seats, terms), to_throw, figures)


def placed(state: R, to_throw: str, figures: dict[str, str]) -> R:
    """A new race with figures put on their places; a colour that has all of them in the goal has arrived."""
    seats = state.seats
    for seat, colour in enumerate(colours(seats)):
        for place in figures.get(colour, "").replace("H", "").split():
            state._put(seat, 0, path(colour).index(place))
        if min(state.steps[4 * seat : 4 * seat + 4]) > 40:
            state.ranks |= 1 << 3 * seat
    state.throws = 0
    state._begin(colours(seats).index(to_throw))
    return state


def places(state: NurKeineAufregung, colour: str) -> str:
    """Where the figures of a colour are, from the furthest to the last."""
    first = 4 * colours(state.seats).index(colour)
    steps = sorted(state.steps[first : first + 4], reverse=True)
    return " ".join(path(colour)[step] for step in steps)


def throw(state: R, *numbers: int) -> R:
    """Let numbers fall, none of which but the last leaves anything to decide."""
    for number in numbers:
        assert state.turn == REFEREE
        state.play(number - 1)
    return state


def choices(state: NurKeineAufregung, number: int) -> list[str]:
    """What a number would allow whoever is to throw."""
    thrower = state.thrower
    then = throw(state.copy(), number)
    return legal(then) if then.turn == thrower else []


# The worked cases.


def thrower(state: NurKeineAufregung) -> str:
    """Who throws next."""
    assert state.turn == REFEREE
    return colours(state.seats)[state.thrower]


def opening(state: NurKeineAufregung, throws: str) -> None:
    """Throws for the start: `A3 B5 C5 D1 / B2 C4`."""
    for colour, number in re.findall(r"([A-D])(\d)", throws):
        assert thrower(state) == colour
        throw(state, int(number))


def order(state: NurKeineAufregung, expected: str) -> None:
    """Who throws one after the other as long as nobody comes in."""
    for colour in expected.split():
        assert thrower(state) == colour
        throw(state, 1, 1, 1)


def turn(state: NurKeineAufregung, colour: str, number: str, text: str) -> None:
    """A throw and the move made with it, `-` where there is none."""
    assert thrower(state) == colour
    seat = state.thrower
    throw(state, int(number))
    if text == "-":
        assert state.turn != seat
    else:
        play(state, text)


def set_up(text: str) -> NurKeineAufregung:
    said = read_setup(text)
    return position(said.first, {colour: " ".join(figures) for colour, figures in said.sides.items()})


WORKED = Cases(
    lambda: start(4, 0),
    set_up,
    lambda state: {colour: places(state, colour) for colour in colours(state.seats)},
    acts={"opening": opening, "order": order, r"([A-D]) throws (\d)": turn},
    tells={
        r"choices (\d)": lambda state, number: choices(state, int(number)),
        "throws allowed": lambda state: str(state.attempts),
        "to throw|first": thrower,
        "thrown out": lambda state: COLOURS[state.hit] if state.hit >= 0 else "-",
    },
)


class Referee:
    """A race on a board of named places, told clause by clause."""

    def __init__(self, seats: int, terms: int) -> None:
        self.players = list(colours(seats))
        self.terms = terms
        self.figures: dict[str, list[str]] = {colour: ["H"] * 4 for colour in self.players}
        self.home: list[str] = []
        self.throws = 0
        self.number = 0
        self.player = ""
        self.left = 0
        self.over = False

    def begin(self, colour: str) -> None:
        self.player = colour
        self.left = 3 if self.nothing_to_move(colour) else 1

    def nothing_to_move(self, colour: str) -> bool:
        mine = self.figures[colour]
        if any(place.isdigit() for place in mine):
            return False
        ahead = {"G1": ("G2", "G3", "G4"), "G2": ("G3", "G4"), "G3": ("G4",), "G4": (), "H": ()}
        return all(field in mine for place in mine for field in ahead[place])

    def owner(self, place: str) -> str:
        """The colour that has a figure on a field of the track."""
        found = [colour for colour in self.players if place in self.figures[colour]] if place.isdigit() else []
        return found[0] if found else ""

    def legal(self) -> dict[str, tuple[str, str]]:
        """Every legal move of the number thrown: where from and where to."""
        mine, way = self.figures[self.player], path(self.player)
        found: dict[str, tuple[str, str]] = {}
        for source in mine:
            steps = self.number if source != "H" else 1 if self.number == 6 else 99
            if way.index(source) + steps > 44:
                continue
            target = way[way.index(source) + steps]
            passed = way[way.index(source) + 1 : way.index(target)]
            if target in mine or (target in STARS and self.owner(target)):
                continue
            if self.terms & NO_GOAL_JUMP and any(field in mine for field in passed if field[0] == "G"):
                continue
            found[f"{source}-{target}"] = (source, target)
        clearing = {text: ways for text, ways in found.items() if ways[0] == way[1]}
        entering = {text: ways for text, ways in found.items() if ways[0] == "H"}
        hitting = {text: ways for text, ways in found.items() if self.owner(ways[1])}
        if clearing:
            return clearing
        if entering and self.terms & ENTER_ON_SIX:
            return entering
        if hitting and self.terms & THROW_OUT:
            return hitting
        return found

    def throw(self, number: int) -> None:
        self.number = number
        self.throws += 1
        if not self.legal():
            self.go_on()

    def move(self, text: str) -> None:
        source, target = self.legal()[text]
        other = self.owner(target)
        if other:
            self.figures[other][self.figures[other].index(target)] = "H"
        mine = self.figures[self.player]
        mine[mine.index(source)] = target
        if all(place[0] == "G" for place in mine):
            self.home.append(self.player)
            running = len(self.players) - len(self.home)
            if running == 1 or not self.terms & PLAY_ON:
                self.over = True
            self.left, self.number = 1, 0
        self.go_on()

    def go_on(self) -> None:
        self.left -= 1
        if self.number == 6:
            self.left = 1
        if self.throws == 5000:
            self.over = True
        if self.left == 0 and not self.over:
            here = self.players.index(self.player)
            clockwise = self.players[here + 1 :] + self.players[: here + 1]
            self.begin(next(colour for colour in clockwise if colour not in self.home))

    def points(self) -> list[int]:
        """NKA-R18 and NKA-R19: how many have a worse place than each player."""
        decided = self.over and len(self.home) >= (len(self.players) - 1 if self.terms & PLAY_ON else 1)

        def standing(colour: str) -> tuple[int, int, int]:
            if colour in self.home:
                return (4 - self.home.index(colour), 0, 0)
            if decided or not self.over:
                return (0, 0, 0)
            steps = [path(colour).index(place) for place in self.figures[colour]]
            return (0, sum(step > 40 for step in steps), sum(steps))

        ranks = [standing(colour) for colour in self.players]
        return [sum(other < own for other in ranks) for own in ranks]


def agrees(state: NurKeineAufregung, referee: Referee) -> bool:
    """Do the rules and the referee see the same race?"""
    if referee.over:
        return state.turn == NOBODY
    return (
        colours(state.seats)[state.thrower] == referee.player
        and state.attempts == referee.left
        and all(sorted(places(state, colour).split()) == sorted(referee.figures[colour]) for colour in referee.players)
    )
