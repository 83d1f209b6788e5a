"""Records: a match as one JSON document that people can read, programs can replay and anybody can check."""

import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StrictInt, StringConstraints, ValidationError

from ludothek.core.errors import BadOption, BadRecord, BadSeats, MoveError, NotYourTurn
from ludothek.core.game import Game
from ludothek.core.match import Match
from ludothek.core.result import Result
from ludothek.core.seal import SEED_BYTES, Seal
from ludothek.core.state import REFEREE

FORMAT = 1

Hex = Annotated[str, StringConstraints(pattern=rf"^[0-9a-f]{{{2 * SEED_BYTES}}}$")]
ShortText = Annotated[str, StringConstraints(max_length=200)]


class _Document(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class SeatEntry(_Document):
    """Who sat there: a name, and `person`, a level, or a program."""

    name: ShortText
    player: ShortText = "person"


class SealEntry(_Document):
    """The proof of fair chance. Without the seed nothing can be verified or resumed."""

    commitment: Hex
    seed: Hex | None
    contributions: list[ShortText]


class ResultEntry(_Document):
    """The result as it was announced: totals, winners, the reason, and the points of every deal."""

    points: list[StrictInt]
    winners: list[StrictInt]
    reason: ShortText
    deals: list[list[StrictInt]]


class Record(_Document):
    """A match from its first deal to where it stands: finished when there is a result."""

    format: int
    game: ShortText
    version: int
    options: dict[ShortText, StrictInt | ShortText]
    seats: list[SeatEntry] = Field(min_length=1, max_length=64)
    seal: SealEntry
    moves: list[ShortText]
    result: ResultEntry | None

    def to_json(self) -> str:
        """The document, one field a line, with the moves packed into lines so that people can read them."""
        fields = {name: json.dumps(value, ensure_ascii=False) for name, value in self.model_dump().items()}
        packed = [
            json.dumps(self.moves[at : at + 15], ensure_ascii=False)[1:-1] for at in range(0, len(self.moves), 15)
        ]
        fields["moves"] = "[\n  " + ",\n  ".join(packed) + "\n ]"
        return "{\n " + ",\n ".join(f'"{name}": {text}' for name, text in fields.items()) + "\n}\n"


@dataclass(frozen=True, slots=True)
class Fault:
    """Something in a record that does not match, and where."""

    where: str
    message: str


def record(match: Match, seats: list[SeatEntry]) -> Record:
    """The record of a match so far. It holds the secret seed: give it away only when the match is over."""
    return Record(
        format=FORMAT,
        game=match.game.id,
        version=match.game.version,
        options=dict(match.options),
        seats=seats,
        seal=SealEntry(
            commitment=match.seal.commitment,
            seed=match.seal.seed.hex(),
            contributions=list(match.seal.contributions),
        ),
        moves=[match.text(move) for move in match.log],
        result=_result_entry(match),
    )


def _result_entry(match: Match) -> ResultEntry | None:
    if not match.over:
        return None
    result: Result = match.series.result()
    return ResultEntry(
        points=list(result.points),
        winners=list(result.winners),
        reason=result.reason,
        deals=[list(deal.points) for deal in match.series.results],
    )


def parse(text: str) -> Record:
    """Read a record; its form is checked here, what it says only by `resume` or `verify`."""
    try:
        return Record.model_validate(json.loads(text))
    except json.JSONDecodeError as error:
        where = f"line {error.lineno} column {error.colno}"
        raise BadRecord(where, f"this is not a whole JSON document ({error.msg})") from None
    except RecursionError:
        raise BadRecord("", "this is not a record: it is nested too deeply") from None
    except ValidationError as error:
        first = error.errors()[0]
        raise BadRecord(_where(first["loc"]), first["msg"]) from None
    except ValueError:
        raise BadRecord("", "this is not a record: a number in it is too long") from None


def _where(loc: tuple[int | str, ...]) -> str:
    parts = [f"[{part}]" if isinstance(part, int) else f".{part}" for part in loc]
    return "".join(parts).removeprefix(".")


def resume(text: str, load_game: Callable[[str], Game]) -> tuple[Match, Record]:
    """The match of a record, ready to be played on. The first thing that does not match is an error."""
    saved = parse(text)
    checking = _Checking(saved, load_game(saved.game))
    for fault in checking.faults():
        raise BadRecord(fault.where, fault.message)
    match = checking.match
    if match.between:
        match.next_deal()
    return match, saved


def verify(saved: Record, game: Game) -> list[Fault]:
    """Everything in a record that does not match: the seed, each referee's move, each move, the result."""
    if saved.seal.seed is None:
        return [Fault("seal.seed", "the seed has not been revealed, so nothing can be verified")]
    return list(_Checking(saved, game).faults())


class _Checking:
    """One walk through a record. `match` is what its moves lead to."""

    match: Match

    def __init__(self, saved: Record, game: Game) -> None:
        self._saved = saved
        self._game = game

    def faults(self) -> Iterator[Fault]:
        saved, game = self._saved, self._game
        if saved.format != FORMAT:
            yield Fault("format", f"this is format {saved.format}; this Ludothek reads format {FORMAT}")
            return
        if saved.version != game.version:
            yield Fault("version", f"the record is of version {saved.version} of the rules; here is {game.version}")
            return
        if saved.seal.seed is None:
            yield Fault("seal.seed", "the seed is missing, so the match cannot be dealt again")
            return
        seed = bytes.fromhex(saved.seal.seed)
        if hashlib.sha256(seed).hexdigest() != saved.seal.commitment:
            yield Fault("seal.seed", "the seed does not belong to the commitment shown before the first deal")
        seal = Seal(seed, saved.seal.contributions)
        try:
            self.match = Match(game, len(saved.seats), saved.options, seal, log=[])
        except BadSeats as error:
            yield Fault("seats", str(error))
            return
        except BadOption as error:
            yield Fault("options", str(error))
            return
        yield from self._move_faults()

    def _move_faults(self) -> Iterator[Fault]:
        saved, match = self._saved, self.match
        if match.options != saved.options:
            yield Fault("options", f"they must be complete: {match.options}")
        for number, text in enumerate(saved.moves):
            where = f"moves[{number}]"
            if match.between:
                match.open_deal()
            due = match.due() if match.turn == REFEREE else None
            try:
                match.follow(text)
            except NotYourTurn:
                yield Fault(where, "the match was over before this move")
                return
            except MoveError as error:
                yield Fault(where, str(error))
                return
            played = match.text(match.log[-1])
            if played != text:
                yield Fault(where, f"{text!r} must be written as {played}")
            if due is not None and due != match.log[-1]:
                yield Fault(where, f"the seal gives {match.state.text(due)}, the record has {text}")
        if match.turn == REFEREE:
            yield Fault(f"moves[{len(saved.moves)}]", "the moves end in the middle of the referee's turn")
        if _result_entry(match) != saved.result:
            expected = _result_entry(match)
            given = "no result: the match is not over" if expected is None else expected.model_dump()
            yield Fault("result", f"replaying the moves gives {given}")
