#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""omnidoku play: by commands of one line each, and at a terminal (a pseudo-terminal)."""

import fcntl
import json
import os
import pathlib
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time
import unittest

from support import FILLED, MULTIPLE, PATIENCE, PROGRAM, UNIQUE, CliTest, Watch

# The first open cell of UNIQUE is R1C1.
ANSWER = FILLED[0]
WRONG = next(d for d in "123456789" if d != ANSWER)
PLAIN = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}


def entries(play):
    """What was entered on a 9x9 board, by cell."""
    return {f"R{i // 9 + 1}C{i % 9 + 1}": digit for i, digit in enumerate(play.get("entries", "")) if digit != "."}


class Lines(CliTest):
    """Standard input is no terminal."""

    def play(self, code, lines, *args):
        return self.check(code, "play", *args, stdin="\n".join(lines) + "\n",
                          env={**os.environ, "XDG_STATE_HOME": str(self.folder)})

    def kept(self, result):
        return json.loads(pathlib.Path(result.stderr.split(" is kept in ")[1].strip()).read_text(encoding="utf-8"))

    def test_moves_marks_and_undo(self):
        game = self.folder / "game.json"
        empty = "." * 81
        result = self.play(0, ["R1C1 4", "R5C5 R6C6 7", "mark R1C2 2 6", "corner R1C3 8", "colour R9C9 3",
                               "R1C1 5", "undo", "R2C2 1", "clear R2C2", "time"],
                           empty, "--save", game)
        play = json.loads(game.read_text())["play"]
        self.assertEqual(entries(play), {"R1C1": "4", "R5C5": "7", "R6C6": "7"})
        self.assertEqual(play["centre"], {"R1C2": "26"})
        self.assertEqual(play["corner"], {"R1C3": "8"})
        self.assertEqual(play["colours"], {"R9C9": [3]})
        self.assertIn("0:0", result.stdout)
        self.assertEqual(result.stderr.count("\n"), 1)

    def test_the_same_command_goes_on(self):
        self.play(0, [f"R1C1 {WRONG}"], UNIQUE)
        result = self.play(0, ["undo", f"R1C1 {ANSWER}"], UNIQUE)
        self.assertEqual(entries(self.kept(result)["play"]), {"R1C1": ANSWER})
        # So does the command without a puzzle; and --new begins anew.
        result = self.play(0, ["undo"])
        self.assertEqual(entries(self.kept(result)["play"]), {})
        self.assertEqual(len(list((self.folder / "omnidoku").iterdir())), 1)
        result = self.play(2, ["undo"], UNIQUE, "--new")
        self.assertIn("there is nothing to undo", result.stderr)

    def test_nothing_played_yet(self):
        self.assertIn("no game has been played yet", self.play(2, []).stderr)

    def test_a_file_with_another_game_is_left_alone(self):
        game = self.folder / "game.json"
        self.play(0, [], UNIQUE, "--save", game)
        before = game.read_text()
        self.assertIn("another puzzle", self.play(2, [], MULTIPLE, "--save", game).stderr)
        self.assertEqual(game.read_text(), before)
        self.play(0, [], MULTIPLE, "--save", game, "--new")
        self.assertNotEqual(game.read_text(), before)

    def test_a_game_that_is_played_twice_at_once_loses_no_move(self):
        game = self.folder / "game.json"
        empty = "." * 81
        with subprocess.Popen([PROGRAM, "play", empty, "--save", game], stdin=subprocess.PIPE,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as first:
            first.stdin.write(f"R1C1 1\nsave {game}\nR1C4 4\nshow\n")
            first.stdin.flush()
            Watch(first).wait_until(lambda: game.exists() and '"1..4' in game.read_text(), "the moves are kept")
            self.play(0, ["R1C2 2"], empty, "--save", game)
            _, told = first.communicate("R1C3 3\nquit\n", timeout=PATIENCE)
        self.assertEqual(first.returncode, 2)
        self.assertIn("standard input:5: another program has written", told)
        self.assertNotIn("the game is kept", told)
        self.assertEqual(entries(json.loads(game.read_text())["play"]), {"R1C1": "1", "R1C2": "2", "R1C4": "4"})

    def test_told_wrong_and_right(self):
        result = self.play(0, [f"R1C1 {WRONG}", "check", f"R1C1 {ANSWER}", "check"], UNIQUE)
        self.assertIn("both hold", result.stdout)
        self.assertIn(f"R1C1 is not {WRONG}.", result.stdout)
        self.assertIn("All is right so far; 8 cells are open.", result.stdout)

    def test_hints_solve_the_puzzle(self):
        strengths = ["hint nudge", "hint where", "hint technique", "hint pattern", "hint full"]
        result = self.play(0, strengths + ["apply"] + ["hint", "apply"] * 8, UNIQUE)
        self.assertIn("Congratulations!", result.stdout)
        # The clock stands still from then on.
        self.assertEqual(self.kept(result)["play"]["seconds"], self.kept(self.play(0, ["time"]))["play"]["seconds"])

    def test_bad_lines_are_told_and_the_rest_go_on(self):
        bad = ["R1C1", "R1C1 x", "R10C1 4", "R1C2 1", "mark R1C1", "mark 4", "colour R1C1 13", "colour R1C1 x",
               "hint loud", "undo", "apply", "back nowhere", "savepoint", "save", "jump", "show me"]
        result = self.play(2, bad + [f"R1C1 {ANSWER}", "quit", "never read"], UNIQUE)
        told = result.stderr.splitlines()
        self.assertEqual([line.split(": ")[1].split(",")[0] for line in told[:-1]],
                         [f"standard input:{n + 1}" for n in range(len(bad))], result.stderr)
        self.assertEqual(entries(self.kept(result)["play"]), {"R1C1": ANSWER})

    def test_savepoints_restart_and_fill(self):
        game = self.folder / "game.json"
        copy = self.folder / "copy.json"
        self.play(0, ["R1C1 4", "savepoint before the guess", "R1C2 5", "back before the guess", f"save {copy}",
                      "restart", "fill"], "." * 81, "--save", game)
        self.assertEqual(entries(json.loads(copy.read_text())["play"]), {"R1C1": "4"})
        self.assertEqual(json.loads(game.read_text())["play"]["centre"]["R1C1"], "123456789")

    def test_other_boards_and_symbols(self):
        for board, symbols in (("samurai", None), ("tredoku", None), ("grid:4", "\U0001F34E\U0001F34B\U0001F34C\U0001F347")):
            with self.subTest(board):
                puzzle = self.folder / "puzzle.json"
                extra = ["--symbols", symbols] if symbols else []
                self.check(0, "generate", "--geometry", board, "--seed", 1, "--to", "json", "--output", puzzle, *extra)
                result = self.play(0, ["hint full", "apply", "show"], puzzle)
                text = "".join(self.kept(result)["play"]["entries"])
                self.assertEqual(len(re.sub(r"[.# ]", "", text)), 1, text)

    def test_bad_input(self):
        self.assertIn("standard input holds the commands", self.play(2, [], "-").stderr)
        self.play(2, [], self.folder / "missing.txt")
        self.play(2, [], self.write("two.txt", UNIQUE + "\n" + MULTIPLE + "\n"))
        self.play(2, [], UNIQUE, "--save", self.folder / "no folder" / "game.json")


class Person:
    """A program at a terminal of its own."""

    def __init__(self, folder, *args, rows=40, columns=100):
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.before = termios.tcgetattr(slave)
        self.slave = slave
        self.process = subprocess.Popen([PROGRAM, "play", *map(str, args)], stdin=slave, stdout=slave,
                                        stderr=subprocess.PIPE, env={**PLAIN, "XDG_STATE_HOME": str(folder)})
        self.seen = ""

    def see(self, text):
        """Waits until the screen, as drawn since the last key, shows the text."""
        end = time.monotonic() + PATIENCE
        while text not in self.plain():
            if not select.select([self.master], [], [], max(0, end - time.monotonic()))[0]:
                raise AssertionError(f"{text!r} is not to be seen in\n{self.plain()[-2000:]}")
            self.seen += os.read(self.master, 65536).decode(errors="replace")

    def plain(self):
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self.seen)

    def press(self, keys):
        self.seen = ""
        os.write(self.master, keys.encode())

    def leave(self):
        """The exit code, and what stood on standard error."""
        errors = self.process.communicate(timeout=PATIENCE)[1].decode()
        while select.select([self.master], [], [], 0)[0]:
            self.seen += os.read(self.master, 65536).decode(errors="replace")
        return self.process.returncode, errors


