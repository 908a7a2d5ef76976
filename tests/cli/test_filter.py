#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""filter: the lines that are as wished, by what the other commands say of them."""

import csv
import io
import json
import random
import subprocess
import unittest

from support import FILLED, INVALID, MULTIPLE, NONE, PROGRAM, UNIQUE, CliTest, without


class Filter(CliTest):
    def setUp(self):
        super().setUp()
        order = random.Random(5)
        self.lines = [UNIQUE, MULTIPLE, NONE]
        made = self.check(0, "generate", "--count", 12, "--seed", 3, "--quiet").stdout.splitlines()
        made += self.check(0, "generate", "--count", 3, "--seed", 4, "--symmetry", "180", "--quiet").stdout.splitlines()
        self.lines += made
        for puzzle in made[:4]:  # with a given too many, and with one too few
            cells = [i for i, digit in enumerate(puzzle) if digit == "."]
            solution = self.check(0, "solve", puzzle, "--output", "line").stdout
            more = order.choice(cells)
            self.lines.append(puzzle[:more] + solution[more] + puzzle[more + 1:])
            self.lines.append(without(puzzle, [i for i, digit in enumerate(puzzle) if digit != "."][:1]))
        order.shuffle(self.lines)
        self.file = self.write("puzzles.txt", "\n".join(self.lines) + "\n")

    def kept(self, *wishes, code: int = 0) -> list[str]:
        """What both ways keep: that of many plain lines, and the one for whatever else stands there."""
        fast = self.check(code, "filter", self.file, *wishes, "--quiet").stdout.splitlines()
        slow = self.check(code, "filter", self.file, *wishes, "--quiet", "--time-limit", "60s").stdout.splitlines()
        self.assertEqual(fast, slow)
        inverted = self.check(code, "filter", self.file, *wishes, "--quiet", "--invert").stdout.splitlines()
        self.assertEqual(sorted(fast + inverted), sorted(self.lines))
        self.assertEqual([line for line in self.lines if line in fast], fast)
        return fast

    def table(self, *command, code: int = 0) -> dict[str, dict[str, str]]:
        text = self.check(code, *command, self.file).stdout
        return {row["puzzle"]: row for row in csv.DictReader(io.StringIO(text))}

    def test_what_check_says(self):
        checked = self.table("check", "--output", "csv")
        unique = [line for line in self.lines if checked[line]["status"] == "unique"]
        minimal = [line for line in unique if checked[line]["minimal"] == "true"]
        self.assertGreater(len(unique), len(minimal))
        self.assertGreater(len(minimal), 10)
        self.assertEqual(self.kept("--unique"), unique)
        self.assertEqual(self.kept("--minimal"), minimal)

    def test_givens_and_their_pattern(self):
        few = [line for line in self.lines if 20 <= 81 - line.count(".") <= 24]
        self.assertGreater(len(few), 5)
        self.assertEqual(self.kept("--givens", "20-24"), few)
        turned = [line for line in self.lines if all((a == ".") == (b == ".") for a, b in zip(line, line[::-1]))]
        self.assertGreaterEqual(len(turned), 3)
        self.assertEqual(self.kept("--symmetry", "180"), turned)
        self.assertEqual(self.kept("--symmetry", "180", "--givens", "20-24"), [line for line in turned if line in few])

    def test_what_rate_says(self):
        human = self.table("rate", code=0)
        easy = [line for line in self.lines if human[line]["level"] in ("beginner", "easy")]
        self.assertTrue(0 < len(easy) < len(self.lines))
        self.assertEqual(self.kept("--difficulty", "beginner-easy"), easy)
        scored = [line for line in self.lines if human[line]["score"] and 300 <= int(human[line]["score"]) <= 700]
        self.assertEqual(self.kept("--difficulty", "300-700"), scored)
        se = self.table("rate", "--scale", "se")
        rated = [line for line in self.lines if se[line]["er"] and 1.2 <= float(se[line]["er"]) <= 2.0]
        self.assertTrue(rated)
        self.assertEqual(self.kept("--scale", "se", "--difficulty", "1.2-2.0"), rated)
        hodoku = self.table("rate", "--scale", "hodoku")
        hard = [line for line in self.lines if hodoku[line]["level"] in ("Medium", "Hard", "Unfair")]
        self.assertEqual(self.kept("--scale", "hodoku", "--difficulty", "medium-Unfair"), hard)

    def test_techniques(self):
        paths = {}
        for line in self.check(0, "rate", self.file, "--output", "jsonl").stdout.splitlines():
            row = json.loads(line)
            paths[row["puzzle"]] = set(row.get("path") or [])
        technique = "naked_single"
        self.assertEqual(self.kept("--must-contain", technique),
                         [line for line in self.lines if technique in paths[line]])
        singles = ("full_house", "hidden_single", "naked_single")
        by_singles = self.kept("--solved-by", ",".join(singles))
        expected = [line for line in self.lines if paths[line] and paths[line] <= set(singles)]
        self.assertTrue(expected)
        self.assertEqual(by_singles, expected)

    def test_lines_stay_as_they_are(self):
        rows = ["number;puzzle;remark"] + [f"{i};{line};\"a; b\"" for i, line in enumerate((UNIQUE, MULTIPLE, FILLED))]
        self.write("table.csv", "\n".join(rows) + "\n")
        result = self.check(0, "filter", "table.csv", "--unique", cwd=self.folder)
        self.assertEqual(result.stdout.splitlines(), [rows[0], rows[1], rows[3]])
        self.assertIn("2 puzzles kept of 3", result.stderr)
        mixed = "\n".join(["# a comment", UNIQUE + "  ", MULTIPLE, FILLED]) + "\n"
        self.assertEqual(self.check(0, "filter", "-", "--unique", stdin=mixed).stdout, f"{UNIQUE}  \n{FILLED}\n")
        self.assertEqual(self.check(0, "filter", UNIQUE, "--unique").stdout, UNIQUE + "\n")
        self.assertEqual(self.check(0, "filter", MULTIPLE, "--unique").stdout, "")
        # A table of one row, whatever comes of it.
        table = f"number;puzzle\n1;{UNIQUE}\n"
        self.assertEqual(self.check(0, "filter", "-", "--unique", stdin=table).stdout, table)
        grid = "".join(UNIQUE[i:i + 9] + "\n" for i in range(0, 81, 9))
        self.assertEqual(self.check(0, "filter", "-", "--unique", stdin=grid).stdout, grid)
        # Of JSON the line as well, not the name that other answers call it by.
        for i, line in enumerate((UNIQUE, MULTIPLE, FILLED)):
            self.write(f"{i}.txt", line)
        objects = [self.check(0, "convert", f"{i}.txt", "--to", "json", cwd=self.folder).stdout for i in range(3)]
        objects = [json.dumps(json.loads(text)) + "\n" for text in objects]
        self.assertEqual(self.check(0, "filter", "-", "--unique", stdin="".join(objects)).stdout, objects[0] + objects[2])

    def test_what_is_no_puzzle_is_told_and_not_kept(self):
        stdin = f"{UNIQUE}\n{INVALID}\nnonsense\n{FILLED}\n"
        for more in ((), ("--invert",)):
            result = self.check(2, "filter", "-", "--unique", *more, stdin=stdin)
            self.assertEqual(result.stdout, "" if more else f"{UNIQUE}\n{FILLED}\n")
            self.assertIn("standard input:2: ", result.stderr)
            self.assertIn("standard input:3: ", result.stderr)

    def test_nothing_kept_is_an_answer(self):
        path = self.write("kept.txt", "of before\n")
        self.check(0, "filter", UNIQUE, "--givens", 3, "-o", path)
        self.assertEqual(path.read_text(), "")
        path.write_text("of before\n")
        self.check(2, "filter", "no puzzle", "--givens", 3, "-o", path)
        self.assertEqual(path.read_text(), "of before\n")

    def test_pipes_are_read_once(self):
        one, two = self.write("one.txt", UNIQUE + "\n"), self.write("two.txt", UNIQUE + "\n")
        line = f"'{PROGRAM}' filter <(cat {one}) <(cat {two}) --givens 1-81"
        result = subprocess.run(["bash", "-c", line], capture_output=True, text=True, timeout=60)
        self.assertEqual((result.returncode, result.stdout), (0, f"{UNIQUE}\n{UNIQUE}\n"), result.stderr)

    def test_wrong_wishes(self):
        for words, said in [((), "nothing is wished"),
                            (("--scale", "se"), "add --difficulty"),
                            (("--difficulty", "mild"), "'mild' is no difficulty"),
                            (("--difficulty", "hard-easy"), "is no difficulty"),
                            (("--scale", "se", "--difficulty", "hard"), "such as 4.4-4.6"),
                            (("--scale", "se", "--difficulty", "4.45"), "is no difficulty"),
                            (("--scale", "se", "--difficulty", "1000000009"), "is no difficulty"),
                            (("--givens", "x"), "is no number of givens"),
                            (("--must-contain", "x_win"), "did you mean"),
                            (("--solved-by", "nothing"), "there is no technique")]:
            self.assert_error(self.check(2, "filter", UNIQUE, *words), said)

    def test_bulk_keeps_the_same(self):
        lines = self.lines * 60
        self.write("many.txt", "\n".join(lines) + "\n")
        words = "--minimal --givens 20-25"
        expected = self.check(0, "filter", "many.txt", *words.split(), cwd=self.folder).stdout
        self.assertGreater(expected.count("\n"), 100)
        self.check(0, "bulk", "run", "work", "many.txt", "--command", "filter " + words, "--shard-time", "0.001s",
                   "-o", "kept.txt", cwd=self.folder)
        self.assertEqual((self.folder / "kept.txt").read_text(), expected)
        # A table keeps its header, and nothing may be left of a shard.
        self.write("many.csv", "\n".join(["id,sudoku"] + [f"{i},{line}" for i, line in enumerate(lines)]) + "\n")
        for wish in ("--unique", "--givens 80"):
            self.check(0, "bulk", "run", wish[2:5], "many.csv", "--command", "filter " + wish, "--shard-time", "0.001s",
                       "-o", "kept.csv", cwd=self.folder)
            self.assertEqual((self.folder / "kept.csv").read_text(),
                             self.check(0, "filter", "many.csv", *wish.split(), cwd=self.folder).stdout)


if __name__ == "__main__":
    unittest.main()
