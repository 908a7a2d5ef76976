#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Run clang-tidy on the .cpp files of src/ and apps/, skipping what passed before.

    tools/tidy.py [--jobs N] [--some N] [--minutes M] [FILE...]

The compile commands are those of the preset tidy, which has no precompiled headers: a file
that does not include what it uses fails. A file that passes is remembered in .cache/tidy/
under a hash of all that the verdict depends on: clang-tidy's version, .clang-tidy, the
compile command, the file, and every file of the project that it includes, directly or not.
Libraries are taken to be as they were. Exit status 1 if any file has a finding.

--some N bounds the time as the tree grows: two thirds of the N are the files that changed last,
they or their headers, by the commits; the others are taken in turn, so that after some days
every file was read again. --minutes M begins no file after so long: what changed last comes first
in its part, and how many were left is said.
"""

import argparse
import hashlib
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import time

from in_turn import ROOT, in_time, some_of

CACHE = ROOT / ".cache" / "tidy"
TOOL = "clang-tidy-14"
INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.M)
NOISE = re.compile(r"^\d+ warnings? (generated|treated as error).*|^Suppressed .*|^Use -header-filter.*", re.M)


def included(file: pathlib.Path, roots: list[pathlib.Path], seen: dict[pathlib.Path, bytes]) -> None:
    """Adds to `seen` the file and all that it includes by a quoted name, with contents."""
    if file in seen:
        return
    seen[file] = file.read_bytes()
    for name in INCLUDE.findall(seen[file].decode("utf-8", errors="replace")):
        for root in [file.parent, *roots]:
            if (target := root / name).is_file():
                included(target.resolve(), roots, seen)
                break


def verdict_key(file: pathlib.Path, command: list[str], version: str) -> str:
    roots = [pathlib.Path(word[2:]) for word in command if word.startswith("-I")]
    seen: dict[pathlib.Path, bytes] = {}
    included(file, roots, seen)
    digest = hashlib.sha256()
    # Paths are hashed relative to the tree, so that a cache may move with it.
    parts = [version, (ROOT / ".clang-tidy").read_text(), " ".join(command).replace(str(ROOT), ".")]
    parts += [f"{os.path.relpath(path, ROOT)}\n{hashlib.sha256(data).hexdigest()}" for path, data in sorted(seen.items())]
    for part in parts:
        digest.update(part.encode() + b"\0")
    return digest.hexdigest()


def run_tidy(file: pathlib.Path, build: pathlib.Path) -> tuple[bool, str]:
    command = [TOOL, "--quiet", "-p", str(build), str(file)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    text = NOISE.sub("", result.stdout + result.stderr).strip()
    return result.returncode == 0, text.replace(f"{ROOT}/", "")


def commands(build: pathlib.Path) -> dict[pathlib.Path, list[str]]:
    entries = json.loads((build / "compile_commands.json").read_text())
    return {pathlib.Path(e["directory"], e["file"]).resolve(): shlex.split(e["command"]) for e in entries}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--some", type=int, metavar="N", help="only N files: those that changed last, some of the others in turn")
    parser.add_argument("--minutes", type=float, default=float("inf"), metavar="M", help="begin no file after M minutes")
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    args = parser.parse_args()
    end = time.monotonic() + 60 * args.minutes

    build = ROOT / "build" / "tidy"
    subprocess.run(["cmake", "--preset", "tidy", "--log-level=WARNING"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    version = subprocess.run([TOOL, "--version"], capture_output=True, text=True, check=True).stdout
    known = commands(build)
    ours = [ROOT / "src", ROOT / "apps"]
    chosen = {file.resolve() for file in args.files}
    files = sorted(f for f in known if (f in chosen if chosen else any(f.is_relative_to(top) for top in ours)))
    if args.some is not None and not chosen:
        files = some_of(files, args.some)
    for file in sorted(chosen - set(files)):
        print(f"{file}: not part of {build}")

    keys = {file: verdict_key(file, known[file], version) for file in files}
    todo = [file for file in files if not (CACHE / keys[file]).exists()]
    print(f"clang-tidy: {len(files)} files, {len(files) - len(todo)} of them unchanged since they passed", flush=True)

    failed = left = 0
    CACHE.mkdir(parents=True, exist_ok=True)
    for file, verdict in in_time(lambda file: run_tidy(file, build), todo, args.jobs, end):
        if verdict is None:
            left += 1
            continue
        passed, text = verdict
        if passed:
            (CACHE / keys[file]).touch()
        else:
            failed += 1
        if text:
            print(text, flush=True)
    print(f"clang-tidy: {len(files) - failed - left} files passed, {failed} failed, {left} left for want of time")
    return 1 if failed or chosen - set(files) else 0


if __name__ == "__main__":
    sys.exit(main())
