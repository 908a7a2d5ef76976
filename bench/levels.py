#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Levels x geometries: how soon `generate --difficulty` finds what it is asked for.

usage: bench/levels.py PROGRAM [--count 10] [--cpu-limit 60] [--level L,...] [--board B,...] [--unrated]

For each geometry and level so many puzzles are made, each in a process of its own. A hit is a
puzzle that `rate` finds to be of the level; with --unrated (rating an extreme puzzle of a large
board takes minutes) every puzzle that came out. A process is ended when it has used so many seconds
of the processor, whatever else the machine does. Prints a table in Markdown: hits, median seconds
of processor time (of the misses too), fewest and most givens.
"""

import argparse
import json
import os
import pathlib
import resource
import statistics
import subprocess
import tempfile

LEVELS = ["beginner", "easy", "medium", "hard", "expert", "extreme"]
BOARDS = {
    "9x9": ["--geometry", "grid"],
    "X": ["--geometry", "x"],
    "windoku": ["--geometry", "windoku"],
    "jigsaw": ["--geometry", "jigsaw"],
    "toroidal": ["--geometry", "toroidal"],
    "samurai": ["--geometry", "samurai"],
    "tredoku": ["--geometry", "tredoku"],
    "cubes": ["--geometry", "roxdoku"],
    "Su DoKube": ["--geometry", "su_dokube"],
    "6x6": ["--geometry", "grid:6"],
    "12x12": ["--geometry", "grid:12"],
    "16x16": ["--geometry", "grid:16"],
    "killer": ["--kinds", "killer"],
}


def num_givens(document: dict) -> int:
    givens = document.get("givens", "")
    text = "".join(givens) if isinstance(givens, list) else givens
    return sum(1 for symbol in text if symbol not in ".# \n")


def measure(program: str, folder: pathlib.Path, board: str, level: str, seed: int, limit: int, unrated: bool):
    """Whether it was a hit, processor seconds, givens."""
    before = os.times()
    made = subprocess.run([program, "generate", *BOARDS[board], "--difficulty", level, "--seed", str(seed),
                           "--to", "json", "--threads", "1", "--time-limit", f"{100 * limit}s"],
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                          preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1)))
    after = os.times()
    seconds = after.children_user + after.children_system - before.children_user - before.children_system
    if made.returncode != 0:
        return False, seconds, None
    if unrated:
        return True, seconds, num_givens(json.loads(made.stdout))
    puzzle = folder / "puzzle.json"
    puzzle.write_text(made.stdout)
    rated = subprocess.run([program, "rate", str(puzzle), "--scale", "human", "--output", "jsonl"],
                           stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    hit = rated.returncode == 0 and json.loads(rated.stdout)["level"] == level
    return hit, seconds, num_givens(json.loads(made.stdout))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--count", type=int, default=10)
    parser.add_argument("--cpu-limit", type=int, default=60)
    parser.add_argument("--level", default=",".join(LEVELS))
    parser.add_argument("--board", default=",".join(BOARDS))
    parser.add_argument("--unrated", action="store_true")
    arguments = parser.parse_args()
    levels = arguments.level.split(",")
    print("| board | " + " | ".join(levels) + " |")
    print("|---|" + "---|" * len(levels))
    with tempfile.TemporaryDirectory() as folder:
        for board in arguments.board.split(","):
            cells = []
            for level in levels:
                results = [measure(arguments.program, pathlib.Path(folder), board, level, seed, arguments.cpu_limit,
                                   arguments.unrated)
                           for seed in range(1, arguments.count + 1)]
                givens = [count for _, _, count in results if count is not None]
                spread = f", {min(givens)} to {max(givens)}" if givens else ""
                cells.append(f"{sum(hit for hit, _, _ in results)}, "
                             f"{statistics.median(seconds for _, seconds, _ in results):.2f} s{spread}")
            print(f"| {board} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
