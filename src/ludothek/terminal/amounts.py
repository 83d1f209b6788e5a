"""Amounts: one button for many choices that differ in a number, and the numbers in short."""

from collections.abc import Sequence

from msgspec.structs import replace

from ludothek.core.touching import by_amount
from ludothek.core.view import Choice

LESS, MORE = "amount.less", "amount.more"
"""What is touched on the felt to choose another amount."""
MOST_SPANS = 6
"""Amounts in more runs than these are told by the first of them and the last."""


class Amount:
    """The number that somebody has chosen so far, among those that are offered now."""

    def __init__(self) -> None:
        self._chosen: int | None = None

    def shown(self, choices: Sequence[Choice]) -> list[Choice]:
        """All choices, but of those that differ in an amount only the chosen one."""
        return [self._nearest(alike) for alike in by_amount(choices)]

    def step(self, choices: Sequence[Choice], name: str) -> None:
        """Choose the next smaller or larger amount that is offered."""
        for alike in by_amount(choices):
            at = alike.index(self._nearest(alike)) + (1 if name == MORE else -1)
            if alike[0].amount is not None and 0 <= at < len(alike):
                self._chosen = alike[at].amount

    def _nearest(self, alike: Sequence[Choice]) -> Choice:
        usual = [choice for choice in alike if choice.usual]
        if self._chosen is None:
            return (usual or alike)[0]
        wanted = self._chosen
        return min(alike, key=lambda choice: abs((choice.amount or 0) - wanted))


def kinds(choices: Sequence[Choice]) -> list[list[Choice]]:
    """Choices that differ in an amount together; one that is written as a bare number and means it has one, too."""
    return by_amount([_counted(choice) for choice in choices])


def _counted(choice: Choice) -> Choice:
    bare = choice.text.isdigit() and choice.amount is None and not choice.touches
    said = list(choice.label.args.values()) if choice.label else []
    return replace(choice, amount=int(choice.text)) if bare and said == [int(choice.text)] else choice


def in_short(alike: Sequence[Choice]) -> str:
    """Choices that differ in an amount as one text: `stake1-50`, `stake10, 20 … 100`, `18, 20, 22 … 264`."""
    first = alike[0]
    spans = _spans([choice.amount or 0 for choice in alike])
    numbers = ", ".join(spans)
    if len(spans) > MOST_SPANS:
        amounts = [str(choice.amount) for choice in alike]
        numbers = f"{', '.join(amounts[:3])} … {amounts[-1]}"
    return first.text.replace(str(first.amount), numbers, 1) if len(alike) > 1 else first.text


def all_in_short(moves: Sequence[str], choices: Sequence[Choice]) -> str:
    """Moves in notation, with those that differ in an amount in short."""
    known = {choice.text: choice for choice in choices}
    return ", ".join(in_short(alike) for alike in kinds([known.get(move) or Choice(-1, move) for move in moves]))


def _spans(amounts: Sequence[int]) -> list[str]:
    """Numbers in runs of equal steps."""
    runs: list[str] = []
    left = list(amounts)
    while left:
        step = left[1] - left[0] if len(left) > 1 else 1
        run = 1
        while run < len(left) and left[run] - left[run - 1] == step:
            run += 1
        if run < 3:
            runs.append(str(left[0]))
            run = 1
        elif step == 1:
            runs.append(f"{left[0]}-{left[run - 1]}")
        else:
            runs.append(f"{left[0]}, {left[1]} … {left[run - 1]}")
        left = left[run:]
    return runs
