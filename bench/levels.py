#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Levels x boards and rules: how soon `generate --difficulty` finds what it is asked for.

usage: bench/levels.py PROGRAM [--count 10] [--cpu-limit 60] [--level L,...] [--board B,...] [--unrated] [--unchecked]

For each board and level so many puzzles are made, each in a process of its own. A hit is a puzzle
that `rate` finds to be of the level and that has one solution by search in clauses (`--engine sat`),
which shares nothing with what made it. --unrated leaves the first out (rating an extreme puzzle of
a large board takes minutes), --unchecked the second. A process is ended when it has used so many
seconds of the processor, whatever else the machine does. Prints a table in Markdown: hits, the
median and the 95th percentile of the seconds of processor time (of the misses too), fewest and most
givens; below it what was missed and why, and how many hits there were in all.
"""

import argparse
import json
import math
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
    "killer without givens": ["--kinds", "killer", "--givens", "0"],
    "thermometer": ["--kinds", "thermometer"],
    "Kropki": ["--kinds", "ratio_dot,difference_dot,nonconsecutive,all_ratio_dots"],
    "little killer": ["--kinds", "little_killer"],
    "arrow": ["--kinds", "arrow"],
    "killer and thermometer": ["--kinds", "killer,thermometer"],
    "arrow and whisper on X": ["--geometry", "x", "--kinds", "arrow,whisper"],
}


def num_givens(document: dict) -> int:
    givens = document.get("givens", "")
    text = "".join(givens) if isinstance(givens, list) else givens
    return sum(1 for symbol in text if symbol not in ".# \n")


class Trial:
    """One puzzle: why it is no hit, if it is none; seconds of processor time, givens."""

    def __init__(self, seconds: float, miss: str = "", givens: int | None = None):
        self.seconds = seconds
        self.miss = miss
        self.givens = givens


def run(*command: str) -> subprocess.CompletedProcess:
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def what_is_wrong(arguments, puzzle: str, level: str) -> str:
    """Why the puzzle of a file is not as wanted; nothing where it is."""
    if not arguments.unchecked:
        solved = run(arguments.program, "solve", puzzle, "--engine", "sat", "--output", "jsonl", "--quiet")
        status = json.loads(solved.stdout)["status"] if solved.stdout else "no answer"
        if status != "unique":
            return f"the search in clauses says: {status}"
    if not arguments.unrated:
        rated = run(arguments.program, "rate", puzzle, "--scale", "human", "--output", "jsonl")
        found = json.loads(rated.stdout)["level"] if rated.returncode == 0 else "not rated"
        if found != level:
            return f"rated {found}"
    return ""


def measure(arguments, folder: pathlib.Path, board: str, level: str, seed: int) -> Trial:
    limit = arguments.cpu_limit
    before = os.times()
    made = subprocess.run([arguments.program, "generate", *BOARDS[board], "--difficulty", level, "--seed", str(seed),
                           "--to", "json", "--threads", "1", "--time-limit", f"{100 * limit}s"],
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                          preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1)))
    after = os.times()
    seconds = after.children_user + after.children_system - before.children_user - before.children_system
    if made.returncode != 0:
        return Trial(seconds, made.stderr.strip().splitlines()[-1] if made.stderr.strip() else "out of time")
    puzzle = folder / "puzzle.json"
    puzzle.write_text(made.stdout)
    return Trial(seconds, what_is_wrong(arguments, str(puzzle), level), num_givens(json.loads(made.stdout)))


def percentile(values: list[float], share: float) -> float:
    """The least value that so large a share of all does not exceed."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]


def cell_of(trials: list[Trial]) -> str:
    givens = [trial.givens for trial in trials if trial.givens is not None]
    spread = f", {min(givens)} to {max(givens)}" if givens else ""
    seconds = [trial.seconds for trial in trials]
    return (f"{sum(not trial.miss for trial in trials)}, {statistics.median(seconds):.2f} s, "
            f"{percentile(seconds, 0.95):.2f} s{spread}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--count", type=int, default=10)
    parser.add_argument("--cpu-limit", type=int, default=60)
    parser.add_argument("--level", default=",".join(LEVELS))
    parser.add_argument("--board", default=",".join(BOARDS))
    parser.add_argument("--unrated", action="store_true")
    parser.add_argument("--unchecked", action="store_true")
    arguments = parser.parse_args()
    levels = arguments.level.split(",")
    misses = []
    num_made = 0
    print("| board | " + " | ".join(levels) + " |")
    print("|---|" + "---|" * len(levels))
    with tempfile.TemporaryDirectory() as folder:
        for board in arguments.board.split(","):
            cells = []
            for level in levels:
                trials = [measure(arguments, pathlib.Path(folder), board, level, seed)
                          for seed in range(1, arguments.count + 1)]
                cells.append(cell_of(trials))
                num_made += len(trials)
                misses += [f"{board}, {level}, seed {seed}: {trial.miss}"
                           for seed, trial in enumerate(trials, 1) if trial.miss]
            print(f"| {board} | " + " | ".join(cells) + " |", flush=True)
    print(f"\n{num_made - len(misses)} hits of {num_made}", *misses, sep="\n")


if __name__ == "__main__":
    main()
