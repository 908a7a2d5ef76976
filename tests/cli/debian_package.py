#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The Debian packages, built, judged by lintian, installed into a fresh Debian 12 and purged again.

Behind that the wheel and the package for npm are tried there, the latter in Node and in Chromium.

Only with `./test --all`, and as root where debhelper, lintian and debootstrap are there; skipped else (exit
code 77). OMNIDOKU_DEB names a folder with Debian packages that are built already, OMNIDOKU_WHEEL and OMNIDOKU_TARBALL
name the others; without, those that are built by tools/build_wheel.sh and tools/build_npm.sh are taken, if they are.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from support import FILLED, ROOT, UNIQUE

# What package managers write down for themselves.
OWN = ("/proc", "/sys", "/dev", "/run", "/tmp", "/var/cache", "/var/lib/apt", "/var/lib/dpkg", "/var/log")
TOOLS = ("man-db", "bash-completion", "curl", "g++", "pkg-config")
OTHER_TOOLS = ("python3-venv", "nodejs", "npm", "chromium-headless-shell")

# A page that tells its server what the program of npm/README.md prints.
PAGE = """<!doctype html>
<script type="importmap">{"imports": {"omnidoku": "./node_modules/omnidoku/index.js", "omnidoku/worker": "./node_modules/omnidoku/worker.js"}}</script>
<script type="module">
const lines = [];
console.log = (...words) => lines.push(words.join(" "));
PROGRAM
await fetch('told', { method: 'POST', body: lines.join("\\n") });
</script>
"""
# Serves it, writes down what it tells, and ends.
SERVER = """import http.server
class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm"}
    def do_POST(self):
        open("/tmp/told", "wb").write(self.rfile.read(int(self.headers["Content-Length"])))
        self.send_response(204)
        self.end_headers()
http.server.ThreadingHTTPServer(("127.0.0.1", 18098), Handler).serve_forever()
"""


def skip(why: str):
    print(f"skipped: {why}")
    sys.exit(77)


def mirror() -> str:
    """Where this machine has Debian 12 from."""
    found = subprocess.run(["apt-get", "indextargets", "--format", "$(REPO_URI) $(CODENAME)"], capture_output=True, text=True, check=True)
    for line in found.stdout.splitlines():
        address, name = line.split(" ")
        if name == "bookworm":
            return address
    skip("this machine knows no mirror of Debian 12")
    return ""


