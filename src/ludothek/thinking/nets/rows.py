"""What reaches the units of a net from the inputs that are there: rows of weights, added up."""

from librt.vecs import vec
from mypy_extensions import i64


def add_rows(
    weights: vec[float],
    units: i64,
    numbers: vec[i64],
    values: vec[float],
    first: i64,
    end: i64,
    sums: vec[float],
    at: i64,
) -> None:
    """Add the rows of some inputs, each times its value, to the sums that begin at a place; `units` make a row.

    The inputs are those from `first` to `end` of the numbers and values. Eight units are added up at a time, which is
    twice as quick as one by one, then the rest.
    """
    whole = units & ~7
    for unit in range(0, whole, 8):
        to = at + unit
        a, b, c, d = sums[to], sums[to + 1], sums[to + 2], sums[to + 3]
        e, f, g, h = sums[to + 4], sums[to + 5], sums[to + 6], sums[to + 7]
        for index in range(first, end):
            row = numbers[index] * units + unit
            value = values[index]
            a += value * weights[row]
            b += value * weights[row + 1]
            c += value * weights[row + 2]
            d += value * weights[row + 3]
            e += value * weights[row + 4]
            f += value * weights[row + 5]
            g += value * weights[row + 6]
            h += value * weights[row + 7]
        sums[to], sums[to + 1], sums[to + 2], sums[to + 3] = a, b, c, d
        sums[to + 4], sums[to + 5], sums[to + 6], sums[to + 7] = e, f, g, h
    for unit in range(whole, units):
        for index in range(first, end):
            sums[at + unit] += values[index] * weights[numbers[index] * units + unit]
