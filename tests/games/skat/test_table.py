"""Skat: what each seat sees in every phase, and what buttons say."""

import re

import pytest

from games.skat.cases import GAME, dealt, play_deal, say, state_of
from ludothek.core.language import LANGUAGES
from ludothek.core.match import Match
from ludothek.core.rulebook import rulebook
from ludothek.core.seal import Seal
from ludothek.core.state import NOBODY, WATCHER
from ludothek.core.view import BACK, Note, View
from ludothek.kit.cards.taken import TAKEN
from support.showing import in_words

NAMES = ("Ada", "Ben", "Cleo", "Dora")
SOLOIST = "CJ SJ HJ DJ HA H10 HK H9 SA S10"


def alone(words: str = "") -> Match:
    return say(dealt(SOLOIST, skat="CA C7"), f"18 yes pass pass {words}")


def lying(view: View, zone: str) -> list[str]:
    return [piece.look for piece in view.scene.pieces if piece.zone == zone for _ in range(piece.count)]


def sayings(view: View) -> list[str]:
    return [f"{NAMES[saying.seat]}: {in_words(GAME, (saying.text,), NAMES)[0]}" for saying in view.scene.sayings]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_has_every_clause_and_ruling(lang: str) -> None:
    wanted = {f"SKA-{number}" for number in range(1, 41)} | {f"SKA-R{number}" for number in range(1, 26)}
    assert set(rulebook(GAME, lang).clauses) == wanted


# Hands and the skat.


@pytest.mark.clause("SKA-10", "SKA-36")
def test_hands_and_skat_are_secret() -> None:
    match = dealt(SOLOIST, skat="CA C7")
    for seat in (0, 1, 2, WATCHER):
        view = match.view(seat)
        for owner in range(3):
            cards = lying(view, f"hand.{owner}")
            assert len(cards) == 10
            assert (set(cards) == {BACK}) == (owner != seat)
        assert lying(view, "skat") == [BACK, BACK]


@pytest.mark.clause("SKA-9")
def test_the_own_hand_is_sorted_and_its_value_told() -> None:
    view = dealt(SOLOIST).view(0)
    assert " ".join(lying(view, "hand.0")) == "CJ SJ HJ DJ SA S10 HA H10 HK H9"
    facts = in_words(GAME, view.scene.facts, NAMES)
    assert facts[1:] == [
        "Your matadors: with 4, game 5.",
        "Your game is worth: diamonds 45, hearts 80, spades 77, clubs 60, grand 120; null 23.",
    ]
    assert len(in_words(GAME, dealt(SOLOIST).view(WATCHER).scene.facts, NAMES)) == 1
    dealer = dealt(SOLOIST, seats=4).view(3)
    assert lying(dealer, "hand.3") == []
    assert len(dealer.scene.facts) == 1


def test_trumps_come_first_once_the_game_is_known() -> None:
    match = alone("take CA+C7 H")
    assert " ".join(lying(match.view(0), "hand.0")) == "CJ SJ HJ DJ HA H10 HK H9 SA S10"
    match = alone("take CJ+C7 null")
    assert " ".join(lying(match.view(0), "hand.0")) == "CA SA SJ S10 HA HK HJ H10 H9 DJ"


def test_the_skat_comes_into_the_hand_and_two_cards_go_back() -> None:
    match = alone("take")
    mine, others = match.view(0), match.view(1)
    assert {piece.look for piece in mine.scene.pieces if piece.came == "skat"} == {"CA", "C7"}
    assert in_words(GAME, mine.scene.notes, NAMES) == [
        "Ada takes the skat.",
        "In the skat: ace of clubs and seven of clubs.",
    ]
    assert in_words(GAME, others.scene.notes, NAMES) == ["Ada takes the skat."]
    assert [(piece.look, piece.count, piece.came) for piece in others.scene.pieces if piece.zone == "hand.0"] == [
        (BACK, 10, ""),
        (BACK, 2, "skat"),
    ]
    assert all(choice.gather and len(choice.touches) == 2 for choice in mine.choices)
    match.play("C7 CA")
    assert lying(match.view(0), "skat") == ["CA", "C7"]
    (hidden,) = [piece for piece in match.view(2).scene.pieces if piece.zone == "skat"]
    assert (hidden.look, hidden.count, hidden.came) == (BACK, 2, "hand.0")


