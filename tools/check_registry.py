#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Check that every registry.inc names the .cpp files of its folder, and only those.

    tools/check_registry.py [--root DIR]

A line OMNIDOKU_SOMETHING(ident) stands for ident.cpp beside the registry. All lines have
one macro; what it makes may be of several types: OMNIDOKU_SOMETHING_OF_THESE, .._OF_THOSE.
A file that is there for another reason is excused in the registry itself:

    // not registered: registry.cpp, common.cpp
"""

import argparse
import pathlib
import re
import sys

ENTRY = re.compile(r"^\s*(OMNIDOKU_[A-Z0-9_]+)\(([a-z][a-z0-9_]*)\)\s*(//.*)?$")
EXCUSE = re.compile(r"^\s*//\s*not registered:\s*(.*)$")


def problems(registry: pathlib.Path, root: pathlib.Path) -> list[str]:
    name = registry.relative_to(root)
    found: list[str] = []
    entries: dict[str, int] = {}
    macros: set[str] = set()
    excused: set[str] = set()
    for number, line in enumerate(registry.read_text(encoding="ascii").splitlines(), 1):
        if match := EXCUSE.match(line):
            excused |= {word.strip() for word in match.group(1).split(",") if word.strip()}
        elif match := ENTRY.match(line):
            macros.add(match.group(1))
            if match.group(2) in entries:
                found.append(f"{name}:{number}: {match.group(2)} is there already (line {entries[match.group(2)]})")
            entries[match.group(2)] = number
        elif line.strip() and not line.lstrip().startswith(("//", "#")):
            found.append(f"{name}:{number}: not OMNIDOKU_SOMETHING(ident): {line.strip()}")

    files = {path.name for path in registry.parent.glob("*.cpp")}
    if len({macro.partition("_OF_")[0] for macro in macros}) > 1:
        found.append(f"{name}: one registry, one macro; this one uses {', '.join(sorted(macros))}")
    for ident, number in entries.items():
        if f"{ident}.cpp" not in files:
            found.append(f"{name}:{number}: there is no {ident}.cpp beside it")
        if f"{ident}.cpp" in excused:
            found.append(f"{name}:{number}: {ident}.cpp is registered and excused")
    registered = {f"{ident}.cpp" for ident in entries}
    for file in sorted(files - registered - excused):
        found.append(f"{name}: {file} has no line here (or say: // not registered: {file})")
    for file in sorted(excused - files):
        found.append(f"{name}: {file} is excused, but there is no such file")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parent.parent)
    root = parser.parse_args().root
    registries = [path for top in ("src", "apps") for path in sorted((root / top).rglob("registry.inc"))]
    found = [problem for registry in registries for problem in problems(registry, root)]
    print("\n".join(found or [f"{len(registries)} registries are complete"]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
