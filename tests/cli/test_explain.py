#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""explain, hint, rate, generate --difficulty: what they say, and that it is true."""

import html.parser
import json
import os
import random
import re
import subprocess
import time
import unittest
import xml.etree.ElementTree

from support import FILLED, INVALID, MULTIPLE, NONE, PATIENCE, PROGRAM, UNIQUE, CliTest, Watch, run

# A puzzle and the path on which HoDoKu 2.2.0 solves it.
HODOKU_PUZZLE = "............318........4.9..5....91..82..9.4..6.8......95.3..8..28.5...14..2...5."
HODOKU_PATH = ("h1*10 n1*3 fh n1*2 fh*2 n1*3 fh n1 fh n1*2 fh h1*2 n1 fh h1 n1*2 fh n1*2 fh n1*2 fh*2 n1 fh "
               "n1 fh n1*2 fh n1 fh*2 n1 fh*3")


class Page(html.parser.HTMLParser):
    """Collects what a page links to and holds."""

    def __init__(self):
        super().__init__()
        self.ids, self.links, self.outside, self.drawings = set(), [], [], 0

    def handle_starttag(self, tag, attrs):
        values = dict(attrs)
        self.ids.add(values.get("id"))
        self.drawings += tag == "svg"
        for name in ("href", "src"):
            if name in values:
                (self.links if values[name].startswith("#") else self.outside).append(values[name])


