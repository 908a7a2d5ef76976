# SPDX-License-Identifier: MIT
"""What the command line tests share: running the program, and puzzles that are plain arithmetic.

The puzzles are derived from one pattern grid, so that the expected answers follow from how they
were made and not from the program under test.
"""

import os
import pathlib
import signal
import subprocess
import tempfile
import time
import unittest

PROGRAM = os.environ.get("OMNIDOKU_PROGRAM", "build/release/omnidoku")
PROGRAM = str(pathlib.Path(PROGRAM).resolve())
ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
# Seconds until something that takes a moment is given up. Machines are busy at times: no test asks
# for less, and none sleeps where it can wait for what it needs.
PATIENCE = 60

# Row r is row 0 shifted by 3 * (r mod 3) + r div 3: every row, column and box holds 1 to 9.
FILLED = "".join(str((3 * (r % 3) + r // 3 + c) % 9 + 1) for r in range(9) for c in range(9))


def without(grid: str, cells) -> str:
    """The grid with these cells (0 to 80) emptied."""
    return "".join("." if i in set(cells) else digit for i, digit in enumerate(grid))


# One cell of every row is empty, each in another column: every one is the last of its row.
UNIQUE = without(FILLED, [9 * r + (2 * r) % 9 for r in range(9)])
# 1 and 2 are interchangeable everywhere.
MULTIPLE = without(FILLED, [i for i, digit in enumerate(FILLED) if digit in "12"])
# R1C1 sees 1 to 8 in its row and 9 in its column, but no two givens are equal in a house.
NONE = "." + "12345678"[:8] + "........." * 3 + "9" + "." * 8 + "........." * 4
# 5 twice in row 1.
INVALID = "5......5." + "." * 72


def run(*args, stdin: bytes | str | None = None, timeout: float = 100, **more) -> subprocess.CompletedProcess:
    """Runs the program; output and messages as text, undecodable bytes escaped."""
    if isinstance(stdin, str):
        stdin = stdin.encode()
    result = subprocess.run(
        [PROGRAM, *map(str, args)], input=b"" if stdin is None else stdin,
        stdout=more.pop("stdout", subprocess.PIPE), stderr=subprocess.PIPE, timeout=timeout, **more)
    result.stdout = (result.stdout or b"").decode(errors="backslashreplace")
    result.stderr = result.stderr.decode(errors="backslashreplace")
    return result


class Watch:
    """What the system tells of a process that was started."""

    def __init__(self, process: subprocess.Popen):
        self.process = process
        self.folder = pathlib.Path(f"/proc/{process.pid}")

    def wait_until(self, ready, what: str):
        """Waits until ready() holds while the process runs."""
        end = time.monotonic() + PATIENCE
        while not ready():
            if self.process.poll() is not None:
                raise AssertionError(f"it ended with {self.process.returncode} before this: {what}")
            if time.monotonic() > end:
                raise AssertionError(f"not within {PATIENCE} s: {what}")
            time.sleep(0.02)

    def threads(self) -> list[tuple[bool, float]]:
        """For each thread whether it sleeps, and the seconds of processor time it has used."""
        found = []
        for stat in self.folder.glob("task/*/stat"):
            try:
                fields = stat.read_text(encoding="ascii").rsplit(")", 1)[1].split()
            except (FileNotFoundError, ProcessLookupError):
                continue  # it has just ended
            found.append((fields[0] == "S", (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")))
        return found

    def processor_time(self) -> float:
        """Seconds of it that the process has used, with what its ended threads used."""
        fields = (self.folder / "stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def is_asleep(self) -> bool:
        """Whether every thread waits for something. One that is only kept from running does not."""
        return all(sleeps for sleeps, _ in self.threads())

    def is_in_one_search(self) -> bool:
        """Whether one thread alone is at work, and so long that it is no small matter."""
        used = [seconds for sleeps, seconds in self.threads() if not sleeps]
        return len(used) == 1 and used[0] >= 0.3

    def catches(self, number: signal.Signals) -> bool:
        """Whether the process has a handler of its own for the signal."""
        status = (self.folder / "status").read_text(encoding="ascii")
        caught = next(line.split()[1] for line in status.splitlines() if line.startswith("SigCgt:"))
        return int(caught, 16) >> (number - 1) & 1 == 1


class CliTest(unittest.TestCase):
    """A test with an empty folder of its own in self.folder."""

    maxDiff = 2000

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="omnidoku-")
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def write(self, name: str, content: str | bytes) -> pathlib.Path:
        path = self.folder / name
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return path

    def check(self, code: int, *args, **more) -> subprocess.CompletedProcess:
        """Runs the program and asserts its exit code; nothing but a crash gives a negative one."""
        result = run(*args, **more)
        self.assertEqual(
            result.returncode, code,
            f"omnidoku {' '.join(map(str, args))[:200]}\nstdout: {result.stdout[:600]}\nstderr: {result.stderr[:600]}")
        return result

    def assert_error(self, result: subprocess.CompletedProcess, *words: str):
        """Asserts that there is a message on standard error and that it holds these words."""
        self.assertTrue(result.stderr.startswith("omnidoku: "), result.stderr[:300])
        for word in words:
            self.assertIn(word, result.stderr)
