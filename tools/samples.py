#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes src/api/samples.inc, the puzzles that every copy of the program holds.

usage: tools/samples.py PROGRAM > src/api/samples.inc

One puzzle of every geometry and of each kind of constraint that can be placed, as easy as can be
had: the puzzles follow from the seed, so that running this again changes nothing.
"""

import json
import subprocess
import sys

SEED = 7
# Geometries that need a description of their own.
SKIPPED = {"free_form", "houses", "overlap", "cubes", "surface"}
BOARDS = [("grid:4", "4x4"), ("grid:6", "6x6"), ("grid:12x12:3x4", "12x12"), ("grid:16", "16x16"), ("grid:9+x+windoku", "X and windoku")]
KILLERS = [("grid:6", "Killer 6x6"), ("grid", "Killer")]
MARKS = [
    ("grid", "Odd and even cells", "odd,even"),
    ("grid", "Thermometers", "thermometer"),
    ("grid", "Slow thermometers", "slow_thermometer"),
    ("grid", "All difference dots", "difference_dot,nonconsecutive"),
    ("tredoku", "Thermometers on a Tredoku", "thermometer"),
    ("samurai", "Difference dots on a Samurai", "difference_dot"),
]


def generate(program: str, *args: str) -> dict | None:
    result = subprocess.run([program, "generate", "--seed", str(SEED), "--to", "json", *args],
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    return json.loads(result.stdout) if result.returncode == 0 else None


def easiest(program: str, *args: str) -> dict | None:
    for level in ("easy", "medium", "hard"):
        puzzle = generate(program, *args, "--difficulty", level, "--time-limit", "20s")
        if puzzle:
            return puzzle
    return generate(program, *args)


def main() -> None:
    program = sys.argv[1]
    listed = subprocess.run([program, "list", "geometries"], stdout=subprocess.PIPE, text=True, check=True).stdout
    wanted = [("grid", "Classic", [])]
    for line in listed.splitlines():
        board, title = line.split("\t")[:2]
        if board not in SKIPPED | {"grid"}:
            wanted.append((board, title.split(":")[0], []))
    wanted[1:1] = [(board, title, []) for board, title in BOARDS]
    wanted += [(board, title, ["--kinds", "killer", "--givens", "0-4"]) for board, title in KILLERS]
    wanted += [(board, title, ["--kinds", kinds]) for board, title, kinds in MARKS]
    print("// SPDX-License-Identifier: MIT")
    print("// Made by tools/samples.py; do not edit. Title, geometry, native JSON.")
    for board, title, more in wanted:
        puzzle = easiest(program, "--geometry", board, *more)
        if puzzle is None:
            sys.exit(f"no puzzle for {board}")
        puzzle.get("metadata", {}).pop("source", None)
        if not puzzle.get("metadata"):
            puzzle.pop("metadata", None)
        text = json.dumps(puzzle, separators=(",", ":"), ensure_ascii=True)
        print(f'{{"{title}", "{board}",\n R"json({text})json"}},')
        print(f"{title}: {len(text)} bytes", file=sys.stderr)


if __name__ == "__main__":
    main()
