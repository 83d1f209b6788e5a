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
from setuptools.errors import BaseError, CompileError, LinkError

sys.path.insert(0, "src")
from ludothek.lab import compiling

SOURCE = Path("src/ludothek")
BUILD = Path("build")
"""Where what is compiled is kept, so that the next time only what has changed is compiled."""
WEB = Path("web")
ASSETS = SOURCE / "server" / "assets"


def extensions() -> list[Extension]:
    """What to compile: all of it or, when it cannot be, nothing."""
    if os.environ.get("LUDOTHEK_COMPILE", "1") == "0":
        return []
    groups = compiling.libraries(SOURCE, compiling.compiled(SOURCE))
    try:
        return compiling.extensions(groups, BUILD, "--strict")
    except ImportError:
        print("note: mypyc is not there, Ludothek will run interpreted", file=sys.stderr)
        return []


class Compile(build_ext):  # type: ignore[misc]
    """All or nothing: what was compiled of a module is of no use without the libraries that others are in."""

    def finalize_options(self) -> None:
        """Use all cores if nothing else is said."""
        super().finalize_options()
        self.parallel: int | None = self.parallel or os.cpu_count()

    def run(self) -> None:
        """Compile, and let go of everything if something fails. What was compiled of modules that are gone, goes."""
        try:
            super().run()
            made = {Path(self.get_ext_fullpath(extension.name)).resolve() for extension in self.extensions}
        except (BaseError, CompileError, LinkError) as error:
            print(f"note: not everything could be compiled, Ludothek will run interpreted ({error})", file=sys.stderr)
            made = set()
        for path in (SOURCE.parent if self.inplace else Path(self.build_lib)).rglob(f"*{compiling.SUFFIX}"):
            if path.resolve() not in made:
                path.unlink()


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
        for words in (["ci", "--no-progress", "--omit=dev"], ["run", "build"]):
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
