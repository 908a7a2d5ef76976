#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The scale se beside Sudoku Explainer's serate, list by list, in the same run.

    bench/ratings.py --serate 'java -cp CLASSES diuf.sudoku.test.serate OPTIONS' FILE...

The peer's command is completed with --format, --input and --output, as serate takes them; options that make the
later SukakuExplainer rate as version 1.2.1 does belong into it. A FILE has one puzzle of 81 characters to a
line; --limit takes the first lines alone. Each program gets the whole file and one thread, in turns, --rounds
times; the median of the rounds is told, process start included. A puzzle that the two rate differently is an
error.
"""

import argparse
import pathlib
import shlex
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent


def timed(command: list[str]) -> tuple[float, str]:
    start = time.monotonic()
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{shlex.join(command)}: exit code {done.returncode}\n{done.stderr.strip()}")
    return time.monotonic() - start, done.stdout


def run_omnidoku(program: str, file: str) -> tuple[float, dict[str, str]]:
    seconds, text = timed([program, "rate", "--scale", "se", "--threads", "1", file])
    rows = [line.split(",") for line in text.splitlines()[1:]]
    return seconds, {row[0]: "/".join(row[1:4]) for row in rows}


def run_serate(command: str, file: str, folder: str) -> tuple[float, dict[str, str]]:
    output = pathlib.Path(folder) / "serate.txt"
    seconds, _ = timed([*shlex.split(command), "--threads=1", "--format=%g %r/%p/%d", f"--input={file}", f"--output={output}"])
    rows = [line.split() for line in output.read_text().splitlines() if line.strip()]
    return seconds, {row[0]: row[1] for row in rows}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--serate", required=True, metavar="COMMAND")
    parser.add_argument("--ours", default=str(ROOT / "build/release/omnidoku"), metavar="PROGRAM")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--limit", type=int, default=0, metavar="N")
    args = parser.parse_args()

    wrong = 0
    print(f"{'file':<28}{'puzzles':>8}{'ours s':>10}{'peer s':>10}{'ratio':>8}")
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
                seconds, our_ratings = run_omnidoku(args.ours, str(file))
                ours.append(seconds)
                seconds, peer_ratings = run_serate(args.serate, str(file), folder)
                peers.append(seconds)
        for puzzle in puzzles:
            if our_ratings.get(puzzle) != peer_ratings.get(puzzle):
                wrong += 1
                print(f"{puzzle}: {our_ratings.get(puzzle)}, the peer {peer_ratings.get(puzzle)}", file=sys.stderr)
        our_time, peer_time = statistics.median(ours), statistics.median(peers)
        print(f"{pathlib.Path(name).stem:<28}{len(puzzles):>8}{our_time:>10.3f}{peer_time:>10.2f}{peer_time / our_time:>8.1f}",
              flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
