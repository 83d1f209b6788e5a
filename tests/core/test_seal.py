"""Sealed randomness: what docs/fairness.md says is what happens, and somebody else's program agrees."""

import hashlib
import hmac
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludothek.core.match import Match
from ludothek.core.record import SeatEntry, record
from ludothek.core.seal import Seal
from support.examples import independent_checker
from support.examples.tricks import GAME, play_all
from support.folders import ROOT

FAIRNESS = ROOT / "docs" / "fairness.md"
CHECKER = Path(independent_checker.__file__)

# The document.


def documented() -> dict[str, str]:
    """The values of the first table of the example."""
    rows = re.findall(r"^\| (\w+) \| (`.+`) \|$", FAIRNESS.read_text(encoding="utf-8"), re.MULTILINE)
    return {name: value for name, value in rows if not name.isdigit()}


def documented_seal() -> Seal:
    return Seal(bytes.fromhex(documented()["seed"].strip("`")), re.findall("`(.+?)`", documented()["contributions"]))


def documented_code() -> dict[str, Any]:
    """What the Python of the document defines."""
    (code,) = re.findall(r"```python\n(.+?)```", FAIRNESS.read_text(encoding="utf-8"), re.DOTALL)
    namespace: dict[str, Any] = {}
    exec(code, namespace)
    return namespace


def test_the_example_of_the_document_is_right() -> None:
    seal, table, code = documented_seal(), documented(), documented_code()
    assert seal.contributions == ("Ada", "Bo", "Cléo")
    assert table["commitment"] == f"`{seal.commitment}`" == f"`{code['commitment'](seal.seed)}`"
    assert table["joined"] == f"`{json.dumps(seal.contributions, separators=(',', ':'))}`"
    assert table["key"] == f"`{code['key'](seal.seed, seal.contributions).hex()}`"


def test_the_draws_of_the_document_are_those_of_a_match() -> None:
    seal = documented_seal()
    key = documented_code()["key"](seal.seed, seal.contributions)
    match = Match(GAME, 3, seal=seal)
    rows = re.findall(
        r"^\| (\d+) \| (\d+) \| `(\w+)` \| (\d+) \| `(\w+)` \|$", FAIRNESS.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert [int(number) for number, *_ in rows] == [0, 1, 2, 3, 4]
    for number, count, digits, drawn, text in rows:
        assert hmac.digest(key, f"{number}.0".encode(), "sha256")[:8].hex() == digits
        assert seal.draw(int(number), int(count)) == int(drawn) == int(digits, 16) % int(count)
        assert match.state.text(match.log[int(number)]) == text


@given(st.binary(min_size=32, max_size=32), st.lists(st.text()), st.integers(0, 10**6), st.integers(1, 2**64))
def test_the_code_of_the_document_draws_what_the_seal_draws(
    seed: bytes, contributions: list[str], number: int, count: int
) -> None:
    code = documented_code()
    seal = Seal(seed, contributions)
    assert seal.draw(number, count) == code["draw"](code["key"](seed, contributions), number, count)
    assert seal.commitment == code["commitment"](seed)


# The draws.


def test_a_value_that_would_favour_some_is_drawn_again() -> None:
    seal = Seal.numbered(1)
    key = documented_code()["key"](seal.seed, [])
    count = 2**63 + 1  # almost every second value lies beyond the last whole multiple
    attempts = []
    for number in range(200):
        values = [
            int.from_bytes(hmac.digest(key, f"{number}.{attempt}".encode(), "sha256")[:8], "big")
            for attempt in range(40)
        ]
        attempts.append(next(attempt for attempt, value in enumerate(values) if value < count))
        assert seal.draw(number, count) == values[attempts[-1]]
    assert max(attempts) > 3


@pytest.mark.parametrize("count", [1, 2, 3, 6, 45, 90])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_all_possibilities_are_equally_likely(count: int, number: int) -> None:
    seal = Seal.numbered(number)
    draws = 200 * count
    seen = [0] * count
    for position in range(draws):
        seen[seal.draw(position, count)] += 1
    assert chi_square(seen) <= (count - 1) + 4 * (2 * (count - 1)) ** 0.5


def test_neighbouring_draws_have_nothing_to_do_with_each_other() -> None:
    seal = Seal.numbered(8)
    seen = [0] * 36
    for position in range(0, 14400, 2):
        seen[6 * seal.draw(position, 6) + seal.draw(position + 1, 6)] += 1
    assert chi_square(seen) <= 35 + 4 * 70**0.5


def test_the_same_position_of_other_seals_is_equally_likely_too() -> None:
    seen = [0] * 6
    for number in range(3000):
        seen[Seal.numbered(number).draw(0, 6)] += 1
    assert chi_square(seen) <= 5 + 4 * 10**0.5


def chi_square(seen: list[int]) -> float:
    expected = sum(seen) / len(seen)
    return sum((count - expected) ** 2 for count in seen) / expected


# Seeds and contributions.


def test_the_commitment_fixes_the_seed_and_not_the_contributions() -> None:
    seed = bytes(range(32))
    assert Seal(seed).commitment == Seal(seed, ["x"]).commitment == hashlib.sha256(seed).hexdigest()


@pytest.mark.parametrize(
    ("one", "other"),
    [([], [""]), (["a", "b"], ["ab"]), (["a,b"], ["a", "b"]), (["a", "b"], ["b", "a"]), (["é"], ["e"])],
)
def test_different_contributions_never_run_together(one: list[str], other: list[str]) -> None:
    seed = bytes(32)
    draws = [[Seal(seed, words).draw(number, 2**64) for number in range(3)] for words in (one, other)]
    assert not set(draws[0]) & set(draws[1])


def test_fresh_seals_differ_and_numbered_ones_repeat() -> None:
    assert Seal.fresh().seed != Seal.fresh().seed
    assert Seal.fresh(["me"]).contributions == ("me",)
    assert Seal.numbered(3, 4).seed == Seal.numbered(3, 4).seed
    assert len({Seal.numbered(number, index).seed for number in range(12) for index in range(12)}) == 144


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_has_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match=f"not {length}"):
        Seal(bytes(length))


