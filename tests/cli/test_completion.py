#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""omnidoku completion: what shells offer where, compared with the help pages and `list`."""

import os
import pathlib
import pty
import re
import select
import shutil
import signal
import subprocess
import time
import unittest

from support import PATIENCE, PROGRAM, CliTest

COMMANDS = ("solve", "generate", "serve", "list", "completion")


class Completion(CliTest):
    def script(self, shell: str) -> pathlib.Path:
        return self.write(f"completion.{shell}", self.check(0, "completion", shell).stdout)

    def shell(self, name: str, text: str) -> str:
        path = shutil.which(name)
        if path is None:
            self.skipTest(f"{name} is not there")
        environment = {"PATH": f"{pathlib.Path(PROGRAM).parent}:{os.environ['PATH']}", "HOME": str(self.folder), "LC_ALL": "C.UTF-8"}
        done = subprocess.run([path, *(["--norc"] if name == "bash" else []), "-c", text], cwd=self.folder, env=environment,
                              capture_output=True, text=True, timeout=PATIENCE, check=False)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return done.stdout

    def bash(self, *words: str) -> list[str]:
        """What bash offers for the last of the words."""
        quoted = " ".join(f"'{word}'" for word in words)
        return self.shell("bash", f"""source '{self.script("bash")}'
            COMP_WORDS=(omnidoku {quoted}) COMP_CWORD={len(words)}
            _omnidoku; printf '%s\\n' "${{COMPREPLY[@]}}" """).split()

    def ids(self, what: str) -> list[str]:
        return [line.split("\t")[0] for line in self.check(0, "list", what).stdout.splitlines()]

    def test_bash_knows_commands_and_options(self):
        overview = self.check(0, "--help").stdout.split("Subcommands:")[1]
        commands = re.findall(r"^  ([a-z]+) ", overview, re.M)
        self.assertEqual(self.bash(""), [*commands, "help"])
        self.assertEqual(self.bash("help", ""), [*commands, "help"])
        self.assertEqual(self.bash("ge"), ["generate"])
        self.assertEqual(self.bash("--"), ["--help", "--version"])
        for command in commands:
            shown = self.check(0, command, "--help").stdout.split("Examples:")[0]
            options = re.findall(r"^  (?:-\w,)?(--[a-z-]+)", shown, re.M)
            self.assertEqual(self.bash(command, "--"), options)
        self.assertIn("-n", self.bash("generate", "-"))
        self.assertEqual(self.bash("-q", "solve", "--lim"), ["--limit"])

    def test_bash_knows_values(self):
        for name in ("samurai.json", "puzzle.txt"):
            self.write(name, "")
        (self.folder / "site").mkdir()
        for words, offered in {
            ("generate", "--geometry", "samurai"): ["samurai", "samurai_roxdoku", "samurai.json"],
            ("generate", "--geometry", "tor"): ["toroidal"],
            ("generate", "--kinds", "kill"): ["killer"],
            ("generate", "--kinds", "killer,thermom"): ["killer,thermometer"],
            ("generate", "--difficulty", "ex"): ["expert", "extreme"],
            ("hint", "--technique", "x_w"): ["x_wing"],
            ("solve", "--output", ""): ["line", "csv", "jsonl", "grid", "svg"],
            ("solve", "--output", "=", "c"): ["csv"],
            ("solve", "--output", "="): ["line", "csv", "jsonl", "grid", "svg"],
            ("convert", "--to", "fpuzzles_"): ["fpuzzles_link"],
            ("list", ""): ["geometries", "constraints", "techniques", "formats"],
            ("solve", "puz"): ["puzzle.txt"],
            ("render", "--solution", "-o", "sam"): ["samurai.json"],
            ("serve", "--page", "s"): ["site"],
            ("generate", "--count", ""): [],
        }.items():
            with self.subTest(words):
                self.assertEqual(self.bash(*words), offered)

    def test_bash_knows_all_ids(self):
        self.assertEqual(self.bash("explain", "--without", ""), self.ids("techniques"))
        self.assertEqual(set(self.bash("generate", "--kinds", "")) - set(self.ids("constraints")), set())
        self.assertGreater(len(self.bash("generate", "--kinds", "")), 20)
        geometries = self.bash("generate", "--geometry", "")
        self.assertEqual([word for word in geometries if not word.startswith("completion.")], self.ids("geometries"))
        readable = [line.split("\t")[0] for line in self.check(0, "list", "formats").stdout.splitlines() if "\treads" in line]
        self.assertEqual(self.bash("solve", "--from", ""), readable)

    def test_fish(self):
        script = self.script("fish")
        self.write("puzzle.txt", "")

        def offered(line: str) -> list[str]:
            lines = self.shell("fish", f"source '{script}'; complete -C'omnidoku {line}'").splitlines()
            return [one.split("\t")[0] for one in lines]

        for line, words in {"gen": ["generate"], "generate --geometry toro": ["toroidal"], "generate --kinds killer,thermom":
                            ["killer,thermometer"], "solve --output c": ["csv"], "solve --engi": ["--engine"], "solve puz": ["puzzle.txt"],
                            "list f": ["formats"], "help so": ["solve"], "generate --count ": []}.items():
            with self.subTest(line):
                self.assertEqual(offered(line), words)

    def test_zsh(self):
        self.shell("zsh", f"zsh -fn '{self.script('zsh')}'")
        # The words that come of it when Tab is pressed: a specification that cannot be read is noticed only then.
        child, terminal = pty.fork()
        if child == 0:
            os.execvpe("zsh", ["zsh", "-f", "-i"], {"PATH": os.environ["PATH"], "HOME": str(self.folder), "TERM": "xterm"})
        self.addCleanup(os.waitpid, child, 0)
        self.addCleanup(os.kill, child, signal.SIGKILL)

        def type_and_await(text: str, word: bytes) -> bytes:
            os.write(terminal, text.encode())
            seen, end = b"", time.monotonic() + PATIENCE
            while word not in seen and time.monotonic() < end:
                if select.select([terminal], [], [], 1)[0]:
                    seen += os.read(terminal, 4096)
            self.assertIn(word, seen)
            return seen

        type_and_await(f"autoload -Uz compinit; compinit -u -D; source '{self.script('zsh')}'; omnidoku() {{ echo GO''T $*; }}; echo RE''ADY\n",
                       b"READY")
        for line, words in {"gene\t--geometry toro\t--kinds killer,thermom\t": "generate --geometry toroidal --kinds killer,thermometer",
                            "solve --engi\tba\t": "solve --engine=batch", "list f\t": "list formats"}.items():
            type_and_await(f"omnidoku {line}\n", b"GOT " + words.encode() + b"\r\n")

    def test_bad_input(self):
        self.assert_error(self.check(2, "completion", "tcsh"), "tcsh", "bash")
        self.assert_error(self.check(2, "completion"), "SHELL")


if __name__ == "__main__":
    unittest.main()
