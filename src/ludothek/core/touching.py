"""What touches mean: which choices they still lead to, what may be touched next, and when a move is made.

Every client goes by this; `web/src/session/touches.ts` says the same to browsers.
"""

from collections import Counter
from collections.abc import Sequence

from ludothek.core.view import Choice, Scene, View


class Twins:
    """Which pieces of a scene stand for each other: those that look alike in one place of one zone."""

    def __init__(self, scene: Scene) -> None:
        self._kin = {piece.id: f"{piece.zone} {piece.place} {piece.look}" for piece in scene.pieces if piece.id}

    def kin(self, touches: Sequence[str]) -> list[str]:
        """What is touched, without a difference between twins."""
        return [self._kin.get(name, name) for name in touches]

    def stand_for(self, kin: str) -> set[str]:
        """Everything that can be touched to mean one of this kind."""
        return {name for name, of in self._kin.items() if of == kin} or {kin}

    def fits(self, choice: Choice, touched: Sequence[str]) -> bool:
        """Can these touches become this choice? A piece can be touched but once."""
        pieces = [name for name in touched if name in self._kin]
        if len(pieces) != len(set(pieces)):
            return False
        wanted, given = self.kin(choice.touches), self.kin(touched)
        if choice.unordered:
            return Counter(given) <= Counter(wanted)
        return wanted[: len(given)] == given


def narrow(view: View, touched: Sequence[str]) -> list[Choice]:
    """The choices that these touches can still lead to; of those that are alike by twins, the one that was touched."""
    twins = Twins(view.scene)
    found: dict[object, Choice] = {}
    for choice in (*view.choices, *view.turns):
        if not twins.fits(choice, touched):
            continue
        kin = twins.kin(choice.touches)
        key = (choice.gather, *(sorted(kin) if choice.unordered else kin)) if choice.touches else choice.text
        if key not in found or _meant(choice, touched) > _meant(found[key], touched):
            found[key] = choice
    return list(found.values())


def _meant(choice: Choice, touched: Sequence[str]) -> int:
    return len(set(choice.touches).intersection(touched))


def complete(view: View, touched: Sequence[str]) -> list[Choice]:
    """The choices for which nothing more is to be touched."""
    return [choice for choice in narrow(view, touched) if len(choice.touches) == len(touched)]


def touchable(view: View, touched: Sequence[str]) -> set[str]:
    """What may be touched next; what has been touched in any order can be put back."""
    twins = Twins(view.scene)
    given = Counter(twins.kin(touched))
    names: set[str] = set()
    for choice in narrow(view, touched):
        if choice.unordered:
            left = Counter(twins.kin(choice.touches)) - given
            names = names.union(touched, *(twins.stand_for(kin) for kin in left))
        elif len(choice.touches) > len(touched):
            names |= twins.stand_for(twins.kin(choice.touches)[len(touched)]).difference(touched) or {
                choice.touches[len(touched)]
            }
    return names


def touch(view: View, touched: tuple[str, ...], name: str) -> Choice | tuple[str, ...] | None:
    """What comes of one more touch: the move that it makes, all that is touched now, or None: it leads nowhere."""
    now = (*touched, name)
    if not narrow(view, now):
        if name in touched and all(choice.unordered for choice in narrow(view, touched)):
            return tuple(each for each in touched if each != name)
        if touched and name == touched[-1]:
            return ()  # touched once more: let go
        now = (name,)
    left = narrow(view, now)
    if not left:
        return None
    if len(left) == 1 and len(left[0].touches) == len(now) and not left[0].gather:
        return left[0]
    return now


def by_amount(choices: Sequence[Choice]) -> list[list[Choice]]:
    """Choices that say the same but for an amount together, by it; each of the others alone."""
    found: dict[object, list[Choice]] = {}
    for choice in choices:
        said = choice.label.id if choice.label else ""
        key = choice.text if choice.amount is None else (said, repr(choice.group))
        found.setdefault(key, []).append(choice)
    return [sorted(alike, key=lambda choice: choice.amount or 0) for alike in found.values()]
