"""A worker takes up a match where it left it, and decides as whoever has followed the whole log and seen the view."""

import pytest
from librt.random import Random

from ludothek.core.game import Game
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.games import all_games, load_game
from ludothek.players.analysis import decisions
from ludothek.players.levels import computer_player
from ludothek.players.move_values import weigh
from ludothek.server.workers import worker as module
from ludothek.server.workers.jobs import (
    Choose,
    Chosen,
    Consider,
    Job,
    LookBack,
    LookedBack,
    Reply,
    Weigh,
    Weights,
    position,
    read_job,
    read_reply,
    write,
)
from ludothek.server.workers.worker import Worker
from support.examples import AUCTION, BOARD, CHANCES, TRICKS

STEPS = 20


def told(worker: Worker, job: Job, seed: int) -> Reply:
    """The answer to a job, both by way of a pipe."""
    return read_reply(write(worker.answer(read_job(write(job)), seed)))


def anew(match: Match) -> Match:
    """The match as its log leads to it."""
    again = Match(match.game, match.seats, match.options, log=match.log)
    if again.between:
        again.open_deal()
    return again


def chosen(match: Match, level: str, seed: int) -> Chosen:
    """What a level plays that has followed the whole log and sees the view of its seat."""
    whole = anew(match)
    player = computer_player(whole.game, level, seed)
    return Chosen(player.choose(whole.view(whole.turn), whole.guess(whole.turn)))


def options(game: Game) -> dict[str, object]:
    """Several deals, where there can be, and the last of the words for everything that words are agreed for."""
    several = {option.name: 3 for option in game.options if option.name == "deals"}
    return {**{option.name: option.words[-1] for option in game.options if option.words}, **several}


def play_on(match: Match, random: Random) -> None:
    """A move by chance, or the next deal."""
    if match.between:
        match.next_deal()
    else:
        match.play(match.legal()[random.randrange(len(match.legal()))])


@pytest.mark.parametrize("game", [game for game in all_games() if game.decides], ids=lambda game: game.id)
def test_a_decision_is_that_of_the_whole_log(game: Game) -> None:
    random, worker = Random(1), Worker()
    match = Match(game, game.seats[-1], options(game), Seal.numbered(1))
    for step in range(STEPS):
        if match.over:
            break
        if match.turn >= 0 and step % 3 == 0:
            assert told(worker, Choose(position("t", match), "beginner"), step) == chosen(match, "beginner", step)
        play_on(match, random)


def test_values_are_those_of_the_whole_log() -> None:
    random, worker = Random(3), Worker()
    match = Match(load_game(TRICKS), 3, {"deals": 3}, Seal.numbered(3))
    while len(match.series.results) < 1 or match.turn < 0:
        play_on(match, random)
    weighed = weigh(match.game, "beginner:8", match.legal(), match.guess(match.turn), seed=4)
    values = [(weight.move, weight.value) for weight in weighed.weights]
    wanted = Weigh(position("t", match), "beginner:8", 0.0)
    assert told(worker, wanted, 4) == Weights(values, weighed.unit, weighed.fewest)


def test_only_what_was_added_to_a_log_is_followed(followed: list[int]) -> None:
    random, worker, known = Random(2), Worker(), 0
    match = Match(load_game(AUCTION), 3, {"deals": 3}, Seal.numbered(2))
    while len(match.series.results) < 2 or match.turn < 0:
        if match.turn >= 0:
            followed.clear()
            worker.answer(Choose(position("t", match), "beginner"))
            assert followed == list(range(known, len(match.log)))
            known = len(match.log)
        play_on(match, random)


def test_looking_back_follows_a_log_once_for_each_seat(followed: list[int]) -> None:
    random, worker = Random(5), Worker()
    match = Match(load_game(CHANCES), 2, seal=Seal.numbered(5))
    while not match.over:
        play_on(match, random)
    numbers = [decisions(match, seat) for seat in range(2)]
    followed.clear()
    for one, other in zip(*numbers, strict=True):  # the other one is ahead at times, and behind at others
        for seat, number in ((1, other), (0, one)):
            where = position("t", match, number)
            found = told(worker, LookBack(where, "beginner:8", seat, match.log[number]), number)
            assert isinstance(found, LookedBack)
            assert (found.finding.number, found.finding.move) == (number, match.text(match.log[number]))
    assert sorted(followed) == sorted(number for made in numbers for number in range(made[-1]))


@pytest.mark.parametrize("game_id", [BOARD, TRICKS])
@pytest.mark.usefixtures("unseen")
def test_no_job_needs_a_view(game_id: str) -> None:
    game, worker = load_game(game_id), Worker()
    match = Match(game, game.seats[0], seal=Seal.numbered(4))
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    where, seat = position("t", match), match.turn
    worker.answer(Choose(where, "beginner"), 1)
    for agreement in game.agreements:
        worker.answer(Consider(where, "beginner", 1 - seat, agreement.name, seat), 1)
    worker.answer(Weigh(where, "beginner:8", 0.0), 1)
    worker.answer(LookBack(where, "beginner:8", seat, match.legal()[0]), 1)


def test_another_log_is_followed_as_a_whole(followed: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "KEPT", 2)
    worker = Worker()
    match = Match(load_game(BOARD), 2, seal=Seal.numbered(3))
    for _ in range(6):
        play_on(match, Random(1))
    whole = list(range(6))

    def asked(table: str) -> list[int]:
        expected = chosen(match, "beginner", 1)
        followed.clear()
        assert worker.answer(Choose(position(table, match), "beginner"), 1) == expected
        return list(followed)

    assert asked("t") == whole
    assert asked("t") == []
    match.undo()
    assert asked("t") == whole[:5]
    match.play(match.legal()[-1])
    assert asked("t") == [5]
    match.undo()
    match.play(match.legal()[0])
    assert asked("t") == whole, "something else was played instead"
    assert asked("u") == whole
    assert asked("v") == whole
    assert asked("t") == whole, "it was asked about long ago"
