"""Builds the compiled parts of Ludothek with mypyc and the browser table with Node; all else is in pyproject.toml.

Both are optional. Without a C compiler, or with LUDOTHEK_COMPILE=0, the package runs interpreted. Without Node it has
no browser table, and `ludothek serve` says how to get it.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path.insert(0, "src")
from ludothek.lab.compiling import FLAGS, OURS, compiled

SOURCE = Path("src/ludothek")
WEB = Path("web")
ASSETS = SOURCE / "server" / "assets"


def extensions() -> list[Extension]:
    """What to compile: all of it or, when it cannot be, nothing."""
    if os.environ.get("LUDOTHEK_COMPILE", "1") == "0":
        return []
    try:
        from mypyc.build import mypycify  # noqa: PLC0415 - only there when something is compiled
    except ImportError:
        print("note: mypyc is not there, Ludothek will run interpreted", file=sys.stderr)
        return []
    paths = [str(path) for path in compiled(SOURCE)]
    # A group of its own, so that games outside the package can be compiled against it.
    built: list[Extension] = mypycify([*paths, "--strict"], opt_level="3", debug_level="0", separate=[(paths, OURS)])
    for extension in built:
        extension.optional = True
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return built


class Compile(build_ext):  # type: ignore[misc]
    """All or nothing: what was compiled of a module is of no use without the library that all of them share."""

    def run(self) -> None:
        """Compile, and let go of everything if something is missing."""
        super().run()
        made = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if not all(path.exists() for path in made):
            print("note: not everything could be compiled, Ludothek will run interpreted", file=sys.stderr)
            for path in made:
                path.unlink(missing_ok=True)


def built() -> bool:
    """Is the browser table there, and no older than what it is made of?"""
    page = ASSETS / "index.html"
    parts = [part for part in WEB.iterdir() if part.name not in {"node_modules", "tests"}]
    sources = [path for part in parts for path in (part, *part.rglob("*")) if path.is_file()]
    return page.exists() and page.stat().st_mtime >= max(source.stat().st_mtime for source in sources)


def build_table() -> None:
    """Build the browser table where it is needed and can be."""
    if built():
        return
    try:
        npm = shutil.which("npm") or "npm"
        for words in (["ci", "--no-progress"], ["run", "build"]):
            subprocess.run([npm, *words], cwd=WEB, check=True)  # noqa: S603 - what this very folder says
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"note: the browser table was not built, which takes Node 20.19 or newer ({error})", file=sys.stderr)


class Package(build_py):  # type: ignore[misc]
    """The package with the browser table; installed as editable it is served from where `make web` puts it."""

    def run(self) -> None:
        """Build the table first, and let go of that of an earlier build: its files have other names."""
        if not self.editable_mode:
            build_table()
            shutil.rmtree(Path(self.build_lib) / ASSETS.relative_to("src"), ignore_errors=True)
        super().run()


class Archive(sdist):  # type: ignore[misc]
    """The source archive with the browser table, so that whoever installs it needs no Node."""

    def run(self) -> None:
        """Build the table first."""
        build_table()
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_ext": Compile, "build_py": Package, "sdist": Archive})
