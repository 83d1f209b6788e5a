"""Verirrter König: what each seat sees and is told, what is touched, and the soot on the noses."""

import pytest

from games.verirrter_koenig.cases import GAME, draw, fresh, position
from ludothek.core.language import LANGUAGES
from ludothek.core.match import Match
from ludothek.core.result import Result
from ludothek.core.rulebook import rulebook
from ludothek.core.seal import Seal
from ludothek.core.state import NOBODY, REFEREE, WATCHER
from ludothek.core.texts import Texts
from ludothek.core.view import BACK
from ludothek.games.verirrter_koenig.rules import VerirrterKoenig
from ludothek.players.levels import LEVELS, computer_player
from support.cards import hands_are_concealed
from support.playing import match_with, play
from support.showing import facts, in_words, in_zone, notes, touches

NAMES = ("Anna", "Ben", "Cleo")
BETWEEN = {"seat": 0, "seatFrom": 1}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_has_every_clause_and_ruling(lang: str) -> None:
    wanted = {f"VKO-{number}" for number in range(1, 9)} | {f"VKO-R{number}" for number in range(1, 14)}
    assert set(rulebook(GAME, lang).clauses) == wanted


@pytest.mark.clause("VKO-4", "VKO-R12")
def test_a_card_is_drawn_by_touching_its_back_in_the_neighbours_hand() -> None:
    state = position("CK H7", "S9 D7", "H9")
    assert touches(GAME, state) == {"1": ("hand.1.0",), "2": ("hand.1.1",)}
    assert [(piece.look, piece.place) for piece in in_zone(GAME, state, "hand.1", 0)] == [
        (BACK, "hand.1.0"),
        (BACK, "hand.1.1"),
    ]
    assert touches(GAME, position("CK H7", "S9 D7", "H9", way=-1)) == {"1": ("hand.2.0",)}


@pytest.mark.clause("VKO-R13")
def test_hands_are_concealed_and_everybody_sees_how_many_cards_there_are() -> None:
    state = position("CK H7", "S9 D7", "H9")
    hands_are_concealed(GAME, state, (["CK", "H7"], ["S9", "D7"], ["H9"]))
    assert len(in_zone(GAME, state, "pairs.A", 2)) == 4


@pytest.mark.clause("VKO-R13")
def test_only_two_are_told_which_card_it_was() -> None:
    state = draw(position("CK H7", "S9 D7", "H9"), "S9")
    for seat in (0, 1):
        assert notes(GAME, state, seat) == [("note-drew-card", {**BETWEEN, "look": "S9"})]
    for seat in (2, WATCHER):
        assert notes(GAME, state, seat) == [("note-drew", BETWEEN)]
    (came,) = [piece for piece in in_zone(GAME, state, "hand.0", 0) if piece.came]
    assert (came.id, came.came) == ("S9", "hand.1")


@pytest.mark.clause("VKO-5", "VKO-R13")
def test_a_pair_is_seen_by_all_but_not_which_of_its_cards_was_drawn() -> None:
    state = draw(position("CK H7", "S9 D7", "H9"), "D7")
    pair = ("note-pair", {"seat": 0, "lookOne": "H7", "lookOther": "D7"})
    assert notes(GAME, state, 0) == [("note-drew-card", {**BETWEEN, "look": "D7"}), pair]
    assert notes(GAME, state, 2) == notes(GAME, state, WATCHER) == [("note-drew", BETWEEN), pair]
    for seat, origins in ((0, ["hand.0", "hand.1"]), (1, ["hand.0", "hand.1"]), (2, ["hand.0", "hand.0"])):
        laid = in_zone(GAME, state, "pairs.7", seat)
        assert [piece.id for piece in laid] == ["C7", "S7", "H7", "D7"]
        assert [piece.came for piece in laid] == ["", "", *origins]


@pytest.mark.clause("VKO-R13")
def test_while_the_card_is_on_its_way_nothing_is_told() -> None:
    state = play(draw(position("CK H7", "S9 D7", "H9"), "S9"), "1")
    assert state.turn == REFEREE
    for seat in (0, 1, 2, WATCHER):
        assert notes(GAME, state, seat) == []


@pytest.mark.clause("VKO-R13")
def test_no_view_of_a_third_tells_more_than_backs() -> None:
    """The views of the others are the same, whichever card was drawn."""
    one = draw(position("CK H7", "S9 D8", "H9 H8 D7"), "S9")
    other = draw(position("CK H7", "S9 D8", "H9 H8 D7"), "D8")
    for seat in (2, WATCHER):
        assert GAME.scene(one, seat) == GAME.scene(other, seat)
    assert GAME.scene(one, 0) != GAME.scene(other, 0)


