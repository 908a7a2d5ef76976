#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compile headers of src/ and include/ alone: each includes all that it uses.

    tools/check_headers.py [--jobs N] [--some N | HEADER...]

By the flags of the preset ci, no code is made. --some N: those that changed last and some of the
others in turn (tools/in_turn.py). Exit status 1 if a header does not compile.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import shlex
import subprocess
import sys

from in_turn import ROOT, some_of


def flags() -> dict[str, list[str]]:
    """Per module of src/, those of any of its files, without names of files and the precompiled header."""
    subprocess.run(["cmake", "--preset", "ci", "--log-level=WARNING"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    found: dict[str, list[str]] = {}
    for entry in json.loads((ROOT / "build/ci/compile_commands.json").read_text()):
        folders = pathlib.Path(entry["file"]).relative_to(ROOT).parts  # perhaps of build/ci, where units are made
        if "src" not in folders or (module := folders[folders.index("src") + 1]) in found:
            continue
        command = shlex.split(entry["command"])
        compiler = next(i for i, word in enumerate(command) if word.endswith("++"))
        words = iter(command[compiler:])
        kept = []
        for word in words:
            if word in ("-o", "-c", "-include", "-MT", "-MF"):
                next(words)
            elif word not in ("-MD", "-Winvalid-pch", "-fpch-preprocess"):
                kept.append(word)
        found[module] = [*kept, "-fsyntax-only", "-x", "c++", "-"]
    return found


def module_of(header: pathlib.Path) -> str:
    """The module of src/ that it is a part of; a public header is the library's."""
    top, module = header.relative_to(ROOT).parts[:2]
    return module if top == "src" else "library"


def compile_alone(header: pathlib.Path, command: list[str]) -> str:
    """What is wrong with it."""
    source = f'#include "{header}"\n'
    result = subprocess.run(command, input=source, capture_output=True, text=True, check=False)
    return "" if result.returncode == 0 else result.stderr or f"{header}: the compiler failed\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--some", type=int, metavar="N", help="only N headers")
    parser.add_argument("headers", nargs="*", type=pathlib.Path)
    args = parser.parse_args()

    headers = [header.resolve() for header in args.headers] or sorted(
        header for folder in ("include", "src") for header in (ROOT / folder).rglob("*.h")
    )
    if args.some is not None:
        headers = some_of(headers, args.some)
    commands = flags()
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        for wrong in pool.map(lambda header: compile_alone(header, commands[module_of(header)]), headers):
            failed += wrong != ""
            sys.stdout.write(wrong)
    print(f"headers alone: {len(headers) - failed} of {len(headers)} compile")
    return 1 if failed or not headers else 0


if __name__ == "__main__":
    sys.exit(main())
