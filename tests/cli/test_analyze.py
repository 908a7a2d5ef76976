#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""analyze: what each clue is worth."""

import csv
import io
import json
import unittest

from support import FILLED, INVALID, MULTIPLE, NONE, UNIQUE, CliTest, run, without


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text, newline="")))


class Clues(CliTest):
    def test_of_each_clue_the_solutions_without_it(self):
        # 1 and 2 are left in one cell only, which tells all other cells of both.
        keep = FILLED.index("1")
        puzzle = without(FILLED, [i for i, digit in enumerate(FILLED) if digit in "12" and i != keep])
        told = json.loads(self.check(0, "analyze", puzzle, "--output", "jsonl").stdout)
        self.assertEqual(told["status"], "unique")
        needed = [clue for clue in told["clues"] if clue["need"] == "needed"]
        self.assertEqual([(clue["name"], clue["solutions"]) for clue in needed], [("1 in R1C1", 2)])
        self.assertTrue(all(clue["solutions"] == 1 for clue in told["clues"] if clue["need"] == "redundant"))
        text = self.check(0, "analyze", puzzle).stdout
        self.assertIn("64 givens: 1 needed, 63 can be left out", text)

    def test_lines_as_one_by_one(self):
        puzzles = [UNIQUE, MULTIPLE, NONE, "nonsense", INVALID, without(FILLED, range(0, 81, 3))]
        together = rows(self.check(2, "analyze", "-", "--output", "csv", stdin="\n".join(puzzles)).stdout)
        self.assertEqual([row["status"] for row in together],
                         ["unique", "multiple", "none", "invalid", "invalid", together[5]["status"]])
        for puzzle, row in zip(puzzles, together):
            if puzzle == "nonsense":
                continue
            alone = rows(run("analyze", puzzle, "--output", "csv").stdout)
            limited = rows(run("analyze", puzzle, "--output", "csv", "--time-limit", "60s").stdout)
            self.assertEqual(alone, [row])
            self.assertEqual(limited, [row])  # which does not go by lines

    def test_counts_are_cut_where_asked(self):
        puzzle = without(FILLED, range(9, 81))
        cut = rows(self.check(1, "analyze", puzzle, "--limit", "7", "--output", "csv").stdout)[0]
        self.assertEqual(cut["solutions"], " ".join(["7+"] * 9))
        self.assertEqual(cut["undecided"], "9")
        self.assertIn("--limit 1", self.check(2, "analyze", puzzle, "--limit", "1").stderr)

    def test_a_rule_is_a_clue(self):
        puzzle = {"omnidoku": 1, "board": {"type": "grid", "size": 4}, "givens": {"R1C1": 1},
                  "constraints": [{"type": "killer", "cells": ["R1C2"], "sum": 2},
                                  {"type": "killer", "cells": ["R1C1", "R1C2"], "sum": 3}]}
        told = json.loads(self.check(1, "analyze", "-", "--limit", "0", "--output", "jsonl",
                                     stdin=json.dumps(puzzle)).stdout)
        self.assertEqual([(clue["kind"], clue["solutions"], clue["need"]) for clue in told["clues"]],
                         [("given", 24, "redundant"), ("rule", 24, "redundant"), ("rule", 24, "redundant")])


if __name__ == "__main__":
    unittest.main()
