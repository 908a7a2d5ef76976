#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Rules that are said by drawings and sentences: what is read, told, switched off and carried on."""

import json
import unittest

from support import CliTest, run

FILLED = "123456456123231564564231312645645312"
RULES = ("Normal sudoku rules apply. Two cells joined by a white circle hold consecutive digits. "
         "Digits on a gray line get larger from one end to the other and mean well.")


def puzzle(rules: str, givens: str = "." * 36, **more) -> dict:
    """An f-puzzles object of six rows with what is drawn on it."""
    grid = [[{"value": int(givens[6 * row + column]), "given": True} if givens[6 * row + column] != "." else {}
             for column in range(6)] for row in range(6)]
    return {"size": 6, "title": "Drawn", "ruleset": rules, "grid": grid} | more


def circle(*cells: str, **more) -> dict:
    return {"cells": list(cells), "baseC": "#FFFFFF", "outlineC": "#000000", "width": 0.3, "height": 0.3} | more


def pad(rules: str, **more) -> dict:
    """The same board as SudokuPad has it."""
    regions = [[[2 * band + row, 3 * stack + column] for row in range(2) for column in range(3)]
               for band in range(3) for stack in range(2)]
    return {"cells": [[{}] * 6] * 6, "cellSize": 50, "regions": regions, "metadata": {"title": "Drawn", "rules": rules}} | more


