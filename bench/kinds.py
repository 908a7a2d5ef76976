#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Generated puzzles of each kind of constraint beside Interactive Sudoku Solver (ISS).

    bench/kinds.py --iss CHECKOUT                           every kind that both know
    bench/kinds.py --iss CHECKOUT killer thermometer,arrow  these; with a comma several in one puzzle

Of each kind --count puzzles are made by `omnidoku generate` from --seed, written for ISS, and solved by both as in
bench/variants.py, whose table this writes, a line for each kind. What a rule says and neither sees shows
in nodes beside guesses (a guess is two nodes). Kinds that cannot be placed at random, or that the format
of ISS cannot say, are named at the end. --keep FOLDER keeps the puzzles, and takes those that it finds there.
"""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

import variants


def kinds_of(program: str) -> list[str]:
    listed = subprocess.run([program, "list", "constraints"], capture_output=True, text=True, check=True).stdout
    return [line.split("\t")[0] for line in listed.splitlines() if line.strip()]


def make(kind: str, file: pathlib.Path, args: argparse.Namespace) -> str:
    """Writes the puzzles as records; why there are none, if so."""
    command = [args.ours, "generate", "--quiet", "--kinds", kind, "--count", str(args.count), "--seed", str(args.seed),
               "--to", "iss", "--threads", "1", "--time-limit", "10s"]
    if args.difficulty:
        command += ["--difficulty", args.difficulty]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    puzzles = [line for line in done.stdout.splitlines() if line.strip()]
    records = [{"name": f"{kind} {i + 1}", "source": "iss", "iss": puzzle, "solution_count": 1}
               for i, puzzle in enumerate(puzzles)]
    file.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
    return "" if puzzles else (done.stderr.strip() or "nothing was made").splitlines()[0]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kinds", nargs="*", metavar="KIND[,KIND...]", help="all if none is named")
    parser.add_argument("--ours", default=str(variants.ROOT / "build/release/omnidoku"), help="our program")
    parser.add_argument("--iss", metavar="CHECKOUT", required=True, help="the folder with ISS's sources")
    parser.add_argument("--engine", default="general", help="our engine (default general)")
    parser.add_argument("--count", type=int, default=10, help="puzzles of each kind (default 10)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--difficulty", default="", help="as of generate; none: as few givens as go")
    parser.add_argument("--seconds", type=float, default=10, help="for each puzzle (default 10)")
    parser.add_argument("--keep", metavar="FOLDER", help="where the puzzles stay")
    args = parser.parse_args()

    wrong: list[str] = []
    without: list[str] = []
    print("| kind | n | ms ours / peer | nodes / guesses | ratio (geometric mean) | of totals | least .. greatest | lost | left out |")
    print("|---|---|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as passing:
        folder = pathlib.Path(args.keep or passing)
        folder.mkdir(parents=True, exist_ok=True)
        for kind in args.kinds or kinds_of(args.ours):
            file = folder / f"{kind.replace(',', '+')}.jsonl"
            reason = "" if file.exists() else make(kind, file, args)
            if file.stat().st_size == 0:
                without.append(f"{kind}: {reason or 'there are no puzzles of it'}")
                continue
            own, peer = variants.run_omnidoku(args.ours, str(file), args), variants.run_iss(args.iss, str(file), args)
            pairs, left_out = variants.compare(str(file), own, peer, wrong)
            print(variants.row_of(kind, pairs, left_out), flush=True)
    for line in without + wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
