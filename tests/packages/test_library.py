#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The installed C++ and C library: found by CMake and by pkg-config wherever its folder goes, shared
and static, with no name to be seen but the public ones. The programs are those of docs/LIBRARY.md."""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ["OMNIDOKU_BUILD"])
CXX = os.environ.get("OMNIDOKU_CXX", "c++")
PUBLIC = re.compile(r"^omnidoku_[a-z_]+$|^_Z(N[KO]*|T[ISV]N?)8omnidoku|^_ZN?K?8omnidoku")


def run(*command, **options) -> str:
    """What a command prints; it must succeed."""
    done = subprocess.run(
        [str(word) for word in command], capture_output=True, text=True, check=False, **options
    )
    if done.returncode != 0:
        raise AssertionError(f"{' '.join(map(str, command))}\n{done.stdout}\n{done.stderr}")
    return done.stdout


def sample(language: str) -> str:
    """The program in that language that docs/LIBRARY.md shows."""
    text = (ROOT / "docs" / "LIBRARY.md").read_text(encoding="utf-8")
    match = re.search(rf"^```{re.escape(language)}\n(.*?)^```", text, re.M | re.S)
    assert match is not None, f"docs/LIBRARY.md has no {language}"
    return match[1]


class Library(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(prefix="omnidoku-")
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)
        for component in ("library", "development"):
            run("cmake", "--install", BUILD, "--prefix", cls.folder / "first", "--component", component)
        # It must work wherever it lies.
        cls.prefix = cls.folder / "moved here"
        (cls.folder / "first").rename(cls.prefix)
        cls.libdir = next(cls.prefix.rglob("libomnidoku.so")).parent
        (cls.folder / "main.cpp").write_text(sample("cpp"), encoding="utf-8")
        (cls.folder / "main.c").write_text(sample("c"), encoding="utf-8")

    def answers(self, program, *arguments) -> str:
        environment = dict(os.environ, LD_LIBRARY_PATH=str(self.libdir))
        return run(program, *arguments, env=environment, cwd=self.folder)

    def test_found_by_cmake(self):
        for target in ("omnidoku", "omnidoku_static"):
            with self.subTest(target=target):
                project = self.folder / f"project {target}"
                project.mkdir()
                (project / "CMakeLists.txt").write_text(
                    "cmake_minimum_required(VERSION 3.20)\nproject(sample CXX)\n"
                    "find_package(omnidoku REQUIRED)\nadd_executable(sample ../main.cpp)\n"
                    f"target_link_libraries(sample PRIVATE omnidoku::{target})\n",
                    encoding="utf-8",
                )
                run(
                    "cmake",
                    "-S",
                    project,
                    "-B",
                    project / "build",
                    f"-DCMAKE_PREFIX_PATH={self.prefix}",
                    f"-DCMAKE_CXX_COMPILER={CXX}",
                )
                run("cmake", "--build", project / "build")
                self.assertIn("unique", self.answers(project / "build" / "sample"))

    def test_found_by_pkg_config(self):
        if shutil.which("pkg-config") is None:
            self.skipTest("pkg-config is not installed")
        environment = dict(os.environ, PKG_CONFIG_PATH=str(self.libdir / "pkgconfig"))
        flags = run("pkg-config", "--cflags", "--libs", "omnidoku", env=environment)
        words = [word.replace("\\ ", " ") for word in re.split(r"(?<!\\)\s+", flags.strip())]
        run("cc", "-Wall", "-Wextra", "-pedantic", "-Werror", "-std=c99", "main.c", "-o", "in_c", *words, cwd=self.folder)
        self.assertIn("unique", self.answers(self.folder / "in_c"))
        run(CXX, "-std=c++20", "-Wall", "-Wextra", "-Werror", "main.cpp", "-o", "in_cpp", *words, cwd=self.folder)
        self.assertIn("unique", self.answers(self.folder / "in_cpp"))

    def test_only_public_names_are_to_be_seen(self):
        names = run("nm", "-D", "--defined-only", self.libdir / "libomnidoku.so").split("\n")
        seen = {line.split()[-1].split("@")[0] for line in names if line.strip()}
        self.assertEqual({name for name in seen if not PUBLIC.match(name)}, set())
        self.assertIn("omnidoku_version", seen)
        inside = [name for name in seen if re.search(r"8omnidoku(4base|6engine|5logic|7library|5solve)", name)]
        self.assertEqual(inside, [])

    def test_the_name_holds_the_version(self):
        header = run("objdump", "-p", self.libdir / "libomnidoku.so")
        self.assertRegex(header, r"SONAME\s+libomnidoku\.so\.\d+")

    def test_no_header_but_the_public_ones(self):
        headers = {path.relative_to(self.prefix / "include").as_posix() for path in self.prefix.rglob("*.h")}
        self.assertEqual(headers, {"omnidoku/omnidoku.h", "omnidoku/c_api.h"})


if __name__ == "__main__":
    unittest.main()
