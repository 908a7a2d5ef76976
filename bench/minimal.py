#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Minimal classic puzzles a second, beside the generators of other programs.

    bench/minimal.py [--ours PROGRAM] [--tdoku PROGRAM] [--qqwing PROGRAM] [--per-grid 1,32]

The programs run in turn, each for some seconds with one thread, and write their puzzles into a file. What counts is
the time of the processor that a process took, writing included, since machines are shared. --tdoku is the program
`generate` that tdoku builds: a walk from puzzle to puzzle that leaves a few givens out and makes the rest minimal
again, here without the rating of what it makes. --qqwing is Debian's package. A ratio is our speed over that of tdoku
just before and after; stated are the median of several rounds, the least and the greatest.
"""

import argparse
import os
import pathlib
import statistics
import subprocess
import tempfile
from collections.abc import Callable

ROOT = pathlib.Path(__file__).resolve().parent.parent


def ours(program: str, number: int, per_grid: int, seed: int) -> list[str]:
    return [program, "generate", "--minimal", "--count", str(number), "--per-grid", str(per_grid), "--threads", "1",
            "--seed", str(seed)]


def tdoku(program: str, number: int, _seed: int) -> list[str]:
    return [program, "-p0", "-a1", "-e0", "-l", str(number)]


def qqwing(program: str, number: int, _seed: int) -> list[str]:
    return [program, "--generate", str(number), "--one-line"]


def puzzles_a_second(command: list[str], number: int, file: pathlib.Path) -> float:
    before = os.times()
    with file.open("wb") as out:
        subprocess.run(command, stdout=out, stderr=subprocess.DEVNULL, check=True)
    after = os.times()
    with file.open("rb") as lines:
        made = sum(1 for line in lines if len(line.strip()) >= 81)
    if made < 0.99 * number:  # tdoku leaves out what is still among its parents
        raise SystemExit(f"{' '.join(command)}: {made} puzzles instead of {number}")
    seconds = after.children_user + after.children_system - before.children_user - before.children_system
    return made / seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ours", default=str(ROOT / "build/release/omnidoku"), help="our program")
    parser.add_argument("--tdoku", metavar="PROGRAM")
    parser.add_argument("--qqwing", metavar="PROGRAM")
    parser.add_argument("--per-grid", default="1,32", metavar="K,...", help="puzzles of each filled grid")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2, help="about so long is a run")
    args = parser.parse_args()

    makers: dict[str, Callable[[int, int], list[str]]] = {}
    if args.tdoku:
        makers["tdoku"] = lambda number, seed: tdoku(args.tdoku, number, seed)
    for per_grid in [int(word) for word in args.per_grid.split(",")]:
        makers[f"omnidoku, {per_grid} a grid"] = \
            lambda number, seed, per_grid=per_grid: ours(args.ours, number, per_grid, seed)
    if args.qqwing:
        makers["qqwing"] = lambda number, seed: qqwing(args.qqwing, number, seed)

    speeds: dict[str, list[float]] = {name: [] for name in makers}
    ratios: dict[str, list[float]] = {name: [] for name in makers}
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "puzzles.txt"

        def run(name: str, number: int, seed: int) -> float:
            return puzzles_a_second(makers[name](number, seed), number, file)

        numbers = {}
        for name in makers:
            number = 200
            while (speed := run(name, number, 1)) * args.seconds > 4 * number:
                number *= 4
            numbers[name] = max(200, round(speed * args.seconds))
        for seed in range(1, args.rounds + 1):
            for name, number in numbers.items():
                if name == "tdoku":
                    continue
                before = run("tdoku", numbers["tdoku"], seed) if args.tdoku else None
                speed = run(name, number, seed)
                speeds[name].append(speed)
                if before is None:
                    continue
                after = run("tdoku", numbers["tdoku"], seed)
                speeds["tdoku"] += [before, after]
                ratios[name].append(2 * speed / (before + after))

    print("| generator | puzzles a second | times tdoku | least .. greatest |")
    print("|---|---|---|---|")
    for name in makers:
        ratio = f"{statistics.median(ratios[name]):.2f} | {min(ratios[name]):.2f} .. {max(ratios[name]):.2f}" \
            if ratios[name] else " | "
        print(f"| {name} | {statistics.median(speeds[name]):,.0f} | {ratio} |")


if __name__ == "__main__":
    main()
