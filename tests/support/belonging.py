"""Games of the chest with more to be told of their seats than they have by themselves."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from msgspec import structs

from ludothek.core.game import Game
from ludothek.core.state import State
from ludothek.core.view import Note, Role, Scene
from ludothek.games import load_game
from support.examples import PAD, TRICKS


def _told(game_id: str, changes: Callable[[Scene], dict[str, Any]]) -> Game:
    game = load_game(game_id)

    def scene(state: State, seat: int) -> Scene:
        shown = game.scene(state, seat)
        return structs.replace(shown, **changes(shown))

    return replace(game, scene=scene)


def partners() -> Game:
    """Cards for six: two pairs, two who are something in this deal, and one who is out."""
    roles = (Role(1, Note("story")), Role(2, Note("dealer", {"seat": 2})))
    return _told(TRICKS, lambda _: {"teams": ((0, 2), (1, 4)), "roles": roles, "out": (5,)})


def struck() -> Game:
    """A pad on which one row is crossed out for everybody, with what stands there or without."""

    def cells(shown: Scene) -> dict[str, Any]:
        others = [cell for cell in shown.cells if cell.row not in ("1", "2")]
        model = shown.cells[0]
        ours = [
            structs.replace(model, row=row, seat=seat, text=text, offered=False, struck=True)
            for row, text in (("1", ""), ("2", "4"))
            for seat in (1, 2)
        ]
        return {"cells": (*others, *ours)}

    return _told(PAD, cells)
