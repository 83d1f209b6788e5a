"""What a player looks at on a bare board: where the stones stand, pips, shots, primes, ways out, and what is behind.

A position is seen from the side of whoever has just moved. Boards are laid out as `turn_ends` has them: 26 places of
that side, then 26 of the other. What is seen is a row of numbers, the inputs of a net.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludothek.kit.common import bits
from ludothek.kit.points.road import BAR, OFF, PLACES
from ludothek.thinking.nets.point_inputs import shots

POINTS: Final = 96
"""Four inputs for every point come first."""
SIDE: Final = 124
"""Inputs of each side."""
INPUTS: Final = 2 * SIDE + 1
"""The last one is always 1."""
REACH: Final = 12
"""So far ahead walls matter to a stone that wants to escape."""
BEHIND: Final = 18
"""Above this place, stones are in the enemy's home board."""


def _escapes() -> vec[i64]:
    """For every set of walls on the next twelve places, with how many of 36 throws a stone comes past the last of them.

    It has to come at least seven places ahead.
    """
    out = vec[i64]([0] * (1 << REACH))
    for walls in range(1 << REACH):
        count: i64 = 0
        last: i64 = 0
        for place in range(REACH):
            if (walls >> place) & 1:
                last = place + 1
        for one in range(1, 7):
            for two in range(1, one + 1):
                if _escapes_with(walls, last, one, two):
                    count += 1 if one == two else 2
        out[walls] = count
    return out


def _open(walls: i64, ahead: i64) -> bool:
    return ahead > REACH or (walls >> (ahead - 1)) & 1 == 0


def _escapes_with(walls: i64, last: i64, one: i64, two: i64) -> bool:
    goal = max(last, 6)
    if one == two:
        ahead: i64 = 0
        for _ in range(4):
            ahead += one
            if not _open(walls, ahead):
                return False
            if ahead > goal:
                return True
        return False
    if one + two <= goal:
        return False
    return _open(walls, one + two) and (_open(walls, one) or _open(walls, two))


ESCAPES: Final = _escapes()


def farthest(board: vec[i64], start: i64) -> i64:
    """The place of the stone that has farthest to go, 0 if none has."""
    place: i64 = BAR
    while place > 0 and board[start + place] == 0:
        place -= 1
    return place


def race(board: vec[i64], start: i64) -> bool:
    """Have the stones passed each other?"""
    return farthest(board, start) + farthest(board, start + PLACES) <= 24


def look(board: vec[i64], start: i64, row: vec[float], at: i64) -> None:
    """Write the inputs of the board that begins at `start` to a row of zeros that begins at `at`."""
    other = start + PLACES
    touching = not race(board, start)
    row[at + 2 * SIDE] = 1.0
    _points(board, start, row, at)
    _points(board, other, row, at + SIDE)
    if touching:
        _fight(board, start, other, row, at + POINTS + 6)
        _fight(board, other, start, row, at + SIDE + POINTS + 6)


def _points(board: vec[i64], road: i64, row: vec[float], at: i64) -> None:
    pips: i64 = 0
    for place in range(1, BAR):
        stones = board[road + place]
        if stones > 0:
            pips += place * stones
            unit = at + 4 * (place - 1)
            if stones == 1:
                row[unit] = 1.0
            else:
                row[unit + 1] = 1.0
                if stones > 2:
                    row[unit + 2] = 1.0
                    row[unit + 3] = float(stones - 3) / 2.0
    more = at + POINTS
    waiting = board[road + BAR]
    off = board[road + OFF]
    pips += BAR * waiting
    if waiting > 0:
        row[more] = 1.0
        row[more + 1] = float(waiting - 1) / 2.0
    if off > 0:
        row[more + 2] = 1.0
        row[more + 3] = float(off) / 8.0
    row[more + 4] = float(pips) / 100.0
    row[more + 5] = float(farthest(board, road)) / 24.0


