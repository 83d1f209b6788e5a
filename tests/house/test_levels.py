"""The levels: every figure of their page is measured with the methods of today, and each level is above the last."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from ludothek.core.errors import LudothekError
from ludothek.core.game import Game
from ludothek.core.knowledge import SEARCHING, Method
from ludothek.games import all_games
from ludothek.lab.levels_page import levels_page, words
from ludothek.lab.standings import Estimate
from ludothek.lab.yardsticks import BELOW, Meeting, Yardstick, faults, keep, keep_meeting, ladder, measure
from ludothek.players.levels import LEVELS
from ludothek.players.toolbox import TOOLBOX
from skittles.game import GAME
from support.chest import LEVELS_PAGE, levels

ALONE = [game for game in all_games() if game.decides and game.seats == range(1, 2)]
"""The games in which nobody but the cards is in the way."""


def away(game: Game, folder: Path) -> Game:
    """The game with a folder of its own, so that nothing is kept in the true one."""
    (folder / game.id / "mind").mkdir(parents=True)
    (folder / game.id / "texts").symlink_to(game.folder / "texts")
    (folder / game.id / "mind" / "levels.json").write_bytes((game.folder / "mind" / "levels.json").read_bytes())
    return replace(game, about=replace(game.about, folder=folder / game.id))


def test_the_page_is_what_the_games_and_their_yardsticks_say() -> None:
    assert LEVELS_PAGE.read_text(encoding="utf-8") == levels(), "make chest writes it anew"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_level_is_measured_as_it_thinks_and_stronger_than_the_one_below(game: Game) -> None:
    assert list(faults(game)) == []


def test_a_game_that_is_measured_draws_no_complaint() -> None:
    assert list(faults(GAME)) == []


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_that_thinks_otherwise_makes_its_figures_stale(level: str) -> None:
    game = replace(GAME, levels={**GAME.levels, level: Method("search", simulations=7)})
    stale = [above for above, below in BELOW.items() if level in {above, below}]
    assert list(faults(game)) == [
        f"{GAME.id}: {above} v. {BELOW[above]} was measured when they thought otherwise; "
        f"ludothek levels {GAME.id} --measure --level {above} does it anew"
        for above in stale
    ]


def test_other_rules_make_figures_stale() -> None:
    found = list(faults(replace(GAME, about=replace(GAME.about, version=GAME.version + 1))))
    assert len(found) == 3
    assert "measured under version" in found[0]


def test_a_level_that_may_be_no_stronger_is_told(tmp_path: Path) -> None:
    game = away(GAME, tmp_path)
    true = ladder(game).yardsticks["club"]
    keep(game, msgspec.structs.replace(true, share=Estimate(0.3, 0.25, 0.35)))
    assert [fault.split(";")[0] for fault in faults(game)] == [
        f"{GAME.id}: club v. casual: the interval does not lie above the share of equals"
    ]


@pytest.mark.parametrize("game", ALONE, ids=lambda game: game.id)
def test_in_a_game_for_one_both_levels_play_the_same_deals_alone(game: Game, tmp_path: Path) -> None:
    game = away(game, tmp_path)
    found = measure(game, "casual", deals=12, seed=4, workers=1)
    alone = measure(game, "club", deals=12, seed=4, workers=1)
    assert (found.seats, found.deals) == (1, 12)
    assert found.below is not None
    assert alone.below == found.share, "casual comes to the same in the same deals, above or below"
    keep(game, msgspec.structs.replace(found, share=Estimate(0.3, 0.28, 0.32), below=Estimate(0.2, 0.18, 0.22)))
    assert ladder(game).yardsticks["casual"].below == Estimate(0.2, 0.18, 0.22)
    assert [fault for fault in faults(game) if "casual v." in fault] == []
    assert "30.0 % ± 2.0 v. 20.0 % ± 2.0" in levels_page([game])
    keep(game, msgspec.structs.replace(found, share=Estimate(0.3, 0.21, 0.39), below=Estimate(0.2, 0.18, 0.22)))
    assert ["does not lie above" in fault for fault in faults(game) if "casual v." in fault] == [True]


def test_what_was_never_measured_is_told(tmp_path: Path) -> None:
    (tmp_path / "new" / "texts").mkdir(parents=True)
    for lang in ("de", "en"):
        (tmp_path / "new" / "texts" / f"{lang}.ftl").write_text("title = New\n")
    about = replace(GAME.about, folder=tmp_path / "new")
    game = replace(GAME, about=about, levels={**SEARCHING, "casual": Method("policy", skill=4)})
    found = list(faults(game))
    assert "does not say what the policy of casual does (skill 4)" in found[0]
    assert [fault.split(";")[0] for fault in found[1:]] == [
        f"new: {level} v. {below} was never measured" for level, below in BELOW.items()
    ]
    assert levels_page([game]).count("not measured") == 3


def test_measuring_repeats_the_last_time_and_keeps_the_rest(tmp_path: Path) -> None:
    game = away(GAME, tmp_path)
    first = measure(game, "casual", seats=3, deals=3, seed=8, options={"last": "loses"}, workers=1)
    assert (first.against, first.seats, first.deals, first.seed) == ("beginner", 3, 3, 8)
    assert first.options == {"last": "loses"}
    keep(game, first)
    again = measure(game, "casual", workers=1)
    assert timeless(again) == timeless(first)
    assert timeless(measure(game, "casual", seed=9, workers=1)) != timeless(first)
    assert measure(game, "casual", deals=1, options={"last": "wins"}, workers=1).options == {}
    before, after = ladder(GAME), ladder(game)
    assert list(after.yardsticks) == list(BELOW)
    assert after.yardsticks["casual"] == first
    assert after.notes == before.notes
    assert {**after.yardsticks, "casual": None} == {**before.yardsticks, "casual": None}


def test_who_was_met_last_takes_the_place_of_the_time_before(tmp_path: Path) -> None:
    game = away(GAME, tmp_path)
    first = Meeting(
        level="master:500",
        opponent="Somebody",
        version="1.2",
        what="points a game ahead",
        games=200,
        result=Estimate(1.5, 1.0, 2.0),
        command="python meet.py",
        date="2026-11-18",
    )
    later = msgspec.structs.replace(first, games=400, result=Estimate(1.25, 1.0, 1.5))
    counted = msgspec.structs.replace(first, what="% of games won")
    for each in (counted, first, later):
        keep_meeting(game, each)
    met = [each for each in ladder(game).meetings if each.opponent == "Somebody"]
    assert met == [counted, later]
    assert ladder(game).yardsticks == ladder(GAME).yardsticks
    row = "| `master:500` | Somebody | 1.2 | 400 | 1.25 ± 0.25 points a game ahead | 2026-11-18 | `python meet.py` |"
    assert row in levels_page([game])


def timeless(yardstick: Yardstick) -> Yardstick:
    return msgspec.structs.replace(yardstick, seconds=0.0, longest=0.0, date="")


def test_only_what_has_a_level_below_is_measured() -> None:
    with pytest.raises(LudothekError, match="casual, club, master are measured"):
        measure(GAME, "beginner")


def test_a_file_that_is_no_ladder_is_named(tmp_path: Path) -> None:
    game = away(GAME, tmp_path)
    (game.folder / "mind" / "levels.json").write_text('{"notes": 3}')
    with pytest.raises(LudothekError, match=r"levels\.json is no ladder of levels"):
        ladder(game)


@pytest.mark.parametrize(
    ("method", "said"),
    [
        (Method("search", simulations=4000), "search, 4,000 simulations"),
        (Method("alphabeta", depth=2, slip=0.05), "alpha-beta, 2 moves deep, 5 % slips"),
        (Method("alphabeta", simulations=600_000, seconds=2.0), "alpha-beta, 600,000 positions, 2 s at most"),
        (Method("alphabeta", simulations=90, endings=True), "alpha-beta, 90 positions, solved endings"),
        (Method("alphabeta", depth=3, near=0.1), "alpha-beta, 3 moves deep, any of the moves that are nearly as good"),
        (Method("lookahead", depth=1), "look-ahead, 1 turn deep"),
        (Method("policy", skill=1, simulations=60, seconds=1.5), "sound bidding, 60 simulations, 1.5 s at most"),
    ],
)
def test_a_method_in_words(method: Method, said: str) -> None:
    assert words(method, {1: "sound bidding"}) == said


@pytest.mark.parametrize("tool", TOOLBOX)
def test_every_tool_has_words(tool: str) -> None:
    assert words(Method(tool, depth=3, simulations=5), {0: "something"})
