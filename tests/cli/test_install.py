#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""cmake --install puts all there that the program needs, and it runs wherever that is moved."""

import os
import pathlib
import shutil
import signal
import subprocess
import unittest

from serving import Served
from support import FILLED, PATIENCE, PROGRAM, ROOT, UNIQUE, CliTest

BUILD = pathlib.Path(PROGRAM).parent
PAGE = BUILD / "page/index.html"


def install(prefix: pathlib.Path, **environment: str) -> str:
    done = subprocess.run(["cmake", "--install", BUILD, "--prefix", prefix, "--component", "program"], timeout=PATIENCE,
                          env=os.environ | environment, capture_output=True, text=True, check=True)
    return done.stdout


class Install(CliTest):
    def setUp(self):
        super().setUp()
        first = self.folder / "first"
        self.told = install(first)
        # Elsewhere, and with a name that has to be quoted.
        self.prefix = first.rename(self.folder / "a second place")
        self.program = self.prefix / "bin/omnidoku"

    def test_it_solves(self):
        solved = subprocess.run([self.program, "solve", "--output", "line", UNIQUE], capture_output=True, text=True, timeout=PATIENCE)
        self.assertEqual((solved.returncode, solved.stdout.strip(), solved.stderr), (0, FILLED, ""))

    def test_it_serves_the_page_and_the_api(self):
        page = self.prefix / "share/omnidoku/page/index.html"
        if PAGE.is_file():
            self.assertEqual(page.read_bytes(), PAGE.read_bytes())
        else:
            self.assertIn("./start", self.told)
            page.parent.mkdir(parents=True)
            page.write_text("<p>hello")
        served = Served(self, program=self.program)
        self.assertEqual(served.result("about")["kind"], "native")
        self.assertEqual(served.get("/")[1], page.read_bytes())
        served.process.send_signal(signal.SIGTERM)
        self.assertEqual(served.process.communicate(timeout=PATIENCE)[1], "")

    def test_a_link_to_it_serves(self):
        link = self.folder / "link"
        link.symlink_to(self.program)
        self.assertEqual(Served(self, program=link).result("about")["kind"], "native")

    def test_what_is_beside_the_program_comes_first(self):
        page = self.program.with_name("page")
        page.mkdir()
        (page / "index.html").write_text("<p>beside")
        self.assertEqual(Served(self, program=self.program).get("/")[1], b"<p>beside")

    def test_what_is_missing_is_told_with_both_places(self):
        server = next(self.prefix.glob("lib*/**/omnidoku_http.so"))
        server.rename(self.folder / "gone")
        result = subprocess.run([self.program, "serve", "--port", "0"], capture_output=True, text=True, timeout=PATIENCE)
        self.assertEqual((result.returncode, result.stdout), (2, ""))
        self.assert_error(result, str(self.program.with_name("omnidoku_http.so")), str(server), "neither")
        (self.folder / "gone").rename(server)
        page = self.prefix / "share/omnidoku/page"
        if page.exists():
            page.rename(self.folder / "no page")
        served = Served(self, program=self.program)
        served.process.send_signal(signal.SIGTERM)
        told = served.process.communicate(timeout=PATIENCE)[1]
        for word in (str(self.program.with_name("page")), str(page), "--page"):
            self.assertIn(word, told)

    def test_documents(self):
        documents = self.prefix / "share/doc/omnidoku"
        for name in ("README.md", "LICENSE", "docs/CLI.md", "docs/api.schema.json", "docs/pictures/samurai.svg"):
            self.assertEqual((documents / name).read_bytes(), (ROOT / name).read_bytes())

    def test_completions(self):
        for name, shell in {"bash-completion/completions/omnidoku": "bash", "zsh/site-functions/_omnidoku": "zsh",
                            "fish/vendor_completions.d/omnidoku.fish": "fish"}.items():
            self.assertEqual((self.prefix / "share" / name).read_text(), self.check(0, "completion", shell).stdout)

    def test_manual(self):
        pages = {path.name: path.read_text() for path in (self.prefix / "share/man/man1").iterdir()}
        commands = self.check(0).stdout.split("Commands: ")[1].splitlines()[0].split(", ")
        self.assertEqual(sorted(pages), sorted(["omnidoku.1", *(f"omnidoku-{command}.1" for command in commands)]))
        self.assertEqual(pages["omnidoku.1"], self.check(0, "manual").stdout)
        self.assertEqual(pages["omnidoku-rate.1"], self.check(0, "manual", "rate").stdout)

    def test_the_service_of_a_user(self):
        unit = (self.prefix / "share/systemd/user/omnidoku.service").read_text()
        self.assertIn(f'ExecStart="{self.folder}/first/bin/omnidoku" serve --port ', unit)
        analyze = shutil.which("systemd-analyze")
        if analyze is None:
            self.skipTest("systemd-analyze is not there")
        # It wants the program where the service names it.
        self.prefix.rename(self.folder / "first")
        verified = subprocess.run([analyze, "--user", "--man=no", "verify", self.folder / "first/share/systemd/user/omnidoku.service"],
                                  env=os.environ | {"XDG_RUNTIME_DIR": str(self.folder)}, capture_output=True, text=True, timeout=PATIENCE)
        self.assertEqual((verified.returncode, verified.stderr), (0, ""))

    def test_the_page_takes_the_place_of_an_older_one(self):
        old = self.prefix / "share/omnidoku/page/assets/index-before.js"
        old.parent.mkdir(parents=True, exist_ok=True)
        old.write_text("")
        kept = self.prefix / "share/another"
        kept.write_text("")
        install(self.prefix)
        self.assertFalse(old.exists())
        self.assertTrue(kept.exists())

    def test_into_a_root_of_its_own(self):
        install(pathlib.Path("/opt/games"), DESTDIR=str(self.folder / "root"))
        program = self.folder / "root/opt/games/bin/omnidoku"
        self.assertEqual(Served(self, program=program).result("about")["kind"], "native")


if __name__ == "__main__":
    unittest.main()
