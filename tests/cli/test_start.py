#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The commands that ./start tells a newcomer to type do work, in the order in which they are told."""

import re
import shlex
import subprocess
import unittest

from support import PROGRAM, ROOT, CliTest

BUILT = "build/release/omnidoku"


class Start(CliTest):
    def test_every_command_works(self):
        commands = re.findall(rf"^  ({BUILT} .*)$", (ROOT / "start").read_text(), re.M)
        self.assertGreaterEqual(len(commands), 4)
        for command in commands:
            with self.subTest(command):
                result = subprocess.run(
                    command.replace(BUILT, shlex.quote(PROGRAM)), shell=True, cwd=self.folder,
                    capture_output=True, text=True, timeout=100, check=False)
                self.assertEqual(result.returncode, 0, result.stderr)
                self.assertEqual(result.stderr, "")
        self.assertIn("<svg", (self.folder / "samurai.svg").read_text())


if __name__ == "__main__":
    unittest.main()
