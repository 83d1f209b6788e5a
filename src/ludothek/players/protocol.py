"""The seat protocol: what is said between a table and a program in a seat, one JSON object a line.

Only the words are here. `ludothek.players.program` carries them over a pipe; docs/seat-protocol.md explains them.
"""

import json
from collections.abc import Mapping
from typing import Any

from ludothek.core.errors import IllegalMove, InvalidMove, shown
from ludothek.core.game import Game
from ludothek.core.options import OptionValue
from ludothek.core.view import View, as_json

PROTOCOL = 1
"""Rises when a program that understood the lines before would no longer do so. New fields do not count."""
LONGEST = 65536
"""No answer has more bytes than this."""


def hello(game: Game, seats: int, seat: int, options: Mapping[str, OptionValue]) -> str:
    """The first line: what is played, where the program sits and what the table looks like."""
    return _line(
        "hello",
        protocol=PROTOCOL,
        game=game.id,
        version=game.version,
        seats=seats,
        seat=seat,
        options=dict(options),
        layout=as_json(game.layout(seats)),
    )


def ask(view: View) -> str:
    """It is the seat's turn: the only line that wants an answer."""
    return _line("move?", view=as_json(view))


def tell(view: View) -> str:
    """A deal is over; with a result in the view, the whole series."""
    return _line("result", view=as_json(view))


def _line(kind: str, **fields: Any) -> str:
    return json.dumps({"type": kind, **fields}, ensure_ascii=False, separators=(",", ":"))


def understand(line: str, view: View) -> int:
    """The move that an answer means: one of the choices of the view, by its text or its number."""
    texts = [choice.text for choice in view.choices]
    example = json.dumps({"move": texts[0]}, ensure_ascii=False)
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise InvalidMove(f"{shown(line)} is not JSON; right would be {example}", candidates=texts) from None
    if not isinstance(answer, dict) or "move" not in answer:
        raise InvalidMove(f"{shown(line)} names no move; right would be {example}", candidates=texts)
    move = answer["move"]
    if isinstance(move, bool) or not isinstance(move, int | str):
        raise InvalidMove(
            f"a move is a text or a number, not {shown(move)}; right would be {example}", candidates=texts
        )
    wanted = move.strip().lower() if isinstance(move, str) else move
    for choice in view.choices:
        if wanted in (choice.move, choice.text.lower()):
            return choice.move
    raise IllegalMove(f"{shown(move)} may not be played now; legal: {' '.join(texts)}", candidates=texts)
