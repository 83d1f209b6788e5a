"""Records: what is written can be read, played on and verified, and no damage passes or breaks anything."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ludothek.core.errors import BadRecord, LudothekError, UnknownGame
from ludothek.core.match import Match
from ludothek.core.record import Record, SeatEntry, parse, record, resume, verify
from ludothek.core.seal import Seal
from ludothek.games import load_game
from support.examples import TRICKS
from support.examples.tricks import GAME, card, play_all, play_deal
from support.strategies import matches

Document = dict[str, Any]
Damage = Callable[[Document], object]


def written(match: Match) -> str:
    return record(match, [SeatEntry(name=f"Mäuschen {seat}") for seat in range(match.seats)]).to_json()


@cache
def finished() -> str:
    """The record of a match of two deals that was played to its end."""
    return written(play_all(Match(GAME, 3, {"deals": 2}, Seal.numbered(6))))


@cache
def begun() -> str:
    """The record of a match in the middle of its third trick."""
    match = Match(GAME, 3, {"deals": 2}, Seal.numbered(6))
    for _ in range(7):
        match.play(match.legal()[0])
    return written(match)


def damaged(text: str, damage: Damage) -> str:
    document: Document = json.loads(text)
    damage(document)
    return json.dumps(document)


def faults(text: str) -> list[str]:
    return [fault.where for fault in verify(parse(text), GAME)]


# What is written can be read.


@given(matches())
def test_a_record_leads_back_to_the_match(match: Match) -> None:
    text = written(match)
    again, saved = resume(text, load_game)
    if match.between:
        match.next_deal()
    assert again.log == match.log
    assert [again.view(seat) for seat in range(-1, match.seats)] == [
        match.view(seat) for seat in range(-1, match.seats)
    ]
    assert saved.to_json() == text
    assert verify(saved, match.game) == []


def test_a_match_is_played_on_from_the_middle_of_a_trick_as_if_nothing_had_happened() -> None:
    match = Match(GAME, 3, {"deals": 2}, Seal.numbered(6))
    for _ in range(7):
        match.play(match.legal()[0])
    again, _ = resume(begun(), load_game)
    assert again.turn == match.turn
    assert play_all(again).log == play_all(match).log


def test_a_match_saved_between_deals_goes_on_with_the_next_deal() -> None:
    match = Match(GAME, 4, {"deals": 3}, Seal.numbered(2))
    play_deal(match)
    again, _ = resume(written(match), load_game)
    match.next_deal()
    assert again.log == match.log
    assert play_all(again).view(0) == play_all(match).view(0)


def test_a_finished_match_says_its_result() -> None:
    saved = parse(finished())
    match, _ = resume(finished(), load_game)
    assert saved.result is not None
    assert saved.result.points == list(match.view(0).totals)
    assert saved.result.deals == [list(deal.points) for deal in match.view(0).deals]
    assert parse(begun()).result is None
    assert faults(finished()) == faults(begun()) == []


def test_a_record_is_readable() -> None:
    lines = finished().splitlines()
    assert lines[1:3] == [' "format": 1,', f' "game": "{TRICKS}",']
    assert "Mäuschen 0" in finished()
    assert all(line.count(",") <= 15 for line in lines if line.startswith('  "'))
    assert max(len(line) for line in lines) < 300


def test_a_record_without_seed_can_neither_be_verified_nor_resumed() -> None:
    hidden = damaged(finished(), lambda document: document["seal"].update(seed=None))
    assert faults(hidden) == ["seal.seed"]
    with pytest.raises(BadRecord, match=r"^seal\.seed: "):
        resume(hidden, load_game)


# Damage to the form.


@pytest.mark.parametrize("text", ["", " ", "null", "[]", "{}", "1", '"x"', "NaN", "{", "\ufeff{}", "\0", "[" * 200_000])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        parse(text)


def test_a_truncated_record_is_refused_wherever_it_ends() -> None:
    text = finished().rstrip()
    for end in range(0, len(text), 37):
        with pytest.raises(BadRecord, match=r"^line \d+ column \d+: this is not a whole JSON document"):
            parse(text[:end])


def test_numbers_of_thousands_of_digits_are_refused() -> None:
    with pytest.raises(BadRecord, match="too long"):
        parse(finished().replace('"format": 1', f'"format": {"1" * 5000}'))


WRONG: list[object] = [None, True, 1.5, float("nan"), -1, 10**40, "x", "", [], [[]], {}, {"x": 1}]
PLACES: list[tuple[str | int, ...]] = [
    ("format",),
    ("game",),
    ("version",),
    ("options",),
    ("options", "deals"),
    ("options", "edition"),
    ("options", "first_dealer"),
    ("seats",),
    ("seats", 1),
    ("seats", 1, "name"),
    ("seats", 1, "player"),
    ("seal",),
    ("seal", "commitment"),
    ("seal", "seed"),
    ("seal", "contributions"),
    ("moves",),
    ("moves", 0),
    ("moves", 30),
    ("moves", 60),
    ("result",),
    ("result", "points"),
    ("result", "points", 0),
    ("result", "winners"),
    ("result", "winners", 0),
    ("result", "reason"),
    ("result", "deals"),
    ("result", "deals", 1),
    ("result", "deals", 1, 2),
]


def put(document: Any, place: tuple[str | int, ...], value: object) -> None:
    for step in place[:-1]:
        document = document[step]
    document[place[-1]] = value


@pytest.mark.parametrize("place", PLACES, ids=lambda place: ".".join(map(str, place)))
def test_a_wrong_value_in_any_field_is_refused_and_the_field_is_named(place: tuple[str | int, ...]) -> None:
    allowed_texts = {("seats", 1, "name"), ("seats", 1, "player")}
    for value in WRONG:
        if place in allowed_texts and isinstance(value, str):
            continue
        if place == ("seal", "contributions") and value == []:
            continue  # nothing was contributed
        text = damaged(finished(), lambda document, value=value: put(document, place, value))  # type: ignore[misc]
        with pytest.raises(LudothekError) as refused:
            resume(text, load_game)
        if not isinstance(refused.value, UnknownGame):
            assert str(place[0]) in str(refused.value)


@pytest.mark.parametrize("place", PLACES, ids=lambda place: ".".join(map(str, place)))
def test_a_missing_field_or_item_is_refused(place: tuple[str | int, ...]) -> None:
    def remove(document: Any) -> None:
        for step in place[:-1]:
            document = document[step]
        del document[place[-1]]

    if place[-1] == "player":
        assert parse(damaged(finished(), remove)).seats[1].player == "person"
    else:
        with pytest.raises(BadRecord):
            resume(damaged(finished(), remove), load_game)


@pytest.mark.parametrize("place", [(), ("seats", 0), ("seal",), ("result",), ("options",)])
def test_unknown_fields_are_refused(place: tuple[str | int, ...]) -> None:
    text = damaged(finished(), lambda document: put(document, (*place, "colour"), "red"))
    with pytest.raises(BadRecord, match="colour"):
        resume(text, load_game)


@pytest.mark.parametrize("seats", [0, 1, 2, 4, 7, 65, 1000])
def test_another_number_of_seats_is_refused(seats: int) -> None:
    text = damaged(finished(), lambda document: document.update(seats=[{"name": "x"}] * seats))
    with pytest.raises(BadRecord):
        resume(text, load_game)


def test_texts_without_end_are_refused() -> None:
    for place in (("seats", 0, "name"), ("game",), ("moves", 3), ("options", "deals"), ("result", "reason")):
        text = damaged(finished(), lambda document, place=place: put(document, place, "x" * 10_000))  # type: ignore[misc]
        with pytest.raises(BadRecord) as refused:
            parse(text)
        assert len(str(refused.value)) < 200


def test_half_a_character_is_refused() -> None:
    for old in ("Mäuschen 0", "deals", "game", "2008"):
        with pytest.raises(BadRecord):
            resume(finished().replace(old, "\\ud800"), load_game)


# Damage to what it says.


def swap(one: int, two: int) -> Damage:
    def damage(document: Document) -> None:
        moves = document["moves"]
        moves[one], moves[two] = moves[two], moves[one]

    return damage


@pytest.mark.parametrize(
    ("damage", "place"),
    [
        pytest.param(lambda it: it.update(format=2), "format", id="another format"),
        pytest.param(lambda it: it.update(version=2), "version", id="another version of the rules"),
        pytest.param(lambda it: it["seal"].update(commitment="0" * 64), "seal.seed", id="another commitment"),
        pytest.param(lambda it: it["seal"].update(seed="0" * 64), "seal.seed", id="another seed"),
        pytest.param(lambda it: it["seal"].update(contributions=["x"]), "moves[", id="another contribution"),
        pytest.param(lambda it: it["options"].update(deals=3), "result", id="more deals agreed"),
        pytest.param(lambda it: it["options"].update(deals=1), "moves[91]", id="fewer deals agreed"),
        pytest.param(lambda it: it["options"].update(deals="2"), "options", id="a number written as text"),
        pytest.param(lambda it: it["options"].pop("deals"), "options", id="an option left out"),
        pytest.param(lambda it: it["options"].update(deals=0), "options", id="an option out of range"),
        pytest.param(swap(1, 2), "moves[1]", id="dealt cards swapped"),
        pytest.param(swap(90, 89), "moves[", id="played cards swapped"),
        pytest.param(lambda it: it["moves"].append("r1"), "moves[181]", id="a move too many"),
        pytest.param(lambda it: it["moves"].extend(["r1"] * 9999), "moves[181]", id="thousands of moves too many"),
        pytest.param(lambda it: it["moves"].pop(), "result", id="the last move gone"),
        pytest.param(lambda it: it.update(moves=[]), "moves[0]", id="no moves"),
        pytest.param(lambda it: it.update(moves=it["moves"][:20]), "moves[20]", id="ends while cards are dealt"),
        pytest.param(lambda it: put(it, ("moves", 50), "nonsense"), "moves[50]", id="a move that does not exist"),
        pytest.param(lambda it: put(it, ("moves", 50), "dealer0"), "moves[50]", id="a seat draws lots"),
        pytest.param(lambda it: put(it, ("moves", 46), it["moves"][46].upper()), "moves[46]", id="upper case"),
        pytest.param(lambda it: put(it, ("moves", 46), it["moves"][46] + " "), "moves[46]", id="a space"),
        pytest.param(lambda it: it.update(result=None), "result", id="no result"),
        pytest.param(lambda it: it["result"]["points"].reverse(), "result", id="points of others"),
        pytest.param(lambda it: it["result"].update(winners=[0, 1, 2]), "result", id="everybody wins"),
        pytest.param(lambda it: it["result"].update(reason="luck"), "result", id="another reason"),
        pytest.param(lambda it: it["result"]["deals"].pop(), "result", id="a deal forgotten"),
    ],
)
def test_what_is_forged_is_found_by_resuming_and_by_verifying(damage: Damage, place: str) -> None:
    text = damaged(finished(), damage)
    with pytest.raises(BadRecord) as refused:
        resume(text, load_game)
    assert refused.value.where.startswith(place)
    assert str(refused.value).startswith(f"{refused.value.where}: ")
    assert faults(text)[0] == refused.value.where


def test_a_shortened_move_is_not_how_a_record_is_written() -> None:
    match = Match(GAME, 3, {"deals": 1}, Seal.numbered(6))
    while True:
        move = match.legal()[0]
        letter = match.state.text(move)[0]
        number = len(match.log)
        alone = sum(match.state.text(other)[0] == letter for other in match.legal()) == 1
        match.play(move)
        if alone:
            break
    text = damaged(written(match), lambda document: put(document, ("moves", number), letter))
    assert faults(text) == [f"moves[{number}]"]


def test_an_illegal_move_says_which_clause_forbids_it() -> None:
    text = damaged(finished(), lambda document: put(document, ("moves", 46), "v18"))
    with pytest.raises(BadRecord, match=r"^moves\[46\]: v18 may not be played now \(DG-9\); legal: "):
        resume(text, load_game)


def test_verifying_finds_every_card_that_the_seal_did_not_deal() -> None:
    match = Match(GAME, 3, {"first_dealer": 0}, Seal.numbered(6), log=[card(text) for text in dealt_by_hand()])
    places = faults(written(match))
    own = Match(GAME, 3, {"first_dealer": 0}, Seal.numbered(6))
    assert places[0] == "moves[0]" or match.log[0] == own.log[0]
    assert len(places) > 30


def dealt_by_hand() -> list[str]:
    return [f"{colour}{value}" for colour in "vbgyr" for value in range(1, 10)]


def test_a_record_of_an_unknown_game_names_the_nearest() -> None:
    with pytest.raises(UnknownGame, match=f"did you mean {TRICKS}"):
        resume(damaged(finished(), lambda document: document.update(game=f"{TRICKS}s")), load_game)


@given(st.data())
def test_any_byte_flipped_removed_or_added_leads_to_the_same_match_or_is_refused(data: st.DataObject) -> None:
    original = data.draw(st.sampled_from([finished(), begun()]))
    raw = bytearray(original.encode())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(raw) - 1))
        what = data.draw(st.sampled_from(["flip", "remove", "add"]))
        if what == "flip":
            raw[at] ^= data.draw(st.integers(1, 255))
        elif what == "remove":
            del raw[at]
        else:
            raw.insert(at, data.draw(st.integers(0, 255)))
    same_match_or_refused(raw.decode(errors="surrogateescape"), original)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


@given(st.sampled_from(PLACES), json_values)
@example(("seats", 1, "name"), "Frank")
def test_any_value_in_any_field_leads_to_the_same_match_or_is_refused(
    place: tuple[str | int, ...], value: object
) -> None:
    text = damaged(finished(), lambda document: put(document, place, value))
    same_match_or_refused(text, finished())


def same_match_or_refused(text: str, original: str) -> None:
    """Only names, and contributions that change nothing, can differ in a record that is accepted."""
    try:
        match, saved = resume(text, load_game)
    except LudothekError:
        return
    before: Record = parse(original)
    assert saved.model_copy(update={"seats": before.seats}) == before
    assert [match.text(move) for move in match.log[: len(before.moves)]] == before.moves