class Read(CliTest):
    def read(self, code: int, text: dict, *options: str) -> dict:
        result = self.check(code, "read", self.write("puzzle.json", json.dumps(text)), "--output", "jsonl", *options)
        return json.loads(result.stdout)

    def test_a_rule_read_from_words_is_named_by_them(self):
        drawn = puzzle("Along the grey line digits decrease from its round end.",
                       line=[{"lines": [["R2C1", "R3C2", "R4C3"]], "outlineC": "#AAAAAA", "width": 0.3}])
        name = 'rule "Along the grey line digits decrease from..."'
        shown = self.check(0, "play", self.write("puzzle.json", json.dumps(drawn)), "--save", self.folder / "game.json",
                           stdin="R2C1 1\nR3C2 5\ncheck\n").stdout
        self.assertIn(f"{name}: R2C1 R3C2 R4C3\n", shown)
        self.assertIn(f"1 in R2C1 breaks the {name} at R2C1", shown)
        self.assertNotIn("formula", shown)

    def test_each_sentence_and_drawing_is_told(self):
        drawn = puzzle(RULES, circle=[circle("R1C1", "R1C2")], line=[{"lines": [["R2C1", "R3C2"]], "outlineC": "#CCCCCC"}])
        told = self.read(2, drawn)
        self.assertEqual([sentence["outcome"] for sentence in told["sentences"]], ["known", "rule", "not_understood"])
        rule = told["sentences"][1]
        self.assertEqual([(rule["rules"][0]["type"], rule["rules"][0]["cells"])], [("difference_dot", ["R1C1", "R1C2"])])
        self.assertIn("drawn line", told["not_understood"])
        self.assertNotIn("drawn circle", told["not_understood"])
        text = self.check(2, "read", self.write("puzzle.json", json.dumps(drawn))).stdout
        self.assertIn("rule            \"Two cells joined", text)
        self.assertIn("not understood  drawn line", text)

    def test_what_links_say_beside_the_words(self):
        cage = {"cells": [[0, 0], [0, 1], [1, 1], [1, 2]], "value": "9", "unique": True}
        named = pad("Normal sudoku rules apply.\\nDigits in a cage sum to its clue, and may repeat in cages.", cages=[cage])
        named["metadata"] |= {"antiknight": True, "bgimageopacity": 1}
        told = self.read(0, named)
        self.assertEqual(told["named"], {"anti_knight": 1})
        self.assertEqual([one["text"] for one in told["sentences"]][0], "Normal sudoku rules apply.")
        self.assertEqual([rule["rule"] for rule in told["sentences"][1]["rules"]],
                         ["R1C1 R1C2 R2C2 R2C3: (sum) = clue, clue 9"])
        border = {"wayPoints": [[2, 0], [2, 6]], "color": "#000000"}
        lines = [border, {"wayPoints": [[0.5, 0.5], [1.5, 1.5]], "color": "#cfcfcf"}]
        told = self.read(2, pad("", lines=lines) |
                         {"metadata": {"rules": "Digits on pink feathers are odd.", "bgimage": "data:"}})
        self.assertEqual(sorted(told["not_understood"]),
                         ['"Digits on pink feathers are odd."', "drawn line", "picture"])

    def test_what_is_not_understood_may_take_rules_back(self):
        broken = "11" + "." * 34
        told = self.check(2, "solve", self.write("puzzle.json", json.dumps(
            puzzle("Normal sudoku rules do not apply in the first row.", broken))), "--output", "jsonl")
        self.assertEqual(json.loads(told.stdout)["status"], "not_understood")

    def test_every_command_that_judges_says_what_was_read(self):
        rule = "Two cells joined by a white circle hold consecutive digits."
        read = self.write("read.json", json.dumps(puzzle(rule, FILLED[:30] + "......", circle=[circle("R1C1", "R1C2")])))
        plain = self.write("plain.json", json.dumps(puzzle("", FILLED[:30] + "......")))
        for command in ("solve", "count", "check", "rate", "candidates", "explain", "hint"):
            with self.subTest(command):
                self.assertIn("read from the words", run(command, read).stderr)
                self.assertIn(rule, run(command, read).stderr)
                self.assertNotIn("read from the words", run(command, plain).stderr)

    def test_words_that_may_be_read_wrongly_are_doubted_by_all(self):
        classic = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
        path = self.write("king.txt", f"Anti-king Sudoku\n{classic}\n")
        for command in (["solve"], ["count"], ["count", "--estimate"], ["check"], ["check", "--why"], ["candidates"],
                        ["rate"], ["explain"], ["hint"]):
            with self.subTest(command):
                told = run(command[0], path, *command[1:])
                self.assertEqual(told.returncode, 2)
                self.assertIn("may be read wrongly", told.stdout + told.stderr)
        told = json.loads(run("candidates", path, "--output", "json").stdout)
        self.assertEqual((told["status"], told["possible"]["R1C3"], "cells" in told), ("not_understood", ["4"], False))

    def test_words_can_be_left_alone(self):
        drawn = puzzle("Two cells joined by a white circle hold consecutive digits.", circle=[circle("R1C1", "R1C2")])
        self.assertEqual(self.read(0, drawn)["not_understood"], [])
        left = self.read(2, drawn, "--no-words")
        self.assertEqual(left["sentences"], [])
        self.assertIn("drawn circle", left["not_understood"])

    def test_what_was_read_is_solved_by(self):
        cells = [(f"R{row + 1}C{column + 1}", f"R{row + 1}C{column + 2}") for row in range(6) for column in range(5)
                 if abs(int(FILLED[6 * row + column]) - int(FILLED[6 * row + column + 1])) == 1]
        drawn = puzzle("Two cells joined by a white circle hold consecutive digits. Cells without a circle do not.",
                       FILLED[:6] + "." * 30, circle=[circle(*pair) for pair in cells])
        path = self.write("puzzle.json", json.dumps(drawn))
        result = self.check(2, "solve", path, "--output", "csv")
        self.assertIn("not_understood", result.stdout)
        drawn["ruleset"] = drawn["ruleset"].split(". ")[0] + "."
        path = self.write("puzzle.json", json.dumps(drawn))
        self.assertIn(FILLED, run("solve", path, "--limit", "0", "--output", "line").stdout.split())

    def test_the_way_through_other_formats_keeps_it(self):
        drawn = puzzle("Two cells joined by a white circle hold consecutive digits.", FILLED[:18] + "." * 18,
                       circle=[circle("R6C1", "R6C2")])
        count = self.check(0, "count", self.write("puzzle.json", json.dumps(drawn))).stdout
        for way in ("json", "fpuzzles", "fpuzzles_link"):
            there = self.check(0, "convert", self.write("puzzle.json", json.dumps(drawn)), "--to", way).stdout
            self.assertEqual(self.check(0, "count", self.write("there", there)).stdout, count, way)
            back = json.loads(self.check(0, "convert", self.write("there", there), "--to", "fpuzzles").stdout)
            self.assertEqual((back["ruleset"], len(back["circle"]), "text" in back),
                             (drawn["ruleset"], 1, False), way)

    def test_sudokupad_draws_by_places(self):
        shapes = [{"center": [0.5, 1], "width": 0.35, "height": 0.35, "rounded": True, "backgroundColor": "#FFFFFF"}]
        lines = [{"wayPoints": [[2.5, 0.5], [2.5, 3.5]], "color": "#F067F0", "thickness": 10}]
        told = self.read(0, pad("Two cells joined by a white circle hold consecutive digits. "
                                "Digits on a pink line are consecutive, in any order.", overlays=shapes, lines=lines))
        cells = [sentence["rules"][0]["cells"] for sentence in told["sentences"]]
        self.assertEqual(cells, [["R1C1", "R1C2"], ["R3C1", "R3C2", "R3C3", "R3C4"]])

    def test_a_formula_is_one_more_rule_of_each_puzzle(self):
        plain = "1" + "." * 80
        broken = self.check(2, "check", FILLED[:6].ljust(36, "."), "--rule", "cells[1] = 2")
        self.assertIn("invalid", broken.stdout + broken.stderr)
        fewer = self.check(0, "count", FILLED[:18].ljust(36, "."), "--rule", "rows[6][1] > 3")
        more = self.check(0, "count", FILLED[:18].ljust(36, "."))
        self.assertLess(int(fewer.stdout.split()[-1]), int(more.stdout.split()[-1]))
        slip = self.check(2, "solve", plain, "--rule", "each a in cells a > 1")
        self.assertIn("at 17", slip.stderr)


if __name__ == "__main__":
    unittest.main()