def _fight(board: vec[i64], road: i64, enemy: i64, row: vec[float], at: i64) -> None:
    """What matters as long as stones can be hit. All sets are along the way of the enemy, who comes up from 0."""
    walls: i64 = 0
    blots: i64 = 0
    theirs: i64 = 0
    spare: i64 = 0
    mean: i64 = 0
    on_board: i64 = 0
    for place in range(1, PLACES):
        stones = board[road + place]
        if stones > 0:
            on_board += stones
            mean += place * stones
            if place < BAR:
                if stones > 1:
                    walls |= 1 << place
                else:
                    blots |= 1 << place
                if place > 6 and place <= BEHIND:
                    spare += stones * (place - 6)
        if board[enemy + place] > 0:
            theirs |= 1 << (BAR - place)
    waiting = board[enemy + BAR]
    if blots != 0:
        hits, lost = shots(blots, walls, theirs, waiting, 4, ahead=False)
        row[at] = float(hits) / 36.0
        row[at + 1] = float(lost) / 360.0
    home = bits.count(walls & 0x7E)
    row[at + 2] = float(home) / 6.0
    row[at + 3] = float(home * home) / 36.0 if waiting > 0 else 0.0
    _ways_out(board, enemy, walls, row, at + 4)
    # Stones far behind: anchors, and what can still be played before the front has to break up.
    back = board[road + BAR]
    anchors: i64 = 0
    foremost: i64 = 0
    for place in range(BEHIND + 1, BAR):
        back += board[road + place]
        if board[road + place] > 1:
            anchors += 1
            if foremost == 0:
                foremost = place
    row[at + 10] = float(back) / 4.0
    row[at + 11] = float(anchors) / 2.0
    row[at + 12] = float(BAR - foremost) / 6.0 if foremost > 0 else 0.0
    row[at + 13] = float(spare) / 50.0
    # How far the stones are scattered beyond their mean.
    spread: i64 = 0
    for place in range(1, PLACES):
        if place * on_board > mean:
            away = place * on_board - mean
            spread += board[road + place] * away * away
    row[at + 14] = float(spread) / float(on_board * on_board * on_board) / 50.0 if on_board > 0 else 0.0
    # Pips until the last enemy is passed.
    last = BAR - farthest(board, enemy)
    contact: i64 = 0
    for place in range(last + 1, PLACES):
        contact += board[road + place] * (place - last)
    row[at + 15] = float(contact) / 100.0
    # Blots at home, stones too deep to be of use, stacks, blots elsewhere, all at home, and what a hit would meet.
    row[at + 16] = float(bits.count(blots & 0x7E)) / 3.0
    row[at + 17] = float(board[road + 1] + board[road + 2]) / 6.0
    row[at + 18] = float(max(0, board[road + 6] + board[road + 8] + board[road + 7] - 9)) / 4.0
    row[at + 19] = float(bits.count(blots & ~0x7E)) / 4.0
    row[at + 20] = 1.0 if mean > 0 and farthest(board, road) <= 6 else 0.0
    row[at + 21] = row[at] * float(made_at_home(board, enemy)) / 6.0


def made_at_home(board: vec[i64], road: i64) -> i64:
    """The points that are made in a home board."""
    made: i64 = 0
    for place in range(1, 7):
        if board[road + place] > 1:
            made += 1
    return made


def _ways_out(board: vec[i64], enemy: i64, walls: i64, row: vec[float], at: i64) -> None:
    """The longest prime, who is caught behind it, and how the enemy's stones can come out."""
    best: i64 = 0
    lowest: i64 = 0
    length: i64 = 0
    for place in range(1, 14):
        length = length + 1 if (walls >> place) & 1 else 0
        if length > best:
            best = length
            lowest = place - length + 1
    caught: i64 = 0
    for place in range(lowest):
        caught += board[enemy + BAR - place]
    row[at] = float(best) / 6.0
    row[at + 1] = float(best * min(caught, 4)) / 12.0
    rear = farthest(board, enemy)
    mobile: i64 = 0
    narrowest: i64 = 36
    for place in range(13, PLACES):
        ways = ESCAPES[(walls >> (BAR - place + 1)) & 0xFFF]
        if place <= rear:
            narrowest = min(narrowest, ways)
        if board[enemy + place] > 0:
            mobile += (place - 12) * ways * board[enemy + place]
            if place == rear:
                row[at + 2] = float(36 - ways) / 36.0
    row[at + 3] = float(36 - narrowest) / 36.0
    row[at + 4] = row[at + 3] * row[at + 3]
    row[at + 5] = float(mobile) / 1200.0
