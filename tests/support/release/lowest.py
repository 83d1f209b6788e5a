"""The lowest versions that pyproject.toml allows, installed into a fresh environment and played with (`make lowest`).

It takes a package index and a minute. Whoever raises what the code needs finds out here which bound has to follow.
"""

import sys
import tempfile
import tomllib
from pathlib import Path

from packaging.requirements import Requirement

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from support.folders import ROOT
from support.release.trial import Trial, Unplayable, run
from support.saying import say


def declared() -> dict[str, list[Requirement]]:
    """What the package needs, under an empty name, and what each of its extras needs besides."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    groups = {"": project["dependencies"], **project.get("optional-dependencies", {})}
    return {name: [Requirement(text) for text in group] for name, group in groups.items()}


def lowest(requirement: Requirement) -> str:
    """The lowest version of it that will do, as a constraint."""
    (bound,) = requirement.specifier
    marker = f"; {requirement.marker}" if requirement.marker else ""
    return f"{requirement.name}=={bound.version}{marker}"


def main(python: str) -> None:
    """Install, and play."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        say("a wheel without compiled parts is built, in half a minute")
        build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", place, str(ROOT)]
        run(build, LUDOTHEK_COMPILE="0")
        (wheel,) = folder.glob("*.whl")
        constraints = folder / "lowest.txt"
        groups = declared()
        constraints.write_text("".join(f"{lowest(each)}\n" for group in groups.values() for each in group))
        extras = ",".join(name for name in groups if name)
        say("the lowest of everything is installed, in a minute or so")
        trial = Trial(folder / "environment", python)
        trial.install("--constraint", str(constraints), f"{wheel}[{extras}]")
        say(trial.version())
        trial.play()


if __name__ == "__main__":
    try:
        main(sys.argv[1] if len(sys.argv) > 1 else sys.executable)
    except Unplayable as error:
        sys.exit(str(error))
