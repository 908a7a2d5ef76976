#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The scales se and hodoku beside the programs whose numbers they give, list by list, in the same run.

    bench/ratings.py --serate 'java -cp CLASSES diuf.sudoku.test.serate OPTIONS' FILE...
    bench/ratings.py --hodoku 'java -Djava.awt.headless=true -jar HODOKU.jar' FILE...

The peer's command is completed as the program takes it: serate's with --format, --input and --output (options
that make the later SukakuExplainer rate as version 1.2.1 does belong into the command), HoDoKu's with /bs, /vp
and /o. A FILE has one puzzle of 81 characters at the beginning of each line; --limit takes the first lines alone.
Each program gets the whole file and one thread, in turns, --rounds times; the medians of the rounds are told: the
time on the clock, and the processor time of all threads of the process (Java's compiler and collector have their
own), which tells more on a busy machine. "ratio" has the process start in it; "rating" is the ratio without what
each program takes for a puzzle that is almost full. A puzzle that the two rate differently is an error.
"""

import argparse
import os
import pathlib
import re
import shlex
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import NamedTuple

ROOT = pathlib.Path(__file__).resolve().parent.parent
# A grid whose first row is empty.
ALMOST_FULL = "." * 9 + "".join(str((row * 3 + row // 3 + column) % 9 + 1) for row in range(1, 9) for column in range(9))


class Times(NamedTuple):
    """Seconds of one run."""

    clock: float
    processor: float


class Run(NamedTuple):
    times: Times
    ratings: dict[str, str]


class Scale(NamedTuple):
    """How the numbers of a scale are got: from us, and from its peer."""

    name: str
    ours: Callable[[list[str]], str]  # the rating in our csv row
    peer: Callable[[str, pathlib.Path], list[str]]  # the command that rates puzzles.txt of a folder into peer.txt
    read: Callable[[str], dict[str, str]]  # the ratings in what the peer wrote


def serate_command(command: str, folder: pathlib.Path) -> list[str]:
    files = [f"--input={folder / 'puzzles.txt'}", f"--output={folder / 'peer.txt'}"]
    return [*shlex.split(command), "--threads=1", "--format=%g %r/%p/%d", *files]


def read_serate(text: str) -> dict[str, str]:
    rows = [line.split() for line in text.splitlines() if line.strip()]
    return {row[0]: row[1] for row in rows}


def hodoku_command(command: str, _folder: pathlib.Path) -> list[str]:
    return [*shlex.split(command), "/bs", "puzzles.txt", "/vp", "/o", "peer.txt"]  # in the folder: / begins an option


def read_hodoku(text: str) -> dict[str, str]:
    rows = re.findall(r"^([.\d]{81}) #\d+ (\w+) \((\d+)\)", text, re.MULTILINE)
    return {puzzle: f"{level}/{score}" for puzzle, level, score in rows}


SCALES = (
    Scale("se", lambda row: "/".join(row[1:4]), serate_command, read_serate),
    Scale("hodoku", lambda row: "/".join(row[1:3]), hodoku_command, read_hodoku),
)


def timed(command: list[str], folder: pathlib.Path) -> tuple[Times, str]:
    """What the command takes in the folder, and its standard output."""
    with tempfile.TemporaryFile("w+") as output, tempfile.TemporaryFile("w+") as errors:
        start = time.monotonic()
        with subprocess.Popen(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=output, stderr=errors) as process:
            _, status, used = os.wait4(process.pid, 0)
            clock = time.monotonic() - start
            process.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        errors.seek(0)
        if process.returncode != 0:
            sys.exit(f"{shlex.join(command)}: exit code {process.returncode}\n{errors.read().strip()}")
        return Times(clock, used.ru_utime + used.ru_stime), output.read()


def medians(runs: list[Run]) -> Times:
    times = [run.times for run in runs]
    return Times(statistics.median(one.clock for one in times), statistics.median(one.processor for one in times))


def rate_here(scale: Scale, program: str, folder: pathlib.Path) -> Run:
    times, text = timed([program, "rate", "--scale", scale.name, "--threads", "1", "puzzles.txt"], folder)
    rows = [line.split(",") for line in text.splitlines()[1:]]
    return Run(times, {row[0]: scale.ours(row) for row in rows})


def rate_by_peer(scale: Scale, command: str, folder: pathlib.Path) -> Run:
    times, _ = timed(scale.peer(command, folder), folder)
    return Run(times, scale.read((folder / "peer.txt").read_text()))


def compare(scale: Scale, command: str, puzzles: list[str], args: argparse.Namespace) -> tuple[Times, Times, int]:
    """The median times of ours and of the peer, and how many puzzles they rate differently."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "puzzles.txt").write_text("\n".join(puzzles) + "\n")
        ours, peers = [], []
        for _ in range(args.rounds):
            ours.append(rate_here(scale, args.ours, folder))
            peers.append(rate_by_peer(scale, command, folder))
    wrong = 0
    for puzzle in puzzles:
        our_rating, peer_rating = ours[-1].ratings.get(puzzle), peers[-1].ratings.get(puzzle)
        if our_rating is None or our_rating != peer_rating:
            wrong += 1
            print(f"{puzzle}: {our_rating}, the peer {peer_rating}", file=sys.stderr)
    return medians(ours), medians(peers), wrong


def puzzles_of(name: str, limit: int) -> list[str]:
    lines = [line.strip() for line in pathlib.Path(name).read_text().splitlines()]
    puzzles = [line[:81].replace("0", ".") for line in lines if re.match(r"[.\d]{81}", line)]
    return puzzles[:limit] if limit else puzzles


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--serate", metavar="COMMAND")
    parser.add_argument("--hodoku", metavar="COMMAND")
    parser.add_argument("--ours", default=str(ROOT / "build/release/omnidoku"), metavar="PROGRAM")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--limit", type=int, default=0, metavar="N")
    args = parser.parse_args()
    commands = {"se": args.serate, "hodoku": args.hodoku}
    if not any(commands.values()):
        parser.error("name a peer: --serate or --hodoku")

    wrong = 0
    print(f"{'':<44}{'on the clock':>35}{'processor':>35}")
    print(f"{'scale':<8}{'file':<28}{'puzzles':>8}" + f"{'ours s':>10}{'peer s':>9}{'ratio':>8}{'rating':>8}" * 2)
    for scale in SCALES:
        command = commands[scale.name]
        if not command:
            continue
        our_start, peer_start, _ = compare(scale, command, [ALMOST_FULL], args)
        for name in args.files:
            puzzles = puzzles_of(name, args.limit)
            ours, peers, different = compare(scale, command, puzzles, args)
            wrong += different
            columns = [
                f"{our:>10.3f}{peer:>9.2f}{peer / our:>8.1f}{(peer - peer_begin) / max(our - our_begin, 0.001):>8.1f}"
                for our, peer, our_begin, peer_begin in zip(ours, peers, our_start, peer_start, strict=True)
            ]
            print(f"{scale.name:<8}{pathlib.Path(name).stem:<28}{len(puzzles):>8}" + "".join(columns), flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
