#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What comes with a puzzle: a stored solution is a witness, and what was entered in a saved game is told of."""

import csv
import io
import json
import os
import unittest

from support import FILLED, UNIQUE, CliTest, run

# Two fillings, as 1 and 2 in the first and third row can be exchanged; and one that breaks two columns.
GIVENS = "..343412..434321"
RIGHT = "1234341221434321"
OTHER = "2134341212434321"
BROKEN = "1234341212434321"
OPEN = ["R1C1", "R1C2", "R3C1", "R3C2"]


def native(givens=GIVENS, **more):
    return json.dumps({"omnidoku": 1, "board": {"type": "grid", "size": 4}, "givens": givens, **more})


def moves(filling):
    return [f"{cell} {filling[4 * (int(cell[1]) - 1) + int(cell[3]) - 1]}" for cell in OPEN]


def fpuzzles(solution):
    grid = [[{"value": int(d), "given": True} if d != "." else {} for d in GIVENS[4 * r:4 * r + 4]] for r in range(4)]
    return json.dumps({"size": 4, "grid": grid, "solution": [int(d) for d in solution]})


class StoredSolution(CliTest):
    def play(self, puzzle, lines):
        return self.check(0, "play", self.write("puzzle.json", puzzle), "--new", stdin="\n".join(lines) + "\n",
                          env={**os.environ, "XDG_STATE_HOME": str(self.folder)}).stdout

    def test_it_decides_what_is_solved(self):
        for puzzle in (native(solution=RIGHT), native(solution=RIGHT, unknown_rules=["a line"]), fpuzzles(RIGHT)):
            with self.subTest(puzzle):
                told = self.play(puzzle, moves(OTHER))
                self.assertNotIn("Congratulations", told)
                self.assertNotIn("Solved", told)
                self.assertIn("but the stored solution has something else in R1C1 R1C2 R3C1 R3C2.", told)
                told = self.play(puzzle, moves(RIGHT))
                self.assertIn("Congratulations", told)
                self.assertNotIn("stored", told)

    def test_the_sentence_tells_whether_all_rules_are_understood(self):
        self.assertIn("All rules hold, but", self.play(native(solution=RIGHT), moves(OTHER)))
        told = self.play(native(solution=RIGHT, unknown_rules=["a line"]), moves(OTHER))
        self.assertIn("All rules that are understood hold, but", told)

    def test_it_says_which_entries_are_wrong(self):
        for puzzle in (native(solution=RIGHT), native(solution=RIGHT, unknown_rules=["a line"])):
            with self.subTest(puzzle):
                told = self.play(puzzle, ["R1C1 2", "mark R3C1 1", "check"])
                self.assertIn("Entries are compared with the solution that is stored with the puzzle.", told)
                self.assertIn("R1C1 is not 2.", told)
                self.assertIn("The marks in R3C1 leave out", told)
                self.assertIn("All is right so far", self.play(puzzle, ["R1C1 1", "check"]))
        told = self.play(native(solution=RIGHT), ["R1C1 2", "hint full"])
        self.assertIn("R1C1 is not 2.", told)
        self.assertIn("is stored with the puzzle", told)

    def test_a_broken_one_is_no_witness(self):
        for filling in (RIGHT, OTHER):
            told = self.play(native(solution=BROKEN), moves(filling))
            self.assertIn("Congratulations", told)
            self.assertIn("The solution stored with the puzzle breaks its rules: column 1 holds 1 twice", told)
        told = self.play(native(solution=BROKEN), ["R1C1 2", "check"])
        self.assertIn("Nothing is compared with it.", told)
        self.assertNotIn("is not 2", told)

    def test_without_one_nobody_knows(self):
        for more in ({}, {"solution": BROKEN}):
            told = self.play(native(unknown_rules=["a line"], **more), moves(RIGHT))
            self.assertNotIn("Congratulations", told)
            self.assertIn("All rules that are understood hold; whether these do is not known: a line.", told)

    def test_check_says_how_it_stands(self):
        def told(puzzle):
            result = self.run_check(puzzle, "--output", "jsonl")
            return result.returncode, json.loads(result.stdout)["stored_solution"], self.run_check(puzzle).stdout

        code, stored, text = told(native(solution=RIGHT))
        self.assertEqual((code, stored), (1, "one of several"))
        self.assertIn("the solution stored with the puzzle is one of several", text)
        code, stored, text = told(native("1" + GIVENS[1:], solution=RIGHT))
        self.assertEqual((code, stored), (0, "right"))
        self.assertIn("the solution stored with the puzzle is right", text)
        code, stored, text = told(native("1" + GIVENS[1:], solution=OTHER))
        self.assertEqual((code, stored), (2, "wrong"))
        self.assertIn("the solution stored with the puzzle is wrong in R1C1 R1C2 R3C1 R3C2", text)
        self.assertIn("R1C1 holds 2, but 1 is given", text)
        code, stored, text = told(native(solution=BROKEN))
        self.assertEqual((code, stored), (2, "wrong"))
        self.assertIn("breaks its rules: column 1 holds 1 twice, in R1C1 and R3C1", text)
        _, stored, text = told(native(solution=RIGHT, unknown_rules=["a line"]))
        self.assertEqual(stored, "undecided")
        self.assertIn("the solution stored with the puzzle keeps all rules that are understood", text)
        _, stored, text = told(native(solution=BROKEN, unknown_rules=["a line"]))
        self.assertEqual(stored, "wrong")
        self.assertIn("column 1 holds 1 twice", text)

    def run_check(self, puzzle, *args):
        return run("check", self.write("puzzle.json", puzzle), *args)

    def test_check_reads_it_in_other_symbols_and_in_batches(self):
        letters = native("..cdcdab..dcdcba", solution="abcdcdabbadcdcba").replace('"givens"', '"symbols": "abcd", "givens"')
        wrong = letters.replace("abcdcdabbadcdcba", "abcdcdababdcdcba")
        self.assertIn("one of several", self.run_check(letters).stdout)
        self.assertIn("column 1 holds a twice", self.run_check(wrong).stdout)
        batch = self.write("batch.jsonl", "\n".join([native(solution=RIGHT), native(solution=BROKEN), native()]) + "\n")
        table = list(csv.reader(io.StringIO(self.check(2, "check", batch, "--output", "csv").stdout)))
        self.assertIn("is one of several", table[1][3])
        self.assertIn("breaks its rules", table[2][3])
        self.assertNotIn("stored", table[3][3])


