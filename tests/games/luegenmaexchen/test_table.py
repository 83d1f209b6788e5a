"""Lügenmäxchen: what everybody sees and hears, what may be typed and agreed, and who has won."""

import pytest
from librt.random import Random

from games.luegenmaexchen.cases import game, talk
from ludothek.core.errors import BadOption, BadSeats, IllegalMove
from ludothek.core.language import LANGUAGES
from ludothek.core.match import Match
from ludothek.core.result import Result
from ludothek.core.rulebook import rulebook
from ludothek.core.seal import Seal
from ludothek.core.state import WATCHER
from ludothek.core.texts import Texts
from ludothek.core.view import BACK, Note, Piece
from ludothek.games import load_game
from ludothek.games.luegenmaexchen.rules import COMBINATIONS, Luegenmaexchen
from support.playing import match_with
from support.showing import facts, notes

GAME = load_game("luegenmaexchen")


def lying(state: Luegenmaexchen, zone: str, seat: int = WATCHER) -> list[tuple[str, int]]:
    return [(piece.look, piece.count) for piece in GAME.scene(state, seat).pieces if piece.zone == zone]


# The material.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_has_every_clause_and_ruling(lang: str) -> None:
    wanted = {f"LUE-{number}" for number in range(1, 17)} | {f"LUE-R{number}" for number in range(1, 17)}
    assert set(rulebook(GAME, lang).clauses) == wanted


@pytest.mark.clause("LUE-R1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_tells_the_order_that_the_program_keeps(lang: str) -> None:
    assert " ".join(COMBINATIONS) in rulebook(GAME, lang).clause("LUE-R1")


@pytest.mark.clause("LUE-1")
def test_it_is_for_two_to_eight() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6, 7, 8]
    for seats in (1, 9):
        with pytest.raises(BadSeats, match="for 2 to 8 seats"):
            Match(GAME, seats)


@pytest.mark.clause("LUE-2", "LUE-4", "LUE-R12")
@pytest.mark.parametrize(("seats", "counters"), [(2, 9), (4, 17), (8, 33)])
def test_case_11_counters(seats: int, counters: int) -> None:
    state = Match(GAME, seats).state
    assert isinstance(state, Luegenmaexchen)
    assert lying(state, "middle") == [("counter", counters)]
    assert lying(state, "cup") == [(BACK, 2)]
    assert all(lying(state, f"counters.{seat}") == [] for seat in range(seats))


@pytest.mark.clause("LUE-R12")
@pytest.mark.parametrize(("seats", "limit", "counters"), [(2, 1, 1), (2, 3, 5), (4, 5, 17), (8, 20, 153)])
def test_the_usual_counters_make_somebody_reach_the_limit(seats: int, limit: int, counters: int) -> None:
    assert Match(GAME, seats, {"counters_to_lose": limit}).options["counters"] == counters


@pytest.mark.clause("LUE-15", "LUE-R7", "LUE-R12")
def test_the_bounds_of_the_options() -> None:
    for name, most in (("counters_to_lose", 20), ("counters", 200), ("true_maexchen", 2)):
        for value in (1, most):
            assert Match(GAME, 2, {name: value}).options[name] == value
        for value in (0, most + 1):
            with pytest.raises(BadOption, match=f"option {name} takes 1 to {most}, not {value}"):
                Match(GAME, 2, {name: value})


# Who sees what.


@pytest.mark.clause("LUE-6", "LUE-R13")
def test_only_the_thrower_sees_the_dice_under_the_cup() -> None:
    state = talk(game(3), "[46]")
    for _ in range(2):
        assert lying(state, "cup", 0) == [("die-6", 1), ("die-4", 1)]
        assert facts(GAME, state, 0)[0] == ("fact-thrown", {"value": 64})
        for seat in (1, 2, WATCHER):
            assert lying(state, "cup", seat) == [(BACK, 2)]
            assert "fact-thrown" not in [name for name, _ in facts(GAME, state, seat)]
        if state.turn == 0:
            talk(state, "65")


@pytest.mark.clause("LUE-12", "LUE-R13")
def test_lifted_dice_are_shown_to_all_and_believed_ones_to_nobody() -> None:
    believed = talk(game(3), "[64] 65 b")
    assert lying(believed, "lifted") == []
    lifted = talk(game(3), "[64] 65 l [31]")
    for seat in (0, 1, 2, WATCHER):
        assert lying(lifted, "lifted", seat) == [("die-6", 1), ("die-4", 1)]
    assert lying(lifted, "cup", 1) == [(BACK, 2)]
    assert lying(talk(game(2), "[64] 65 l [12] show [31]"), "lifted") == []


