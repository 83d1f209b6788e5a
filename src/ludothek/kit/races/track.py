"""A numbered road that figures run along: jumps, and counting back from the goal.

Field 0 is before the start, the last field is the goal.
"""

from librt.vecs import append, vec
from mypy_extensions import i64


def land(field: i64, number: i64, goal: i64, *, back: bool) -> i64:
    """Where a run by a number ends: beyond the goal the rest is counted back or, without that, the figure stays."""
    reached = field + number
    if reached <= goal:
        return reached
    return 2 * goal - reached if back else field


def passed(field: i64, number: i64, goal: i64, *, back: bool) -> vec[i64]:
    """The fields of a run one after the other, without that where it begins; none where the figure stays."""
    out = vec[i64](capacity=number)
    if field + number > goal and not back:
        return out
    for step in range(1, number + 1):
        out = append(out, land(field, step, goal, back=True))
    return out


def jumps(goal: i64, leads: dict[int, int]) -> vec[i64]:
    """For every field the one to which it leads: itself, or the other end of its ladder or slide."""
    out = vec[i64]([0] * (goal + 1))
    for field in range(goal + 1):
        out[field] = leads.get(field, field)
    return out
