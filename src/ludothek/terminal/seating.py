"""Who sits where: a wish from the command line becomes a plan in which nothing is open and everything is checked."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from ludothek.core.errors import BadSeats, LudothekError, shown
from ludothek.core.game import Game
from ludothek.core.options import Option, OptionValue
from ludothek.core.texts import Texts
from ludothek.games import load_game
from ludothek.players.levels import LEVELS, USUAL, computer_player, is_level
from ludothek.terminal.setup import Programs, Setup

PERSON = "person"
USUAL_LEVEL = USUAL


@dataclass(frozen=True, slots=True)
class Chair:
    """Somebody at the table: a name, and `person`, a level, or the command line of a program."""

    name: str
    player: str


@dataclass(frozen=True, slots=True)
class Plan:
    """A match that can begin at once."""

    game: Game
    chairs: tuple[Chair, ...]
    options: dict[str, OptionValue]
    seed: int | None
    programs: Programs = field(default_factory=Programs)


def is_open(setup: Setup) -> bool:
    """Is there something to ask before play? Not where it was said how many sit down and who they are."""
    return setup.seats is None or (setup.level is None and len(setup.players) < setup.seats)


def settle(setup: Setup, lang: str) -> Plan:
    """Check all that was wished for and fill in the rest."""
    game = load_game(setup.game)
    seats = setup.seats
    if seats is None:
        seats = max(game.about.usual_seats, 1 + max(setup.players, default=0))
    options = game.settle(seats, typed(game.options, seats, setup.options))
    for seat, player in setup.players.items():
        if not 0 <= seat < seats:
            raise BadSeats(f"there is no seat {seat + 1} at this table; the seats are 1 to {seats}")
        check_player(player, game)
    level = setup.level or USUAL_LEVEL
    computer_player(game, level)
    players = [setup.players.get(seat, level if seat else PERSON) for seat in range(seats)]
    return Plan(game, tuple(name_chairs(players, lang)), options, setup.seed, setup.programs)


def typed(options: tuple[Option, ...], seats: int, given: Mapping[str, object]) -> dict[str, object]:
    """What people have typed, as a game settles it: they count seats from 1."""
    found = dict(given)
    for option in options:
        if option.of_seats and option.name in found:
            value = replace(option, numbers=range(1, seats + 1)).check(found[option.name], seats)
            found[option.name] = value - 1 if isinstance(value, int) else value
    return found


def check_player(player: str, game: Game) -> None:
    """Refuse what is neither a person nor a level nor a program that can be started."""
    if player == PERSON:
        return
    if is_level(player):
        computer_player(game, player)
        return
    from ludothek.players.program import can_start  # noqa: PLC0415 - most sittings have no program

    if not can_start(player):
        known = ", ".join((PERSON, *LEVELS, "random"))
        raise LudothekError(f"{shown(player)} cannot sit down; there are {known}, or the command of a program")


def name_chairs(players: list[str], lang: str) -> list[Chair]:
    """Give everybody a name: guests by number where there are several."""
    texts = Texts(lang)
    guest, names = texts("guest"), texts("computer-names").split(", ")
    alone = players.count(PERSON) == 1
    chairs: list[Chair] = []
    guests = 0
    for seat, player in enumerate(players):
        name = names[seat % len(names)]
        if player == PERSON:
            guests += 1
            name = guest if alone else f"{guest} {guests}"
        chairs.append(Chair(name, player))
    return chairs
