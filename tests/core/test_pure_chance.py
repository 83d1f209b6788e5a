"""Where nobody decides anything, a throw is touched like a move, nothing is advised, and the odds are exact."""

import io
from dataclasses import replace
from time import monotonic

import pytest
from librt.random import Random

import short_race.game
from ludothek.core.errors import LudothekError
from ludothek.core.language import LANGUAGES
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import NOBODY, REFEREE
from ludothek.core.texts import Texts
from ludothek.core.view import as_json
from ludothek.games import load_game
from ludothek.lab.arena import arena
from ludothek.lab.check import check_game
from ludothek.lab.levels_page import levels_page
from ludothek.lab.yardsticks import faults
from ludothek.players.levels import LEVELS, computer_player, offered
from ludothek.server.web import catalog
from ludothek.terminal import plain
from ludothek.terminal.app import TableApp
from ludothek.terminal.preparing import SetupScreen
from ludothek.terminal.seating import Chair, Plan
from ludothek.terminal.sheets import EndSheet
from ludothek.terminal.sitting import Sitting
from short_race.rules import ShortRace, odds, start
from support.examples import PAD, SQUARES
from support.toy import TOY

GAME = short_race.game.GAME
PATIENCE = 60.0


def match(seats: int = 2) -> Match:
    return Match(GAME, seats, seal=Seal.numbered(3))


def sitting(*players: str) -> Sitting:
    return Sitting(match(len(players)), [Chair(f"P{seat}", player) for seat, player in enumerate(players)])


def test_the_race_is_as_sound_as_any_game() -> None:
    assert check_game(GAME, matches=3) == []


def test_the_player_touches_the_die_and_then_it_falls() -> None:
    race = match()
    (choice,) = race.view(0).choices
    assert (choice.text, choice.touches) == ("throw", ("die",))
    race.play("throw")
    assert race.deciders == [0, REFEREE]
    assert race.turn == 1
    assert not race.over, "a match of pure chance is not over the moment it is made"


def test_the_odds_are_those_of_very_many_races() -> None:
    random = Random(1)
    won = [0, 0, 0]
    for _ in range(4000):
        state = start(3, 0)
        while state.turn != NOBODY:
            moves = state.moves()
            state.play(moves[random.randrange(len(moves))])
        for seat in state.winners():
            won[seat] += 1
    for told, seen in zip(odds(start(3, 0)), won, strict=True):
        assert told == pytest.approx(seen / 4000, abs=0.03)


def test_every_view_tells_the_odds_in_thousandths_until_the_end() -> None:
    race = match()
    assert isinstance(race.state, ShortRace)
    expected = tuple(round(1000 * chance) for chance in odds(race.state))
    assert race.view(0).odds == race.view(1).odds == race.view(-1).odds == expected
    assert as_json(race.view(0))["odds"] == list(expected)
    before = race.view(0).odds
    race.play("throw")
    assert race.view(0).odds != before
    race.undo()
    assert race.view(0).odds == before
    while not race.over:
        race.play("throw")
    assert race.view(0).odds == ()


def test_odds_are_found_out_once_for_all_who_look() -> None:
    asked: list[int] = []

    def counted(state: object) -> list[float]:
        asked.append(1)
        assert isinstance(state, ShortRace)
        return odds(state)

    race = Match(replace(GAME, odds=counted), 3)
    for seat in range(-1, 3):
        race.view(seat)
    assert len(asked) == 1


def test_other_games_tell_no_odds() -> None:
    assert Match(TOY, 2).view(0).odds == ()


# The suite.


def _wrong_odds(state: object) -> list[float]:
    assert isinstance(state, ShortRace)
    return [1 / state.seats] * state.seats


def test_odds_that_are_not_exact_are_caught() -> None:
    found = [str(each) for each in check_game(replace(GAME, odds=_wrong_odds)) if each.check == "odds"]
    assert len(found) == 1
    assert "but the mean of what they can become is" in found[0]


