"""David & Goliath: what can be told of a card at a glance, and what players do by habit."""

import pytest
from librt.random import Random

from games.david_goliath.test_players import played
from ludothek.core.knowledge import Knowledge
from ludothek.core.state import NOBODY, REFEREE
from ludothek.games.david_goliath.mind import outlook
from ludothek.games.david_goliath.mind.habits import (
    AROUND,
    BESIDE,
    COUNTS,
    DEGREES,
    FEWEST,
    GAIN,
    GIFT,
    LACKING,
    LENGTH,
    MORE,
    MOST,
    NEXT,
    PHASES,
    PILES,
    PRIZE,
    STAKE,
    STEPS,
    TRAITS,
    VALUES,
    WIDTH,
    TrickHabits,
    degree,
    fresh,
    learnt,
    pile,
    step,
)
from ludothek.games.david_goliath.rules import RANKS, SUITS, TRICKS, DavidGoliath, start
from ludothek.thinking.learning.choices import rate_at
from ludothek.thinking.learning.practice import Practice
from ludothek.thinking.play.habits import Habits


def look_of(state: DavidGoliath) -> dict[int, list[int]]:
    """The traits of every card that can be played."""
    habits = TrickHabits()
    habits.moves = state.moves()
    habits.look(state)
    return {
        int(move): [int(trait) for trait in habits.traits[index * WIDTH : (index + 1) * WIDTH]]
        for index, move in enumerate(habits.moves)
    }


def positions(seats: int) -> list[DavidGoliath]:
    """After any number of cards played at random."""
    return [played(seats, cards, cards) for cards in range(seats * TRICKS)]


@pytest.mark.parametrize("seats", range(FEWEST, MOST + 1))
def test_every_trait_of_a_card_has_a_weight_of_its_own(seats: int) -> None:
    for state in positions(seats):
        for traits in look_of(state).values():
            assert all(0 <= trait < TRAITS for trait in traits)
            assert len(set(traits)) == WIDTH
            assert GAIN <= traits[1] < GIFT <= traits[2] < LENGTH


@pytest.mark.parametrize("seats", range(FEWEST, MOST + 1))
def test_nothing_is_told_that_the_seat_does_not_know(seats: int) -> None:
    """Whatever the others may hold, its cards look the same."""
    random = Random(seats)
    for state in positions(seats):
        assert look_of(state.guess(state.turn, random)) == look_of(state)


@pytest.mark.parametrize("seats", range(FEWEST, MOST + 1))
def test_of_the_last_card_of_a_trick_it_is_told_what_everybody_gets(seats: int) -> None:
    gains = set()
    for trick in range(TRICKS):
        state = played(seats, trick * seats + seats - 1, trick)
        seat = state.turn
        before = [state.points(other) for other in range(seats)]
        for move, traits in look_of(state).items():
            after = state.copy()
            after.play(move)
            got = [after.points(other) - points for other, points in enumerate(before)]
            assert (traits[1] - GAIN) % STEPS == step(got[seat])
            assert (traits[2] - GIFT) % STEPS == step(sum(got) - got[seat])
            gains.add(got[seat])
    assert min(gains) < 0 < max(gains)


