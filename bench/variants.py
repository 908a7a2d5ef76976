#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Variant puzzles beside Interactive Sudoku Solver (ISS), puzzle by puzzle.

    bench/variants.py --iss CHECKOUT FILE.jsonl...
    bench/variants.py --iss CHECKOUT --per-puzzle ../shared/data/variants/killer.jsonl
    bench/variants.py --old OTHER/omnidoku FILE.jsonl...     another build of this program in its place
    bench/variants.py --wasm build/wasm FILE.jsonl...        our engine for the browser, run by Node

Every puzzle is solved to the proof of uniqueness (limit 2), set-up included, by one thread of either. The two
programs take turns, file by file, --rounds times; a puzzle's time is the median of its rounds, its ratio the
peer's time over ours. Work is told beside time: our nodes, the peer's guesses (nodes of another build); with
--per-puzzle also set-up, and how often each kind of our propagators ran for each node.
An answer that is not the record's is an error. What only one of the two understands is counted, not compared;
a puzzle that only one of them decided within --seconds counts with that time for the other.
"""

import argparse
import collections
import json
import math
import pathlib
import statistics
import subprocess
import sys
from collections.abc import Iterable
from typing import NamedTuple

ROOT = pathlib.Path(__file__).resolve().parent.parent
DECIDED = ("unique", "multiple", "none")


class Answer(NamedTuple):
    status: str
    seconds: float  # set-up included
    work: int  # nodes or guesses
    setup: float = 0  # of the seconds, before the first node
    runs: dict[str, int] = {}  # of propagators by kind; ours only


def rows(command: list[str]) -> list[dict]:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    answers = [json.loads(line) for line in done.stdout.splitlines() if line.strip()]
    if not answers:
        sys.exit(f"{' '.join(command)}: exit code {done.returncode}\n{done.stderr.strip()}")
    return answers


def run_omnidoku(program: str, file: str, args: argparse.Namespace) -> dict[str, Answer]:
    command = [program, "bench", file, "--per-puzzle", "--engine", args.engine, "--time-limit", f"{args.seconds}s"]
    # Builds before 2026-11-23 tell neither set-up nor runs; of an invalid puzzle nothing is measured.
    return {row["name"]: Answer(row["status"], row.get("seconds", 0), row.get("nodes", 0), row.get("setup_seconds", 0), row.get("runs", {}))
            for row in rows(command)}


def run_iss(checkout: str, file: str, args: argparse.Namespace) -> dict[str, Answer]:
    answers = {}
    for row in rows(["node", str(ROOT / "bench/iss_peer.mjs"), checkout, file, str(args.seconds)]):
        if row["status"] == "untranslated":
            answers[row["name"]] = Answer("untranslated: " + row["reason"], 0, 0)
        else:
            answers[row["name"]] = Answer(row["status"], row["build"] + row["seconds"], row["guesses"], row["build"])
    return answers


def run_wasm(folder: str, file: str, args: argparse.Namespace) -> dict[str, Answer]:
    command = ["node", str(ROOT / "bench/wasm_peer.mjs"), folder, file, str(args.seconds)]
    return {row["name"]: Answer(row["status"], row["seconds"], 0) for row in rows(command)}


def middle(answers: Iterable[Answer]) -> Answer:
    """The median time of several runs of one puzzle; status and work are those of each."""
    answers = list(answers)
    return answers[0]._replace(seconds=statistics.median(answer.seconds for answer in answers))


def expected(file: str) -> dict[str, str]:
    """Per name what the record says of its solutions; nothing where it does not know."""
    words = {0: "none", 1: "unique", 2: "multiple"}
    lines = pathlib.Path(file).read_text(encoding="utf-8").splitlines()
    records = [json.loads(line) for line in lines if line.strip() and not line.startswith("#")]
    return {record["name"]: words[record["solution_count"]] for record in records if record.get("solution_count") is not None}


class Pair(NamedTuple):
    name: str
    own: Answer
    peer: Answer

    @property
    def ratio(self) -> float:
        return self.peer.seconds / self.own.seconds


def compare(file: str, own: dict[str, Answer], peer: dict[str, Answer], wrong: list[str]) -> tuple[list[Pair], collections.Counter]:
    """The puzzles that both understood and at least one decided; and how many were left out, and why."""
    pairs, left_out = [], collections.Counter()
    truth = expected(file)
    # Both name a puzzle as the record does, but ours goes by its title where there is one.
    for name, answer in own.items():
        other = peer.get(name)
        if other is None:
            left_out["no such name at the peer"] += 1
            continue
        for who, one in (("ours", answer), ("the peer", other)):
            if name in truth and one.status in DECIDED and one.status != truth[name]:
                wrong.append(f"{file}: {name}: {who} says {one.status}, the record {truth[name]}")
        if answer.status == "invalid":
            left_out["not understood by us"] += 1
        elif other.status.startswith("untranslated") or other.status == "invalid":
            left_out["not understood by the peer"] += 1
        elif answer.status not in DECIDED and other.status not in DECIDED:
            left_out["decided by neither"] += 1
        else:
            pairs.append(Pair(name, answer, other))
    return pairs, left_out


def details(pair: Pair) -> str:
    """Set-up on both sides, and how often our propagators ran for each node."""
    nodes = max(pair.own.work, 1)
    runs = ", ".join(f"{kind} {count / nodes:.3g}" for kind, count in pair.own.runs.items())
    return f"set-up {1000 * pair.own.setup:.2f} / {1000 * pair.peer.setup:.2f} ms; runs a node: {runs or 'none'}"


def geometric_mean(numbers: list[float]) -> float:
    return math.exp(statistics.fmean(math.log(number) for number in numbers))


def row_of(name: str, pairs: list[Pair], left_out: collections.Counter, told: str = "") -> str:
    told = told or ", ".join(f"{count} {why}" for why, count in left_out.items())
    if not pairs:
        return f"| {name} | 0 | | | | | | | {told} |"
    ratios = sorted(pair.ratio for pair in pairs)
    own = sum(pair.own.seconds for pair in pairs)
    peer = sum(pair.peer.seconds for pair in pairs)
    lost = sum(ratio < 1 for ratio in ratios)
    work = f"{sum(pair.own.work for pair in pairs)} / {sum(pair.peer.work for pair in pairs)}"
    return (f"| {name} | {len(pairs)} | {1000 * own:.1f} / {1000 * peer:.1f} | {work} | {geometric_mean(ratios):.2f} "
            f"| {peer / own:.2f} | {ratios[0]:.2f} .. {ratios[-1]:.2f} | {lost} | {told} |")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", metavar="FILE", help="variant records, one JSON object a line")
    parser.add_argument("--ours", default=str(ROOT / "build/release/omnidoku"), help="our program")
    group = parser.add_mutually_exclusive_group(required=True)
    group.add_argument("--iss", metavar="CHECKOUT", help="the folder with ISS's sources")
    group.add_argument("--old", metavar="PROGRAM", help="another build of this program")
    group.add_argument("--wasm", metavar="FOLDER", help="the folder with our engine for the browser")
    parser.add_argument("--engine", default="general", help="our engine (default general)")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=60, help="for each puzzle (default 60)")
    parser.add_argument("--per-puzzle", action="store_true", help="a line for each puzzle as well")
    args = parser.parse_args()

    wrong: list[str] = []
    all_pairs: list[Pair] = []
    all_left_out: collections.Counter = collections.Counter()
    print(f"| file | n | ms ours / peer | nodes / guesses | ratio (geometric mean) | of totals | least .. greatest | lost | left out{', set-up, runs' if args.per_puzzle else ''} |")
    print("|---|---|---|---|---|---|---|---|---|")
    for file in args.files:
        own_rounds, peer_rounds = [], []
        for _ in range(args.rounds):
            own_rounds.append(run_omnidoku(args.ours, file, args))
            if args.iss:
                peer_rounds.append(run_iss(args.iss, file, args))
            elif args.wasm:
                peer_rounds.append(run_wasm(args.wasm, file, args))
            else:
                peer_rounds.append(run_omnidoku(args.old, file, args))
        own = {name: middle(one[name] for one in own_rounds) for name in own_rounds[0]}
        peer = {name: middle(one[name] for one in peer_rounds) for name in peer_rounds[0]}
        pairs, left_out = compare(file, own, peer, wrong)
        if args.per_puzzle:
            for pair in sorted(pairs, key=lambda one: one.ratio):
                print(row_of(pair.name, [pair], collections.Counter(), details(pair)))
        print(row_of(pathlib.Path(file).stem, pairs, left_out), flush=True)
        all_pairs += pairs
        all_left_out += left_out
    if len(args.files) > 1:
        print(row_of("all", all_pairs, all_left_out))
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