class Screen(CliTest):
    """Standard input is a terminal."""

    def start(self, *args, **more):
        person = Person(self.folder, *args, **more)
        self.addCleanup(person.process.stderr.close)
        self.addCleanup(person.process.kill)
        self.addCleanup(os.close, person.master)
        self.addCleanup(os.close, person.slave)
        return person

    def kept(self, errors):
        return json.loads(pathlib.Path(errors.split(" is kept in ")[1].strip()).read_text(encoding="utf-8"))["play"]

    def test_a_puzzle_by_keys(self):
        person = self.start(UNIQUE)
        person.see("9 open")
        person.press(WRONG)
        person.see("both hold")
        person.press("k")
        person.see("is not")
        person.press("\x1a")  # Ctrl-Z
        person.see("9 open")
        for _ in range(9):
            person.press("h")
            person.press("\r")
        person.see("Congratulations!")
        person.press("q")
        code, errors = person.leave()
        self.assertEqual(code, 0, errors)
        self.assertEqual(len(entries(self.kept(errors))), 9)
        self.assertIn("\x1b[?1049l", person.seen)
        self.assertEqual(termios.tcgetattr(person.slave), person.before)

    def test_cursor_tools_and_commands(self):
        person = self.start("." * 81)
        person.see("R1C1:")
        person.press("\x1b[C\x1b[B")
        person.see("R2C2:")
        person.press("dsaw\x1bOD")  # letters move too
        person.see("R2C1:")
        person.press("x4")
        person.see("corner 4")
        person.press("\t26")  # centre
        person.see("centre 26")
        person.press("v3")
        person.see("colours")
        person.press(":mark R9C9 5\r:R8C8 7\r")
        person.see("80 open")
        person.press("z")
        person.see("digits")
        person.press("\x1b[A\x1b[A")  # around the end of the board
        person.see("R9C1:")
        person.press("9")
        person.see("R9C1: 9")
        person.press("\x7f")
        person.see("80 open")
        person.press("?")
        person.see("a symbol               enters it")
        person.see("the game is kept")
        person.press("p")
        person.see("stopped")
        person.press("\x03")  # Ctrl-C
        code, errors = person.leave()
        self.assertEqual(code, 0, errors)
        play = self.kept(errors)
        self.assertEqual(play["corner"], {"R2C1": "4"})
        self.assertEqual(play["centre"], {"R2C1": "26", "R9C9": "5"})
        self.assertEqual(play["colours"], {"R2C1": [3]})
        self.assertEqual(entries(play), {"R8C8": "7"})

    def test_hints_grow_stronger(self):
        texts = [self.check(0, "hint", UNIQUE, "--level", level).stdout.strip()
                 for level in ("nudge", "where", "technique", "pattern", "full")]
        self.assertEqual(len(set(texts)), 5)
        person = self.start(UNIQUE, columns=900)  # each fits on a line
        person.see("9 open")
        for text in texts:
            self.assertNotIn(text, person.plain())
            person.press("h")
            person.see(text)
        person.press("q")
        self.assertEqual(person.leave()[0], 0)

    def test_a_signal_leaves_the_terminal_as_it_was(self):
        for sent in (signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT):
            with self.subTest(sent):
                person = self.start(UNIQUE, "--new")
                person.see("9 open")
                person.press(ANSWER)
                person.see("8 open")
                person.process.send_signal(sent)
                code, errors = person.leave()
                self.assertEqual(code, 130)
                self.assertEqual(entries(self.kept(errors)), {"R1C1": ANSWER})
                self.assertIn("\x1b[?1049l", person.seen)
                self.assertEqual(termios.tcgetattr(person.slave), person.before)

    def test_killed_without_warning_loses_nothing(self):
        person = self.start(UNIQUE, "--save", self.folder / "game.json")
        person.see("9 open")
        person.press(ANSWER)
        person.see("8 open")
        person.process.kill()
        person.leave()
        game = json.loads((self.folder / "game.json").read_text())
        self.assertEqual(entries(game["play"]), {"R1C1": ANSWER})

    def test_a_board_larger_than_the_window(self):
        puzzle = self.folder / "samurai.json"
        self.check(0, "generate", "--geometry", "samurai", "--seed", 1, "--to", "json", "--output", puzzle)
        person = self.start(puzzle, rows=16, columns=30)
        person.see("open")
        person.press("\x1b[A\x1b[D")  # up around the end
        person.see("R21C")
        person.press("q")
        self.assertEqual(person.leave()[0], 0)

    def test_letters_that_are_symbols_are_entered(self):
        puzzle = self.write("letters.json", '{"omnidoku": 1, "board": {"type": "grid", "size": 4}, "symbols": "qwas"}')
        person = self.start(puzzle)
        person.see("16 open")
        person.press("q")
        person.see("R1C1: q")
        person.press(":quit\r")
        self.assertEqual(person.leave()[0], 0)


if __name__ == "__main__":
    unittest.main()
