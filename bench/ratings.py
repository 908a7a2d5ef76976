#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The scale se beside Sudoku Explainer's serate, list by list, in the same run.

    bench/ratings.py --serate 'java -cp CLASSES diuf.sudoku.test.serate OPTIONS' FILE...

The peer's command is completed with --format, --input and --output, as serate takes them; options that make the
later SukakuExplainer rate as version 1.2.1 does belong into it. A FILE has one puzzle of 81 characters to a
line; --limit takes the first lines alone. Each program gets the whole file and one thread, in turns, --rounds
times; the medians of the rounds are told, process start included: the time on the clock, and the processor time
of all threads of the process (Java's compiler and collector have their own), which tells more on a busy machine.
A puzzle that the two rate differently is an error.
"""

import argparse
import pathlib
import resource
import shlex
import statistics
import subprocess
import sys
import tempfile
import time
from typing import NamedTuple

ROOT = pathlib.Path(__file__).resolve().parent.parent


class Times(NamedTuple):
    """Seconds of one run."""

    clock: float
    processor: float


def processor_of_children() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def medians(runs: list[Times]) -> Times:
    return Times(statistics.median(run.clock for run in runs), statistics.median(run.processor for run in runs))


def timed(command: list[str]) -> tuple[Times, str]:
    start = time.monotonic()
    processor = processor_of_children()
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{shlex.join(command)}: exit code {done.returncode}\n{done.stderr.strip()}")
    return Times(time.monotonic() - start, processor_of_children() - processor), done.stdout


def run_omnidoku(program: str, file: str) -> tuple[Times, dict[str, str]]:
    times, text = timed([program, "rate", "--scale", "se", "--threads", "1", file])
    rows = [line.split(",") for line in text.splitlines()[1:]]
    return times, {row[0]: "/".join(row[1:4]) for row in rows}


def run_serate(command: str, file: str, folder: str) -> tuple[Times, dict[str, str]]:
    output = pathlib.Path(folder) / "serate.txt"
    times, _ = timed([*shlex.split(command), "--threads=1", "--format=%g %r/%p/%d", f"--input={file}", f"--output={output}"])
    rows = [line.split() for line in output.read_text().splitlines() if line.strip()]
    return times, {row[0]: row[1] for row in rows}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--serate", required=True, metavar="COMMAND")
    parser.add_argument("--ours", default=str(ROOT / "build/release/omnidoku"), metavar="PROGRAM")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--limit", type=int, default=0, metavar="N")
    args = parser.parse_args()

    wrong = 0
    print(f"{'':<28}{'':>8}{'on the clock':>28}{'processor':>28}")
    print(f"{'file':<28}{'puzzles':>8}" + f"{'ours s':>10}{'peer s':>10}{'ratio':>8}" * 2)
    for name in args.files:
        lines = [line.strip()[:81] for line in pathlib.Path(name).read_text().splitlines()]
        puzzles = [line.replace("0", ".") for line in lines if len(line) == 81 and not line.startswith(("#", "puzzle"))]
        if args.limit:
            puzzles = puzzles[: args.limit]
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "puzzles.txt"
            file.write_text("\n".join(puzzles) + "\n")
            ours, peers = [], []
            for _ in range(args.rounds):
                times, our_ratings = run_omnidoku(args.ours, str(file))
                ours.append(times)
                times, peer_ratings = run_serate(args.serate, str(file), folder)
                peers.append(times)
        for puzzle in puzzles:
            if our_ratings.get(puzzle) != peer_ratings.get(puzzle):
                wrong += 1
                print(f"{puzzle}: {our_ratings.get(puzzle)}, the peer {peer_ratings.get(puzzle)}", file=sys.stderr)
        columns = [
            f"{our:>10.3f}{peer:>10.2f}{peer / our:>8.1f}"
            for our, peer in zip(medians(ours), medians(peers), strict=True)
        ]
        print(f"{pathlib.Path(name).stem:<28}{len(puzzles):>8}" + "".join(columns), flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
