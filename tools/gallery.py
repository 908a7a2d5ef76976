#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Measures how long making the puzzles of the gallery takes, for src/api/gallery_times.inc.

usage: tools/gallery.py PROGRAM [--count 5] [--cpu-limit 6] [--card ID,...] > src/api/gallery_times.inc

Of every card of the call `gallery`, at every level and at none, so many puzzles are made of seeds 1 to
5, each in a process of its own with one thread and so many seconds of the processor. Their givens lie
as the page asks for it by itself: turned by half a turn where the level is easy and the board allows
it, else as they come. After two that did not come out at the limit without any that did, a level is
given up. Times are of the processor, the program's start (some hundredths of a second) included.
With --card only those cards are measured, and the lines of others are taken over from the file.
"""

import argparse
import json
import math
import os
import pathlib
import re
import resource
import statistics
import subprocess
import sys
import urllib.request

EASY = ("any", "beginner", "easy")
TABLE = pathlib.Path(__file__).resolve().parent.parent / "src/api/gallery_times.inc"


def ask(program: str) -> tuple[list[dict], list[str]]:
    """The cards and the levels."""
    with subprocess.Popen([program, "serve", "--port", "0"], stdout=subprocess.PIPE, text=True) as server:
        try:
            port = int(server.stdout.readline().split("/ ")[0].rsplit(":", 1)[1])

            def call(name: str) -> dict:
                request = urllib.request.Request(f"http://127.0.0.1:{port}/api", json.dumps({"call": name}).encode())
                return json.load(urllib.request.urlopen(request))["result"]

            cards = [card for group in call("gallery")["groups"] for card in group["cards"]]
            return cards, call("catalogue")["levels"]
        finally:
            server.kill()


def make(program: str, card: dict, level: str, seed: int, limit: int, symmetry: str) -> tuple[str, float]:
    """What came out ("made", "none", "impossible"), and the seconds of the processor."""
    wish = ["--geometry", card["geometry"], "--seed", str(seed), "--threads", "1", "--to", "json", "--quiet"]
    if card["kinds"]:
        wish += ["--kinds", ",".join(card["kinds"])]
    if level != "any":
        wish += ["--difficulty", level]
    before = os.times()
    result = subprocess.run([program, "generate", *wish, "--symmetry", symmetry, "--time-limit", "600s"],
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1)))
    after = os.times()
    seconds = after.children_user + after.children_system - before.children_user - before.children_system
    if result.returncode == 0:
        return "made", seconds
    return "impossible" if "symmetry" in result.stderr and seconds < limit / 2 else "none", seconds


def measure(program: str, card: dict, level: str, count: int, limit: int) -> str:
    symmetry = "180" if level in EASY and not card["kinds"] else "none"
    made, all_seconds = [], []
    for seed in range(1, count + 1):
        end, seconds = make(program, card, level, seed, limit, symmetry)
        if end == "impossible":
            symmetry = "none"
            end, seconds = make(program, card, level, seed, limit, symmetry)
        all_seconds.append(seconds)
        if end == "made":
            made.append(seconds)
        elif not made and len(all_seconds) == 2:
            break
    usual = math.ceil(1000 * statistics.median(made)) if made else 0
    return (f'{{"{card["id"]}", "{level}", {len(all_seconds)}, {len(made)}, {usual}, '
            f"{math.ceil(1000 * max(all_seconds))}}},")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--count", type=int, default=5)
    parser.add_argument("--cpu-limit", type=int, default=6)
    parser.add_argument("--card", default="")
    arguments = parser.parse_args()
    cards, levels = ask(arguments.program)
    wanted = arguments.card.split(",") if arguments.card else [card["id"] for card in cards]
    kept = [line for line in TABLE.read_text().splitlines()
            if (match := re.match(r'\{"(\w+)"', line)) and match[1] not in wanted]
    print("// SPDX-License-Identifier: MIT")
    print("// Made by tools/gallery.py; do not edit. Card, level, tried, made, usual and most milliseconds.")
    for card in cards:
        for line in kept:
            if line.startswith(f'{{"{card["id"]}",'):
                print(line)
        if card["id"] not in wanted:
            continue
        for level in ["any", *levels]:
            print(measure(arguments.program, card, level, arguments.count, arguments.cpu_limit), flush=True)
        print(card["id"], file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
