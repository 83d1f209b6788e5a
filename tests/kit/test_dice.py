"""One die: its faces and their looks."""

from ludothek.kit.common.dice import die_looks, falls


def test_a_die_falls_on_six_faces_that_have_looks() -> None:
    assert list(falls(30)) == [30, 31, 32, 33, 34, 35]
    assert [(look.id, look.face) for look in die_looks("kept-{}")] == [
        (f"kept-{face}", str(face)) for face in range(1, 7)
    ]
