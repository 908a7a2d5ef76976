#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""f-puzzles objects there and back, read by a reader that shares nothing with the program's.

The reader knows the members as setters' tools write them (docs/FORMATS.md) and turns an object into
a set of plain facts: what is written again must be the same facts. Real puzzles come from the
corpora where they are there; the others are written here.
"""

import json
import os
import pathlib
import unittest

from support import ROOT, CliTest, run

CORPORA = pathlib.Path(os.environ.get("OMNIDOKU_CORPORA", ROOT.parent / "shared/data")) / "variants"
SWITCHES = {"diagonal+", "diagonal-", "nonconsecutive"}
WORDS = {"size", "title", "author", "ruleset", "grid", "solution"}
LINES = {"thermometer", "slowthermometer"}
PAIRS = {"difference": "1"}
SETS = {"killercage", "extraregion"}
CELLS = {"odd", "even"}
NEW = LINES | PAIRS.keys() | CELLS | {"nonconsecutive"}
KNOWN = SWITCHES | WORDS | LINES | PAIRS.keys() | SETS | CELLS


def default_box(size: int, row: int, column: int) -> int:
    """The box of a cell that names no region: as near a square as there is, wider than high."""
    height = max(rows for rows in range(1, size + 1) if size % rows == 0 and rows * rows <= size)
    width = size // height
    return row // height * (size // width) + column // width


def facts(puzzle: dict) -> set:
    """What the object says, each as a tuple; lines keep their order, pairs and sets do not."""
    size = puzzle["size"]
    found = {("size", size)}
    regions: dict = {}
    for row, cells in enumerate(puzzle["grid"]):
        for column, cell in enumerate(cells):
            if cell.get("given"):
                found.add(("given", row, column, cell["value"]))
            regions.setdefault(cell.get("region", default_box(size, row, column)), set()).add((row, column))
    found |= {("region", frozenset(cells)) for number, cells in regions.items() if number is not None}
    for name, value in puzzle.items():
        if name in SWITCHES and value:
            found.add((name,))
        elif name in LINES:
            for element in value:
                # A line of one cell says nothing.
                found |= {(name, *line) for line in element["lines"] if len(line) > 1}
        elif name in PAIRS:
            for element in value:
                found.add((name, frozenset(element["cells"]), str(element.get("value") or PAIRS[name])))
        elif name in SETS:
            for element in value:
                total = str(element.get("value") or "")
                found.add((name, frozenset(element["cells"]), "" if total == "0" else total))
        elif name in CELLS:
            found |= {(name, element["cell"]) for element in value}
        elif name not in WORDS:
            raise KeyError(name)
    return found


def known_puzzles() -> list[tuple[str, dict, str | None, int | None]]:
    """Name, object, solution and number of solutions of all puzzles whose rules are known here."""
    puzzles = []
    for path in sorted(CORPORA.glob("*.jsonl")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            entry = json.loads(line)
            puzzle = entry.get("fpuzzles")
            if not puzzle or not set(puzzle) <= KNOWN:
                continue
            puzzles.append((f"{path.name}:{number}", puzzle, entry.get("solution"), entry.get("solution_count")))
    return puzzles


def empty(size: int, **rules) -> dict:
    return {"size": size, "grid": [[{} for _ in range(size)] for _ in range(size)], **rules}


OWN = {
    "two thermometers on one bulb": empty(9, thermometer=[
        {"lines": [["R1C1", "R2C2", "R3C3"], ["R1C1", "R1C2", "R2C3", "R3C4"]]}]),
    "a slow one beside": empty(6, slowthermometer=[{"lines": [["R6C6", "R5C6", "R4C5"]]}],
                               thermometer=[{"lines": [["R1C6", "R2C5"]]}]),
    "odd and even cells": empty(9, odd=[{"cell": "R1C1"}, {"cell": "R9C9"}], even=[{"cell": "R5C5"}]),
    "dots with and without a number": empty(9, difference=[
        {"cells": ["R1C1", "R1C2"]}, {"cells": ["R5C5", "R4C5"], "value": "4"}]),
    "dots, and all of them are drawn": empty(9, difference=[{"cells": ["R1C1", "R2C1"]}], nonconsecutive=True),
    "cages beside them": empty(9, killercage=[{"cells": ["R1C1", "R1C2"], "value": "9"}],
                               extraregion=[{"cells": [f"R{i}C{10 - i}" for i in range(1, 10)]}],
                               odd=[{"cell": "R1C1"}]),
}


class FPuzzles(CliTest):
    def again(self, puzzle: dict) -> dict:
        """The object as the program writes it after reading it."""
        result = run("convert", "-", "--to", "fpuzzles", stdin=json.dumps(puzzle))
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        return json.loads(result.stdout)

    def test_facts_tell_objects_apart(self):
        one = empty(9, thermometer=[{"lines": [["R1C1", "R1C2"]]}])
        turned = empty(9, thermometer=[{"lines": [["R1C2", "R1C1"]]}])
        self.assertNotEqual(facts(one), facts(turned))
        self.assertNotEqual(facts(OWN["odd and even cells"]), facts(empty(9)))
        with self.assertRaises(KeyError):
            facts(empty(9, arrow=[]))

    def test_own_puzzles_come_back(self):
        for name, puzzle in OWN.items():
            with self.subTest(name):
                self.assertEqual(facts(self.again(puzzle)), facts(puzzle))

    def test_real_puzzles_are_solved_and_come_back(self):
        puzzles = known_puzzles()
        if not puzzles:
            self.skipTest(f"no corpora in {CORPORA}")
        self.assertGreater(len(puzzles), 40)
        self.assertTrue(any("thermometer" in puzzle for _, puzzle, _, _ in puzzles))
        solved = 0
        for name, puzzle, solution, count in puzzles:
            with self.subTest(name):
                self.assertEqual(facts(self.again(puzzle)), facts(puzzle))
                if solution is None or count != 1 or not NEW & set(puzzle):
                    continue  # killers take their time, and tests/corpus has them
                result = run("solve", "-", "--output", "line", "--time-limit", "60s", stdin=json.dumps(puzzle))
                self.assertEqual(result.stdout.strip(), solution)
                solved += 1
        print(f"{len(puzzles)} puzzles written again, {solved} with lines, dots or parities solved")


if __name__ == "__main__":
    unittest.main()
