#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""debian/ and packaging/ agree with what they repeat: the version, the packages to build with, the files
that are installed. debian_package.py builds the package and tries it."""

import fnmatch
import os
import pathlib
import re
import subprocess
import unittest

from support import PATIENCE, PROGRAM, ROOT, CliTest


def needed(array: str) -> set[str]:
    """An array of tools/packages.sh."""
    script = f'source tools/packages.sh; printf "%s\\n" "${{{array}[@]}}"'
    return set(subprocess.run(["bash", "-c", script], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split())


def field(name: str, text: str) -> list[str]:
    """The packages of a field of debian/control."""
    value = re.search(rf"^{name}:(.*(?:\n[ #].*)*)", text, re.M)[1]
    lines = [line for line in value.splitlines() if not line.startswith("#")]
    return [re.sub(r" *\(.*", "", word.strip()) for word in ",".join(lines).split(",") if word.strip(" ,")]


class Packaging(CliTest):
    def test_the_version(self):
        version = self.check(0, "--version").stdout.split()[1]
        self.assertEqual(re.match(r"omnidoku \((.*?)\)", (ROOT / "debian/changelog").read_text())[1], version)

    def test_the_name_of_the_library(self):
        library = pathlib.Path(PROGRAM).parent / "libomnidoku.so"
        if not library.exists():
            self.skipTest("the library is not built here")
        name = library.readlink().name.replace(".so.", "")
        self.assertIn(f"\nPackage: {name}\n", (ROOT / "debian/control").read_text())
        self.assertTrue((ROOT / f"debian/{name}.install").exists())

    def test_what_it_takes_to_build(self):
        control = (ROOT / "debian/control").read_text()
        fonts = {name for name in needed("build_packages") if name.startswith("fonts-")}
        # Every Debian package is built with g++, and the cache is not needed.
        tools = {"debhelper-compat": "debhelper", "dh-sequence-python3": "dh-python"}
        self.assertEqual({tools.get(name, name) for name in field("Build-Depends", control)},
                         (needed("build_packages") | needed("deb_packages")) - fonts - {"g++", "ccache", "dpkg-dev"})
        self.assertEqual(fonts - set(field("Recommends", control)), set())

    def test_every_installed_file_belongs_to_a_package(self):
        root = self.folder / "root"
        rules = (ROOT / "debian/rules").read_text()
        for component in re.search(r"^COMPONENTS = (.*)$", rules, re.M)[1].split():
            subprocess.run(["cmake", "--install", pathlib.Path(PROGRAM).parent, "--prefix", root / "usr", "--component", component],
                           stdout=subprocess.DEVNULL, check=True, timeout=PATIENCE)
        lists = [path.read_text() for path in (ROOT / "debian").glob("*.install")] + [(ROOT / "debian/not-installed").read_text()]
        patterns = [line for text in lists for line in text.splitlines() if line and not line.startswith("#")]
        # Debian has other places than the default for some of them (debian/rules).
        elsewhere = {"usr/lib/": "usr/lib/multiarch/", "usr/share/systemd/": "usr/lib/systemd/",
                     "site-functions": "vendor-completions"}
        used = set()
        for path in root.rglob("*"):
            if path.is_dir() and not path.is_symlink():
                continue
            name = str(path.relative_to(root))
            for here, there in elsewhere.items():
                name = name.replace(here, there)
            of = [pattern for pattern in patterns if fnmatch.fnmatch(name, pattern) or fnmatch.fnmatch(name, pattern + "/*")]
            self.assertEqual(len(of), 1, name)
            used.update(of)
        if (pathlib.Path(PROGRAM).parent / "page/index.html").is_file():
            of_the_program = (ROOT / "debian/omnidoku.install").read_text().split()
            self.assertEqual(set(of_the_program) - used, set())

    def test_the_example_of_the_package(self):
        text = (ROOT / "debian/omnidoku.README.Debian").read_text()
        program = re.search(r"^```sh\n(.*?)^```", text, re.M | re.S)[1]
        environment = os.environ | {"PATH": f"{pathlib.Path(PROGRAM).parent}:{os.environ['PATH']}"}
        done = subprocess.run(["bash", "-e", "-c", program], cwd=self.folder, env=environment, capture_output=True, text=True,
                              timeout=PATIENCE)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual(len((self.folder / "answers.csv").read_text().splitlines()), 21)

    def test_the_container_has_the_libraries(self):
        text = (ROOT / "packaging/Containerfile").read_text()
        for name in ("libbliss2", "libcpp-httplib", "libfmt", "libpugixml", "libqrencode", "libutf8proc", "librsvg2", "fonts-dejavu-core"):
            self.assertRegex(text.split("FROM")[2], rf"\b{name}")


if __name__ == "__main__":
    unittest.main()
