"""The page of all levels: by which method each thinks, how strong it is and how that was measured."""

from collections.abc import Iterator, Sequence
from textwrap import fill

from ludothek.core.errors import LudothekError
from ludothek.core.game import Game
from ludothek.core.knowledge import Method
from ludothek.core.language import HOME
from ludothek.lab.standings import CERTAINTY, Estimate
from ludothek.lab.yardsticks import BELOW, Ladder, Yardstick, ladder
from ludothek.players.levels import LEVELS

WIDTH = 120
"""Of a line of text, as in all pages."""

_OPENING = """\
# Computer players and their levels

Every game in which something is decided has the same four levels, and for each a method from one toolbox
([architecture.md](architecture.md)). All of them see nothing but their own view, and guess at the rest. Where a method
is bounded by simulations, positions or depth and not by the clock, the same seed gives the same game on every machine.
A slip is any legal move.
"""
_YARDSTICKS = f"""
## Yardsticks

One player of a level against players of the level below, every deal once from every seat with the same cards or dice,
so that luck cancels out. What counts is the share of the games that were won; a win that is shared counts as its part.
Intervals are {100 * CERTAINTY:.0f} %, for shares by Wilson’s score with the effective number of games, which holds
for few games, too; behind ± stands the wider side. Equals would have the share that stands beside the seats. In a game
for one both levels play the same deals, each alone, and the share of the level below stands there, too.
"""
_OTHERS = """
## Against others

Programs that nobody of Ludothek wrote, and Ludothek itself as it was at an earlier commit. Behind each row stands the
command that measures it again; a level with a number thought within that budget, so that the clock decided nothing.
"""
_MEASURED = """
## How it was measured

Points are those of the level and of each of the others; milliseconds are those of a core for a move of the level. One
that is bounded by the clock, too, is weaker on a machine that is slower or has other things to do.
"""
_CLOSING = """
This page is made by `make chest`, from what the games say of their levels and from the yardsticks in their folders
(`levels.json`). The first of these measures all levels of a game anew, with the deals that stand here; the second one
level, with more of them:

```
ludothek levels {game} --measure
ludothek levels {game} --measure --level {level} --deals 1000
make chest
```
"""
_TOOLS = {
    "search": ("search", "simulations", ""),
    "alphabeta": ("alpha-beta", "positions", "moves"),
    "lookahead": ("look-ahead", "positions", "turns"),
    "policy": ("", "simulations", ""),
}
"""What each tool is called, what its budget counts, and its depth."""


def levels_page(games: Sequence[Game]) -> str:
    """The page about these games, as Markdown; those in which nobody decides anything have no levels."""
    deciding = [game for game in games if game.decides]
    if not deciding:
        raise LudothekError("nothing is ever decided there, so there are no levels; choose a game with decisions")
    known = [(game, ladder(game)) for game in sorted(deciding, key=lambda game: game.title("en").casefold())]
    lines = _markdown(["game", *(f"`{level}`" for level in LEVELS)], (_methods(*each) for each in known))
    shares = _markdown(
        ["game", "seats", "equals", *(f"`{level}` v. `{below}`" for level, below in BELOW.items())],
        (_shares(*each) for each in known),
    )
    notes = [_bullet(f"**{title(game)}**: {' '.join(found.notes)}") for game, found in known if found.notes]
    runs = _markdown(
        ["game", "level", "deals", "games", "seed", "points", "ms a move", "the slowest", "on"],
        (row for each in known for row in _runs(*each)),
    )
    others = _markdown(
        ["game", "level", "opponent", "version", "games", "result", "on", "measured by"],
        (row for each in known for row in _meetings(*each)),
    )
    closing = _CLOSING.format(game=known[0][0].id, level=LEVELS[-1])
    met = [_OTHERS, *others] if any(found.meetings for _, found in known) else []
    parts = [_OPENING, *lines, _YARDSTICKS, *shares, *([""] if notes else []), *notes, *met, _MEASURED, *runs, closing]
    return "\n".join(parts)


