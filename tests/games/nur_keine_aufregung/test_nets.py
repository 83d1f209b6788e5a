"""Nur keine Aufregung: what nets see of a race, what they make of it, and how they learn it."""

from array import array
from math import exp

import pytest
from librt.random import Random

from games.nur_keine_aufregung.cases import position, throw
from ludothek.core.state import NOBODY, REFEREE
from ludothek.games.nur_keine_aufregung.mind.diary import Diary
from ludothek.games.nur_keine_aufregung.mind.eye import INPUTS, MOST, QUARTERS, RaceEye
from ludothek.games.nur_keine_aufregung.mind.forecast import VERSION, Forecast, load, size
from ludothek.games.nur_keine_aufregung.mind.judge import CLOSE, FILE, HIDDEN, Judge
from ludothek.games.nur_keine_aufregung.mind.schooling import teach
from ludothek.games.nur_keine_aufregung.mind.seer import Seer
from ludothek.games.nur_keine_aufregung.rules import PLAY_ON, NurKeineAufregung, start
from ludothek.thinking.nets.artifact import GRAIN, read_artifact
from ludothek.thinking.nets.net import Features

NETS = load(FILE, INPUTS, HIDDEN, QUARTERS)
ROOM = 300
A_TO_THROW = {"A": "9 20 H H", "B": "13 30 H H", "C": "40 G1 16 H", "D": "H H 8 G4"}
B_TO_THROW = {"B": "19 30 H H", "C": "23 40 H H", "D": "10 G1 26 H", "A": "H H 18 G4"}


def seen(state: NurKeineAufregung) -> dict[int, float]:
    """What is not zero, by the numbers of the inputs."""
    features = Features(MOST)
    RaceEye().look(state, features)
    found = [(int(features.numbers[index]), float(features.values[index])) for index in range(features.count)]
    assert len(dict(found)) == len(found), "an input is seen twice"
    return dict(found)


def wander(seats: int, terms: int, seed: int) -> list[NurKeineAufregung]:
    """Positions before a throw of a race in which everybody moves at random."""
    state, random, found = start(seats, terms), Random(seed), []
    while state.turn != NOBODY:
        if state.turn == REFEREE and state.throws >= 0:
            found.append(state.copy())
        moves = state.moves()
        state.play(moves[random.randrange(len(moves))])
    return found


def test_everybody_sees_the_same_from_the_own_quarter() -> None:
    """And something else than anybody else does."""
    ours = seen(position("A", A_TO_THROW))
    assert ours == pytest.approx(seen(position("B", B_TO_THROW)))
    assert ours != seen(position("B", A_TO_THROW))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_room_for_all_that_is_seen_and_each_input_is_seen_once(seats: int) -> None:
    for state in wander(seats, PLAY_ON, seats):
        found = seen(state)
        assert all(0 <= number < INPUTS for number in found)
        assert all(0 < value <= 4 for value in found.values())


@pytest.mark.parametrize(
    ("others", "fear"),
    [
        ({"B": "19 H H H"}, 1 / 6),
        ({"B": "19 12 H H"}, 7 / 36),
        ({"B": "19 H H H", "D": "18 H H H"}, 1 - (5 / 6) ** 2),
        ({"C": "G1 G2 H H"}, 0),
    ],
)
def test_a_figure_fears_those_behind_it(others: dict[str, str], fear: float) -> None:
    found = seen(position("A", {"A": "20 H H H", **others}))
    assert found.get(48 + 19, 0.0) == pytest.approx(fear)


@pytest.mark.parametrize(
    ("place", "others", "fear"),
    [
        ("21", "H H H H", 91 / 216),
        ("21", "G4 G3 H H", 91 / 216),
        ("21", "G3 H H H", 1 / 6),
        ("24", "H H H H", 91 / 1296),
        ("24", "25 H H H", 1 / 36),
        ("26", "H H H H", 0),
        ("28", "H H H H", 0),
        ("24", "G1 G2 G3 25", 0),
    ],
)
def test_a_figure_fears_those_who_may_come_in_behind_it(place: str, others: str, fear: float) -> None:
    """With three throws where nothing else can be moved; then the next number clears the start field."""
    found = seen(position("A", {"A": f"{place} H H H", "B": "G1 G2 G3 40", "C": others, "D": "G1 G2 G3 32"}))
    assert found.get(48 + int(place) - 1, 0.0) == pytest.approx(fear)


