"""Skat: what computer players infer from what they hear, how they solve the last tricks, and what they announce."""

from itertools import islice
from math import log
from statistics import fmean

import pytest
from librt.random import Random
from librt.vecs import vec

from games.skat.cases import GAME, dealt, play_deal, position, say, state_of
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import NOBODY
from ludothek.games.skat.mind.habits import HABITS
from ludothek.games.skat.mind.inference import AGAINST, bids, heard, likelihood, opening, seen
from ludothek.games.skat.mind.knowledge import EXPERT, SOUND
from ludothek.games.skat.mind.solver import Solver
from ludothek.games.skat.notation import NULL, kind_of
from ludothek.games.skat.rules import PLAY, Skat
from ludothek.kit.cards import cards
from ludothek.kit.cards.cards import cards_in
from ludothek.kit.common import bits
from ludothek.thinking.play.double_dummy import LOST, SCALE
from ludothek.thinking.play.importance_resampling import Worlds, resampled

STRONG = "CJ SJ HJ HA H10 HK H9 CA C10 S7"
WEAK = "C7 C8 CQ S8 S9 SQ HQ H8 D9 DQ"


# What was heard.


def test_a_strong_hand_is_bid_and_the_further_the_less() -> None:
    assert bids(cards_in(WEAK), 1, 18) < 0.3
    assert bids(cards_in(STRONG), 1, 18) > 0.7
    assert bids(cards_in(STRONG), 1, 24) < bids(cards_in(STRONG), 1, 18)


def exchanged(state: Skat, one: int, other: int) -> Skat:
    """The same with the hands of two seats exchanged."""
    found = state.copy()
    found.hands[one], found.hands[other] = found.hands[other], found.hands[one]
    return found


def test_who_has_passed_at_18_hardly_holds_what_would_have_been_bid() -> None:
    """Vorhand plays; of the other two one has bid 18 and one has passed at once."""
    match = dealt(mittelhand=STRONG, hinterhand=WEAK)
    say(match, "18 yes pass pass hand C-hand")
    state = state_of(match)
    assert state.soloist == 0
    assert likelihood(state, 0) > 3 * likelihood(exchanged(state, 1, 2), 0)


def test_who_passes_after_the_highest_number_of_all_has_refused_no_higher_one() -> None:
    match = dealt()
    while "pass" in (words := [match.text(move) for move in match.legal()]) and words != ["pass"]:
        say(match, next(word for word in words if word != "pass"))
    say(match, "pass pass hand C-hand")
    assert 0.0 < likelihood(state_of(match), state_of(match).turn) <= 1.0


def test_the_game_is_won_more_often_with_the_hand_that_a_soloist_is_taken_to_have() -> None:
    match = dealt(STRONG, skat="D7 D8")
    say(match, "18 yes pass pass take D7+D8 H")
    state = state_of(match)
    weaker = state.copy()
    weaker.hands[0], weaker.hands[1] = state.hands[1], state.hands[0]
    assert likelihood(state, 2) > 3 * likelihood(weaker, 2)


def test_trumps_are_hardly_put_away() -> None:
    match = dealt(STRONG, "DJ H7 C7 C8 C9 S8 S9 SQ DQ DK", skat="D7 D8")
    say(match, "18 yes pass pass take D7+D8 H")
    state = state_of(match)
    trump = state.copy()
    both = cards_in("D7 DJ")
    trump.hands[1] ^= both
    trump.hands[3] ^= both
    assert likelihood(state, 2) > 3 * likelihood(trump, 2)


def test_likely_guesses_are_drawn_more_often() -> None:
    """In what is drawn for a defender the soloist has more trumps than in guesses as they come."""
    match = dealt(STRONG, skat="D7 D8")
    say(match, "18 yes pass pass take D7+D8 H")
    state = state_of(match)
    trumps = cards_in("CJ SJ HJ DJ HA H10 HK HQ H9 H8 H7")
    random = Random(5)

    def held(worlds: list[Skat]) -> float:
        return sum(bits.count(world.hands[0] & trumps) for world in worlds) / len(worlds)

    plain = [state.guess(1, random) for _ in range(300)]
    viewed = state.copy()
    viewed.turn = 1
    pool = Worlds(lambda source: viewed.guess(1, source), GAME.knowledge, random, 600, 300).pool
    assert held([world for world in pool if isinstance(world, Skat)]) > held(plain) + 0.5