class Root:
    def __init__(self, folder: pathlib.Path):
        self.folder = folder

    def run(self, command: str) -> str:
        """Runs it inside, with a /proc of its own; what it starts ends with it."""
        inside = ["unshare", "--mount", "--pid", "--fork", f"--mount-proc={self.folder}/proc", "chroot", self.folder, "bash", "-ec", command]
        done = subprocess.run(inside, env=os.environ | {"LC_ALL": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"},
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=900, check=False)
        assert done.returncode == 0, f"{command}\n{done.stdout}"
        return done.stdout

    def files(self) -> set[str]:
        pruned = " -o ".join(f"-path {place}" for place in OWN)
        return set(self.run(f"find / -xdev \\( {pruned} \\) -prune -o -print").splitlines())


def expect(what: str, text: str, *words: str):
    for word in words:
        assert word in text, f"{what}: no {word!r} in\n{text}"
    print(f"{what}: right")


def sample(page: str, language: str) -> str:
    """The program in that language that a page shows."""
    match = re.search(rf"^```{re.escape(language)}\n(.*?)^```", (ROOT / page).read_text(encoding="utf-8"), re.M | re.S)
    assert match is not None, f"{page} has no {language}"
    return match[1]


def try_in(root: Root, packages: list[pathlib.Path]):
    root.run(f"apt-get update -q && apt-get install -y -q {' '.join(TOOLS)}")
    before = root.files()
    for package in packages:
        shutil.copy(package, root.folder / "tmp")
    root.run("apt-get install -y -q /tmp/*.deb")
    expect("solve", root.run(f"omnidoku solve --output line {UNIQUE}"), FILLED)
    expect("the example of the package", root.run(f"mkdir /tmp/example; cd /tmp/example\n{sample('debian/omnidoku.README.Debian', 'sh')}"), "samurai")
    expect("a picture", root.run("omnidoku generate --seed 1 | omnidoku render - -o /tmp/a.png && head -c 4 /tmp/a.png | tail -c 3"), "PNG")
    expect("man", root.run("man omnidoku | cat; man omnidoku-serve | cat"), "one engine for every Sudoku", "--page")
    expect("completion", root.run("""set +e; source /usr/share/bash-completion/bash_completion; _completion_loader omnidoku
        COMP_WORDS=(omnidoku generate --geometry tor) COMP_CWORD=3; _omnidoku; echo "${COMPREPLY[@]}" """), "toroidal")
    expect("serve", root.run("""omnidoku serve --port 18099 & until curl -s http://127.0.0.1:18099/; do sleep 0.2; done
        curl -s http://127.0.0.1:18099/api -d '{"api": 1, "call": "about"}'"""), '<div id="page">', '"kind":"native"')
    for name, language in (("main.cpp", "cpp"), ("main.c", "c")):
        (root.folder / "tmp" / name).write_text(sample("docs/LIBRARY.md", language), encoding="utf-8")
    flags = "$(pkg-config --cflags --libs omnidoku)"
    expect("C++", root.run(f"cd /tmp; g++ -std=c++20 main.cpp {flags} -o in_cpp; ./in_cpp"), "unique")
    expect("C", root.run(f"cd /tmp; gcc main.c {flags} -o in_c; ./in_c"), "unique")
    (root.folder / "tmp/program.py").write_text(sample("python/README.md", "python"), encoding="utf-8")
    expect("Python", root.run("cd /tmp; python3 program.py"), " - ")
    names = " ".join(sorted(package.name.split("_")[0] for package in packages))
    root.run(f"apt-get purge -y -q {names} && apt-get autoremove --purge -y -q")
    left = root.files() - before
    assert left == set(), f"left after purging: {sorted(left)[:20]}"
    print("purge: nothing is left")


def try_others(root: Root, wheel: pathlib.Path | None, tarball: pathlib.Path | None):
    """After the packages are gone: these take nothing of them."""
    root.run(f"apt-get install -y -q --no-install-recommends {' '.join(OTHER_TOOLS)}")
    if wheel is None:
        print("the wheel is not tried: none is built")
    else:
        shutil.copy(wheel, root.folder / "tmp")
        root.run(f"python3 -m venv /tmp/environment; /tmp/environment/bin/pip install -q --no-index --no-deps /tmp/{wheel.name}")
        expect("the wheel", root.run("cd /tmp; environment/bin/python program.py"), " - ")
    if tarball is None:
        print("the package for npm is not tried: none is built")
        return
    user = root.folder / "tmp/user"
    user.mkdir()
    shutil.copy(tarball, root.folder / "tmp")
    program = sample("npm/README.md", "js")
    for name, text in (("package.json", '{"type": "module"}'), ("program.js", program), ("index.html", PAGE.replace("PROGRAM", program)),
                       ("server.py", SERVER)):
        (user / name).write_text(text, encoding="utf-8")
    root.run(f"cd /tmp/user; npm install --offline --no-audit --no-fund /tmp/{tarball.name}")
    expect("npm in Node", root.run("cd /tmp/user; node program.js"), " - ")
    # The browser has no end of its own.
    told = root.run("""cd /tmp/user; python3 server.py > /dev/null 2>&1 &
        until curl -s http://127.0.0.1:18098/ > /dev/null; do sleep 0.2; done
        chromium-headless-shell --no-sandbox --disable-gpu --disable-dev-shm-usage --remote-debugging-port=0 \\
            --user-data-dir=/tmp/profile http://127.0.0.1:18098/ > /dev/null 2>&1 &
        for i in $(seq 600); do [ ! -s /tmp/told ] || break; sleep 0.5; done
        cat /tmp/told""")
    expect("npm in Chromium", told, " - ")


def built(variable: str, pattern: str) -> pathlib.Path | None:
    """The file that the variable names, or else the newest of those that the tools have built."""
    if os.environ.get(variable):
        return pathlib.Path(os.environ[variable])
    return max(ROOT.glob(pattern), key=lambda path: path.stat().st_mtime, default=None)


def main():
    if not os.environ.get("OMNIDOKU_ALL") and not os.environ.get("OMNIDOKU_DEB"):
        skip("it takes many minutes; ./test --all does it")
    lacking = [tool for tool in ("dh", "dpkg-buildpackage", "lintian", "debootstrap", "unshare") if shutil.which(tool) is None]
    if lacking:
        skip(f"this machine has no {', '.join(lacking)}")
    if os.environ.get("OMNIDOKU_DEB"):
        folder = pathlib.Path(os.environ["OMNIDOKU_DEB"])
    else:
        subprocess.run([ROOT / "tools/build_deb.sh"], check=True)
        folder = ROOT / "build/deb"
    packages = sorted(folder.glob("*.deb"))
    if os.geteuid() != 0:
        skip("a fresh root takes root; the packages were built, and lintian finds no fault")
    with tempfile.TemporaryDirectory(prefix="omnidoku-root-") as place:
        made = subprocess.run(["debootstrap", "--variant=minbase", "bookworm", place, mirror()], stdout=subprocess.DEVNULL, check=False)
        if made.returncode != 0:
            skip("no fresh Debian 12 could be had; the packages were built, and lintian finds no fault")
        root = Root(pathlib.Path(place))
        try_in(root, packages)
        try_others(root, built("OMNIDOKU_WHEEL", "python/dist/*.whl"), built("OMNIDOKU_TARBALL", "build/npm/*.tgz"))


if __name__ == "__main__":
    main()
