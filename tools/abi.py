#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compare the binary interface of the shared library with the one on record: layouts, vtables and names
that programs were built with, as abidiff sees them, beside what the headers say (public_interface.py).

    tools/abi.py LIBRARY             exit 1 where it has changed and the version has not; 77: no abidiff here
    tools/abi.py LIBRARY --update    puts it on record, docs/abi-VERSION.xml.xz

LIBRARY is a build's libomnidoku.so, which knows its public types (src/library/CMakeLists.txt).
"""

import argparse
import lzma
import pathlib
import shutil
import subprocess
import sys
import tempfile

import public_interface

SKIPPED = 77
# Bits of abidiff's exit code.
FAULTS = 1 | 2


def record_of(root: pathlib.Path) -> pathlib.Path:
    """Where the interface of the version at hand is on record."""
    return root / "docs" / f"abi-{public_interface.version(root)}.xml.xz"


def written(library: pathlib.Path, root: pathlib.Path) -> bytes:
    """The interface as abidw writes it. In which file a type stands is part of it: by that abidiff knows the
    public ones."""
    # Without private types (--drop-private-types) abidiff 2.2 cannot read it again.
    options = ["--no-corpus-path", "--no-comp-dir-path", "--short-locs", "--no-elf-needed", "--no-parameter-names"]
    options += ["--no-write-default-sizes", "--exported-interfaces-only", "--headers-dir", str(root / "include")]
    return subprocess.run(["abidw", *options, str(library)], stdout=subprocess.PIPE, check=True).stdout


def changes(library: pathlib.Path, root: pathlib.Path) -> str:
    """What abidiff tells of them; empty where there are none."""
    headers = str(root / "include")
    with tempfile.TemporaryDirectory(prefix="omnidoku-") as folder:
        before = pathlib.Path(folder) / "before.xml"
        before.write_bytes(lzma.decompress(record_of(root).read_bytes()))
        command = ["abidiff", "--headers-dir1", headers, "--headers-dir2", headers]
        done = subprocess.run([*command, str(before), str(library)], capture_output=True, text=True, check=False)
    if done.returncode & FAULTS:
        sys.exit(f"abidiff failed: {done.stdout}{done.stderr}")
    return done.stdout if done.returncode != 0 else ""


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("library", type=pathlib.Path)
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--root", type=pathlib.Path, default=public_interface.ROOT)
    args = parser.parse_args()
    if shutil.which("abidiff") is None or shutil.which("abidw") is None:
        print("skipped: abidiff is not installed (Debian: abigail-tools)")
        return SKIPPED
    record = record_of(args.root)
    if args.update:
        for old in record.parent.glob("abi-*.xml.xz"):
            old.unlink()
        record.write_bytes(lzma.compress(written(args.library, args.root), preset=9))
        return 0
    if not record.exists():
        print(f"The binary interface of this version is not on record: tools/abi.py {args.library} --update")
        return 1
    told = changes(args.library, args.root)
    if not told:
        print("the binary interface is the one on record")
        return 0
    print(f"{told}The binary interface has changed: raise the version in CMakeLists.txt, tell it in CHANGELOG.md,")
    print(f"and put it on record: tools/abi.py {args.library} --update")
    return 1


if __name__ == "__main__":
    sys.exit(main())