class Explain(CliTest):
    def generate(self, *options):
        return self.check(0, "generate", "--seed", 5, *options).stdout.strip()

    def test_text_places_every_empty_cell(self):
        text = self.check(0, "explain", UNIQUE).stdout
        placed = dict(re.findall(r"(R\dC\d) is (\d)\.$", text, re.M))
        self.assertEqual(len(placed), UNIQUE.count("."))
        for name, digit in placed.items():
            self.assertEqual(FILLED[9 * (int(name[1]) - 1) + int(name[3]) - 1], digit)
        self.assertIn("Solved in 9 steps; level beginner", text)

    def test_cells_are_called_as_is_wished(self):
        plain = self.check(0, "explain", UNIQUE).stdout
        named = self.check(0, "explain", UNIQUE, "--cell-names", "A1").stdout
        self.assertNotRegex(named, r"R\dC\d")
        letters = "ABCDEFGHI"
        placed = dict(re.findall(r"([A-I]\d) is (\d)\.$", named, re.M))
        self.assertEqual(len(placed), UNIQUE.count("."))
        for name, digit in placed.items():
            self.assertEqual(FILLED[9 * (int(name[1]) - 1) + letters.index(name[0])], digit)
        houses = self.check(0, "explain", HODOKU_PUZZLE, "--cell-names", "A1").stdout
        self.assertRegex(houses, r"column [A-I]\b")
        self.assertNotRegex(houses, r"columns? \d")
        small = self.check(0, "explain", UNIQUE, "--cell-names", "r1c1").stdout
        self.assertEqual(small, re.sub(r"R(\d)C(\d)", r"r\1c\2", plain))
        # Each way to write a cell is understood, whichever is shown.
        empty = UNIQUE.index(".")
        row, column = divmod(empty, 9)
        answers = {
            self.check(0, "hint", UNIQUE, "--cell-names", "A1", f"--why-not={name}={FILLED[empty]}").stdout
            for name in (f"R{row + 1}C{column + 1}", f"r{row + 1}c{column + 1}",
                         f"{letters[column]}{row + 1}", f"{letters[column].lower()}{row + 1}")
        }
        self.assertEqual(len(answers), 1)
        self.assertIn(f"{letters[column]}{row + 1}", answers.pop())
        # Beside the picture as well: columns have letters.
        page = self.check(0, "explain", UNIQUE, "--cell-names", "A1", "--output", "html").stdout
        self.assertTrue("ABCDEFGHI" in page)
        self.assertTrue("by column and row (E2)" in page)
        # Boards of other kinds have names of their own.
        cubes = self.generate("--geometry", "roxdoku")
        self.assertEqual(self.check(0, "explain", cubes, "--cell-names", "A1").stdout,
                         self.check(0, "explain", cubes).stdout)

    def test_json_steps_lead_to_the_solution(self):
        puzzle = self.generate("--difficulty", "medium")
        solution = self.check(0, "solve", puzzle, "--output", "line").stdout.strip()
        answer = json.loads(self.check(0, "explain", puzzle, "--output", "json").stdout)
        self.assertEqual((answer["end"], answer["level"]), ("solved", "medium"))
        grid = list(puzzle)
        for step in answer["steps"]:
            for placed in step["placements"]:
                index = 9 * (int(placed["cell"][1]) - 1) + int(placed["cell"][3]) - 1
                self.assertEqual(grid[index], ".")
                grid[index] = placed["digit"]
            for gone in step["eliminations"]:
                index = 9 * (int(gone["cell"][1]) - 1) + int(gone["cell"][3]) - 1
                self.assertNotEqual(solution[index], gone["digit"], step)
        self.assertEqual("".join(grid), solution)
        self.assertEqual(sum(step["cost"] for step in answer["steps"]), answer["score"])

    def test_html_needs_nothing_else(self):
        for geometry in ("grid:9", "toroidal", "tredoku"):
            puzzle = self.write("puzzle.txt", self.generate("--geometry", geometry))
            file = self.folder / "page.html"
            self.check(0, "explain", puzzle, "--output", "html", "-o", file)
            page = Page()
            page.feed(file.read_text(encoding="utf-8"))
            self.assertEqual(page.outside, [])
            self.assertTrue(page.links)
            self.assertEqual({link[1:] for link in page.links} - page.ids, set())
            steps = [link for link in page.links if link.startswith("#step-")]
            # One for each step, one of the end, and one that holds what they share.
            self.assertEqual(page.drawings, len(steps) + 2)

    def test_html_legend_has_what_is_shown(self):
        page = self.check(0, "explain", UNIQUE, "--output", "html").stdout
        self.assertIn("digit placed", page)
        self.assertNotIn("arrow", page)
        puzzle = self.generate("--difficulty", "expert", "--must-contain", "Alternating inference-chain")
        page = self.check(0, "explain", puzzle, "--output", "html", "--theme", "contrast").stdout
        for text in ("solid arrow", "dashed arrow", "in a chain: false"):
            self.assertIn(text, page)
        self.assertIn("Every row, column and box", page)

    def test_svg_steps(self):
        folder = self.folder / "pictures"
        self.check(0, "explain", UNIQUE, "--output", "svg-steps", "-o", folder)
        files = sorted(folder.iterdir())
        self.assertEqual(len(files), 10)  # nine steps and the end
        for file in files:
            xml.etree.ElementTree.parse(file)
        self.assertIn("step-placed", files[0].read_text(encoding="utf-8"))
        self.assert_error(self.check(2, "explain", UNIQUE, "--output", "svg-steps"), "-o FOLDER")

    def test_no_reason_is_long(self):
        groups = (("R3C4 R3C5 R4C3 R4C4 R4C5 R4C6 R5C4", "R5C7 R5C8 R5C9 R6C1 R6C2 R6C3"),
                  ("R8C7 R8C8 R8C9 R9C7 R9C8 R9C9", "R1C2 R1C3 R1C4 R1C5 R1C6"),
                  ("R5C2 R5C3 R6C1 R6C2 R6C3 R7C1", "R7C2 R7C3 R7C4 R7C5 R7C6 R7C7 R7C8"),
                  ("R7C2 R7C3 R8C3 R9C1 R9C2 R9C3 R9C4", "R1C3 R1C4 R1C5 R1C6 R1C7"))
        rules = [{"type": "equal_sums", "cells": one.split(), "other": other.split()} for one, other in groups]
        givens = "..6.8..2..5.3..7...9...65.8..4..183.6.5.3.....3.24..65.....3..15...1.2...8....3.."
        file = self.write("sums.json", json.dumps({"omnidoku": 1, "board": {"type": "grid", "size": 9}, "givens": givens,
                                                   "constraints": rules}))
        steps = re.findall(r"^\d+\. Bounds of a Sum: .*$", self.check(0, "explain", file).stdout, re.M)
        self.assertTrue(any(", but the one side less the other makes " in step for step in steps), steps)
        self.assertLess(max(map(len, steps)), 600)

    def test_puzzles_without_one_solution(self):
        result = self.check(1, "explain", MULTIPLE)
        self.assertRegex(result.stdout, r"^The puzzle has several solutions: R\dC\d can be [12] or [12]\.")
        self.assertTrue(self.check(1, "explain", NONE).stdout.startswith("The puzzle has no solution"))
        self.assert_error(self.check(2, "explain", INVALID), "row 1")

    def test_every_puzzle_of_a_batch_has_a_row(self):
        batch = self.write("batch.txt", "\n".join([UNIQUE, INVALID, UNIQUE[1:], NONE, MULTIPLE, UNIQUE]) + "\n")
        result = run("explain", batch, "--output", "json")
        rows = [json.loads(line) for line in result.stdout.splitlines()]
        self.assertEqual([row["status"] for row in rows],
                         ["unique", "invalid", "invalid", "none", "multiple", "unique"])
        for row in rows[1:3]:
            self.assertTrue(row["remark"])
            self.assertNotIn("steps", row)

    def test_the_time_is_kept(self):
        board = self.write("empty.json", '{"omnidoku":1,"board":{"type":"grid","size":25}}')
        began = time.monotonic()
        result = self.check(3, "explain", board, "--time-limit", "2s")
        self.assertLess(time.monotonic() - began, 60, "however busy the machine is")
        self.assertRegex(result.stdout, r"The time was up after \d+ steps?[.;]")
        self.assertNotIn("no technique goes on", result.stdout)
        self.assertNotIn("level", result.stdout.splitlines()[-1])
        answer = json.loads(self.check(3, "explain", board, "--time-limit", "0.2s", "--output", "json").stdout)
        self.assertEqual((answer["end"], answer["level"]), ("stopped", ""))

    def test_a_board_of_one_cell(self):
        board = self.write("one.json", '{"omnidoku":1,"board":{"type":"grid","size":1}}')
        text = self.check(0, "explain", board).stdout
        self.assertIn("1. Full House: R1C1 is open, and 1 is the only digit that there is. R1C1 is 1.", text)

    def test_symbols_have_their_noun(self):
        puzzle = self.write("p.json", self.generate(
            "--geometry", "grid:6", "--symbols", "abcdef", "--must-contain", "locked_candidates", "--to", "native"))
        text = self.check(0, "explain", puzzle).stdout
        self.assertRegex(text, "the letter [a-f] can only be in")
        self.assertNotIn("digit", text)
        for output in ("html", "json"):
            self.assertNotIn("the digit", self.check(0, "explain", puzzle, "--output", output).stdout)

    def test_without_a_technique(self):
        text = self.check(0, "explain", UNIQUE, "--without", "full_house").stdout
        self.assertNotIn("Full House", text)
        self.assertIn("Solved", text)
        self.assert_error(self.check(2, "explain", UNIQUE, "--without", "full_hose"), "full_house")

    def test_profiles_of_later_versions_are_refused(self):
        self.assert_error(self.check(2, "explain", UNIQUE, "--profile", "se"), "human")


