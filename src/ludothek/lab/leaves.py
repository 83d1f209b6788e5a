"""Small functions of one compiled library copied into others that call them, so that the C compiler can inline them.

A call from library to library goes by pointers and is never inlined. For most functions that is nothing; for those
that count the members of a set it costs a game up to a tenth of its moves a second. So what mypyc has written in C is
read once more: a function that only reckons with numbers, alone or by others of its kind, is a leaf, and a library that
calls it gets a copy. Nothing is said twice by that: copies are made anew whenever a library is.
"""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

_FUNCTION = re.compile(r"^(\w[\w *]*?)(CPyDef_\w+)(\([^)]*\)) \{\n(.*?)^\}\n", re.MULTILINE | re.DOTALL)
_CALL = re.compile(r"\b(exports_\w+\.)(CPyDef_\w+)\(")
_GLOBALS = re.compile(r"\bCPyStatic_\w+___globals\b")
"""What a traceback begins with: a variable of the library, which others reach by a pointer."""
_TEXT = re.compile(r'"[^"]*"')
_WORD = re.compile(r"\b[A-Za-z_]\w*")
_HARMLESS = re.compile(
    r"cpy_r_\w+|CPyL\d+|u?int\d+_t|char|PyObject|NULL|goto|if|else|return|likely|unlikely"
    r"|PyErr_Occurred|CPy_AddTraceback|CPyInt64_Remainder|CPyInt64_Divide|PyLong_FromLongLong|CPy_DECREF"
)
_INCLUDES = re.compile(r"(?:#include .*\n)+")


def with_leaves(library: Path, others: Iterable[Path], target: Path) -> None:
    """Write the C of a library with copies of the leaves that it calls of others, where anything has changed."""
    others = list(others)
    if target.exists() and target.stat().st_mtime >= max(path.stat().st_mtime for path in (library, *others)):
        return
    text = library.read_text(encoding="utf-8")
    leaves: dict[str, re.Match[str]] = {}
    for other in others:
        leaves |= _leaves(other, other.stat().st_mtime_ns)
    exports = {name: export for export, name in _CALL.findall(text) if name in leaves}
    for name in reversed(leaves):  # a leaf stands behind those that it calls
        if name in exports:
            exports |= dict.fromkeys(leaves.keys() & set(_WORD.findall(leaves[name][4])), exports[name])
    copies = "".join(_copy(leaves[name], exports[name]) for name in leaves if name in exports)
    text = _CALL.sub(lambda call: f"{call[2]}(" if call[2] in exports else call[0], text)
    headers = _INCLUDES.match(text)
    end = headers.end() if headers else 0
    text = text[:end] + copies + text[end:]
    if not target.exists() or target.read_text(encoding="utf-8") != text:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")


def _copy(leaf: re.Match[str], export: str) -> str:
    body = _GLOBALS.sub(lambda found: f"*{export}{found[0]}", leaf[4])
    return f"static inline {leaf[1]}{leaf[2]}{leaf[3]} {{\n{body}}}\n"


@cache
def _leaves(library: Path, _written: int) -> dict[str, re.Match[str]]:
    """The leaves of a library by name, as it was written at some time; each stands behind those that it calls."""
    functions = {found[2]: found for found in _FUNCTION.finditer(library.read_text(encoding="utf-8"))}
    words = {name: _words(found[4]) for name, found in functions.items()}
    leaves: dict[str, re.Match[str]] = {}
    while more := [name for name in functions if name not in leaves and words[name] <= leaves.keys()]:
        leaves |= {name: functions[name] for name in more}
    return leaves


def _words(body: str) -> set[str]:
    """What a function needs beyond numbers."""
    return {word for word in _WORD.findall(_GLOBALS.sub("", _TEXT.sub("", body))) if not _HARMLESS.fullmatch(word)}
