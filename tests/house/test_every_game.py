"""Every game of the chest passes one suite; and the suite catches what it is there to catch."""

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from librt.random import Random
from librt.vecs import append, vec
from msgspec import structs
from mypy_extensions import i64

import high_card.game
import low_card.game
from high_card.rules import HighCard
from ludothek.core.game import Game
from ludothek.core.match import Match
from ludothek.core.options import Option, Options
from ludothek.core.seal import Seal
from ludothek.core.series import Series
from ludothek.core.state import REFEREE, WATCHER, State
from ludothek.core.view import BACK, Choice, Layout, Note, Piece, Scene, Zone
from ludothek.games import game_ids, load_game
from ludothek.kit.common import bits
from ludothek.lab.check import check_game
from ludothek.lab.check.words import Heard, word_faults
from ludothek.players.levels import LEVELS, computer_player
from support.toy import LID, TOY, Heap, Lid, lid_game


@pytest.mark.parametrize("game_id", game_ids())
def test_a_game_passes_the_suite(game_id: str) -> None:
    assert [str(complaint) for complaint in check_game(load_game(game_id))] == []


@pytest.mark.parametrize("game_id", game_ids())
def test_computer_players_decide_the_same_whatever_the_hidden_truth_is(game_id: str) -> None:
    """Two worlds that a seat cannot tell apart: with the same seed, every level makes the same move in both."""
    game = load_game(game_id)
    for seats in game.seats:
        match = Match(game, seats, seal=Seal.numbered(seats))
        random = Random(seats)
        step = 0
        while match.turn >= 0:
            moves = match.legal()
            if step % 7 == 0:
                seat, truth = match.turn, match.state
                view = match.view(seat)
                swapped = truth.guess(seat, random)
                for level in (*(level for level in LEVELS if level != "master"), "master:300"):
                    in_truth = computer_player(game, level, seed=step).choose(view, _guesses(truth, seat))
                    in_other = computer_player(game, level, seed=step).choose(view, _guesses(swapped, seat))
                    assert in_truth == in_other
            match.play(moves[random.randrange(len(moves))])
            step += 1


def _guesses(state: State, seat: int) -> Callable[[Random], State]:
    return lambda random: state.guess(seat, random)


# The suite itself, tried on a small game: sound as it is, and with one fault planted in it at a time.


def test_a_sound_game_draws_no_complaint() -> None:
    assert check_game(high_card.game.GAME, matches=3) == []


class ShallowCopy(HighCard):
    def copy(self) -> HighCard:
        return _made(type(self), self)


class LazyGuess(HighCard):
    def copy(self) -> HighCard:
        return _again(self)

    def guess(self, seat: i64, random: Random) -> HighCard:
        return self.copy()


class CarelessGuess(HighCard):
    """Forgets that the guessing seat knows its own hand."""

    def copy(self) -> HighCard:
        return _again(self)

    def guess(self, seat: i64, random: Random) -> HighCard:
        return super().guess(-1, random)


class UnsortedMoves(HighCard):
    def copy(self) -> HighCard:
        return _again(self)

    def moves(self) -> vec[i64]:
        backwards = vec[i64]()
        for move in reversed(list(super().moves())):
            backwards = append(backwards, move)
        return backwards


class SharedText(HighCard):
    def text(self, move: i64) -> str:
        return "low" if move < 2 else super().text(move)


class TellingRefusal(HighCard):
    """Refuses with another clause when the card is in the next seat's hand."""

    def copy(self) -> HighCard:
        return _again(self)

    def refusal(self, move: i64) -> str:
        neighbour = self.hands[(self.turn + 1) % self.seats] if self.turn != REFEREE else 0
        return "HC-4" if (neighbour >> move) & 1 else "HC-3"


class DoubleWinner(HighCard):
    def winners(self) -> vec[i64]:
        return vec[i64]([0, 0])


class StrangeWinner(HighCard):
    def winners(self) -> vec[i64]:
        return vec[i64]([self.seats])


class HoldsAFunction(HighCard):
    def __init__(self, seats: i64, dealer: i64, turn: i64) -> None:
        super().__init__(seats, dealer, turn)
        self.rule = lambda: turn

    def copy(self) -> HighCard:
        return _again(self)


def _again(state: HighCard) -> HighCard:
    return _made(type(state), HighCard.copy(state))


def _made(kind: type[HighCard], parts: HighCard) -> HighCard:
    """A state of another kind with the very same parts."""
    new = kind(parts.seats, parts.dealer, parts.turn)
    new.hands, new.table, new.won, new.scores = parts.hands, parts.table, parts.won, parts.scores
    return new


def _with_state(kind: type[HighCard]) -> Game:
    def new_deal(seats: int, dealer: int) -> HighCard:
        return _made(kind, high_card.rules.start(seats, dealer))

    return replace(high_card.game.GAME, series=lambda seats, _: Series(seats, new_deal, first_dealer=0))


