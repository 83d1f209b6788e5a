"""The plain table, mostly as a program at the other end of a pipe sees it."""

import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ludothek.core.errors import BadOption, BadRecord, BadSeats, LudothekError, UnknownGame
from ludothek.core.language import LANGUAGES, language
from ludothek.core.match import Match
from ludothek.core.options import OptionValue
from ludothek.core.rulebook import rulebook
from ludothek.core.seal import Seal
from ludothek.core.state import NOBODY, WATCHER
from ludothek.core.texts import Texts
from ludothek.games import abouts, game_ids, load_game
from ludothek.terminal import paper, saves, sitting
from ludothek.terminal.lines import Lines
from ludothek.terminal.plain import play
from ludothek.terminal.seating import Chair, settle, typed
from ludothek.terminal.setup import Setup
from ludothek.terminal.sitting import Sitting
from ludothek.terminal.start import start
from ludothek.terminal.words import Words
from support.examples import AUCTION, CHECKERS, PAD, TRICKS

GAME = load_game(TRICKS)


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(saves, "folder", lambda: tmp_path / "saves")
    monkeypatch.setattr(sitting, "HINT_LEVEL", "beginner")
    monkeypatch.setattr(sitting, "USUAL_LEVEL", "random")


def wish(**changes: object) -> Setup:
    wished: dict[str, object] = {
        "game": TRICKS,
        "seats": 3,
        "level": "random",
        "seed": 11,
        "lang": "en",
        "options": {"deals": "1"},
    }
    return Setup(**{**wished, **changes})  # type: ignore[arg-type]


def begin(setup: Setup) -> Sitting:
    return Sitting.begin(settle(setup, "en"))


def first_moves(setup: Setup, count: int = 1000) -> tuple[list[str], Sitting]:
    """What somebody types who always plays the first legal card, and the sitting that this leads to."""
    table = begin(setup)
    typed: list[str] = []
    while not table.match.over and len(typed) < count:
        if table.match.between:
            table.match.next_deal()
        elif table.match.turn in table.persons:
            typed.append(table.match.state.text(table.match.legal()[0]))
            table.play(typed[-1])
        else:
            table.play(table.decide()[0])
    return typed, table


def until_bound(table: Sitting) -> tuple[list[str], list[str]]:
    """Play until the person may not play every card; what may be played then, and what may not."""
    while True:
        person = table.match.turn in table.persons
        legal = [table.match.state.text(move) for move in table.match.legal()]
        hand = [piece.look for piece in table.match.view(0).scene.pieces if piece.zone == "hand.0"]
        if person and len(legal) < len(hand):
            return legal, [card for card in hand if card not in legal]
        table.play(legal[0] if person else table.decide()[0])


