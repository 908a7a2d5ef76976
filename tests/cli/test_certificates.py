#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Certificates: written by solve and generate, judged by check and by a program of their own."""

import ast
import importlib.util
import random
import subprocess
import sys
import unittest

from support import ROOT, UNIQUE, CliTest

CHECKER = ROOT / "tools" / "check_certificate.py"
# A board or rule each of which says something in another way.
WISHES = ["--geometry grid", "--geometry x", "--geometry grid:6", "--geometry jigsaw", "--geometry windoku",
          "--geometry samurai",
          "--kinds killer --givens 15-25", "--kinds thermometer --givens 15-25",
          "--kinds difference_dot --givens 15-25", "--kinds arrow --givens 15-25", "--kinds renban --givens 15-25",
          "--kinds little_killer --givens 15-25", "--kinds sandwich --givens 15-25"]
MOST_LINES = 300


def load_checker():
    spec = importlib.util.spec_from_file_location("check_certificate", CHECKER)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def judge(*files) -> subprocess.CompletedProcess:
    return subprocess.run([sys.executable, "-B", CHECKER, *files], capture_output=True, text=True, timeout=300)


class Checker(unittest.TestCase):
    def test_is_short_and_needs_nothing(self):
        source = CHECKER.read_text(encoding="ascii")
        self.assertLessEqual(len(source.splitlines()), MOST_LINES)
        imports = [name.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Import) for name in node.names]
        self.assertEqual([node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom)], [])
        self.assertLessEqual(set(imports), set(sys.stdlib_module_names))