def _with_scene(change: Callable[[HighCard, int, Scene], Scene]) -> Game:
    def scene(state: State, seat: int) -> Scene:
        assert isinstance(state, HighCard)
        return change(state, seat, high_card.table.scene(state, seat))

    return replace(high_card.game.GAME, scene=scene)


def elsewhere(folder: Path) -> Game:
    """The example, as if it lay in this folder."""
    return replace(high_card.game.GAME, about=replace(high_card.ABOUT, folder=folder))


def _leak_hands(state: HighCard, _seat: int, scene: Scene) -> Scene:
    return structs.replace(scene, counters={**scene.counters, "sum.0": state.hands[0]})


def _leak_in_a_note(state: HighCard, _seat: int, scene: Scene) -> Scene:
    return structs.replace(scene, notes=(Note("card", {"value": state.hands[1] % 100}),))


def _name_hidden_pieces(_state: HighCard, _seat: int, scene: Scene) -> Scene:
    pieces = tuple(
        structs.replace(piece, id=f"hidden{number}") if piece.look == BACK else piece
        for number, piece in enumerate(scene.pieces)
    )
    return structs.replace(scene, pieces=pieces)


def _lose_a_piece(state: HighCard, _seat: int, scene: Scene) -> Scene:
    return structs.replace(scene, pieces=scene.pieces[1:]) if len(state.table) == 1 else scene


def _show_a_piece_twice(_state: HighCard, _seat: int, scene: Scene) -> Scene:
    return structs.replace(scene, pieces=(*scene.pieces, *(piece for piece in scene.pieces[-1:] if piece.id)))


def _misplace_a_piece(_state: HighCard, _seat: int, scene: Scene) -> Scene:
    return structs.replace(scene, pieces=(Piece("nowhere", BACK), *scene.pieces[1:]))


def _fail_while_dealing(state: HighCard, _seat: int, scene: Scene) -> Scene:
    if state.turn == REFEREE:
        raise IndexError("no card has been played yet")
    return scene


def _show_phantoms_while_dealing(state: HighCard, _seat: int, scene: Scene) -> Scene:
    """The cards that are still to be dealt lie in the round, as if each were a played one."""
    to_come = bits.count(state.hands[state.seats]) if state.turn == REFEREE else 0
    return structs.replace(scene, pieces=(*scene.pieces, *[Piece("round", "1", id="1")] * to_come))


def _show_two_for_the_first_card(_state: HighCard, _seat: int, scene: Scene) -> Scene:
    pieces = (Piece("hand.0", BACK, count=2),) if sum(piece.count for piece in scene.pieces) == 1 else scene.pieces
    return structs.replace(scene, pieces=pieces)


def _hide_a_piece_from_watchers(_state: HighCard, seat: int, scene: Scene) -> Scene:
    return structs.replace(scene, pieces=scene.pieces[1:]) if seat == WATCHER else scene


def _whisper_while_dealing(state: HighCard, _seat: int, scene: Scene) -> Scene:
    return structs.replace(scene, notes=(Note("note-nobody-wrote"),)) if state.turn == REFEREE else scene


def _with_options(*options: Option, change: Callable[[int, Options], Series]) -> Game:
    return replace(high_card.game.GAME, options=(*high_card.game.GAME.options, *options), series=change)


ON_OFF = ("off", "on")


def _fail_when_on(seats: int, options: Options) -> Series:
    """One word of one option was forgotten."""
    return high_card.game.GAME.series(seats, options if options["open"] == "off" else {})


def _fail_when_both(seats: int, options: Options) -> Series:
    """Each option is fine, but both together are not."""
    both = options["open"] == options["quick"] == "on"
    return high_card.game.GAME.series(seats, {} if both else options)


def _fail_at_the_top(seats: int, options: Options) -> Series:
    return high_card.game.GAME.series(seats, {} if options["deals"] == 10 else options)


OPEN, QUICK = Option("open", "off", words=ON_OFF), Option("quick", "off", words=ON_OFF)


class LateLeak(Series):
    """The last deal of six is one in which guesses know everything."""

    def deal(self) -> State:
        fresh = high_card.rules.start(self.seats, max(0, self._dealer))
        kind = LazyGuess if len(self.results) == 5 else HighCard
        return _made(kind, fresh)


def _all_look_alike(_state: HighCard, _seat: int, scene: Scene) -> Scene:
    """Cards of different values cannot be told apart, but it matters which is played."""
    pieces = tuple(piece if piece.look == BACK else structs.replace(piece, look="1") for piece in scene.pieces)
    return structs.replace(scene, pieces=pieces)