def test_resampling_keeps_everything_in_proportion() -> None:
    weights = vec[float]([0.0, 1.0, 2.5, 0.0, 0.5])
    drawn = list(resampled(weights, 40, Random(1)))
    assert [drawn.count(index) for index in range(5)] == [0, 10, 25, 0, 5]


@pytest.mark.parametrize("seats", [3, 4])
def test_every_guess_has_a_likelihood_to_the_end_of_a_deal(seats: int) -> None:
    random = Random(3)
    for seed in range(4):
        match = Match(GAME, seats, {"deals": 1}, Seal.numbered(seed))
        while match.turn != NOBODY:
            assert 0.0 < GAME.knowledge.likelihood(state_of(match).guess(match.turn, random)) <= 1.0
            match.play(GAME.knowledge.policy(state_of(match).guess(match.turn, random), 1, random))


# What was played.


def test_the_opening_of_a_deal_is_what_it_was_before_the_first_card() -> None:
    for seats in (3, 4):
        match = Match(GAME, seats, {"deals": 1}, Seal.numbered(4))
        while state_of(match).phase != PLAY:
            match.play(GAME.knowledge.policy(state_of(match), SOUND, Random(1)))
        first = state_of(match).copy()
        while match.turn != NOBODY:
            again = opening(state_of(match))
            assert list(again.hands) == list(first.hands)
            assert (again.turn, again.phase, again.steps) == (first.turn, first.phase, 0)
            assert (list(again.won), any(again.lacks), again.spent) == ([0] * seats, False, 0)
            for card in islice(state_of(match).played, int(state_of(match).steps)):
                again.play(card)
            now = state_of(match)
            assert (list(again.hands), list(again.won), list(again.lacks)) == (
                list(now.hands),
                list(now.won),
                list(now.lacks),
            )
            assert (again.turn, again.leader, again.spent) == (now.turn, now.leader, now.spent)
            match.play(match.legal()[0])


def test_who_gives_the_partner_a_queen_hardly_holds_the_ten() -> None:
    """Mittelhand has taken the trick with the ace, and Hinterhand is the last to play."""
    match = dealt("CJ SJ HJ HA H10 HK CA CK S8 S7", "C10 C7 SA S10 DA D10 HQ H9 H8 H7", skat="D7 D8")
    state = state_of(say(match, "18 yes pass pass take D7+D8 H S7 SA"))
    richer = state.copy()
    for seat in (1, 2):
        richer.hands[seat] ^= cards_in("S10 S9")
    queen = GAME.notation["sq"]
    assert HABITS[0].likely(state, queen) > 2 * HABITS[0].likely(richer, queen)


def played(world: Skat, seat: int) -> float:
    """How likely the cards are that the others have played."""
    return seen(opening(world), world, seat)


def test_the_own_cards_say_nothing_and_the_first_one_is_awaited() -> None:
    match = dealt(STRONG, skat="D7 D8")
    say(match, "18 yes pass pass take D7+D8 H")
    assert [played(state_of(match), seat) for seat in range(3)] == [1.0] * 3
    likely = HABITS[0].likely(state_of(match), GAME.notation["cj"])
    say(match, "CJ")
    assert played(state_of(match), 0) == 1.0
    assert played(state_of(match), 1) == played(state_of(match), 2) < 1.0
    assert played(state_of(match), 1) ** 2 == pytest.approx(AGAINST + (1 - AGAINST) * likely), "it counts by half"
    assert likelihood(state_of(match), 1) == pytest.approx(
        heard(opening(state_of(match)), 1) * played(state_of(match), 1)
    )


def test_the_truth_fits_what_was_played_better_than_guesses_do() -> None:
    """In deals that are played with sense, after four tricks: the mean of the logarithms, for all three."""
    random, ahead = Random(2), []
    for seed in range(48):
        match, choices = Match(GAME, 3, {"deals": 1}, Seal.numbered(seed)), Random(seed)
        while match.turn != NOBODY and state_of(match).steps < 12:
            match.play(GAME.knowledge.lean(state_of(match), choices))
        if match.turn == NOBODY:
            continue
        state = state_of(match)
        for seat in range(3):
            guesses = [log(played(state.guess(seat, random), seat)) for _ in range(20)]
            ahead.append(log(played(state, seat)) - fmean(guesses))
    assert fmean(ahead) > 0.3


