"""The outlook of a deal: what the net makes of what is seen, how it learns, and how it is kept."""

from math import exp, log
from pathlib import Path

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from ludothek.core.knowledge import Knowledge
from ludothek.core.state import NOBODY, State
from ludothek.thinking.learning.expectation import experience, rate_at
from ludothek.thinking.nets.artifact import GRAIN
from ludothek.thinking.nets.value_net import SCALE, SECOND, UNITS, Outlook, read, write
from ludothek.thinking.play.habits import Habits

STAGES = 3


class Lots(State):
    """Every seat turns up one of two things in turn; the good one, if it has it, is worth a point."""

    def __init__(self, good: tuple[int, ...]) -> None:
        super().__init__(len(good), 0, 0)
        self.good = good
        self.turned = 0

    def moves(self) -> vec[i64]:
        return vec[i64]() if self.turn == NOBODY else vec[i64]([0, 1])

    def play(self, move: i64) -> None:
        self.turned += 1
        self.turn = self.turned if self.turned < self.seats else NOBODY

    def points(self, seat: i64) -> i64:
        return self.good[seat] if self.turn == NOBODY else 0


class Seen(Outlook):
    """Two things with an input for each seat: who has the good one, and who has not."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, 2 * seats, 2, STAGES, seats)

    def look(self, state: State) -> None:
        assert isinstance(state, Lots)
        self.stage = state.turned
        count = 0
        for thing in range(2):
            for place in range(self.seats):
                if state.good[(state.turn + place) % self.seats] == thing:
                    self.inputs[count] = thing * self.seats + place
                    count += 1
            self.ends[thing] = count


class Any(Habits):
    """Both moves are alike."""

    def __init__(self) -> None:
        super().__init__(1, 1, 2)

    def look(self, state: State) -> None:
        pass


def by_hand(net: Seen, state: Lots) -> list[float]:
    """What the net has to say, reckoned the plain way."""
    weights, seats = list(net.weights), net.seats
    rows = [weights[place : place + UNITS] for place in range(0, (2 * seats + STAGES) * UNITS, UNITS)]
    rest = weights[len(rows) * UNITS :]
    more = [rest[place : place + SECOND] for place in range(0, (UNITS + seats + STAGES + seats) * SECOND, SECOND)]
    sums = [0.0] * UNITS
    for thing in range(2):
        seen = list(rows[2 * seats + state.turned])
        for place in range(seats):
            if state.good[(state.turn + place) % seats] == thing:
                seen = [a + b for a, b in zip(seen, rows[thing * seats + place], strict=True)]
        sums = [total + max(0.0, unit) for total, unit in zip(sums, seen, strict=True)]
    sums += [SCALE * float(state.points((state.turn + place) % seats)) for place in range(seats)]
    layer = list(more[UNITS + seats + state.turned])
    for value, row in zip(sums, more, strict=False):
        layer = [total + value * weight for total, weight in zip(layer, row, strict=True)]
    said = [0.0] * seats
    for place in range(seats):
        row = more[UNITS + seats + STAGES + place]
        total = rest[len(more) * SECOND + place] + sum(max(0.0, a) * b for a, b in zip(layer, row, strict=True))
        said[(state.turn + place) % seats] = 1 / (1 + exp(-total))
    return said


def begun(seats: int) -> Seen:
    """A net that has learnt nothing, every weight other than zero."""
    net = Seen(seats)
    net.begin(Random(7))
    random = Random(8)
    for place in range(len(net.weights)):
        net.weights[place] += 0.1 * (random.random() - 0.5)
    return net


@pytest.mark.parametrize("good", [(1, 0, 0), (0, 1, 1), (0, 0, 1, 0)])
@pytest.mark.parametrize("turned", range(STAGES))
def test_what_is_said_follows_from_the_weights(good: tuple[int, ...], turned: int) -> None:
    net, state = begun(len(good)), Lots(good)
    for _ in range(turned):
        state.play(0)
    assert list(net.think(state)) == pytest.approx(by_hand(net, state))


def test_a_step_goes_down_the_slope() -> None:
    """Every weight goes as far as the loss falls with it (the cross entropy, differences taken by hand)."""
    net, state = begun(3), Lots((0, 1, 0))
    state.play(0)
    wanted = vec[float]([0.2, 0.9, 0.4])
    before = list(net.weights)
    net.think(state)
    net.learn(wanted, state.turn, 1e-6)
    pushed = [(after - start) / 1e-6 for after, start in zip(net.weights, before, strict=True)]
    for place in [*range(0, len(before), 97), *range(len(before) - 3, len(before))]:
        slopes = []
        for shift in (1e-4, -1e-4):
            net.weights = vec[float](before)
            net.weights[place] += shift
            slopes.append(_likeness(net, state, wanted))
        assert pushed[place] == pytest.approx((slopes[0] - slopes[1]) / 2e-4, abs=1e-4)


def _likeness(net: Seen, state: Lots, wanted: vec[float]) -> float:
    return sum(
        want * log(said) + (1 - want) * log(1 - said) for want, said in zip(wanted, net.think(state), strict=True)
    )


def test_it_learns_what_comes_of_a_deal() -> None:
    net, random = Seen(3), Random(1)
    net.begin(random)
    deals = 3000
    for number in range(deals):
        good = [0, 0, 0]
        good[random.randrange(3)] = 1
        experience(net, Any(), Knowledge(), Lots(tuple(good)), number % 3, random, rate_at(0.0))
    state = Lots((0, 1, 0))
    for _ in range(3):
        assert list(net.think(state)) == pytest.approx([0.0, 1.0, 0.0], abs=0.1)
        state.play(0)


def test_nothing_is_learnt_of_what_never_comes() -> None:
    net = begun(3)
    before = list(net.weights)
    experience(net, Any(), Knowledge(), Lots((0, 1, 0)), 3, Random(1), 1.0)
    assert list(net.weights) == before


def test_it_is_kept_in_a_file(tmp_path: Path) -> None:
    kept, found = [begun(3), begun(4)], [Seen(3), Seen(4)]
    write(tmp_path / "outlook.bin", "the command", kept)
    read(tmp_path / "outlook.bin", found)
    assert b"the command" in (tmp_path / "outlook.bin").read_bytes()
    for one, other in zip(kept, found, strict=True):
        assert list(other.weights) == pytest.approx(list(one.weights), abs=1 / GRAIN)


def test_weights_move_ever_less_far() -> None:
    assert rate_at(0.0) > rate_at(0.5) > rate_at(1.0) > 0