def _lay_hands_down(_state: HighCard, _seat: int, scene: Scene) -> Scene:
    """The own cards lie where they can only be looked at."""
    pieces = [
        structs.replace(piece, zone=piece.zone.replace("hand", "done")) if piece.id else piece for piece in scene.pieces
    ]
    return structs.replace(scene, pieces=tuple(pieces))


def _either_way(state: State, move: int) -> Choice:
    """The first card and a seat in any order; for the second card, that seat, the first card and another seat."""
    first, *others = (str(card + 1) for card in state.moves()) if state.turn >= 0 else ("",)
    if str(move + 1) == first:
        return Choice(move, "", (first, "seat.0"), any_order=True)
    if str(move + 1) in others[:1]:
        return Choice(move, "", ("seat.0", first, "seat.1"))
    return Choice(move, "", (str(move + 1),))


def _with_choice(choice: Callable[[int], Choice]) -> Game:
    return replace(high_card.game.GAME, choice=lambda _, move: choice(move))


def _with_buttons(label: Callable[[int], Note]) -> Game:
    game = _with_choice(lambda move: Choice(move, str(move + 1), label=label(move)))
    return replace(game, layout=lambda seats: structs.replace(high_card.game.GAME.layout(seats), buttons=True))


def _with_an_odd_zone(seats: int) -> Layout:
    plain = high_card.game.GAME.layout(seats)
    return Layout((*plain.zones, Zone("market", "market")), plain.looks)  # type: ignore[arg-type]


def _first(state: HighCard) -> Choice:
    return high_card.game.GAME.choice(state, state.moves()[0])


PLANTED = {
    "a leak in a counter": ("leaks", _with_scene(_leak_hands)),
    "a leak in a note": ("leaks", _with_scene(_leak_in_a_note)),
    "a refusal that tells": ("leaks", _with_state(TellingRefusal)),
    "a guess that changes the own hand": ("leaks", _with_state(CarelessGuess)),
    "a lazy guess": ("guesses", _with_state(LazyGuess)),
    "a shallow copy": ("copies", _with_state(ShallowCopy)),
    "a state that cannot be pickled": ("pickles", _with_state(HoldsAFunction)),
    "moves out of order": ("moves", _with_state(UnsortedMoves)),
    "a winner named twice": ("winners", _with_state(DoubleWinner)),
    "a winner who is not there": ("winners", _with_state(StrangeWinner)),
    "two moves with one text": ("texts", _with_state(SharedText)),
    "a named hidden piece": ("pieces", _with_scene(_name_hidden_pieces)),
    "a lost piece": ("pieces", _with_scene(_lose_a_piece)),
    "a piece shown twice": ("pieces", _with_scene(_show_a_piece_twice)),
    "a piece in no zone": ("pieces", _with_scene(_misplace_a_piece)),
    "a view that fails while cards are dealt": ("views", _with_scene(_fail_while_dealing)),
    "phantom pieces while cards are dealt": ("pieces", _with_scene(_show_phantoms_while_dealing)),
    "a piece that lies there before it is dealt": ("pieces", _with_scene(_show_two_for_the_first_card)),
    "a piece that only seats see": ("pieces", _with_scene(_hide_a_piece_from_watchers)),
    "a note without words while cards are dealt": ("words", _with_scene(_whisper_while_dealing)),
    "a deal that is too long": ("bounds", replace(high_card.game.GAME, longest=8)),
    "a zone of an unknown kind": ("layout", replace(high_card.game.GAME, layout=_with_an_odd_zone)),
    "touches that mean several choices": ("touches", _with_choice(lambda move: Choice(move, "", ("hand.0",)))),
    "touches of what is not there": ("touches", _with_choice(lambda move: Choice(move, "", (f"x{move}",)))),
    "gathering that means several choices": (
        "touches",
        _with_choice(lambda move: Choice(move, "", ("hand.0",), gather=True)),
    ),
    "a value of an option that was forgotten": ("crash", _with_options(OPEN, change=_fail_when_on)),
    "two options that do not go together": ("crash", _with_options(OPEN, QUICK, change=_fail_when_both)),
    "a number at the end of its range": ("crash", _with_options(change=_fail_at_the_top)),
    "a fault in the last deal": (
        "guesses",
        replace(high_card.game.GAME, series=lambda seats, _: LateLeak(seats, high_card.rules.start, length=6)),
    ),
    "pieces alike that are not the same": ("twins", _with_scene(_all_look_alike)),
    "no drawing on the cover": ("cover", elsewhere(high_card.ABOUT.folder / "texts")),
    "missing texts": ("words", elsewhere(high_card.ABOUT.folder / "texts")),
    "a clause of the base that is neither quoted nor replaced": ("words", replace(low_card.game.GAME, replaced={})),
    "a replaced clause that the base does not have": (
        "words",
        replace(low_card.game.GAME, replaced={**low_card.game.GAME.replaced, "HC-77": "LC-1"}),
    ),
    "a clause that is replaced by none": ("words", replace(low_card.game.GAME, replaced={"HC-5": "LC-77"})),
    "a turn that cannot be played": ("texts", replace(high_card.game.GAME, turns=lambda _: [Choice(0, "1 13")])),
    "a turn that is one move": ("texts", replace(high_card.game.GAME, turns=lambda state: [_first(state)])),
    "a turn that is touched like a move": (
        "touches",
        replace(high_card.game.GAME, turns=lambda state: [_first(state)]),
    ),
    "a touch of what only lies there": ("touches", _with_scene(_lay_hands_down)),
    "touches in any order that begin another choice": ("touches", replace(high_card.game.GAME, choice=_either_way)),
    "an amount that is touched": ("touches", _with_choice(lambda move: Choice(move, "", (str(move + 1),), amount=1))),
    "two buttons alike": ("touches", _with_buttons(lambda _: Note("play"))),
    "buttons without room": ("touches", _with_choice(lambda move: Choice(move, str(move + 1)))),
    "two usual choices": ("touches", _with_choice(lambda move: Choice(move, "", (str(move + 1),), usual=True))),
}


