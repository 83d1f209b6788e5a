"""Checks a finished record of David & Goliath without Ludothek: usage `independent_checker.py record.json`.

It needs nothing but the standard library and docs/fairness.md: the first half repeats the lot and every card that
was dealt, the second half plays the tricks and counts the points.
"""

import hashlib
import hmac
import json
import sys
from pathlib import Path
from typing import Any


def expect(condition: object, place: str) -> None:
    if not condition:
        raise SystemExit(f"{place}: this is not right")


def check(record: dict[str, Any]) -> None:
    seal, moves, seats = record["seal"], record["moves"], len(record["seats"])
    seed = bytes.fromhex(seal["seed"])
    expect(hashlib.sha256(seed).hexdigest() == seal["commitment"], "seal.seed")
    key = hmac.digest(seed, json.dumps(seal["contributions"], separators=(",", ":")).encode(), "sha256")

    def draw(number: int, listed: list[str]) -> str:
        attempt = 0
        while True:
            value = int.from_bytes(hmac.digest(key, f"{number}.{attempt}".encode(), "sha256")[:8], "big")
            if value < 2**64 - 2**64 % len(listed):
                expect(moves[number] == listed[value % len(listed)], f"moves[{number}]")
                return listed[value % len(listed)]
            attempt += 1

    at, dealer, deals = 0, record["options"]["first_dealer"], []
    tickets = [f"lot.{seat}" for seat in range(seats)] if record["options"].get("seating") == "drawn" else []
    while tickets:
        tickets.remove(draw(at, tickets))
        at += 1
    if dealer == "lot":
        dealer = int(draw(at, [f"dealer{seat}" for seat in range(seats)]).removeprefix("dealer"))
        at += 1
    for _ in range(record["options"]["deals"]):
        pack = [f"{colour}{value}" for colour in "rygbv" for value in range(1, 3 * seats + 1)]
        hands: list[list[str]] = [[] for _ in range(seats)]
        while pack:
            card = draw(at, pack)
            pack.remove(card)
            hands[(dealer + 15 * seats - len(pack)) % seats].append(card)
            at += 1
        deals.append(points_of_deal(hands, moves[at : at + 15 * seats], (dealer + 1) % seats))
        at, dealer = at + 15 * seats, (dealer + 1) % seats
    expect(at == len(moves), "moves")
    totals = [sum(column) for column in zip(*deals, strict=True)]
    expect(deals == record["result"]["deals"], "result.deals")
    expect(totals == record["result"]["points"], "result.points")
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    expect(best == record["result"]["winners"], "result.winners")


def points_of_deal(hands: list[list[str]], played: list[str], leader: int) -> list[int]:
    seats = len(hands)
    won: list[list[str]] = [[] for _ in hands]
    for start in range(0, len(played), seats):
        trick = played[start : start + seats]
        for place, card in enumerate(trick):
            held = hands[(leader + place) % seats]
            follows = card[0] == trick[0][0] or not any(other[0] == trick[0][0] for other in held)
            expect(card in held and follows, f"the card {card}")
            held.remove(card)
        numbers = [int(card[1:]) for card in trick]
        high = max(range(seats), key=lambda place: (numbers[place], place))
        low = min(set(range(seats)) - {high}, key=lambda place: (numbers[place], -place))
        won[(leader + low) % seats].append(trick[high])
        won[(leader + high) % seats] += trick[:high] + trick[high + 1 :]
        leader = (leader + high) % seats
    colours = [[[int(card[1:]) for card in cards if card[0] == colour] for colour in "rygbv"] for cards in won]
    return [sum(sum(values) if len(values) < 3 else len(values) for values in rows) for rows in colours]


if __name__ == "__main__":
    check(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")))
