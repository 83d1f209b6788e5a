"""The match: the checked door for moves, undo, logs, and what each seat is shown."""

import re
from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from ludothek.core.errors import (
    AmbiguousMove,
    IllegalMove,
    InvalidMove,
    LudothekError,
    MoveError,
    NothingToUndo,
    NotYourTurn,
)
from ludothek.core.game import Game
from ludothek.core.match import Match
from ludothek.core.reveals import reveals
from ludothek.core.seal import Seal
from ludothek.core.series import Series
from ludothek.core.state import NOBODY, REFEREE, WATCHER, State
from ludothek.core.view import Note, View, as_json
from ludothek.games import load_game
from support.examples import PAD, SQUARES, TRICKS
from support.examples.tricks import GAME, card, play_deal, position, sorted_match, state_of
from support.playing import match_with
from support.strategies import matches
from support.toy import LID, TOY, Heap


class NumpyLike:
    """A number of another library: it is no int, but it can stand for one."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def everything(match: Match) -> tuple[list[View], list[int], list[int]]:
    return [match.view(seat) for seat in range(-1, match.seats)], list(match.log), list(match.deciders)


# Understanding moves.


@pytest.mark.parametrize("move", ["r4", "R4", " r4 ", "\tr4\n", card("r4"), NumpyLike(card("r4"))])
def test_a_move_may_be_a_number_or_its_text(move: int | str) -> None:
    match = sorted_match()
    assert match.play(move) == card("r4")
    assert match.log[-1] == card("r4")


@pytest.mark.parametrize(
    "move",
    [-1, 96, 10**30, -(10**5000), 10**5000, True, False, None, 3.0, float("nan"), b"r4", [], {}, int, NumpyLike(96)],
    ids=lambda move: type(move).__name__,
)
def test_what_is_no_move_at_all_is_invalid(move: object) -> None:
    match = sorted_match()
    before = everything(match)
    with pytest.raises(InvalidMove, match="a number from 0 to 95 or its text"):
        match.play(move)  # type: ignore[arg-type]
    assert everything(match) == before


@pytest.mark.parametrize("text", ["", " ", "x", "r", "r0", "r19", "r4 r5", "4", "grün4", "r\u0664", "\0", "r4" * 9999])
def test_a_text_that_no_move_has_is_invalid_and_the_legal_ones_are_named(text: str) -> None:
    match = match_with(GAME, position(["y1 b2", "r1 r2", "r3 r5"]))
    before = everything(match)
    with pytest.raises(InvalidMove, match="legal: y1 b2") as refused:
        match.play(text)
    assert refused.value.candidates == ("y1", "b2")
    assert refused.value.clause == ""
    assert len(str(refused.value)) < 150
    assert everything(match) == before


@pytest.mark.parametrize("move", ["y7", card("y7"), "dealer1", 91, 95])
def test_a_move_that_may_not_be_played_now_is_illegal_and_the_legal_ones_are_named(move: int | str) -> None:
    match = sorted_match()
    before = everything(match)
    with pytest.raises(IllegalMove, match="may not be played now") as refused:
        match.play(move)
    assert " ".join(refused.value.candidates) == "r1 r2 r3 r4 r5 r6 r7 r8 r9 y1 y2 y3 y4 y5 y6"
    assert everything(match) == before


def test_an_illegal_move_names_the_clause_and_one_without_a_clause_none() -> None:
    match = sorted_match()
    with pytest.raises(IllegalMove, match=re.escape("(DG-9)")) as forbidden:
        match.play("y7")
    assert forbidden.value.clause == "DG-9"
    with pytest.raises(IllegalMove) as not_now:
        match.play("dealer1")
    assert not_now.value.clause == ""
    assert "(" not in str(not_now.value)


def test_a_text_may_be_shortened_while_only_one_legal_move_fits() -> None:
    assert match_with(GAME, position(["g12 b2", "r1 r2", "r3 r5"])).play("g") == card("g12")
    match = match_with(GAME, position(["g12 g3 b2", "r1 r2 r6", "r3 r5 r7"]))
    before = everything(match)
    with pytest.raises(AmbiguousMove, match="g3 or g12") as refused:
        match.play("G")
    assert refused.value.candidates == ("g3", "g12")
    assert everything(match) == before


def test_the_whole_text_of_a_move_is_never_the_beginning_of_another() -> None:
    match = match_with(GAME, position(["g1 g12 g13", "r1 r2 r6", "r3 r5 r7"]))
    assert match.find("g1") == card("g1")
    without = match_with(GAME, position(["g12 g14 b1", "r1 r2 r6", "r3 r5 r7"]))
    with pytest.raises(IllegalMove):
        without.find("g1")


def test_only_legal_moves_count_when_a_text_is_shortened() -> None:
    match = match_with(GAME, position(["r1 g1", "r9 g2", "r3 r5"]))
    match.play("r1")
    with pytest.raises(InvalidMove):
        match.play("g")
    assert match.play("r") == card("r9")


@given(matches([GAME, TOY]), st.text() | st.integers() | st.none() | st.floats() | st.booleans())
def test_whatever_is_said_it_is_played_or_refused_with_nothing_changed(match: Match, said: object) -> None:
    before = everything(match)
    legal = match.legal()
    try:
        played = match.play(said)  # type: ignore[arg-type]
    except MoveError:
        assert everything(match) == before
    else:
        assert played in legal
        assert match.log[: len(before[1]) + 1] == [*before[1], played]


@given(matches([GAME, TOY]))
def test_every_legal_move_is_found_by_number_and_by_text(match: Match) -> None:
    for move in match.legal():
        assert match.find(move) == match.find(match.state.text(move)) == move


@given(matches([GAME, TOY]))
def test_every_other_move_is_illegal_and_not_invalid(match: Match) -> None:
    legal = match.legal()
    for move in set(range(match.game.move_count)) - set(legal):
        for said in (move, match.state.text(move)):
            with pytest.raises(IllegalMove):
                match.find(said)


# Whose turn it is.


def test_only_the_seat_to_move_may_play() -> None:
    match = sorted_match()
    before = everything(match)
    for seat in (1, 2, 3, WATCHER, NOBODY):
        with pytest.raises(NotYourTurn, match=f"the turn of seat 0, not of seat {seat}"):
            match.play("r1", seat=seat)
    assert everything(match) == before
    match.play("r1", seat=0)
    assert match.turn == 1


def test_the_turn_is_checked_before_the_move() -> None:
    with pytest.raises(NotYourTurn):
        sorted_match().play("nonsense", seat=1)


def test_nobody_may_play_between_deals_and_after_the_end() -> None:
    match = Match(GAME, 3, {"deals": 2})
    play_deal(match)
    assert match.between
    assert not match.over
    with pytest.raises(NotYourTurn, match="the next one is to be dealt"):
        match.play("r1")
    match.next_deal()
    play_deal(match)
    assert match.over
    assert not match.between
    with pytest.raises(NotYourTurn, match="the match is over"):
        match.play("r1")
    with pytest.raises(NotYourTurn, match="the match is over"):
        match.follow("r1")


def test_the_next_deal_begins_only_between_deals() -> None:
    match = Match(GAME, 3, {"deals": 1})
    before = everything(match)
    with pytest.raises(LudothekError, match="still going on"):
        match.next_deal()
    assert everything(match) == before
    play_deal(match)
    with pytest.raises(LudothekError, match="the match is over"):
        match.next_deal()


# The referee.


def test_the_referee_plays_at_once_and_as_the_seal_says() -> None:
    seal = Seal.numbered(4)
    match = Match(GAME, 3, {"first_dealer": 1, "deals": 2}, seal)
    assert match.deciders == [REFEREE] * 45
    left = list(GAME.series(3, match.options).deal().moves())
    for number, move in enumerate(match.log):
        assert move == left.pop(seal.draw(number, len(left)))
    play_deal(match)
    assert len(match.log) == 90
    match.next_deal()
    assert match.deciders[90:] == [REFEREE] * 45
    assert match.log[:45] != match.log[90:]


def test_the_same_seal_deals_the_same_cards_and_a_fresh_one_others() -> None:
    assert Match(GAME, 4, seal=Seal.numbered(1)).log == Match(GAME, 4, seal=Seal.numbered(1)).log
    assert Match(GAME, 4).log != Match(GAME, 4).log


# Undo.


@given(matches([GAME, TOY]), st.data())
def test_undo_goes_back_to_just_before_the_last_decision(match: Match, data: st.DataObject) -> None:
    if match.between:
        match.next_deal()
    assume(not match.over)
    before = everything(match)
    match.play(data.draw(st.sampled_from(match.legal())))
    match.undo()
    assert everything(match) == before


@pytest.mark.parametrize("game", [GAME, TOY], ids=["with chance", "without chance"])
def test_undo_goes_back_over_the_end_of_a_deal(game: Game) -> None:
    match = Match(game, 3)
    while match.turn >= 0:
        before = everything(match)
        match.play(match.legal()[0])
    assert match.between
    match.next_deal()
    match.undo()
    assert everything(match) == before


def test_undo_of_the_first_decision_of_a_later_deal_keeps_that_deal() -> None:
    match = Match(TOY, 2)
    for move in ("take3", "take3", "take1"):
        match.play(move)
    match.next_deal()
    before = everything(match)
    match.play("take2")
    match.undo()
    assert everything(match) == before


def test_everything_can_be_undone_and_then_nothing_is_left() -> None:
    match = Match(GAME, 3, {"deals": 2}, Seal.numbered(9))
    first = everything(match)
    play_deal(match)
    match.next_deal()
    for _ in range(45):
        match.undo()
    assert everything(match) == first
    with pytest.raises(NothingToUndo):
        match.undo()
    assert everything(match) == first


def test_after_undo_chance_brings_the_same_again() -> None:
    match = Match(GAME, 3, {"deals": 2}, Seal.numbered(9))
    play_deal(match)
    match.next_deal()
    log = list(match.log)
    match.undo()
    match.play(match.legal()[0])
    match.next_deal()
    assert match.log == log


# Logs.


@given(matches([GAME, TOY]))
def test_a_log_leads_to_the_same_match(match: Match) -> None:
    again = Match(match.game, match.seats, match.options, match.seal, log=match.log)
    assert everything(again) == everything(match)
    texts = [match.text(move) for move in match.log]
    assert everything(Match(match.game, match.seats, match.options, match.seal, log=texts)) == everything(match)


def test_a_log_begins_before_the_first_card_and_the_referees_moves_are_as_they_stand() -> None:
    match = Match(GAME, 3, {"first_dealer": 0}, log=[])
    assert match.turn == REFEREE
    match.follow("v9")
    match.follow(card("v8"))
    assert match.log == [card("v9"), card("v8")]
    assert match.deciders == [REFEREE, REFEREE]
    with pytest.raises(IllegalMove):
        match.follow("v9")


def test_a_refused_move_of_a_log_leaves_the_match_between_two_deals() -> None:
    match = sorted_match(deals=2)
    play_deal(match)
    before = everything(match)
    last = [match.last_decision(seat) for seat in range(3)]
    assert min(last) > 0
    for move in ("nonsense", "b18", 96):
        with pytest.raises(MoveError):
            match.follow(move)
        assert everything(match) == before
        assert [match.last_decision(seat) for seat in range(3)] == last, "it is still this deal that can be taken back"
    match.follow("b1")
    assert match.turn == REFEREE
    assert match.deciders[-1] == REFEREE


# Views.


def test_a_view_counts_deals_from_one_and_names_the_dealer() -> None:
    match = Match(GAME, 3, {"first_dealer": 2, "deals": 2})
    view = match.view(1)
    assert (view.game, view.seat, view.turn, view.dealer, view.deal, view.length) == (TRICKS, 1, 0, 2, 1, 2)
    assert (view.deals, view.totals, view.result) == ((), (0, 0, 0), None)
    play_deal(match)
    assert (match.view(1).deal, match.view(1).turn) == (1, NOBODY)
    match.next_deal()
    assert (match.view(1).deal, match.view(1).dealer) == (2, 0)


@given(matches([GAME, TOY]))
def test_choices_are_the_legal_moves_of_the_seat_to_move_and_nobody_elses(match: Match) -> None:
    for seat in range(-1, match.seats):
        choices = match.view(seat).choices
        if seat == match.turn:
            assert [choice.move for choice in choices] == match.legal()
            assert [match.find(choice.text) for choice in choices] == match.legal()
        else:
            assert choices == ()


@given(matches([GAME]), st.integers(0, 5))
def test_a_view_does_not_change_with_the_hands_of_others(match: Match, seat: int) -> None:
    seat %= match.seats
    before = match.view(seat)
    state = state_of(match)
    one, two = ((seat + step) % match.seats for step in (1, 2))
    assume(hand_size(match, one) == hand_size(match, two))
    for colour in range(5):
        here, there = one * 5 + colour, two * 5 + colour
        state.hands[here], state.hands[there] = state.hands[there], state.hands[here]
    assert match.view(seat) == before


def hand_size(match: Match, seat: int) -> int:
    return sum(piece.count for piece in match.view(WATCHER).scene.pieces if piece.zone == f"hand.{seat}")


def test_a_move_can_be_taken_back_freely_while_the_turn_has_not_passed() -> None:
    match = Match(GAME, 3, {"deals": 1}, Seal.numbered(1))
    assert not any(match.free_undo(seat) or match.last_decision(seat) >= 0 for seat in range(match.seats))
    stayed = 0
    while match.turn >= 0:
        mover = match.turn
        match.play(match.legal()[0])
        assert match.last_decision(mover) == len(match.log) - 1
        assert [match.free_undo(seat) for seat in range(match.seats)] == [
            seat == mover == match.turn for seat in range(match.seats)
        ]
        stayed += mover == match.turn  # whoever takes a trick with its last card leads to the next
    assert 0 < stayed < 45


def test_moves_that_were_made_at_once_are_taken_back_at_once() -> None:
    match = Match(load_game(PAD), 1, seal=Seal.numbered(1))
    match.play("-")
    before = everything(match)
    match.play("stop ch")
    assert match.deciders[-7:] == [0, 0, *[REFEREE] * 5]
    match.undo()
    assert everything(match) == before
    match.undo()
    assert len(match.log) == 5, "what was played before that is one move again"


def test_a_move_of_the_deal_before_is_not_taken_back_freely() -> None:
    match = Match(TOY, 2)
    for text in ("take3", "take2", "take1", "take1"):
        match.play(text)
    match.next_deal()
    assert match.turn == match.deciders[-1], "whoever ended the last deal begins this one"
    assert not match.free_undo(match.turn)
    assert match.last_decision(match.turn) < 0


def test_a_move_that_chance_has_answered_is_not_taken_back_freely() -> None:
    match = Match(load_game(PAD), 1)
    match.play("-")  # throw all dice again
    assert (match.turn, match.deciders[-1]) == (0, REFEREE)
    assert match.last_decision(0) >= 0
    assert not match.free_undo(0)


def covered(seed: int = 1) -> Match:
    """A coin lies under a lid."""
    return Match(LID, 2, seal=Seal.numbered(seed))


def test_a_move_that_tells_is_not_taken_back_freely() -> None:
    match = covered()
    match.play("knock")
    assert match.free_undo(match.turn)
    match.play("look")
    assert match.last_decision(match.turn) == len(match.log) - 1
    assert not match.free_undo(match.turn)
    again = covered()
    again.play("look")
    assert not again.free_undo(again.turn)
    again.play("knock")
    assert again.free_undo(again.turn), "who looked before learns nothing by knocking"


def test_it_is_the_move_that_tells_and_not_its_place_in_the_log() -> None:
    match = covered()
    match.play("look")
    assert not match.free_undo(match.turn)
    match.undo()
    match.play("knock")
    assert match.free_undo(match.turn)


def test_in_a_later_deal_a_move_tells_as_in_the_first() -> None:
    match = covered()
    match.play("heads")
    match.next_deal()
    match.play("knock")
    assert match.free_undo(match.turn)
    match.play("look")
    assert not match.free_undo(match.turn)


def test_everybody_comes_to_the_same_answer_whether_a_move_tells() -> None:
    for seed in range(20):
        match = covered(seed)
        match.play("look")
        assert not match.free_undo(match.turn)
        assert not Match(LID, 2, seal=match.seal, log=match.log).free_undo(match.turn)


def test_whether_a_move_tells_is_found_out_once_and_only_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def counted(game: Game, before: State, move: int, after: State) -> bool:
        asked.append(move)
        return reveals(game, before, move, after)

    monkeypatch.setattr("ludothek.core.match.reveals", counted)
    match = covered()
    match.play("knock")
    match.view(match.turn)
    assert asked == []
    assert [match.free_undo(match.turn) for _ in range(3)] == [True] * 3
    assert len(asked) == 1
    match.play("look")
    assert [match.free_undo(match.turn) for _ in range(3)] == [False] * 3
    assert len(asked) == 2


def test_where_nothing_is_hidden_no_move_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludothek.core.match.reveals", lambda *_: pytest.fail("nobody need find out"))
    match = Match(load_game(SQUARES), 2, seal=Seal.numbered(1))
    while not (match.turn >= 0 and match.deciders and match.deciders[-1] == match.turn):
        match.play(match.legal()[0])  # until a chain of jumps has begun
    assert match.free_undo(match.turn)


@given(matches())
def test_a_deal_can_be_laid_out_again_while_it_goes_on(match: Match) -> None:
    """What is found out about the last move begins with the deal as it was before anything happened in it."""
    assume(match.turn >= 0)
    state = match.series.deal()
    for move in match.log[match.deal_start :]:
        state.play(move)
    for seat in (*range(match.seats), WATCHER):
        assert match.game.scene(state, seat) == match.game.scene(match.state, seat)
    assert (state.turn, list(state.moves())) == (match.turn, match.legal())


def test_a_view_is_plain_data() -> None:
    match = Match(GAME, 3, {"deals": 1})
    play_deal(match)
    view = as_json(match.view(0))
    assert view["result"]["points"] == list(match.view(0).totals)
    assert isinstance(view["scene"]["pieces"], list)


def test_refusal_by_touches_names_a_clause_only_where_there_is_one() -> None:
    assert Match(TOY, 2).refusal([]) == ""
    assert sorted_match().refusal(["g1"]) == "DG-9"


def test_a_whole_turn_may_be_written_at_once_as_far_as_it_is_one_turn() -> None:
    alone = replace(TOY, series=lambda seats, _: Series(seats, lambda *_: Heap(1, 0, 0, 7, 0), first_dealer=0))
    match = Match(alone, 2)
    assert match.play("2+1+1") == 0
    assert [match.text(move) for move in match.log] == ["take2", "take1", "take1"]
    before = everything(match)
    with pytest.raises(InvalidMove, match="several moves"):
        match.find("1+1")
    with pytest.raises(IllegalMove, match="take2 may not follow; legal: take1 take2 take3") as refused:
        match.play("2+2")
    assert refused.value.candidates == ("take1", "take2", "take3"), "what is legal now"
    assert everything(match) == before


@pytest.mark.parametrize("text", ["take1", " Take2", "TAKE3\n"])
def test_the_notation_of_a_legal_move_is_never_handed_to_what_the_game_reads(text: str) -> None:
    misread = replace(TOY, read=lambda _state, _text: ["take3", "take3"])
    match = Match(misread, 2)
    match.play(text)
    match.follow(text)
    assert [match.text(move) for move in match.log] == [text.strip().lower()] * 2


def test_what_could_not_be_played_as_it_is_written_may_still_be_read() -> None:
    match = Match(replace(TOY, read=lambda _state, text: ["take1" if text == "take3" else text]), 2)
    for text in ("take3", "take2", "take3"):  # at last two are left: it can only mean what the game reads into it
        match.play(text)
    assert [match.text(move) for move in match.log] == ["take3", "take2", "take1"]


def test_what_is_written_at_once_does_not_reach_into_another_seats_turn() -> None:
    match = Match(TOY, 2)
    with pytest.raises(InvalidMove, match="take3 may not follow: take2 ends the turn; legal: take1 ") as refused:
        match.play("2+3")
    assert refused.value.candidates == tuple(match.state.text(move) for move in match.legal())
    assert match.log == []


def test_a_game_may_name_the_clause_by_which_nothing_follows_a_move_that_ends_the_turn() -> None:
    class Strict(Heap):
        def refusal_after(self, move: int, further: int) -> str:
            return f"TOY-{move}-{further}"

    match = Match(replace(TOY, series=lambda seats, _: Series(seats, lambda *_: Strict(2, 0, 0, 7, 0))), 2)
    with pytest.raises(IllegalMove, match=r"may not follow \(TOY-") as refused:
        match.play("2+3")
    numbers = [TOY.notation["take2"], TOY.notation["take3"]]
    assert refused.value.clause == f"TOY-{numbers[0]}-{numbers[1]}"


def test_an_agreement_ends_the_deal_and_is_in_the_log() -> None:
    match = Match(TOY, 2)
    match.play("take1")
    match.agree("resign", 0)
    assert match.between
    assert match.series.results[0].points == (0, 1)
    texts = [match.text(move) for move in match.log]
    assert texts == ["take1", "resign.0"]
    for log in (match.log, texts):
        assert everything(Match(TOY, 2, seal=match.seal, log=log)) == everything(match)
    match.undo()
    assert [match.text(move) for move in match.log] == ["take1"]


def test_an_agreement_that_there_is_not_is_refused() -> None:
    match = Match(TOY, 2)
    before = everything(match)
    with pytest.raises(LudothekError, match="there are resign, forfeit"):
        match.agree("draw", 0)
    with pytest.raises(LudothekError, match="no seat 2"):
        match.agree("resign", 2)
    with pytest.raises(InvalidMove):
        match.play("resign.0")
    assert everything(match) == before
    with pytest.raises(LudothekError, match="this game has none"):
        Match(GAME, 3).agree("draw", 0)
    match.agree("forfeit", 1)
    with pytest.raises(NotYourTurn):
        match.agree("forfeit", 1)


def test_what_stands_in_the_way_is_what_was_led_and_what_could_follow_it() -> None:
    match = Match(GAME, 3, {"first_dealer": 2}, Seal.numbered(1))
    while True:
        match.play(match.legal()[0])
        illegal = [piece.id for piece in match.view(match.turn).scene.pieces if piece.zone == f"hand.{match.turn}"]
        legal = [match.text(move) for move in match.legal()]
        illegal = [card for card in illegal if card not in legal]
        if illegal:
            break
    case = match.case(illegal[:1])
    led = next(piece.look for piece in match.view(0).scene.pieces if piece.zone == "trick")
    assert case == Note("case-follow", {"lookLed": led, "lookHeld": legal[0]})
    assert match.refusal(illegal[:1]) == "DG-15"


def test_of_few_moves_all_are_named_and_of_many_none() -> None:
    match = Match(load_game(SQUARES), 2, {"capture": "forced"}, log=["c3-b4", "d6-c5"])
    assert [match.text(move) for move in match.legal()] == ["b4xd6"]
    assert match.case(["e3"]) == Note("case-only", {"moves": "b4xd6"})
    assert Match(load_game(SQUARES), 2).case(["a1"]) is None
