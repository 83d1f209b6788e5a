"""Fitting a judgement: what a game says that it counts is what it counts, and known weights are found again."""

from math import exp, isclose

import pytest
from librt.random import Random

from ludothek.core.errors import LudothekError
from ludothek.core.game import Game
from ludothek.core.state import NOBODY
from ludothek.games import game_ids, load_game
from ludothek.lab.fitting import Seen, fit, logit, loss, main, play

WEIGHING = [game for game in map(load_game, game_ids()) if game.knowledge.weights()]


@pytest.mark.parametrize("game", WEIGHING, ids=lambda game: game.id)
def test_scores_are_what_is_counted_times_what_it_is_worth(game: Game) -> None:
    """Up to one scale, in every quiet position of some random games, for both seats."""
    knowledge = game.knowledge
    weights = knowledge.weights()
    random = Random(5)
    scales: list[float] = []
    met: set[str] = set()
    for _ in range(6):
        state = game.series(2, game.settle(2, {})).deal()
        while state.turn != NOBODY:
            if state.turn >= 0 and knowledge.settled(state):
                for seat in range(2):
                    features = knowledge.features(state, seat)
                    met.update(name for name, count in features.items() if count)
                    total = sum(weights[name] * count for name, count in features.items())
                    score = knowledge.score(state, seat)
                    assert isclose(total, 0.0, abs_tol=1e-9) == isclose(score, 0.0, abs_tol=1e-9)
                    if score:
                        scales.append(total / score)
            state.play(state.any_move(random) if state.turn >= 0 else state.chance(random))
    assert met == set(weights)
    assert max(scales) - min(scales) < 1e-6 * max(scales)


def test_weights_that_games_were_decided_by_are_found_again() -> None:
    true = {"one": 1.5, "two": -0.7, "three": 0.0}
    random = Random(1)
    seen = []
    for _ in range(4000):
        features = {name: float(random.randrange(5) - 2) for name in true}
        chance = 1 / (1 + exp(-sum(true[name] * features[name] for name in true)))
        seen.append(Seen(features, float(random.random() < chance)))
    found = fit(list(true), seen)
    assert all(abs(found[name] - true[name]) < 0.15 for name in true)
    assert loss(found, seen) < loss({"one": 1.0, "two": 1.0, "three": 1.0}, seen)
    assert isclose(logit(true, {name: 50 * weight for name, weight in true.items()}), 50.0)


@pytest.mark.parametrize("game", WEIGHING, ids=lambda game: game.id)
def test_a_game_is_seen_in_quiet_positions_with_its_outcome(game: Game) -> None:
    seen = play(game, 20, Random(2))
    assert len(seen) > 10
    assert len({each.outcome for each in seen}) == 1
    assert {name for each in seen for name in each.features} <= set(game.knowledge.weights())


def test_the_command_tells_weights_as_they_are_and_as_they_were_found(capsys: pytest.CaptureFixture[str]) -> None:
    game = WEIGHING[0]
    main([game.id, "--games", "3", "--positions", "10"])
    told = capsys.readouterr().out.splitlines()
    assert {line[:16].strip() for line in told[1:-1]} == set(game.knowledge.weights())
    assert "as it is" in told[-1]


def test_a_game_that_weighs_nothing_by_name_is_refused() -> None:
    other = next(game for game in map(load_game, game_ids()) if not game.knowledge.weights())
    with pytest.raises(LudothekError, match="features"):
        main([other.id])
