"""What a state consists of, whatever its game and compiled or not: pickling and comparing are made of this.

A game writes nothing for it. Its fields are found by name; a constructor is given those that it names, the others are
set afterwards.
"""

import copyreg
import inspect
from collections.abc import Callable
from typing import Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64


class Part(NamedTuple):
    """An object that a state holds, such as what was agreed, taken apart like the state itself."""

    kind: type
    values: dict[str, object]


def fields(thing: object) -> dict[str, object]:
    """The fields of a state by name, objects of a game among them taken apart in turn."""
    found = {name: getattr(thing, name) for name in _names(thing) if hasattr(thing, name)}
    return {name: _apart(value) for name, value in found.items()}


def restore(kind: type[Any], values: dict[str, object]) -> Any:
    """The object that consists of these fields."""
    whole = {name: restore(*value) if isinstance(value, Part) else value for name, value in values.items()}
    wanted = [name for name in inspect.signature(kind).parameters if name in whole]
    thing = kind(**{name: whole[name] for name in wanted})
    for name, value in whole.items():
        if name not in wanted:
            setattr(thing, name, value)
    return thing


def _names(thing: object) -> dict[str, None]:
    """Compiled classes know the names of their fields; of others they stand in the class body or in the object."""
    kinds = type(thing).__mro__
    names = [*getattr(type(thing), "__mypyc_attrs__", ())]
    names += [name for kind in reversed(kinds) for name in inspect.get_annotations(kind)]
    return dict.fromkeys([*names, *getattr(thing, "__dict__", ())])


def _apart(value: object) -> object:
    """Plain values and vecs, which Python takes for builtins, stay as they are."""
    kind = type(value)
    return value if kind.__module__ == "builtins" else Part(kind, fields(value))


def _make_vec(items: list[int]) -> vec[i64]:
    return vec[i64](items)


def _reduce_vec(items: vec[i64]) -> tuple[Callable[[list[int]], vec[i64]], tuple[list[int]]]:
    return _make_vec, (list(items),)


copyreg.pickle(type(vec[i64]()), _reduce_vec)
