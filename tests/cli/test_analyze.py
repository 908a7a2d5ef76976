#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""analyze: what each clue is worth, backdoors, unavoidable sets; what many puzzles come to."""

import csv
import io
import json
import pathlib
import tempfile
import unittest
import xml.etree.ElementTree

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


# Known to need three digits: no two cells are a backdoor of it.
EASTER_MONSTER = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"


class Backdoors(CliTest):
    def test_smallest_ones_and_how_many(self):
        told = json.loads(self.check(0, "analyze", EASTER_MONSTER, "--what", "backdoors", "--list", "2",
                                     "--output", "jsonl").stdout)
        cells = told["backdoors"]["cells"]
        self.assertEqual((cells["size"], cells["tried"], cells["number_is_all"]), (3, 3, True))
        self.assertEqual(len(cells["sets"]), 2)
        self.assertGreater(cells["number"], 2)
        # The digits told, singles go to the end.
        clues = list(EASTER_MONSTER)
        for one in cells["sets"][0].split():
            clues[9 * (int(one[1]) - 1) + int(one[3]) - 1] = one[5]
        text = self.check(0, "analyze", "".join(clues), "--what", "backdoors").stdout
        self.assertEqual(text.count("none needed"), 3)

    def test_of_more_techniques_fewer_are_needed(self):
        row = rows(self.check(0, "analyze", EASTER_MONSTER, "--what", "backdoors", "--backdoor-size", "1",
                              "--techniques", "locked_candidates", "--output", "csv").stdout)[0]
        self.assertEqual([row["cells_size"], row["strong_size"], row["candidates_size"]], [">1"] * 3)
        self.assertIn("no technique", self.check(2, "analyze", UNIQUE, "--what", "backdoors",
                                                 "--techniques", "nonsense").stderr)
        self.assertIn("--what", self.check(2, "analyze", UNIQUE, "--what", "nonsense").stderr)

    def test_time_leaves_what_is_known(self):
        told = json.loads(self.check(3, "analyze", EASTER_MONSTER, "--what", "backdoors", "--backdoor-size", "5",
                                     "--time-limit", "1s", "--output", "jsonl").stdout)["backdoors"]
        self.assertEqual(list(told), ["cells", "strong", "candidates"])
        for one in told.values():
            self.assertTrue(one["size"] is not None or not one["number_is_all"])
            # Each kind has a share of the time.
            self.assertGreaterEqual(one["tried"], 1)


class UnavoidableSets(CliTest):
    def test_sets_and_reasons(self):
        told = json.loads(self.check(0, "analyze", EASTER_MONSTER, "--what", "unavoidable", "--set-size", "6",
                                     "--output", "jsonl").stdout)["unavoidable"]
        self.assertEqual(told["complete_to"], 6)
        given = {f"R{i // 9 + 1}C{i % 9 + 1}" for i, digit in enumerate(EASTER_MONSTER) if digit != "."}
        for one in told["sets"]:
            self.assertEqual(one["givens"], len(given & set(one["cells"])))
            self.assertGreaterEqual(one["givens"], 1)
        for reason in told["reasons"]:
            self.assertEqual(given & set(reason["cells"]), {reason["given"]})
        self.assertEqual({reason["given"] for reason in told["reasons"]}, given)


class Collections(CliTest):
    def test_what_many_come_to(self):
        half_turn = without(FILLED, [0, 80])
        stdin = f"{UNIQUE}\n{half_turn}\nnonsense\n{MULTIPLE}\n"
        with tempfile.TemporaryDirectory() as folder:
            picture = pathlib.Path(folder) / "all.svg"
            told = self.check(2, "analyze", "-", "--output", "csv", "--what", "clues,backdoors,level", "--summary",
                              "--picture", picture, stdin=stdin)
            self.assertEqual(len(rows(told.stdout)), 4)
            self.assertIn("4 puzzles: 1 invalid, 1 multiple, 2 unique", told.stderr)
            self.assertRegex(told.stderr, r"\n[^\n]* 180 +1, +25\.0 %")
            self.assertRegex(told.stderr, r"\n[^\n]* 79 +1, +25\.0 %")
            drawn = xml.etree.ElementTree.parse(picture).getroot()
        words = [text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
        self.assertIn("digits to tell for singles to solve it", words)
        self.assertIn("level", words)
        # The same of plain lines, which are answered together.
        lines = self.check(2, "analyze", "-", "--output", "csv", "--summary", stdin=stdin)
        alone = self.check(2, "analyze", "-", "--output", "text", "--summary", stdin=stdin)
        tail = lines.stderr[lines.stderr.index("4 puzzles"):]
        self.assertEqual(tail, alone.stderr[alone.stderr.index("4 puzzles"):])
        self.assertIn(".png", self.check(2, "analyze", UNIQUE, "--picture", "all.gif").stderr)


if __name__ == "__main__":
    unittest.main()