@pytest.mark.clause("LUE-13", "LUE-14")
def test_counters_glide_from_the_middle_to_the_taker() -> None:
    state = talk(game(3, (0, 2, 0), true=2), "[12] 21")
    pieces = [piece for piece in GAME.scene(state, 0).pieces if piece.zone == "counters.1"]
    assert pieces == [
        Piece("counters.1", "counter", count=2),
        Piece("counters.1", "counter", came="middle", count=2),
    ]
    talk(state, "[31] 32")
    assert lying(state, "counters.1") == [("counter", 4)]


# What is said.


@pytest.mark.clause("LUE-7")
def test_announcements_are_heard_by_all_until_the_chain_ends() -> None:
    state = talk(game(3), "[31] 32 b [31] 54 b [31]")
    said = [(saying.seat, saying.text.args["value"]) for saying in GAME.scene(state, 2).sayings]
    assert said == [(0, 32), (1, 54)]
    assert facts(GAME, state, 1) == [("fact-beat", {"seat": 2, "value": 54})]
    talk(state, "66 l")
    assert GAME.scene(state, 2).sayings == ()


def test_what_has_happened_is_told() -> None:
    assert notes(GAME, talk(game(3), "[31]")) == []
    assert notes(GAME, talk(game(3), "[31] 54")) == [("note-announced", {"seat": 0, "value": 54})]
    assert notes(GAME, talk(game(3), "[31] 54 b [65]")) == [("note-believed", {"seat": 1})]
    assert notes(GAME, talk(game(3), "[31] 54 l")) == [
        ("note-lifted", {"seat": 1, "value": 31}),
        ("note-lie", {"seat": 0, "value": 54, "count": 1}),
    ]
    assert notes(GAME, talk(game(3, true=2), "[12] 21")) == [
        ("note-announced", {"seat": 0, "value": 21}),
        ("note-lifted", {"seat": 1, "value": 21}),
        ("note-true", {"seat": 1, "value": 21, "count": 2}),
    ]


@pytest.mark.clause("LUE-16", "LUE-R9")
def test_a_shown_maexchen_is_told_and_who_is_out() -> None:
    state = talk(game(3), "[12] show")
    assert notes(GAME, state) == [("note-shown", {"seat": 0})]
    assert facts(GAME, state, 1) == [("fact-out", {"seat": 0})]
    assert notes(GAME, talk(state, "[12] show")) == [("note-shown", {"seat": 1}), ("note-alone", {"seat": 2})]
    assert facts(GAME, state, 1) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_combination_has_a_name(lang: str) -> None:
    texts = Texts(lang, GAME)
    names = [texts.note(Note("announce", {"value": int(text)}), (), GAME.layout(2)) for text in COMBINATIONS]
    assert names[:14] == list(COMBINATIONS[:14])
    assert len(set(names)) == 21
    assert "x" in names[20]
    lie = texts.note(Note("note-lie", {"seat": 1, "value": 66, "count": 1}), ("Ada", "Ben"), GAME.layout(2))
    assert "Ben" in lie
    assert names[19] in lie


# How it is said.


@pytest.mark.clause("LUE-7", "LUE-R6")
def test_announcements_have_their_places_and_tell_what_they_mean() -> None:
    match = match_with(GAME, talk(game(3), "[12] 52 b [54]"))
    helps = {choice.text: choice.help.id for choice in match.view(1).choices if choice.help}
    assert helps == dict.fromkeys(helps, "help-more") | {"53": "help-less", "54": "help-same"}
    assert [choice.text for choice in match.view(1).choices] == list(COMBINATIONS[7:])
    assert all(choice.label and choice.touches == (f"calls.{choice.text}",) for choice in match.view(1).choices)
    assert [choice.text for choice in match.view(1).choices if choice.usual] == ["54"], "the truth stands out"
    (calls,) = (zone for zone in match.game.layout(3).zones if zone.kind == "calls")
    assert [row.name for row in calls.rows] == list(COMBINATIONS)


def test_the_answers_are_two_buttons_that_say_nothing_of_the_dice() -> None:
    for dice in ("31", "65"):
        match = match_with(GAME, talk(game(3), f"[{dice}] 54"))
        assert [(choice.text, choice.label) for choice in match.view(1).choices] == [
            ("b", Note("label-believe")),
            ("l", Note("label-lift")),
        ]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("max", "21"), ("Mäxchen", "21"), ("12", "21"), ("5-4", "54"), ("45", "54"), (" 66 ", "66"), ("show", "show")],
)
def test_other_ways_to_write_an_announcement(typed: str, meant: str) -> None:
    match = match_with(GAME, talk(game(3), "[12]"))
    assert match.state.text(match.find(typed)) == meant


