"""Écarté at the table: what is seen and what is not, what is said and told, and how moves are made."""

import io

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from games.ecarte.cases import GAME, G, V, any_cards, dealt, exchanged, fresh, state_of
from ludothek.core.errors import MoveError
from ludothek.core.language import LANGUAGES
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import LOT, WATCHER
from ludothek.core.texts import Texts
from ludothek.core.view import BACK
from ludothek.games.ecarte.rules import Ecarte, start
from ludothek.terminal.plain import play as play_plainly
from ludothek.terminal.seating import settle
from ludothek.terminal.setup import Setup
from ludothek.terminal.sitting import Sitting
from support.playing import legal, match_with, play
from support.showing import Teller, fact_ids, in_zone, said, touches

NAMES = ("Anna", "Ben", "Cora", "Dan")
told = Teller(GAME, NAMES)
HANDS = ("CK SK HK DK S7", "CQ SQ HQ DQ H7", "D8")


def spoken(state: Ecarte) -> list[tuple[int, str]]:
    return [(saying.seat, saying.text.id) for saying in GAME.scene(state, WATCHER).sayings]


# What is seen.


@pytest.mark.clause("ECA-8", "ECA-R22")
def test_only_the_owner_sees_a_hand_and_nobody_what_was_laid_away() -> None:
    state = play(dealt(*HANDS), "propose", "accept", "S7", "CK", "done", "C7", "C8", "H7")
    for seat in (V, G, WATCHER):
        for zone, count in (("stock", 19), ("away", 3)):
            pieces = in_zone(GAME, state, zone, seat)
            assert {piece.look for piece in pieces} == {BACK}
            assert sum(piece.count for piece in pieces) == count
        for owner, count in ((V, 5), (G, 4)):
            pieces = in_zone(GAME, state, f"hand.{owner}", seat)
            assert sum(piece.count for piece in pieces) == count
            assert any(piece.look == BACK for piece in pieces) == (seat != owner)
    assert [piece.look for piece in in_zone(GAME, state, "turned")] == ["D8"]


def test_trumps_lie_on_the_left_and_new_cards_come_from_the_stock() -> None:
    state = play(dealt(*HANDS), "propose", "accept", "S7", "CK", "done", "C7", "D7")
    own = in_zone(GAME, state, "hand.0", V)
    assert [piece.look for piece in own] == ["DK", "D7", "C7", "SK", "HK"]
    assert [piece.look for piece in own if piece.came == "stock"] == ["D7", "C7"]
    hidden = in_zone(GAME, state, "hand.0", G)
    assert [(piece.count, piece.came) for piece in hidden] == [(3, ""), (2, "stock")]


def test_a_trick_lies_there_until_the_next_card_is_led() -> None:
    state = play(dealt(*HANDS), "play", "SK", "SQ")
    assert [piece.look for piece in in_zone(GAME, state, "trick")] == ["SK", "SQ"]
    assert in_zone(GAME, state, "away") == []
    assert said(GAME.scene(state, V).facts)[-1] == ("fact-tricks", {"elder": 1, "dealer": 0})
    play(state, "HK")
    assert [piece.look for piece in in_zone(GAME, state, "trick")] == ["HK"]
    assert [(piece.look, piece.count) for piece in in_zone(GAME, state, "away")] == [("taken", 2)]


@pytest.mark.clause("ECA-R22")
def test_laying_away_can_be_taken_back_until_new_cards_come() -> None:
    match = Match(GAME, 2, {}, Seal.numbered(4))
    match.play("stake1")
    elder = match.turn
    match.play("propose")
    match.play("accept")
    match.play(match.legal()[0])
    assert match.free_undo(elder), "it has told nobody anything"
    match.play("done")
    assert not match.free_undo(elder)


