"""The rulebook of a game in one language: chapters of clauses, each of which can be quoted by its id."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches

from ludothek.core.errors import LudothekError
from ludothek.core.game import Game
from ludothek.core.language import language, read

_QUOTED = re.compile(r"^- \*\*([A-Z0-9]+-R?\d+)\*\*$", re.MULTILINE)
_CLAUSE = re.compile(r"^- \*\*([A-Z0-9]+-R?\d+)\*\* (.+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A rulebook as it is written, and its clauses by id in the order in which they stand there."""

    text: str
    clauses: dict[str, str]
    replaced: Mapping[str, str]
    """Clauses of the base that do not hold here, and what stands in their place."""

    def clause(self, clause_id: str) -> str:
        """The text of one clause, without marks."""
        if clause_id in self.replaced:
            raise LudothekError(f"{clause_id} does not hold in this game, {self.replaced[clause_id]} does instead")
        if clause_id not in self.clauses:
            near = get_close_matches(clause_id, self.clauses, n=4)
            hint = f"did you mean {' or '.join(near)}?" if near else f"it has {', '.join(self.clauses)}"
            raise LudothekError(f"the rulebook has no clause {clause_id}; {hint}")
        return self.clauses[clause_id]


def rulebook(game: Game, lang: str) -> Rulebook:
    """The rulebook of a game in a language.

    A variant quotes what holds in its base as well: a bare `- **AB-12**` stands for the whole clause. What it has
    replaced cannot be quoted.
    """
    path = game.folder / "rulebook" / f"{language(lang)}.md"
    text = _QUOTED.sub(lambda quoted: _whole(game, lang, quoted[1]), read(path))
    clauses = {match[1]: match[2].replace("**", "").replace("`", "") for match in _CLAUSE.finditer(text)}
    return Rulebook(text, clauses, game.replaced)


def _whole(game: Game, lang: str, clause_id: str) -> str:
    """The line of a clause as it stands in the rulebook of the base."""
    if clause_id in game.replaced:
        raise LudothekError(f"the rulebook of {game.id} quotes {clause_id}, but has {game.replaced[clause_id]} instead")
    found = None
    if game.base is not None:
        found = re.search(rf"^- \*\*{clause_id}\*\* .+$", rulebook(game.base, lang).text, re.MULTILINE)
    if found is None:
        where = "it is no variant of another game" if game.base is None else f"{game.base.id} has no such clause"
        raise LudothekError(f"the rulebook of {game.id} quotes {clause_id} without its words, but {where}")
    return found[0]
