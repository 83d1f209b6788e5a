"""What runs inside GNU Backgammon's Python console: reads a question a line and answers each with a line (JSON).

Boards are as GNU Backgammon has them: 24 points and the bar of the other, then of whoever is about to throw.
"""

import json
import sys
from typing import Any

import gnubg  # type: ignore[import-not-found]  # only there inside GNU Backgammon

MARK = "answer "


def context(plies: int, cubeful: int = 0) -> Any:
    """Look so many plies ahead."""
    return gnubg.evalcontext(cubeful, plies, 1, 1, 0.0)


def cube(value: int = 1, owner: int = -1, match: int = 0, score: tuple[int, int] = (0, 0), crawford: int = 0) -> Any:
    """A cube and the score of a match, or of a game for money without the Jacoby rule; player 1 is about to throw."""
    info = gnubg.cubeinfo(value, owner, 1, match, tuple(score), crawford, 0)
    info["jacoby"] = 0
    return info


def answer(asked: dict[str, Any]) -> Any:
    """The points that are expected, the best move, or what the cube decisions are worth."""
    boards = [tuple(tuple(side) for side in board) for board in asked["boards"]]
    plies = asked["plies"]
    if asked["what"] == "points":
        return [gnubg.evaluate(board, cube(), context(plies))[5] for board in boards]
    if asked["what"] == "move":
        return gnubg.findbestmove(boards[0], cube(), context(plies), tuple(asked["dice"]))
    return gnubg.cfevaluate(boards[0], cube(**asked["cube"]), context(plies, 1))[1:4]


print(f"{MARK}ready", flush=True)
for line in sys.stdin:
    print(MARK + json.dumps(answer(json.loads(line))), flush=True)
