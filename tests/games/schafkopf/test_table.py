"""Deutscher Schafkopf: what each seat sees, hears and touches, and that nothing hidden is told."""

from io import StringIO

import pytest
from rich.console import Console

from games.schafkopf.cases import CASE_2, CASE_4, FORCED, GAME, dealt, dealt_match, over
from ludothek.core.language import LANGUAGES
from ludothek.core.rulebook import rulebook
from ludothek.core.state import NOBODY, WATCHER
from ludothek.core.texts import Texts
from ludothek.core.view import BACK
from ludothek.games.schafkopf.rules import Schafkopf
from ludothek.kit.cards.taken import TAKEN
from ludothek.terminal.lines import Lines
from ludothek.terminal.seating import Chair
from ludothek.terminal.sheets import score_pad
from ludothek.terminal.words import Words
from support.playing import legal, match_with, play
from support.showing import Teller, fact_ids, facts, in_words, in_zone, notes, touches

NAMES = ("Ada", "Ben", "Cleo", "Dora")
told = Teller(GAME, NAMES)
TIED = ("CK CQ CA SK SQ S9 D9 DA", CASE_2, "C9 C10 SA S10 H8 H7 DJ D10", CASE_4)


def dialogue(state: Schafkopf, seat: int = WATCHER) -> list[str]:
    sayings = GAME.scene(state, seat).sayings
    words = in_words(GAME, [saying.text for saying in sayings], NAMES)
    return [f"{NAMES[saying.seat]}: {text}" for saying, text in zip(sayings, words, strict=True)]


def known(state: Schafkopf, seat: int = WATCHER) -> list[str]:
    return in_words(GAME, GAME.scene(state, seat).facts, NAMES)


def to_the_end(state: Schafkopf) -> Schafkopf:
    while state.turn != NOBODY:
        state.play(state.moves()[0])
    return state


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_has_every_clause_and_ruling(lang: str) -> None:
    wanted = {f"SCH-{number}" for number in range(1, 18)} | {f"SCH-R{number}" for number in range(1, 24)}
    assert set(rulebook(GAME, lang).clauses) == wanted


# Cards.


def test_hands_are_secret_and_sorted_with_trumps_first() -> None:
    state = dealt(*FORCED)
    for seat in (0, 1, 2, 3, WATCHER):
        for owner in range(4):
            looks = [piece.look for piece in in_zone(GAME, state, f"hand.{owner}", seat) for _ in range(piece.count)]
            assert len(looks) == 8
            assert (set(looks) == {BACK}) == (owner != seat)
    mine = [piece.look for piece in in_zone(GAME, state, "hand.0", 0)]
    assert mine == ["CJ", "CA", "C9", "SA", "S10", "H8", "DA", "D9"]
    play(state, "D")
    mine = [piece.look for piece in in_zone(GAME, state, "hand.0", 0)]
    assert mine == ["CJ", "DA", "D9", "CA", "C9", "SA", "S10", "H8"]
    assert touches(GAME, state)["CJ"] == ("CJ",)


def test_a_trick_lies_open_until_the_next_card_is_led() -> None:
    state = play(dealt(*FORCED), "D", "SA", "SK", "SQ", "S7")
    assert [piece.look for piece in in_zone(GAME, state, "won.0")] == ["SA", "SK", "SQ", "S7"]
    assert told(state) == ["Dora plays the seven of spades.", "Ada takes the trick."]
    play(state, "S10")
    assert [(piece.look, piece.count) for piece in in_zone(GAME, state, "won.0")] == [(TAKEN, 4)]


# What is announced.


