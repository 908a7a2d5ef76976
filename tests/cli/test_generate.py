#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""generate: puzzles of a wanted difficulty, and what it says where there are none."""

import csv
import json
import unittest

from support import CliTest


class Difficulty(CliTest):
    def ratings(self, puzzles: str, scale: str) -> list[dict]:
        return list(csv.DictReader(self.check(0, "rate", "-", "--scale", scale, stdin=puzzles).stdout.splitlines()))

    def test_ratings_of_other_programs(self):
        made = self.check(0, "generate", "--scale", "se", "--difficulty", "4.4-4.6", "--count", 5, "--seed", 2).stdout
        self.assertEqual(len(made.split()), 5)
        for row in self.ratings(made, "se"):
            self.assertIn(row["er"], ("4.4", "4.5", "4.6"))
        made = self.check(0, "generate", "--scale", "hodoku", "--difficulty", "unfair", "--count", 5, "--seed", 2).stdout
        self.assertEqual([row["level"] for row in self.ratings(made, "hodoku")], ["Unfair"] * 5)

    def test_they_do_not_depend_on_threads_or_length(self):
        wish = ("generate", "--scale", "hodoku", "--difficulty", "Hard", "--seed", 5, "--count")
        six = self.check(0, *wish, 6, "--threads", 1).stdout
        self.assertEqual(six, self.check(0, *wish, 6, "--threads", 4).stdout)
        self.assertEqual(six[:82], self.check(0, *wish, 1).stdout)

    def test_the_rating_and_how_to_repeat_it_are_written(self):
        text = self.check(0, "generate", "--scale", "se", "--difficulty", "7.2", "--seed", 1, "--to", "json").stdout
        self.assertIn('"difficulty":"SE 7.2"', text.replace(" ", "").replace("SE7.2", "SE 7.2"))
        self.assertIn("--scale se --difficulty 7.2 --seed 1", text)

    def test_what_cannot_be_had(self):
        for words, told in ((("--scale", "se", "--difficulty", "hard"), "4.4-4.6"),
                            (("--scale", "se", "--difficulty", "4.6-4.4"), "4.4-4.6"),
                            (("--difficulty", "Unfair"), "beginner"),
                            (("--scale", "hodoku"), "--difficulty"),
                            (("--scale", "other", "--difficulty", "1"), "--scale")):
            self.assert_error(self.check(2, "generate", "--seed", 1, *words), told)
        self.assert_error(self.check(2, "generate", "--seed", 1, "--givens", 16), "17")
        self.assert_error(self.check(2, "generate", "--seed", 1, "--geometry", "x", "--scale", "se", "--difficulty",
                                     "7.2"), "9x9")

    def test_what_is_not_found_in_time_ends_with_the_nearest(self):
        self.assert_error(self.check(3, "generate", "--seed", 1, "--givens", 17, "--symmetry", "180", "--scale",
                                     "hodoku", "--difficulty", "extreme", "--time-limit", "1s"),
                          "the time limit was reached", "the nearest", " givens: ")


class Pattern(CliTest):
    RING = "...xxx...\n..x...x..\n.x.....x.\nx...x...x\nx..x.x..x\nx...x...x\n.x.....x.\n..x...x..\n...xxx...\n"

    def test_a_text_or_a_file(self):
        cells = self.RING.replace("\n", "")
        file = self.write("ring.txt", self.RING)
        made = self.check(0, "generate", "--seed", 3, "--pattern", file).stdout
        self.assertEqual([c != "." for c in made.strip()], [c == "x" for c in cells])
        self.assertEqual(made, self.check(0, "generate", "--seed", 3, "--pattern", cells).stdout)
        text = self.check(0, "generate", "--seed", 3, "--pattern", file, "--to", "json").stdout
        self.assertIn("--pattern " + cells, text)

    def test_what_is_no_pattern(self):
        self.assert_error(self.check(2, "generate", "--seed", 1, "--pattern", self.folder), "cannot read")
        for text in ("xx.", "xxx", "a" * 70, "rings/ring.txt"):
            self.assert_error(self.check(2, "generate", "--seed", 1, "--pattern", text),
                              "81", str(len(text)), "no file of that name")
        self.assert_error(self.check(2, "generate", "--seed", 1, "--pattern", "x" * 81, "--symmetry", "180"), "symmetry")


class Collections(CliTest):
    def test_what_symmetries_make_of_each_other_is_left_out(self):
        wish = ["generate", "--seed", 1, "--count", 40, "--distinct", "--threads", 2]
        made = self.check(0, *wish).stdout
        forms = self.check(0, "canonical", "-", stdin=made).stdout.split()
        self.assertEqual(len(made.split()), 40)
        self.assertEqual(len(set(forms)), len(forms))
        self.assertEqual(made, self.check(0, "generate", "--seed", 1, "--count", 40).stdout)
        # Of other boards it is not known what is alike.
        self.assert_error(self.check(2, "generate", "--geometry", "x", "--distinct"), "classic board")

    def test_kinds_that_take_the_whole_board_leave_room_for_others(self):
        for kinds in ("killer,thermometer", "thermometer,killer"):
            made = json.loads(self.check(0, "generate", "--seed", 3, "--kinds", kinds).stdout)
            self.assertEqual({rule["type"] for rule in made["constraints"]}, {"killer", "thermometer"})

    def test_paths_are_written_beside_the_puzzles(self):
        paths = self.folder / "paths.jsonl"
        made = self.check(0, "generate", "--seed", 2, "--count", 3, "--difficulty", "easy", "--path", paths).stdout
        lines = [json.loads(line) for line in paths.read_text().splitlines()]
        self.assertEqual([line["level"] for line in lines], ["easy"] * 3)
        self.assertEqual(["".join(line["document"]["givens"]) for line in lines], made.split())
        self.assertTrue(all(line["end"] == "solved" and line["steps"] for line in lines))
        self.assert_error(self.check(2, "generate", "--seed", 2, "--path", paths, "-o", paths), "paths.jsonl")


class Techniques(CliTest):
    def test_only_and_once(self):
        known = "full_house,hidden_single,naked_single,locked_candidates"
        made = self.check(0, "generate", "--seed", 3, "--only", known, "--hardest-once").stdout
        steps = list(csv.DictReader(self.check(0, "rate", "-", stdin=made).stdout.splitlines()))
        self.assertIn(steps[0]["hardest"], ("Full House", "Hidden Single", "Naked Single", "Locked Candidates"))
        self.assert_error(self.check(2, "generate", "--seed", 1, "--only", "naked_single", "--must-contain", "x_wing"),
                          "only")


if __name__ == "__main__":
    unittest.main()
