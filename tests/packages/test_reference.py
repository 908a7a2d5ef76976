#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The pages that tools/reference.sh makes of the headers: every public name of C and C++ stands on one. (That each has
a contract is what lint.reference asks; test_python.py and test_npm.py ask both of theirs.) Skipped without Doxygen."""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIBRARY = pathlib.Path(os.environ["OMNIDOKU_BUILD"]) / "libomnidoku.so"
SKIPPED = 77


class Reference(unittest.TestCase):
    def test_every_public_name_stands_on_a_page(self):
        with tempfile.TemporaryDirectory(prefix="omnidoku-") as folder:
            subprocess.run([ROOT / "tools" / "reference.sh", folder], check=True, stdout=subprocess.DEVNULL)
            text = "".join(page.read_text(encoding="utf-8") for page in pathlib.Path(folder).rglob("*.html"))
        words = set(re.findall(r"\w+", text))
        names = subprocess.run(["nm", "-D", "-C", "--defined-only", LIBRARY], capture_output=True, text=True, check=True).stdout
        public = {name for line in names.splitlines() if (name := re.search(r"(?:omnidoku_|omnidoku::)[\w:~]+", line))}
        called = {name[0].rpartition("::")[2].lstrip("~") for name in public}
        self.assertGreater(len(called), 60)
        self.assertEqual(called - words, set())


if __name__ == "__main__":
    if shutil.which("doxygen") is None:
        print("skipped: Doxygen is not installed")
        sys.exit(SKIPPED)
    unittest.main()
