#!/usr/bin/env python3
"""A Guildhall bot in Python: plays every seat of one game at random over `guildhall protocol`.

    python3 docs/examples/bot.py [game] [seats] [seed]

Only the standard library is needed. The messages are described in docs/protocol.md.
"""
import json
import os
import random
import subprocess
import sys

CLI = os.path.join(os.path.dirname(__file__), "..", "..", "packages", "cli", "bin", "guildhall.mjs")


class Hall:
    def __init__(self):
        self.process = subprocess.Popen(
            ["node", CLI, "protocol"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")

    def ask(self, request, **fields):
        self.process.stdin.write(json.dumps({"do": request, **fields}) + "\n")
        self.process.stdin.flush()
        reply = json.loads(self.process.stdout.readline())
        if not reply["ok"]:
            raise SystemExit(request + ": " + reply["error"])
        return reply


def choose(hall, seat, dice):
    """Any legal answer. A better bot would look at hall.ask("view", seat=seat)["view"] first."""
    return dice.choice(hall.ask("legal", seat=seat)["answers"])


def main(game="brigade", seats="2", seed="python"):
    hall, dice = Hall(), random.Random(seed)
    state = hall.ask("new", game=game, seats=int(seats), seed=seed)
    while state["actors"]:
        seat = state["actors"][0]
        state = hall.ask("answer", seat=seat, answer=choose(hall, seat, dice))
    print(json.dumps({
        "decisions": state["decisions"],
        "outcome": hall.ask("outcome")["outcome"],
        "match": hall.ask("save")["match"],
    }))
    hall.ask("quit")
    hall.process.wait()


if __name__ == "__main__":
    main(*sys.argv[1:])
