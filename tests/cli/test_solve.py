#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""solve: statuses, outputs, exit codes, and the ways of giving a puzzle."""

import csv
import io
import itertools
import json
import os
import pathlib
import shutil
import subprocess
import unittest

from support import FILLED, INVALID, MULTIPLE, NONE, PROGRAM, UNIQUE, CliTest, run

HEADER = ["puzzle", "status", "count", "solution"]


def rows(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text, newline="")))


class Memory(CliTest):
    def test_a_choice_between_rules_of_the_whole_board_stays_small(self):
        choices = [{"type": "any_of", "rules": [{"type": "nonconsecutive"}, {"type": "anti_knight"}]},
                   {"type": "any_of", "rules": [{"type": "anti_king"}, {"type": "none_of", "rules": [
                       {"type": "global_entropy"}]}]}]
        for size, rule in itertools.product((9, 16), choices):
            with self.subTest(size=size, rule=rule):
                path = self.write("choice.json", json.dumps(
                    {"omnidoku": 1, "board": {"type": "grid", "size": size}, "constraints": [rule]}))
                process = subprocess.Popen([PROGRAM, "solve", path, "--limit", "1", "--output", "csv"],
                                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                _, status, usage = os.wait4(process.pid, 0)
                process.returncode = os.waitstatus_to_exitcode(status)
                self.assertEqual(process.returncode, 0)
                self.assertLess(usage.ru_maxrss, 150_000, "kilobytes")


# Tells how often memory is asked for while a program runs.
COUNTING = """
#include <stdio.h>
#include <stdlib.h>
extern void *__libc_malloc(size_t size);
static unsigned long count;
void *malloc(size_t size) {
  __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  return __libc_malloc(size);
}
__attribute__((destructor)) static void tell(void) {
  FILE *file = fopen(getenv("COUNT_FILE"), "w");
  fprintf(file, "%lu", count);
  fclose(file);
}
"""


class Work(CliTest):
    @unittest.skipIf(shutil.which("cc") is None, "there is no compiler")
    @unittest.skipIf(b"__asan_init" in pathlib.Path(PROGRAM).read_bytes(), "sanitizers count memory themselves")
    def test_jsonl_takes_no_more_than_csv(self):
        source = self.write("counting.c", COUNTING)
        counting = self.folder / "counting.so"
        subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", counting, source], check=True)
        number = 20_000
        turns = [str.maketrans("123456789", "".join(digits))
                 for digits in itertools.islice(itertools.permutations("123456789"), 0, 100 * number, 100)]
        path = self.write("many.txt", "".join(UNIQUE.translate(turn) + "\n" for turn in turns[:number]))
        asked = {}
        for output in ("csv", "jsonl"):
            told = self.folder / output
            self.check(0, "solve", path, "--output", output, "--threads", "1",
                       env={**os.environ, "LD_PRELOAD": str(counting), "COUNT_FILE": str(told)})
            asked[output] = int(told.read_text())
        self.assertLess(asked["csv"], 2 * number)
        self.assertLess(asked["jsonl"], 1.2 * asked["csv"])


class Single(CliTest):
    def test_exit_code_tells_the_status(self):
        for puzzle, status, count, code in [(UNIQUE, "unique", "1", 0), (MULTIPLE, "multiple", "2", 1),
                                            (NONE, "none", "0", 1), (INVALID, "invalid", "0", 2)]:
            with self.subTest(status):
                result = self.check(code, "solve", puzzle, "--output", "csv")
                header, row = rows(result.stdout)
                self.assertEqual(header, HEADER)
                self.assertEqual(row[:3], [puzzle, status, count])
                self.assertEqual(row[3] == "", status in ("none", "invalid"))

    def test_csv_is_exact(self):
        result = self.check(0, "solve", UNIQUE, "--output", "csv")
        self.assertEqual(result.stdout, f"puzzle,status,count,solution\n{UNIQUE},unique,1,{FILLED}\n")
        self.assertEqual(result.stderr, "")

    def test_solution_of_multiple_agrees_with_the_givens(self):
        result = self.check(1, "solve", MULTIPLE, "--output", "csv")
        solution = rows(result.stdout)[1][3]
        self.assertEqual(len(solution), 81)
        self.assertTrue(all(given in (".", digit) for given, digit in zip(MULTIPLE, solution)))

    def test_limit(self):
        many = "." * 81
        self.assertEqual(rows(self.check(1, "solve", many, "--limit", 5, "--output", "csv").stdout)[1][2], "5")
        self.assertEqual(rows(self.check(1, "solve", MULTIPLE, "--limit", 5, "--output", "csv").stdout)[1][2], "2")
        row = rows(self.check(0, "solve", MULTIPLE, "--limit", 1, "--output", "csv").stdout)[1]
        self.assertEqual(row[1:3], ["limit", "1"])
        # Even a unique puzzle is not called unique when only one solution is looked for.
        self.assertEqual(rows(self.check(0, "solve", UNIQUE, "--limit", 1, "--output", "csv").stdout)[1][1], "limit")

    def test_all_solutions_are_written(self):
        for limit, number in ((0, 2), (1, 1), (2, 2), (9, 2)):
            code = 0 if limit == 1 else 1
            lines = self.check(code, "solve", MULTIPLE, "--limit", limit, "--output", "line").stdout.split()
            self.assertEqual(len(set(lines)), number, limit)
            for line in lines:
                self.assertTrue(all(given in (".", digit) for given, digit in zip(MULTIPLE, line)), line)
            table = rows(self.check(code, "solve", MULTIPLE, "--limit", limit, "--output", "csv").stdout)[1:]
            self.assertEqual([row[3] for row in table], lines)
            record = json.loads(self.check(code, "solve", MULTIPLE, "--limit", limit, "--output", "jsonl").stdout)
            self.assertEqual(record["solutions"], lines)
            self.assertEqual(record["solution"], lines[0])
            drawn = self.check(code, "solve", MULTIPLE, "--limit", limit).stdout
            self.assertEqual(drawn.count("\u250c"), number)
        # Without the option the first alone.
        self.assertEqual(len(self.check(1, "solve", MULTIPLE, "--output", "line").stdout.split()), 1)
        # In a batch those of each puzzle, in its turn.
        file = self.write("batch.txt", MULTIPLE + "\n" + UNIQUE + "\n")
        table = rows(self.check(0, "solve", file, "--limit", 0, "--output", "csv").stdout)[1:]
        self.assertEqual([row[0] for row in table], [MULTIPLE, MULTIPLE, UNIQUE])
        self.assertEqual(len(set(self.check(1, "solve", "." * 81, "--limit", 5000, "--output", "line").stdout.split())), 5000)

    def test_invalid_names_the_cells(self):
        result = self.check(2, "solve", INVALID, "--output", "csv")
        self.assert_error(result, "R1C1", "R1C8", "invalid")

    def test_grid_is_for_people(self):
        result = self.check(0, "solve", UNIQUE)
        lines = result.stdout.splitlines()
        self.assertTrue(lines[0].startswith("unique"), lines[0])
        digits = "".join(c for line in lines[1:-1] for c in line if c.isdigit())
        self.assertEqual(digits, FILLED)
        self.assertIn("node", lines[-1])
        self.assertIn("no solution", self.check(1, "solve", NONE).stdout)
        self.assertIn("at least 2 solutions", self.check(1, "solve", MULTIPLE).stdout)

    def test_line(self):
        self.assertEqual(self.check(0, "solve", UNIQUE, "--output", "line").stdout, FILLED + "\n")
        self.assertTrue(self.check(1, "solve", NONE, "--output", "line").stdout.startswith("# none"))

    def test_jsonl(self):
        result = self.check(0, "solve", UNIQUE, "--output", "jsonl")
        record = json.loads(result.stdout)
        self.assertEqual([record[key] for key in HEADER], [UNIQUE, "unique", 1, FILLED])
        record = json.loads(self.check(2, "solve", INVALID, "--output", "jsonl").stdout)
        self.assertEqual((record["status"], record["solution"]), ("invalid", None))
        self.assertEqual(sorted(record["cells"]), ["R1C1", "R1C8"])

    def test_svg(self):
        result = self.check(0, "solve", UNIQUE, "--output", "svg")
        self.assertIn("<svg", result.stdout)
        self.assert_error(self.check(2, "solve", "-", "--output", "svg", stdin=f"{UNIQUE}\n{UNIQUE}\n"), "one puzzle")

    def test_many_plain_lines_are_answered_as_one_by_one(self):
        # Plain lines are solved many at a time; everything between them takes the long way.
        lines = [UNIQUE, MULTIPLE, NONE, INVALID, UNIQUE.replace(".", "0"), "# a comment", "", UNIQUE + " # remark",
                 UNIQUE + "\r", "12" * 8, UNIQUE[:-1], UNIQUE[:-1] + "x", "." * 81] * 60 + [UNIQUE]
        for ending in ("", "\n"):
            path = self.write("mixed.txt", "\n".join(lines) + ending)
            for more in ([], ["--limit", 1], ["--limit", 5]):
                for output in ("csv", "line"):
                    slow = self.check(2, "solve", path, "--output", output, "--engine", "general", *more)
                    for threads in (1, 3):
                        fast = self.check(2, "solve", path, "--output", output, "--threads", threads, *more)
                        if output == "csv":  # of several solutions each engine finds another one first
                            fast_rows, slow_rows = rows(fast.stdout), rows(slow.stdout)
                            self.assertEqual([row[:3] for row in fast_rows], [row[:3] for row in slow_rows])
                            self.assertEqual([row for row in fast_rows if row[1] == "unique"],
                                             [row for row in slow_rows if row[1] == "unique"])
                        else:
                            self.assertEqual(len(fast.stdout.splitlines()), len(slow.stdout.splitlines()))
                        self.assertEqual(fast.stderr, slow.stderr)

    def test_json_of_many_plain_lines_is_that_of_one_by_one(self):
        lines = [UNIQUE, MULTIPLE, NONE, INVALID, UNIQUE.replace(".", "0"), "# a comment", UNIQUE + "\r", "." * 81] * 40
        path = self.write("plain.txt", "\n".join(lines) + "\n")
        slow = self.check(2, "solve", path, "--output", "jsonl", "--time-limit", "1h")
        self.assertEqual(len(slow.stdout.splitlines()), 7 * 40)
        for threads in (1, 3):
            fast = self.check(2, "solve", path, "--output", "jsonl", "--threads", threads)
            self.assertEqual((fast.stdout, fast.stderr), (slow.stdout, slow.stderr))

    def test_engines(self):
        for engine in ("auto", "classic", "batch", "general"):
            self.check(0, "solve", UNIQUE, "--engine", engine)
        sat = run("solve", UNIQUE, "--engine", "sat", "--output", "csv")
        if "without CaDiCaL" in sat.stdout + sat.stderr:
            self.assertEqual(sat.returncode, 2)
        else:
            self.assertEqual(sat.stdout, f"puzzle,status,count,solution\n{UNIQUE},unique,1,{FILLED}\n")
        for engine in ("classic", "batch"):
            self.assertIn(f"'{engine}'", self.check(2, "solve", "." * 16, "--engine", engine).stdout)

    def test_time_limit(self):
        empty = "." * 4096
        result = self.check(3, "solve", empty, "--time-limit", "1ms", "--output", "csv")
        self.assertEqual(rows(result.stdout)[1][1:], ["limit", "0", ""])
        # A second solution found in time is an answer, whatever the limit. Nobody finds all of them,
        # but a busy machine may need more time for two.
        for limit in ("50ms", "1s", "10s", "50s"):
            result = run("solve", "." * 64, "--limit", 0, "--time-limit", limit, "--output", "csv")
            if rows(result.stdout)[1][1] != "limit":
                break
        self.assertEqual((result.returncode, rows(result.stdout)[1][1]), (1, "multiple"), result.stderr)

    def test_bad_values(self):
        for args in (["--time-limit", "soon"], ["--time-limit", "-1s"], ["--limit", "x"], ["--limit", "-1"],
                     ["--output", "pdf"], ["--threads", "-1"], ["--engine", "v8"], ["--nonsense"], ["extra", "words"]):
            with self.subTest(args):
                self.assert_error(self.check(2, "solve", UNIQUE, *args))


class Batch(CliTest):
    def test_file_with_bad_lines(self):
        lines = ["# a comment", UNIQUE, "", UNIQUE[:80], MULTIPLE, INVALID, UNIQUE[:40] + "!" + UNIQUE[41:], NONE]
        path = self.write("batch.txt", "\n".join(lines) + "\n")
        result = self.check(2, "solve", path, "--output", "csv")
        table = rows(result.stdout)
        self.assertEqual(table[0], HEADER)
        self.assertEqual([row[0] for row in table[1:]], [lines[i] for i in (1, 3, 4, 5, 6, 7)])
        self.assertEqual([row[1] for row in table[1:]], ["unique", "invalid", "multiple", "invalid", "invalid", "none"])
        messages = result.stderr.splitlines()
        self.assertEqual(len(messages), 3, result.stderr)
        for message, line in zip(messages, (4, 6, 7)):
            self.assertTrue(message.startswith(f"omnidoku: {path}:{line}:"), message)
        self.assertIn("80", messages[0])

    def test_exit_codes(self):
        for puzzles, code in [([UNIQUE, MULTIPLE, NONE], 0), ([UNIQUE, UNIQUE], 0), ([UNIQUE, INVALID], 2),
                              ([UNIQUE, "nonsense"], 2)]:
            self.check(code, "solve", "-", "--output", "csv", stdin="\n".join(puzzles) + "\n")
        self.check(3, "solve", "-", "--time-limit", "1ms", "--output", "csv", stdin=f"{UNIQUE}\n{'.' * 4096}\n")

    def test_lines_are_the_default_for_many(self):
        result = self.check(0, "solve", "-", stdin=f"{UNIQUE}\n{NONE}\n{UNIQUE}\n")
        first, second, third = result.stdout.splitlines()
        self.assertEqual((first, third), (FILLED, FILLED))
        self.assertTrue(second.startswith("# none"))

    def test_threads_change_nothing(self):
        puzzles = [UNIQUE, MULTIPLE, NONE, INVALID, "x" * 81, UNIQUE.replace(".", "0")] * 40
        stdin = "\n".join(puzzles) + "\n"
        for output in ("csv", "jsonl", "line", "grid"):
            one = self.check(2, "solve", "-", "--output", output, "--threads", 1, stdin=stdin)
            for threads in (2, 5, 0):
                other = self.check(2, "solve", "-", "--output", output, "--threads", threads, stdin=stdin)
                self.assertEqual(one.stdout, other.stdout, (output, threads))
                self.assertEqual(one.stderr, other.stderr, (output, threads))


class Inputs(CliTest):
    def test_file_stdin_and_literal_agree(self):
        path = self.write("puzzle.txt", UNIQUE + "\n")
        literal = self.check(0, "solve", UNIQUE, "--output", "csv").stdout
        self.assertEqual(self.check(0, "solve", path, "--output", "csv").stdout, literal)
        self.assertEqual(self.check(0, "solve", "-", "--output", "csv", stdin=UNIQUE + "\n").stdout, literal)
        self.assertEqual(self.check(0, "solve", "-", "--output", "csv", stdin=UNIQUE + "\r\n").stdout, literal)

    def test_from(self):
        self.check(0, "solve", UNIQUE, "--from", "line")
        self.assert_error(self.check(2, "solve", UNIQUE, "--from", "lien"), "did you mean", "line")
        self.assert_error(self.check(2, "solve", UNIQUE, "--from", "nothing"))

    def test_csv_quotes_what_needs_it(self):
        record = json.dumps({"name": 'Five, "six"', "fpuzzles": fpuzzles(UNIQUE)})
        path = self.write("records.jsonl", record + "\n" + record + "\n")
        result = self.check(0, "solve", path, "--output", "csv")
        self.assertIn('"Five, ""six""",unique,1,', result.stdout)
        self.assertEqual(rows(result.stdout)[1], ['Five, "six"', "unique", "1", FILLED])


def fpuzzles(line: str, **more) -> dict:
    grid = [[{"value": int(digit), "given": True} if digit != "." else {} for digit in line[9 * r:9 * r + 9]]
            for r in range(9)]
    return {"size": 9, "grid": grid, **more}


class UnknownRules(CliTest):
    def test_a_rule_that_is_not_understood(self):
        text = json.dumps(fpuzzles(UNIQUE, foobarline=[{"lines": [["R1C1", "R1C2"]]}]))
        path = self.write("odd.json", text)
        result = self.check(2, "solve", path, "--output", "csv")
        self.assertEqual(rows(result.stdout)[1][1], "not_understood")
        self.assert_error(result, "foobarline", "exactly one solution")
        result = self.check(0, "solve", path, "--output", "csv", "--ignore-unknown")
        self.assertEqual(rows(result.stdout)[1][1:], ["unique", "1", FILLED])
        self.assert_error(result, "foobarline")
        self.assertIn("foobarline", self.check(0, "solve", path, "--ignore-unknown").stdout)
        self.assertIn("foobarline", self.check(0, "solve", path, "--ignore-unknown", "--output", "jsonl").stdout)


if __name__ == "__main__":
    unittest.main()
