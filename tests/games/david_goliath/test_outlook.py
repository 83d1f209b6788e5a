"""David & Goliath: what is seen of a deal at the beginning of a trick, and what it promises everybody."""

import pytest
from librt.random import Random
from librt.vecs import vec

from games.david_goliath.cases import GAME
from games.david_goliath.test_players import played
from ludothek.core.knowledge import Knowledge
from ludothek.core.state import NOBODY
from ludothek.games.david_goliath.habits import FEWEST, MOST
from ludothek.games.david_goliath.habits import learnt as habits
from ludothek.games.david_goliath.knowledge import PLAYED_OUT, SOLVED
from ludothek.games.david_goliath.outlook import TrickOutlook, learnt
from ludothek.games.david_goliath.rules import TRICKS, DavidGoliath
from ludothek.kit.outlook import UNITS, Outlook
from ludothek.kit.tricks import SUITS
from ludothek.players.search import Search


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


def test_promises_are_made_after_some_tricks_and_only_between_them() -> None:
    knowledge = GAME.knowledge
    between, amid = played(4, 20, 5), played(4, 21, 5)
    assert len(knowledge.outlook(between, 4 * PLAYED_OUT)) == 4
    assert len(knowledge.outlook(between, 4 * PLAYED_OUT - 1)) == 0
    assert len(knowledge.outlook(amid, 4 * PLAYED_OUT)) == 0


class Sure(Knowledge):
    """Promises the first seat everything once two moves were made; what else there is to do is any."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def outlook(self, state: DavidGoliath, moves: int) -> vec[float]:  # type: ignore[override]
        self.asked.append(moves)
        return vec[float]([1.0, 0.0, 0.0]) if moves == 2 else vec[float]()


def test_a_search_believes_what_is_promised_unless_it_counts() -> None:
    state, knowledge = played(3, 0, 1), Sure()
    state.turn = state.leader = 0
    search = Search(lambda _: state.copy(), knowledge, Random(1))
    search.simulate(20)
    assert list(search.root.rewards) == [float(visits) for visits in search.root.visits]
    assert knowledge.asked == [0, 1, 2] * 20
    counting = Search(lambda _: state.copy(), knowledge, Random(1), counting=True)
    counting.simulate(20)
    assert len(knowledge.asked) == 60, "deals that are counted are played to their end"
    assert sum(tally.deals for tally in counting.tallies) == 20
