"""Replays golden records with whichever Ludothek is installed: `replay.py record.json ...`.

Prints JSON: from where the modules were loaded, and for every record what `views` and `guesses` say.
"""

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import msgspec
from librt.random import Random

from ludothek.core.match import Match
from ludothek.core.record import parse
from ludothek.core.seal import Seal
from ludothek.games import load_game


def begin(text: str) -> tuple[Match, list[str]]:
    """The match of a record before its first decision, and the moves that the record tells."""
    saved = parse(text)
    seal = Seal(bytes.fromhex(saved.seal.seed or ""), saved.seal.contributions)
    return Match(load_game(saved.game), len(saved.seats), saved.options, seal), saved.moves


def views(text: str) -> list[str]:
    """One line a decision: its place in the log, the move, and a digest of what everybody sees after it."""
    match, moves = begin(text)
    lines = [f"{len(match.log)} dealt {digest(match)}"]
    while not match.over and len(match.log) < len(moves):
        if match.between:
            match.next_deal()
            continue  # it may be over as soon as it is dealt
        number = len(match.log)
        match.play(moves[number])
        lines.append(f"{number} {moves[number]} {digest(match)}")
    if [match.text(move) for move in match.log] != moves:
        raise ValueError("the referee's moves are not those of the record")
    return lines


def guesses(text: str) -> str:
    """A digest of what the seats in turn guess about each other in the first deal, always with the same luck."""
    match, moves = begin(text)
    random = Random(1)
    seen = hashlib.sha256()
    while match.turn >= 0 and len(match.log) < len(moves):
        guess = match.guess(match.turn)(random)
        seen.update("".join(str(match.game.scene(guess, seat)) for seat in range(match.seats)).encode())
        match.play(moves[len(match.log)])
    return seen.hexdigest()


def digest(match: Match) -> str:
    """The first digits of the SHA-256 of all views, without what is as usual: a new field changes no old view."""
    views = [match.view(seat) for seat in range(-1, match.seats)]
    shown: list[dict[str, Any]] = [json.loads(msgspec.json.encode(view)) for view in views]
    return hashlib.sha256(json.dumps(shown, sort_keys=True).encode()).hexdigest()[:12]


def main(paths: list[str]) -> None:
    """Replay the records at these paths."""
    texts = {path: Path(path).read_text(encoding="utf-8") for path in paths}
    replayed = {path: {"views": views(text), "guesses": guesses(text)} for path, text in texts.items()}
    loaded = {name: str(module.__file__) for name, module in sys.modules.items() if name.startswith("ludothek")}
    sys.stdout.write(json.dumps({"loaded": loaded, "replayed": replayed}))


if __name__ == "__main__":
    main(sys.argv[1:])
