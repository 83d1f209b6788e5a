"""Patience No. 8: what lies open and what does not, two touches in any order, and what is told in the end."""

import pytest

from games.patience_8.cases import DEAL_A, DEAL_B, DEAL_C, GAME, SOLUTION_A, dealt, position
from ludothek.core.language import LANGUAGES
from ludothek.core.rulebook import rulebook
from ludothek.core.state import NOBODY, WATCHER
from ludothek.core.texts import Texts
from ludothek.core.touching import touch
from ludothek.core.view import BACK, Choice
from ludothek.games.patience_8.rules import Patience, start
from support.playing import match_with, play
from support.showing import Teller, fact_ids, facts, in_zone, touches

told = Teller(GAME, ("Ada",))


def piles(state: Patience, seat: int = 0) -> list[str]:
    """What is seen of each pile, from below to above; `?` is a hidden card."""
    found = ["" for _ in range(8)]
    for piece in in_zone(GAME, state, "piles", seat):
        found[int(piece.place.removeprefix("piles.")) - 1] += f" {piece.look}".replace(BACK, "?")
    return [pile.strip() for pile in found]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_has_every_clause_and_ruling(lang: str) -> None:
    wanted = {f"PAT-{number}" for number in range(1, 5)} | {f"PAT-R{number}" for number in range(1, 9)}
    assert set(rulebook(GAME, lang).clauses) == wanted


@pytest.mark.clause("PAT-2", "PAT-R7")
def test_only_the_top_cards_are_seen_and_what_comes_into_sight() -> None:
    state = dealt(DEAL_A)
    assert piles(state)[:4] == ["? ? ? C10", "? ? ? CJ", "? ? ? CA", "? ? ? SA"]
    assert piles(state, WATCHER) == piles(state)
    play(state, "3-4")
    assert piles(state)[:4] == ["? ? ? C10", "? ? ? CJ", "? ? SK", "? ? H8"]
    assert [piece.look for piece in in_zone(GAME, state, "gone")] == ["CA", "SA"]


@pytest.mark.clause("PAT-2", "PAT-R1")
def test_while_the_cards_are_dealt_a_packet_is_open_once_it_is_whole() -> None:
    state = play(start(1, 0), "HJ", "C8", "CK")
    assert piles(state)[:2] == ["? ? ?", ""]
    play(state, "C10", "H7")
    assert piles(state)[:2] == ["? ? ? C10", "?"]
    opened = play(start(1, 0, 1), "HJ", "C8", "CK")
    assert piles(opened)[0] == "HJ C8 CK"


@pytest.mark.clause("PAT-2")
def test_with_open_piles_all_cards_are_seen_and_only_the_top_ones_can_be_taken() -> None:
    state = dealt(DEAL_A, open_piles=True)
    assert piles(state)[0] == "HJ C8 CK C10"
    assert touches(GAME, state) == {"3-4": ("CA", "SA"), "3-7": ("CA", "DA"), "4-7": ("SA", "DA")}


@pytest.mark.clause("PAT-R6", "PAT-R7")
def test_in_the_end_all_cards_are_turned_over() -> None:
    state = play(dealt(DEAL_A), "3-7")
    assert state.turn == NOBODY
    assert piles(state)[:3] == ["HJ C8 CK C10", "H7 SQ DK CJ", "HA SJ SK"]
    assert piles(dealt(DEAL_B))[0] == "C7 DJ S8 S10"


@pytest.mark.clause("PAT-3", "PAT-R2")
@pytest.mark.parametrize("order", [("CA", "SA"), ("SA", "CA")])
def test_two_cards_are_touched_in_any_order(order: tuple[str, str]) -> None:
    view = match_with(GAME, dealt(DEAL_A)).view(0)
    first = touch(view, (), order[0])
    assert first == (order[0],)
    second = touch(view, (order[0],), order[1])
    assert isinstance(second, Choice)
    assert second.text == "3-4"


@pytest.mark.clause("PAT-3", "PAT-R2")
def test_a_card_that_has_no_partner_is_refused_by_its_clause() -> None:
    match = match_with(GAME, dealt(DEAL_A))
    assert match.refusal(["C10"]) == "PAT-3"
    assert match.refusal(["CA", "C10"]) == "PAT-3"
    assert match_with(GAME, position("2 HQ S7 / 5 DQ C7 / 6 C10 / 7 D10 / 8 CK HA")).refusal(["HA"]) == "PAT-3"


@pytest.mark.parametrize("written", ["3-4", "4-3", "4 3", "ca sa", "SA+CA", "CA-SA", "3 SA", "3, 4"])
def test_piles_and_cards_are_understood_in_any_order(written: str) -> None:
    match = match_with(GAME, dealt(DEAL_A))
    assert match.state.text(match.find(written)) == "3-4"


def test_what_has_happened_is_told() -> None:
    assert told(dealt(DEAL_A)) == []
    state = play(dealt(DEAL_A), "3-4")
    assert told(state) == ["Ada puts away two aces.", "Now open: king of spades and eight of hearts."]
    assert told(state, "de")[0] == "Ada legt zwei Asse ab."
    assert told(play(dealt(DEAL_A, open_piles=True), "3-4")) == ["Ada puts away two aces."]
    last = play(position("2 HQ / 5 DQ C7 / 8 H7"), "5-8")
    assert told(last) == ["Ada puts away two sevens.", "Now open: queen of diamonds."]
    assert told(play(last, "2-5")) == ["Ada puts away two queens."]


def test_pairs_are_counted_as_pairs() -> None:
    assert GAME.scene(play(dealt(DEAL_A), "3-4"), 0).counters == {"points.0": 1}
    assert Texts("en", GAME)("points-of", count=1) == "1 pair"


@pytest.mark.clause("PAT-4", "PAT-R6")
def test_the_end_says_whether_it_has_come_out_and_whether_it_could_have() -> None:
    def said(state: Patience, lang: str = "en") -> str:
        match = match_with(GAME, state)
        match.series.finish(match.state)
        result = match.series.result()
        return Texts(lang, GAME).winners(result, "match-won", ("Ada",))

    won = play(dealt(DEAL_A), *SOLUTION_A.split())
    assert said(won) == "It’s come out! Not a single card is left."
    assert said(won, "de").startswith("Aufgegangen!")
    assert "could have come out" in said(play(dealt(DEAL_A), "3-7"))
    assert "Nobody could have made" in said(dealt(DEAL_B))


def test_what_could_have_been_is_told_in_the_end_and_never_before() -> None:
    state = dealt(DEAL_A)
    for move in SOLUTION_A.split():
        assert facts(GAME, state) == []
        play(state, move)
    assert facts(GAME, state) == []
    assert facts(GAME, play(dealt(DEAL_A), "3-7")) == [("fact-missed", {"number": 1})]
    late = play(dealt(DEAL_A), "4-7")
    assert fact_ids(GAME, late) == [], "it goes on, though it cannot come out"
    while late.turn != NOBODY:
        late.play(late.moves()[0])
    assert facts(GAME, late) == [("fact-missed", {"number": 1})]
    assert facts(GAME, dealt(DEAL_B)) == []
    hopeless = dealt(DEAL_C)
    while hopeless.turn != NOBODY:
        hopeless.play(hopeless.moves()[0])
    assert facts(GAME, hopeless) == []
