"""Nur keine Aufregung 2 x 2 beside a slow second opinion that knows named places and one clause after the other."""

from itertools import product

import pytest
from librt.random import Random

from games.nur_keine_aufregung.cases import colours, path, places
from games.nur_keine_aufregung_2x2.cases import PARTNERS, penalty, set_up, start
from ludothek.core.state import NOBODY, REFEREE
from ludothek.games.nur_keine_aufregung_2x2.rules import ZweiMalZwei
from support.playing import legal

STARS = {"6", "16", "26", "36"}
HOME = {"G1", "G2", "G3", "G4"}


class Slow:
    """A race as people play it."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options = options
        self.figures = {colour: ["H"] * 4 for colour in "ABCD"}
        self.throws = self.number = self.left = 0
        self.player = ""
        self.paid = self.hit = "-"
        self.over = False

    def home(self, colour: str) -> bool:
        return set(self.figures[colour]) == HOME

    def mine(self) -> str:
        """The colour that the player moves."""
        return PARTNERS[self.player] if self.home(self.player) else self.player

    def begin(self, player: str) -> None:
        self.player = player
        held = self.figures[self.mine()]
        stuck = not any(place.isdigit() for place in held)
        for place in HOME & set(held):
            stuck = stuck and all(f"G{number}" in held for number in range(int(place[1]) + 1, 5))
        self.left = 3 if stuck else 1

    def there(self, place: str) -> str:
        """The colours on a field of the track."""
        return "".join(colour for colour in "ABCD" if place.isdigit() and place in self.figures[colour])

    def may(self, colour: str, source: str, target: str) -> bool:
        others = self.there(target).replace(PARTNERS[colour], "") if target in STARS else ""
        if target in self.figures[colour] or others:
            return False
        if target not in STARS and PARTNERS[colour] in self.there(target):
            return False
        way = path(colour)
        passed = set(way[way.index(source) + 1 : way.index(target)]) & HOME
        return self.options["goal_jump"] == "allowed" or not passed & set(self.figures[colour])

    def hits(self, target: str) -> str:
        """The foe who would be thrown out."""
        foes = self.there(target).replace(self.mine(), "").replace(PARTNERS[self.mine()], "")
        return "" if target in STARS else foes

    def legal(self) -> set[tuple[str, str]]:
        colour = self.mine()
        way = path(colour)
        found = set()
        for source in self.figures[colour]:
            step = way.index(source) + self.number
            if source == "H":
                step = 1 if self.number == 6 else 99
            if step < len(way) and self.may(colour, source, way[step]):
                found.add((source, way[step]))
        clear = {move for move in found if move[0] == way[1]}
        enter = {move for move in found if move[0] == "H" and self.options["enter_on_six"] == "must"}
        hit = {move for move in found if self.hits(move[1]) and self.options["overlook"] == "forced"}
        return clear or enter or hit or found

    def throw(self, number: int) -> None:
        self.number = number
        self.throws += 1
        if not self.legal():
            self.go_on(finished=False)

    def move(self, text: str) -> None:
        source, target = text.split("-")
        colour, options = self.mine(), self.legal()
        assert (source, target) in options
        foe = self.hits(target)
        could = [one for one, to in options if self.hits(to) and one != "H"]
        self.hit, self.paid = foe or "-", "-"
        if foe:
            self.put(foe, target, "H")
        self.put(colour, source, target)
        if not foe and could and self.options["overlook"] == "penalty":
            self.paid = max(could, key=path(colour).index)
            self.put(colour, self.paid, "H")
        self.over = self.home(colour) and self.home(PARTNERS[colour])
        self.go_on(finished=self.home(colour))

    def put(self, colour: str, source: str, target: str) -> None:
        self.figures[colour][self.figures[colour].index(source)] = target

    def go_on(self, *, finished: bool) -> None:
        if self.over or self.throws == 5000:
            self.over = True
            return
        helps = self.options["finished_player"] == "helps"
        self.left -= 1
        if self.number == 6 and (helps or not finished):
            self.left = 1
        elif finished:
            self.left = 0
        if self.left == 0:
            here = "ABCD".index(self.player)
            nexts = ("ABCD" * 2)[here + 1 : here + 5]
            self.begin(next(colour for colour in nexts if helps or not self.home(colour)))

    def winners(self) -> list[int]:
        """NKP-10 and NKP-R11."""

        def achieved(pair: str) -> tuple[int, int]:
            held = [(colour, place) for colour in pair for place in self.figures[colour]]
            return sum(place in HOME for _, place in held), sum(path(colour).index(place) for colour, place in held)

        ours, theirs = achieved("AC"), achieved("BD")
        return [0, 1, 2, 3] if ours == theirs else [0, 2] if ours > theirs else [1, 3]


def compare(state: ZweiMalZwei, slow: Slow, random: Random) -> None:
    """Play on at random, side by side."""
    while state.turn != NOBODY:
        if state.turn == REFEREE:
            number = random.randrange(6) + 1
            state.play(number - 1)
            slow.throw(number)
        else:
            moves = state.moves()
            move = moves[random.randrange(len(moves))]
            state.play(move)
            slow.move(state.text(move))
            assert (penalty(state), "ABCD"[state.hit] if state.hit >= 0 else "-") == (slow.paid, slow.hit)
        assert (state.turn == NOBODY) == slow.over
        for colour in colours(4):
            assert sorted(places(state, colour).split()) == sorted(slow.figures[colour])
        if not slow.over:
            assert (colours(4)[state.thrower], state.attempts) == (slow.player, slow.left)
        if state.turn >= 0:
            assert sorted(legal(state)) == sorted("-".join(move) for move in slow.legal())
    assert list(state.winners()) == slow.winners()


TERMS = [
    dict(zip(("overlook", "finished_player", "enter_on_six", "goal_jump"), words, strict=True))
    for words in product(("penalty", "forced", "off"), ("skip", "helps"), ("may", "must"), ("allowed", "forbidden"))
]


@pytest.mark.parametrize("terms", TERMS, ids=lambda terms: "-".join(terms.values()))
def test_random_races_are_the_same_whatever_was_agreed(terms: dict[str, str]) -> None:
    random = Random(TERMS.index(terms))
    state, slow = start(**terms), Slow(terms)
    while state.throws < 0:
        state.play(random.randrange(6))
    slow.begin(colours(4)[state.thrower])
    compare(state, slow, random)


CROWDED = (
    "A: 40 39 37 G4; B: 9 8 3 G4; C: 20 19 14 G4; D: 30 29 26 G4",
    "A: G1 G2 G3 G4; B: 10 G2 G3 G4; C: 21 22 H H; D: 31 H H H",
    "A: 16 26 36 6; B: 14 24 34 4; C: 16 26 36 6; D: 12 22 32 2",
)


@pytest.mark.parametrize("setup", CROWDED)
@pytest.mark.parametrize("terms", TERMS, ids=lambda terms: "-".join(terms.values()))
def test_races_that_begin_crowded_are_the_same(setup: str, terms: dict[str, str]) -> None:
    random = Random(7 + TERMS.index(terms))
    state, slow = set_up(f"{setup}; C to throw; throws 4700", **terms), Slow(terms)
    slow.figures = {colour: places(state, colour).split() for colour in "ABCD"}
    slow.throws = 4700
    slow.begin("C")
    compare(state, slow, random)
