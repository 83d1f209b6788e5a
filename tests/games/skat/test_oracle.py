"""Skat beside OpenSpiel: legal cards, takers of tricks and card points along the same random games."""

import random
import re
from typing import Any

import pytest

from games.skat.cases import card_points, dealt, state_of
from ludothek.core.match import Match
from ludothek.kit.cards.cards import cards_text
from support.playing import legal

pyspiel = pytest.importorskip("pyspiel")

GAMES = {"diamonds": "D", "hearts": "H", "spades": "S", "clubs": "C", "grand": "grand", "null": "null"}
DEALS = 120


def ours(text: str) -> str:
    """OpenSpiel writes T for ten."""
    return text.replace("T", "10")


def action(state: Any, text: str) -> int:
    """The number of an action by its text."""
    found: int = next(each for each in state.legal_actions() if action_text(state, each) == text)
    return found


def action_text(state: Any, number: int) -> str:
    return ours(state.action_to_string(state.current_player(), number))


def both(seed: int, name: str) -> tuple[Any, Match, int]:
    """The same deal at both tables, the game declared. Seats 0, 1, 2 are Vorhand, Mittelhand, Hinterhand at both."""
    chance = random.Random(seed)
    theirs = pyspiel.load_game("skat").new_initial_state()
    while theirs.is_chance_node():
        theirs.apply_action(chance.choice(theirs.legal_actions()))
    hands, skat = shown(theirs)
    match = dealt(*hands, skat=skat, options={"deals": 1})
    soloist = chance.randrange(3)
    while theirs.current_player() >= 0 and "pass" in [each.split("/")[-1] for each in words(theirs)]:
        theirs.apply_action(action(theirs, name if theirs.current_player() == soloist else "unknown/pass"))
    bids = {0: "pass pass 18", 1: "18 pass pass", 2: "pass 18 pass"}[soloist]
    for word in bids.split():
        match.play(word)
    match.play("take")
    away = []
    for _ in range(2):
        number = chance.choice(theirs.legal_actions())
        away.append(action_text(theirs, number))
        theirs.apply_action(number)
    match.play(" ".join(away))
    match.play(GAMES[name])
    return theirs, match, soloist


def words(state: Any) -> list[str]:
    return [action_text(state, each) for each in state.legal_actions()]


def shown(state: Any) -> tuple[tuple[str, str, str], str]:
    """The hands and the skat, read from the playing card symbols of OpenSpiel."""
    lines = {line.split(":")[0].strip(): line.split(":")[1].split() for line in str(state).splitlines() if ":" in line}
    first, second, third, skat = (
        " ".join(map(symbol, lines[name])) for name in ("Player 0", "Player 1", "Player 2", "Skat")
    )
    return (first, second, third), skat


def symbol(sign: str) -> str:
    """The Unicode block of playing cards: sixteen signs a suit; a knight stands between jack and queen."""
    suit, rank = divmod(ord(sign) - 0x1F0A0, 16)
    ranks = {1: "A", 7: "7", 8: "8", 9: "9", 10: "10", 11: "J", 13: "Q", 14: "K"}
    return "SHDC"[suit] + ranks[rank]


@pytest.mark.parametrize("name", GAMES)
def test_the_same_cards_are_legal_and_the_same_seats_take_the_tricks(name: str) -> None:
    for seed in range(DEALS):
        theirs, match, soloist = both(seed, name)
        chance = random.Random(seed)
        state = state_of(match)
        while match.turn >= 0:
            assert theirs.current_player() == match.turn
            assert sorted(words(theirs)) == sorted(legal(match.state))
            text = chance.choice(legal(match.state))
            theirs.apply_action(action(theirs, text))
            match.play(text)
        assert theirs.is_terminal()
        assert (theirs.returns()[soloist] > 0) == (state.points(soloist) > 0)
        if name != "null":
            told = re.search(r"Points \(Solo / Team\): \((\d+) / (\d+)\)", str(theirs))
            assert told
            assert int(told[1]) + int(told[2]) == 120
            # OpenSpiel lets the skat count for a soloist without a trick; SKA-23 does not.
            counted = state.card_points() or card_points(cards_text(state.hands[3]))
            assert int(told[1]) == counted
