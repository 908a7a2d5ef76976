#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Speed beside a peer's: two programs run in turn on the same files, ratios with their spread.

    bench/paired.py --peer tdoku:PATH/run_benchmark FILE...
    bench/paired.py --peer tdoku:PATH/run_benchmark --engine batch FILE...
    bench/paired.py --peer omnidoku:OTHER/omnidoku --engine general FILE...

Machines are shared and change their speed, so a time says little; what is stated is the peer's time
over ours, the median of several runs that alternate within seconds, and the least and the greatest.
Where neighbours come and go, --steady PERCENT counts only those runs of ours before and after which the
peer was within so much of its own least time: the peer alone tells whether the machine was quiet.

A peer is KIND:PROGRAM, where KIND names how the program is called and read:
  omnidoku     another build of this program
  tdoku        the benchmark program that tdoku builds; with --solver another solver of those built into it
  program      any program: called with a file and a number of seconds, it writes microseconds per puzzle, and
               guesses per puzzle if it counts them (rust_sudoku is a library: a dozen lines around it will do)
Limit 2 (uniqueness proven), one thread, in memory, parsing excluded, as both programs do by themselves.
"""

import argparse
import functools
import json
import pathlib
import statistics
import subprocess
import sys
from collections.abc import Callable
from typing import NamedTuple

ROOT = pathlib.Path(__file__).resolve().parent.parent


class Speed(NamedTuple):
    microseconds: float  # per puzzle
    guesses: float  # per puzzle


def output_of(command: list[str]) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}: exit code {done.returncode}\n{done.stderr.strip()}")
    return done.stdout


def run_omnidoku(program: str, file: str, args: argparse.Namespace) -> Speed:
    text = output_of([program, "bench", file, "--seconds", str(args.seconds), "--engine", args.engine])
    record = json.loads(text)
    return Speed(record["us_per_puzzle"], record["guesses_per_puzzle"])


def run_tdoku(program: str, file: str, args: argparse.Namespace) -> Speed:
    seconds = str(max(1, round(args.seconds)))
    text = output_of([program, "-t", seconds, "-w", "1", "-c", "1", "-e", "1", "-s", args.solver, file])
    # ..., solver, puzzles per second, microseconds per puzzle, percentage without a guess, guesses per puzzle
    fields = text.strip().splitlines()[-1].split(",")
    return Speed(float(fields[-3]), float(fields[-1]))


def run_program(program: str, file: str, args: argparse.Namespace) -> Speed:
    numbers = [float(word) for word in output_of([program, file, str(args.seconds)]).split()]
    return Speed(numbers[0], numbers[1] if len(numbers) > 1 else float("nan"))


KINDS = {"omnidoku": run_omnidoku, "tdoku": run_tdoku, "program": run_program}


class Run(NamedTuple):
    own: Speed
    before: Speed  # the peer
    after: Speed

    @property
    def peer(self) -> float:
        return (self.before.microseconds + self.after.microseconds) / 2

    @property
    def ratio(self) -> float:
        return self.peer / self.own.microseconds


def steady(runs: list[Run], percent: float | None) -> list[Run]:
    """Those while the peer took at most so many percent more than in its fastest run; without a percentage all."""
    if percent is None:
        return runs
    limit = (1 + percent / 100) * min((min(run.before, run.after).microseconds for run in runs), default=0)
    return [run for run in runs if max(run.before, run.after).microseconds <= limit]


def measure(file: str, run_peer: Callable[[], Speed], args: argparse.Namespace) -> list[Run]:
    """Runs between those of the peer, until enough are steady, or there are ten times as many as asked for."""
    runs: list[Run] = []
    before = run_peer()
    while len(steady(runs, args.steady)) < args.runs and len(runs) < 10 * args.runs:
        own = run_omnidoku(args.ours, file, args)
        after = run_peer()
        runs.append(Run(own, before, after))
        before = after
    return runs


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", metavar="FILE", help="puzzles, 81 characters a line")
    parser.add_argument("--ours", default=str(ROOT / "build/release/omnidoku"), help="our program")
    parser.add_argument("--peer", required=True, metavar="KIND:PROGRAM")
    parser.add_argument("--engine", default="auto", help="our engine (default auto)")
    parser.add_argument("--solver", default="tdoku", help="the solver of a tdoku benchmark program")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2, help="for each run of each program")
    parser.add_argument("--steady", type=float, metavar="PERCENT", help="count only runs while the peer is this steady")
    args = parser.parse_args()
    kind, _, program = args.peer.partition(":")
    if kind not in KINDS or not program:
        parser.error(f"--peer: KIND:PROGRAM with KIND one of {', '.join(KINDS)}")

    print("| puzzles | ours, us | guesses | peer, us | guesses | ratio | least .. greatest | runs |")
    print("|---|---|---|---|---|---|---|---|")
    for file in args.files:
        runs = measure(file, functools.partial(KINDS[kind], program, file, args), args)
        kept = steady(runs, args.steady)
        counts = f"{len(kept)} of {len(runs)}"
        if not kept:
            print(f"| {pathlib.Path(file).stem} | | | | | | never steady | {counts} |", flush=True)
            continue
        ratios = sorted(run.ratio for run in kept)
        own = statistics.median(run.own.microseconds for run in kept)
        peer = statistics.median(run.peer for run in kept)
        print(f"| {pathlib.Path(file).stem} | {own:.3f} | {kept[0].own.guesses:.2f} | {peer:.3f} | {kept[0].before.guesses:.2f} "
              f"| {statistics.median(ratios):.2f} | {ratios[0]:.2f} .. {ratios[-1]:.2f} | {counts} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