def test_there_is_a_small_net_for_every_number_of_seats() -> None:
    assert len(NETS) == 3
    assert len(read_artifact(FILE, VERSION)) == 3 * 2 * size(INPUTS, HIDDEN, QUARTERS) < 250_000


@pytest.mark.parametrize(("seats", "places"), [(2, {0, 2}), (3, {0, 1, 2, 3}), (4, {0, 1, 2, 3})])
def test_chances_are_those_of_everybody_who_is_running(seats: int, places: set[int]) -> None:
    seer = Seer(NETS)
    for state in wander(seats, 0, 3):
        running = int(seer.see(state))
        chances = [float(chance) for chance in seer.chances]
        assert {place for place in range(QUARTERS) if running >> place & 1} <= places
        assert [chance > 0 for chance in chances] == [bool(running >> place & 1) for place in range(QUARTERS)]
        assert sum(chances) == pytest.approx(1)


def test_a_net_adds_up_what_it_sees() -> None:
    """One input, two hidden units of which one is below zero, and two places that are running."""
    net = Forecast(1, 2, 3)
    weights = [2, -1, 0.5, 0, 0.25, 9, 9, 9, 0, 0, 0]
    net.set([round(weight * GRAIN) / GRAIN for weight in weights])
    seer = Seer([net])
    seer.features.add(0, 1.5)
    net.think(seer.features, 0b011, seer.chances)
    ours, theirs = 2.718281828459045**1.5, 1.0
    assert list(seer.chances) == pytest.approx([ours / (ours + theirs), theirs / (ours + theirs), 0])


@pytest.mark.parametrize("hidden", [3, 8, 19])
def test_a_net_adds_up_as_many_units_as_it_has(hidden: int) -> None:
    """Eight at a time and those that are left over."""
    net, features, chances = Forecast(5, hidden, 2), Features(3), Seer([Forecast(1, 1, 2)]).chances
    weights = [((7 * index) % 23 - 11) / 8 for index in range(size(5, hidden, 2))]
    net.set(weights)
    for number, value in ((1, 0.5), (4, 1.0)):
        features.add(number, value)
    net.think(features, 0b11, chances)
    units = [max(0.0, 0.5 * weights[hidden + unit] + weights[4 * hidden + unit]) for unit in range(hidden)]
    last = weights[5 * hidden :]
    sums = [last[2 * hidden + out] + sum(units[u] * last[2 * u + out] for u in range(hidden)) for out in (0, 1)]
    assert chances[0] == pytest.approx(1 / (1 + exp(sums[1] - sums[0])))


@pytest.mark.parametrize("throws", [0, 1, 2, 3])
def test_the_best_move_is_looked_for_further_and_further(throws: int) -> None:
    """Moves that are not close after a throw are not looked at after two, however good they would look then."""
    judge = Judge(NETS, soon=0.0)
    for state in wander(4, 0, 8)[::15]:
        thrown = throw(state.copy(), 3)
        left = list(thrown.moves()) if thrown.turn >= 0 else []
        if len(left) < 2:
            continue
        for ahead in range(min(throws, 1), throws + 1):
            values = {}
            for move in left:
                after = thrown.copy()
                after.play(move)
                values[move] = judge.expected(after, thrown.turn, ahead)
            best = max(left, key=values.__getitem__)
            left = [move for move in left if values[move] > values[best] - CLOSE / max(ahead, 1)]
        assert judge.best(thrown, throws) == best


def test_who_is_late_looks_no_further() -> None:
    """One throw is always looked at; some moves look best then and not after two more."""
    late, patient = Judge(NETS, soon=1e-9), Judge(NETS, soon=0.0)
    others = 0
    for state in wander(4, 0, 8)[::5]:
        thrown = throw(state.copy(), 3)
        if thrown.turn >= 0:
            assert late.best(thrown, 3) == patient.best(thrown, 1)
            others += patient.best(thrown, 3) != patient.best(thrown, 1)
    assert others


@pytest.mark.parametrize("terms", [0, PLAY_ON])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_race_is_worth_is_shared_out(seats: int, terms: int) -> None:
    """One seat wins; where they play on, everybody is ahead of somebody or behind."""
    judge = Judge(NETS)
    for state in wander(seats, terms, 5)[::20]:
        worth = [judge.worth(state, seat) for seat in range(seats)]
        assert all(0 <= each <= 1 for each in worth)
        assert sum(worth) == pytest.approx(seats / 2 if terms else 1)