@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_caught(fault: str) -> None:
    check, game = PLANTED[fault]
    assert check in {complaint.check for complaint in check_game(game)}


def test_a_missing_title_is_caught(tmp_path: Path) -> None:
    folder = tmp_path / high_card.game.GAME.id
    shutil.copytree(high_card.game.GAME.folder, folder)
    texts = folder / "texts" / "it.ftl"
    texts.write_text(texts.read_text(encoding="utf-8").replace("title =", "titolo ="), encoding="utf-8")
    (fault,) = word_faults(elsewhere(folder), Heard())
    assert fault == f"it: {texts} should have a line title = …"


def test_a_move_that_uncovers_a_piece_draws_no_complaint_while_taking_it_back_is_asked_for() -> None:
    assert "undo" not in {complaint.check for complaint in check_game(LID, matches=8)}


class SeesThroughTheLid(Lid):
    """Its guesses are the truth: nothing that a move uncovers seems to be new."""

    def guess(self, seat: i64, random: Random) -> Lid:
        return self.copy()


def test_what_a_move_turns_up_is_not_taken_back_freely_whatever_is_guessed() -> None:
    assert "undo" not in {complaint.check for complaint in check_game(lid_game(SeesThroughTheLid), matches=8)}


def test_a_free_undo_that_tells_is_caught() -> None:
    silent = replace(LID, about=replace(LID.about, kind=()))  # it does not say that something is hidden
    assert "undo" in {complaint.check for complaint in check_game(silent, matches=8)}


def test_an_undo_that_is_free_while_the_turn_has_not_passed_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludothek.core.match.reveals", lambda *_: False)
    found = [str(complaint) for complaint in check_game(LID, matches=8) if complaint.check == "undo"]
    assert len(found) == 1
    assert "may still take its move back without asking" in found[0]


class Endless(Heap):
    """A heap so large that looking at every decision would never end."""

    guesses = 0

    def copy(self) -> "Endless":
        return Endless(self.seats, self.dealer, self.turn, self.left, self.last)

    def guess(self, seat: i64, random: Random) -> "Endless":
        type(self).guesses += 1
        return Endless(self.seats, self.dealer, self.turn, min(self.left, 3), self.last)


def test_however_long_a_deal_is_a_bounded_number_of_decisions_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    def guesses(size: int) -> int:
        monkeypatch.setattr(Endless, "guesses", 0)
        game = replace(
            TOY,
            about=replace(TOY.about, seats=range(2, 3)),
            longest=size,
            series=lambda seats, _: Series(seats, lambda *_: Endless(seats, 0, 1, size, 0), first_dealer=0),
        )
        check_game(game)
        return Endless.guesses

    assert guesses(6000) == guesses(600) > 0


def test_the_suite_says_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []
    check_game(high_card.game.GAME, progress=lambda done, total: told.append((done, total)))
    assert [done for done, _ in told] == list(range(len(told)))
    assert {total for _, total in told} == {len(told)}
    assert len(told) > len(high_card.game.GAME.seats)


def test_a_complaint_tells_what_was_agreed() -> None:
    check, game = PLANTED["two options that do not go together"]
    (complaint,) = [complaint for complaint in check_game(game) if complaint.check == check]
    assert "open=on, quick=on" in str(complaint)


def test_a_complaint_says_where_it_was_found() -> None:
    check, game = PLANTED["a lazy guess"]
    complaint = next(complaint for complaint in check_game(game, seed=5) if complaint.check == check)
    assert str(complaint).startswith("guesses: at move ")
    assert "seed 5" in str(complaint)