class Hint(CliTest):
    def test_strengths_say_more_and_more(self):
        nudge, where, technique, pattern, full = (
            self.check(0, "hint", UNIQUE, "--level", level).stdout.strip()
            for level in ("nudge", "where", "technique", "pattern", "full"))
        self.assertTrue(where.startswith(nudge))
        self.assertTrue(technique.startswith(where))
        self.assertTrue(pattern.startswith(technique))
        self.assertTrue(full.startswith("Full House: "))
        self.assertIn("The technique is Full House", technique)
        cell, digit = re.search(r"(R\dC\d) is (\d)\.$", full).groups()
        self.assertIn(f"It is about {digit}.", pattern)
        for text in (nudge, where, technique, pattern):
            self.assertNotIn(cell, text)
        self.assertEqual(FILLED[9 * (int(cell[1]) - 1) + int(cell[3]) - 1], digit)

    def test_mistakes_come_first(self):
        empty = UNIQUE.index(".")
        wrong = "1" if FILLED[empty] != "1" else "2"
        state = UNIQUE[:empty] + wrong + UNIQUE[empty + 1:]
        name = f"R{empty // 9 + 1}C{empty % 9 + 1}"
        for level in ("where", "technique", "full"):
            text = self.check(1, "hint", UNIQUE, "--state", state, "--level", level).stdout
            self.assertIn(f"{name} is not {wrong}.", text)
            self.assertNotIn("Full House", text)
        for more in ("--all", f"--why-not={name}={FILLED[empty]}"):
            text = self.check(1, "hint", UNIQUE, "--state", state, more).stdout
            self.assertEqual(text.splitlines()[0], f"{name} is not {wrong}.")
        nudge = self.check(1, "hint", UNIQUE, "--state", state, "--level", "nudge").stdout
        self.assertTrue(nudge.startswith("In 1 cell something is wrong."), nudge)
        self.assertNotIn(name, nudge)

    def test_no_explanation_builds_on_a_wrong_entry(self):
        empty = UNIQUE.index(".")
        name = f"R{empty // 9 + 1}C{empty % 9 + 1}"
        wrong = "1" if FILLED[empty] != "1" else "2"
        game = self.write("wrong.json", "")
        game.unlink()
        self.check(0, "play", UNIQUE, "--save", game, stdin=f"{name} {wrong}\n")
        answer = self.check(1, "explain", game)
        self.assertEqual(answer.stdout, "")
        self.assertIn(f"{name} is not {wrong}.", answer.stderr)

    def test_marks_that_leave_out_the_solution(self):
        empty = UNIQUE.index(".")
        marks = ["".join(d if UNIQUE[i] in (d, ".") else "." for d in "123456789") for i in range(81)]
        marks[empty] = marks[empty].replace(FILLED[empty], ".")
        text = self.check(1, "hint", UNIQUE, "--state", "".join(marks)).stdout
        self.assertIn(f"The marks in R{empty // 9 + 1}C{empty % 9 + 1} leave out", text)

    def test_right_entries_are_built_on(self):
        empty = UNIQUE.index(".")
        state = UNIQUE[:empty] + FILLED[empty] + UNIQUE[empty + 1:]
        text = self.check(0, "hint", UNIQUE, "--state", state).stdout
        self.assertNotIn(f"R{empty // 9 + 1}C{empty % 9 + 1} is", text)
        self.assertIn("Every cell is filled", self.check(0, "hint", UNIQUE, "--state", FILLED).stdout)
        strange = self.write("strange.json", json.dumps({"omnidoku": 1, "givens": UNIQUE, "unknown_rules": ["tight fit"]}))
        self.assert_error(self.check(2, "hint", UNIQUE, "--state", strange), "not understood: tight fit")

    def test_all_steps(self):
        text = self.check(0, "hint", UNIQUE, "--all", "--technique", "full_house").stdout
        self.assertIn("name --all", self.check(2, "hint", UNIQUE, "--technique", "full_house").stderr)
        *steps, count = text.splitlines()
        self.assertEqual(count, f"{len(steps)} steps")
        self.assertEqual({line.split(":")[0] for line in steps}, {"Full House"})
        empty = {f"R{i // 9 + 1}C{i % 9 + 1}" for i, symbol in enumerate(UNIQUE) if symbol == "."}
        self.assertEqual({re.search(r"(R\dC\d) is \d\.$", step)[1] for step in steps}, empty)

    def test_why_not(self):
        empty = UNIQUE.index(".")
        cell, digit = f"R{empty // 9 + 1}C{empty % 9 + 1}", FILLED[empty]
        self.assertIn("in the solution", self.check(0, "hint", UNIQUE, "--why-not", f"{cell}={digit}").stdout)
        other = "1" if digit != "1" else "2"
        self.assertIn("sees the " + other, self.check(0, "hint", UNIQUE, "--why-not", f"{cell}={other}").stdout)
        self.assert_error(self.check(2, "hint", UNIQUE, "--why-not", "R1C99=1"), "R1C1=1")
        # Of a puzzle with several solutions every one counts, not only those that were met.
        for digit in range(1, 10):
            text = self.check(1, "hint", "." * 81, "--why-not", f"R5C5={digit}").stdout
            self.assertIn("There is a solution", text)

    def test_why_not_names_the_rule_of_the_cell(self):
        constraints = [{"type": "odd", "cells": ["R1C1"]}]
        native = {"omnidoku": 1, "board": "grid:4", "constraints": constraints}
        text = self.check(1, "hint", json.dumps(native), "--why-not", "R1C1=2").stdout
        self.assertIn("2 in R1C1 breaks the odd cell at R1C1.", text)

    def test_why_not_gives_steps_that_lead_there(self):
        puzzle = self.check(0, "generate", "--difficulty", "medium", "--seed", 9).stdout.strip()
        steps = json.loads(self.check(0, "explain", puzzle, "--output", "json").stdout)["steps"]
        gone = next(step for step in steps if step["eliminations"])["eliminations"][0]
        text = self.check(0, "hint", puzzle, "--why-not", f"{gone['cell']}={gone['digit']}").stdout
        self.assertRegex(text.splitlines()[-1], rf"^\d+\. .*\b{gone['cell']}\b")

    def test_the_time_is_kept(self):
        board = self.write("empty.json", '{"omnidoku":1,"board":{"type":"grid","size":25}}')
        began = time.monotonic()
        result = self.check(3, "hint", board, "--time-limit", "200ms")
        self.assertIn("The time was up before a step was found", result.stdout)
        result = self.check(3, "hint", board, "--all", "--time-limit", "200ms")
        self.assertTrue(result.stdout.endswith("0 steps so far\n"), result.stdout)
        self.assertLess(time.monotonic() - began, 60, "however busy the machine is")

    def test_picture(self):
        file = self.folder / "hint.svg"
        self.check(0, "hint", UNIQUE, "-o", file)
        self.assertIn("step-placed", file.read_text(encoding="utf-8"))
        self.check(0, "hint", UNIQUE, "--level", "where", "-o", file)
        where = file.read_text(encoding="utf-8")
        self.check(0, "hint", UNIQUE, "--level", "nudge", "-o", file)
        self.assertNotEqual(file.read_text(encoding="utf-8"), where, "the place is drawn, too")
        self.assert_error(self.check(2, "hint", UNIQUE, "-o", self.folder / "hint.gif"), ".svg", ".png")


