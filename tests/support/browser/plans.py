"""Short ways to the end of a game: matches that are thought out before anybody touches anything."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from librt.random import Random

from ludothek.core.game import Game
from ludothek.core.match import Match
from ludothek.core.options import OptionValue
from ludothek.core.seal import Seal
from ludothek.players.levels import LEVELS
from ludothek.players.toolbox import TOOLBOX
from support.browser.staged import ME

TRIALS = 5
"""So many matches are tried of every kind: with these options, and these seats knowing what they do."""
MOST = 400
"""More than so many decisions nobody wants to make,"""
LONGEST = 1500
"""nor to see so many moves."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A match to its end."""

    seats: int
    options: Mapping[str, OptionValue]
    seal: Seal
    log: tuple[int, ...]
    mine: int
    """How many of the decisions are mine."""


def planned(game: Game, seats: int, wanted: int, seed: int = 0) -> Plan:
    """A match in which I decide as often as is wanted or hardly oftener; seldomer only where there is no other."""
    random = Random(seed)
    found: Plan | None = None
    for options, wise, _ in product(_options(game, seats), _wise(seats), range(TRIALS)):
        if found and found.mine == wanted:
            break
        enough = found is not None and found.mine > wanted
        match = Match(game, seats, options, Seal.numbered(random.randrange(1_000_000)))
        trial = _played(match, wise, random, found.mine if found and enough else MOST)
        if trial and trial.mine >= (wanted if enough else found.mine + 1 if found else 1):
            found = trial
    assert found, f"no match of {game.id} ends within {MOST} decisions"
    return found


def planned_on(match: Match, seed: int = 0) -> Plan:
    """A short way to the end from where a match stands."""
    random = Random(seed)
    found: Plan | None = None
    for wise, _ in product(_wise(match.seats), range(TRIALS)):
        copy = Match(match.game, match.seats, match.options, match.seal, log=match.log)
        found = _played(copy, wise, random, found.mine if found else MOST) or found
    assert found, f"a match of {match.game.id} does not end within {MOST} decisions"
    return found


def _options(game: Game, seats: int) -> list[dict[str, OptionValue]]:
    """The usual options; and those with the fewest of whatever can be counted, as deals or rounds."""
    counted = [option for option in game.options if len(option.range_for(seats)) > 1]
    fewest: list[dict[str, OptionValue]] = [{option.name: option.range_for(seats)[0]} for option in counted]
    return [{}, *fewest]


def _wise(seats: int) -> list[Collection[int]]:
    """Who plays as a computer player would; the others play anything."""
    return [range(1, seats), (ME,), range(seats)]


def _played(match: Match, wise: Collection[int], random: Random, most: int) -> Plan | None:
    """The match to its end, if I need not decide so often."""
    game = match.game
    method = game.levels[LEVELS[0]]
    mine = 0
    while not match.over:
        if match.between:
            match.next_deal()
            continue
        mine += match.turn == ME
        if mine >= most or len(match.log) > LONGEST:
            return None
        moves: Sequence[int] = match.legal()
        move = moves[random.randrange(len(moves))]
        if len(moves) > 1 and match.turn in wise:
            move = TOOLBOX[method.tool](match.guess(match.turn), game.knowledge, method, random)
        match.play(move)
    return Plan(match.seats, match.options, match.seal, tuple(match.log), mine)
