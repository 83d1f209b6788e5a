"""Skat: what is told of a card at a glance, and how likely habits find what players do."""

from math import log
from statistics import fmean

import pytest
from librt.random import Random

from games.skat.cases import GAME, dealt, say, state_of
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import NOBODY
from ludothek.games.skat.mind import habits
from ludothek.games.skat.mind.habits import (
    BESIDE,
    FACES,
    HABITS,
    HIGHER,
    LACKING,
    LEFT,
    LENGTH,
    LENGTHS,
    NEIGHBOURS,
    ORDER,
    OUTSIDE,
    OVER,
    PHASE,
    SIDES,
    STAKES,
    TAKING,
    TRAITS,
    TRICK,
    WAYS,
    WIDTH,
    WORTHS,
    CardHabits,
    lacking,
    stake,
    which,
    worth,
)
from ludothek.games.skat.notation import GRAND, NULL, kind_of
from ludothek.games.skat.rules import PLAY, Skat
from ludothek.kit.cards.cards import cards_text, find_card
from ludothek.players.levels import computer_player
from support.playing import play_in_turn

VORHAND = "CJ SJ HA H10 H9 H8 CA C7 S10 D7"
MITTELHAND = "HJ HK HQ CK CQ S9 S8 DA DK D9"
"""Hinterhand has DJ H7 C10 C9 C8 SA SQ D10 DQ D8, and SK S7 lie in the skat."""


def look_of(state: Skat) -> dict[str, list[int]]:
    """The traits of every card that can be played."""
    own = CardHabits()
    own.moves = state.moves()
    own.look(state)
    return {
        state.text(move): [int(trait) for trait in own.traits[index * WIDTH : (index + 1) * WIDTH]]
        for index, move in enumerate(own.moves)
    }


def positions(seats: int = 3) -> list[Skat]:
    """Before every card of some deals with games of all kinds, the cards played at random."""
    found, random = [], Random(7)
    for seed, contract in enumerate(("C", "grand", "null", "D-hand", "grand-hand", "null-hand")):
        match = Match(GAME, seats, {"deals": 1, "first_dealer": seats - 1}, Seal.numbered(seed))
        state = state_of(say(match, "18 yes pass pass"))
        away = "+".join(cards_text(state.hands[seats]).split())
        say(match, "hand" if "hand" in contract else f"take {away}")
        say(match, contract)
        while match.turn != NOBODY:
            found.append(state_of(match).copy())
            match.play(state_of(match).any_move(random))
    return found


def hearts() -> Skat:
    """Vorhand plays hearts with 18 and has put two cards away."""
    match = dealt(VORHAND, MITTELHAND, skat="SK S7")
    return state_of(say(match, "18 yes pass pass take SK+S7 H"))


def test_suit_games_grand_and_null_games_have_habits_of_their_own() -> None:
    assert {(kind_of(state.contract), which(state)) for state in positions()} == {(0, 0), (3, 0), (GRAND, 1), (NULL, 2)}


def test_every_trait_of_a_card_has_a_weight_of_its_own() -> None:
    begins = [TRICK, LENGTH, HIGHER, LEFT, TAKING, LACKING, NEIGHBOURS, ORDER, PHASE, TRAITS]
    for state in positions() + positions(4):
        for traits in look_of(state).values():
            assert [low <= trait < high for low, trait, high in zip(begins, traits, begins[1:], strict=False)] == [
                True
            ] * WIDTH


@pytest.mark.parametrize("seats", [3, 4])
def test_nothing_is_told_that_the_seat_does_not_know(seats: int) -> None:
    """Whatever the others may hold, its cards look the same."""
    random = Random(seats)
    for state in positions(seats):
        assert look_of(state.guess(state.turn, random)) == look_of(state)


def test_a_soloist_knows_the_skat_and_the_others_do_not() -> None:
    """Of eight spades SJ is a trump; SK and S7 were put away, S10 is the soloist's, S9 and S8 are Mittelhand's."""
    state = hearts()
    assert (look_of(state)["S10"][3] - LEFT) % OUTSIDE == 4
    play_in_turn(state, "S10")
    assert (look_of(state)["S9"][3] - LEFT) % OUTSIDE == 4, "SA SQ SK S7"


def test_it_is_told_which_cards_of_the_suit_are_beside_and_above_it() -> None:
    ten = look_of(hearts())["H10"]
    assert (ten[1] - LENGTH) % LENGTHS == LENGTHS - 1, "five others are trumps too"
    assert (ten[2] - HIGHER) % OVER == 2, "HJ and DJ are out"
    assert (ten[7] - ORDER) % BESIDE == 3, "CJ, SJ and HA are higher in the same hand"
    assert (ten[7] - ORDER) // BESIDE % BESIDE == 2, "H9 and H8 are lower"
    alone = look_of(hearts())["S10"]
    assert (alone[1] - LENGTH) % LENGTHS == 0
    assert (alone[2] - HIGHER) % OVER == 1


