from pathlib import Path

from ludothek.games import game_ids
from ludothek.lab.compiling import compiled, libraries

SOURCE = Path(__file__).parents[2] / "src" / "ludothek"


def test_every_game_is_a_library_of_its_own() -> None:
    found = {name: members for members, name in libraries(SOURCE, compiled(SOURCE))}
    assert found.keys() == {"ludothek"} | {f"ludothek_{game}" for game in game_ids()}
    for game in game_ids():
        folder = SOURCE / "games" / game
        assert str(folder / "rules.py") in found[f"ludothek_{game}"]
        assert all(Path(member).is_relative_to(folder) for member in found[f"ludothek_{game}"])
    assert not any("games" in Path(member).relative_to(SOURCE).parts for member in found["ludothek"])