def test_answers_may_be_written_out() -> None:
    match = match_with(GAME, talk(game(3), "[12] 65"))
    assert [match.state.text(match.find(word)) for word in ("b", "believe", "L", "lift")] == ["b", "b", "l", "l"]


@pytest.mark.clause("LUE-R5")
def test_too_low_an_announcement_is_refused_with_its_clause() -> None:
    match = match_with(GAME, talk(game(3), "[12] 64 b [64]"))
    with pytest.raises(IllegalMove) as refused:
        match.play("64")
    assert refused.value.clause == "LUE-R5"
    assert refused.value.candidates == ("65", "11", "22", "33", "44", "55", "66", "21")


# What may be agreed, and the end.


@pytest.mark.clause("LUE-15", "LUE-R3", "LUE-R7", "LUE-R12")
def test_options_reach_the_rules() -> None:
    options = {"counters_to_lose": 3, "counters": 7, "true_maexchen": 2, "next_start": "left_of_taker"}
    state = Match(GAME, 3, options).state
    assert isinstance(state, Luegenmaexchen)
    assert (state.limit, state.middle, state.true_maexchen, state.next_start) == (3, 7, 2, 1)
    with pytest.raises(BadOption):
        Match(GAME, 3, {"next_start": "right"})


@pytest.mark.clause("LUE-15", "LUE-R14")
def test_the_forfeit_is_shown_and_in_the_end_owed_by_the_loser() -> None:
    match = Match(GAME, 3, {"forfeit": " a headstand "}, Seal.numbered(3))
    assert match.view(0).scene.facts[-1] == Note("fact-forfeit", {"forfeit": "a headstand"})
    random = Random(1)
    while not match.over:
        legal = match.legal()
        match.play(legal[random.randrange(len(legal))])
    result = match.series.result()
    loser = result.points.index(0)
    assert match.view(0).scene.notes[-1] == Note("note-forfeit", {"seat": loser, "forfeit": "a headstand"})
    assert result.winners == tuple(seat for seat in range(3) if seat != loser)
    assert result.reason == "reason-counters"
    with pytest.raises(BadOption):
        Match(GAME, 3, {"forfeit": "x" * 81})


@pytest.mark.clause("LUE-15")
def test_everybody_but_the_loser_wins() -> None:
    match = match_with(GAME, talk(game(4, (4, 4, 3, 0)), "[55] 55"))
    match.play("l")
    result = match.series.result()
    assert (result.points, result.winners) == ((1, 0, 1, 1), (0, 2, 3))


@pytest.mark.clause("LUE-R12")
def test_if_all_have_lost_together_nobody_has_won_and_all_owe_the_forfeit() -> None:
    match = Match(GAME, 2, {"counters": 2, "forfeit": "a song"})
    for text in ("31", "l", "31", "l"):
        match.play(text)
    result = match.series.result()
    assert (result.points, result.winners, result.reason) == ((0, 0), (), "reason-middle")
    owed = [note for note in match.view(0).scene.notes if note.id == "note-forfeit"]
    assert [note.args["seat"] for note in owed] == [0, 1]


LOSERS = {
    "de": ("Ada verliert, Ben kommt davon!", "Ada und Ben verlieren, Cleo kommt davon!"),
    "en": ("Ada loses, Ben gets away with it!", "Ada and Ben lose, Cleo gets away with it!"),
    "it": ("Ada perde, Ben la passa liscia!", "Ada e Ben perdono, Cleo la passa liscia!"),
    "nl": ("Ada verliest, Ben komt ermee weg!", "Ada en Ben verliezen, Cleo komt ermee weg!"),
}
OTHERS = {
    "de": ("Ada verliert, Ben und Cleo kommen davon.", "Ada verliert, alle anderen kommen davon."),
    "en": ("Ada loses, Ben and Cleo get away with it.", "Ada loses, all the others get away with it."),
    "it": ("Ada perde, Ben e Cleo la passano liscia.", "Ada perde, tutti gli altri la passano liscia."),
    "nl": ("Ada verliest, Ben en Cleo komen ermee weg.", "Ada verliest, alle anderen komen ermee weg."),
}


@pytest.mark.clause("LUE-15", "LUE-R12")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_who_has_lost(lang: str) -> None:
    texts, names = Texts(lang, GAME), ("Ada", "Ben", "Cleo", "Dora")

    def said(text_id: str, *points: int) -> str:
        winners = tuple(seat for seat, value in enumerate(points) if value)
        return texts.winners(Result(points, winners, "reason-counters"), text_id, names[: len(points)])

    assert (said("match-won", 0, 1), said("match-won", 0, 0, 1)) == LOSERS[lang]
    assert (said("deal-won", 0, 1, 1), said("deal-won", 0, 1, 1, 1)) == OTHERS[lang]