@pytest.mark.clause("ECA-17")
def test_passive_players_see_no_hand_at_all() -> None:
    state = any_cards(fresh(seats=4), Random(1))
    assert GAME.scene(state, 2) == GAME.scene(state, WATCHER)
    assert all(piece.look == BACK for zone in ("hand.0", "hand.1") for piece in in_zone(GAME, state, zone, 2))


@pytest.mark.clause("ECA-R20")
def test_who_has_staked_what_on_whom_is_told() -> None:
    state = play(start(LOT, vec[i64]([50] * 3), 7), "C7", "SK", "HA", "stake4", "on3", "stake2")
    roles = [(role.seat, role.text.id, dict(role.text.args)) for role in GAME.scene(state, 0).roles]
    assert roles == [(2, "elder", {}), (1, "younger", {}), (0, "backs-elder", {"count": 2})]
    assert dict(GAME.scene(state, 0).counters) == {"points.2": 0, "points.1": 0}
    assert said(GAME.scene(state, 0).facts) == [("fact-stake", {"count": 4})]
    assert [piece.count for seat in range(3) for piece in in_zone(GAME, state, f"counters.{seat}")] == [50] * 3


@pytest.mark.clause("ECA-R14")
def test_the_winners_get_their_counters_from_the_loser() -> None:
    state = play(dealt(*HANDS, score=(0, 4), seats=4), "propose", "refuse")
    state.stakes.amounts, state.stakes.backs = vec[i64]([5, 5, 2, 3]), vec[i64]([0, 1, 0, 1])
    state.gained[G] = 1
    assert state.champion() == G
    heaps = [[(piece.count, piece.came) for piece in in_zone(GAME, state, f"counters.{seat}")] for seat in range(4)]
    assert heaps == [[(45, "")], [(50, ""), (5, "counters.0")], [(48, "")], [(50, ""), (2, "counters.0")]]


def test_who_cannot_stake_is_out() -> None:
    state = start(LOT, vec[i64]([50, 3, 50]), 5)
    state.stakes.least = 5
    assert GAME.scene(state, 0).out == (1,)


# How moves are made.


@pytest.mark.clause("ECA-9", "ECA-10", "ECA-R22")
def test_words_are_buttons_and_cards_are_touched() -> None:
    state = dealt(*HANDS)
    assert touches(GAME, state) == {"play": (), "propose": ()}
    play(state, "propose", "accept", "S7")
    assert touches(GAME, state) == {"CK": ("CK",), "SK": ("SK",), "HK": ("HK",), "DK": ("DK",), "done": ()}


@pytest.mark.clause("ECA-4", "ECA-R21")
def test_a_stake_is_a_number_that_is_stepped_or_typed() -> None:
    match = Match(GAME, 2, {"min_stake": 3, "max_stake": 8}, Seal.numbered(1))
    choices = match.view(match.turn).choices
    assert [choice.amount for choice in choices] == [3, 4, 5, 6, 7, 8]
    assert [choice.amount for choice in choices if choice.usual] == [5]
    assert match.text(match.play("6")) == "stake6"


def helped(state: Ecarte, lang: str = "en") -> list[str]:
    texts, layout = Texts(lang, GAME), GAME.layout(state.seats)
    choices = [GAME.choice(state, move) for move in state.moves()]
    found = [note for choice in choices for note in (choice.label, choice.help) if note]
    return [texts.note(note, NAMES, layout) for note in found]


@pytest.mark.clause("ECA-10", "ECA-12", "ECA-R4")
def test_buttons_say_what_is_at_stake() -> None:
    state = dealt(*HANDS)
    assert helped(state)[:2] == [
        "I play",
        "You keep your cards. Three tricks bring you 1 point; otherwise the dealer gets 2.",
    ]
    later = exchanged(state.copy(), Random(1))
    assert helped(later)[1] == "You keep your cards. Whoever takes three tricks gets 1 point."
    assert "otherwise the elder hand gets 2" in helped(play(state, "propose"))[3]
    assert "otherwise" not in helped(play(later.copy(), "propose"))[3]
    later.late = 1
    assert "otherwise the elder hand gets 2" in helped(play(later, "propose"))[3]


