#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The package for npm: npm/pack.sh makes it of the engine in OMNIDOKU_WASM (default build/wasm), it is installed
into another folder, and there npm/tests and the program of npm/README.md run: in Node, and in Chromium by a
plain web server. Skipped without that engine (tools/build_npm.sh) or one that is as new as the sources."""

import functools
import http.server
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
WASM = pathlib.Path(os.environ.get("OMNIDOKU_WASM", ROOT / "build" / "wasm"))
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
SKIPPED = 77
PATIENCE = 300  # seconds that the browser may take on a busy machine

# The program of the README in a page: what it prints, or why it failed, goes to the server.
PAGE = """<!doctype html>
<meta charset="utf-8">
<script type="importmap">
{"imports": {"omnidoku": "./node_modules/omnidoku/index.js", "omnidoku/worker": "./node_modules/omnidoku/worker.js"}}
</script>
<script>
const lines = [];
console.log = (...words) => lines.push(words.join(' '));
const tell = (what) => fetch('told', { method: 'POST', body: JSON.stringify(what) });
addEventListener('unhandledrejection', (event) => tell({ failed: String(event.reason) }));
addEventListener('error', (event) => tell({ failed: event.message || 'a script is missing' }), true);
</script>
<script type="module">
PROGRAM
tell({ lines });
</script>
"""


def run(*command, **options) -> str:
    """What a command prints; it must succeed."""
    done = subprocess.run(
        [str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False, **options
    )
    if done.returncode != 0:
        raise AssertionError(f"{' '.join(map(str, command))}\n{done.stdout}")
    return done.stdout


def is_there() -> bool:
    """Whether there is an engine, and none of its sources is newer."""
    engine = WASM / "omnidoku.mjs"
    if not engine.is_file() or not (ROOT / "web/node_modules/.bin/esbuild").exists():
        return False
    made = engine.stat().st_mtime
    sources = (path for folder in ("src", "apps/wasm") for path in (ROOT / folder).rglob("*") if path.is_file())
    return all(path.stat().st_mtime <= made for path in sources)


class Handler(http.server.SimpleHTTPRequestHandler):
    """A plain server of files, which hears besides what the page tells."""

    # What it knows by itself depends on the machine.
    extensions_map = {".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm"}

    def __init__(self, *arguments, told, **named):
        self.told = told
        super().__init__(*arguments, **named)

    def do_POST(self):
        self.told(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_):
        pass


class Package(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(prefix="omnidoku-")
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name) / "a user's"
        made = pathlib.Path(folder.name) / "made"
        cls.folder.mkdir()
        run(ROOT / "npm" / "pack.sh", made, env=dict(os.environ, OMNIDOKU_WASM=str(WASM.resolve())))
        tarball = next(made.glob("omnidoku-*.tgz"))
        (cls.folder / "package.json").write_text('{"name": "user", "type": "module", "private": true}', encoding="utf-8")
        run("npm", "install", "--offline", "--no-audit", "--no-fund", tarball, cwd=cls.folder)
        readme = (cls.folder / "node_modules" / "omnidoku" / "README.md").read_text(encoding="utf-8")
        match = re.search(r"^```js\n(.*?)^```", readme, re.M | re.S)
        assert match is not None
        cls.program = match[1]

    def assert_told(self, lines: list[str]):
        self.assertRegex(lines[0], r"^[1-9]{81}$")
        self.assertGreater(len([line for line in lines if " - " in line]), 10)
        self.assertRegex(lines[-1], r"^[a-z]+$")

    def test_the_example_in_node(self):
        (self.folder / "example.mjs").write_text(self.program, encoding="utf-8")
        self.assert_told(run("node", "example.mjs", cwd=self.folder).splitlines())

    def test_the_example_in_a_browser(self):
        if CHROMIUM is None:
            self.skipTest("there is no Chromium")
        (self.folder / "index.html").write_text(PAGE.replace("PROGRAM", self.program), encoding="utf-8")
        told: list[dict] = []
        heard = threading.Event()

        def hear(what: dict):
            told.append(what)
            heard.set()

        handler = functools.partial(Handler, directory=self.folder, told=hear)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        profile = self.folder.parent / "profile"
        browser = subprocess.Popen(
            [CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0",
             f"--user-data-dir={profile}", f"http://127.0.0.1:{server.server_port}/index.html"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
        )
        try:
            heard.wait(PATIENCE)
        finally:
            # What was started is a script, which started the browser.
            os.killpg(browser.pid, signal.SIGKILL)
            browser.wait()
            server.shutdown()
            server.server_close()
        self.assertEqual([what for what in told if "failed" in what], [])
        self.assertEqual(len(told), 1, "the page told nothing")
        self.assert_told(told[0]["lines"])

    def test_what_it_promises(self):
        shutil.copy(ROOT / "npm" / "tests" / "omnidoku.test.mjs", self.folder)
        run("node", "--test", "omnidoku.test.mjs", cwd=self.folder)

    def test_types(self):
        shutil.copy(ROOT / "npm" / "tests" / "types.ts", self.folder)
        for resolution, module in (("NodeNext", "NodeNext"), ("Bundler", "ESNext")):
            with self.subTest(resolution=resolution):
                run(
                    ROOT / "web/node_modules/.bin/tsc", "--noEmit", "--strict", "--exactOptionalPropertyTypes",
                    "--target", "ES2022", "--module", module, "--moduleResolution", resolution,
                    "--lib", "ES2022,DOM", "types.ts", cwd=self.folder,
                )

    def test_every_public_name_says_what_it_is(self):
        for name in ("index", "worker", "calls", "error", "api"):
            text = (self.folder / "node_modules" / "omnidoku" / f"{name}.d.ts").read_text(encoding="utf-8")
            for found in re.finditer(r"^export (?:declare )?(?:class|interface|function|type) (\w+)", text, re.M):
                self.assertTrue(text[: found.start()].rstrip().endswith("*/"), f"{name}.d.ts: {found[1]}")


if __name__ == "__main__":
    if not (shutil.which("node") and shutil.which("npm") and is_there()):
        print(f"skipped: no Node, or no engine as new as its sources in {WASM} (tools/build_npm.sh)")
        sys.exit(SKIPPED)
    unittest.main()
