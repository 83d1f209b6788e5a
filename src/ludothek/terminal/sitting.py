"""A sitting: a match and those who sit at it here, persons, computer players and programs. It draws nothing."""

import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from librt.random import Random

from ludothek.core.errors import LudothekError, MoveStands, NothingToUndo
from ludothek.core.match import Guess, Match
from ludothek.core.record import SeatEntry, record, resume
from ludothek.core.seal import Seal
from ludothek.core.state import NOBODY, WATCHER, State
from ludothek.core.view import sees_more
from ludothek.games import load_game
from ludothek.players.draw_offer import agrees
from ludothek.players.levels import LevelPlayer, RandomPlayer, computer_player, is_level
from ludothek.players.move_values import Hint, weigh
from ludothek.terminal import saves
from ludothek.terminal.seating import PERSON, USUAL_LEVEL, Chair, Plan, check_player
from ludothek.terminal.setup import Programs

if TYPE_CHECKING:
    from ludothek.players.program import Program

HINT_LEVEL = "master"
HINT_SECONDS = 2.0


class Sitting:
    """A match with its chairs. `decide` may run in a thread of its own; everything else belongs to one thread."""

    def __init__(
        self,
        match: Match,
        chairs: Sequence[Chair],
        *,
        seed: int | None = None,
        path: Path | None = None,
        programs: Programs | None = None,
    ) -> None:
        self.match = match
        self.chairs = list(chairs)
        self.programs = programs or Programs()
        self.path = path
        """Where this match has been saved before."""
        self.throws = False
        """Is a person's only move made for them? Only where nothing is ever decided."""
        self._seed = seed
        self._players: dict[int, LevelPlayer | RandomPlayer] = {}
        self._programs: dict[int, Program] = {}
        self._thinking = threading.Lock()

    @classmethod
    def begin(cls, plan: Plan, number: int = 0) -> "Sitting":
        """A new match; `number` counts the matches of one evening, so that a seed does not deal the same twice."""
        seal = None if plan.seed is None else Seal.numbered(plan.seed, number)
        match = Match(plan.game, len(plan.chairs), plan.options, seal)
        chairs = [plan.chairs[who] for who in match.seating]
        return cls(match, chairs, seed=plan.seed, programs=plan.programs)

    @classmethod
    def take_up(cls, path: Path, confirmed: dict[int, str], programs: Programs | None = None) -> "Sitting":
        """A saved match, with everybody where they sat.

        A record may come from anywhere, so the command of a program in it is only run when the record lies
        among this user's own saves or the same command was `confirmed` for that seat.
        """
        match, saved = resume(saves.read(path), load_game)
        own = path.resolve().is_relative_to(saves.folder().resolve())
        for seat, entry in enumerate(saved.seats):
            if not (own or entry.player == PERSON or is_level(entry.player) or confirmed.get(seat) == entry.player):
                raise LudothekError(
                    f"seat {seat + 1} was played by the program {entry.player!r}; name it for this seat if it may run"
                )
            check_player(entry.player, match.game)
        chairs = [Chair(_printable(entry.name), entry.player) for entry in saved.seats]
        return cls(match, chairs, path=path, programs=programs)

    # Who sits here.

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all seats."""
        return tuple(chair.name for chair in self.chairs)

    @property
    def persons(self) -> list[int]:
        """The seats in which persons sit."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.player == PERSON]

    def covers(self, looking: int, seat: int) -> bool:
        """Must the screen be covered when a person takes over: does either see what a watcher does not?"""
        watched = self.match.view(WATCHER).scene
        eyes = {looking, seat} - {WATCHER}
        return len(self.persons) > 1 and any(sees_more(self.match.view(each).scene, watched) for each in eyes)

    def _player(self, seat: int) -> LevelPlayer | RandomPlayer:
        """The computer player in a seat."""
        if seat not in self._players:
            seed = None if self._seed is None else self._seed + seat
            self._players[seat] = computer_player(self.match.game, self.chairs[seat].player, seed)
        return self._players[seat]

    def _program(self, seat: int) -> "Program":
        """The program in a seat."""
        if seat not in self._programs:
            from ludothek.players.program import Program  # noqa: PLC0415 - most sittings have no program

            match, command = self.match, self.chairs[seat].player
            self._programs[seat] = Program(command, match.game, match.seats, seat, match.options, self.programs.seconds)
        return self._programs[seat]

    # Playing.

    def decide(self) -> tuple[int, str]:
        """The move of the computer player or program whose turn it is, and why it was replaced, if it was.

        A program that fails is replaced unless that was ruled out; then its failure is raised.
        """
        seat = self.match.turn
        moves, guess = self.match.legal(), _yielding(self.match.guess(seat))
        if is_level(self.chairs[seat].player):
            with self._thinking:
                return self._player(seat).decide(moves, guess), ""
        from ludothek.players.program import SeatFailed  # noqa: PLC0415 - most sittings have no program

        view = self.match.view(seat)
        with self._thinking:
            try:
                return self._program(seat).choose(view, guess), ""
            except SeatFailed as failure:
                if self.programs.strict:
                    raise
                self._replace(seat)
                return self._player(seat).decide(moves, guess), str(failure)

    @property
    def forced(self) -> int:
        """The only move, or any, of the person whose turn it is, if it is to be made for them; else -1."""
        forced = self.throws and not self.match.game.decides and self.match.turn in self.persons
        return self.match.legal()[0] if forced else -1

    def play(self, move: int | str) -> None:
        """Play for the seat whose turn it is; programs are told when the deal is over."""
        self.match.play(move)
        if self.match.turn == NOBODY:
            for seat, program in self._programs.items():
                program.tell(self.match.view(seat))

    def agree(self, agreement: str) -> bool:
        """End the deal as the person whose turn it is proposes; false if a computer player does not agree.

        The persons at this screen have settled it among themselves; a program cannot be asked and plays on.
        """
        game, seat = self.match.game, self.match.turn
        if game.agreements[game.agreement(agreement)].consent:
            others = [other for other in range(self.match.seats) if other != seat and other not in self.persons]
            if any(not self._agrees(other, agreement, seat) for other in others):
                return False
        self.match.agree(agreement, seat)
        return True

    def _agrees(self, seat: int, agreement: str, proposer: int) -> bool:
        if not is_level(self.chairs[seat].player):
            return False
        return agrees(self.match.game, self.match.guess(seat), seat, agreement, proposer, Random(self._seed))

    def hint(self) -> Hint:
        """What a strong computer player would do for the person whose turn it is."""
        match = self.match
        moves, guess = match.legal(), _yielding(match.guess(match.turn))
        with self._thinking:
            weighed = weigh(match.game, HINT_LEVEL, moves, guess, seed=self._seed, seconds=HINT_SECONDS)
        return Hint(weighed, match.game.merit(match.state, weighed.choice.move))

    def undo(self) -> None:
        """Go back to the last decision of a person, also where the move has told.

        The persons at this screen have settled it among themselves, and computer players agree to it. Alone one has
        nobody to settle it with, and what was uncovered stays.
        """
        match = self.match
        persons = self.persons
        numbers = [number for number, decider in enumerate(match.deciders) if decider in persons]
        if not numbers:
            raise NothingToUndo("no person has made a move yet")
        if match.stands(match.deciders[numbers[-1]]):
            raise MoveStands("the last move has uncovered something, and nobody is there to agree to take it back")
        while len(match.log) > numbers[-1]:
            match.undo()

    def _replace(self, seat: int) -> None:
        program = self._programs.pop(seat, None)
        if program is not None:
            program.close()
        self.chairs[seat] = Chair(self.chairs[seat].name, USUAL_LEVEL)

    # Keeping it.

    def save(self, path: Path | None = None) -> Path:
        """Write the record: to this file, or where it was saved before, or under a new name."""
        target = path or self.path or saves.new_path(self.match.game.id)
        entries = [SeatEntry(name=chair.name, player=chair.player) for chair in self.chairs]
        saves.write(target, record(self.match, entries).to_json())
        self.path = target
        return target

    def close(self) -> None:
        """Send all programs home."""
        for program in self._programs.values():
            program.close()
        self._programs.clear()
        self._players.clear()


def _printable(name: str) -> str:
    """A name from a record, without anything that could command a terminal."""
    return "".join(character if character.isprintable() else "?" for character in name)


def _yielding(guess: Guess) -> Guess:
    """Guesses as they were, but other threads get their turn in between: compiled search never pauses by itself."""

    def draw(random: Random) -> State:
        time.sleep(0)
        return guess(random)

    return draw
