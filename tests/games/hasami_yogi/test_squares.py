"""Hasami Yogi: sets of squares, neighbours, and straight lines with jumps."""

from hypothesis import given
from hypothesis import strategies as st

from ludothek.games.hasami_yogi.squares import NAMES, flip, has, members, near, square_set, straight

boards = st.lists(st.sampled_from(NAMES), min_size=1, max_size=20, unique=True)


@given(boards)
def test_a_set_of_squares_has_what_was_put_into_it(names: list[str]) -> None:
    squares = square_set(" ".join(names))
    assert [NAMES[square] for square in members(squares)] == sorted(names, key=NAMES.index)
    assert [square for square in range(64) if has(squares, square)] == list(members(squares))
    assert flip(flip(squares, 63), 63) == squares


def test_a_square_has_neighbours_as_far_as_the_board_goes() -> None:
    found = {name: {NAMES[square] for square in members(near(NAMES.index(name)))} for name in ("a1", "h4", "d5")}
    assert found == {"a1": {"a2", "b1"}, "h4": {"g4", "h3", "h5"}, "d5": {"c5", "e5", "d4", "d6"}}


@given(boards, st.integers(0, 20))
def test_straight_lines_end_before_what_is_occupied_and_jumps_behind_it(names: list[str], hurdles: int) -> None:
    column, row = "abcdefgh".index(names[0][0]), int(names[0][1])
    wanted = set()
    for right, up in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        line = [f"{chr(ord('a') + column + right * far)}{row + up * far}" for far in range(1, 8)]
        line = [name for name in line if name in NAMES]
        free = [name for name in line if not set(line[: line.index(name) + 1]) & set(names)]
        wanted |= set(free) | {name for name in line[1:2] if line[0] in names[:hurdles] and name not in names}
    found = straight(NAMES.index(names[0]), square_set(" ".join(names)), square_set(" ".join(names[:hurdles])))
    assert {NAMES[square] for square in members(found)} == wanted