def test_the_button_counts_what_was_laid_away() -> None:
    state = play(dealt(*HANDS), "propose", "accept", "S7")
    assert "Exchange one card" in helped(state)
    assert "Exchange 2 cards" in helped(play(state, "CK"))
    assert "Exchange nothing" in helped(any_cards(play(state, "done"), Random(1)))


@pytest.mark.parametrize(
    ("typed", "text"),
    [("spiele", "play"), ("Ich spiele!", "play"), ("passe", "propose"), ("I pass", "propose"), ("pas", "propose")],
)
def test_words_may_be_said_in_any_language(typed: str, text: str) -> None:
    match = match_with(GAME, dealt(*HANDS))
    assert match.text(match.play(typed)) == text


def test_several_cards_may_be_laid_away_at_once() -> None:
    match = match_with(GAME, play(dealt(*HANDS), "propose", "accept"))
    assert match.text(match.play("s7, ck fertig")) == "done"
    assert match.turn == G


@pytest.mark.clause("ECA-R22")
@pytest.mark.parametrize("typed", ["CQ DQ", "CQ DQ done", "dq, cq fertig"])
def test_done_may_be_written_where_the_laying_away_ends_by_itself(typed: str) -> None:
    match = match_with(GAME, play(dealt(*HANDS), "propose", "accept", "S7", "CK", "done", "C7", "C8"))
    assert match.turn == G
    match.play(typed)
    assert state_of(match).dealer_changed == 2
    one = match_with(GAME, play(dealt(*HANDS), "propose", "accept", "S7", "CK", "done", "C7", "C8", "H7"))
    one.play("CQ done")
    assert state_of(one).dealer_changed == 2


@pytest.mark.clause("ECA-R22")
def test_beyond_the_limit_nothing_is_laid_away() -> None:
    match = match_with(GAME, play(dealt(*HANDS), "propose", "accept", "S7", "CK", "done", "C7", "C8"))
    with pytest.raises(MoveError):
        match.play("CQ DQ HQ done")


# What is said and told.


@pytest.mark.clause("ECA-9", "ECA-10")
def test_the_talk_is_a_dialogue() -> None:
    state = dealt(*HANDS)
    assert spoken(state) == []
    assert spoken(play(state, "propose")) == [(V, "say-propose")]
    assert spoken(play(state.copy(), "refuse")) == [(V, "say-propose"), (G, "say-refuse")]
    exchange = [(V, "say-propose"), (G, "say-accept")]
    play(state, "accept", "S7", "done", "C7", "done")
    assert spoken(state) == exchange
    assert spoken(play(state, "play")) == [*exchange, (V, "say-play")]
    assert spoken(play(state, "SK")) == [], "then the points are seen again"


@pytest.mark.clause("ECA-7", "ECA-11", "ECA-17")
def test_what_has_happened_is_told() -> None:
    state = dealt(*HANDS)
    assert told(state) == ["The eight of diamonds is turned up: diamonds are trumps."]
    steps = [
        (("propose",), ["Anna proposes an exchange."]),
        (("accept",), ["Ben agrees to the exchange."]),
        (("S7",), ["Anna has laid one card away."]),
        (("CK", "done", "C7", "D7"), ["Anna exchanges 2 cards."]),
        (("H7",), ["Ben has laid one card away."]),
        (("done", "C8"), ["Anna exchanges 2 cards.", "Ben exchanges one card."]),
        (("play",), ["Anna plays without exchanging."]),
        (("SK",), ["Anna plays the king of spades."]),
        (("SQ",), ["Ben plays the queen of spades.", "Anna takes the trick."]),
    ]
    for moves, notes in steps:
        assert told(play(state, *moves)) == notes


