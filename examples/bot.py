"""A program that takes a seat at any game and plays any legal move; docs/seat-protocol.md says how."""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "move?":
        choice = random.choice(message["view"]["choices"])
        print(json.dumps({"move": choice["text"]}), flush=True)
