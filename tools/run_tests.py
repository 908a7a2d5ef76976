#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Run tests of GoogleTest programs, many in a process, as long as there is time.

    tools/run_tests.py [--jobs N] [--minutes M] PROGRAM[:FILTER]...

Under sanitizers a start takes half a second, which ctest pays for each test. --minutes M begins
no batch after so long; the order is another one each day (tools/in_turn.py), so that after some
days every test was run, and how many were left is said. Exit status 1 if a test fails, or if
there is none in a program.
"""

import argparse
import os
import pathlib
import random
import subprocess
import sys
import time

from in_turn import ROOT, day, in_time

BATCH = 10  # tests: the slowest takes a minute under sanitizers
TIMEOUT = 1500  # seconds for a batch


def tests_of(program: str, pattern: str) -> list[str]:
    listed = subprocess.run([program, f"--gtest_filter={pattern}", "--gtest_list_tests"], cwd=ROOT, capture_output=True,
                            text=True, check=True).stdout
    tests, suite = [], ""
    for line in listed.splitlines():
        name = line.partition("#")[0].strip()
        if line.startswith("  "):
            tests.append(suite + name)
        elif name.endswith("."):
            suite = name
    return tests


def run(program: str, tests: list[str]) -> str:
    """What is wrong."""
    try:
        result = subprocess.run([program, f"--gtest_filter={':'.join(tests)}", "--gtest_brief=1"], cwd=ROOT, timeout=TIMEOUT,
                                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", check=False)
    except subprocess.TimeoutExpired as expired:
        return f"{expired.stdout or ''}\n[  FAILED  ] {program}: {TIMEOUT} s did not suffice for {' '.join(tests)}\n"
    if result.returncode == 0:
        return ""
    return f"{result.stdout}\n[  FAILED  ] {program}: exit status {result.returncode}, of {' '.join(tests)}\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--minutes", type=float, default=float("inf"), metavar="M", help="begin no batch after M minutes")
    parser.add_argument("programs", nargs="+", metavar="PROGRAM[:FILTER]")
    args = parser.parse_args()
    end = time.monotonic() + 60 * args.minutes

    batches = []
    empty = 0
    for word in args.programs:
        program, _, pattern = word.partition(":")
        program = str(pathlib.Path(program).resolve())
        tests = tests_of(program, pattern or "*")
        batches += [(program, tests[i : i + BATCH]) for i in range(0, len(tests), BATCH)]
        if not tests:
            empty += 1
            print(f"{word}: there is no such test")
    random.Random(day()).shuffle(batches)

    ran = failed = left = 0
    for (_, tests), wrong in in_time(lambda batch: run(*batch), batches, args.jobs, end):
        if wrong is None:
            left += len(tests)
            continue
        ran += len(tests)
        failed += wrong != ""
        sys.stdout.write(wrong)
        sys.stdout.flush()
    print(f"{ran} tests ran, {failed} batches of them failed, {left} tests left for want of time")
    return 1 if failed or empty or not ran else 0


if __name__ == "__main__":
    sys.exit(main())
