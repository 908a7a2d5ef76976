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

    def test_the_commands_of_the_page_run(self):
        if shutil.which("pkg-config") is None:
            self.skipTest("pkg-config is not installed")
        text = (ROOT / "docs" / "LIBRARY.md").read_text(encoding="utf-8")
        commands = next(block for block in re.findall(r"^```sh\n(.*?)^```", text, re.M | re.S) if "pkg-config" in block)
        home = self.folder / "home"
        home.mkdir()
        (home / ".local").symlink_to(self.prefix)
        environment = dict(os.environ, HOME=str(home))
        environment.pop("LD_LIBRARY_PATH", None)
        self.assertIn("unique", run("bash", "-ec", commands, cwd=self.folder, env=environment))

    def test_options_set_by_name_do_not_warn(self):
        program = """
            #include <omnidoku/omnidoku.h>

            int main() {
              const omnidoku::Puzzle puzzle = omnidoku::Puzzle::generate({.seed = 1});
              const omnidoku::Limits limits{.threads = 1};
              omnidoku::Puzzle::read("", {.keep_boxes = true});
              puzzle.count({.nodes = 1});
              puzzle.solve({.max_solutions = 0});
              puzzle.solve({.limits = limits});
              puzzle.svg({.highlight = {1}});
            }
        """
        (self.folder / "named.cpp").write_text(program.replace("  puzzle.", "  (void)puzzle.").replace("  omnidoku::Puzzle::read", "  (void)omnidoku::Puzzle::read"), encoding="utf-8")
        run(CXX, "-std=c++20", "-fsyntax-only", "-Wall", "-Wextra", "-Werror", f"-I{self.prefix / 'include'}", "named.cpp", cwd=self.folder)

    def test_an_older_standard_is_refused_in_words(self):
        done = subprocess.run(
            [CXX, "-std=c++17", "-fsyntax-only", f"-I{self.prefix / 'include'}", "main.cpp"],
            cwd=self.folder, capture_output=True, text=True, check=False,
        )
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("takes C++20: compile with -std=c++20", done.stderr)

    def test_missing_packages_are_told_with_what_installs_them(self):
        done = subprocess.run(
            ["cmake", "-S", ROOT, "-B", self.folder / "bare", "-DCMAKE_DISABLE_FIND_PACKAGE_fmt=ON", f"-DCMAKE_CXX_COMPILER={CXX}"],
            capture_output=True, text=True, check=False,
        )
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("Not found: fmt.", done.stderr)
        self.assertIn("""bash -c '. tools/packages.sh; require_packages "${build_packages[@]}"'""", done.stderr)
    def test_wrong_use_from_c_under_the_address_sanitizer(self):
        shutil.copy(ROOT / "tests" / "packages" / "misuse.c", self.folder)
        flags = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-g", "-std=c99", "-Wall", "-Wextra", "-Werror"]
        places = [f"-I{self.prefix / 'include'}", f"-L{self.libdir}"]
        run("cc", *flags, "misuse.c", "-o", "misuse", *places, "-lomnidoku", cwd=self.folder)
        self.assertIn("all wrong uses are errors", self.answers(self.folder / "misuse"))

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
