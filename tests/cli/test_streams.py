#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Streams: interrupts flush what is finished, a closed pipe ends quietly, memory stays constant."""

import array
import fcntl
import json
import os
import pathlib
import signal
import subprocess
import termios
import unittest

from support import FILLED, PATIENCE, PROGRAM, UNIQUE, CliTest, Watch

# A 25x25 grid with its first row given: to count all that fits takes far longer than any of these tests.
HARD = "123456789ABCDEFGHIJKLMNOP" + "." * 600


def start(*args, **more) -> subprocess.Popen:
    return subprocess.Popen([PROGRAM, *map(str, args)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                            stderr=subprocess.PIPE, **more)


class Interrupt(CliTest):
    def interrupt_when(self, process: subprocess.Popen, ready, number=signal.SIGINT):
        """Sends a signal once it is caught and ready() holds; returns what came out."""
        Watch(process).wait_until(lambda: Watch(process).catches(number) and ready(), "it is ready for the signal")
        process.send_signal(number)
        out, messages = process.communicate(timeout=PATIENCE)
        return process.returncode, out.decode(), messages.decode()

    def interrupt_while_it_waits_for_input(self, process: subprocess.Popen) -> str:
        """Sends a signal once all that was written is read; the input stays open. Returns what came out."""
        process.stdin.flush()
        unread = array.array("i", [0])

        def waits() -> bool:
            fcntl.ioctl(process.stdin, termios.FIONREAD, unread)
            return unread[0] == 0 and Watch(process).is_asleep()

        Watch(process).wait_until(waits, "it waits for more input")
        process.send_signal(signal.SIGINT)
        self.assertEqual(process.wait(timeout=PATIENCE), 130)
        out = process.stdout.read().decode()
        for stream in (process.stdin, process.stdout, process.stderr):
            stream.close()
        return out

    def test_batch_flushes_what_is_finished(self):
        for number in (signal.SIGINT, signal.SIGTERM):
            for threads in (1, 3):
                with self.subTest(signal=number.name, threads=threads):
                    path = self.write("batch.txt", "\n".join([UNIQUE] * 3 + [HARD] + [UNIQUE] * 3) + "\n")
                    process = start("solve", path, "--limit", 0, "--output", "csv", "--threads", threads)
                    code, out, _ = self.interrupt_when(process, Watch(process).is_in_one_search, number)
                    self.assertEqual(code, 130)
                    row = f"{UNIQUE},unique,1,{FILLED}\n"
                    self.assertEqual(out, "puzzle,status,count,solution\n" + 3 * row)

    def test_a_hint_stops_looking(self):
        path = self.write("empty.json", '{"omnidoku":1,"board":{"type":"grid","size":25}}')
        process = start("hint", path)
        code, out, _ = self.interrupt_when(process, Watch(process).is_in_one_search)
        self.assertEqual(code, 130)
        self.assertIn("Stopped before a step was found.", out)

    def test_setting_up_rules_stops(self):
        cells = [f"R{i}C{i}" for i in range(1, 10)]
        for command in (["solve"], ["hint"], ["convert", "--to", "json"], ["render"]):
            with self.subTest(command):
                rules = [{"type": "formula", "cells": cells, "rule": f"median(it) = {i}"} for i in range(5, 13)]
                path = self.write("formulas.json", json.dumps({"omnidoku": 1, "board": "grid:16", "constraints": rules}))
                process = start(*command, path)
                code, out, _ = self.interrupt_when(process, Watch(process).is_in_one_search)
                self.assertEqual((code, out), (130, ""))

    def test_no_answer_of_a_batch_comes_of_the_interrupt(self):
        easy = self.write("easy.txt", (UNIQUE + "\n") * 3)
        hard = self.write("hard.txt", HARD)
        # Has one solution, soon found; which of its givens are needed, and every step of the way, take long.
        large = self.folder / "large.json"
        self.check(0, "generate", "--geometry", "grid:25", "--givens", 290, "--seed", 1, "-o", large)
        kinds = [(large, "check", "--output", "text"), (large, "check", "--output", "csv"),
                 (large, "check", "--output", "jsonl"), (large, "rate"), (large, "rate", "--output", "jsonl"),
                 (large, "explain"), (large, "explain", "--output", "json"),
                 (hard, "solve", "--limit", 0, "--output", "jsonl"), (hard, "solve", "--limit", 0, "--output", "line"),
                 (hard, "count"), (hard, "count", "--output", "csv"),
                 (hard, "candidates", "--output", "csv"), (hard, "candidates", "--output", "json")]
        for turn, (long, *command) in enumerate(kinds):
            expected = self.check(0, *command, easy).stdout
            threads = 1 if turn % 3 == 0 else 3
            number = signal.SIGINT if turn % 2 == 0 else signal.SIGTERM
            with self.subTest(command=command, threads=threads, signal=number.name):
                process = start(*command, easy, long, easy, "--threads", threads)
                code, out, _ = self.interrupt_when(process, Watch(process).is_in_one_search, number)
                self.assertEqual((code, out), (130, expected))

    def test_a_line_that_was_cut_off_by_the_interrupt_is_no_puzzle(self):
        process = start("solve", "-", "--output", "csv")
        process.stdin.write((UNIQUE + "\n" + UNIQUE + "\n" + UNIQUE[:40]).encode())
        out = self.interrupt_while_it_waits_for_input(process)
        # What there is of the last line is no puzzle.
        row = f"{UNIQUE},unique,1,{FILLED}\n"
        self.assertIn(out, ["puzzle,status,count,solution\n" + number * row for number in range(3)])

    def test_while_waiting_for_input(self):
        process = start("solve", "-", "--output", "line")
        process.stdin.write((UNIQUE + "\n").encode() * 700)  # fits the pipes, which nobody reads
        out = self.interrupt_while_it_waits_for_input(process)
        self.assertEqual(out, (FILLED + "\n") * (len(out) // 82))

    def test_count_tells_what_it_has(self):
        file = self.folder / "checkpoint"
        process = start("count", "." * 81, "--checkpoint", file, "--output", "csv", "--threads", 1)
        code, out, _ = self.interrupt_when(process, Watch(process).is_in_one_search)
        self.assertEqual(code, 130)
        row = out.splitlines()[1].split(",")
        self.assertGreaterEqual(int(row[1]), 0)
        self.assertEqual(row[2], "false")
        self.assertTrue(file.exists())

    def test_listing_steps_ends_within_a_technique(self):
        # Fish on an empty 25x25 take minutes, all in one technique.
        process = start("hint", "." * 625, "--all", "--technique", "finned_mutant_fish")
        code, out, _ = self.interrupt_when(process, Watch(process).is_in_one_search)
        self.assertEqual(code, 130)
        self.assertIn("so far", out)

    def test_generate_keeps_what_is_made(self):
        path = self.folder / "made.txt"
        process = start("generate", "--count", 1000000, "--seed", 1, "--threads", 1, "-o", path)
        # It is written under another name until it is complete.
        code, _, _ = self.interrupt_when(
            process, lambda: sum(file.stat().st_size for file in self.folder.iterdir()) > 20 * 82)
        self.assertEqual(code, 130)
        puzzles = path.read_text().splitlines()
        self.assertGreater(len(puzzles), 0)
        expected = self.check(0, "generate", "--count", len(puzzles), "--seed", 1).stdout.splitlines()
        self.assertEqual(puzzles, expected)
        self.assertEqual(os.listdir(self.folder), ["made.txt"])


class Pipes(CliTest):
    def test_closed_pipe_ends_quietly(self):
        path = self.write("many.txt", (UNIQUE + "\n") * 20000)
        for threads in (1, 2):
            process = start("solve", path, "--output", "line", "--threads", threads)
            process.stdin.close()
            self.assertEqual(process.stdout.read(82).decode(), FILLED + "\n")
            process.stdout.close()
            messages = process.stderr.read().decode()
            process.stderr.close()
            self.assertEqual((process.wait(timeout=PATIENCE), messages), (0, ""))

    def test_closed_pipe_while_waiting_for_input(self):
        process = start("solve", "-", "--output", "line")
        process.stdout.close()
        try:
            for _ in range(100):
                process.stdin.write((UNIQUE + "\n").encode() * 1000)
                process.stdin.flush()
        except BrokenPipeError:
            pass  # it ended before all was written, as it should
        try:
            process.stdin.close()
        except BrokenPipeError:
            pass
        self.assertEqual((process.wait(timeout=PATIENCE), process.stderr.read()), (0, b""))
        process.stderr.close()

    def test_answers_do_not_wait_for_the_end_of_input(self):
        process = start("solve", "-", "--output", "line")
        process.stdin.write((UNIQUE + "\n").encode() * 1000)  # more than is looked at before the first answer
        process.stdin.flush()
        self.assertEqual(process.stdout.read(82 * 1000).decode(), (FILLED + "\n") * 1000)
        process.communicate(timeout=PATIENCE)
        self.assertEqual(process.returncode, 0)


class Memory(CliTest):
    @unittest.skipUnless(pathlib.Path("/proc/self/statm").exists(), "needs /proc")
    def test_a_long_batch_needs_no_more_memory_than_a_short_one(self):
        def peak(lines: int) -> int:
            path = self.write("batch.txt", (UNIQUE + "\n") * lines)
            script = ("import resource, subprocess, sys; subprocess.run(sys.argv[1:], check=True, stdout=subprocess.DEVNULL);"
                      "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)")
            return int(subprocess.run(["python3", "-c", script, PROGRAM, "solve", str(path), "--output", "csv", "--threads", "2"],
                                      check=True, stdout=subprocess.PIPE, timeout=200).stdout)

        self.assertLess(peak(800000), peak(100000) + 12000)  # the lines alone would be 57,000


if __name__ == "__main__":
    unittest.main()