class Written(CliTest):
    def lines_of(self, puzzle: str) -> list[str]:
        """Those of its certificate, without line ends."""
        path = self.folder / "one.txt"
        self.check(0, "solve", puzzle, "--certificate", path)
        return path.read_text().splitlines()

    def with_end(self, lines: list[str]) -> str:
        """These but the last, with an end that fits."""
        return "\n".join([*lines[:-1], load_checker().end_of(lines[:-1])]) + "\n"

    def assert_refused(self, text: str, *words: str):
        """By both, in the same line where one is told."""
        path = self.write("refused.txt", text)
        ours = self.check(2, "check", "--certificate", path)
        other = judge(path)
        self.assertEqual(other.returncode, 2, other.stdout + other.stderr)
        self.assertEqual(other.stderr, "")
        line = next(row for row in other.stdout.splitlines() if "refused" in row).split(": refused")[0]
        self.assertIn(f"{line}: the certificate is refused", ours.stderr)
        for word in words:
            self.assertIn(word, other.stdout)

    def test_is_accepted_by_both_on_any_board_and_rule(self):
        for wish in WISHES:
            with self.subTest(wish=wish):
                puzzles, proofs = self.folder / "puzzles.txt", self.folder / "proofs.txt"
                self.check(0, "generate", *wish.split(), "--count", 2, "--seed", 3, "-o", puzzles,
                           "--certificate", proofs)
                result = self.check(0, "check", puzzles, "--certificate", proofs, "--output", "csv")
                self.assertEqual(result.stdout.count(",unique,"), 2, result.stdout)
                self.assertEqual(result.stdout.count("proven by the certificate at"), 2, result.stdout)
                other = judge(proofs)
                self.assertEqual(other.stdout.count(": accepted: "), 2, other.stdout)
                self.assertEqual(other.returncode, 0)

    def test_names_the_puzzle_itself(self):
        path = self.write("proof.txt", "\n".join(self.lines_of(UNIQUE)) + "\n")
        self.assertIn("unique: proven by the certificate", self.check(0, "check", "--certificate", path).stdout)
        self.assertIn(UNIQUE, judge(path).stdout)

    def test_is_of_one_puzzle(self):
        path = self.write("proof.txt", "\n".join(self.lines_of(UNIQUE)) + "\n")
        other = UNIQUE.replace(next(digit for digit in UNIQUE if digit != "."), ".", 1)
        result = self.check(2, "check", other, "--certificate", path)
        self.assertIn("is of this puzzle", result.stdout)

    def test_is_refused_with_one_changed_byte(self):
        text = self.with_end(self.lines_of(UNIQUE))
        chance = random.Random(1)
        for at in [0, len(text) - 2, *chance.sample(range(len(text)), 10)]:
            with self.subTest(at=at):
                self.assert_refused(text[:at] + chr(ord(text[at]) ^ 1) + text[at + 1:])

    def test_is_refused_when_it_says_something_else(self):
        lines = self.lines_of(UNIQUE)
        solution = next(i for i, line in enumerate(lines) if line.startswith("solution "))
        one = next(i for i, line in enumerate(lines) if line.startswith("one "))
        changes = {
            "a given less": lines[:one] + lines[one + 1:],
            "the same twice": lines[:one] + lines[one:one + 1] + lines[one:],
            "no solution": lines[:solution] + lines[solution + 1:],
            "another solution": [*lines[:solution], lines[solution].replace("1", "2", 1), *lines[solution + 1:]],
            "no literal": [*lines[:-1], "x", lines[-1]],
            "nor one": [*lines[:-1], "99999", lines[-1]],
            "the least number": [*lines[:-1], "-9223372036854775808", lines[-1]],
            "the least number twice": [*lines[:-1], "-9223372036854775808 -9223372036854775808", lines[-1]],
            "no puzzle": lines[:1] + lines[2:],
            "other version": [lines[0].replace("1", "2"), *lines[1:]],
        }
        for name, changed in changes.items():
            with self.subTest(name):
                self.assert_refused(self.with_end(changed))

    def test_small_ones_that_make_much_work_are_refused(self):
        digits = "digits " + " ".join(map(str, range(1, 1401)))
        for premise in ("sum <= 1000000000 a 1400*b", "sum = 5 2*3*a", "cage 5000 a b"):
            with self.subTest(premise):
                lines = ["omnidoku certificate 1", "puzzle x", digits, "cells a b", premise, "solution 1 2", "end"]
                self.assert_refused(self.with_end(lines))

    def test_is_not_written_over_anything(self):
        path = self.folder / "both.txt"
        for words in (("solve", UNIQUE, "-o", path, "--certificate", path),
                      ("generate", "--seed", 1, "-o", path, "--certificate", path)):
            with self.subTest(words=words):
                self.assert_error(self.check(2, *words), "written twice")
                self.assertFalse(path.exists())
        self.check(0, "solve", UNIQUE, "--certificate", path)
        kept = path.read_text()
        self.assert_error(self.check(2, "check", "--certificate", path, "-o", path), "written twice")
        self.assertEqual(path.read_text(), kept)
        self.assert_error(self.check(2, "check", "--certificate", self.folder), "is a folder")

    def test_its_puzzle_is_no_name_of_a_file(self):
        lines = self.lines_of(UNIQUE)
        other = self.write("puzzle.txt", UNIQUE + "\n")
        for name in (str(other), "-"):
            changed = [lines[0], "puzzle " + name, *lines[2:]]
            path = self.write("named.txt", self.with_end(changed))
            self.check(2, "check", "--certificate", path, stdin=UNIQUE)

    def test_broken_ones_are_told_and_the_others_go_on(self):
        lines = self.lines_of(UNIQUE)
        good = "\n".join(lines) + "\n"
        path = self.write("proofs.txt", good + "\n".join(lines[:9]) + "\n" + good)
        result = self.check(2, "check", "--certificate", path, "--output", "csv")
        self.assertEqual(result.stdout.count(",unique,"), 2)
        self.assertIn(f"proofs.txt:{len(lines) + 9}: the certificate is refused", result.stderr)
        self.assertEqual(judge(path).stdout.count("accepted"), 2)

    def test_what_is_no_certificate_is_refused(self):
        for content in (b"", b"\n", b"\xff\xfe\x00", b"omnidoku certificate 1", UNIQUE.encode(), b"\x00" * 100):
            with self.subTest(content=content[:20]):
                path = self.write("none.txt", content)
                self.assert_error(self.check(2, "check", "--certificate", path), "none.txt:1:")
                self.assertEqual(judge(path).returncode, 2)
        self.assert_error(self.check(2, "check", "--certificate", self.folder / "missing"), "missing")
        self.assertEqual(judge(self.folder / "missing").returncode, 2)
        self.assertEqual(judge().returncode, 2)

    def test_is_not_written_for_what_is_not_unique(self):
        path = self.folder / "proofs.txt"
        result = self.check(1, "solve", "." * 81, "--certificate", path)
        self.assertIn("no certificate: multiple", result.stderr)
        self.assertFalse(path.exists())

    def test_nothing_that_is_typed_breaks_the_checkers(self):
        lines = self.lines_of(UNIQUE)
        chance = random.Random(2)
        texts = []
        for _ in range(120):
            changed = list(lines)
            i = chance.randrange(len(changed) - 1)
            at = chance.randrange(len(changed[i]) + 1)
            end = at + chance.randrange(2)
            changed[i] = changed[i][:at] + chance.choice(" 09-=!*/>,#R\u00e9\x00") + changed[i][end:]
            texts.append(self.with_end(changed))
        path = self.write("many.txt", "".join(texts))
        ours = self.check(2, "check", "--certificate", path, "--output", "csv")
        other = judge(path)
        self.assertEqual(other.stderr, "")
        self.assertEqual(other.stdout.count(": accepted: "), ours.stdout.count(",unique,"))
        told = [row.split(": refused")[0] for row in other.stdout.splitlines() if ": refused" in row]
        self.assertEqual(told, [row.split(": the certificate")[0].removeprefix("omnidoku: ")
                                for row in ours.stderr.splitlines() if ": the certificate" in row])


if __name__ == "__main__":
    unittest.main()
