"""David & Goliath: what is seen of a deal at the beginning of a trick, and what it promises everybody."""

import pytest
from librt.random import Random
from librt.vecs import vec

from games.david_goliath.cases import GAME
from games.david_goliath.test_players import played
from ludothek.core.knowledge import Knowledge
from ludothek.core.state import NOBODY, State
from ludothek.games.david_goliath.mind.habits import FEWEST, MOST
from ludothek.games.david_goliath.mind.habits import learnt as habits
from ludothek.games.david_goliath.mind.knowledge import PLAYED_OUT, SOLVED
from ludothek.games.david_goliath.mind.outlook import ENDS, SETS, TrickOutlook, learnt
from ludothek.games.david_goliath.rules import SUITS, TRICKS, DavidGoliath
from ludothek.players.search import Search
from ludothek.thinking.nets.value_net import UNITS, Outlook


def seen(state: DavidGoliath) -> list[list[int]]:
    """The inputs of each colour."""
    eye = TrickOutlook(state.seats)
    eye.look(state)
    starts = [0, *eye.ends[: SUITS - 1]]
    return [
        [int(number) for number in eye.inputs[start:end]] for start, end in zip(starts, list(eye.ends), strict=True)
    ]


def turned(state: DavidGoliath) -> DavidGoliath:
    """The same deal, everybody one seat further."""
    new = state.copy()
    for cards in (new.hands, new.won):
        own = list(cards[: state.seats * SUITS])
        for place, one in enumerate(own[-SUITS:] + own[:-SUITS]):
            cards[place] = one
    new.leader = (state.leader + 1) % state.seats
    new.turn = (state.turn + 1) % state.seats
    return new


