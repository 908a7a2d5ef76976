#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs the commands that README.md shows, in order, in an empty folder.

Every line of a ```sh block is a command. A comment <!-- exit N --> before the block says which
exit code its commands have, if not 0.
"""

import pathlib
import re
import subprocess
import unittest

from support import PROGRAM, ROOT, CliTest

BLOCK = re.compile(r"(?:<!-- exit (?P<code>\d+) -->\n)?^```sh\n(?P<commands>.*?)^```$", re.M | re.S)


def examples(text: str) -> list[tuple[str, int]]:
    found = []
    for block in BLOCK.finditer(text):
        for line in block["commands"].splitlines():
            if line.strip() and not line.startswith("#"):
                found.append((line, int(block["code"] or 0)))
    return found


def without_raster(line: str, messages: str) -> bool:
    return bool(re.search(r"\.(png|pdf)\b", line)) and "librsvg" in messages


class ReadmeExamples(CliTest):
    def test_every_command(self):
        commands = examples((ROOT / "README.md").read_text(encoding="utf-8"))
        self.assertGreaterEqual(len(commands), 10)
        self.assertIn(2, [code for _, code in commands])
        path = f"{pathlib.Path(PROGRAM).parent}:/usr/bin:/bin"
        for line, code in commands:
            with self.subTest(line):
                self.assertTrue(line.startswith("omnidoku "), "only the program's own commands are shown")
                result = subprocess.run(["bash", "-c", "set -o pipefail; " + line], cwd=self.folder, timeout=600,
                                        env={"PATH": path, "LC_ALL": "C.UTF-8"}, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE)
                messages = result.stderr.decode(errors="replace")
                if without_raster(line, messages):
                    continue
                self.assertEqual(result.returncode, code, f"{line}\n{messages}")
                if code == 0:
                    self.assertEqual(messages, "")

    def test_the_pictures_shown_are_in_the_repository(self):
        text = (ROOT / "README.md").read_text(encoding="utf-8")
        links = re.findall(r"\]\((?!http)([^)#]+)\)", text)
        self.assertGreaterEqual(len(links), 6)
        for link in links:
            self.assertTrue((ROOT / link).is_file(), link)


class TheTestItself(unittest.TestCase):
    def test_blocks_and_codes(self):
        text = "```sh\na 1\n# no\n\nb 2\n```\n<!-- exit 3 -->\n```sh\nc\n```\n```\nnot this\n```\n"
        self.assertEqual(examples(text), [("a 1", 0), ("b 2", 0), ("c", 3)])


if __name__ == "__main__":
    unittest.main()
