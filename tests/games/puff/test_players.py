"""Puff: what its computer players see in a position, and the exact chances of the last stones."""

from functools import cache, partial
from pathlib import Path

import pytest
from librt.random import Random

from games.puff.cases import GAME, position
from ludothek.core.state import NOBODY, REFEREE
from ludothek.games.puff.mind.endings import WAYS, Endings, all_few, ends, few, left, way
from ludothek.games.puff.mind.knowledge import PuffKnowledge
from ludothek.games.puff.mind.schooling import EYE, FILE, HIDDEN
from ludothek.games.puff.rules import HIGHEST, ONCE, start
from ludothek.thinking.learning.self_play import learn, learn_anew
from ludothek.thinking.nets.artifact import read_artifact
from ludothek.thinking.nets.net import VERSION, fresh, packed
from ludothek.thinking.nets.point_inputs import ALWAYS, MORE_INPUTS, MOST, SIDE, WAITING, Eye
from support.playing import play
from support.points import best_turn_in, keeps_a_net_that_learns

best_turn = partial(best_turn_in, GAME)


@cache
def ending(terms: int) -> Endings:
    return Endings(terms)


def test_features_name_every_input_once_and_are_a_mirror_of_the_other_side() -> None:
    random = Random(3)
    state = start(0, 500)

    def seen(seat: int) -> dict[int, float]:
        features = EYE.look(state, seat)
        numbers = list(features.numbers)[: features.count]
        assert len(set(numbers)) == len(numbers) < MOST
        assert all(0 <= each < MORE_INPUTS for each in numbers)
        return dict(zip(numbers, features.values, strict=False))

    def turned(number: int) -> int:
        if number >= WAITING:
            return 2 * WAITING + 1 - number
        return number if number >= ALWAYS else (number + SIDE) % (2 * SIDE)

    while state.turn != NOBODY:
        moves = state.moves()
        state.play(moves[random.randrange(len(moves))])
        if state.left == -2:
            assert seen(0) == {turned(number): value for number, value in seen(1).items()}
            assert EYE.onlooker(state) == 1 - state.mover


def test_the_net_is_kept_in_a_small_file_and_playing_against_itself_changes_one() -> None:
    keeps_a_net_that_learns(FILE, EYE, HIDDEN)


def test_a_net_that_is_learnt_anew_says_how(tmp_path: Path) -> None:
    path, short = tmp_path / "net.bin", Eye(partial(start, 0, 4), doubles=4, reach=24, waiting=5.0, more=True)
    learn_anew(short, path, MORE_INPUTS, 2, "make nets", 3)
    random = Random(1)
    net = fresh(MORE_INPUTS, 2, 1, random)
    learn(net, short, 3, random)
    assert read_artifact(path, VERSION) == packed(net)
    assert path.read_bytes().partition(b"\n")[0].endswith(b" make nets 3")


def test_a_score_is_the_same_for_both_with_the_sign_turned_and_a_win_is_one() -> None:
    state = play(position({10: 8, 15: 7}, {12: 8, 20: 7}, "A", "3-1"), "10/11", "10/13")
    assert state.turn == REFEREE
    assert GAME.knowledge.score(state, 0) == -GAME.knowledge.score(state, 1)
    assert PuffKnowledge().score(state, 0) == GAME.knowledge.score(state, 0)
    won = play(position({24: 1}, {1: 15}, "A", "2-1"), "24/off")
    assert (GAME.knowledge.score(won, 0), GAME.knowledge.score(won, 1)) == (1.0, -1.0)


@pytest.mark.clause("PUF-R11")
def test_a_single_stone_each_is_a_matter_of_arithmetic() -> None:
    """On the last point only a 1 will do, or the underside of 6-6: 12 of 36. Four doubles are thrown again."""
    assert ending(0).chance(1, 1) == pytest.approx(8 / 13)
    assert ending(HIGHEST).chance(1, 1) == 1.0
    assert all(0.0 < ending(0).chance(mine, theirs) < 1.0 for mine in all_few() for theirs in all_few()[:9])


@pytest.mark.clause("PUF-R11", "PUF-R13")
@pytest.mark.parametrize("terms", [0, HIGHEST])
def test_exact_chances_are_the_mean_of_what_the_best_use_of_each_throw_leads_to(terms: int) -> None:
    chance = ending(terms).chance
    for mine, theirs in ((0b1, 0b100000000000), (0b010000000001, 0b11), (0b010100000100, 0b000101000001)):
        total = 0.0
        for one in range(1, 7):
            for two in range(1, 7):
                values = [
                    1.0 if not after else chance(after, theirs) if one == two else 1 - chance(theirs, after)
                    for after in ends(mine, one, two, terms)
                ]
                total += max(values)
        assert chance(mine, theirs) == pytest.approx(total / 36)


def test_the_last_stones_are_known_by_their_points() -> None:
    state = position({19: 1, 24: 2}, {1: 1, 6: 2}, "A", "3-2")
    assert (left(state, 0), left(state, 1)) == (0b010000000010, 0b100000000001)
    assert (way(left(state, 0)), way(left(state, 1))) == (8, 13)
    assert few(state, 0)
    assert not few(position({18: 1}, {1: 1}, "A", "3-2"), 0)
    assert not few(position({24: 4}, {1: 1}, "A", "3-2"), 0)
    assert not few(position({24: 1}, {1: 1}, "A", "3-2", a_bar=1), 0)
    assert max(all_few()) < WAYS
    assert len(all_few()) == 6 + 21 + 56


def test_the_score_of_the_last_stones_is_exact_unless_another_rule_of_throwing_again_holds() -> None:
    state = play(position({19: 1, 24: 1}, {1: 1}, "A", "3-2"), "-")
    chance = ending(0).chance(0b1, left(state, 0))
    assert GAME.knowledge.score(state, 1) == pytest.approx(2 * chance - 1)
    assert GAME.knowledge.score(state, 0) == pytest.approx(1 - 2 * chance)
    once = play(position({19: 1, 24: 1}, {1: 1}, "A", "3-2", ONCE), "-")
    assert GAME.knowledge.score(once, 1) != pytest.approx(2 * chance - 1)


def test_the_club_level_hits_and_wins_where_it_can() -> None:
    assert best_turn(position({22: 1, 24: 1}, {6: 15}, "A", "3-1")) == ["22/off", "24/off"]
    late = position({16: 2, 19: 3, 20: 3, 21: 3, 22: 4}, {2: 14, 18: 1}, "A", "2-1")
    assert "16/18" in best_turn(late)


@pytest.mark.parametrize("part", ["mover", "earlies", "lates", "left", "bound"])
def test_positions_that_go_on_in_another_way_have_other_keys(part: str) -> None:
    state = start()
    state.first, state.second, state.left = 5, 2, 2
    other = state.copy()
    setattr(other, part, getattr(state, part) + 1)
    assert other.key() != state.key()
    assert state.copy().key() == state.key()


def test_the_die_that_has_fallen_counts_until_the_other_one_has() -> None:
    state, other = start(), start()
    state.first, other.first = 3, 4
    state.left = other.left = -1
    assert state.key() != other.key()
    state.left = other.left = -2
    assert state.key() == other.key(), "what was thrown before makes no difference any more"


def test_another_throw_counts_only_where_there_is_one() -> None:
    for terms, same in ((ONCE, False), (0, True)):
        state, other = start(), start()
        for each in (state, other):
            each.terms |= terms
        other.extra = state.extra + 1
        assert (state.key() == other.key()) == same
