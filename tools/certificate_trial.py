#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Write many certificates on many boards and rules, check them, change them and check that they are refused.

    tools/certificate_trial.py PROGRAM [--each N] [--seed S]

Each puzzle is made by `PROGRAM generate --certificate`. All certificates are checked by PROGRAM and by
tools/check_certificate.py; then each is changed, in turn by one byte, in a premise, in the solution, in the proof
and in the puzzle, the last four with an end that fits again, and PROGRAM must refuse it. Prints the table of
docs/CERTIFICATES.md; exit code 1 if anything was not as it should be.
"""

import argparse
import pathlib
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from check_certificate import HEADER, end_of  # noqa: E402

CHECKER = pathlib.Path(__file__).resolve().parent / "check_certificate.py"
ROWS = {
    "classic, minimal": "--minimal",
    "X": "--geometry x",
    "jigsaw": "--geometry jigsaw",
    "windoku": "--geometry windoku",
    "6x6": "--geometry grid:6",
    "12x12": "--geometry grid:12x12:3x4",
    "16x16": "--geometry grid:16 --givens 130-150",
    "Samurai": "--geometry samurai",
    "torus": "--geometry toroidal",
    "killer": "--kinds killer --givens 8-15",
    "thermometers": "--kinds thermometer --givens 12-20",
    "difference dots": "--kinds difference_dot --givens 12-20",
    "arrows": "--kinds arrow --givens 12-20",
    "little killer": "--kinds little_killer --givens 15-22",
    "sandwich": "--kinds sandwich --givens 15-22",
    "renban": "--kinds renban --givens 15-22",
}


def changed(lines: list[str], kind: str, chance: random.Random) -> list[str] | None:
    """The certificate with another meaning; nothing where it has nothing of the kind."""
    lines = list(lines)
    solution = next(i for i, line in enumerate(lines) if line.startswith("solution "))
    if kind == "byte":
        i = chance.randrange(len(lines))
        at = chance.randrange(len(lines[i]))
        lines[i] = lines[i][:at] + chr(ord(lines[i][at]) ^ 1) + lines[i][at + 1:]
        return lines
    if kind == "premise":
        i = chance.choice([i for i in range(2, solution) if not lines[i].startswith("table ")])
        words, _, about = lines[i].partition(" #")
        numbers = list(re.finditer(r"[0-9]+", words))
        number = chance.choice(numbers)
        words = words[:number.start()] + str(int(number[0]) % 9 + 1) + words[number.end():]
        if words == lines[i].partition(" #")[0]:
            return None
        lines[i] = words + " #" + about
    elif kind == "solution":
        words = lines[solution].split(" ")
        i = chance.randrange(1, len(words))
        other = next((k for k in range(1, len(words)) if words[k] != words[i]))
        words[i], words[other] = words[other], words[i]
        lines[solution] = " ".join(words)
    elif kind == "proof":
        if solution + 2 == len(lines):
            return None
        del lines[solution + 1:-1]
    else:
        text = lines[1]
        givens = re.search(r'"givens": *(?:"[^"]*"|\[[^\]]*\])', text)
        begin, end = givens.span() if givens else (len("puzzle "), len(text))
        places = [i for i in range(begin, end) if text[i] in "123456789"]
        if not places:
            return None
        i = chance.choice(places)
        lines[1] = text[:i] + str(int(text[i]) % 6 + 1) + text[i + 1:]
        if lines[1] == text:
            return None
    lines[-1] = end_of(lines[:-1])
    return lines


def certificates_of(text: str) -> list[list[str]]:
    lines = text.splitlines()
    starts = [i for i, line in enumerate(lines) if line == HEADER]
    return [lines[begin:end] for begin, end in zip(starts, starts[1:] + [len(lines)])]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--each", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    chance = random.Random(options.seed)
    all_good = True
    total = refused = 0
    print("| puzzles | | bytes | most | steps | most | program, ms | Python, ms |\n|---|--:|--:|--:|--:|--:|--:|--:|")
    with tempfile.TemporaryDirectory() as folder:
        puzzles, proofs = pathlib.Path(folder) / "puzzles", pathlib.Path(folder) / "proofs"
        for name, wish in ROWS.items():
            made = subprocess.run([options.program, "generate", *wish.split(), "--count", str(options.each), "--seed",
                                   str(options.seed), "-o", puzzles, "--certificate", proofs], stderr=subprocess.PIPE)
            if made.returncode not in (0, 3):
                sys.exit(f"{name}: {made.stderr.decode()}")
            certificates = certificates_of(proofs.read_text(encoding="utf-8"))
            total += len(certificates)
            start = time.process_time(), time.monotonic()
            ours = subprocess.run([options.program, "check", puzzles, "--certificate", proofs, "--output", "csv",
                                   "--threads", "1"], capture_output=True, text=True)
            middle = time.monotonic()
            other = subprocess.run([sys.executable, CHECKER, proofs], capture_output=True, text=True)
            end = time.monotonic()
            good = ours.stdout.count(",unique,"), other.stdout.count(": accepted: ")
            all_good = all_good and good == (options.each, options.each)
            steps = [len(one) - 2 - next(i for i, line in enumerate(one) if line.startswith("solution "))
                     for one in certificates]
            sizes = [sum(len(line.encode()) + 1 for line in one) for one in certificates]
            print(f"| {name} | {len(certificates)} | {statistics.median(sizes):,.0f} | {max(sizes):,} "
                  f"| {statistics.median(steps):,.0f} | {max(steps):,} | {(middle - start[1]) * 1000 / len(sizes):.0f} "
                  f"| {(end - middle) * 1000 / len(sizes):.0f} |" + ("" if good == (options.each,) * 2 else f" {good}"),
                  flush=True)
            for i, one in enumerate(certificates):
                text = None
                for kind in ("byte", "premise", "solution", "proof", "puzzle")[i % 5:] + ("byte",):
                    text = text or changed(one, kind, chance)
                bad = pathlib.Path(folder) / "bad"
                bad.write_text("\n".join(text) + "\n", encoding="utf-8")
                code = subprocess.run([options.program, "check", "--certificate", bad], capture_output=True).returncode
                refused += code == 2
                if code != 2:
                    all_good = False
                    print(f"accepted, exit code {code}:", *text, sep="\n", file=sys.stderr)
    print(f"\n{total:,} certificates; {refused:,} of as many changed ones were refused.")
    return 0 if all_good else 1


if __name__ == "__main__":
    sys.exit(main())
