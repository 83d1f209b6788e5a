"""Raubdame: what is different from Dame. How pieces go, jump and are crowned is held again by the reference."""

import pytest
from hypothesis import given
from librt.random import Random

from games.dame.cases import turns
from games.raubdame.cases import GAME, match_of, set_up, start, tell
from ludothek.core.errors import BadOption, MoveError
from ludothek.core.language import LANGUAGES
from ludothek.core.match import Match
from ludothek.core.rulebook import rulebook
from ludothek.core.state import playout
from ludothek.games.dame.rules import start as dame_start
from ludothek.games.raubdame.rules import Raubdame
from ludothek.kit.duels.draughts import FORCED
from support.cases import result as outcome
from support.duels import COLOURS, ended
from support.playing import legal, play, refused
from support.strategies import matches

CASES = {
    "C1 the start": """
        start
        to move: White
        legal: a3-b4, c3-b4, c3-d4, e3-d4, e3-f4, g3-f4, g3-h4
    """,
    "C2 capture is compulsory and must be completed": """
        setup: White: c3 g3; Black: a7 d4 d6; White to move
        legal: c3xe5xc7
        play: c3xe5xc7
        removed: d4 d6
        board: White: c7 g3; Black: a7
    """,
    "C3 free choice between captures; no huffing": """
        setup: White: c3 f4; Black: a7 d4 g5; White to move
        legal: c3xe5, f4xh6
        play: c3xe5
        legal: g5xe3
    """,
    "C4 no majority rule": """
        setup: White: Da1; Black: d4 d6 h2; White to move
        legal: a1xe5xb8, a1xe5xc7, a1xf6, a1xg7, a1xh8
    """,
    "C5 giving away the last stone wins": """
        setup: White: c3; Black: e5 h8; White to move
        play: c3-d4
        legal: e5xc3
        play: e5xc3
        removed: d4
        result: White wins
    """,
    "C6 without a move": """
        setup: White: a3 c3; Black: a5; White to move
        play: a3-b4
        result: Black wins
    """,
    "C7 becoming a Dame ends the capture": """
        setup: White: d6; Black: a3 e7 g7; White to move
        legal: d6xf8
        play: d6xf8
        board: White: Df8; Black: a3 g7
        play: a3-b2
        legal: f8xh6
    """,
    "C8 an exchange in the opening": """
        start
        play: c3-d4, f6-e5
        legal: d4xf6
        play: d4xf6
        legal: e7xg5, g7xe5
        play: e7xg5
        legal: a3-b4, b2-c3, d2-c3, e3-d4, e3-f4, g3-f4, g3-h4
    """,
    "C9 draws": """
        setup: White: Da1 a3; Black: Dh2 h6; White to move
        play: a1-b2, h2-g1, b2-a1, g1-h2
        result: none
        play: a1-b2, h2-g1, b2-a1, g1-h2
        result: draw
        setup: White: Da1 a3; Black: Dh2 h6; White to move; quiet 49
        play: a1-b2
        result: draw
    """,
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_worked_case(case: str) -> None:
    tell(case)


@pytest.mark.clause("RAU-1", "RAU-2", "RAU-3")
def test_two_play_with_the_stones_and_from_the_position_of_dame() -> None:
    assert list(GAME.seats) == [2]
    ours, theirs = start(), dame_start(0, FORCED)
    assert (ours.white, ours.black, ours.kings) == (theirs.white, theirs.black, theirs.kings)
    assert legal(ours) == legal(theirs)


@pytest.mark.clause("RAU-3")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_holds_what_is_true_here_and_nothing_else_of_dame(lang: str) -> None:
    quoted = {clause for clause in rulebook(GAME, lang).clauses if clause.startswith("DAM-")}
    held = [*range(4, 11), *range(13, 20), "R1", "R2", "R7", "R9", "R10", "R11", "R12", "R13", "R15"]
    assert quoted == {f"DAM-{number}" for number in held}


@pytest.mark.clause("RAU-R1")
def test_whoever_can_capture_must() -> None:
    match = match_of("White: c3 g3; Black: d4 h8; White to move")
    assert turns(set_up("White: c3 g3; Black: d4 h8; White to move")) == ["c3xe5"]
    assert refused(match, "g3-h4") == refused(match, "c3-b4") == "RAU-R1"
    match.play("c3xe5")
    assert refused(match, "h8-f6") == "DAM-8"


@pytest.mark.clause("RAU-R2")
def test_a_series_goes_on_with_the_same_piece_and_cannot_be_stopped() -> None:
    text = "White: a1 g3; Black: b2 d4 f6 h4 a7; White to move"
    assert turns(set_up(text)) == ["a1xc3xe5xg7"]
    match = match_of(text)
    match.play("a1xc3")
    assert [match.state.text(move) for move in match.legal()] == ["c3xe5"]
    assert match.turn == 0
    for wrong in ("stop", "g3-f4", "c3-b4"):
        assert refused(match, wrong) == "RAU-R2"
    with pytest.raises(MoveError):
        match_of(text).play("a1xc3xe5")
    match.play("c3xe5xg7")
    assert match.turn == 1


@pytest.mark.clause("RAU-R2")
@pytest.mark.parametrize("backward", ["no", "yes"])
def test_a_new_dame_does_not_go_on(backward: str) -> None:
    state = play(set_up("White: d6; Black: a3 e7 g7; White to move", men_capture_backward=backward), "d6xf8")
    assert (state.turn, state.kings != 0) == (1, True)


@pytest.mark.clause("RAU-R3")
def test_whoever_may_capture_in_several_ways_chooses_freely() -> None:
    state = set_up("White: c3 g3; Black: b4 d4 d6 h4 a7; White to move")
    assert turns(state) == ["c3xa5", "c3xe5xc7"]


@pytest.mark.clause("RAU-R3")
@pytest.mark.parametrize(
    ("position", "agreed"),
    [
        ("White: c3 g3; Black: b4 d4 d6 h4 a7; White to move", "c3xe5xc7"),
        ("White: c3 f4; Black: a7 d4 g5; White to move", "c3xe5 f4xh6"),
        ("White: Da1; Black: d4 d6 h2; White to move", "a1xe5xb8 a1xe5xc7"),
        ("White: Dd2; Black: c7 e3 f2 f6; White to move", "d2xg5xd8xb6xg1"),
        # A Dame counts as one piece: two stones are more than she is.
        ("White: c3; Black: Db4 d4 d6 h8; White to move", "c3xe5xc7"),
        ("White: c3 f4; Black: Dd4 g5 h8; White to move", "c3xe5 f4xh6"),
        # A stone that is crowned takes no more, so its series is short.
        ("White: d6 a1; Black: e7 g7 b2 d4 a7; White to move", "a1xc3xe5"),
        # Black, too.
        ("White: c3 e5 g5 h2; Black: f6 a7; Black to move", "f6xd4xb2"),
    ],
)
def test_agreed_so_a_series_must_take_the_most(position: str, agreed: str) -> None:
    assert sorted(turns(set_up(position, majority="on"))) == sorted(agreed.split())


@pytest.mark.clause("RAU-R3")
def test_a_capture_that_takes_too_little_is_refused_by_its_own_clause() -> None:
    match = match_of("White: Da1 g3; Black: d4 d6 h2; White to move", majority="on")
    assert refused(match, "a1xf6") == refused(match, "a1xh8") == "RAU-R3"
    assert refused(match, "g3-f4") == "RAU-R1"
    assert refused(match, "a1xd4") == "DAM-9"
    assert refused(match_of("White: c3; Black: h8; White to move", majority="on"), "c3xe5") == "RAU-R1"


@pytest.mark.clause("RAU-R3")
def test_the_most_must_be_taken_to_the_end_of_the_series() -> None:
    match = match_of("White: Dd2; Black: c7 e3 f2 f6; White to move", majority="on")
    match.play("d2xg5")
    match.play("g5xd8")
    assert [match.state.text(move) for move in match.legal()] == ["d8xb6"]
    assert refused(match, "d8xa5") == "RAU-R3"


@pytest.mark.clause("RAU-R3")
def test_the_most_must_be_taken_right_after_a_stone_was_crowned() -> None:
    state = play(set_up("White: h4 Df8; Black: h2 Dc3 d4 a5 a7 e7 d8 h8; Black to move", majority="on"), "h2-g1")
    assert state.crowned != 0
    assert turns(state) == turns(
        set_up("White: h4 Df8; Black: Dg1 Dc3 d4 a5 a7 e7 d8 h8; White to move", majority="on")
    )


@pytest.mark.clause("RAU-R4")
def test_nothing_is_ever_huffed() -> None:
    match = match_of("White: c3 f4; Black: a7 d4 g5; White to move")
    assert refused(match, "huff g5") == "RAU-R4"
    match.play("c3xe5")
    assert refused(match, "huff f4") == "RAU-R4"
    assert refused(match_of("White: c3; Black: h8; White to move"), "stop") == "DAM-R15"


@pytest.mark.clause("RAU-4", "RAU-5", "RAU-R6")
@pytest.mark.parametrize(
    ("position", "move", "winner"),
    [
        ("White: c3; Black: d4 h8; White to move", "c3xe5", "none"),
        ("White: c3 a1; Black: d4; White to move", "c3xe5", "Black wins"),
        ("White: d4; Black: e5 h8; Black to move", "e5xc3", "White wins"),
        # In the middle of a series, and though the capturing stone is shut in.
        ("White: a1; Black: b2 d4; White to move", "a1xc3xe5", "Black wins"),
    ],
)
def test_whoever_has_no_piece_left_has_won(position: str, move: str, winner: str) -> None:
    state = tell(f"setup: {position}\nplay: {move}\nresult: {winner}")
    assert winner == "none" or state.reason() == "reason-captured"


@pytest.mark.clause("RAU-R6")
def test_the_last_piece_decides_at_once_and_the_loser_has_no_move_left() -> None:
    state = tell("setup: White: c3 a1; Black: d4; White to move\nplay: c3xe5")
    assert (list(state.moves()), list(state.winners()), state.points(1)) == ([], [1], 2)


SHUT_IN = "White: a3 c3; Black: a5; White to move"


@pytest.mark.clause("RAU-R5")
@pytest.mark.parametrize(
    ("blocked", "result", "why"),
    [
        ("wins", "Black wins", "reason-stuck"),
        ("loses", "White wins", "reason-blocked"),
        ("draw", "draw", "reason-stalemate"),
    ],
)
def test_whoever_has_pieces_but_no_move_has_won_unless_agreed_otherwise(blocked: str, result: str, why: str) -> None:
    assert ended(play(set_up(SHUT_IN, blocked_player=blocked), "a3-b4")) == (result, why)
    mirrored = play(set_up("White: a3; Black: c5 a5; Black to move", blocked_player=blocked), "a5-b4")
    swapped = {"Black wins": "White wins", "White wins": "Black wins", "draw": "draw"}
    assert ended(mirrored) == (swapped[result], why)


@pytest.mark.clause("RAU-R5")
def test_whoever_can_still_capture_is_not_shut_in() -> None:
    state = play(set_up("White: a3 c1 b2; Black: a5 h8; White to move"), "a3-b4")
    assert legal(state) == ["a5xc3"]


@pytest.mark.clause("RAU-R7")
def test_the_third_occurrence_is_a_draw() -> None:
    state = set_up("White: Da1 a3; Black: Dh2 h6; White to move")
    moves = ("a1-b2", "h2-g1", "b2-a1", "g1-h2") * 2
    assert ended(play(state, *moves[:-1]))[0] == "none"
    assert ended(play(state, moves[-1])) == ("draw", "reason-repetition")


@pytest.mark.clause("RAU-R7")
@pytest.mark.parametrize(
    ("position", "move", "result"),
    [
        ("White: Da1 a3; Black: Dh2 h6; White to move; quiet 49", "a1-b2", ("draw", "reason-quiet")),
        ("White: Da1 a3; Black: Dh2 h6; White to move; quiet 48", "a1-b2", ("none", "reason-")),
        ("White: Da1 a3; Black: Dh2 h6; White to move; quiet 49", "a3-b4", ("none", "reason-")),
        ("White: Da1 a3; Black: d4 g7; White to move; quiet 49", "a1xe5", ("none", "reason-")),
        ("White: Da1; Black: Dh2; White to move; quiet 9", "a1-b2", ("draw", "reason-two-kings")),
        ("White: Da1; Black: Dh2; White to move; quiet 8", "a1-b2", ("none", "reason-")),
        ("White: Da1; Black: h2; White to move; quiet 9", "a1-b2", ("none", "reason-")),
        # A win on the same move comes first.
        ("White: Da3 c3; Black: a5; White to move; quiet 49", "a3-b4", ("Black wins", "reason-stuck")),
    ],
)
def test_quiet_moves_end_in_a_draw(position: str, move: str, result: tuple[str, str]) -> None:
    assert ended(play(set_up(position), move)) == result


@pytest.mark.clause("RAU-R7")
def test_a_draw_can_be_agreed_and_a_game_resigned() -> None:
    for agreement, seat, result in (("draw", 0, "draw"), ("resign", 0, "Black wins"), ("resign", 1, "White wins")):
        match = match_of("White: c3; Black: f6; White to move")
        match.agree(agreement, seat)
        assert outcome(match.state, COLOURS) == result


def test_dames_fly_and_land_as_agreed() -> None:
    text = "White: Db2; Black: d4 h2; White to move"
    assert turns(set_up(text)) == ["b2xe5", "b2xf6", "b2xg7", "b2xh8"]
    assert turns(set_up(text, dame_landing="adjacent")) == ["b2xe5"]
    assert refused(match_of(text, dame_landing="adjacent"), "b2xf6") == "DAM-R11"


def test_stones_capture_backward_only_where_agreed() -> None:
    text = "White: d4; Black: c3 g5 h8; White to move"
    assert turns(set_up(text)) == ["d4-c5", "d4-e5"]
    assert turns(set_up(text, men_capture_backward="yes")) == ["d4xb2"]
    assert refused(match_of(text), "d4xb2") == "DAM-R7"


@pytest.mark.parametrize(("option", "value"), [("blocked_player", "no"), ("majority", "yes"), ("capture", "huff")])
def test_what_cannot_be_agreed_is_refused(option: str, value: str) -> None:
    with pytest.raises(BadOption, match=option):
        Match(GAME, 2, {option: value})


def test_every_game_ends_within_its_bound() -> None:
    random = Random(1)
    assert max(playout(start(men_capture_backward="yes"), random) for _ in range(20)) < GAME.longest


@given(matches([GAME]).filter(lambda match: match.turn >= 0))
def test_a_copy_is_the_same_and_stands_alone(match: Match) -> None:
    state = match.state
    assert isinstance(state, Raubdame)
    other = state.copy()
    assert (other, other.key()) == (state, state.key())
    listed = legal(state)
    while other.turn >= 0:
        other.play(other.moves()[-1])
    assert legal(state) == listed
