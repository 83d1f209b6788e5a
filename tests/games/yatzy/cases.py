"""Positions of Yatzy for tests, written in notation: `position("22346", free="1 gs y")`; and a slow second opinion."""

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import combinations

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.games.yatzy.rules import (
    CHANCE_LAST,
    DIE,
    FIELD_TEXTS,
    FIELDS,
    FIVE_NO_FULL_HOUSE,
    FREE,
    STRIKE_ANY_TIME,
    TAKE_UP_AGAIN,
    Yatzy,
    start,
)
from support.playing import legal

TERMS = {
    "strike=any_time": STRIKE_ANY_TIME,
    "chance=last_resort": CHANCE_LAST,
    "full_house_five=no": FIVE_NO_FULL_HOUSE,
    "kept_dice=free": TAKE_UP_AGAIN,
}
ALL_FIELDS = " ".join(FIELD_TEXTS)


def terms_of(rules: Collection[str]) -> int:
    return sum(TERMS[rule] for rule in rules)


def sheet(entries: str) -> list[int]:
    """A sheet with some fields filled: `6=18 3p=23 gs=0`."""
    filled = dict(entry.split("=") for entry in entries.split())
    return [int(filled.get(field, FREE)) for field in FIELD_TEXTS]


def position(
    dice: str, free: str = ALL_FIELDS, *rules: str, throws: int = 3, standing: int = 0, seats: int = 1
) -> Yatzy:
    """Seat 0 looks at five dice with these fields free; all others have been struck."""
    sheets = [FREE if field in free.split() else 0 for field in FIELD_TEXTS]
    sheets += [FREE] * (FIELDS * (seats - 1))
    game = Yatzy(seats, 0, 0)
    game.terms = terms_of(rules)
    game.sheets = vec[i64](sheets)
    game.dice = sum(int(face) << 4 * place for place, face in enumerate(dice))
    game.standing = standing
    game.throws = throws
    game.left = sheets.count(FREE)
    return game


def number(text: str) -> int:
    """The number of a move, by its text."""
    state = start(1, 0)
    return next(move for move in range(494) if state.text(move) == text)


def canonical(state: Yatzy, text: str) -> str:
    """Short forms as the rules write them: faces in any order, `6` for the field where fields are due."""
    if state.entering():
        return f"={text}" if text.isdigit() else text
    return "".join(sorted(text, reverse=True))


def follow(state: Yatzy, *steps: str) -> Yatzy:
    """Throws and answers one after the other: `play(state, "66214", "66", "653", "666", "41", "6")`."""
    for step in steps:
        if state.turn < 0:
            for face in step:
                assert state.turn == -1
                state.play(DIE + int(face) - 1)
        else:
            assert canonical(state, step) in legal(state)
            state.play(number(canonical(state, step)))
    return state


def entries(state: Yatzy) -> dict[str, int]:
    """What may be written now, and what would stand in the field: `{"6": 18, "ch": 23, "xgs": 0}`."""
    found = {}
    for move in state.moves():
        after = state.copy()
        after.play(move)
        text = state.text(move).removeprefix("=")
        found[text] = after.sheets[state.turn * FIELDS + FIELD_TEXTS.index(text.removeprefix("x"))]
    return found


def faces(state: Yatzy) -> str:
    """What lies on the five places; 0 for a die in the cup."""
    return "".join(str(state.dice >> 4 * place & 15) for place in range(5))


# A second opinion, written after the clauses and without any table.


def fits(field: str, dice: Sequence[int], rules: Collection[str]) -> int | None:
    """The points of a field, None where the dice do not fit it."""
    counts = Counter(dice)
    most = max(counts.values())
    runs = [set(range(low, low + length)) for length in (4, 5) for low in range(1, 8 - length)]
    in_row = max((len(run) for run in runs if run <= set(dice)), default=0)
    full = sorted(counts.values()) == [2, 3] or (most == 5 and "full_house_five=no" not in rules)
    if field.isdigit():
        return int(field) * counts[int(field)] or None
    value, condition = {
        "3p": (sum(dice), most >= 3),
        "4p": (sum(dice), most >= 4),
        "fh": (25, full),
        "ks": (30, in_row >= 4),
        "gs": (40, in_row == 5),
        "y": (50, most == 5),
        "ch": (sum(dice), True),
    }[field]
    return value if condition else None


def expected_entries(dice: Sequence[int], free: Collection[str], rules: Collection[str]) -> dict[str, int]:
    """What may be written after the last throw."""
    fitting = {field: value for field in free if (value := fits(field, dice, rules)) is not None}
    struck = {f"x{field}": 0 for field in free if field not in fitting}
    if "chance=last_resort" in rules and len(fitting) > 1:
        fitting.pop("ch", None)
    return fitting | struck if not fitting or "strike=any_time" in rules else fitting


def expected_keeps(dice: Sequence[int], standing: Collection[int], rules: Collection[str]) -> set[str]:
    """What may stay: any dice, but those that stand already with them."""
    fixed = set() if "kept_dice=free" in rules else set(standing)
    groups = [set(group) for size in range(6) for group in combinations(range(5), size)]
    kept = [sorted((dice[place] for place in group), reverse=True) for group in groups if fixed <= group]
    return {"".join(map(str, stay)) or "-" for stay in kept}
