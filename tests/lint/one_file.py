#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A board geometry, a constraint type, a format and a technique each take one new file and one line.

    tests/lint/one_file.py --work DIR [--setting NAME=VALUE...]

Copies the sources to DIR, adds there a dummy of each kind (an existing entry under
another name) as one file and one registry line, builds a small program that lists the
registries, and looks for the dummies in its output. With the CMake settings of a build
that has just been made, the compiler cache has all but the dummies.
"""

import argparse
import pathlib
import re
import subprocess
import sys
from typing import NamedTuple

ROOT = pathlib.Path(__file__).resolve().parents[2]
COPIED = ("CMakeLists.txt", "cmake", "src")
ENTRY = re.compile(r"^(OMNIDOKU_[A-Z0-9_]+)\(([a-z][a-z0-9_]*)\)", re.M)


class Kind(NamedTuple):
    registry: str
    header: str
    entries: str  # a C++ expression: the range of pointers to descriptors


KINDS = (
    Kind("src/geometry/builders/registry.inc", "geometry/builder.h", "omnidoku::geometry::board_types()"),
    Kind("src/constraints/types/registry.inc", "constraints/constraint_type.h", "omnidoku::constraints::constraint_types()"),
    Kind("src/formats/types/registry.inc", "formats/format.h", "omnidoku::formats::formats()"),
    Kind("src/logic/techniques/registry.inc", "logic/technique.h", "omnidoku::logic::techniques()"),
)


def wanted_files() -> dict[pathlib.Path, bytes]:
    """The sources, as paths relative to the root."""
    files = {}
    for name in COPIED:
        path = ROOT / name
        for file in [path] if path.is_file() else path.rglob("*"):
            if file.is_file():
                files[file.relative_to(ROOT)] = file.read_bytes()
    return files


def add_dummy(files: dict[pathlib.Path, bytes], kind: Kind) -> str:
    """Adds one file and one line; returns the dummy's id."""
    registry = pathlib.Path(kind.registry)
    text = files[registry].decode()
    macro, model = ENTRY.findall(text)[-1]
    dummy = f"{model}_dummy"
    source = files[registry.parent / f"{model}.cpp"].decode()
    source, replaced = re.subn(rf"(?m)^(namespace \S*\b){model}(_[a-z]+ {{)$", rf"\g<1>{dummy}\g<2>", source)
    assert replaced == 1, f"{model}.cpp: expected one namespace, found {replaced}"
    source, replaced = re.subn(r'(\.id = )"([^"]*)"', rf'\1"{dummy}"', source)
    assert replaced == 1, f"{model}.cpp: expected one .id, found {replaced}"
    files[registry.parent / f"{dummy}.cpp"] = source.encode()
    files[registry] = f"{text}{macro}({dummy})\n".encode()
    return dummy


def add_lister(files: dict[pathlib.Path, bytes]) -> None:
    folder = pathlib.Path("apps/list_registries")
    modules = " ".join(kind.header.split("/")[0] for kind in KINDS)
    includes = "".join(f'#include "{kind.header}"\n' for kind in KINDS)
    loops = "".join(f"  for (const auto* entry : {kind.entries}) std::cout << entry->id << '\\n';\n" for kind in KINDS)
    files[folder / "CMakeLists.txt"] = f"omnidoku_app(list_registries SOURCES main.cpp DEPENDS {modules})\n".encode()
    files[folder / "main.cpp"] = f"#include <iostream>\n{includes}int main() {{\n{loops}}}\n".encode()


def write_tree(files: dict[pathlib.Path, bytes], tree: pathlib.Path) -> None:
    """Makes the tree hold exactly these files, touching only what differs."""
    for old in [path for path in tree.rglob("*") if path.is_file()]:
        name = old.relative_to(tree)
        if name not in files and name.parts[0] != "build":
            old.unlink()
    for name, data in files.items():
        path = tree / name
        if not path.is_file() or path.read_bytes() != data:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--setting", action="append", default=[])
    args = parser.parse_args()
    work = args.work

    files = wanted_files()
    before = dict(files)
    dummies = [add_dummy(files, kind) for kind in KINDS]
    touched = [name for name in files if files[name] != before.get(name)]
    assert len(touched) == 2 * len(KINDS), touched
    add_lister(files)
    write_tree(files, work / "tree")

    build = work / "tree" / "build" / "copy"  # as deep as the presets' folders: the cache hashes relative paths
    settings = ["-DOMNIDOKU_TESTS=OFF", *(f"-D{setting}" for setting in args.setting)]
    subprocess.run(["cmake", "-G", "Ninja", "-S", str(work / "tree"), "-B", str(build), *settings], check=True)
    subprocess.run(["cmake", "--build", str(build), "--target", "list_registries", "--parallel", "1"], check=True)
    listed = subprocess.run([str(build / "list_registries")], check=True, capture_output=True, text=True).stdout.split()

    missing = [dummy for dummy in dummies if dummy not in listed]
    print(f"listed: {' '.join(listed)}")
    print(f"missing: {' '.join(missing)}" if missing else f"found: {' '.join(dummies)}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