# The last tricks.


def worth(state: Skat) -> int:
    """What is still to come for the soloist, found by trying everything."""
    if state.turn == NOBODY:
        return 0
    found = []
    for move in state.moves():
        after = state.copy()
        after.play(move)
        found.append(gained(state, after) + worth(after))
    return max(found) if state.turn == state.soloist else min(found)


def gained(before: Skat, after: Skat) -> int:
    taken = after.won[after.soloist] & ~before.won[before.soloist]
    if kind_of(before.contract) == NULL:
        return LOST if taken else 0
    return SCALE * cards.points(taken) + (1 if taken else 0)


@pytest.mark.parametrize("contract", ["C", "H", "grand", "null"])
@pytest.mark.parametrize("seed", range(6))
def test_endings_are_solved_as_by_trying_everything(contract: str, seed: int) -> None:
    random = Random(seed)
    pack = list(range(32))
    drawn = [pack.pop(random.randrange(len(pack))) for _ in range(12)]
    hands = [sum(1 << card for card in drawn[4 * seat : 4 * seat + 4]) for seat in range(3)]
    state = position([cards.cards_text(held) for held in hands], contract, soloist=seed % 3, leader=seed // 2)
    for _ in range(seed % 3):
        state.play(state.moves()[0])
    expected = []
    for move in state.moves():
        after = state.copy()
        after.play(move)
        expected.append(gained(state, after) + worth(after))
    assert list(Solver().worths(state)) == expected


def test_what_takes_too_long_is_given_up() -> None:
    hands = ["CJ SJ H10 SA S10 C7 C8", "H7 HA D7 HJ C9 CQ S7", "D8 D9 S8 S9 DK DA CA"]
    solver = Solver()
    solver.worths(position(hands, "H"), 20)
    assert solver.late
    assert solver.visited < 60
    solver.worths(position(hands, "H"))
    assert not solver.late


def test_a_sure_trick_is_not_given_away() -> None:
    """The soloist has to draw the last trump before the ace and the ten can be made."""
    match = dealt("HJ SJ CA C10 SK HK DK CJ SA S10", "H7 HQ C8 CK S8 DA DQ HA D7 D9", skat="H8 H10")
    say(match, "18 yes pass pass take H8+H10 H HJ H7 DJ SJ HQ H9 CA C8 C9 C10 CK CQ SK S8 S9 DK DA D8 DQ D10 HK")
    state = state_of(match)
    assert state.text(GAME.knowledge.policy(state, EXPERT, Random(1))) == "CJ"


# What is announced.


def test_schneider_is_announced_where_it_is_sure_and_not_where_it_is_doubtful() -> None:
    sure = say(dealt("CJ SJ HJ DJ CA C10 CK CQ C9 SA"), "18 yes pass pass hand")
    said = sure.state.text(GAME.knowledge.policy(sure.state, EXPERT, Random(1)))
    assert "schneider" in said or "schwarz" in said or "ouvert" in said
    doubtful = say(dealt("CJ SJ C9 CK CQ C8 C7 SA S7 H7"), "18 yes pass pass hand")
    said = doubtful.state.text(GAME.knowledge.policy(doubtful.state, EXPERT, Random(1)))
    assert said in ("C hand", "grand hand")


def test_only_experts_announce() -> None:
    sure = say(dealt("CJ SJ HJ DJ CA C10 CK CQ C9 SA"), "18 yes pass pass hand")
    assert sure.state.text(GAME.knowledge.policy(sure.state, SOUND, Random(1))) in ("C hand", "grand hand")


def test_the_same_seed_decides_the_same() -> None:
    match = dealt(STRONG, skat="D7 D8")
    say(match, "18 yes pass pass take D7+D8 H")
    state = state_of(match)
    while state.steps < 15:
        state.play(state.moves()[0])
    first, second = (GAME.knowledge.policy(state, EXPERT, Random(4)) for _ in range(2))
    assert first == second >= 0
    play_deal(match)
