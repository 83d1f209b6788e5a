"""Lügenmäxchen: what the best computer player does cannot be taken advantage of by a single opponent."""

from functools import cache

import pytest
from librt.random import Random

from games.luegenmaexchen.cases import TEXTS, game, talk
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.games import load_game
from ludothek.games.luegenmaexchen.knowledge import PIVOT, UP_TO, LiarsKnowledge, lies, trust
from ludothek.games.luegenmaexchen.rules import COMBINATIONS, MAEXCHEN, NOTHING, rank

GAME = load_game("luegenmaexchen")
THROWS = [rank(one, other) for one in range(1, 7) for other in range(1, 7)]
CHANCE = [THROWS.count(combination) / 36 for combination in range(21)]


def announcing(received: int, thrown: int) -> list[float]:
    """How likely the best player announces each combination."""
    if thrown > received and thrown >= PIVOT:
        return [float(combination == thrown) for combination in range(21)]
    return list(lies(received))


@cache
def taken_by_thrower(received: int, clever: str, seats: int, place: int) -> float:
    """How likely `place`, so many seats after who throws now, takes the counter of this round.

    All play as the best player does, but this one may be `clever` and decide each time as is best against them.
    """
    total = 0.0
    if place == 0 and clever:
        for thrown in range(21):
            options = []
            for said in range(received + 1, 21):
                believed = trust(received, said) if said < MAEXCHEN else 0.0
                later = taken_by_thrower(said, clever, seats, seats - 1) if believed else 0.0
                options.append((1 - believed) * (thrown < said) + believed * later)
            total += CHANCE[thrown] * min(options)
        return total
    told = [[CHANCE[thrown] * chance for chance in announcing(received, thrown)] for thrown in range(21)]
    for said in range(received + 1, 21):
        true = sum(told[thrown][said] for thrown in range(21) if thrown >= said)
        lie = sum(told[thrown][said] for thrown in range(21) if thrown < said)
        if true + lie == 0:
            continue
        believed = trust(received, said) if said < MAEXCHEN else 0.0
        later = taken_by_thrower(said, clever, seats, (place - 1) % seats) if said < MAEXCHEN else 1.0
        lifted = {0: lie, 1: true}.get(place, 0.0)
        if place == 1 and clever:
            total += min(lifted, (true + lie) * later)
        else:
            total += (1 - believed) * lifted + believed * (true + lie) * later
    return total


def test_chances_are_chances() -> None:
    assert UP_TO[20] == 1
    assert CHANCE[MAEXCHEN] == pytest.approx(2 / 36)
    for received in range(-1, 20):
        chances = list(lies(received))
        assert sum(chances) == pytest.approx(1)
        assert min(chances) >= 0
        assert all(chance == 0 for chance in chances[: received + 1])
        assert all(0 <= trust(received, said) <= 1 for said in range(21))


def test_two_players_can_do_no_better_against_it_than_it_does_itself() -> None:
    for place in range(2):
        best = taken_by_thrower(NOTHING, "best response", 2, place)
        assert best == pytest.approx(taken_by_thrower(NOTHING, "", 2, place), abs=1e-12)
    # Who begins a round wins it with a chance of 65 in a hundred.
    assert taken_by_thrower(NOTHING, "", 2, 0) == pytest.approx(0.35206, abs=1e-5)


@pytest.mark.parametrize(("seats", "gain"), [(3, 0.0300), (4, 0.0225), (8, 0.0113)])
def test_among_more_players_a_best_response_gains_little(seats: int, gain: float) -> None:
    own = [taken_by_thrower(NOTHING, "", seats, place) for place in range(seats)]
    best = [taken_by_thrower(NOTHING, "best response", seats, place) for place in range(seats)]
    assert sum(own) == pytest.approx(1)
    assert 0 <= (sum(own) - sum(best)) / seats <= gain


def test_the_player_follows_the_chances() -> None:
    knowledge = LiarsKnowledge()
    random = Random(1)
    state = talk(game(2), "[31]")
    said = [knowledge.policy(state, 0, random) for _ in range(20000)]
    for combination in range(21):
        assert said.count(combination) / 20000 == pytest.approx(lies(NOTHING)[combination], abs=0.012)
    answering = talk(game(2), "[31] 64")
    believed = [knowledge.policy(answering, 0, random) == TEXTS.index("b") for _ in range(20000)]
    assert sum(believed) / 20000 == pytest.approx(trust(NOTHING, TEXTS.index("64")), abs=0.012)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("[65]", "65"),
        ("[12]", "21"),
        ("[31] 66 b [31]", "21"),
        ("[31] 53 b [66]", "66"),
        ("[31] 51", "b"),
        ("[31] 54 b [31] 61", "l"),
    ],
)
def test_what_it_always_does(words: str, expected: str) -> None:
    state = talk(game(3), words)
    assert {LiarsKnowledge().policy(state, 0, Random(seed)) for seed in range(30)} == {TEXTS.index(expected)}


def test_after_a_shown_maexchen_the_chain_is_free_again() -> None:
    state = talk(game(3), "[31] 66 b [12] show [31] 31")
    assert {LiarsKnowledge().policy(state, 0, Random(seed)) for seed in range(30)} == {TEXTS.index("b")}


def test_levels_slip_less_and_less() -> None:
    slips = [method.slip for method in GAME.levels.values()]
    assert slips == sorted(slips, reverse=True)
    assert slips[-1] == 0


def test_a_match_of_masters_comes_to_an_end() -> None:
    match = Match(GAME, 4, seal=Seal.numbered(2))
    random = Random(2)
    while not match.over:
        move = GAME.knowledge.policy(match.guess(match.turn)(random), 0, random)
        match.play(move)
    assert sum(match.series.result().points) == 3
    assert len(COMBINATIONS) == 21