@pytest.mark.clause("ECA-7", "ECA-R6")
def test_points_for_kings_are_told() -> None:
    state = dealt("C7 C8 C9 C10 CJ", "S7 S8 S9 S10 SJ", "HK")
    assert told(state)[1] == "A king! As the dealer Ben gets 1 point for it."
    hands = ("CK SK HK D7 S7", "CQ SQ HQ DQ H7", "C8")
    assert told(play(dealt(*hands), "play", "CK"))[1] == "The king of trumps brings Anna 1 point."
    assert told(play(dealt(*hands), "play", "SK", "SQ", "CK", "CQ"))[1:] == ["Anna takes the trick."]
    said_so = play(dealt(*hands, announced=1), "play", "king")
    assert told(said_so)[1] == "Anna announces the king of trumps: 1 point."
    assert told(play(said_so, "CK")) == ["Anna plays the king of clubs."]


@pytest.mark.clause("ECA-18", "ECA-19", "ECA-R14")
def test_the_end_of_a_match_is_told() -> None:
    state = play(dealt("CK SQ H7 H8 D8", "C7 SK HK D9 DA", "SA", score=(1, 2)), "play")
    play(state, "CK", "C7", "D8", "D9", "SK", "SQ", "HK", "H7", "DA", "H8")
    assert told(state)[2:] == [
        "Ben takes 4 tricks: 2 points, one of them as a penalty for the other player.",
        "Five points: Ben wins the match!",
        "Anna loses 5.",
        "Ben wins 5.",
    ]


@pytest.mark.clause("ECA-R20", "ECA-R23")
def test_stakes_and_bets_are_told() -> None:
    state = play(start(LOT, vec[i64]([50] * 4), 15), "C7", "SK", "HA", "H7")
    assert told(state)[-1] == "Ben deals, Cora is the elder hand."
    assert told(play(state, "stake4")) == ["Cora stakes 4, and so does Ben."]
    assert told(play(state, "on2")) == ["Dan bets on Ben."]
    assert told(play(state, "stake2")) == ["Dan stakes 2 on Ben."]
    play(state, "watch", "D7", "D8", "D9", "S7", "S8", "S9", "HJ", "HQ", "CJ", "CQ", "DA")
    assert told(state) == ["Anna just watches.", "The ace of diamonds is turned up: diamonds are trumps."]


@pytest.mark.clause("ECA-20", "ECA-R16")
def test_a_jeu_de_regle_is_pointed_out_to_who_holds_it() -> None:
    state = dealt("D9 D10 DK S7 H8", "CQ SQ HA DQ H7", "D8")
    assert fact_ids(GAME, state, V) == ["fact-trump", "fact-stake", "fact-regle"]
    assert fact_ids(GAME, state, G) == fact_ids(GAME, state) == ["fact-trump", "fact-stake"]
    assert fact_ids(GAME, play(state, "play"), V) == ["fact-trump", "fact-stake"]


@pytest.mark.clause("ECA-R25")
def test_which_match_it_is_and_how_it_stands() -> None:
    state = dealt(*HANDS, score=(3, 1))
    assert dict(GAME.scene(state, 0).counters) == {"points.0": 3, "points.1": 1}
    state.match, state.matches = 1, 4
    assert said(GAME.scene(state, 0).facts)[0] == ("fact-match", {"number": 2, "total": 4})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_tells_the_whole_deal(lang: str) -> None:
    state = play(dealt(*HANDS), "propose", "accept", "S7")
    assert all(told(state, lang))
    assert all(helped(state, lang))


def test_line_by_line_a_deal_can_be_played() -> None:
    setup = Setup("ecarte", seats=2, players={0: "person", 1: "person"}, seed=3)
    table = Sitting.begin(settle(setup, "en"))
    heard = io.StringIO()
    play_plainly(table, "en", io.StringIO("4\n\npropose\n\nno\n"), heard)
    assert "stake1-10" in heard.getvalue()
    assert "refuses: the cards are played as they are." in heard.getvalue()
    assert legal(table.match.state)
