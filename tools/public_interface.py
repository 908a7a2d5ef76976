#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compare the public interface with the one on record: what the headers in include/omnidoku/ declare,
without comments, is all that programs built on the library know of it.

    tools/public_interface.py            exit 1 where it has changed and the version has not
    tools/public_interface.py --update   puts it on record (docs/public_interface.txt)
"""

import argparse
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
RECORD = ROOT / "docs" / "public_interface.txt"


def declarations(text: str) -> list[str]:
    """A header without comments, a declaration or a member a line."""
    text = re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.S)
    directives = [line for line in text.splitlines() if line.lstrip().startswith("#")]
    code = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("#"))
    words = re.sub(r"\s+", " ", code)
    parts = re.split(r"(?<=[;{}])\s*", words)
    return [" ".join(line.split()) for line in directives] + [part for part in parts if part]


def interface() -> str:
    lines = []
    for header in sorted((ROOT / "include" / "omnidoku").glob("*.h")):
        lines += [f"== {header.name}", *declarations(header.read_text(encoding="utf-8"))]
    return "\n".join(lines) + "\n"


def version(root: pathlib.Path = ROOT) -> str:
    text = (root / "CMakeLists.txt").read_text(encoding="utf-8")
    match = re.search(r"^project\(omnidoku VERSION ([0-9.]+)", text, re.M)
    if match is None:
        raise SystemExit("CMakeLists.txt names no version")
    return match[1]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--update", action="store_true")
    args = parser.parse_args()
    now = f"version {version()}\n{interface()}"
    if args.update:
        RECORD.write_text(now, encoding="utf-8")
        return 0
    before = RECORD.read_text(encoding="utf-8")
    if before == now:
        print("the public interface is the one on record")
        return 0
    first, _, rest = before.partition("\n")
    if rest != interface():
        old, new = set(rest.splitlines()), set(interface().splitlines())
        for line in sorted(old - new):
            print(f"- {line}")
        for line in sorted(new - old):
            print(f"+ {line}")
    if first == f"version {version()}":
        print("The public interface has changed: raise the version in CMakeLists.txt, tell it in CHANGELOG.md,")
    print("and put it on record: tools/public_interface.py --update")
    return 1


if __name__ == "__main__":
    sys.exit(main())