def recoloured(state: DavidGoliath) -> DavidGoliath:
    """The same deal with other names for the colours."""
    new = state.copy()
    for cards in (new.hands, new.won):
        own = list(cards)
        for place, one in enumerate(own):
            cards[place // SUITS * SUITS + (place + 1) % SUITS] = one
    return new


@pytest.mark.parametrize("seats", range(FEWEST, MOST + 1))
def test_every_input_has_weights_of_its_own(seats: int) -> None:
    eye = TrickOutlook(seats)
    for trick in range(TRICKS):
        state = played(seats, trick * seats, trick)
        for numbers in seen(state):
            assert len(set(numbers)) == len(numbers)
            assert all(0 <= number < len(eye.weights) // UNITS - TRICKS - 1 for number in numbers)


@pytest.mark.parametrize("seats", range(FEWEST, MOST + 1))
def test_all_cards_in_hands_are_seen(seats: int) -> None:
    for trick in range(TRICKS):
        held = [number for numbers in seen(played(seats, trick * seats, trick)) for number in numbers]
        assert sum(number < 3 * seats * seats for number in held) == seats * (TRICKS - trick)


@pytest.mark.parametrize("seats", range(FEWEST, MOST + 1))
def test_who_holds_the_cards_at_the_ends_is_told(seats: int) -> None:
    """From the highest of a colour down, and from the lowest up, six each."""
    highest = 9 * seats * seats + SETS * seats
    lowest = highest + ENDS * seats
    for trick in range(TRICKS):
        state = played(seats, trick * seats, trick)
        for colour, numbers in enumerate(seen(state)):
            held = {
                value: (seat - state.turn) % seats
                for seat in range(seats)
                for value in range(3 * seats)
                if state.hands[seat * SUITS + colour] >> value & 1
            }
            down = [held[value] for value in sorted(held, reverse=True)][:ENDS]
            up = [held[value] for value in sorted(held)][:ENDS]
            told = [number for number in numbers if highest <= number < lowest + ENDS * seats]
            assert told == [
                *[highest + below * seats + holder for below, holder in enumerate(down)],
                *[lowest + above * seats + holder for above, holder in enumerate(up)],
            ]


@pytest.mark.parametrize("seats", range(FEWEST, MOST + 1))
def test_it_matters_where_the_leader_is_but_not_at_which_seat(seats: int) -> None:
    own = learnt()[seats - FEWEST]
    for trick in range(TRICKS - SOLVED):
        state = played(seats, trick * seats, trick)
        assert seen(turned(state)) == seen(state)
        promised, further = list(own.think(state)), list(own.think(turned(state)))
        assert further[1:] + further[:1] == pytest.approx(promised)


def test_colours_are_all_alike() -> None:
    own = learnt()[4 - FEWEST]
    for trick in range(TRICKS - SOLVED):
        state = played(4, trick * 4, trick)
        assert seen(recoloured(state)) != seen(state)
        assert list(own.think(recoloured(state))) == pytest.approx(list(own.think(state)))


def misjudged(own: Outlook, seats: int, deals: int) -> tuple[float, float]:
    """How far off promises in mid-deal are, squared, and how far off it is to call all even."""
    player, random, knowledge = habits()[seats - FEWEST], Random(3), Knowledge()
    missed = even = 0.0
    share = 0.5 / seats + 0.25
    for number in range(deals):
        state = played(seats, 0, 1000 + number)
        promised = [0.0] * seats
        while state.turn != NOBODY:
            if state.steps == 8 * seats:
                promised = list(own.think(state))
            chosen = player.draw(state, random)
            state.play(player.moves[chosen])
        for said, got in zip(promised, knowledge.rewards(state), strict=True):
            missed += (said - got) ** 2
            even += (share - got) ** 2
    return missed, even


@pytest.mark.parametrize("seats", range(FEWEST, MOST + 1))
def test_the_outlook_that_comes_with_the_game_knows_more_than_nothing(seats: int) -> None:
    """Most of what is missing is luck: those who play by habit do not always do the same."""
    missed, even = misjudged(learnt()[seats - FEWEST], seats, 300)
    assert missed < 0.85 * even


def test_promises_are_made_between_tricks_only() -> None:
    assert len(GAME.knowledge.outlook(played(4, 20, 5))) == 4
    assert len(GAME.knowledge.outlook(played(4, 21, 5))) == 0


@pytest.mark.parametrize("seats", range(FEWEST, MOST + 1))
def test_some_tricks_are_played_out_before(seats: int) -> None:
    assert GAME.knowledge.patience(played(seats, 0, 1)) == PLAYED_OUT * seats


class Sure(Knowledge):
    """Promises the first seat everything, the first time it is asked or the second; what is played is any card."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def patience(self, state: State) -> int:
        return 2

    def outlook(self, state: State) -> vec[float]:
        assert isinstance(state, DavidGoliath)
        self.asked.append(state.steps)
        return vec[float]([1.0, 0.0, 0.0]) if len(self.asked) % 2 == 0 else vec[float]()


def test_a_search_believes_what_is_promised_unless_it_counts() -> None:
    """It plays one card of the tree and two more before it asks, and goes on asking."""
    state, knowledge = played(3, 0, 1), Sure()
    state.turn = state.leader = 0
    search = Search(lambda _: state.copy(), knowledge, Random(1))
    search.simulate(10)
    assert list(search.root.rewards) == [float(visits) for visits in search.root.visits]
    assert knowledge.asked == [3, 4] * 10
    counting = Search(lambda _: state.copy(), knowledge, Random(1), counting=True)
    counting.simulate(20)
    assert len(knowledge.asked) == 20, "deals that are counted are played to their end"
    assert sum(tally.deals for tally in counting.tallies) == 20


class Solving(Knowledge):
    """Promises nothing, and notes with how many cards left it has said that the rest is to be solved."""

    def __init__(self, patience: int) -> None:
        self._patience = patience
        self.left: list[int] = []

    def patience(self, state: State) -> int:
        return self._patience

    def solvable(self, state: State) -> bool:
        assert isinstance(state, DavidGoliath)
        left = int(state.seats * TRICKS - state.steps)
        if left <= 4:
            self.left.append(left)
        return left <= 4


def test_who_judges_solves_the_end_of_playouts_too() -> None:
    state, solving, playing = played(4, 4 * (TRICKS - 2), 2), Solving(0), Solving(-1)
    for knowledge in (solving, playing):
        Search(lambda _: state.copy(), knowledge, Random(1)).simulate(4)
    assert solving.left == [4] * 4
    assert playing.left == []
