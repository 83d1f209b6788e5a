"""What is compiled and how: by mypyc, what all games stand on as one library and every game as one of its own.

So a change in one game compiles that game alone. A game outside the package is compiled in the same way, against the
compiled parts of this Ludothek.
"""

import shutil
import subprocess
import sys
import sysconfig
from contextlib import chdir
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from ludothek.core.errors import LudothekError
from ludothek.lab.leaves import with_leaves

if TYPE_CHECKING:
    from setuptools import Extension

INTERPRETED = {"__init__.py", "__main__.py", "game.py", "series.py", "table.py"}
"""What describes a game; everything else in its folder is compiled."""
OURS = "ludothek"
"""The library of what all games stand on."""
LIBRARY = "__mypyc"
"""What mypyc adds to the name of a library."""
ALIGNED = ["-falign-functions=64", "-falign-loops=32"]
"""How quick a loop is may not depend on what else is compiled: where it happens to lie makes up to a tenth."""
FLAGS = [] if sys.platform == "win32" else ["-fno-semantic-interposition", "-Wno-all", *ALIGNED]
"""Nothing outside takes the place of our functions, so the C compiler may put them into one another. What it would warn
of is mypyc's own, and looking for it takes longer than compiling."""
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"


def compiled(source: Path) -> list[Path]:
    """The modules of Ludothek itself that are compiled; `source` is the folder of the package."""
    return [
        source / "core" / "compiled.py",
        source / "core" / "knowledge.py",
        source / "core" / "state.py",
        *sorted(path for path in (source / "kit").rglob("*.py") if path.name != "__init__.py"),
        *sorted(path for path in (source / "thinking").rglob("*.py") if path.name != "__init__.py"),
        *sorted(path for path in source.glob("games/*/*.py") if path.name not in INTERPRETED),
        *sorted(path for path in source.glob("games/*/mind/*.py") if path.name != "__init__.py"),
        source / "players" / "alphabeta.py",
        source / "players" / "endings.py",
        source / "players" / "lookahead.py",
        source / "players" / "search.py",
        source / "players" / "transpositions.py",
    ]


def libraries(source: Path, paths: list[Path]) -> list[tuple[list[str], str | None]]:
    """The modules of each library, and its name: what is of no game is one, and every game is one.

    Libraries lie beside the package: from where they are, mypyc tells modules what their files are called.
    """
    found: dict[str, list[str]] = {}
    for path in paths:
        parts = path.relative_to(source).parts
        name = OURS if parts[0] != "games" else f"{OURS}_{parts[1]}"
        found.setdefault(name, []).append(str(path))
    return [(members, name) for name, members in found.items()]


def extensions(groups: list[tuple[list[str], str | None]], work: Path, *words: str) -> "list[Extension]":
    """What setuptools is to build of libraries and their modules; their C is kept in a folder."""
    from mypyc.build import mypycify  # noqa: PLC0415 - only there when something is compiled

    paths = [path for members, _ in groups for path in members]
    built: list[Extension] = mypycify(
        ["--cache-dir=/dev/null", *words, *paths],
        opt_level="3",
        debug_level="0",
        separate=groups,
        target_dir=str(work),
    )
    own = {extension.name: Path(extension.sources[0]) for extension in built if extension.name.endswith(LIBRARY)}
    for extension in built:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
        if extension.name in own:
            path = own[extension.name]
            target = work / "leaves" / path.name
            with_leaves(path, [other for other in own.values() if other != path], target)
            extension.sources = [str(target)]
    return built


def how_it_runs(source: Path) -> str:
    """Compiled or not, in a few words. All parts come together: where some are missing, they are still being made."""
    modules = compiled(source)
    there = [path for path in modules if path.with_name(f"{path.stem}{SUFFIX}").exists()]
    if not there:
        return "interpreted; compiled parts, which take a C compiler and some minutes, are not there yet"
    if len(there) < len(modules):
        return f"{len(there)} of {len(modules)} modules are compiled, the others are not, or not yet"
    return "compiled"


def compile_game(folder: Path) -> list[str]:
    """Compile the rules of a game where they lie, and see that it is still sound. Returns what was compiled."""
    folder = folder.resolve()
    sources = _sources(folder)
    if not (folder / "__init__.py").is_file() or not sources:
        raise LudothekError(f"there is no game in {folder}; a game is a folder with an __init__.py and a rules.py")
    if not _compiled_here():
        raise LudothekError("Ludothek itself runs interpreted, and so must its games; compile it first")
    forget(folder)
    made = _python(folder.parent, "-m", __name__, str(folder))
    if made.returncode:
        last = made.stderr.strip().splitlines()[-1:] or ["no reason was given"]
        raise LudothekError(f"{folder.name} cannot be compiled: {last[0]}")
    sound = _python(folder.parent, "-m", "ludothek", "check", folder.name, "--games", str(folder))
    if sound.returncode:
        forget(folder)
        why = sound.stdout.strip().splitlines()[:1] or ["it crashed; was Ludothek built by another mypyc?"]
        raise LudothekError(f"{folder.name} is not sound when it is compiled, so it stays interpreted: {why[0]}")
    return [path.relative_to(folder).as_posix() for path in sources]


def forget(folder: Path) -> None:
    """Remove what was compiled for a game: it runs interpreted again."""
    for path in (*folder.rglob("*.so"), *folder.rglob("*.pyd"), folder.with_name(f"{folder.name}{LIBRARY}{SUFFIX}")):
        path.unlink(missing_ok=True)


def build(folder: Path) -> None:
    """Compile and put the results beside the sources. Only in a process of its own: mypyc ends it where it fails."""
    try:
        from setuptools import Distribution  # noqa: PLC0415 - only there when something is compiled

        package = Path(__file__).parent.parent
        theirs = [str(path) for path in _sources(folder)]
        with TemporaryDirectory() as work, chdir(folder.parent):
            # Ours are compiled to C once more, for the game must know how they are laid out, but not any further.
            groups = [*libraries(package, _compiled_here()), (theirs, folder.name)]
            made = extensions(groups, Path(work))
            of_game = (f"{folder.name}.", f"{folder.name}{LIBRARY}")
            wanted = [extension for extension in made if extension.name.startswith(of_game)]
            command = Distribution({"name": folder.name, "ext_modules": wanted}).get_command_obj("build_ext")
            command.build_temp, command.build_lib = work, str(Path(work, "lib"))
            command.ensure_finalized()
            command.run()
            shutil.copytree(command.build_lib, folder.parent, dirs_exist_ok=True)
    except ImportError:
        sys.exit("mypyc is not there; pip install 'ludothek[compile]' brings it")


def _sources(folder: Path) -> list[Path]:
    """What of a game is compiled: its rules, and how computer players think at it."""
    return sorted(path for path in (*folder.glob("*.py"), *folder.glob("mind/*.py")) if path.name not in INTERPRETED)


def _compiled_here() -> list[Path]:
    """The sources of all compiled modules of Ludothek."""
    package = Path(__file__).parent.parent
    names = (path.with_name(path.name.removesuffix(SUFFIX)) for path in package.rglob(f"*{SUFFIX}"))
    return sorted(path.with_suffix(".py") for path in names if not path.name.endswith(LIBRARY))


def _python(where: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, *words], cwd=where, capture_output=True, text=True, check=False)  # noqa: S603


if __name__ == "__main__":
    build(Path(sys.argv[1]))
