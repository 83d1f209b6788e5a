"""Backgammon: what computer players see in a position, how a net learns, and how they turn the cube."""

from functools import partial

import pytest
from librt.random import Random
from librt.vecs import vec

from games.backgammon.cases import GAME, TOURNAMENT, after, number, position
from ludothek.core.state import NOBODY, REFEREE, State
from ludothek.games.backgammon.mind.knowledge import BackgammonKnowledge
from ludothek.games.backgammon.mind.schooling import FILE, HIDDEN, OUTPUTS, BackgammonEye, learnt
from ludothek.games.backgammon.rules import Backgammon, start
from ludothek.games.backgammon.terms import Terms
from ludothek.players.levels import LEVELS, computer_player
from ludothek.thinking.learning.self_play import self_play
from ludothek.thinking.nets.artifact import read_artifact
from ludothek.thinking.nets.net import VERSION, fresh, packed, size
from ludothek.thinking.nets.point_inputs import ALWAYS, INPUTS, MOST, SIDE, mirrored, prime, shots
from support.playing import legal, match_with
from support.points import best_turn_in

best_turn = partial(best_turn_in, GAME)

SETUP = ({1: 2, 12: 5, 17: 3, 19: 5}, {6: 5, 8: 3, 13: 5, 24: 2})
CUBE = Terms(cube_limit=64, highest=True, always=True)

EYE = BackgammonEye(TOURNAMENT)


# How many of 36 throws hit a blot from so many points away, with nothing in between: known to every player.
DIRECT = {1: 11, 2: 12, 3: 14, 4: 15, 5: 15, 6: 17, 7: 6, 8: 6, 9: 5, 10: 3, 11: 2, 12: 3, 15: 1, 16: 1, 18: 1, 20: 1}


def hit_by(blots: int, bands: int, enemies: int, waiting: int) -> tuple[int, int]:
    return shots(blots, bands, enemies, waiting, 4, ahead=False)


@pytest.mark.parametrize("distance", range(1, 24))
def test_shots_are_counted_as_every_player_knows_them(distance: int) -> None:
    hits, lost = hit_by(1 << (1 + distance), 0, 1 << 1, 0)
    assert hits == DIRECT.get(distance, 0)
    assert lost == hits * (24 - distance)


@pytest.mark.clause("BGM-7")
def test_shots_respect_bands_and_the_bar() -> None:
    assert hit_by(1 << 8, 1 << 7 | 1 << 2, 1 << 1, 0)[0] == DIRECT[7] - 2  # not with 6-1
    assert hit_by(1 << 4, 0, 1, 1)[0] == DIRECT[4]
    assert hit_by(1 << 4, 0, 1, 2)[0] == 12  # two on the bar: with a 4, or 2-2
    assert hit_by(1 << 4, 0x6E, 1, 1)[0] == 11
    assert hit_by(1 << 10, 0x7E, 1 | 1 << 8, 1)[0] == 0  # shut out
    assert mirrored(1 | 1 << 3 | 1 << 25) == 1 << 25 | 1 << 22 | 1


@pytest.mark.clause("BGM-7")
def test_a_prime_and_whoever_is_caught_behind_it_are_seen() -> None:
    state = position({1: 3, 24: 2}, {4: 2, 5: 2, 6: 2, 7: 2, 8: 2, 13: 5}, "A", "6-6")
    assert prime(state, 1, mirrored(state.walls[0]), 13) == (5, 3)


def test_features_name_every_input_once_and_are_a_mirror_of_the_other_side() -> None:
    random = Random(3)
    state = start(TOURNAMENT)
    while state.turn != NOBODY:
        moves = state.moves()
        state.play(moves[random.randrange(len(moves))])
        features = EYE.look(state, 0)
        numbers = list(features.numbers)[: features.count]
        assert len(set(numbers)) == len(numbers) < MOST
        assert all(0 <= each < INPUTS for each in numbers)
        seen = dict(zip(numbers, features.values, strict=False))
        other = EYE.look(state, 1)
        swapped = {
            each if each >= ALWAYS else (each + SIDE) % (2 * SIDE): value
            for each, value in zip(list(other.numbers)[: other.count], other.values, strict=False)
        }
        assert seen == swapped


