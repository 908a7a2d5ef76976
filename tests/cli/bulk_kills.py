#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""bulk under SIGKILL: whatever is killed at whatever moment, the same words go on, and in the end every
puzzle is in the output exactly once. Runs with ./test --all, for two minutes or as many kills as
OMNIDOKU_KILLS says; the seed is printed."""

import os
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import time

from support import FILLED, PROGRAM, without

SECONDS = 110


class Kills:
    """A machine of two nodes, each a process that does what is not done, and a folder that both see."""

    def __init__(self, folder: pathlib.Path, seed: int):
        self.folder = folder
        self.random = random.Random(seed)
        self.kills = 0

    def command(self, *words) -> list[str]:
        return [PROGRAM, "bulk", *map(str, words)]

    def make(self, task: str) -> None:
        """Puzzles of all kinds and of unequal cost; their number differs from run to run."""
        self.task = task
        lines = []
        for i in range(self.random.randrange(3_000, 6_000)):
            names = self.random.sample("123456789", 9)
            line = without(FILLED, self.random.sample(range(81), self.random.randrange(5, 55)))
            lines.append(line.translate(str.maketrans("123456789", "".join(names))))
        if task == "dedupe":
            lines += self.random.sample(lines, len(lines) // 10)
        (self.folder / "in.txt").write_text("\n".join(lines) + "\n")
        self.words = ("in.txt", "--command", task, "--shard-time", "0.001s", "--tasks", 4, "--memory", "200K")

    def call(self, *words) -> None:
        done = subprocess.run(self.command(*words), cwd=self.folder, capture_output=True, text=True, timeout=600)
        assert done.returncode == 0, (words, done.returncode, done.stderr)

    def one_run(self, number: int) -> None:
        folder = f"run{number}"
        self.call("run", f"whole{number}", *self.words, "--threads", 2, "-o", f"whole{number}.out")
        self.call("plan", folder, *self.words)
        kills = self.random.randrange(1, 5)
        for _ in range(kills):
            nodes = [subprocess.Popen(self.command("work", folder, "--threads", 2, "--quiet"), cwd=self.folder,
                                      stderr=subprocess.DEVNULL) for _ in range(2)]
            time.sleep(self.random.uniform(0, 0.6))
            for node in nodes if self.random.random() < 0.3 else nodes[:1]:
                node.kill()
                self.kills += 1
            for node in nodes:
                assert node.wait(600) in (-signal.SIGKILL, 0), node.returncode
        self.call("work", folder, "--threads", 2, "--quiet")
        self.call("finish", folder, "-o", f"run{number}.out", "--deep")
        whole, run = ((self.folder / f"{name}{number}.out").read_bytes() for name in ("whole", "run"))
        assert whole == run and whole.count(b"\n") > 2_000, (self.task, number)


def main() -> int:
    runs = int(os.environ.get("OMNIDOKU_KILLS", 0))
    if not runs and "OMNIDOKU_ALL" not in os.environ:
        print("only with ./test --all")
        return 77
    seed = int(os.environ.get("OMNIDOKU_SEED", time.time_ns() % 1_000_000))
    print(f"seed {seed} (OMNIDOKU_SEED repeats this)", flush=True)
    end = time.monotonic() + SECONDS
    with tempfile.TemporaryDirectory() as folder:
        kills = Kills(pathlib.Path(folder), seed)
        number = 0
        while number < runs if runs else time.monotonic() < end:
            kills.make(("check --output csv", "solve --output line", "rate --output csv", "dedupe")[number % 4])
            kills.one_run(number)
            number += 1
        print(f"{number} runs, {kills.kills} kills, all equal to the uninterrupted ones")
    return 0


if __name__ == "__main__":
    sys.exit(main())