@pytest.mark.clause("SKA-33")
def test_open_games_show_the_soloists_hand_before_the_first_lead() -> None:
    for words, shown in (("hand grand-ouvert", True), ("hand null-ouvert-hand", True), ("hand grand-hand", False)):
        match = alone(words)
        assert len(state_of(match).played) == 30
        for seat in (1, 2, WATCHER):
            cards = lying(match.view(seat), "hand.0")
            assert (set(cards) == set(SOLOIST.split())) == shown
            assert lying(match.view(seat), "skat") == [BACK, BACK]


# The auction as a dialogue.


@pytest.mark.clause("SKA-18", "SKA-R6")
def test_the_auction_is_a_dialogue_that_everybody_hears() -> None:
    match = say(dealt(SOLOIST, skat="CA C7"), "18 yes 20")
    for seat in (0, 1, 2, WATCHER):
        view = match.view(seat)
        assert sayings(view) == ["Ben: 18", "Ada: Yes", "Ben: 20"]
        assert in_words(GAME, view.scene.notes, NAMES) == ["Ben bids 20."]
        assert in_words(GAME, view.scene.facts, NAMES)[0] == "The bid is 20. Ben bids, Ada answers."
    say(match, "yes pass 22 yes pass")
    assert sayings(match.view(1))[-3:] == ["Cleo: 22", "Ada: Yes", "Cleo: Pass"]
    assert in_words(GAME, match.view(1).scene.notes, NAMES) == ["Cleo passes.", "Ada plays alone and has bid 22."]
    say(match, "hand H-hand-schneider")
    assert sayings(match.view(2))[-2:] == ["Ada: I play Hand", "Ada: Hearts Hand, Schneider announced"]
    assert in_words(GAME, match.view(2).scene.facts, NAMES) == ["Ada plays Hearts Hand, Schneider announced, bid 22."]


def test_buttons_say_what_they_mean() -> None:
    match = dealt(SOLOIST, skat="CA C7")
    first, *_, last = match.view(1).choices
    assert (first.text, last.text) == ("18", "pass")
    assert first.touches == last.touches == ()
    assert first.help is not None
    assert in_words(GAME, (first.help,), NAMES) == ["You claim that your game is worth at least 18."]
    say(match, "18 yes pass pass")
    labels = [in_words(GAME, (choice.label,), NAMES)[0] for choice in match.view(0).choices if choice.label]
    assert labels == ["I play Hand", "I take the skat"]
    match.play("hand")
    helps = {choice.text: in_words(GAME, (choice.help,), NAMES)[0] for choice in match.view(0).choices if choice.help}
    assert helps["H hand"] == "Worth 90 if you win."
    assert helps["grand ouvert"] == "Worth 396 if you win."
    assert helps["null hand"] == "Worth 35 if you take no trick at all."


def test_a_contract_is_chosen_in_two_steps() -> None:
    groups: dict[str, list[str]] = {}
    for choice in alone("hand").view(0).choices:
        assert choice.group
        groups.setdefault(in_words(GAME, (choice.group,), NAMES)[0], []).append(choice.text)
    assert list(groups) == ["♣ Clubs 72", "♠ Spades 88", "♥ Hearts 90", "♦ Diamonds 54", "Grand 144", "Null 35"]
    assert groups["♥ Hearts 90"] == ["H hand", "H hand schneider", "H hand schwarz", "H ouvert"]
    assert groups["Null 35"] == ["null hand", "null ouvert hand"]


def test_nobody_is_pushed_to_play_from_the_hand() -> None:
    usual = {choice.text: choice.usual for choice in alone().view(0).choices}
    assert usual == {"hand": False, "take": True}
    assert not any(choice.usual for choice in alone("take").view(0).choices)
    assert not any(choice.usual for choice in dealt(SOLOIST, skat="CA C7").view(1).choices)


@pytest.mark.clause("SKA-R16")
def test_a_contract_below_the_bid_is_marked() -> None:
    match = say(dealt(SOLOIST, skat="CA C7"), "80 yes pass pass take CA+C7")
    helps = {choice.text: choice.help for choice in match.view(0).choices}
    assert helps["D"] == Note("help-overbid", {"value": 45, "bid": 80})
    assert helps["H"] == Note("help-contract", {"value": 80})
    groups = {choice.text: choice.group for choice in match.view(0).choices if choice.group}
    assert in_words(GAME, (groups["D"], groups["H"]), NAMES) == ["♦ Diamonds 45 (bid 80)", "♥ Hearts 80"]