def told(setup: Setup, *lines: str, lang: str = "en", table: Sitting | None = None) -> str:
    """Everything that is said when these lines come in."""
    target = io.StringIO()
    play(table or begin(setup), lang, io.StringIO("".join(f"{line}\n" for line in lines)), target)
    return target.getvalue()


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    setup = wish(options={"deals": "2"})
    typed, expected = first_moves(setup)
    program = (
        "from ludothek.terminal.setup import Programs, Setup; from ludothek.terminal.start import start; "
        f"start({setup!r}, plain=True)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], input="\n".join(typed) + "\n", capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
    assert all(character.isprintable() or character == "\n" for character in done.stdout)
    result = expected.match.series.result()
    points = zip(expected.names, result.points, strict=True)
    assert f"Total: {', '.join(f'{name} {value}' for name, value in points)}." in done.stdout
    assert done.stdout.count("It’s your turn.") == len(typed) == 30
    assert done.stdout.endswith("The most points over all deals wins.\n")
    assert not (tmp_path / "ludothek").exists()


def test_a_hand_is_sorted_and_marked_in_words() -> None:
    table = begin(wish())
    legal, others = until_bound(table)
    said = told(wish(), table=table)
    colour = next(name for name in ("red", "yellow", "green", "blue", "violet") if name[0] == legal[0][0])
    assert f"You may play:\n  {colour}: {', '.join(legal)}\nNot playable now:\n" in said
    shown = said.partition("Not playable now:\n")[2]
    assert [word for word in shown.replace(",", " ").split() if word in others] == others


def test_a_refusal_quotes_the_clause_in_the_language() -> None:
    table = begin(wish(lang="de"))
    legal, others = until_bound(table)
    said = told(wish(), others[0], lang="de", table=table)
    assert f"Jetzt nicht erlaubt: {others[0]}.\nDG-15: {rulebook(GAME, 'de').clause('DG-15')}\n" in said
    assert f"Spielen darfst du: {', '.join(legal)}.\n" in said


def test_what_is_typed_may_be_wrong_or_short_or_ambiguous() -> None:
    table = begin(wish(players={1: "person", 2: "person"}))
    legal = [table.match.state.text(move) for move in table.match.legal()]
    colour = next(text[0] for text in legal if sum(other[0] == text[0] for other in legal) > 1)
    fitting = [text for text in legal if text[0] == colour]
    said = told(wish(), "", "x99", colour, "dealer1", "", table=table)
    assert "“x99” isn’t a move in this game." in said
    assert f"“{colour}” may mean {', '.join(fitting)}. Please write it out." in said
    assert "Not now: dealer1.\nYou may play:" in said
    assert len([decider for decider in table.match.deciders if decider >= 0]) == 0


def test_commands() -> None:
    typed, _ = first_moves(wish(), 4)
    said = told(wish(), "?", "undo", "last", *typed[:3], "last", "score", "hint", "rules dg-15", "rules XY-1", "rules")
    assert "undo: takes back your last move." in said
    assert "There’s nothing to take back yet." in said
    assert "There’s no last trick yet." in said
    assert "Last trick: " in said
    assert "Total: Guest 0, Bruno 0, Carla 0." in said
    assert "I’d play " in said
    assert re.search(r"Wins about \d+ in 100 \(or \S+( \(.*\))?: \d+\)\.", said)
    assert f"DG-15: {rulebook(GAME, 'en').clause('DG-15')}" in said
    assert "the rulebook has no clause XY-1" in said
    assert rulebook(GAME, "en").text.rstrip() in said


@pytest.mark.parametrize("game", game_ids())
def test_what_can_be_asked_for_is_of_use_in_the_game(game: str) -> None:
    setup = Setup(game, level="random", seed=1)
    match = begin(setup).match
    tricks = any(zone.kind == "last_trick" for zone in match.game.layout(match.seats).zones)
    useful = {"hint" if match.game.decides else "throws", *(["last"] if tricks else [])}
    listed = {line.partition(":")[0] for line in told(setup, "?").splitlines()}
    assert listed & {"hint", "last", "throws"} == useful
    assert {"help", "rules", "undo", "score", "save", "quit"} <= listed


def test_undo_goes_back_to_the_own_decision() -> None:
    typed, _ = first_moves(wish(), 3)
    table = begin(wish())
    said = told(wish(), *typed, "undo", "undo", "undo", "undo", table=table)
    assert said.count("Taken back. Choose again.") == 3
    assert "There’s nothing to take back yet." in said
    assert 0 not in table.match.deciders
    assert table.match.turn == 0


def test_persons_at_one_screen_settle_among_themselves_what_is_taken_back() -> None:
    """Also a move that told: those who could object sit beside."""
    match = Match(load_game(AUCTION), 3, {"first_dealer": 0}, Seal.numbered(1))
    for word in ("18", "pass", "pass", "take"):
        match.play(word)
    assert not match.free_undo(match.turn)
    Sitting(match, [Chair(name, "person") for name in ("Ada", "Ben", "Clara")]).undo()
    assert [match.text(move) for move in match.log[-2:]] == ["pass", "pass"]


def test_several_pieces_on_one_place_are_counted() -> None:
    match = Match(load_game(CHECKERS), 2, seal=Seal.numbered(1))
    words = Words(match.game, [Chair(name, "person") for name in ("Ada", "Ben")], "en")
    told = Lines(words).turn(match.view(match.turn))
    assert "15 white checkers: 6 (5), 8 (3), 13 (5), 24 (2)" in told


def test_the_end_of_input_keeps_the_match(tmp_path: Path) -> None:
    typed, _ = first_moves(wish(), 2)
    said = told(wish(), *typed)
    path = next((tmp_path / "saves").iterdir())
    assert path.name.startswith(f"{TRICKS}-")
    assert said.endswith(f"Saved to {path}\nTo carry on: ludothek play --resume {path}\n")
    table = Sitting.take_up(path, {})
    assert table.names == ("Guest", "Bruno", "Carla")
    assert [chair.player for chair in table.chairs] == ["person", "random", "random"]
    assert table.match.deciders.count(0) == 2
    assert table.save() == path


def test_quit_and_save(tmp_path: Path) -> None:
    said = told(wish(), f"save {tmp_path / 'mine.json'}", "quit", "r1")
    assert said.count(f"Saved to {tmp_path / 'mine.json'}") == 2
    assert json.loads((tmp_path / "mine.json").read_text())["result"] is None
    assert "cannot save to" in told(wish(), "save /dev/null/nowhere.json")


def test_the_one_person_who_reads_is_called_you() -> None:
    alone = wish()
    typed, _ = first_moves(alone, 2)
    said = told(alone, *typed, table=begin(alone))
    assert said.count("You play the ") == 2
    assert "Guest plays" not in said
    both = wish(players={0: "person", 1: "person", 2: "random"})
    typed, _ = first_moves(both, 2)
    said = told(both, *(line for move in typed for line in ("", move)), table=begin(both))
    assert said.count("Guest 1 plays the ") == said.count("Guest 2 plays the ") == 1
    assert "You play" not in said


def test_persons_at_one_screen_hand_it_over() -> None:
    setup = wish(players={0: "person", 1: "person", 2: "random"})
    said = told(setup, "", table=begin(setup))
    assert said.count("Everyone else, look away.") == 1
    turn = said.index("it’s your turn")
    assert said.index("Everyone else, look away.") < turn
    assert "You may play" not in said[:turn]


def test_a_program_that_fails_is_replaced() -> None:
    table = begin(wish(players={0: "person", 1: "false"}))
    said = told(wish(), *(f"{c}{n}" for _ in range(15) for c in "rygbv" for n in range(1, 10)), table=table)
    assert said.count("A computer player takes over.") == 1
    assert table.chairs[1].player == "random"
    assert table.chairs[1].name == "Bruno"
    assert table.match.over


def test_computer_players_alone_play_to_the_end() -> None:
    setup = wish(players={0: "random"})
    table = begin(setup)
    assert "win" in told(setup, table=table)
    assert table.match.state.turn == NOBODY


def test_a_record_from_elsewhere_starts_no_program(tmp_path: Path) -> None:
    table = begin(wish(players={2: "cat -u"}))
    path = table.save(tmp_path / "elsewhere.json")
    with pytest.raises(LudothekError, match="seat 3 was played by the program 'cat -u'"):
        Sitting.take_up(path, {})
    assert Sitting.take_up(path, {2: "cat -u"}).chairs[2].player == "cat -u"
    assert Sitting.take_up(table.save(saves.folder() / "own.json"), {}).chairs[2].player == "cat -u"


def test_names_in_a_record_cannot_command_the_terminal(tmp_path: Path) -> None:
    path = begin(wish()).save(tmp_path / "odd.json")
    path.write_text(path.read_text().replace('"Bruno"', '"B\\u001b[2Jn"'))
    assert Sitting.take_up(path, {}).names == ("Guest", "B?[2Jn", "Carla")


@pytest.mark.parametrize(
    ("changes", "error", "message"),
    [
        ({"game": TRICKS[:5]}, UnknownGame, f"did you mean {TRICKS}"),
        ({"seats": 7}, BadSeats, "is for 3 to 6 seats, not 7"),
        ({"players": {3: "club"}}, BadSeats, "there is no seat 4 at this table; the seats are 1 to 3"),
        ({"level": "hard"}, LudothekError, "there are beginner, casual, club, master, random"),
        ({"players": {1: "hard"}}, LudothekError, "'hard' cannot sit down; there are person, beginner"),
        ({"players": {1: "'open"}}, LudothekError, "cannot sit down"),
        ({"lang": "fr"}, LudothekError, f"there are {', '.join(LANGUAGES)}"),
        ({"options": {"deals": "0"}}, BadOption, "option deals takes 1 to 20"),
        ({"options": {"speed": "1"}}, BadOption, "there are edition, deals, first_dealer"),
        ({"resume": Path("/nowhere.json")}, LudothekError, "cannot read /nowhere.json"),
        ({"resume": Path(__file__)}, BadRecord, "this is not a whole JSON document"),
        ({"resume": Path(sys.executable)}, BadRecord, "it is not text in UTF-8"),
    ],
)
def test_wishes_that_cannot_be_granted(changes: dict[str, object], error: type[LudothekError], message: str) -> None:
    with pytest.raises(error, match=message) as raised:
        start(wish(**changes), plain=True)
    assert "\n" not in str(raised.value)


def test_the_full_screen_needs_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    with pytest.raises(LudothekError, match="use --plain"):
        start(wish(), plain=False)


@pytest.mark.parametrize(
    ("environment", "expected"),
    [({"LC_ALL": "de_CH.UTF-8", "LANG": "it_IT"}, "de"), ({"LANG": "it_IT.UTF-8"}, "it"), ({"LANG": "C.UTF-8"}, "en")],
)
def test_the_language_of_the_environment(
    environment: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LANG", raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language(None) == expected
    assert language("nl") == "nl"


@pytest.mark.parametrize("game_id", [about.id for about in abouts() if about.kind == ("board",)])
def test_the_move_given_as_an_example_can_be_played(game_id: str) -> None:
    match = Match(load_game(game_id), 2)
    words = Words(match.game, [Chair("Ada", "person"), Chair("Ben", "person")], "en")
    legal = {match.text(move) for move in match.legal()}
    assert {words.example(match.view(seat)) for seat in (0, 1, WATCHER)} <= legal


class Screen(io.StringIO):
    """A terminal to look at."""

    def isatty(self) -> bool:
        return True


def test_a_terminal_is_given_rows_that_fit_and_a_pipe_whole_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    line = "You may play: one, two, three, four-and-twenty, five, six."
    screen, pipe = Screen(), io.StringIO()
    paper.say(screen, [line, "  " + line, "", "x" * 50])
    paper.say(pipe, [line])
    assert screen.getvalue().splitlines() == [
        "You may play: one, two, three,",
        "  four-and-twenty, five, six.",
        "  You may play: one, two, three,",
        "    four-and-twenty, five, six.",
        "",
        "x" * 50,
    ]
    assert pipe.getvalue() == f"{line}\n"


def test_bids_are_told_in_short_where_they_are_offered_and_where_one_is_refused() -> None:
    setup = Setup(AUCTION, seats=3, level="random", options={"first_dealer": "2"}, seed=1)
    said = told(setup, "19")
    assert said.count("You may play: 18, 20, 22 … 396, pass.") == 2


@pytest.mark.parametrize(("written", "meant"), [("1", 0), ("4", 3), (2, 1), ("lot", "lot")])
def test_people_count_seats_from_one(written: object, meant: OptionValue) -> None:
    options = load_game(TRICKS).options
    assert typed(options, 4, {"deals": "4", "first_dealer": written}) == {"deals": "4", "first_dealer": meant}


def test_a_hand_is_told_by_suits_and_as_the_own_cards_where_none_is_played() -> None:
    setup = Setup(AUCTION, seats=3, level="random", options={"first_dealer": "2"}, seed=1)
    for lang, yours, suits in (("en", "Your cards:", "clubs"), ("de", "Deine Karten:", "Kreuz")):
        said = told(setup, lang=lang)
        assert f"{yours}\n" in said
        assert f"\n  {suits}: C" in said
        assert Texts(lang)("not-playable") not in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_one_can_only_throw_an_empty_line_throws(lang: str) -> None:
    setup = Setup(next(about.id for about in abouts() if not about.decides), level="random", seed=1)
    table = begin(setup)
    said = told(setup, "", "", lang=lang, table=table)
    assert table.match.deciders.count(0) == 2
    assert said.count(Texts(lang)("enter-throws")) == 3


def test_what_everybody_has_written_down_is_told_as_a_sum() -> None:
    said = told(Setup(PAD, seats=3, level="random", seed=1))
    assert re.search(r"\n  Total: Guest \d+, Bruno \d+, Carla \d+\n", said)
