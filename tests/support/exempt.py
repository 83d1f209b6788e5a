"""Rules of the house from which a game is exempt: it says so, with the reason, in `tests/games/<id>/exempt.toml`.

Of the rule `clauses` single clauses are exempt, each with a reason of its own: they are a table of that name.
"""

import tomllib

from support.folders import GAMES

RULES = {
    "clauses": "every clause stands at the line of code that obeys it",
    "covered": "where something is hidden, a screen that several share is covered between turns",
    "title": "the English title of a game stands in its own folder only",
    "house": "what was agreed is called its terms, and no house",
    "needed": "no function or class is there that only tests need",
    "prose": "texts and rulebooks do not call other games by their names",
}


def exempt(rule: str) -> set[str]:
    """The games that are exempt from a rule."""
    assert rule in RULES
    return {game_id for game_id, reasons in exemptions().items() if rule in reasons}


def exempt_clauses(game_id: str) -> dict[str, str]:
    """The clauses of a game that no line of code can obey, and why."""
    clauses = exemptions().get(game_id, {}).get("clauses", {})
    assert isinstance(clauses, dict)
    return clauses


def exemptions() -> dict[str, dict[str, str | dict[str, str]]]:
    """Why each game is exempt, by the rules; of `clauses` by the clauses."""
    paths = sorted(GAMES.glob("*/exempt.toml"))
    return {path.parent.name: tomllib.loads(path.read_text(encoding="utf-8")) for path in paths}


def reasons() -> list[str]:
    """All that is given as a reason."""
    given = [each for rules in exemptions().values() for each in rules.values()]
    return [reason for each in given for reason in (each.values() if isinstance(each, dict) else [each])]
