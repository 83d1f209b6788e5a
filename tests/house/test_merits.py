"""What is said to speak for a move is true, can be said in every language, and tells nothing that is hidden."""

from collections.abc import Iterator

import pytest
from librt.random import Random

from games.muehle.cases import LINES, NEIGHBOURS
from ludothek.core.game import Game
from ludothek.core.language import LANGUAGES
from ludothek.core.match import Match
from ludothek.core.seal import Seal
from ludothek.core.state import State
from ludothek.core.texts import Texts
from ludothek.core.view import Note
from ludothek.games import all_games, load_game
from ludothek.games.backgammon.rules import Backgammon
from ludothek.games.muehle.board import POINTS
from ludothek.games.muehle.rules import Muehle
from ludothek.games.yatzy.rules import Yatzy
from ludothek.kit.cards.tricks import Tricks
from ludothek.kit.common import bits
from ludothek.kit.duels.draughts import Draughts
from ludothek.kit.points.road import BAR

MATCHES = 3


def spoken(game: Game) -> Iterator[tuple[Match, int, Note]]:
    """Every merit of every legal move in a few random deals."""
    for number in range(MATCHES):
        match = Match(game, game.seats[0], seal=Seal.numbered(number))
        random = Random(number)
        while match.turn >= 0:
            moves = match.legal()
            for move in moves:
                note = game.merit(match.state, move)
                if note is not None:
                    yield match, move, note
            match.play(moves[random.randrange(len(moves))])


def after(state: State, move: int) -> State:
    new = state.copy()
    new.play(move)
    return new


def true_in_muehle(match: Match, move: int, note: Note) -> bool:
    state = match.state
    assert isinstance(state, Muehle)
    if note.id == "merit-mill":
        return "x" in match.text(move)
    point = str(note.args["point"])
    other = 1 - state.turn
    theirs = {POINTS[at] for at in range(24) if state.stones(other) >> at & 1}
    lines = [line for line in LINES if point in line and set(line) - {point} <= theirs]
    comes = state.in_hand(other) > 0 or len(theirs) == 3
    return any(comes or NEIGHBOURS[point] & (theirs - set(line)) for line in lines)


def true_in_draughts(match: Match, move: int, note: Note) -> bool:
    state, then = match.state, after(match.state, move)
    assert isinstance(state, Draughts)
    assert isinstance(then, Draughts)
    if note.id == "merit-captures":
        return bits.count(then.white | then.black) == bits.count(state.white | state.black) - 1
    if note.id == "merit-crowns":
        return bits.count(then.kings) == bits.count(state.kings) + 1
    return then.turn == 1 - state.turn and all("x" in then.text(reply) for reply in then.moves())


def true_in_backgammon(match: Match, move: int, note: Note) -> bool:
    state, then = match.state, after(match.state, move)
    assert isinstance(state, Backgammon)
    assert isinstance(then, Backgammon)
    mine, theirs = (BAR + 1) * state.turn, (BAR + 1) * (1 - state.turn)
    before, now = (list(each.board)[mine + 1 : mine + BAR] for each in (state, then))
    if note.id == "merit-hits":
        return then.board[theirs + BAR] == state.board[theirs + BAR] + 1
    if note.id == "merit-point":
        return any((was, is_) == (1, 2) for was, is_ in zip(before, now, strict=True))
    return 1 in before and 1 not in now


def true_in_yatzy(match: Match, move: int, note: Note) -> bool:
    state, then = match.state, after(match.state, move)
    assert isinstance(state, Yatzy)
    assert isinstance(then, Yatzy)
    fields = 13
    return then.written(state.turn, 0, fields) - state.written(state.turn, 0, fields) == note.args["count"]


def true_of_tricks(match: Match, move: int, _note: Note) -> bool:
    state, then = match.state, after(match.state, move)
    assert isinstance(state, Tricks)
    assert isinstance(then, Tricks)
    return bits.count(then.won[state.turn]) > bits.count(state.won[state.turn])


TRUE = {
    "muehle": (true_in_muehle, {"merit-mill", "merit-stops"}),
    "dame": (true_in_draughts, {"merit-captures", "merit-crowns"}),
    "raubdame": (true_in_draughts, {"merit-offers"}),
    "backgammon": (true_in_backgammon, {"merit-hits", "merit-point", "merit-safe"}),
    "yatzy": (true_in_yatzy, {"merit-scores"}),
    "skat": (true_of_tricks, {"merit-trick"}),
    "schafkopf": (true_of_tricks, {"merit-trick"}),
    "offiziersskat": (true_of_tricks, {"merit-trick"}),
    "ecarte": (true_of_tricks, {"merit-trick"}),
}


@pytest.mark.parametrize("game_id", TRUE)
def test_what_speaks_for_a_move_is_true_and_can_be_said(game_id: str) -> None:
    game = load_game(game_id)
    true, all_of_them = TRUE[game_id]
    texts = [Texts(lang, game) for lang in LANGUAGES]
    layout = game.layout(game.seats[0])
    names = tuple("ABCDEFGH"[: game.seats[0]])
    random = Random(1)
    said: set[str] = set()
    for match, move, note in spoken(game):
        assert true(match, move, note), (match.text(move), note)
        if "hidden" in game.kind:
            assert game.merit(match.state.guess(match.turn, random), move) == note
        if note.id not in said:
            assert all(text.note(note, names, layout, match.turn).endswith(".") for text in texts)
        said.add(note.id)
    assert said == all_of_them


def test_every_game_that_says_what_speaks_for_moves_is_held_to_it() -> None:
    silent = Game.__dataclass_fields__["merit"].default
    assert {game.id for game in all_games() if game.merit is not silent} == set(TRUE)
