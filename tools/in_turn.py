#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What a check looks at that takes longer with each file that is added to the tree.

    tools/in_turn.py N FILE...

prints, a line each, N of the files of the repository: those that changed last and some of the
others in turn.
"""

import concurrent.futures
import pathlib
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import TypeVar

ROOT = pathlib.Path(__file__).resolve().parent.parent


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def day() -> int:
    """The number of the day of the last commit, by which it is told whose turn it is."""
    return int(git("log", "-1", "--format=%ct")) // 86400


Item = TypeVar("Item")
Result = TypeVar("Result")


def in_time(work: Callable[[Item], Result], items: list[Item], jobs: int, end: float) -> Iterator[tuple[Item, Result | None]]:
    """Each item with what comes of it, several at a time; with None what was not begun before `end` (time.monotonic())."""

    def begin(item: Item) -> Result | None:
        return work(item) if time.monotonic() < end else None

    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        yield from zip(items, pool.map(begin, items))


def some_of(files: list[pathlib.Path], number: int) -> list[pathlib.Path]:
    """Two thirds are the files that changed last, they or what they share a name with, by the commits;
    the others are those whose turn it is on the day of the last commit. Two of the former and one of
    the latter follow each other, each the newest first, for there may not be time for all."""
    newest_first: dict[str, None] = {}
    for name in git("log", "--format=", "--name-only").splitlines():
        newest_first.setdefault(name.rpartition(".")[0], None)
    age = {stem: i for i, stem in enumerate(newest_first)}
    by_age = sorted(files, key=lambda f: age.get(str(f.relative_to(ROOT).with_suffix("")), len(age)))
    lately, others = by_age[: 2 * number // 3], sorted(by_age[2 * number // 3 :])
    in_turn = number - len(lately)
    first = day() * in_turn % max(1, len(others))
    its_turn = (others[first:] + others[:first])[:in_turn]
    ranked = [((i + 0.5) / len(part), file) for part in (lately, its_turn) for i, file in enumerate(part)]
    return [file for _, file in sorted(ranked)]


if __name__ == "__main__":
    print(*some_of([pathlib.Path(name).resolve() for name in sys.argv[2:]], int(sys.argv[1])), sep="\n")