def title(game: Game) -> str:
    """What the page calls a game: its English name and, if that is another one, its own."""
    english, own = game.title("en"), game.title(HOME)
    return english if english == own else f"{english} ({own})"


def words(method: Method, skills: dict[int, str]) -> str:
    """A method as people would say it: `alpha-beta, 2 moves deep, 5 % slips`."""
    tool, budget, deep = _TOOLS[method.tool]
    parts = [tool or skills.get(method.skill, "by rule")]
    if method.depth:
        parts.append(f"{method.depth} {deep if method.depth > 1 else deep.removesuffix('s')} deep")
    if method.simulations:
        parts.append(f"{method.simulations:,} {budget}")
    if method.seconds:
        parts.append(f"{method.seconds:g} s at most")
    if method.endings:
        parts.append("solved endings")
    if method.near:
        parts.append("any of the moves that are nearly as good")
    if method.slip:
        parts.append(f"{100 * method.slip:.0f} % slips")
    return ", ".join(parts)


def _methods(game: Game, found: Ladder) -> list[str]:
    return [title(game), *(words(game.levels[level], found.skills) for level in LEVELS)]


def _shares(game: Game, found: Ladder) -> list[str]:
    measured = list(found.yardsticks.values())
    seats = sorted({yardstick.seats for yardstick in measured})
    cells = [_share(found.yardsticks.get(level)) for level in BELOW]
    equals = [f"{100 / each:.0f} %" if each > 1 else "-" for each in seats]
    return [title(game), _listed(seats), _listed(equals), *cells]


def _share(yardstick: Yardstick | None) -> str:
    if yardstick is None:
        return "not measured"
    share = yardstick.share
    if share.mean == 1 and share.low is not None:
        return f"all {yardstick.deals * yardstick.seats} games, so at least {100 * share.low:.1f} %"
    below = f" v. {100 * yardstick.below.mean:.1f} %{_reach(yardstick.below, 100, 1)}" if yardstick.below else ""
    return f"{100 * share.mean:.1f} %{_reach(share, 100, 1)}{below}"


def _runs(game: Game, found: Ladder) -> Iterator[list[str]]:
    for yardstick in found.yardsticks.values():
        yield [
            title(game),
            _listed([f"`{yardstick.level}`", *(f"{option}={value}" for option, value in yardstick.options.items())]),
            f"{yardstick.deals:,}",
            f"{yardstick.deals * yardstick.seats:,}",
            str(yardstick.seed),
            f"{yardstick.points.mean:.2f}{_reach(yardstick.points, 1, 2)} v. {yardstick.others.mean:.2f}",
            f"{1000 * yardstick.seconds:,.2f}",
            f"{1000 * yardstick.longest:,.2f}",
            yardstick.date,
        ]


def _meetings(game: Game, found: Ladder) -> Iterator[list[str]]:
    for met in found.meetings:
        result = f"{met.result.mean:.2f}{_reach(met.result, 1, 2)} {met.what}"
        level = f"`{met.level}`"
        yield [title(game), level, met.opponent, met.version, f"{met.games:,}", result, met.date, f"`{met.command}`"]


def _reach(estimate: Estimate, scale: int, digits: int) -> str:
    return "" if estimate.reach is None else f" ± {scale * estimate.reach:.{digits}f}"


def _bullet(text: str) -> str:
    return fill(
        text, WIDTH, initial_indent="- ", subsequent_indent="  ", break_long_words=False, break_on_hyphens=False
    )


def _listed(parts: Sequence[object]) -> str:
    return ", ".join(map(str, parts))


def _markdown(heading: Sequence[str], rows: Iterator[list[str]]) -> list[str]:
    return [_row(heading), "|" + "---|" * len(heading), *map(_row, rows)]


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
