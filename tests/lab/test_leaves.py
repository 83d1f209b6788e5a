import os
from pathlib import Path

import pytest

from ludothek.lab.leaves import with_leaves

KIT = """#include <init.c>
#include "__native_kit.h"
int64_t CPyDef_kit___lowest(int64_t cpy_r_mask) {
    int64_t cpy_r_r0;
    cpy_r_r0 = CPyDef_kit___count(cpy_r_mask);
    if (unlikely(cpy_r_r0 == -113)) goto CPyL1;
    return cpy_r_r0;
CPyL1: ;
    CPy_AddTraceback("kit.py", "lowest of them", 17, CPyStatic_kit___globals);
    return -113;
}
int64_t CPyDef_kit___count(int64_t cpy_r_mask) {
    return cpy_r_mask & 127LL;
}
int64_t CPyDef_kit___unused(int64_t cpy_r_mask) {
    return cpy_r_mask;
}
PyObject *CPyDef_kit___members(int64_t cpy_r_mask) {
    return PyList_New(cpy_r_mask);
}
"""
GAME = """#include <init.c>
#include "__native_game.h"
static CPyVTableItem vtable[1] = { (CPyVTableItem)exports_kit.CPyDef_kit___count, };
PyObject *CPyDef_game___play(int64_t cpy_r_mask) {
    cpy_r_r0 = exports_kit.CPyDef_kit___lowest(cpy_r_mask);
    return exports_kit.CPyDef_kit___members(cpy_r_r0);
}
"""


@pytest.fixture
def libraries(tmp_path: Path) -> tuple[Path, Path, Path]:
    game, kit = tmp_path / "__native_game.c", tmp_path / "__native_kit.c"
    game.write_text(GAME)
    kit.write_text(KIT)
    return game, kit, tmp_path / "leaves" / game.name


def test_what_only_reckons_is_copied_with_what_it_calls(libraries: tuple[Path, Path, Path]) -> None:
    game, kit, target = libraries
    with_leaves(game, [kit], target)
    text = target.read_text()
    count, lowest = (
        text.index("static inline int64_t CPyDef_kit___count("),
        text.index("static inline int64_t CPyDef_kit___lowest("),
    )
    assert text.index('#include "__native_game.h"') < count < lowest < text.index("PyObject *CPyDef_game___play")
    assert "cpy_r_r0 = CPyDef_kit___lowest(cpy_r_mask);" in text
    assert '"lowest of them", 17, *exports_kit.CPyStatic_kit___globals);' in text, (
        "errors still say where they come from"
    )


def test_all_else_goes_through_the_table(libraries: tuple[Path, Path, Path]) -> None:
    game, kit, target = libraries
    with_leaves(game, [kit], target)
    text = target.read_text()
    assert "return exports_kit.CPyDef_kit___members(cpy_r_r0);" in text
    assert "(CPyVTableItem)exports_kit.CPyDef_kit___count, }" in text, (
        "a table of methods wants those of the library itself"
    )
    assert "unused" not in text


def test_a_copy_follows_its_library(libraries: tuple[Path, Path, Path]) -> None:
    game, kit, target = libraries
    with_leaves(game, [kit], target)
    kit.write_text(KIT.replace("127LL", "63LL"))
    later = target.stat().st_mtime + 10
    os.utime(kit, (later, later))
    with_leaves(game, [kit], target)
    assert "63LL" in target.read_text()


def test_what_stays_the_same_is_not_compiled_again(libraries: tuple[Path, Path, Path]) -> None:
    game, kit, target = libraries
    with_leaves(game, [kit], target)
    os.utime(target, (1, 1))
    with_leaves(game, [kit], target)
    assert target.stat().st_mtime == 1


def test_nothing_changes_where_nothing_is_called(libraries: tuple[Path, Path, Path]) -> None:
    game, kit, target = libraries
    with_leaves(kit, [game], target)
    assert target.read_text() == KIT
