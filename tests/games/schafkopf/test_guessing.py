"""Deutscher Schafkopf: guesses agree with all that everybody has heard and seen, and none that does is left out."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.random import Random

from games.schafkopf.cases import CASE_2, CASE_4, FORCED, GAME, dealt, order, start, to_follow
from ludothek.core.state import NOBODY, WATCHER
from ludothek.games.schafkopf.rules import MOVES, NAMING, PLAY, Schafkopf
from ludothek.kit.cards.cards import cards_in, cards_text
from support.playing import legal, play


def heard(state: Schafkopf) -> list[str]:
    """All that was said and played in the open, as moves."""
    said = [str(state.said[(state.dealer + step) % 4]) for step in range(1, 5)]
    words = ["pass" if word == "0" else word for word in said if word != "-1"] if state.terms & 2 else []
    suit = ["CSHD"[state.trump]] if state.trump >= 0 else []
    return [*words, *suit, *(state.text(state.played[at]) for at in range(max(0, state.steps)))]


def possible(state: Schafkopf, dealt_hands: tuple[str, ...], options: dict[str, int | str]) -> bool:
    """Would the same have been said and played with these hands?"""
    again = start(**options)
    again.dealer = state.dealer
    play(again, *order(dealt_hands, state.dealer))
    for text in heard(state):
        if text not in legal(again):
            return False
        play(again, text)
    return (list(again.said), list(again.tied), again.maker, again.turn) == (
        list(state.said),
        list(state.tied),
        state.maker,
        state.turn,
    )


def hands_dealt(state: Schafkopf) -> tuple[str, ...]:
    return tuple(cards_text(state.dealt(seat)) for seat in range(4))


@given(st.integers(0, 1 << 30), st.sampled_from(["forced", "voluntary"]), st.sampled_from(["on", "off"]))
def test_a_guess_could_have_been_dealt(seed: int, announce: str, must_beat: str) -> None:
    options: dict[str, int | str] = {"announce": announce, "must_beat": must_beat}
    state, random = start(**options), Random(seed)
    while state.turn != NOBODY:
        if state.turn >= 0 and random.randrange(4) == 0:
            for seat in (state.turn, (state.turn + 1) % 4, WATCHER):
                guess = state.guess(seat, random)
                assert seat < 0 or guess.hands[seat] == state.hands[seat]
                assert possible(state, hands_dealt(guess), options)
        moves = state.moves()
        state.play(moves[random.randrange(len(moves))])


def test_guesses_agree_in_deals_that_are_played_with_sense() -> None:
    """Now and then hands are so special that cards have to change places until all agrees."""
    random = Random(1)
    for _ in range(30):
        state = start()
        while state.turn != NOBODY:
            if state.phase == PLAY and state.steps % 5 == 4:
                guess = state.guess(state.turn, random)
                assert possible(state, hands_dealt(guess), {})
            state.play(state.chance(random) if state.turn < 0 else GAME.knowledge.lean(state, random))


def worlds(state: Schafkopf, seat: int) -> Iterator[tuple[str, ...]]:
    """All ways to share out the cards that a seat does not see."""
    others = [each for each in range(4) if each != seat]
    hidden = [card for each in others for card in cards_text(state.hands[each]).split()]
    sizes = [len(cards_text(state.hands[each]).split()) for each in others]
    for first in combinations(hidden, sizes[0]):
        rest = [card for card in hidden if card not in first]
        for second in combinations(rest, sizes[1]):
            third = [card for card in rest if card not in second]
            now = {seat: state.hands[seat]} | {
                each: cards_in(" ".join(cards)) for each, cards in zip(others, (first, second, third), strict=True)
            }
            yield tuple(cards_text(now[each] | state.spent[each]) for each in range(4))


@pytest.mark.parametrize("seed", range(4))
def test_every_world_that_agrees_is_guessed_and_no_other(seed: int) -> None:
    options: dict[str, int | str] = {"announce": "forced" if seed % 2 else "voluntary"}
    state, random = start(**options), Random(seed)
    while state.steps < 24 or state.turn < 0:
        moves = state.moves()
        state.play(moves[random.randrange(len(moves))])
    seat = state.turn
    agree = {world for world in worlds(state, seat) if possible(state, world, options)}
    guessed = [hands_dealt(state.guess(seat, random)) for _ in range(40 * len(agree))]
    assert set(guessed) == agree
    assert all(guessed.count(world) > 8 for world in agree), "about equally often"


@pytest.mark.clause("SCH-R23")
def test_what_was_announced_and_its_points_are_believed() -> None:
    state = dealt("CK CQ CA SK SQ S9 D9 DA", CASE_2, "C9 C10 SA S10 H8 H7 DJ D10", CASE_4)
    random = Random(3)
    for _ in range(20):
        assert possible(state, hands_dealt(state.guess(0, random)), {})
    play(state, "H")
    for _ in range(20):
        guess = state.guess(1, random)
        assert sum(card[1:] == "J" or card[0] == "H" for card in cards_text(guess.hands[3]).split()) == 5


@pytest.mark.clause("SCH-11")
def test_in_a_forced_game_all_know_where_the_jack_of_clubs_is() -> None:
    state = dealt(*FORCED)
    assert all(state.guess(seat, Random(seat)).hands[0] & cards_in("CJ") for seat in (0, 1, 2, 3, WATCHER))


@pytest.mark.clause("SCH-R11")
@pytest.mark.parametrize(
    ("trick", "card", "lacking"),
    [
        ("SK", "SQ", "SA"),
        ("SK", "SA", ""),
        ("SK", "HQ", "SA SQ S10 S9 S8 S7 SK"),
        ("D9 H8", "H7", "DA DK DQ D10 D9 D8 D7 CJ SJ HJ DJ HA HK HQ H10 H9"),
        ("D9 H8", "D7", ""),
        ("D9 H8", "CA", "DA DK DQ D10 D9 D8 D7 CJ SJ HJ DJ HA HK HQ H10 H9 H8 H7"),
    ],
)
def test_what_a_card_tells_of_the_rest_of_a_hand(trick: str, card: str, lacking: str) -> None:
    state = to_follow("H", trick, card)
    seat = state.turn
    play(state, card)
    assert state.lacks[seat] == cards_in(lacking)


@pytest.mark.clause("SCH-12")
def test_without_the_duty_to_take_a_low_card_tells_nothing() -> None:
    state = to_follow("H", "SK", "SQ", must_beat="off")
    assert play(state, "SQ").lacks[1] == 0


@pytest.mark.clause("SCH-R22")
def test_nobody_else_knows_whether_the_maker_could_have_announced() -> None:
    state = dealt("SJ HJ DJ D8 D9 DK S8 S9", "", CASE_4, announce="voluntary")
    play(state, "pass", "pass", "pass", "pass")
    assert state.phase == NAMING
    play(state, "H")
    assert state.phase == PLAY
    random = Random(1)
    forced = set()
    for _ in range(40):
        guess = state.guess(0, random)
        while guess.turn != NOBODY:
            guess.play(guess.moves()[0])
        forced.add(guess.forced)
    assert forced == {True, False}


def test_no_move_is_without_a_text() -> None:
    assert len({start().text(move) for move in range(MOVES)}) == MOVES