def test_early_and_late_tricks_are_told_apart() -> None:
    phases = {(traits[1] - GAIN) // (4 * STEPS) for state in positions(4) for traits in look_of(state).values()}
    assert phases == set(range(PHASES))


def taken(state: DavidGoliath, seat: int, colour: int) -> int:
    """How many cards of a colour a seat has taken."""
    return int(state.won[seat * SUITS + colour]).bit_count()


@pytest.mark.parametrize("seats", range(FEWEST, MOST + 1))
def test_it_is_told_what_everybody_has_taken_of_the_colour_of_a_card(seats: int) -> None:
    for state in positions(seats):
        others = [(state.turn + place) % seats for place in range(1, seats)]
        for move, traits in look_of(state).items():
            counts = [taken(state, other, move // RANKS) for other in others]
            kinds, many = divmod((traits[10] - AROUND) // VALUES, BESIDE)
            own, few = divmod(kinds, BESIDE)
            assert few == min(sum(0 < count < 3 for count in counts), BESIDE - 1)
            assert many == min(sum(count > 2 for count in counts), BESIDE - 1)
            assert own % PILES == pile(state.won[state.turn * SUITS + move // RANKS])
            following = (traits[12] - NEXT) // (COUNTS * COUNTS) % PILES
            is_last = state.laid + 1 == seats
            assert following == (MORE if is_last else pile(state.won[others[0] * SUITS + move // RANKS]))


@pytest.mark.parametrize("seats", range(FEWEST, MOST + 1))
def test_it_is_told_how_many_who_follow_lack_the_colour(seats: int) -> None:
    found = set()
    for state in positions(seats):
        following = [(state.turn + place) % seats for place in range(1, seats - state.laid)]
        for move, traits in look_of(state).items():
            colour = (state.led() if state.laid else move) // RANKS
            known = sum(state.without(colour) >> other & 1 for other in following)
            assert (traits[11] - LACKING) // VALUES % BESIDE == min(known, BESIDE - 1)
            found.add(known)
    assert len(found) > 1


@pytest.mark.parametrize("seats", range(FEWEST, MOST + 1))
def test_it_is_told_what_the_cards_that_lie_there_are_worth_to_the_seat(seats: int) -> None:
    """All of them to whoever has the highest in the end, the highest to whoever has the lowest."""
    for state in positions(seats):
        cards = [int(state.played[state.steps - 1 - place]) for place in range(state.laid)]
        top = max(cards, key=lambda card: card % RANKS, default=0)
        worths = []
        for got in (cards, [top] if cards else []):
            after = state.copy()
            for card in got:
                after.won[state.turn * SUITS + card // RANKS] |= 1 << card % RANKS
            worths.append(after.points(state.turn) - state.points(state.turn))
        for traits in look_of(state).values():
            assert (traits[8] - STAKE) // BESIDE % DEGREES == degree(worths[0])
            assert (traits[9] - PRIZE) // BESIDE % DEGREES == degree(worths[1])


def test_what_is_worth_more_is_of_no_lower_degree() -> None:
    degrees = [degree(points) for points in range(-40, 41)]
    assert sorted(degrees) == degrees
    assert set(degrees) == set(range(DEGREES))


def share(ours: Habits, deals: int) -> float:
    """How many deals somebody with habits wins against three who play at random."""
    won, random = 0.0, Random(5)
    for number in range(deals):
        state = start(4, number % 4)
        while state.turn != NOBODY:
            if state.turn == REFEREE:
                state.play(state.chance(random))
            elif state.turn == 0:
                chosen = ours.draw(state, random)
                state.play(ours.moves[chosen])
            else:
                state.play(state.any_move(random))
        winners = list(state.winners())
        won += (0 in winners) / len(winners)
    return won / deals


def test_the_habits_that_come_with_the_game_are_good_ones() -> None:
    """They win 48 % where 25 would be even."""
    assert share(learnt()[4 - FEWEST], 300) > 0.4


def test_practice_makes_better() -> None:
    habits = fresh()[4 - FEWEST]
    practice, random = Practice(habits, outlook.learnt()[4 - FEWEST], Knowledge()), Random(1)
    deals = 3000
    for number in range(deals):
        practice.play(start(4, number % 4), random, rate_at(number / deals, 0.3))
    assert share(habits, 1000) > 0.32


@pytest.mark.parametrize("seats", range(FEWEST, MOST + 1))
def test_every_number_of_players_has_habits_of_its_own(seats: int) -> None:
    state = played(seats, seats + 1, seats)
    habits = learnt()
    chances = []
    for own in habits:
        own.moves = state.moves()
        own.weigh(state)
        chances.append(tuple(own.chances[: len(own.moves)]))
    assert len(set(chances)) == len(habits)