# Somebody else's program.


def played(seats: int = 3, **options: int | str) -> dict[str, Any]:
    """The record of a finished match, as anybody gets it."""
    match = play_all(Match(GAME, seats, options, Seal(bytes(range(32)), ["Ada", "Cléo", "\U0001f42d"])))
    text = record(match, [SeatEntry(name=f"mouse {seat}") for seat in range(seats)]).to_json()
    document: dict[str, Any] = json.loads(text)
    return document


def checked(document: dict[str, Any], folder: Path) -> str:
    """What the independent checker finds wrong, run by a Python that does not see Ludothek; nothing: all is well."""
    path = folder / "record.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-I", "-S", str(CHECKER), str(path)], capture_output=True, text=True, check=False
    )
    assert (done.returncode == 0) == (done.stderr == "")
    return done.stderr.strip()


@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, {}), (4, {"edition": "italian"}), (5, {"first_dealer": 4, "deals": 2}), (6, {"deals": 1})],
)
def test_an_independent_program_agrees(seats: int, options: dict[str, int | str], tmp_path: Path) -> None:
    assert checked(played(seats, **options), tmp_path) == ""


def test_the_independent_program_imports_nothing_of_ours() -> None:
    assert "ludothek" not in re.findall(r"^(?:from|import) (\w+)", CHECKER.read_text(encoding="utf-8"), re.MULTILINE)


def swap_dealt_cards(document: dict[str, Any]) -> None:
    moves = document["moves"]
    moves[3], moves[4] = moves[4], moves[3]


def swap_cards_of_the_second_deal(document: dict[str, Any]) -> None:
    moves = document["moves"]
    moves[-46], moves[-47] = moves[-47], moves[-46]


def other_lot(document: dict[str, Any]) -> None:
    document["moves"][0] = "dealer1" if document["moves"][0] == "dealer0" else "dealer0"


def other_seed(document: dict[str, Any]) -> None:
    document["seal"]["seed"] = "00" * 32


def other_seed_with_its_commitment(document: dict[str, Any]) -> None:
    document["seal"].update(seed="00" * 32, commitment=Seal(bytes(32)).commitment)


def other_contribution(document: dict[str, Any]) -> None:
    document["seal"]["contributions"][1] = "Cleo"


def one_point_more(document: dict[str, Any]) -> None:
    document["result"]["deals"][0][0] += 1


def another_winner(document: dict[str, Any]) -> None:
    document["result"]["winners"] = [0, 1, 2]


def swap_played_cards(document: dict[str, Any]) -> None:
    moves = document["moves"]
    moves[-1], moves[-2] = moves[-2], moves[-1]


@pytest.mark.parametrize(
    ("forge", "place"),
    [
        (swap_dealt_cards, "moves[3]"),
        (swap_cards_of_the_second_deal, "moves["),
        (other_lot, "moves[0]"),
        (other_seed, "seal.seed"),
        (other_seed_with_its_commitment, "moves["),
        (other_contribution, "moves["),
        (one_point_more, "result.deals"),
        (another_winner, "result.winners"),
        (swap_played_cards, "the card"),
    ],
)
def test_an_independent_program_rejects_what_was_forged(
    forge: Callable[[dict[str, Any]], None], place: str, tmp_path: Path
) -> None:
    document = played(3, deals=2)
    forge(document)
    assert place in checked(document, tmp_path)