@pytest.mark.clause("SCH-9", "SCH-R23")
def test_numbers_are_said_by_all_points_only_by_those_who_tie_and_no_suit() -> None:
    state = dealt(*TIED)
    said = ["Ada: Pass", "Ben: 5 trumps", "Cleo: Pass", "Dora: 5 trumps"]
    counted = ["Ben: 11 points", "Dora: 30 points"]
    for seat in (0, 1, 2, 3, WATCHER):
        assert dialogue(state, seat) == said + counted
    assert told(state) == ["Dora has 5 trumps worth 30 points and names the suit."]
    assert GAME.scene(state, WATCHER).roles == ()
    play(state, "H")
    assert dialogue(state)[-1] == "Dora: hearts"
    assert told(state) == ["Dora makes hearts trumps."]
    assert [(role.seat, role.text.id) for role in GAME.scene(state, WATCHER).roles] == [(3, "suit")]
    assert known(state) == ["Trumps: hearts. Dora and Ben need 61 card points."]


@pytest.mark.clause("SCH-11")
def test_a_forced_game_is_called_one() -> None:
    state = dealt(*FORCED)
    assert told(state) == ["Nobody announces. Ada has the jack of clubs and names the suit."]
    play(state, "S")
    assert known(state) == ["Trumps: spades, a forced game. Ada and Cleo need 61 card points."]


@pytest.mark.clause("SCH-R22")
@pytest.mark.parametrize("holder", [CASE_4, "CJ HA HK HQ C9 C8 S7 D7"])
def test_whether_silence_was_forced_is_told_in_the_end(holder: str) -> None:
    state = dealt("SJ HJ DJ D8 D9 DK S8 S9", "", holder, announce="voluntary")
    play(state, "pass", "pass", "pass", "pass", "H")
    for seat in (0, 1, 2, 3, WATCHER):
        assert facts(GAME, state, seat)[0][1]["kind"] == "silent"
    to_the_end(state)
    assert facts(GAME, state)[0][1]["kind"] == ("silent" if holder == CASE_4 else "forced")


@pytest.mark.clause("SCH-R21", "SCH-R6")
def test_announcing_as_one_likes_is_a_button() -> None:
    state = play(dealt(*TIED, announce="voluntary"), "pass")
    match = match_with(GAME, state)
    labels = [(choice.text, choice.label.id if choice.label else "") for choice in match.view(1).choices]
    assert labels == [("5", "announce"), ("pass", "say-pass")]
    assert [choice.usual for choice in match.view(1).choices] == [True, False]
    assert known(state, 1) == ["You can announce 5 trumps; they’re worth 11 points."]
    assert known(state, 2) == ["You can’t announce any trumps."]
    assert known(state) == []
    assert told(state) == ["Ada passes."]
    play(state, "5")
    assert told(state) == ["Ben announces 5 trumps."]
    play(state, "pass", "5")
    assert notes(GAME, state) == [
        ("note-announced", {"seat": 3, "number": 5}),
        ("note-tied", {"seat": 3, "number": 5, "points": 30}),
    ]


@pytest.mark.clause("SCH-R23")
def test_whoever_has_heard_the_points_of_others_does_not_take_the_announcement_back_freely() -> None:
    match = dealt_match(*TIED[1:], TIED[0], announce="voluntary")
    for word in ("pass", "5", "pass"):
        match.play(word)
    assert match.turn == 0
    match.play("5")
    assert (match.turn, match.free_undo(match.turn)) == (2, False)
    first = dealt_match(CASE_4, *(TIED[2], TIED[0], CASE_2), announce="voluntary")
    for word in ("pass", "pass", "5", "5"):
        first.play(word)
    assert first.turn == 0, "the last to speak names the suit"
    assert not first.free_undo(0)


@pytest.mark.clause("SCH-R8")
def test_buttons_say_what_each_suit_gives() -> None:
    match = match_with(GAME, dealt(*FORCED))
    helps = [choice.help.args for choice in match.view(0).choices if choice.help]
    assert helps[0] == {"count": 3, "points": 13}
    assert [choice.label.args["suit"] for choice in match.view(0).choices if choice.label] == [
        "clubs",
        "spades",
        "hearts",
        "diamonds",
    ]


@pytest.mark.parametrize("written", ["d", "diamonds", " Karo ", "quadri", "ruiten", "♦"])
def test_suits_are_understood_in_every_language(written: str) -> None:
    match = match_with(GAME, dealt(*FORCED))
    assert match.state.text(match.find(written)) == "D"