def game(entries, givens=UNIQUE, **marks):
    return json.dumps({"omnidoku": 1, "givens": givens, "play": {"entries": entries, **marks}})


class Entered(CliTest):
    """UNIQUE has FILLED as its solution, and R1C1 is open."""

    wrong = game({"R1C1": "9", "R2C3": FILLED[11]}, centre={"R3C5": "1"})

    def test_what_is_wrong_is_said(self):
        file = self.write("game.json", self.wrong)
        for command, code in (("solve", 0), ("rate", 0), ("candidates", 0)):
            for text in ([], ["--output", "csv"]):
                with self.subTest(command, text=text):
                    result = self.check(code, command, file, *text)
                    self.assertIn("wrong entry: R1C1=9; marks that leave out what belongs there: R3C5", result.stderr)
                    self.assertIn("the entries (2) and the marks (in 1 cell) of a saved game are left aside", result.stderr)
        self.assertIn("left aside", self.check(0, "count", file).stderr)
        self.assertIn("left aside", self.check(0, "render", file).stderr)
        for command in ("solve", "rate", "candidates", "count"):
            self.assertEqual(self.check(0, command, file, "-q").stderr, "")
        result = self.check(1, "check", file)
        self.assertIn("R1C1 is not 9", result.stdout)
        self.assertIn("The marks in R3C5 leave out", result.stdout)
        self.assertNotIn("R2C3", result.stdout.split("of what was entered")[1])
        self.check(1, "explain", file)
        self.check(1, "hint", file)

    def test_rows_of_json_tell_it(self):
        file = self.write("game.json", self.wrong)
        expected = {"entries": 2, "marks": 1, "wrong": ["R1C1=9"], "wrong_marks": ["R3C5"]}
        self.assertEqual(json.loads(self.check(0, "solve", file, "--output", "jsonl").stdout)["left_aside"], expected)
        self.assertEqual(json.loads(self.check(0, "candidates", file, "--output", "json").stdout)["left_aside"], expected)
        self.assertEqual(json.loads(self.check(1, "check", file, "--output", "jsonl").stdout)["entered"], expected)
        plain = json.loads(self.check(0, "solve", UNIQUE, "--output", "jsonl").stdout)
        self.assertNotIn("left_aside", plain)

    def test_what_is_right_is_left_aside_too(self):
        file = self.write("game.json", game({"R1C1": FILLED[0]}))
        for command in ("solve", "rate", "candidates", "count"):
            told = self.check(0, command, file).stderr
            self.assertIn("the entries (1) of a saved game are left aside", told)
            self.assertNotIn("wrong", told)
            self.assertEqual(told.count("\n"), 1)
        self.assertIn("what was entered is right", self.check(0, "check", file).stdout)

    def test_of_several_games_the_wrong_ones_are_named(self):
        batch = self.write("games.jsonl", "\n".join([game({"R1C1": FILLED[0]}), self.wrong, game({})]) + "\n")
        result = self.check(0, "solve", batch, "--output", "csv")
        self.assertIn(f"{batch}:2: wrong entry: R1C1=9", result.stderr)
        self.assertIn("the entries (3) and the marks (in 1 cell) of 2 saved games are left aside", result.stderr)

    def test_other_formats_that_hold_games(self):
        file = self.write("game.json", self.wrong)
        for name in ("sdk", "ss", "opensudoku", "ksudoku", "fpuzzles", "hodoku"):
            with self.subTest(name):
                text = self.check(0, "convert", file, "--to", name).stdout
                told = self.check(0, "solve", self.write(f"game.{name}", text), "--from", name).stderr
                self.assertIn("wrong entry: R1C1=9", told, text)

    def test_of_several_solutions_what_none_has_is_wrong(self):
        puzzle = json.loads(native())
        puzzle["play"] = {"entries": {"R1C1": "3"}}
        file = self.write("game.json", json.dumps(puzzle))
        self.assertIn("R1C1 is not 3", self.check(1, "check", file).stdout)
        self.assertIn("wrong entry: R1C1=3", self.check(0, "candidates", file).stderr)
        puzzle["play"] = {"entries": {"R1C1": "2"}}
        puzzle["solution"] = RIGHT
        file = self.write("game.json", json.dumps(puzzle))
        self.assertIn("R1C1 is not 2", self.check(1, "check", file).stdout)
        self.assertIn("wrong entry: R1C1=2", self.check(1, "solve", file).stderr)


if __name__ == "__main__":
    unittest.main()
