"""Mogeln: what each seat sees and is told, what is touched, and how moves may be written."""

import pytest

from games.mogeln.cases import GAME, fresh, position, three
from ludothek.core.language import LANGUAGES
from ludothek.core.result import Result
from ludothek.core.rulebook import rulebook
from ludothek.core.state import WATCHER
from ludothek.core.texts import Texts
from ludothek.core.view import BACK
from support.cards import hands_are_concealed
from support.playing import match_with, play
from support.showing import fact_ids, facts, in_words, in_zone, notes, touches

NAMES = ("Anna", "Ben", "Cleo")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_has_every_clause_and_ruling(lang: str) -> None:
    wanted = {f"MOG-{number}" for number in range(1, 14)} | {f"MOG-R{number}" for number in range(1, 14)}
    assert set(rulebook(GAME, lang).clauses) == wanted


@pytest.mark.clause("MOG-6", "MOG-7", "MOG-8")
def test_a_card_and_a_suit_are_touched_and_then_only_a_card() -> None:
    state = position("C7", "S7 S8", "H7")
    assert touches(GAME, state)["C7 H"] == ("C7", "suits.H")
    assert GAME.choice(state, state.moves()[0]).unordered
    play(state, "C7 H")
    two = play(three(), "C7 H")
    assert touches(GAME, two) == {"S7": ("S7",), "S8": ("S8",), "S9": ("S9",), "challenge": ()}
    buttons = {choice.text: choice.label.id for choice in match_with(GAME, state).view(1).choices if choice.label}
    assert buttons == {"challenge": "label-challenge", "accept": "label-accept"}


@pytest.mark.clause("MOG-R13")
def test_only_the_own_hand_is_seen_and_how_many_cards_lie_where() -> None:
    state = play(three(), "C7 H", "S7")
    hands_are_concealed(GAME, state, (["C8", "C9"], ["S8", "S9"], ["H7", "H8", "H9"]))
    for seat in (0, 1, 2, WATCHER):
        for zone in ("pile", "aside"):
            lying = in_zone(GAME, state, zone, seat)
            assert {(piece.look, piece.id) for piece in lying} == {(BACK, "")}
            assert sum(piece.count for piece in lying) == 2
    assert [piece.came for piece in in_zone(GAME, state, "pile")] == ["", "hand.1"]


@pytest.mark.clause("MOG-R13")
def test_whichever_card_is_laid_the_others_see_and_are_told_the_same() -> None:
    one, other = play(three(), "C7 H"), play(three(), "C9 H")
    for seat in (1, 2, WATCHER):
        assert GAME.scene(one, seat) == GAME.scene(other, seat)
    assert notes(GAME, one, 0) == [("note-opened-own", {"seat": 0, "look": "C7", "suit": "hearts", "sign": "♥"})]
    assert notes(GAME, one, 1) == [("note-opened", {"seat": 0, "suit": "hearts", "sign": "♥"})]


@pytest.mark.clause("MOG-R13", "MOG-8")
def test_the_card_that_is_turned_over_is_seen_by_all_and_the_others_by_their_taker() -> None:
    state = play(three(), "C7 H", "S7", "challenge")
    for seat in (0, 1, 2, WATCHER):
        assert [piece.look for piece in in_zone(GAME, state, "turned", seat)] == ["S7"]
        assert not in_zone(GAME, state, "pile", seat)
    fresh_cards = [piece.id for piece in in_zone(GAME, state, "hand.1", 1) if piece.came == "pile"]
    assert fresh_cards == ["C7", "S7"]
    assert [(piece.look, piece.count, piece.came) for piece in in_zone(GAME, state, "hand.1", 0)] == [
        (BACK, 2, ""),
        (BACK, 2, "pile"),
    ]
    assert in_words(GAME, GAME.scene(state, WATCHER).notes, NAMES) == [
        "“You cheated!” Cleo turns over the seven of spades: Ben is caught!",
        "Ben takes all 2 cards.",
    ]
    honest = play(three(), "C7 C", "challenge")
    assert in_words(GAME, GAME.scene(honest, WATCHER).notes, NAMES, "de") == [
        "„Du hast gemogelt!“ Ben deckt Kreuz-Sieben auf: Anna war ehrlich.",
        "Ben nimmt die Karte.",
    ]