def test_cards_may_be_written_with_a_t_for_ten() -> None:
    match = match_with(GAME, play(dealt(*FORCED), "D"))
    assert match.state.text(match.find("S10")) == "S10"
    assert match.state.text(match.play("st")) == "S10"


# The end, and parties.


@pytest.mark.clause("SCH-R2", "SCH-13")
def test_partners_are_known_from_the_first_card_on_and_win_together() -> None:
    assert GAME.start(4).turn == -1
    assert GAME.scene(GAME.start(4), WATCHER).teams == ((0, 2), (1, 3))
    state = over(50)
    assert GAME.scene(state, 0).teams == ((0, 2), (1, 3))
    assert list(state.winners()) == [1, 3]
    assert known(state)[1:] == ["Ada and Cleo have 50 points, the opponents 70.", "2 strokes for Ben and Dora."]
    assert fact_ids(GAME, over(20, forced=True))[-1] == "fact-strokes"
    assert known(over(20, forced=True))[-1] == "One stroke for Ben and Dora (forced game)."


@pytest.mark.clause("SCH-15", "SCH-16")
def test_strokes_are_drawn_as_heads() -> None:
    tally = GAME.layout(4).tally
    assert tally is not None
    drawing = GAME.drawing(tally.art)
    assert drawing is not None
    assert drawing.read_text().count("<path") == tally.strokes == 9
    for lang in LANGUAGES:
        texts = Texts(lang, GAME)
        assert texts("tally", whole=1, begun=2) != texts("tally", whole=2, begun=1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_told_to_whoever_reads(lang: str) -> None:
    texts, layout = Texts(lang, GAME), GAME.layout(4)
    states = (dealt(*FORCED), dealt(*TIED), play(dealt(*FORCED), "D"), play(dealt(*FORCED), "D", "SA"), over(61))
    for state in states:
        scene = GAME.scene(state, WATCHER)
        for note in (*scene.notes, *scene.facts):
            seat = int(note.args["seat"])
            words = {texts.note(note, NAMES, layout, reader) for reader in (WATCHER, seat)}
            assert len(words) == (2 if "seat" in note.args else 1), note.id
            assert not any("{" in text for text in words)


def test_every_move_has_words() -> None:
    state = dealt(*TIED, announce="voluntary")
    assert legal(state) == ["pass"]
    assert all(GAME.choice(state, move).text == state.text(move) for move in range(GAME.move_count))


@pytest.mark.clause("SCH-16", "SCH-R16")
def test_the_terminal_draws_strokes_once_for_each_party_and_tells_them() -> None:
    match = match_with(GAME, over(61))
    for number in (9, 2, -4):
        state = over(61)
        state.score = number
        match.series.finish(state)
    words = Words(GAME, [Chair(name, "person") for name in NAMES], "en")
    console = Console(width=80, record=True, file=StringIO())
    console.print(score_pad(words, match.view(0), "night"))
    drawn = console.export_text()
    assert "Ada and Cleo: ♈||" in drawn
    assert "Ben and Dora: ||||" in drawn
    told = Lines(words).score(match.view(0))
    assert told[-2:] == ["Ada and Cleo: 1 sheep’s head, 2 strokes.", "Ben and Dora: 0 sheep’s heads, 4 strokes."]


def test_what_the_own_hand_can_announce_is_told_to_its_holder_until_they_have_spoken() -> None:
    state = dealt("SJ HJ DJ D8 D9 DK S8 S9", "", CASE_4, announce="voluntary")
    speaker = state.turn
    assert ["fact-own" in fact_ids(GAME, state, seat) for seat in (0, 1, 2, 3, WATCHER)] == [True] * 4 + [False]
    state.play(state.moves()[0])
    assert "fact-own" not in fact_ids(GAME, state, speaker)
    assert "fact-own" in fact_ids(GAME, state, state.turn)
