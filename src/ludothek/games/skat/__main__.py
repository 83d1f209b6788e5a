"""Learns anew how likely games are won: `python -m ludothek.games.skat QUICK SOUND`, some minutes, if compiled.

So many deals are played quickly and so many soundly; then the weights in `strength.bin` are replaced.
"""

import sys
from pathlib import Path

from librt.random import Random

from ludothek.games.skat.game import GAME, terms_of
from ludothek.games.skat.mind import strength
from ludothek.games.skat.mind.schooling import Experience
from ludothek.thinking.nets.artifact import write_artifact

NAME = "python -m ludothek.games.skat"


def learn(quick: int, sound: int, path: Path) -> int:
    """Learn from so many deals, beginning with nothing, and write the weights; says how many games were played."""
    for index in range(len(strength.WEIGHTS)):
        strength.WEIGHTS[index] = 0.0
    experience = Experience(terms_of(GAME.settle(3, {})), Random(1))
    for number in range(quick):
        experience.see(number, quickly=True)
    experience.learn()
    for number in range(sound):
        experience.see(number, quickly=False)
    experience.learn()
    for number in range(sound):
        experience.hear(number)
    experience.learn()
    first = range(0, len(strength.WEIGHTS), strength.WIDTH)
    lines = (" ".join(f"{weight:.3f}" for weight in strength.WEIGHTS[at : at + strength.WIDTH]) for at in first)
    write_artifact(path, strength.VERSION, f"{NAME} {quick} {sound}", "\n".join(lines).encode())
    return int(experience.games)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("say how many deals are to be played quickly and how many soundly: 20000 2000")
    games = learn(int(sys.argv[1]), int(sys.argv[2]), strength.FILE)
    print(f"{strength.FILE}: from {games} games")  # noqa: T201 - a command
