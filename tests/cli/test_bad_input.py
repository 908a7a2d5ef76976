#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Bad input: a clear message with its place, exit code 2, and never a crash, for every command."""

import json
import os
import subprocess
import unittest

from support import INVALID, PATIENCE, PROGRAM, UNIQUE, CliTest

# Commands that read a puzzle, with what else they need.
READERS = [["solve"], ["count"], ["check"], ["candidates"], ["convert", "--to", "line"], ["render"],
           ["bench", "--seconds", "0.01"]]


class BadInput(CliTest):
    def check_all(self, source, *words, stdin=None, readers=READERS):
        for name, *options in readers:
            with self.subTest(name):
                self.assert_error(self.check(2, name, source, *options, stdin=stdin), *words)

    def test_wrong_length(self):
        self.check_all(UNIQUE[:80], "80")
        self.check_all(UNIQUE + "1", "82")

    def test_unknown_symbol(self):
        self.check_all(UNIQUE[:40] + "!" + UNIQUE[41:], "!")

    def test_the_place_is_told_once(self):
        result = self.check(2, "solve", UNIQUE[:40] + "!" + UNIQUE[41:])
        self.assert_error(result, ":1:41: '!' is no symbol")
        self.assertEqual(result.stdout, "invalid\n")

    def test_two_equal_givens(self):
        solvers = [["solve", "--output", "csv"], ["count"], ["check", "--output", "csv"], ["candidates"]]
        self.check_all(INVALID, "R1C1", "R1C8", readers=solvers)

    def test_drawing_and_converting_do_not_judge(self):
        self.check(0, "convert", INVALID, "--to", "line")
        self.check(0, "render", INVALID)

    def test_bad_region_map(self):
        rows = ["AAAAAAAAA", "BBBBBBBBB", "CCCCCCCCC", "DDDDDDDDD", "EEEEEEEEE", "FFFFFFFFF", "GGGGGGGGG", "HHHHHHHHH"]
        good = "".join(rows) + "IIIIIIIII"
        self.check(0, "convert", good, "--to", "json")
        self.check_all("".join(rows) + "IIIIIIIIH", "H")

    def test_impossible_cage(self):
        puzzle = {"size": 9, "grid": [[{} for _ in range(9)] for _ in range(9)],
                  "killercage": [{"cells": ["R4C4", "R4C5"], "value": "40"}]}
        path = self.write("cage.json", json.dumps(puzzle))
        for command in ("solve", "check", "count", "candidates"):
            result = self.check(2, command, path)
            self.assertIn("40", result.stdout + result.stderr)

    def test_missing_file(self):
        self.check_all(self.folder / "missing.txt", "missing.txt", "no file")
        self.check_all("missing.sdk", "missing.sdk", "no file")
        self.check_all("missing", "missing", "no file")

    def test_empty(self):
        self.check_all(self.write("empty.txt", ""), "empty")
        self.check_all(self.write("blank.txt", "\n \n\n"), "empty")
        self.check_all("-", "standard input", stdin="")
        self.check_all("", "empty")

    def test_only_comments(self):
        self.check_all(self.write("comments.txt", "# one\n# two\n"))

    def test_directory(self):
        self.check_all(self.folder, "directory")

    @unittest.skipIf(os.geteuid() == 0, "root reads everything")
    def test_unreadable(self):
        path = self.write("secret.txt", UNIQUE)
        path.chmod(0)
        self.check_all(path, "Permission denied")

    def test_garbage_of_10_mb(self):
        state = 1
        words = []
        for _ in range(10_000_000 // 8):
            state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
            words.append(state.to_bytes(8, "little"))
        garbage = b"".join(words)
        self.check_all(self.write("garbage.bin", garbage), readers=[["solve"], ["check"]])
        printable = bytes(33 + byte % 90 for byte in garbage)
        self.check_all(self.write("one-line.txt", printable), readers=[["solve"], ["render"]])
        self.check_all(self.write("zeros.bin", bytes(10_000_000)), readers=[["solve"]])

    def test_invalid_utf8(self):
        self.check_all(self.write("latin1.txt", b"\xe9\xe8" + UNIQUE.encode()[2:]), "UTF-8")
        result = self.check(2, "solve", "-", "--output", "jsonl", stdin=b"\xff" * 81 + f"\n{UNIQUE}\n{UNIQUE}\n".encode())
        lines = [json.loads(line) for line in result.stdout.splitlines()]
        self.assertEqual([line["status"] for line in lines], ["invalid", "unique", "unique"])

    def test_deeply_nested_json(self):
        for opening, closing in ((b"[", b"]"), (b'{"a":', b"}")):
            deep = opening * 10_000 + b"1" + closing * 10_000
            self.check_all(self.write("deep.json", deep))
            self.check_all(self.write("deep.json", b'{"size":9,"grid":' + deep + b"}"))
        self.assert_error(self.check(2, "solve", self.write("deep.json", b"[" * 10_000)), "nested")

    def test_a_region_map_on_the_line_of_the_givens(self):
        regions = "".join(9 * letter for letter in "ABCDEFGH") + 8 * "I" + "A"
        result = self.check(2, "solve", self.write("jigsaw.txt", 81 * "." + regions + "\n"))
        self.assert_error(result, "region 'A' has 10 cells")

    def test_a_wrong_file_says_what_would_be_read(self):
        result = self.check(2, "solve", self.write("letter.txt", "Dear aunt,\n\nplease find attached.\n"))
        self.assert_error(result, "letter.txt", "no puzzle in these words", "a line of 81 characters", "files of many programs")

    def test_files_of_other_kinds(self):
        for content, word in ((b"\x89PNG\r\n\x1a\n\0\0", "a picture (PNG)"), (b"%PDF-1.7\n%\xe2\xe3\n", "a PDF document"),
                              (b"PK\x03\x04\x14\0[Content_Types].xml", "an office program"), (b"RIFF\0\0\0\0WAVEfmt ", "a sound (WAV)")):
            self.check_all(self.write("odd.bin", content), word, "not a text", readers=[["solve"], ["render"]])
        wide = self.write("wide.txt", ("\ufeff" + UNIQUE + "\r\n").encode("utf-16-le"))
        self.assertEqual(self.check(0, "convert", wide, "--to", "line").stdout, UNIQUE + "\n")

    def test_two_grids_are_a_batch(self):
        grid = "".join(UNIQUE[i:i + 9] + "\n" for i in range(0, 81, 9))
        two = self.write("two.txt", f"Easy:\n{grid}Hard:\n{grid[::-1].strip()}\n")
        rows = self.check(0, "solve", two, "--output", "csv").stdout.splitlines()[1:]
        self.assertEqual([row.split(",")[0] for row in rows], ["Easy", "Hard"])
        self.assertTrue(all(",unique," in row for row in rows), rows)
        self.assert_error(self.check(2, "hint", two), "one puzzle")


class BadUsage(CliTest):
    def test_what_was_meant(self):
        self.assert_error(self.check(2, "generate", "--geometry", "samuraj"), "did you mean 'samurai'")
        self.assert_error(self.check(2, "generate", "--geometry", "9+windokuu"), "did you mean 'windoku'")
        self.assert_error(self.check(2, "generate", "--geometry", "killer"), "--kinds killer")
        self.assert_error(self.check(2, "solve", "--limitt", "3", UNIQUE), "'--limitt'", "did you mean '--limit'")
        self.assert_error(self.check(2, "convert", UNIQUE, "--to", "jsn"), "did you mean 'json'")
        self.assert_error(self.check(2, "solve", "--engine", "fast", UNIQUE), "known: auto, ")
        self.assert_error(self.check(2, "generate", "--count", "-1"), "'-1' is not a whole number of 0 or more")
        native = {"omnidoku": 1, "board": {"type": "samuraj"}}
        self.assert_error(self.check(2, "solve", self.write("board.json", json.dumps(native))), "did you mean 'samurai'")
        native = {"omnidoku": 1, "board": {"type": "grid"}, "constraints": [{"type": "kiler", "cells": ["R1C1"]}]}
        self.assert_error(self.check(2, "solve", self.write("rule.json", json.dumps(native))), "did you mean 'killer'")

    def test_native_is_json(self):
        self.assertEqual(self.check(0, "convert", UNIQUE, "--to", "native").stdout,
                         self.check(0, "convert", UNIQUE, "--to", "json").stdout)

    def test_text_has_one_view(self):
        for view in ("folded", "fold"):
            self.assert_error(self.check(2, "render", UNIQUE, "--view", view), "flat")

    def test_no_option_is_overruled_without_a_word(self):
        picture = self.folder / "x.svg"
        self.assert_error(self.check(2, "render", UNIQUE, "--view", "folded", "-o", picture), '"folded"', "flat")
        self.assertFalse(picture.exists())
        self.assert_error(self.check(2, "render", UNIQUE, "--theme", "dark"), "theme")
        self.assert_error(self.check(2, "render", UNIQUE, "--zoom", "3", "-o", picture), "--zoom", "PNG")
        for options in (["--all", "--level", "nudge"], ["--why-not", "R1C2=5", "--level", "where"],
                        ["--all", "--why-not", "R1C2=5"], ["--all", "-o", picture]):
            self.assert_error(self.check(2, "hint", UNIQUE, *options), *options[:1], "do not go together")
        self.check(0, "hint", UNIQUE, "--all", "--level", "full")
        for command, option in (("solve", "--time-limit"), ("hint", "--time-limit"), ("generate", "--difficulty"),
                                ("hint", "--technique"), ("convert", "--to"), ("render", "--file"),
                                ("hint", "--state"), ("generate", "--kinds"), ("generate", "--geometry")):
            arguments = [] if command == "generate" else [UNIQUE]
            self.assert_error(self.check(2, command, *arguments, option, ""), option, "empty")

    def test_a_file_may_be_called_after_a_format(self):
        for command in (["generate", "--seed", "1"], ["convert", UNIQUE]):
            self.assert_error(self.check(2, *command, "-o", self.folder / "x.sudokumaker"), "sudokumaker", "not written")
            self.check(0, *command, "-o", self.folder / "x.iss")
            self.assertTrue((self.folder / "x.iss").read_text().startswith("."))
            self.assert_error(self.check(2, *command, "--to", "sudokumaker"), "can be read but not written")

    def test_unknown_command(self):
        self.assert_error(self.check(2, "slove", UNIQUE), "did you mean", "solve")
        self.assert_error(self.check(2, UNIQUE), "omnidoku solve")

    def test_words_and_options_that_are_meant(self):
        self.assert_error(self.check(2, "generate", "easy"), "'easy'", "--difficulty easy")
        self.assert_error(self.check(2, "generate", "samurai"), "--geometry samurai")
        self.assert_error(self.check(2, "generate", "killer"), "--kinds killer")
        self.assert_error(self.check(2, "generate", "nonsense"), "'nonsense' has no meaning there")
        self.assert_error(self.check(2, "generate", "--sed", "1"), "did you mean '--seed'")
        self.assert_error(self.check(2, "generate", "--killer"), "--kinds killer")
        self.assert_error(self.check(2, "generate", "--geometry", "torus"), "did you mean 'toroidal'")
        for word, meant in (("--level", "--difficulty"), ("--size", "--geometry"), ("--number", "--count"),
                            ("--output-file", "--file"), ("--timeout", "--time-limit")):
            self.assert_error(self.check(2, "generate", word, "easy"), f"did you mean '{meant}'")
        self.assert_error(self.check(2, "--verison"), "did you mean '--version'")
        self.assertNotIn("did you mean", self.check(2, "generate", "--zzzzzz", "easy").stderr)

    def test_what_is_said_of_misused_options(self):
        for arguments, words in (
                (["--verison"], ["'--verison' is no option of omnidoku", "did you mean '--version'"]),
                (["solve", UNIQUE, "--qiet"], ["'--qiet'", "did you mean '--quiet'"]),
                (["--qiet", "solve", UNIQUE], ["'--qiet'", "did you mean '--quiet'"]),
                (["convert", UNIQUE, "--to", "sudokumaker"], ["'sudokumaker' can be read but not written", "fpuzzles_link"]),
                (["--to", "penpa"], ["'--to' is no option of omnidoku"]),
                (["generate", "--count", "0"], ["--count: '0' is not a number from 1 to"]),
                (["generate", "--count", "no"], ["--count: 'no' is not a"]),
                (["generate", "--level", "hard"], ["'--level'", "did you mean '--difficulty'"]),
                (["solve", UNIQUE, "--level", "hard"], ["'--level' is no option of omnidoku solve"]),
                (["hint", UNIQUE, "--level", "loud"], ["--level: 'loud' is unknown", "nudge, where, technique"])):
            with self.subTest(arguments):
                result = self.check(2, *arguments)
                self.assertEqual(result.stdout, "")
                self.assert_error(result, *words)
                self.assertEqual(len(result.stderr.splitlines()), 1)

    def test_options_may_stand_before_the_command(self):
        plain = self.check(0, "solve", UNIQUE, "--output", "csv").stdout
        self.assertEqual(self.check(0, "--quiet", "--output", "csv", "solve", UNIQUE).stdout, plain)
        self.assertEqual(self.check(0, "--threads", "2", "solve", UNIQUE, "--output", "csv").stdout, plain)

    def test_words_for_a_picture_are_looked_at_where_none_is_made(self):
        for command in ("explain", "hint"):
            self.assert_error(self.check(2, command, UNIQUE, "--theme", "blue"), "'blue' is unknown", "light")
            self.assert_error(self.check(2, command, UNIQUE, "--view", "3d"), '"3d"', "flat")

    def test_the_name_of_a_file_tells_what_is_written(self):
        page = self.folder / "x.html"
        self.check(0, "explain", UNIQUE, "-o", page)
        self.assertTrue(page.read_text().startswith("<!DOCTYPE html>"))
        table = self.folder / "x.csv"
        self.check(0, "solve", UNIQUE, "-o", table)
        self.assertTrue(table.read_text().startswith("puzzle,status,count,solution"))
        for command, name in (("explain", "y.png"), ("solve", "y.html")):
            self.assert_error(self.check(2, command, UNIQUE, "-o", self.folder / name), name, "--output")
            self.assertFalse((self.folder / name).exists())
        for command in ("check", "candidates", "count", "rate"):
            self.check(0, command, UNIQUE, "-o", table)
            self.assertTrue(table.read_text().startswith("puzzle,"), command)
            self.assert_error(self.check(2, command, UNIQUE, "-o", self.folder / "y.html"), "y.html", "--output")
            self.assertFalse((self.folder / "y.html").exists())
        self.check(0, "check", UNIQUE, "-o", self.folder / "c.jsonl")
        self.assertEqual(json.loads((self.folder / "c.jsonl").read_text())["status"], "unique")
        self.assert_error(self.check(2, "check", UNIQUE, "-o", self.folder / "c.json"), "c.json", "jsonl")
        self.check(0, "generate", "-o", self.folder / "g.json", "--seed", "1")
        self.assertEqual(json.loads((self.folder / "g.json").read_text())["omnidoku"], 1)
        self.assert_error(self.check(2, "generate", "-o", self.folder / "g.png"), "g.png", "--to")
        self.check(0, "explain", UNIQUE, "--output", "text", "-o", self.folder / "asked.html")
        self.assertTrue((self.folder / "asked.html").read_text().startswith("1. "))

    def test_a_file_that_is_read_is_not_written(self):
        commands = (["solve"], ["check"], ["candidates"], ["count"], ["explain"], ["rate"], ["rate", "--resume"],
                    ["convert", "--to", "json"], ["render"], ["hint"])
        for command in commands:
            name = "p.svg" if command[0] in ("render", "hint") else "p.txt"
            file = self.write(name, UNIQUE + "\n")
            link = self.folder / ("link." + name[2:])
            if not link.exists():
                link.symlink_to(file)
            for other in (file, link):
                self.assert_error(self.check(2, *command, file, "-o", other), "would be lost")
            with open(file, "rb") as source:
                done = subprocess.run([PROGRAM, *command, "-", "-o", file], stdin=source, timeout=PATIENCE,
                                      capture_output=True, check=False)
            self.assertIn(b"would be lost", done.stderr)
            self.assertEqual(file.read_text(), UNIQUE + "\n")
        file = self.write("state.svg", UNIQUE + "\n")
        self.assert_error(self.check(2, "hint", UNIQUE, "--state", file, "-o", file), "would be lost")
        file = self.write("board.sud", UNIQUE + "\n")
        self.assert_error(self.check(2, "generate", "--geometry", file, "-o", file), "would be lost")
        self.check(0, "solve", UNIQUE, "-o", file)

    def test_one_dash_is_no_short_option_with_a_value(self):
        self.assertTrue(self.check(0, "solve", UNIQUE, "-output", "csv").stdout.startswith("puzzle,status"))

    def test_words_of_others_are_no_orders(self):
        turned = "\u202egnp\u2066.txt"
        self.assert_error(self.check(2, "solve", turned), "?gnp?.txt")
        for sign in "=@+-":
            file = self.write("formula.txt", f"{UNIQUE}\n{UNIQUE}\n{sign}cmd|calc!A1\n")
            row = self.check(2, "solve", file, "--output", "csv").stdout.splitlines()[3]
            self.assertTrue(row.startswith(f"'{sign}cmd"), row)

    def test_the_old_name_of_the_file_option_is_taken(self):
        result = self.check(0, "convert", UNIQUE, "--to", "json", "--output", self.folder / "old.json")
        self.assert_error(result, "write -o")
        self.assertTrue((self.folder / "old.json").exists())
        self.assert_error(self.check(2, "list"), "geometries", "techniques")

    def test_help_and_version_are_words_too(self):
        self.assertEqual(self.check(0, "help").stdout, self.check(0, "--help").stdout)
        self.assertEqual(self.check(0, "help", "solve").stdout, self.check(0, "solve", "--help").stdout)
        for word in ("version", "-v", "-V"):
            self.assertEqual(self.check(0, word).stdout, self.check(0, "--version").stdout)
        self.assert_error(self.check(2, "help", "slove"), "did you mean", "solve")

    def test_missing_input(self):
        for name, *options in READERS:
            self.assert_error(self.check(2, name, *options), "standard input", "empty")

    def test_standard_input_that_is_closed(self):
        for closed in ((0,), (1,), (0, 1), (1, 2)):
            def close(closed=closed):
                for descriptor in closed:
                    os.close(descriptor)

            with self.subTest(closed):
                source = [] if 0 in closed else [UNIQUE]
                done = subprocess.run([PROGRAM, "solve", "--output", "line", *source], preexec_fn=close, timeout=PATIENCE,
                                      capture_output=True, check=False)
                self.assertEqual((done.returncode, done.stdout), (2, b""))
                if 2 not in closed:
                    self.assertIn(b"omnidoku: ", done.stderr)

    def test_unwritable_output(self):
        for name in (self.folder, self.folder / "missing" / "x.svg"):
            self.assert_error(self.check(2, "convert", UNIQUE, "--to", "line", "-o", name), "cannot write")
        self.assert_error(self.check(2, "render", UNIQUE, "-o", self.folder / "x.doc"), ".svg")
        self.assertEqual(list(self.folder.iterdir()), [])

    @unittest.skipUnless(os.path.exists("/dev/full"), "no /dev/full here")
    def test_full_disk(self):
        for name, *options in READERS + [["generate"], ["list"]]:
            with open("/dev/full", "wb") as full, self.subTest(name):
                source = ["formats"] if name == "list" else [] if name == "generate" else [UNIQUE]
                self.assert_error(self.check(2, name, *source, *options, stdout=full), "No space left")
        self.assert_error(self.check(2, "convert", UNIQUE, "--to", "line", "-o", "/dev/full"), "No space left")
        with open("/dev/full", "wb") as full:
            self.assert_error(self.check(2, "solve", "-", stdin=(UNIQUE + "\n") * 5000, stdout=full), "No space left")


if __name__ == "__main__":
    unittest.main()
