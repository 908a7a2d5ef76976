#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""omnidoku manual: the pages for man say what --help says, and man has nothing to warn of."""

import os
import re
import shutil
import subprocess
import unittest

from support import PATIENCE, CliTest


class Manual(CliTest):
    def commands(self) -> list[str]:
        return self.check(0).stdout.split("Commands: ")[1].splitlines()[0].split(", ")

    def rendered(self, *command: str) -> str:
        """The page as man shows it, on lines so long that nothing is broken; asserts that man warns of nothing."""
        if shutil.which("man") is None:
            self.skipTest("man is not there")
        page = self.write("page.1", self.check(0, "manual", *command).stdout)
        environment = os.environ | {"LC_ALL": "C.UTF-8", "MANROFFOPT": "-c"}
        for width in (80, 1000):
            done = subprocess.run(["man", "--warnings", "-l", page], env=environment | {"MANWIDTH": str(width)},
                                  capture_output=True, text=True, timeout=PATIENCE, check=False)
            self.assertEqual((done.returncode, done.stderr), (0, ""), command)
        return re.sub(".\b", "", done.stdout)

    def test_a_page_for_each_command(self):
        for command in self.commands():
            with self.subTest(command):
                text = self.rendered(command)
                flat = " ".join(text.split())
                page = self.check(0, command, "--help").stdout
                self.assertIn(page.splitlines()[0], flat)
                options, footer = page.split("Examples:\n")
                for option in re.findall(r"--[a-z][a-z-]*", options):
                    self.assertIn(option, text)
                for line in footer.strip().splitlines():
                    self.assertIn(" ".join(line.split()), flat)

    def test_values_and_defaults(self):
        text = self.rendered("generate")
        for words in ("-n, --count=N", "(default: 1)", "none, 180, 90, rows", "--geometry=BOARD"):
            self.assertIn(words, text)
        self.assertNotIn("--output", text)  # the old name of -o is hidden
        text = self.rendered("list")
        self.assertIn("What to list: geometries, constraints, techniques, formats", text)
        self.assertIn("--output=text|json", text)

    def test_the_page_of_the_program(self):
        text = self.rendered()
        for command in self.commands():
            self.assertIn(f"omnidoku-{command}(1)", text)
        for line in self.check(0).stdout.split("\n\n")[1].splitlines():
            self.assertIn(line.strip(), text)
        self.assertIn("130 interrupted", text)

    def test_bad_input(self):
        self.assert_error(self.check(2, "manual", "solv"), "solve")


if __name__ == "__main__":
    unittest.main()
