#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""docs/CLI.md and the help pages name the same commands and options; docs/FORMATS.md has every
format, and its puzzles can be read; docs/pictures/ has what tools/pictures.sh makes."""

import os
import pathlib
import re
import subprocess
import tempfile
import unittest

from support import PROGRAM, ROOT, CliTest

FLAG = re.compile(r"--[a-z][a-z-]*")
SHARED = {"--file", "--help", "--from", "--boxes", "--rule", "--no-words", "--quiet", "--verbose"}
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
            if command in ("count", "check", "candidates", "canonical", "filter"):
                described |= SEARCH
            self.assertEqual(set(FLAG.findall(page)) - described, set(), command)
            unknown = set(FLAG.findall(sections[command])) - set(FLAG.findall(page))
            self.assertEqual(unknown, set(), command)

    def test_the_puzzles_of_the_pictures_are_those_that_the_script_makes(self):
        known = {path.name: path.read_bytes() for path in (ROOT / "docs/pictures").glob("*.json")}
        self.assertGreater(len(known), 5)
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([ROOT / "tools/pictures.sh"], check=True, timeout=300,
                           env=os.environ | {"OMNIDOKU_PROGRAM": str(PROGRAM), "OMNIDOKU_PICTURES": folder})
            made = {path.name: path.read_bytes() for path in pathlib.Path(folder).glob("*.json")}
        self.assertEqual(made, known)

    def test_every_format_is_described_and_has_seeds_to_fuzz(self):
        text = (ROOT / "docs/FORMATS.md").read_text(encoding="utf-8")
        table = "\n".join(line.split("|")[1] for line in text.splitlines() if line.startswith("| `"))
        formats = [line.split("\t")[0] for line in self.check(0, "list", "formats").stdout.splitlines()]
        self.assertGreater(len(formats), 10)
        for name in formats:
            self.assertIn(f"`{name}`", table)
            self.assertTrue(list((ROOT / f"fuzz/seeds/format_{name}").iterdir()), name)

    def test_puzzles_of_the_formats_can_be_read(self):
        text = (ROOT / "docs/FORMATS.md").read_text(encoding="utf-8")
        puzzles = re.findall(r"^```json\n(.*?)^```", text, re.M | re.S)
        self.assertGreaterEqual(len(puzzles), 3)
        for puzzle in puzzles:
            self.check(0, "render", self.write("example.json", puzzle))


if __name__ == "__main__":
    unittest.main()
