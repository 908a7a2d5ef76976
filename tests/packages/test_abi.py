#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""tools/abi.py: the shared library has the binary interface on record, and a change of what the public header
declares is found, in libraries that are built of a copy of it. Skipped without abidiff (Debian: abigail-tools)."""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ["OMNIDOKU_BUILD"])
CXX = os.environ.get("OMNIDOKU_CXX", "c++")
SKIPPED = 77

# Functions of the header, one that takes and one that gives a public type.
SOURCE = """#include <omnidoku/omnidoku.h>
namespace omnidoku {
std::size_t count_many(std::span<const std::uint8_t>, std::span<std::uint64_t>, std::uint64_t, const Limits&) { return 0; }
std::vector<Choice> known_formats(PARAMETERS) { return {}; }
}
"""
FORMATS = "std::vector<Choice> known_formats();"


def abi(*words) -> subprocess.CompletedProcess:
    command = [sys.executable, "-B", ROOT / "tools" / "abi.py", *words]
    return subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False)


class Abi(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="omnidoku-")
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        self.library = self.root / "libomnidoku.so"
        self.header = self.root / "include" / "omnidoku" / "omnidoku.h"
        shutil.copytree(ROOT / "include", self.root / "include")
        (self.root / "docs").mkdir()
        self.set_version("1.0.0")
        self.build()
        self.assertEqual(abi(self.library, "--root", self.root, "--update").returncode, 0)

    def set_version(self, version: str):
        (self.root / "CMakeLists.txt").write_text(f"project(omnidoku VERSION {version} LANGUAGES CXX)\n", encoding="utf-8")

    def build(self, parameters: str = ""):
        source = self.root / "library.cpp"
        source.write_text(SOURCE.replace("PARAMETERS", parameters), encoding="utf-8")
        subprocess.run([CXX, "-std=c++20", "-g", "-shared", "-fPIC", "-fvisibility=hidden", "-I", self.root / "include", source,
                        "-o", self.library], check=True)

    def plant(self, before: str, after: str):
        text = self.header.read_text(encoding="utf-8")
        self.assertEqual(text.count(before), 1, before)
        self.header.write_text(text.replace(before, after), encoding="utf-8")

    def assert_found(self, *words: str):
        result = abi(self.library, "--root", self.root)
        self.assertEqual(result.returncode, 1, result.stdout + result.stderr)
        for word in words:
            self.assertIn(word, result.stdout)

    def test_no_change(self):
        self.build()
        result = abi(self.library, "--root", self.root)
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)

    def test_another_parameter(self):
        self.plant(FORMATS, FORMATS.replace("()", "(int)"))
        self.build("int")
        self.assert_found("known_formats", "raise the version")

    def test_another_member(self):
        self.plant("  int threads = 1;\n", "  int threads = 1;\n  int planted = 0;\n")
        self.build()
        self.assert_found("Limits", "planted", "raise the version")

    def test_another_version_has_to_be_put_on_record(self):
        self.set_version("2.0.0")
        self.assert_found("not on record")
        self.assertEqual(abi(self.library, "--root", self.root, "--update").returncode, 0)
        self.assertEqual(abi(self.library, "--root", self.root).returncode, 0)
        self.assertEqual([path.name for path in (self.root / "docs").iterdir()], ["abi-2.0.0.xml.xz"])

    def test_the_library(self):
        if "clang" in CXX:
            self.skipTest("the record is of g++")
        result = abi(BUILD / "libomnidoku.so")
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)


if __name__ == "__main__":
    if shutil.which("abidiff") is None:
        print("skipped: abidiff is not installed (Debian: abigail-tools)")
        sys.exit(SKIPPED)
    unittest.main()
