"""Deutscher Schafkopf: computer players name sensible suits, play well with all hands known, and never peek."""

import pytest
from librt.random import Random

from games.schafkopf.cases import CASE_4, FORCED, GAME, dealt, over, start
from ludothek.core.state import NOBODY
from ludothek.games.schafkopf.mind.knowledge import QUICK, SEARCHING, SOLVING
from ludothek.games.schafkopf.mind.solver import ALL, Solver
from ludothek.games.schafkopf.rules import PLAY, Schafkopf, partner
from ludothek.kit.cards.cards import points
from ludothek.kit.common import bits
from ludothek.thinking.play.double_dummy import SCALE
from support.merits import after
from support.playing import legal, play


def played_to(steps: int, seed: int, **options: int | str) -> Schafkopf:
    """A random deal after so many cards."""
    state, random = start(**options), Random(seed)
    while state.phase != PLAY or state.steps < steps:
        moves = state.moves()
        state.play(moves[random.randrange(len(moves))])
    return state


def perfect(state: Schafkopf) -> int:
    """What perfect play brings the maker's party, tried out move by move: points above all, then tricks."""
    if state.turn == NOBODY:
        won = state.won[state.maker] | state.won[partner(state.maker)]
        return SCALE * points(won) + bits.count(won) // 4
    values = [perfect(after(state, move)) for move in state.moves()]
    return max(values) if state.turn % 2 == state.maker % 2 else min(values)


@pytest.mark.parametrize("must_beat", ["on", "off"])
@pytest.mark.parametrize("seed", range(8))
def test_the_solver_agrees_with_trying_everything(seed: int, must_beat: str) -> None:
    solver = Solver()
    for steps in (20 + seed % 4, 24, 27):
        state = played_to(steps if must_beat == "on" else max(steps, 22), 7 * seed + steps, must_beat=must_beat)
        assert list(solver.worths(state)) == [perfect(after(state, move)) for move in state.moves()]


def test_all_tricks_are_worth_the_most() -> None:
    assert (
        perfect(over("C8 C9 C10 CJ CQ CK CA S8 S9 S10 SJ SQ SK SA H8 H9 H10 HJ HQ HK HA D8 D9 D10 DJ DQ DK DA")) == ALL
    )
    assert perfect(over("", last=False)) == 0


def test_with_one_trick_to_come_the_solver_leaves_no_choice_open() -> None:
    state = played_to(28, 3)
    assert len(Solver().worths(state)) == 1


@pytest.mark.parametrize("skill", [QUICK, SEARCHING, SOLVING])
def test_the_longest_trumps_are_named_and_all_are_announced(skill: int) -> None:
    random = Random(1)
    forced = dealt("CJ SA SK S10 H7 H8 D9 C9", *FORCED_OTHERS)
    assert forced.text(GAME.knowledge.policy(forced, skill, random)) == "S"
    silent = dealt(CASE_4, announce="voluntary")
    assert silent.text(GAME.knowledge.policy(silent, skill, random)) == "5"


FORCED_OTHERS = ("SJ CA C8 SQ S9 HA HK D10", "HJ CK C7 S8 HQ H10 DA DK", "DJ CQ C10 S7 H9 DQ D8 D7")


def test_a_sure_trick_is_given_points_by_the_partner_and_none_by_the_others() -> None:
    state = play(dealt(*FORCED), "C")
    random = Random(1)
    assert state.text(GAME.knowledge.policy(state, QUICK, random)) == "CJ"
    play(state, "CJ")
    assert legal(state) == ["C8", "CK", "SJ"]
    assert state.text(GAME.knowledge.policy(state, QUICK, random)) == "C8"
    play(state, "C8")
    assert state.text(GAME.knowledge.policy(state, QUICK, random)) in {"CQ", "HJ"}


@pytest.mark.parametrize("skill", [QUICK, SOLVING])
@pytest.mark.parametrize("seed", range(2))
def test_what_the_policy_says_is_legal_to_the_end(skill: int, seed: int) -> None:
    state, random = played_to(20, seed), Random(seed)
    while state.turn != NOBODY:
        move = GAME.knowledge.policy(state.guess(state.turn, random), skill, random)
        assert move in list(state.moves())
        state.play(move)


def test_rewards_of_the_two_parties_add_up_and_winning_counts_most() -> None:
    best = 2.0
    for mine in (91, 90, 61, 60, 31, 29):
        rewards = list(GAME.knowledge.rewards(over(mine)))
        assert rewards[0] == rewards[2] == pytest.approx(1.0 - rewards[1])
        assert rewards[1] == rewards[3]
        assert 0.0 <= rewards[0] < best
        assert (rewards[0] > 0.5) == (mine > 60)
        best = rewards[0]