def test_a_net_comes_nearer_to_what_it_is_told_and_is_kept_in_a_file() -> None:
    net = fresh(INPUTS, HIDDEN, OUTPUTS, Random(1))
    features = EYE.look(position(*SETUP, "A", "3-1"), 0)
    before = list(net.think(features).chances)
    wanted = vec[float]([0.9, 0.3, 0.1])
    for _ in range(50):
        net.learn(features, net.think(features), wanted, 0.01)
    for was, now, goal in zip(before, net.think(features).chances, wanted, strict=True):
        assert abs(now - goal) < abs(was - goal)
    assert len(packed(net)) == 2 * size(INPUTS, HIDDEN, OUTPUTS)
    assert read_artifact(FILE, VERSION) == packed(learnt())


def test_playing_against_itself_changes_a_net_and_ends() -> None:
    net = fresh(INPUTS, HIDDEN, OUTPUTS, Random(1))
    before = list(net.weights)
    self_play(net, BackgammonEye(Terms(highest=True, always=True, throw_cap=8)), 0.01, Random(2))
    assert list(net.weights) != before


def test_a_score_is_the_same_for_both_with_the_sign_turned_and_a_win_is_what_it_counts() -> None:
    knowledge = GAME.knowledge
    state = position(*SETUP, "A", "3-1")
    assert knowledge.score(state, 0) == -knowledge.score(state, 1)
    assert abs(knowledge.score(state, 0)) < 0.2
    won = position({19: 14}, {1: 1}, "B", "2-1", CUBE, a_bar=1)
    won.cube = 4
    won.play(number("1/off"))
    assert (knowledge.score(won, 1), knowledge.score(won, 0)) == (1.0, -1.0)


@pytest.mark.clause("BGM-7")
def test_the_club_level_plays_openings_that_everybody_knows() -> None:
    assert best_turn(position(*SETUP, "A", "3-1", TOURNAMENT)) == ["6/5", "8/5"]
    assert best_turn(position(*SETUP, "B", "4-2", TOURNAMENT)) == ["6/4", "8/4"]
    assert best_turn(position(*SETUP, "B", "6-1", TOURNAMENT)) == ["13/7", "8/7"]


def test_the_club_level_hits_and_wins_where_it_can() -> None:
    won = position({24: 2}, {1: 1, 3: 1}, "B", "3-1", TOURNAMENT)
    assert best_turn(won) == ["1/off", "3/off"]
    hit = position(
        {2: 2, 3: 2, 16: 1, 19: 2, 20: 2, 21: 2, 22: 2, 23: 2}, {1: 2, 6: 5, 8: 4, 13: 3, 20: 1}, "B", "4-1", TOURNAMENT
    )
    assert "20/16" in best_turn(hit)


@pytest.mark.clause("BGM-33", "BGM-35")
def test_the_cube_is_turned_when_it_pays_and_dropped_when_it_does_not() -> None:
    def asked(state: Backgammon) -> str:
        return state.text(GAME.knowledge.policy(state, 0, Random(1)))

    def offer(a: dict[int, int], b: dict[int, int]) -> Backgammon:
        """B is about to throw and may double."""
        state = position(a, b, "A", "2-1", CUBE)
        while state.turn == 0 and state.left > 0:
            state.play(state.moves()[0])
        assert legal(state) == ["throw", "double"]
        return state

    even = offer({19: 5, 20: 5, 17: 5}, {6: 5, 5: 5, 8: 5})
    assert asked(even) == "throw"
    hopeless = offer({13: 5, 14: 5, 15: 4, 16: 1}, {1: 1, 2: 1})
    hopeless.play(number("double"))
    assert asked(hopeless) == "drop"
    fine = offer({19: 5, 20: 5, 17: 5}, {6: 5, 5: 5, 8: 5})
    fine.play(number("double"))
    assert asked(fine) == "take"
    assert GAME.knowledge.policy(position(*SETUP, "A", "3-1", CUBE), 0, Random(1)) == -1


def test_computer_players_of_all_levels_play_a_game_to_its_end() -> None:
    for level in LEVELS[:3]:
        match = match_with(GAME, position({20: 2, 24: 2}, {1: 2, 6: 2}, "B", "6-5", CUBE))
        player = computer_player(GAME, level, seed=1)
        while match.turn >= 0:
            view = match.view(match.turn)
            match.play(player.choose(view, match.guess(match.turn)))
        assert match.over


def test_the_knowledge_reads_its_nets_when_it_is_first_asked() -> None:
    knowledge = BackgammonKnowledge()
    state: State = position(*SETUP, "A", "3-1")
    assert knowledge.score(state, 0) == GAME.knowledge.score(state, 0)
    assert state.turn != REFEREE
    assert after(position(*SETUP, "A", "3-1"), "8/5 6/5")