class Rate(CliTest):
    def test_csv(self):
        stdin = f"{UNIQUE}\n{MULTIPLE}\n{NONE}\nnonsense\n"
        result = self.check(2, "rate", "-", "--scale", "human", stdin=stdin)
        self.assertEqual(result.stdout.splitlines(), [
            "puzzle,level,score,hardest", f"{UNIQUE},beginner,36,Full House", f"{MULTIPLE},,,multiple",
            f"{NONE},,,none", "nonsense,,,invalid"])

    def test_scale_of_sudoku_explainer(self):
        source = self.write("several.txt", f"{UNIQUE}\n{MULTIPLE}\n12\n")
        result = self.check(2, "rate", source, "--scale", "se")
        header, unique, multiple, bad = result.stdout.splitlines()
        self.assertEqual(header, "puzzle,er,ep,ed,hardest")
        self.assertRegex(unique, rf"^{re.escape(UNIQUE)},[1-9]\.\d,[1-9]\.\d,[1-9]\.\d,[A-Z][A-Za-z ]+$")
        self.assertEqual(multiple, f"{MULTIPLE},,,,multiple")
        self.assertEqual(bad, "12,,,,invalid")
        self.assertEqual(result.stdout, self.check(2, "rate", source, "--scale", "se", "--threads", 3).stdout)
        killer = self.write("killer.json", self.check(0, "generate", "--kinds", "killer", "--seed", 1).stdout)
        self.assert_error(self.check(2, "rate", killer, "--scale", "se"), "ordinary 9x9 grid", "--scale human")
        answer = json.loads(self.check(0, "rate", UNIQUE, "--scale", "se", "--output", "jsonl").stdout)
        self.assertEqual([str(answer[key]) for key in ("er", "ep", "ed")], unique.split(",")[1:4])
        path = answer["path"]
        ratings = [step["rating"] for step in path]
        self.assertEqual((max(ratings), ratings[0]), (answer["er"], answer["ed"]))
        self.assertEqual(path[ratings.index(answer["er"])]["technique"], answer["hardest"])
        cells = {placement for step in path for placement in step["placements"]}
        self.assertEqual(len(cells), sum(symbol in ".0" for symbol in UNIQUE))
        for placement in cells:
            row, column, value = int(placement[1]), int(placement[3]), placement[5]
            self.assertEqual(FILLED[9 * row + column - 10], value, placement)
        hard = "....4.....517.6.3..9......5......2...43.....11..6.7..9......8.......1.7.43.8..6.."
        steps = json.loads(self.check(0, "rate", hard, "--scale", "se", "--output", "jsonl").stdout)["path"]
        self.assertTrue(any(step["eliminations"] for step in steps))
        for step in steps:
            self.assertTrue(step["placements"] or step["eliminations"])
            for elimination in step["eliminations"]:
                self.assertRegex(elimination, r"^R[1-9]C[1-9]<>[1-9]+$")

    def test_scale_of_hodoku(self):
        source = self.write("several.txt", f"{UNIQUE}\n{MULTIPLE}\n12\n")
        result = self.check(2, "rate", source, "--scale", "hodoku")
        self.assertEqual(result.stdout.splitlines(), [
            "puzzle,level,score,hardest", f"{UNIQUE},Easy,36,Full House", f"{MULTIPLE},,,multiple", "12,,,invalid"])
        self.assertEqual(result.stdout,
                         self.check(2, "rate", source, "--scale", "hodoku", "--threads", 3).stdout)
        killer = self.write("killer.json", self.check(0, "generate", "--kinds", "killer", "--seed", 1).stdout)
        self.assert_error(self.check(2, "rate", killer, "--scale", "hodoku"), "ordinary 9x9 grid", "--scale human")
        answer = json.loads(self.check(0, "rate", HODOKU_PUZZLE, "--scale", "hodoku", "--output", "jsonl").stdout)
        self.assertEqual((answer["level"], answer["score"], answer["hardest"]), ("Easy", 354, "Hidden Single"))
        self.assertEqual(answer["path"], HODOKU_PATH)
        unrated = self.check(1, "rate", MULTIPLE, "--scale", "hodoku", "--output", "jsonl").stdout
        self.assertEqual(json.loads(unrated),
                         {"puzzle": MULTIPLE, "level": "", "score": None, "hardest": "multiple", "path": ""})

    def test_pearls_and_diamonds_alone(self):
        source = self.write("list.txt", self.check(0, "generate", "--minimal", "--count", 60, "--seed", 4).stdout +
                            f"{UNIQUE}\n{MULTIPLE}\nnonsense\n")
        everything = self.check(2, "rate", source, "--scale", "se").stdout.splitlines()
        for only, few in (("pearl", 2), ("diamond", 3)):
            options = ("rate", source, "--scale", "se", "--only", only)
            rows = self.check(2, *options).stdout.splitlines()
            number = 0
            for whole, row in zip(everything, rows, strict=True):
                puzzle, *ratings, hardest = row.split(",")
                expected = whole.split(",")[1:4]
                if whole.startswith("puzzle,") or len(set(expected[:few])) == 1:
                    self.assertEqual(row, whole)
                    number += expected[0] > ""
                else:
                    self.assertEqual((puzzle, ratings[0], hardest), (whole.split(",")[0], "", f"no {only}"))
                    self.assertIn(ratings[1], ("", expected[1]))
                    self.assertEqual(ratings[2], expected[2])
            self.assertTrue(1 < number < 60, number)
            answers = [json.loads(line) for line in self.check(2, *options, "--output", "jsonl").stdout.splitlines()]
            for row, answer in zip(rows[1:], answers, strict=True):
                told = ["" if answer[key] is None else str(answer[key]) for key in ("puzzle", "er", "ep", "ed", "hardest")]
                self.assertEqual(row, ",".join(told))
            file = self.write("some.csv", "".join(f"{row}\n" for row in rows[:20]))
            self.check(2, *options, "-o", file, "--resume")
            self.assertEqual(file.read_text(encoding="utf-8").splitlines(), rows)
            others = self.write("all.csv", "".join(f"{row}\n" for row in everything))
            self.assert_error(self.check(2, *options, "-o", others, "--resume"), "not the line of puzzle")
            self.assert_error(self.check(2, *options[:4], "-o", file, "--resume"), "not the line of puzzle")
        self.assert_error(self.check(2, "rate", UNIQUE, "--only", "pearl"), "--only", "--scale se")
        self.assert_error(self.check(2, "rate", UNIQUE, "--scale", "se", "--only", "perl"), "pearl")

    def test_a_summary_on_standard_error(self):
        source = self.write("list.txt", f"{UNIQUE}\n{HODOKU_PUZZLE}\n{MULTIPLE}\n{MULTIPLE}\nnonsense\n")
        time_taken = r"[\d.]+ m?s, [\d.]+ m?s each"
        expected = {
            "human": [r"beginner +1,  50.0 %", r"[a-z]+ +1,  50.0 %", r"score from 36 to (\d+), median 36",
                      r"hardest: [a-z]+, score (\d+), [A-Z].*: " + re.escape(HODOKU_PUZZLE)],
            "se": [r"ER 1.0 to 1.9 +1,  50.0 %", r"ER 2.0 to 2.9 +1,  50.0 %",
                   r"ER from 1.0 to 2.0, median 1.0; 1 pearl \(EP as high as ER\), of them 1 diamond \(ED too\)",
                   r"hardest: ER 2.0, EP 1.2, ED 1.2, Direct Hidden Pair: " + re.escape(HODOKU_PUZZLE)],
            "hodoku": [r"Easy +2, 100.0 %", r"score from 36 to 354, median 36",
                       r"hardest: Easy, score 354, Hidden Single: " + re.escape(HODOKU_PUZZLE)],
        }
        for scale, lines in expected.items():
            with self.subTest(scale):
                plain = self.check(2, "rate", source, "--scale", scale)
                self.assertNotIn("rated", plain.stderr)
                result = self.check(2, "rate", source, "--scale", scale, "--summary")
                self.assertEqual(result.stdout, plain.stdout)
                told = result.stderr.removeprefix(plain.stderr).splitlines()
                lines = [r"5 puzzles: 2 rated, 1 invalid, 2 multiple; " + time_taken, *lines]
                self.assertEqual(len(told), len(lines), told)
                for line, pattern in zip(told, lines, strict=True):
                    self.assertRegex(line, f"^omnidoku: {pattern}$")
        # What an earlier run rated is counted too, but not its time.
        rows = self.check(2, "rate", source).stdout.splitlines(keepends=True)
        file = self.write("ratings.csv", "".join(rows[:3]) + rows[3][:20])
        result = self.check(2, "rate", source, "-o", file, "--resume", "--summary")
        self.assertRegex(result.stderr, "5 puzzles: 2 rated, 1 invalid, 2 multiple; 3 of them now, " + time_taken)
        self.assertIn(f": {HODOKU_PUZZLE}\n", result.stderr)
        terminal, inside = os.openpty()
        for options, is_told in ((("list.txt",), True), (("list.txt", "-q"), False), ((UNIQUE,), False)):
            subprocess.run([PROGRAM, "rate", *options], cwd=self.folder, stdout=subprocess.DEVNULL, stderr=inside,
                           timeout=PATIENCE)
            os.write(inside, b"end\n")
            seen = b""
            while b"end" not in seen:
                seen += os.read(terminal, 65536)
            self.assertEqual(b"puzzles: 2 rated" in seen, is_told, seen)
        os.close(terminal)
        os.close(inside)

    def test_a_grid_without_empty_cells_takes_no_step(self):
        numbers = {"human": "beginner,0", "se": "0.0,0.0,0.0", "hodoku": "Easy,0"}
        for scale, text in numbers.items():
            result = self.check(0, "rate", FILLED, "--scale", scale)
            self.assertEqual(result.stdout.splitlines()[1], f"{FILLED},{text},")

    def test_pencilmarks_that_say_what_the_givens_say(self):
        def sees(a: int, b: int) -> bool:
            return a // 9 == b // 9 or a % 9 == b % 9 or (a // 27 == b // 27 and a % 9 // 3 == b % 9 // 3)

        hard = "....4.....517.6.3..9......5......2...43.....11..6.7..9......8.......1.7.43.8..6.."
        marks = []
        for cell, digit in enumerate(hard):
            seen = {hard[other] for other in range(81) if sees(cell, other)} if digit == "." else set("123456789") - {digit}
            marks.append("".join("." if mark in seen else mark for mark in "123456789"))
        for scale in ("se", "hodoku"):
            rating = self.check(0, "rate", hard, "--scale", scale).stdout.splitlines()[1].split(",", 1)[1]
            cells = [mark.replace(".", "").ljust(9) for mark in marks]
            grid = "\n".join(" ".join(cells[row:row + 9]) for row in range(0, 81, 9))
            for text in ("".join(marks), grid):
                same = self.check(0, "rate", text, "--scale", scale).stdout.splitlines()[1]
                self.assertEqual(same.split(",", 1)[1] if "\n" not in text else same[-len(rating):], rating)
            cell = next(cell for cell, mark in enumerate(marks) if len(mark.replace(".", "")) > 2)
            fewer = marks[cell].replace(self.check(0, "solve", hard, "--output", "line").stdout[cell], "#")
            lost = next(mark for mark in fewer if mark in "123456789")
            less = [*marks[:cell], marks[cell].replace(lost, "."), *marks[cell + 1:]]
            self.assert_error(self.check(2, "rate", "".join(less), "--scale", scale), "givens alone")

    def test_a_run_that_was_killed_goes_on(self):
        puzzles = self.check(0, "generate", "--minimal", "--count", 300, "--seed", 4).stdout
        source = self.write("list.txt", puzzles + f"{MULTIPLE}\nnonsense\n")
        file = self.folder / "ratings.csv"
        for options in (("--scale", "se"), ("--scale", "hodoku", "--output", "jsonl", "--threads", "2")):
            whole = self.check(2, "rate", source, *options).stdout
            file.unlink(missing_ok=True)
            command = [PROGRAM, "rate", source, *options, "-o", file, "--resume"]
            chance = random.Random(7)
            sizes = []
            for _ in range(10):
                process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
                time.sleep(chance.uniform(0.005, 0.06))
                process.kill()
                process.wait()
                written = file.read_text(encoding="utf-8") if file.exists() else ""
                self.assertEqual(written, whole[:len(written)], "what is there is right")
                sizes.append(written.count("\n"))
            self.assertEqual(sizes, sorted(sizes), "nothing is lost")
            self.check(2, *command[1:])
            self.assertEqual(file.read_text(encoding="utf-8"), whole)
            file.write_text(whole[:-30], encoding="utf-8")
            self.check(2, *command[1:])
            self.assertEqual(file.read_text(encoding="utf-8"), whole, "a line that was cut off is made again")
            self.check(2, *command[1:])
            self.assertEqual(file.read_text(encoding="utf-8"), whole)

    def test_a_run_goes_on_with_its_own_file_alone(self):
        file = self.write("ratings.csv", f"puzzle,er,ep,ed,hardest\n{NONE},,,,none\n")
        options = ("--scale", "se", "-o", file, "--resume")
        self.assert_error(self.check(2, "rate", UNIQUE, *options), "ratings.csv:2", "puzzle 1 of the input")
        self.assert_error(self.check(2, "rate", NONE, *options[2:]), "ratings.csv:1", "another header")
        more = self.write("more.csv", f"puzzle,er,ep,ed,hardest\n{NONE},,,,none\n{NONE},,,,none\n")
        self.assert_error(self.check(2, "rate", NONE, "--scale", "se", "-o", more, "--resume"), "no more puzzles")
        self.assertEqual(file.read_text(encoding="utf-8").count("\n"), 2, "nothing was changed")
        self.assert_error(self.check(2, "rate", UNIQUE, "--resume"), "-o FILE")
        self.assert_error(self.check(2, "rate", UNIQUE, "--resume", "-o", ""), "empty")

    def test_a_run_goes_on_with_nothing_but_its_own_lines(self):
        source = self.write("list.txt", f"{UNIQUE}\n{MULTIPLE}\n")
        file = self.folder / "ratings"
        rows = {}
        for scale in ("human", "se", "hodoku"):
            for form in ("csv", "jsonl"):
                rows[scale, form] = self.check(0, "rate", source, "--scale", scale, "--output", form).stdout
        for (scale, form), text in rows.items():
            lines = text.splitlines(keepends=True)
            rated = lines[-2]
            strange = {
                "no end of the line": "precious",
                "a puzzle": UNIQUE,
                "carriage returns": text.replace("\n", "\r\n"),
                "a line cut off within": text.replace(rated, rated[:-8] + "\n") if form == "jsonl" else
                text.replace(rated, rated[:rated.rindex(",")] + "\n"),
                "a damaged number": text.replace(rated, re.sub(r"([,:])(36|1\.\d),", r"\1#,", rated)),
                "an unknown status": text.replace("multiple", "multitude"),
                "too much": text + "x",
            }
            if form == "jsonl":
                before = {"human": '"path":["', "se": '"placements":["', "hodoku": '"path":"'}[scale]
                strange["a damaged step"] = text.replace(before, before + "#", 1)
                hardest = re.search(r'"hardest":"([A-Z][^"]*)"', rated)[1]
                strange["the hardest is no step"] = text.replace(f'"hardest":"{hardest}"', '"hardest":"Swordfish"')
            strange |= {other: other_text for other, other_text in rows.items() if other != (scale, form)}
            for name, held in strange.items():
                with self.subTest(scale=scale, form=form, holds=name):
                    self.assertNotEqual(held, text)
                    file.write_bytes(held.encode())
                    result = self.check(2, "rate", source, "--scale", scale, "--output", form, "-o", file, "--resume")
                    self.assert_error(result, "ratings:")
                    self.assertEqual(file.read_bytes(), held.encode(), "nothing was changed")
        pipe = self.folder / "pipe"
        os.mkfifo(pipe)
        for target in (pipe, "/dev/full", self.folder):
            self.assert_error(self.check(2, "rate", source, "-o", target, "--resume"), "cannot go on", "no file")
        self.check(2, "rate", self.folder / "missing.txt", "-o", self.folder / "new.csv", "--resume")
        self.assertFalse((self.folder / "new.csv").exists(), "nothing was written")

    def test_a_run_that_goes_on_knows_what_was_wrong_before(self):
        for last, code in (("nonsense", 2), (MULTIPLE, 0)):
            source = self.write("list.txt", f"{last}\n{UNIQUE}\n{UNIQUE}\n")
            whole = self.check(code, "rate", source, "--scale", "se").stdout
            file = self.write("ratings.csv", "".join(whole.splitlines(keepends=True)[:3]) + UNIQUE[:40])
            result = self.check(code, "rate", source, "--scale", "se", "-o", file, "--resume")
            self.assertIn("has 2 puzzles", result.stderr)
            self.assertEqual(file.read_text(encoding="utf-8"), whole)

    def test_a_name_of_two_lines_is_gone_on_with(self):
        grid = {"omnidoku": 1, "metadata": {"title": 'two\n"lines"'}, "board": "grid:9", "givens": UNIQUE}
        source = self.write("list.jsonl", (json.dumps(grid) + "\n") * 2)
        whole = self.check(0, "rate", source).stdout
        self.assertEqual(whole.count("\n"), 5)
        file = self.write("ratings.csv", whole[:-30])
        self.check(0, "rate", source, "-o", file, "--resume")
        self.assertEqual(file.read_text(encoding="utf-8"), whole)

    def test_two_runs_do_not_write_one_file(self):
        file = self.folder / "ratings.csv"
        first = subprocess.Popen([PROGRAM, "rate", "-", "-o", file, "--resume"], stdin=subprocess.PIPE)
        first.stdin.write(f"{UNIQUE}\n".encode() * 1000)  # more than is looked at before the first answer
        first.stdin.flush()
        Watch(first).wait_until(lambda: file.exists() and file.read_text(encoding="utf-8").count("\n") == 1001,
                                "it has answered")
        self.assert_error(self.check(2, "rate", UNIQUE, "-o", file, "--resume"), "another run")
        first.communicate(timeout=PATIENCE)
        self.assertEqual(first.returncode, 0)
        self.assertEqual(file.read_text(encoding="utf-8").count("\n"), 1001)

    def test_path(self):
        answer = json.loads(self.check(0, "rate", UNIQUE, "--output", "jsonl").stdout)
        self.assertEqual(answer["path"], ["full_house"] * 9)

    def test_generated_levels_are_as_asked(self):
        for level in ("beginner", "easy", "medium"):
            puzzle = self.check(0, "generate", "--difficulty", level, "--seed", 2).stdout.strip()
            self.assertEqual(self.check(0, "rate", puzzle).stdout.splitlines()[1].split(",")[1], level)
        puzzle = self.check(0, "generate", "--must-contain", "naked_pair", "--seed", 2).stdout.strip()
        path = json.loads(self.check(0, "rate", puzzle, "--output", "jsonl").stdout)["path"]
        self.assertIn("naked_pair", path)
        self.assert_error(self.check(2, "generate", "--difficulty", "hart"), "hard")


if __name__ == "__main__":
    unittest.main()