def test_it_is_told_what_lies_there_and_whether_a_card_takes_it() -> None:
    state = play_in_turn(hearts(), "CA CK")
    for card, (side, way, points) in {"C10": (1, 0, 2), "C9": (0, 0, 0)}.items():
        traits = look_of(state)[card]
        assert (traits[0] - TRICK) % WAYS == way
        assert (traits[0] - TRICK) // WAYS % WORTHS == points
        assert (traits[0] - TRICK) // (WAYS * WORTHS) % STAKES == stake(15)
        assert (traits[4] - TAKING) // WAYS % SIDES == (0 if card in ("C10", "C9") else side)


def test_whose_the_trick_is_so_far_is_told_to_the_partner_only() -> None:
    """Hinterhand may give points to the king of Mittelhand; the soloist has no partner."""
    state = play_in_turn(hearts(), "C7 CK")
    assert {(traits[4] - TAKING) // WAYS % SIDES for traits in look_of(state).values()} == {2, 3}
    play_in_turn(state, "C10")
    assert (look_of(state)["D8"][4] - TAKING) // WAYS % SIDES == 1, "who leads takes what lies there"
    play_in_turn(state, "D8")
    assert {(traits[4] - TAKING) // WAYS % SIDES for traits in look_of(state).values()} == {0}


def test_trumps_and_cards_thrown_off_are_told_apart() -> None:
    state = play_in_turn(hearts(), "D7 DK D10 SA S10 S8 C10 C7 CK DQ")
    ways = {card: (traits[0] - TRICK) % WAYS for card, traits in look_of(state).items()}
    assert ways["HA"] == 1
    assert ways["CA"] == 2
    sides = {card: (traits[4] - TAKING) // WAYS % SIDES for card, traits in look_of(state).items()}
    assert sides["H8"] == 1, "the lowest trump takes it"
    assert sides["CA"] == 0, "the highest card of another suit does not"


def test_who_is_known_to_lack_a_suit() -> None:
    state = play_in_turn(hearts(), "D7 DK D10 SA S10 S8 C10 C7 CK DQ H8 D9")
    diamonds = state.order().follows[find_card("D7")]
    assert state.turn == 0
    assert lacking(state, diamonds) == 0
    play_in_turn(state, "CJ HQ H7")
    assert lacking(state, diamonds) == 0
    state.turn = 1
    assert lacking(state, diamonds) == 2, "the soloist sits before"
    state.turn = 2
    assert lacking(state, diamonds) == 1, "and after"


def test_a_lower_card_does_the_same_if_it_counts_as_much_and_nobody_has_one_in_between() -> None:
    twins = {card for card, traits in look_of(hearts()).items() if (traits[8] - PHASE) % 2}
    assert twins == {"CJ", "H9"}, "SJ stands for CJ and H8 for H9; H9 has not the points of H10"
    match = dealt("CJ HJ H9 H7 HA C9 C7 S9 S8 D7", "SJ H8 C8", skat="DK DQ")
    state = state_of(say(match, "18 yes pass pass take DK+DQ H"))
    assert {card for card, traits in look_of(state).items() if (traits[8] - PHASE) % 2} == {"S9"}


def test_points_are_told_in_steps() -> None:
    assert [stake(points) for points in (0, 2, 5, 6, 11, 12, 22)] == [0, 1, 1, 2, 2, 3, 3]
    assert [worth(find_card(card)) for card in ("S7", "CJ", "DK", "D10", "HA")] == [0, 1, 1, 2, 2]


def test_every_kind_of_card_looks_different() -> None:
    faces = {card: (traits[2] - HIGHER) // OVER % FACES for card, traits in look_of(hearts()).items()}
    assert faces == {
        "CJ": 0, "SJ": 1, "HA": 4, "H10": 5, "H9": 8, "H8": 9, "CA": 11, "S10": 12, "C7": 17, "D7": 17,
    }  # fmt: skip


def test_habits_are_about_cards_only() -> None:
    assert which(state_of(dealt())) == -1
    assert which(hearts()) == 0


# What was learnt.


def test_what_is_shipped_was_learnt_by_the_command() -> None:
    words = habits.FILE.read_bytes().partition(b"\n")[0].decode().split()
    assert words[3:7] == ["python", "-m", "ludothek.lab.imitation", "skat"]


def test_habits_foretell_what_thinking_players_do_far_better_than_chance() -> None:
    """The mean of the logarithms over the cards of some deals of experts."""
    likely, even = [], []
    for seed in range(8):
        match = Match(GAME, 3, {"deals": 1}, Seal.numbered(100 + seed))
        players = [computer_player(GAME, "master:60", seed) for _ in range(3)]
        while match.turn != NOBODY:
            state = state_of(match)
            move = players[match.turn].choose(match.view(match.turn), match.guess(match.turn))
            if state.phase == PLAY and len(state.moves()) > 1:
                likely.append(log(HABITS[which(state)].likely(state, move)))
                even.append(-log(len(state.moves())))
            match.play(move)
    assert len(likely) > 100
    assert fmean(likely) > fmean(even) + 0.15
