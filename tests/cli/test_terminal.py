#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What a person at a terminal sees: colours, progress, and no waiting for what nobody will type."""

import os
import pty
import re
import select
import signal
import subprocess
import time
import unittest

from support import PATIENCE, PROGRAM, UNIQUE, CliTest, run


class AtTerminal:
    """The program with some of its streams on a terminal."""

    def __init__(self, test: CliTest, *args, on=("stdout",), environment=None, **streams):
        self.mine, its = pty.openpty()
        for name in on:
            streams[name] = its
        self.process = subprocess.Popen([PROGRAM, *map(str, args)], env={"TERM": "xterm"} | (environment or {}),
                                        **({"stdin": subprocess.DEVNULL} | streams))
        os.close(its)
        self.seen = ""
        test.addCleanup(self.end)

    def end(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.mine)

    def read_until(self, wanted: str = None) -> str:
        """All that came until this pattern came too, or until the program ended."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and not (wanted and re.search(wanted, self.seen)):
            if not select.select([self.mine], [], [], 0.5)[0]:
                continue
            try:
                data = os.read(self.mine, 65536)
            except OSError:  # the other end is closed
                data = b""
            if not data:
                break
            self.seen += data.decode(errors="replace")
        return self.seen


class OnATerminal(CliTest):
    def test_givens_and_answers_are_told_apart(self):
        given = next(symbol for symbol in UNIQUE if symbol != ".")
        for command in (["solve", UNIQUE], ["render", UNIQUE, "--solution"]):
            with self.subTest(command[0]):
                text = AtTerminal(self, *command).read_until()
                self.assertIn(f"\x1b[1m{given}\x1b[0m", text)
                self.assertEqual(text.count("\x1b[1m"), 81 - UNIQUE.count("."))
                self.assertEqual(text.count("\x1b[38;5;33m"), UNIQUE.count("."))
                plain = re.sub("\x1b\\[[0-9;]*m", "", text).replace("\r\n", "\n")
                board = [line for line in run(*command).stdout.splitlines() if "\u2502" in line]
                self.assertEqual([line for line in plain.splitlines() if "\u2502" in line], board)

    def test_no_colours_where_they_are_not_wanted(self):
        for environment in ({"NO_COLOR": "1"}, {"TERM": "dumb"}):
            with self.subTest(environment):
                self.assertNotIn("\x1b[", AtTerminal(self, "solve", UNIQUE, environment=environment).read_until())
        self.assertIn("\x1b[1m", AtTerminal(self, "solve", UNIQUE, environment={"NO_COLOR": ""}).read_until())
        path = self.folder / "out.txt"
        AtTerminal(self, "solve", UNIQUE, "-o", path).read_until()
        self.assertNotIn("\x1b", path.read_text(encoding="utf-8"))

    def test_nothing_is_read_from_a_terminal_unasked(self):
        sitting = AtTerminal(self, "solve", on=("stdin",), stderr=subprocess.PIPE)
        said = sitting.process.communicate(timeout=PATIENCE)[1].decode()
        self.assertEqual(sitting.process.returncode, 2)
        self.assertIn("INPUT is missing", said)

    def progress_of(self, *args, wanted: str) -> AtTerminal:
        shown = AtTerminal(self, *args, on=("stderr",), stdout=subprocess.DEVNULL)
        self.assertRegex(shown.read_until(wanted), wanted)
        return shown

    def stopped(self, shown: AtTerminal) -> str:
        shown.process.send_signal(signal.SIGINT)
        text = shown.read_until()
        self.assertEqual(shown.process.wait(timeout=PATIENCE), 130)
        return text

    def test_making_one_puzzle_shows_progress(self):
        for wish in (["--geometry", "roxdoku", "--difficulty", "expert"], ["--geometry", "grid:64"]):
            with self.subTest(wish):
                self.stopped(self.progress_of("generate", "--seed", "1", *wish, wanted="making a puzzle, [1-9][0-9]* s"))

    def test_explaining_one_puzzle_shows_its_steps(self):
        puzzle = self.folder / "large.json"
        self.check(0, "generate", "--geometry", "grid:25", "--seed", "1", "-o", puzzle)
        for command in ("explain", "rate"):
            with self.subTest(command):
                text = self.stopped(self.progress_of(command, puzzle, wanted="[0-9]+ steps?, .*[0-9]+ s"))
                self.assertNotIn("100 %", text)

    def test_the_share_is_that_of_the_puzzles_answered(self):
        number = 60_000
        puzzles = self.write("many.txt", (UNIQUE + "\n") * number)
        shown = AtTerminal(self, "rate", puzzles, "--threads", "1", on=("stderr",), stdout=subprocess.DEVNULL)
        text = shown.read_until("([1-9][0-9,]*) puzzles, ([0-9]+) %, [0-9,.]+/s, [0-9]+ (s|min) left")
        first = re.search("([0-9,]+) puzzles?, ([0-9]+) %", text)
        answered = int(first[1].replace(",", ""))
        self.assertAlmostEqual(int(first[2]), 100 * answered / number, delta=1)
        self.stopped(shown)

    def test_quiet_shows_no_progress(self):
        shown = AtTerminal(self, "generate", "--geometry", "grid:64", "--seed", "1", "-q", "--time-limit", "3s", on=("stderr",),
                           stdout=subprocess.DEVNULL)
        self.assertNotIn("making", shown.read_until())


if __name__ == "__main__":
    unittest.main()