# Tricks.


@pytest.mark.clause("SKA-34", "SKA-36")
def test_a_trick_lies_open_until_the_next_card_is_led_and_then_face_down() -> None:
    match = alone("take CA+C7 H CJ")
    assert lying(match.view(1), "trick") == ["CJ"]
    match.play(match.legal()[0])
    match.play(match.legal()[0])
    view = match.view(2)
    assert lying(view, "trick") == []
    assert lying(view, "won.0") == lying(view, "last") == [match.state.text(move) for move in match.log[-3:]]
    assert {piece.via for piece in view.scene.pieces if piece.zone == "won.0"} == {"trick.0", "trick.1", "trick.2"}
    assert in_words(GAME, view.scene.notes, NAMES)[-1] == "Ada takes the trick."
    match.play("SJ")
    for seat in (0, 1, 2, WATCHER):
        view = match.view(seat)
        assert lying(view, "won.0") == [TAKEN] * 3
        assert lying(view, "last") == []


@pytest.mark.clause("SKA-36")
def test_card_points_are_told_at_the_end_only() -> None:
    match = alone("take CA+C7 H")
    while match.turn >= 0:
        view = match.view(1)
        assert set(view.scene.counters.values()) == {0}
        assert [fact.id for fact in view.scene.facts] == ["fact-game"]
        match.play(match.legal()[-1])
    facts = match.view(1).scene.facts
    assert [fact.id for fact in facts] == ["fact-game", "fact-cards", "fact-reckoned", "fact-score"]
    score = int(state_of(match).score)
    assert facts[-1].args == {"seat": 0, "score": score}
    assert facts[2].args["value"] == abs(score)
    assert match.view(1).scene.counters["points.0"] == score
    assert set(lying(match.view(WATCHER), "skat")) == {"CA", "C7"}


def test_a_null_game_that_stops_shows_what_was_left() -> None:
    match = alone("take CJ+SJ null")
    play_deal(match)
    state = state_of(match)
    assert state.turn == NOBODY
    for owner in range(3):
        assert BACK not in lying(match.view(WATCHER), f"hand.{owner}")
    assert "fact-cards" not in [fact.id for fact in match.view(0).scene.facts]


@pytest.mark.parametrize("seats", [3, 4])
def test_all_32_cards_are_always_somewhere(seats: int) -> None:
    match = Match(GAME, seats, {"deals": 1}, Seal.numbered(3))
    pictures = {zone.name for zone in GAME.layout(seats).zones if zone.picture}
    while match.turn >= 0:
        for seat in (*range(seats), WATCHER):
            pieces = match.view(seat).scene.pieces
            assert sum(piece.count for piece in pieces if piece.zone not in pictures) == 32
        match.play(match.legal()[len(match.log) % len(match.legal())])


def test_while_cards_are_dealt_just_those_are_seen_that_were_given() -> None:
    given = dealt().log
    for number in range(len(given) + 1):
        match = Match(GAME, 3, {"first_dealer": 2}, log=given[:number])
        for seat in (0, 1, 2, WATCHER):
            view = match.view(seat)
            assert sum(piece.count for piece in view.scene.pieces) == number
            assert lying(view, "trick") == lying(view, "last") == []
        assert len(lying(view, "skat")) == min(max(number - 9, 0), 2)


@pytest.mark.clause("SKA-40")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_of_the_rulebook_is_what_the_program_does(lang: str) -> None:
    (line,) = [line for line in rulebook(GAME, lang).text.splitlines() if "+96" in line]
    totals = [int(found) for found in re.findall(r"[+-]\d+", line.replace("−", "-"))[:3]]
    assert totals == [96, -48, 24]
    assert [3 * total - sum(totals) for total in totals] == [216, -216, 0]
    assert "216" in line
    assert "Spielsatz" in line, "the option `spielsatz` says: as described"
    assert "Spielsatz" in rulebook(GAME, lang).clause("SKA-R20")