def test_who_is_nearly_home_is_likely_to_win() -> None:
    state = position("A", {"A": "38 G2 G3 G4", "B": "20 H H H", "C": "H H H H", "D": "H H H H"})
    assert Judge(NETS).worth(state, 0) > 0.9


@pytest.mark.parametrize(
    "figures", [A_TO_THROW, {"A": "H H H H", "B": "40 38 G4 G3"}, {"A": "G1 G2 G3 39", "B": "40 38 G4 G3"}]
)
def test_looking_ahead_is_the_mean_over_the_throws(figures: dict[str, str]) -> None:
    """Each is used as it looks best to whoever has thrown; those for a six do not count while another one is left.

    Numbers that lapse are not thought through one by one, which makes no difference.
    """
    judge = Judge(NETS)

    def expected(state: NurKeineAufregung, throws: int) -> float:
        if not throws or state.turn == NOBODY:
            return judge.worth(state, 0)
        total = 0.0
        for number in range(1, 7):
            after = throw(state.copy(), number)
            again = after.turn == REFEREE and after.thrower == state.thrower and number < 6
            if after.turn >= 0:
                ends = [after.copy() for _ in after.moves()]
                for end, move in zip(ends, after.moves(), strict=True):
                    end.play(move)
                after = max(ends, key=lambda end: judge.worth(end, after.turn))
            total += expected(after, throws if again else throws - 1)
        return total / 6

    state = position("A", figures)
    for throws in (0, 1, 2):
        assert judge.expected(state, 0, throws) == pytest.approx(expected(state, throws))


def test_a_race_is_kept_with_what_came_of_it() -> None:
    """The winner is wanted at the end, and before it a mixture of that and of what the nets said; the rest is lost."""
    diary = Diary(Seer(NETS), ROOM)
    diary.race(start(2, 0), Random(2))
    assert 10 < diary.count < ROOM
    wanted = [list(diary.wanted[4 * at : 4 * at + 4]) for at in range(diary.count)]
    assert sorted(wanted[-1]) == [0, 0, 0, 1]
    assert all(sum(each) == pytest.approx(1) for each in wanted)
    assert any(0 < max(each) < 1 for each in wanted)
    before = int(diary.count)
    stuck = position("A", {"A": "20 H H H"}, seats=2)
    stuck.throws = 4990
    diary.race(stuck, Random(1))
    assert diary.count == before


def test_what_came_of_a_race_is_told_from_the_place_of_whoever_was_to_throw() -> None:
    diary = Diary(Seer(NETS), ROOM)
    for seed in (0, 2, 3, 5):  # nobody throws A out
        diary.race(position("B", {"A": "38 G2 G3 G4"}), Random(seed))
    places = []
    for at in range(diary.count):
        features = list(diary.numbers[MOST * at : MOST * (at + 1)])
        places.append(next(place for place in range(QUARTERS) if 88 * place + 4 + 43 in features))
        assert diary.wanted[QUARTERS * at + places[-1]] > 0.6, "A has it nearly done"
    assert set(places) == {0, 1, 2, 3}


def test_nets_learn_from_what_they_play() -> None:
    pytest.importorskip("numpy")
    nets = [Forecast(INPUTS, 3, QUARTERS) for _ in range(3)]
    kept: list[bytes] = []
    teach(Diary(Seer(nets), 600), lambda _: start(2, 0), 12, kept.append)
    assert len(kept) == 1
    each = size(INPUTS, 3, QUARTERS)
    learnt = array("h", kept[0]).tolist()
    assert [float(weight) * GRAIN for weight in nets[0].weights] == learnt[:each]
    teach(Diary(Seer(nets), 600), lambda _: start(2, 0), 1, kept.append)
    assert kept.pop() == kept[0], "nets go on from what they know, and one race is too little to learn from"
    untaught = [Forecast(INPUTS, 3, QUARTERS) for _ in range(3)]
    teach(Diary(Seer(untaught), 600), lambda _: start(2, 0), 1, kept.append)
    assert array("h", kept[1]).tolist()[:each] != learnt[:each]
    assert array("h", kept[1]).tolist()[each:] == learnt[each:], "no race had more than two seats"