def test_a_choice_in_a_game_without_decisions_is_caught() -> None:
    found = [
        str(each)
        for each in check_game(replace(TOY, about=replace(TOY.about, decides=False)))
        if each.check == "decides"
    ]
    assert len(found) == 1
    assert "take1 take2 take3" in found[0]


# Computer players.


def test_one_kind_of_computer_player_is_enough() -> None:
    assert offered(GAME) == ("casual",)
    assert offered(TOY) == LEVELS
    race = match()
    view = race.view(0)
    assert {computer_player(GAME, level).choose(view, race.guess(0)) for level in (*LEVELS, "random")} == {
        race.legal()[0]
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_computer_player_has_no_level_by_name(lang: str) -> None:
    texts = Texts(lang, GAME)
    assert len({texts(f"level-{level}") for level in LEVELS}) == 1
    assert texts("level-casual") != Texts(lang)("level-casual")


def test_the_arena_refuses_in_words() -> None:
    with pytest.raises(LudothekError, match="nothing is ever decided in short_race, so no player is better"):
        arena(GAME, ["master", "casual"], 1, workers=1)


@pytest.mark.usefixtures("with_examples")
def test_the_catalog_says_so() -> None:
    detail = catalog.detail("short_race")
    assert (detail.decides, detail.levels) == (False, ("casual",))
    assert catalog.detail(SQUARES).decides
    assert "level-club = computer" in catalog.texts("short_race", "en")
    assert "level-club" not in catalog.texts(SQUARES, "en")


# At the tables.


def test_in_plain_lines_there_is_no_hint_but_one_can_be_thrown_for() -> None:
    said = io.StringIO()
    plain.play(sitting("person", "casual"), "en", io.StringIO("?\nhint\nscore\nthrows\n"), said)
    told = said.getvalue()
    texts = Texts("en", GAME)
    assert f"throws: {texts('plain-throws')}" in told
    assert "hint:" not in told
    assert texts("not-a-move", text="hint") in told
    assert "P0: chance 66.1%." in told
    assert texts("throws-on") in told
    assert "win" in told.splitlines()[-2], "the match was played to its end without another line"


def test_where_something_is_decided_nothing_is_thrown_for_anybody() -> None:
    table = Sitting(Match(TOY, 2), [Chair("Ada", "person"), Chair("Ben", "person")])
    table.throws = True
    assert table.forced == -1
    race = sitting("person", "casual")
    assert race.forced == -1
    race.throws = True
    assert race.forced == race.match.legal()[0]
    race.play("throw")
    assert race.forced == -1, "a computer player throws for itself"


@pytest.mark.asyncio
async def test_on_the_full_screen_a_key_lets_the_match_run() -> None:
    table = sitting("person", "person", "casual")
    plan = Plan(GAME, tuple(table.chairs), {}, None)
    app = TableApp(plan, "en", sitting=table, pace=0, hold=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        await pilot.press("f5")
        end = monotonic() + PATIENCE
        while not isinstance(app.screen, EndSheet):
            assert monotonic() < end
            await pilot.pause(0.002)
        assert table.match.over
        assert not app.screen_stack[-2].query_one("#notice").display, "it does not lie over the table all the time"
        await pilot.press("q")


@pytest.mark.asyncio
async def test_the_set_up_screen_offers_no_level() -> None:
    plan = Plan(GAME, (Chair("Ada", "person"), Chair("Ben", "casual")), {}, None)
    app = TableApp(plan, "en")
    async with app.run_test(size=(100, 30)) as pilot:
        screen = app.screen
        assert isinstance(screen, SetupScreen)
        await pilot.press("down", "down", "right")
        assert screen.players[1] == "person"
        await pilot.press("right")
        assert screen.players[1] == "casual"
        await pilot.press("escape")


def test_it_has_no_levels_to_measure_or_to_tell_of() -> None:
    assert list(faults(GAME)) == []
    with pytest.raises(LudothekError, match="nothing is ever decided"):
        levels_page([GAME])
    deciding = load_game(PAD)
    assert levels_page([GAME, deciding]) == levels_page([deciding])
