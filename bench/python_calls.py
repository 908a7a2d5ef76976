#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What a call from Python costs: omnidoku.solve_many beside the program's own benchmark, and beside the loops that
a researcher would write else.

    bench/python_calls.py FILE                          the Python that has the package
    bench/python_calls.py FILE --tdoku PATH/libtdoku.so besides tdoku's C function, called puzzle by puzzle by ctypes

Each time is that of the processor, for a puzzle with uniqueness proven, the least of several runs that take turns:
neighbours on the machine count little. Only what two threads gain is by the clock, beside what two threads of
busy loops gain in the same run; that takes a quiet machine.
"""

import argparse
import ctypes
import hashlib
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable

import omnidoku as od

ROOT = pathlib.Path(__file__).resolve().parent.parent


def of_program(program: str, file: str) -> Callable[[float], float]:
    """Seconds for a puzzle in `omnidoku bench --engine batch` that runs so long: what it takes more than the least of
    several short runs, so that reading does not count."""

    def run(length: float) -> tuple[float, int]:
        command = [program, "bench", file, "--engine", "batch", "--seconds", str(length)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            record = json.loads(process.stdout.read())
            _, status, used = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            sys.exit(f"{' '.join(command)}: exit code {process.returncode}")
        return used.ru_utime + used.ru_stime, record["puzzles"]

    short, few = min(run(0.001) for _ in range(5))

    def seconds(length: float) -> float:
        long, many = run(length)
        return (long - short) / max(1, many - few)

    return seconds


def good_lines(file: str) -> list[str]:
    """The lines of a file that are puzzles; the others are named, as the program's benchmark does."""
    good = []
    for number, line in enumerate(pathlib.Path(file).read_text(encoding="utf-8", errors="replace").splitlines(), 1):
        try:
            found = len(od.grids([line]))
        except od.Error as error:
            print(f"{file}:{number} is not measured: {error.message}", file=sys.stderr)
        else:
            good += [line] * found
    if not good:
        sys.exit(f"{file}: nothing to measure")
    return good


def processor_time(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def in_python(givens: bytes) -> int:
    """The number of solutions, up to two, by the backtracking that packages in Python do: sets of candidates, the
    cell with the fewest first."""
    rows, columns, boxes = [0] * 9, [0] * 9, [0] * 9
    places = [(cell, cell // 9, cell % 9, cell // 27 * 3 + cell % 9 // 3) for cell in range(81)]
    empty = []
    for cell, row, column, box in places:
        if givens[cell]:
            bit = 1 << givens[cell]
            rows[row] |= bit
            columns[column] |= bit
            boxes[box] |= bit
        else:
            empty.append((row, column, box))

    def search() -> int:
        best, fewest = -1, 10
        for i, (row, column, box) in enumerate(empty):
            number = 9 - bin(rows[row] | columns[column] | boxes[box]).count("1")
            if number < fewest:
                best, fewest = i, number
                if number < 2:
                    break
        if best < 0:
            return 1
        row, column, box = empty.pop(best)
        used, found = rows[row] | columns[column] | boxes[box], 0
        for digit in range(1, 10):
            bit = 1 << digit
            if used & bit:
                continue
            rows[row] |= bit
            columns[column] |= bit
            boxes[box] |= bit
            found += search()
            rows[row] ^= bit
            columns[column] ^= bit
            boxes[box] ^= bit
            if found > 1:
                break
        empty.insert(best, (row, column, box))
        return found

    return search()


def by_ctypes(library: str) -> Callable[[list[bytes]], None]:
    """Calls tdoku's function once for each line."""
    function = ctypes.CDLL(library).TdokuSolverDpllTriadSimd
    function.restype = ctypes.c_size_t
    function.argtypes = [ctypes.c_char_p, ctypes.c_size_t, ctypes.c_uint32, ctypes.c_char_p, ctypes.POINTER(ctypes.c_size_t)]

    def solve(lines: list[bytes]) -> None:
        solution, guesses = ctypes.create_string_buffer(82), ctypes.c_size_t()
        for line in lines:
            function(line, 2, 0, solution, ctypes.byref(guesses))

    return solve


def busy() -> None:
    """A loop of about the time that so many puzzles take, without Python's lock."""
    hashlib.pbkdf2_hmac("sha256", b"busy", b"loop", 200_000)


def clock(work: Callable[[], object], threads: int = 1) -> float:
    """By the clock, in so many threads of Python."""
    workers = [threading.Thread(target=work) for _ in range(threads)]
    start = time.perf_counter()
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    return time.perf_counter() - start


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", metavar="FILE", help="puzzles, a line each; lines that are none are named, and not measured")
    parser.add_argument("--program", default=str(ROOT / "build/release/omnidoku"))
    parser.add_argument("--tdoku", metavar="LIBRARY")
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1, help="for each run of the program")
    parser.add_argument("--slow", type=int, default=100, help="so many puzzles for the loop in Python")
    parser.add_argument("--many", type=int, default=1_000_000, help="about so many puzzles for two threads")
    args = parser.parse_args()
    grids = od.grids(good_lines(args.file))
    number = len(bytes(grids)) // 81
    rows = [bytes(grids)[i * 81 : (i + 1) * 81] for i in range(number)]
    lines = [bytes(b"."[0] if digit == 0 else 48 + digit for digit in row) for row in rows]
    # The program gets what is measured here, no more.
    puzzles = tempfile.NamedTemporaryFile("wb", suffix=".txt")
    puzzles.write(b"\n".join(lines) + b"\n")
    puzzles.flush()
    step = max(1, number // args.slow)

    # What two threads gain shows where a call is much longer than it takes to start one.
    many = bytes(grids) * max(1, args.many // number)

    times: dict[str, list[float]] = {}
    gains: list[tuple[float, float]] = []
    bench = of_program(args.program, puzzles.name)
    for _ in range(args.runs):

        def note(name: str, seconds: float) -> None:
            times.setdefault(name, []).append(seconds)

        note("omnidoku bench --engine batch", bench(args.seconds))
        note("solve_many", processor_time(lambda: od.solve_many(grids)) / number)
        if args.tdoku:
            solve = by_ctypes(args.tdoku)
            note("tdoku by ctypes", processor_time(lambda: solve(lines)) / number)
        one, two = clock(lambda: od.solve_many(many)), clock(lambda: od.solve_many(many, threads=2))
        gains.append((one / two, 2 * clock(busy) / clock(busy, 2)))
    some = rows[::step]
    times["a loop in Python"] = [processor_time(lambda: [in_python(row) for row in some]) / len(some)]

    ours = min(times["solve_many"])
    print(f"{number} puzzles; microseconds of a processor each, and as many times what solve_many takes")
    for name, seconds in times.items():
        print(f"{name:32} {1e6 * min(seconds):12.3f} {min(seconds) / ours:10.2f}")
    print("two threads, as many times as fast as one: solve_many, busy loops, of one run after another")
    print("  ".join(f"{solving:.2f} ({busy:.2f})" for solving, busy in gains))
    return 0


if __name__ == "__main__":
    sys.exit(main())
