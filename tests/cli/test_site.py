#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""tools/copy_site.sh: what ./start --site writes, and what it refuses. web/tests/site.spec.ts plays on such a folder."""

import os
import pathlib
import subprocess
import unittest

from support import PATIENCE, ROOT, CliTest

FILES = {
    "index.html": '<script type="module" src="./assets/index-1.js"></script><a href="#x">',
    "index.html.gz": "packed",
    "service_worker.js": 'const files=["assets/index-1.js","wasm/omnidoku.wasm"];',
    "manifest.webmanifest": '{"start_url": "./", "scope": "./"}',
    "icon.svg": "<svg/>",
    "assets/index-1.js": 'const rate="a/b",path="/",re=/assets/;',
    "assets/index-1.css": "b{background:url(./icon.svg)}",
    "wasm/omnidoku.js": "1",
    "wasm/omnidoku.wasm": "2",
}


class Site(CliTest):
    def setUp(self):
        super().setUp()
        self.page = self.folder / "page"
        self.site = self.folder / "the site"
        for name, text in FILES.items():
            (self.page / name).parent.mkdir(parents=True, exist_ok=True)
            (self.page / name).write_text(text)
            os.utime(self.page / name, (1e9, 1e9 + 0.25))

    def copy(self) -> subprocess.CompletedProcess:
        return subprocess.run([ROOT / "tools/copy_site.sh", self.page, self.site], capture_output=True, text=True, timeout=PATIENCE)

    def files(self) -> dict[str, str]:
        return {str(path.relative_to(self.site)): path.read_text() for path in self.site.rglob("*") if path.is_file()}

    def refused(self, *words: str):
        result = self.copy()
        self.assertEqual(result.returncode, 1, result.stderr)
        for word in words:
            self.assertIn(word, result.stdout + result.stderr)

    def test_all_of_the_page_with_its_times(self):
        result = self.copy()
        self.assertEqual((result.returncode, result.stdout, result.stderr), (0, "", ""))
        self.assertEqual(self.files(), FILES)
        for name in FILES:
            self.assertEqual((self.site / name).stat().st_mtime, 1e9 + 0.25)

    def test_a_later_one_takes_its_place(self):
        self.copy()
        (self.site / "CNAME").write_text("sudoku.example")
        (self.page / "assets/index-1.js").rename(self.page / "assets/index-2.js")
        self.assertEqual(self.copy().returncode, 0)
        self.assertNotIn("assets/index-1.js", self.files())
        self.assertIn("assets/index-2.js", self.files())
        self.assertEqual((self.site / "CNAME").read_text(), "sudoku.example")

    def test_other_folders_are_left_alone(self):
        self.site.mkdir()
        (self.site / "index.html").write_text("my own")
        self.refused("something else")
        self.assertEqual(self.files(), {"index.html": "my own"})
        (self.site / "index.html").unlink()
        self.assertEqual(self.copy().returncode, 0)

    def test_a_file_is_no_folder(self):
        self.site.write_text("")
        self.refused("something else")

    def test_a_page_without_an_engine(self):
        (self.page / "wasm/omnidoku.wasm").unlink()
        self.refused("omnidoku.wasm")
        self.assertFalse(self.site.exists())

    def test_nothing_may_ask_for_the_root(self):
        for name, text in {"index.html": '<link href="/icon.svg">', "assets/index-1.css": "b{background:url('/icon.svg')}",
                           "assets/index-1.js": 'fetch("/api")', "service_worker.js": "import(`/assets/index-1.js`)",
                           "manifest.webmanifest": '{"start_url": "/", "scope": "./"}'}.items():
            with self.subTest(name):
                (self.page / name).write_text(text)
                self.refused(name, "root of the server")
                self.assertFalse(self.site.exists())
                (self.page / name).write_text(FILES[name])

    def test_start_wants_a_folder(self):
        result = subprocess.run([pathlib.Path(ROOT) / "start", "--site"], capture_output=True, text=True, timeout=PATIENCE)
        self.assertEqual(result.returncode, 2)
        self.assertIn("--site DIR", result.stderr)


if __name__ == "__main__":
    unittest.main()
