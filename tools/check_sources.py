#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Check the form of source files: what no compiler and no formatter looks at.

    tools/check_sources.py [--root DIR]

- ASCII only; other characters are escapes (tests/samples/ and docs/ are data and prose).
- The licence line (SPDX) stands on the first line, or on the second after a #!
  (a CMakeLists.txt or a registry.inc, a list and no more, may do without).
- C++ headers start with #pragma once.
- A raw string holds at most 65,536 characters, as many as every compiler must take.
- Code of the modules does without std::ranges, which the library that the page is built with has not yet.
- A NOLINT names its check and gives a reason: // NOLINT(check-name): why.
"""

import argparse
import pathlib
import re
import sys

CPP = {".h", ".cpp", ".inl", ".inc"}
OTHER = {".py", ".sh", ".cmake"}
TOPS = ("src", "include", "apps", "python", "tests", "fuzz", "bench", "tools", "cmake", ".ci")
DATA = ("tests/samples/", "tests/golden/", "fuzz/seeds/")
SCRIPTS = ("start", "test", ".ci/run", "CMakeLists.txt")
LISTS = ("CMakeLists.txt", "registry.inc")
SPDX = "SPDX-License-Identifier: MIT"
NOLINT = re.compile(r"NOLINT(NEXTLINE|BEGIN)?\b")
NOLINT_GOOD = re.compile(r"// NOLINT(NEXTLINE|BEGIN)?\([a-z0-9.,* -]+\): \S|// NOLINTEND\([a-z0-9.,* -]+\)", re.I)
RAW_STRING = re.compile(r'R"(\w*)\((.*?)\)\1"', re.S)
LONGEST_STRING = 65536
RANGES = re.compile(r"\bstd::(ranges|views)::")


def sources(root: pathlib.Path) -> list[pathlib.Path]:
    found = [root / name for name in SCRIPTS if (root / name).is_file()]
    for top in TOPS:
        for path in sorted((root / top).rglob("*")):
            name = path.relative_to(root).as_posix()
            wanted = path.suffix in CPP | OTHER or path.name == "CMakeLists.txt"
            if wanted and path.is_file() and not name.startswith(DATA):
                found.append(path)
    return found


def problems(path: pathlib.Path, name: str) -> list[str]:
    found = []
    data = path.read_bytes()
    lines = data.decode("utf-8", errors="replace").splitlines()
    for number, line in enumerate(lines, 1):
        if not line.isascii():
            found.append(f"{name}:{number}: not ASCII; write an escape")
        if name.startswith("src/") and path.suffix in CPP and RANGES.search(line):
            found.append(f"{name}:{number}: the page's standard library lacks std::ranges; use iterators")
        if path.suffix in CPP and NOLINT.search(line) and not NOLINT_GOOD.search(line):
            found.append(f"{name}:{number}: a NOLINT needs its check and a reason: // NOLINT(check): why")
    if path.suffix in CPP:
        text = data.decode("utf-8", errors="replace")
        for string in RAW_STRING.finditer(text):
            if len(string[2]) > LONGEST_STRING:
                line = text.count("\n", 0, string.start()) + 1
                found.append(f"{name}:{line}: a string of {len(string[2])} characters; no compiler need take "
                             f"more than {LONGEST_STRING}")
    head = lines[1:2] if lines and lines[0].startswith("#!") else lines[:1]
    if path.name not in LISTS and (not head or SPDX not in head[0]):
        found.append(f"{name}:1: the first line must hold {SPDX}")
    if path.suffix == ".h" and not any(line.strip() == "#pragma once" for line in lines):
        found.append(f"{name}:1: a header needs #pragma once")
    if data and not data.endswith(b"\n"):
        found.append(f"{name}:{len(lines)}: no newline at the end")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parent.parent)
    root = parser.parse_args().root
    files = sources(root)
    found = [problem for path in files for problem in problems(path, path.relative_to(root).as_posix())]
    print("\n".join(found or [f"{len(files)} files are in form"]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
