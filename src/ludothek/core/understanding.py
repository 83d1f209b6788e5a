"""Understanding moves: what a number, a text or touches mean in a position, and in which words it is refused."""

from collections.abc import Sequence
from operator import index

from ludothek.core.errors import AmbiguousMove, IllegalMove, InvalidMove, MoveError, shown
from ludothek.core.game import Game
from ludothek.core.state import State
from ludothek.core.touching import Twins
from ludothek.core.view import Note, names

FEW = 3
"""So many moves can be named when all there are."""


def one_move(game: Game, state: State, move: int | str) -> int:
    """The legal move that is meant, by its number or a text. A text may be shortened while only one legal move fits."""
    found = whole_turn(game, state, move)
    if len(found) != 1:
        raise InvalidMove(f"{shown(move)} is several moves; they are made one at a time")
    return found[0]


def whole_turn(game: Game, state: State, move: int | str) -> list[int]:
    """The legal moves that are meant, one after the other: in a text, a whole turn may be written at once.

    The notation of a legal move means that move, whatever else the game could read into it.
    """
    if not isinstance(move, str):
        return [_numbered(game, state, move)]
    exact = game.notation.get(_plain(move))
    if exact is not None and exact in list(state.moves()):
        return [exact]
    found: list[int] = []
    before = after = state
    for each in game.read(state, move):
        if after.turn != state.turn:
            raise _too_far(game, state, before, found[-1], each)
        found.append(_written(game, state, after, each))
        before, after = after, after.copy()
        after.play(found[-1])
    return found


def refusal(game: Game, state: State, touches: Sequence[str]) -> str:
    """The clause that forbids every move which begins with these touches; empty where none is named.

    Touches may begin different moves, as putting a stone down and moving it; what is written most like something that
    is allowed is what was meant.
    """
    legal = list(state.moves())
    layout = game.layout(state.seats)
    scene = game.scene(state, state.turn)
    there = names(layout, scene, state.seats) | {look.id for look in layout.looks}
    if not there.issuperset(touches):
        return ""
    twins = Twins(scene)
    allowed = [state.text(move) for move in legal]
    found, nearest = "", -1
    for move in range(game.move_count):
        if move in legal or not twins.fits(game.choice(state, move), touches):
            continue
        clause, text = state.refusal(move), state.text(move)
        near = max((_alike(text, other) for other in allowed), default=0)
        if clause and near > nearest:
            found, nearest = clause, near
    return found


def case(game: Game, state: State, touches: Sequence[str]) -> Note | None:
    """What stands in the way of these touches here, before any rule is quoted.

    Either what was led and what could follow it, or the few moves that there are.
    """
    scene = game.scene(state, state.turn)
    legal = [game.choice(state, move) for move in state.moves()]
    looks = {piece.id: piece.look for piece in scene.pieces if piece.id and piece.zone == f"hand.{state.turn}"}
    kinds = {zone.name: zone.kind for zone in game.layout(state.seats).zones}
    led = next((piece.look for piece in scene.pieces if kinds[piece.zone] == "trick"), "")
    held = next((looks[choice.touches[0]] for choice in legal if choice.touches and choice.touches[0] in looks), "")
    if led and held and touches and touches[0] in looks:
        return Note("case-follow", {"lookLed": led, "lookHeld": held})
    if len(legal) <= FEW and all(choice.touches and choice.label is None for choice in legal):
        return Note("case-only", {"moves": ", ".join(choice.text for choice in legal)})
    return None


def _alike(text: str, other: str) -> int:
    """How many signs two texts begin with in common."""
    pairs = enumerate(zip(text, other, strict=False))
    return next((at for at, (one, another) in pairs if one != another), min(len(text), len(other)))


def _plain(text: str) -> str:
    return text.strip().lower()


def _numbered(game: Game, state: State, move: int) -> int:
    try:
        number = -1 if isinstance(move, bool) else index(move)
    except TypeError:
        number = -1
    if not 0 <= number < game.move_count:
        raise InvalidMove(f"a move is a number from 0 to {game.move_count - 1} or its text, not {shown(move)}")
    if number not in list(state.moves()):
        raise _illegal(state, state, number)
    return int(number)


def _written(game: Game, now: State, state: State, text: str) -> int:
    """The move that is meant by a part of what was written now, when the parts before it have led to this state."""
    wanted = _plain(text)
    legal = list(state.moves())
    meant = game.notation.get(wanted)
    if meant is not None:
        if meant not in legal:
            raise _illegal(now, state, meant)
        return meant
    begun = [move for move in legal if wanted and state.text(move).lower().startswith(wanted)]
    if len(begun) == 1:
        return begun[0]
    if begun:
        texts = [state.text(move) for move in begun]
        raise AmbiguousMove(f"{shown(text)} may mean {' or '.join(texts)}; write it out", candidates=texts)
    raise refused(now, InvalidMove, f"{shown(text)} is not a move of this game")


def _illegal(now: State, state: State, move: int) -> MoveError:
    clause = state.refusal(move)
    because = f" ({clause})" if clause else ""
    when = "be played now" if state is now else "follow"
    return refused(now, IllegalMove, f"{state.text(move)} may not {when}{because}", clause)


def _too_far(game: Game, now: State, state: State, last: int, text: str) -> MoveError:
    """What was written goes on after this move has ended the turn."""
    further = game.notation.get(_plain(text))
    written, clause = shown(text), ""
    if further is not None:
        written, clause = state.text(further), state.refusal_after(last, further)
    because = f" ({clause})" if clause else ""
    what = f"{written} may not follow{because}: {state.text(last)} ends the turn"
    return refused(now, IllegalMove if clause else InvalidMove, what, clause)


def refused(state: State, error: type[MoveError], what: str, clause: str = "") -> MoveError:
    """An error that says what would have been right."""
    texts = [state.text(move) for move in state.moves()]
    return error(f"{what}; legal: {' '.join(texts)}", clause=clause, candidates=texts)
