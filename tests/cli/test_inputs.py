#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What is read without being named, several inputs, and where answers go."""

import base64
import csv
import gzip
import io
import json
import os
import unittest
import zlib

from support import FILLED, INVALID, MULTIPLE, NONE, UNIQUE, CliTest

ROWS = "\n".join(UNIQUE[9 * r:9 * r + 9] for r in range(9)) + "\n"


class Inputs(CliTest):
    def test_standard_input_is_read_when_nothing_is_named(self):
        self.assertEqual(self.check(0, "solve", "--output", "line", stdin=UNIQUE).stdout, FILLED + "\n")
        self.assertEqual(self.check(0, "count", stdin=ROWS).stdout, "1\n")
        self.assertEqual(self.check(0, "convert", "--to", "line", stdin=UNIQUE).stdout.strip(), UNIQUE)
        self.assertIn("Solved", self.check(0, "explain", stdin=UNIQUE).stdout)
        self.check(0, "hint", stdin=UNIQUE)
        self.check(0, "render", stdin=UNIQUE)

    def test_several_inputs_are_answered_in_order(self):
        first = self.write("first.txt", ROWS)
        second = self.write("second.txt", f"{UNIQUE}\n{MULTIPLE}\n")
        third = self.write("third.json", self.check(0, "convert", NONE, "--to", "json").stdout)
        result = self.check(0, "solve", first, second, UNIQUE, third, "-", "--output", "csv", stdin=UNIQUE)
        rows = list(csv.DictReader(io.StringIO(result.stdout)))
        self.assertEqual([row["status"] for row in rows], ["unique", "unique", "multiple", "unique", "none", "unique"])
        self.assertEqual([row["puzzle"] for row in rows],
                         [str(first), UNIQUE, MULTIPLE, UNIQUE, str(third), UNIQUE])
        # Options may stand between them.
        self.assertEqual(self.check(0, "solve", first, "--output", "csv", second, UNIQUE, third, "-", stdin=UNIQUE).stdout,
                         result.stdout)
        self.assertEqual(self.check(0, "explain", "--without", "x_wing,swordfish", first, second).stdout.count("Solved in"), 2)

    def page_link(self, text: str, old: bool = False) -> str:
        """As the page makes them; those of old had no checksum."""
        packed = zlib.compress(text.encode())
        letters = base64.urlsafe_b64encode(packed[2:-4] if old else packed).decode().rstrip("=")
        return f"https://example.org/omnidoku/#puzzle={letters}"

    def test_links_of_the_page(self):
        killer = json.dumps({"omnidoku": 1, "board": "grid:4",
                             "constraints": [{"type": "killer", "cells": ["R1C1", "R1C2"], "sum": 3}]})
        for old in (False, True):
            link = self.page_link(UNIQUE, old)
            self.assertEqual(self.check(0, "solve", link, "--output", "line").stdout, FILLED + "\n")
            document = json.loads(self.check(0, "convert", self.page_link(killer, old), "--to", "json").stdout)
            self.assertEqual([rule["type"] for rule in document["constraints"]], ["killer"])
        # Among the words of a message.
        message = self.write("message.txt", f"Try this: {self.page_link(UNIQUE)} (hard)\n")
        self.assertEqual(self.check(0, "solve", message, "--output", "line").stdout, FILLED + "\n")
        whole = self.page_link(UNIQUE)
        for link in (whole[:-2] + "AA", whole[:-20], "https://example.org/#puzzle=A"):
            self.assert_error(self.check(2, "solve", link), "damaged")
        self.assert_error(self.check(2, "solve", self.page_link(whole)), "another link")

    def test_each_input_is_named_in_what_is_said(self):
        first = self.write("first.txt", ROWS)
        second = self.write("second.txt", f"{UNIQUE}\n{INVALID}\n")
        missing = self.folder / "missing.txt"
        result = self.check(2, "solve", first, missing, second, "--output", "csv")
        self.assertIn(f"{second}:2: invalid", result.stderr)
        self.assertIn(f"there is no file '{missing}'", result.stderr)
        rows = list(csv.DictReader(io.StringIO(result.stdout)))
        self.assertEqual([row["status"] for row in rows], ["unique", "invalid", "unique", "invalid"])
        self.assertEqual(self.check(2, "check", first, second, first).stdout.splitlines()[-1].split(": ")[0], str(first))

    def test_packed_files(self):
        text = f"{UNIQUE}\n{MULTIPLE}\n" * 500
        plain = self.write("plain.txt", text)
        expected = self.check(0, "solve", plain, "--output", "csv").stdout
        packed = self.folder / "packed.txt.gz"
        packed.write_bytes(gzip.compress(text.encode()))
        self.assertEqual(self.check(0, "solve", packed, "--output", "csv").stdout, expected)
        self.assertEqual(self.check(0, "solve", "-", "--output", "csv", stdin=packed.read_bytes()).stdout, expected)
        # A name ending in .zst packs; what stands before it tells what is written.
        answers = self.folder / "answers.csv.zst"
        self.check(0, "solve", self.write("one.txt", f"{UNIQUE}\n" * 500), "-o", answers)
        self.assertLess(answers.stat().st_size, 8_000)
        self.assertEqual(self.check(0, "solve", answers, "--output", "line").stdout, f"{FILLED}\n" * 500)
        one = self.folder / "one.json.gz"
        one.write_bytes(gzip.compress(self.check(0, "convert", UNIQUE, "--to", "json").stdout.encode()))
        self.assertEqual(self.check(0, "solve", one, "--output", "line").stdout, FILLED + "\n")

    def test_damaged_packed_files_are_named(self):
        text = (UNIQUE + "\n").encode() * 20_000
        whole = gzip.compress(text)
        self.check(0, "solve", self.write("plain.txt", text), "-o", self.folder / "whole.zst")
        zstd = (self.folder / "whole.zst").read_bytes()
        for name, packed in (("cut.gz", whole[:-20]), ("wrong.gz", whole[:-6] + b"xx" + whole[-4:]), ("begun.gz", whole[:5]),
                             ("cut.zst", zstd[:-5]), ("wrong.zst", zstd[:-3] + b"xx" + zstd[-1:])):
            path = self.folder / name
            path.write_bytes(packed)
            with self.subTest(name):
                result = self.check(2, "solve", path, "--output", "line")
                self.assertRegex(result.stderr, f"{path}.*damaged")
                result = self.check(2, "solve", path, UNIQUE, "--output", "line")
                self.assertRegex(result.stderr, f"{path}.*damaged")
                self.assertTrue(result.stdout.endswith(FILLED + "\n"))
        self.assert_error(self.check(2, "solve", UNIQUE, "-o", self.folder / "a.gz"), "does not pack by gzip")
        self.assert_error(self.check(2, "rate", UNIQUE, "-o", self.folder / "a.csv.zst", "--resume"), "in one go")

    def test_commands_for_one_puzzle_take_one(self):
        first = self.write("first.txt", ROWS)
        for command in ("hint", "render", "play"):
            with self.subTest(command):
                self.assert_error(self.check(2, command, first, first))

    def test_answers_into_a_file(self):
        for command, *options in (["solve", "--output", "csv"], ["solve", "--output", "svg"], ["solve"], ["count"], ["check"],
                                  ["candidates"], ["rate"]):
            with self.subTest(command + " ".join(options)):
                path = self.folder / f"{command}.out"
                shown = self.check(0, command, UNIQUE, *options).stdout
                self.assertEqual(self.check(0, command, UNIQUE, *options, "-o", path).stdout, "")
                written = path.read_text(encoding="utf-8")
                if options or command != "solve":  # which tells the time it took
                    self.assertEqual(written, shown)
                else:
                    self.assertIn("unique", written)
        self.assert_error(self.check(2, "count", UNIQUE, "-o", self.folder), "cannot write")

    def test_symbolic_links_stay(self):
        elsewhere = self.folder / "elsewhere"
        elsewhere.mkdir()
        for name, there in (("there.txt", True), ("new.txt", False)):
            with self.subTest(name):
                target = elsewhere / name
                if there:
                    target.write_text("before", encoding="ascii")
                link = self.folder / f"to-{name}"
                link.symlink_to(os.path.join("elsewhere", name))
                chain = self.folder / f"chain-{name}"
                chain.symlink_to(link)
                self.check(0, "solve", UNIQUE, "--output", "line", "-o", chain)
                self.assertTrue(chain.is_symlink() and link.is_symlink())
                self.assertEqual(target.read_text(encoding="ascii"), FILLED + "\n")
        loop = self.folder / "loop"
        loop.symlink_to(loop)
        self.assert_error(self.check(2, "solve", UNIQUE, "-o", loop), "cannot write")

    def test_quiet_and_verbose(self):
        self.assertIn("seed", self.check(0, "generate").stderr)
        self.assertEqual(self.check(0, "generate", "-q").stderr, "")
        self.assertEqual(self.check(0, "solve", UNIQUE, "--quiet").stderr, "")
        self.assert_error(self.check(2, "solve", INVALID, "--output", "line", "-q"), "invalid")  # what is wrong is said
        page = self.write("rows.txt", ROWS)
        said = self.check(0, "solve", page, "-v").stderr
        self.assertIn(f"{page}: read as grid", said)
        self.assertIn("1 puzzle in ", said)
        self.assertEqual(self.check(0, "solve", page, "-v", "-q").stderr, "")
        self.assertEqual(self.check(0, "solve", page).stderr, "")

    def test_a_wrong_stored_solution(self):
        document = json.loads(self.check(0, "convert", UNIQUE, "--to", "json").stdout)
        for solution, code in ((FILLED, 0), (FILLED[::-1], 2)):
            document["solution"] = list(solution)
            result = self.check(code, "check", self.write("stored.json", json.dumps(document)))
            self.assertEqual("is wrong" in result.stdout, code == 2)

    def test_a_wrong_solution_in_one_row_of_a_table(self):
        other = FILLED[:79] + FILLED[80] + FILLED[79]
        rows = [f"{UNIQUE},{FILLED}", f"{UNIQUE},{other}", f"{UNIQUE},{FILLED}"]
        turned = [",".join(row.split(",")[::-1]) for row in rows]
        for columns, table in (("puzzle,solution", rows), ("solution,puzzle", turned)):
            path = self.write("table.csv", "\n".join([columns, *table]) + "\n")
            for output in ("text", "csv", "jsonl"):
                with self.subTest(f"check {columns} {output}"):
                    result = self.check(2, "check", path, "--output", output)
                    told = result.stdout if output == "text" else result.stderr
                    wrong = [line for line in told.splitlines() if "is wrong in R9C8 R9C9" in line]
                    self.assertEqual([f"{path}:3: unique" in line for line in wrong], [True], told)
            right = self.write("right.csv", "\n".join([columns, table[0], table[2]]) + "\n")
            self.assertEqual(self.check(0, "check", right, "--output", "csv").stderr, "")
            for command in ("solve", "count", "rate", "explain", "candidates"):
                with self.subTest(f"{command} {columns}"):
                    told = self.check(0, command, path).stderr
                    self.assertIn(":3: ", told)
                    self.assertIn("R9C9 holds", told)
                    self.assertEqual(told.count("stored"), 1, told)

    def test_help_lists_what_is_there(self):
        for command, option in (("explain", "--profile"), ("rate", "--scale")):
            page = self.check(0, command, "--help").stdout
            words = next(line for line in page.splitlines() if option in line).split(option)[1].split()[0]
            for word in words.split("=")[0].split("|"):
                with self.subTest(f"{command} {option} {word}"):
                    self.check(0, command, UNIQUE, option, word)


if __name__ == "__main__":
    unittest.main()
