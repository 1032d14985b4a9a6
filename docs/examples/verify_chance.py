#!/usr/bin/env python3
"""Checks the chance of a finished Guildhall match, independently of Guildhall's own code.

    npx guildhall verify match.json --transcript draws.json
    python3 docs/examples/verify_chance.py draws.json [commitment]

Written from docs/fairness.md alone; only the standard library is needed. If you wrote down the commitment
shown at the start of the match, give it as the second word. Exit code 0: every draw is as it must be.
"""
import hashlib
import hmac
import json
import sys

DOMAIN = "guildhall chance 1"


def match_key(seed, entropy):
    lines = [DOMAIN] + [words.encode("utf-8").hex() for words in entropy]
    return hmac.new(bytes.fromhex(seed), "\n".join(lines).encode("utf-8"), hashlib.sha256).digest()


class Stream:
    """The 32-bit words of one deck or die, in order."""

    def __init__(self, key, name):
        self.key = hmac.new(key, name.encode("utf-8"), hashlib.sha256).digest()
        self.used = 0

    def word(self):
        block, place = divmod(self.used, 8)
        digest = hashlib.sha256(self.key + block.to_bytes(4, "big")).digest()
        self.used += 1
        return int.from_bytes(digest[4 * place:4 * place + 4], "big")

    def below(self, n):
        limit = 2 ** 32 - 2 ** 32 % n
        while True:
            word = self.word()
            if word < limit:
                return word % n

    def shuffle(self, n):
        places = list(range(n))
        for i in range(n - 1, 0, -1):
            j = self.below(i + 1)
            places[i], places[j] = places[j], places[i]
        return places


def check(transcript, published=None):
    """None if all is well, else what is wrong."""
    if not isinstance(transcript, dict) or transcript.get("format") != "guildhall transcript 1":
        return "this is no transcript of a match"
    seed, commitment = transcript["seed"], transcript["commitment"]
    if hashlib.sha256(bytes.fromhex(seed)).hexdigest() != commitment:
        return "the seed does not fit the commitment in the transcript"
    if published is not None and published != commitment:
        return "the commitment in the transcript is not the one that was published"
    key = match_key(seed, transcript["entropy"])
    streams = {}
    for number, draw in enumerate(transcript["draws"], 1):
        stream = streams.setdefault(draw["stream"], Stream(key, draw["stream"]))
        if draw["from"] != stream.used:
            return f"draw {number} begins at word {draw['from']} of {draw['stream']!r}, but {stream.used} were used"
        result = stream.shuffle(draw["below"]) if draw["kind"] == "shuffle" else stream.below(draw["below"])
        if result != draw["result"]:
            return f"draw {number} from {draw['stream']!r} should be {result}, not {draw['result']}"
    return None


def main(path, published=None):
    try:
        with open(path, encoding="utf-8") as file:
            transcript = json.load(file)
        wrong = check(transcript, published)
    except OSError as error:
        print(f"{path} cannot be read: {error.strerror}")
        return 2
    except (KeyError, TypeError, ValueError, AttributeError):
        wrong = "the file is not a whole transcript"
    if wrong:
        print("NOT SOUND: " + wrong)
        return 1
    print(f"sound: {len(transcript['draws'])} draws follow from the seed, and the seed fits its commitment")
    return 0


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 3:
        sys.exit("usage: verify_chance.py draws.json [commitment]")
    sys.exit(main(*sys.argv[1:]))