@pytest.mark.clause("MOG-R13", "MOG-R2")
def test_an_accepted_last_card_stays_face_down_and_hands_are_not_shown() -> None:
    state = play(position("C7", "S7 S8 S9", "H7 H8", counters=(5, 3, 9)), "C7 H")
    assert notes(GAME, state)[-1] == ("note-last", {"seat": 0})
    play(state, "accept")
    for seat in (1, WATCHER):
        assert [piece.look for piece in in_zone(GAME, state, "pile", seat)] == [BACK]
        assert [piece.look for piece in in_zone(GAME, state, "hand.2", seat)] == [BACK]
        assert not in_zone(GAME, state, "turned", seat)
    assert in_words(GAME, GAME.scene(state, WATCHER).notes, NAMES) == [
        "Ben believes Anna’s last card.",
        "Anna has got rid of all cards!",
        "Ben pays 3 counters.",
        "Ben has no counters left and drops out.",
        "Cleo pays 2 counters.",
    ]


@pytest.mark.clause("MOG-7", "MOG-R6")
def test_everybody_hears_the_suit_and_it_is_told_as_long_as_it_holds() -> None:
    state = three()
    assert facts(GAME, state) == []
    play(state, "C7 H", "S7")
    assert facts(GAME, state) == [("fact-suit", {"suit": "hearts", "sign": "♥"})]
    assert in_words(GAME, GAME.scene(state, 2).facts, NAMES) == ["Suit named: ♥ Hearts"]
    play(state, "challenge")
    assert facts(GAME, state) == []


@pytest.mark.clause("MOG-R11")
def test_people_are_told_when_the_end_is_near_and_how_it_came() -> None:
    state = position("C7 C8", "S7 S8 S9", "H7 H8", limit=100, laid=69)
    assert fact_ids(GAME, state) == []
    play(state, "C7 C")
    assert facts(GAME, state)[-1] == ("fact-left", {"count": 30})
    state = play(position("C7 C8", "S7 S8 S9", "H7 H8 H9", limit=100, laid=99), "C7 C")
    assert in_words(GAME, GAME.scene(state, WATCHER).notes, NAMES)[1:] == [
        "100 cards have been laid: the game is over.",
        "Ben pays 2 counters.",
        "Cleo pays 2 counters.",
    ]


@pytest.mark.clause("MOG-4")
def test_the_deal_is_told() -> None:
    assert notes(GAME, fresh(3)) == []
    assert notes(GAME, three()) == [("note-dealt", {"count": 3, "aside": 2})]
    assert in_words(GAME, GAME.scene(three(), 0).notes, NAMES) == ["Everybody has 3 cards, and 2 stay aside."]


@pytest.mark.parametrize(
    ("written", "meant"),
    [("d8 h", "D8 H"), ("D8 hearts", "D8 H"), ("d8 Herz!", "D8 H"), ("HT cuori", "H10 H"), ("h10 ♠", "H10 S")],
)
def test_an_opening_may_be_written_in_many_ways(written: str, meant: str) -> None:
    match = match_with(GAME, position("D8 H10 C7", "S7 S8"))
    match.play(written)
    assert match.text(match.log[-1]) == meant


@pytest.mark.parametrize("written", ["challenge", "doubt", "Gemogelt!", "dubito", "jokken"])
def test_a_challenge_is_understood_in_every_language(written: str) -> None:
    match = match_with(GAME, play(position("D8 H10 C7", "S7 S8"), "D8 D"))
    match.play(written)
    assert match.text(match.log[-1]) == "challenge"


@pytest.mark.clause("MOG-R10", "MOG-R11")
def test_the_result_is_told() -> None:
    texts = Texts("en", GAME)
    assert texts.winners(Result((9, -3, -6), (0,), "reason-off"), "deal-won", NAMES) == (
        "Anna wins the game and gets 9 counters."
    )
    assert texts.winners(Result((0, 0, 0), (0, 2), "reason-limit"), "deal-won", NAMES) == (
        "Anna and Cleo hold equally few cards; nobody pays."
    )
    assert texts.winners(Result((60, 30, 60), (0, 2), "reason-counters"), "match-won", NAMES) == (
        "Anna and Cleo share the win with 60 counters each!"
    )
