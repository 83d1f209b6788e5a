"""Workers of tests: what they are asked where only the answer matters, and programs that answer as they like."""

from ludothek.server.workers.jobs import Choose, Position
from support.examples import BOARD

ECHO = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"type": "chosen", "move": json.loads(line)["position"]["log"][0]}), flush=True)
"""
"""Answers with the number of what it was asked."""
CHEAT = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"type": "chosen", "move": 12345}), flush=True)
"""
"""Wants to play what no game knows."""

ELSEWHERE = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"type": "considered", "agrees": True}), flush=True)
"""
"""Answers what it was not asked."""


def asked(number: int, table: str = "table") -> Choose:
    """A job that is known by its number."""
    return Choose(Position(table, BOARD, 1, 2, {}, [number]), "club")
