#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""How far scales agree on which puzzles are harder: Spearman's rank correlation, table by table.

    bench/rank_correlation.py FOLDER

FOLDER holds tables of other programs' ratings, se_NAME.csv with columns puzzle and ER, hodoku_NAME.csv with
puzzle and score. Every puzzle is rated on the scale human here; compared are human's score with ER, with
HoDoKu's score, and these two with each other, on the puzzles that both have. Equal values share the mean of
their ranks. Where a table's values hardly differ its number says little; "all" is over all tables together.
"""

import argparse
import csv
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
Values = dict[str, float]  # by puzzle


def read_table(file: pathlib.Path, column: str) -> Values:
    if not file.exists():
        return {}
    with file.open(newline="") as lines:
        return {row["puzzle"]: float(row[column]) for row in csv.DictReader(lines)}


def rate_human(program: str, puzzles: list[str]) -> Values:
    done = subprocess.run(
        [program, "rate", "--scale", "human", "-q", "-"],
        input="\n".join(puzzles) + "\n",
        capture_output=True,
        text=True,
        check=False,
    )
    if not done.stdout:
        sys.exit(f"{program}: exit code {done.returncode}\n{done.stderr.strip()}")
    rows = csv.DictReader(done.stdout.splitlines())
    return {row["puzzle"]: float(row["score"]) for row in rows if row["score"]}


def ranks(values: list[float]) -> list[float]:
    order = sorted(range(len(values)), key=values.__getitem__)
    result = [0.0] * len(values)
    first = 0
    while first < len(order):
        last = first
        while last + 1 < len(order) and values[order[last + 1]] == values[order[first]]:
            last += 1
        for place in range(first, last + 1):
            result[order[place]] = (first + last) / 2
        first = last + 1
    return result


def spearman(a: Values, b: Values) -> tuple[float | None, int]:
    """The correlation over the puzzles of both, none where one of them does not vary, and how many these are."""
    both = [puzzle for puzzle in a if puzzle in b]
    if len(both) < 3:
        return None, len(both)
    first, second = ranks([a[puzzle] for puzzle in both]), ranks([b[puzzle] for puzzle in both])
    mean = (len(both) - 1) / 2
    spread = sum((x - mean) ** 2 for x in first) * sum((y - mean) ** 2 for y in second)
    if spread == 0:
        return None, len(both)
    return sum((x - mean) * (y - mean) for x, y in zip(first, second, strict=True)) / spread**0.5, len(both)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", metavar="FOLDER", type=pathlib.Path)
    parser.add_argument("--ours", default=str(ROOT / "build/release/omnidoku"), metavar="PROGRAM")
    args = parser.parse_args()

    names = sorted({file.stem.partition("_")[2] for file in args.folder.glob("*_*.csv")})
    tables = {}
    for name in names:
        se = read_table(args.folder / f"se_{name}.csv", "ER")
        hodoku = read_table(args.folder / f"hodoku_{name}.csv", "score")
        tables[name] = rate_human(args.ours, sorted({*se, *hodoku})), se, hodoku
    tables["all"] = tuple({key: value for table in tables.values() for key, value in table[i].items()} for i in range(3))

    print(f"{'table':<18}{'human, SE':>18}{'human, HoDoKu':>18}{'SE, HoDoKu':>18}")
    for name, (human, se, hodoku) in tables.items():
        cells = []
        for a, b in ((human, se), (human, hodoku), (se, hodoku)):
            value, count = spearman(a, b)
            cells.append(f"{'-' if value is None else format(value, '.3f')} ({count})")
        print(f"{name:<18}" + "".join(f"{cell:>18}" for cell in cells))
    return 0


if __name__ == "__main__":
    sys.exit(main())
