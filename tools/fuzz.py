#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Run one libFuzzer program for $OMNIDOKU_FUZZ_SECONDS seconds, starting from its seeds.

    tools/fuzz.py build/fuzz/fuzz/fuzz_<name> --seeds fuzz/seeds/<name> [--seconds N]

What it finds beyond the seeds is kept in .cache/fuzz/<name>/ and used by the next
run. Exit status: 0 nothing found, 77 not run (no time given, or the program is not
built), 1 a finding; the input that failed is named in the output.
"""

import argparse
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SKIPPED = 77


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--seeds", type=pathlib.Path, required=True)
    parser.add_argument("--seconds", type=int, default=int(os.environ.get("OMNIDOKU_FUZZ_SECONDS", "0")))
    parser.add_argument("--found", type=pathlib.Path, default=ROOT / ".cache" / "fuzz", help="where to keep what is found")
    args = parser.parse_args()

    if args.seconds <= 0:
        print("skipped: OMNIDOKU_FUZZ_SECONDS does not say for how long (./test does)")
        return SKIPPED
    if not args.program.exists():
        print(f"skipped: {args.program} is not built (cmake --preset fuzz && cmake --build --preset fuzz)")
        return SKIPPED
    if not args.seeds.is_dir() or not any(args.seeds.iterdir()):
        print(f"{args.seeds}: a fuzz target needs at least one seed")
        return 1

    found = args.found / args.program.name
    found.mkdir(parents=True, exist_ok=True)
    command = [
        str(args.program),
        str(found),
        str(args.seeds),
        f"-max_total_time={args.seconds}",
        f"-artifact_prefix={args.found}/failed-{args.program.name}-",
        "-timeout=10",
        "-rss_limit_mb=2048",
        "-print_final_stats=1",
    ]
    print(" ".join(command), flush=True)
    # libFuzzer's own exit status for a finding is 77, which ctest would take for "skipped".
    return 0 if subprocess.run(command, check=False).returncode == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
