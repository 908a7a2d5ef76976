#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""docs/CLI.md and the help pages name the same commands and options; the puzzles of docs/FORMATS.md
can be read."""

import re
import unittest

from support import ROOT, CliTest

FLAG = re.compile(r"--[a-z][a-z-]*")
SHARED = {"--help", "--from", "--boxes", "--quiet", "--verbose"}
SEARCH = {"--engine", "--threads", "--time-limit", "--ignore-unknown", "--output"}


class Docs(CliTest):
    def test_every_option_is_described(self):
        text = (ROOT / "docs/CLI.md").read_text(encoding="utf-8")
        sections = dict(re.findall(r"^\*\*`(\w+)`\*\*(.*?)(?=^\*\*`|^## |\Z)", text, re.M | re.S))
        overview = self.check(0, "--help").stdout
        commands = re.findall(r"^  ([a-z]+) ", overview.split("Subcommands:")[1], re.M)
        self.assertEqual(list(sections), commands)
        for command in commands:
            page = self.check(0, command, "--help").stdout.split("Examples:")[0]
            # "as above" takes over the options of solve.
            described = set(FLAG.findall(sections[command])) | SHARED
            if command in ("count", "check", "candidates"):
                described |= SEARCH
            self.assertEqual(set(FLAG.findall(page)) - described, set(), command)
            unknown = set(FLAG.findall(sections[command])) - set(FLAG.findall(page))
            self.assertEqual(unknown, set(), command)

    def test_puzzles_of_the_formats_can_be_read(self):
        text = (ROOT / "docs/FORMATS.md").read_text(encoding="utf-8")
        puzzles = re.findall(r"^```json\n(.*?)^```", text, re.M | re.S)
        self.assertGreaterEqual(len(puzzles), 3)
        for puzzle in puzzles:
            self.check(0, "render", self.write("example.json", puzzle))


if __name__ == "__main__":
    unittest.main()