@pytest.mark.clause("VKO-R5")
def test_who_has_no_cards_is_safe() -> None:
    state = draw(position("C7", "S7", "CK H8", "D8"), "S7")
    scene = GAME.scene(state, 2)
    assert scene.out == (0, 1)
    assert [note.args["seat"] for note in scene.notes if note.id == "note-safe"] == [0, 1]
    assert GAME.scene(fresh(3), 0).out == ()


@pytest.mark.clause("VKO-7", "VKO-R7")
def test_the_loser_gets_soot_on_the_nose_and_keeps_it() -> None:
    state = draw(position("CK", "S9", "H9", turn=1), "H9")
    assert [(role.seat, role.art, role.text.args) for role in GAME.scene(state, 1).roles] == [
        (0, "soot-1", {"count": 1})
    ]
    assert notes(GAME, state)[-1] == ("note-king", {"seat": 0, "look": "CK"})
    marked = fresh(4, marks=(0, 1, 2, 5))
    assert [(role.seat, role.art) for role in GAME.scene(marked, 0).roles] == [
        (1, "soot-1"),
        (2, "soot-2"),
        (3, "soot-3"),
    ]
    for role in GAME.scene(marked, 0).roles:
        assert (GAME.folder / "art" / f"{role.art}.svg").exists()


@pytest.mark.clause("VKO-6", "VKO-R13")
def test_in_the_end_everybody_sees_the_king() -> None:
    state = draw(position("CK", "S9", "H9", turn=1), "H9")
    assert state.turn == NOBODY
    for seat in (1, 2, WATCHER):
        assert [piece.id for piece in in_zone(GAME, state, "hand.0", seat)] == ["CK"]


def test_who_draws_from_whom_and_what_is_still_to_come_is_a_fact() -> None:
    state = position("CK H7", "S9 D7", "H9")
    assert facts(GAME, state) == [("fact-draws", BETWEEN), ("fact-pairs", {"count": 2})]
    assert in_words(GAME, GAME.scene(state, WATCHER).facts, NAMES) == ["Anna draws from Ben.", "2 more pairs"]


@pytest.mark.clause("VKO-5")
def test_what_has_happened_is_told_in_words() -> None:
    state = draw(position("CK H7", "S9 D7", "H9"), "D7")
    assert in_words(GAME, GAME.scene(state, 0).notes, NAMES) == [
        "Anna draws the seven of diamonds from Ben.",
        "Anna lays down a pair: seven of hearts and seven of diamonds.",
    ]
    draw(state, "H9")
    assert in_words(GAME, GAME.scene(state, WATCHER).notes, NAMES, "de") == [
        "Ben zieht eine Karte von Cleo.",
        "Ben legt ein Paar ab: Pik-Neun und Herz-Neun.",
        "Ben hat keine Karten mehr und ist fein raus.",
        "Cleo hat keine Karten mehr und ist fein raus.",
        "Anna behält den verirrten König, Kreuz-König, und bekommt einen Rippel auf die Nase!",
    ]


def test_the_first_pairs_are_told() -> None:
    match = Match(GAME, 5, {}, Seal.numbered(1))
    assert isinstance(match.state, VerirrterKoenig)
    ((name, args),) = notes(GAME, match.state)
    assert name == "note-dealt"
    assert args == {"count": len(match.state.pairs)}


@pytest.mark.clause("VKO-8", "VKO-R9")
def test_the_result_is_told() -> None:
    texts = Texts("en", GAME)
    assert texts.winners(Result((1, 0, 0), (1, 2), "reason-king"), "deal-won", NAMES) == (
        "Anna has the lost king and gets a mark on the nose."
    )
    assert texts.winners(Result((2, 1, 0), (1, 2), "reason-marks"), "match-won", NAMES) == (
        "Anna has the most marks and loses. Ben and Cleo get away with it!"
    )
    assert texts.winners(Result((1, 1, 1), (), "reason-marks"), "match-won", NAMES).startswith("Nobody gets away")


@pytest.mark.clause("VKO-R12")
def test_computer_players_touch_any_back_and_there_is_no_level() -> None:
    assert not GAME.decides
    match = match_with(GAME, position("CK H7", "S9 D7 C8 CQ", "H9 S8 SQ"))
    view = match.view(0)
    player = computer_player(GAME, LEVELS[-1], 1)
    assert {player.choose(view, match.guess(0)) for _ in range(60)} == {choice.move for choice in view.choices}
