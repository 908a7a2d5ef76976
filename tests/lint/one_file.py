#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A board geometry, a format, a technique and rules of every shape each take one new file and one line.

    tests/lint/one_file.py --work DIR [--setting NAME=VALUE...]

Copies the sources to DIR and adds there, each as one file and one registry line, a dummy geometry, format and
technique (an existing entry under another name) and sample_rules.cpp, rules on a cell, a pair, a path, a corner, a lane,
a set of cells and the whole board. Builds the program. It must list the dummies, and do with the rules what it does with
its own: make a puzzle under them, place them at random, solve, explain, draw and check it, write and read it in two
formats. The tests over all constraint types must pass with them. With the CMake settings of a build that has just been made, the compiler cache has all but what was added.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys
from collections.abc import Callable
from typing import NamedTuple

ROOT = pathlib.Path(__file__).resolve().parents[2]
COPIED = ("CMakeLists.txt", "cmake", "include", "src", "apps/omnidoku", "apps/api_schema", "tests", "fuzz")
# What every constraint type is tested by.
TESTS = {"contract": "*ConstraintContract*/{0}:*PlacerContract*/{0}", "property": "*SoundnessMatrix*/{0}"}
ENTRY = re.compile(r"^(OMNIDOKU_[A-Z0-9_]+)\(([a-z][a-z0-9_]*)\)", re.M)

# The registries to which a renamed copy is added, and the word that lists them.
DUMMIES = {
    "src/geometry/builders/registry.inc": "geometries",
    "src/formats/types/registry.inc": "formats",
    "src/logic/techniques/registry.inc": "techniques",
}
RULES = "src/constraints/types/registry.inc"

Grid = dict[str, int]  # by name of the cell


class Rule(NamedTuple):
    type: str
    foreign: str  # member of an f-puzzles object
    uses: list[dict]  # of the type, on a board of six rows
    holds: Callable[[dict, Grid], bool]  # by one use and a filled board
    broken: dict[str, str]  # givens that break the first use
    element: dict | None = None  # how the f-puzzles object says it, where the cells and a value do not tell


def neighbours(fits: Callable[[dict, int, int], bool]) -> Callable[[dict, Grid], bool]:
    return lambda use, grid: all(fits(use, grid[a], grid[b]) for a, b in zip(use["cells"], use["cells"][1:]))


def no_twins(_: dict, grid: Grid) -> bool:
    corners = [(r, c, r + 1, c + d) for r in range(1, 6) for c in range(1, 7) for d in (-1, 1) if 1 <= c + d <= 6]
    return all(grid[f"R{a}C{b}"] != grid[f"R{c}C{d}"] for a, b, c, d in corners)


SAMPLES = (
    Rule("sample_low", "samplelow", [{"cells": [name]} for name in ("R1C1", "R3C4", "R6C2", "R2C6", "R4C1")],
         lambda use, grid: grid[use["cells"][0]] <= 3, {"R1C1": "4"}),
    Rule("sample_quotient", "samplequotient",
         [{"cells": ["R1C1", "R1C2"], "quotient": 2}, {"cells": ["R4C3", "R5C3"], "quotient": 3}],
         neighbours(lambda use, a, b: use["quotient"] in (a / b, b / a)), {"R1C1": "1", "R1C2": "3"}),
    Rule("sample_far", "samplefar",
         [{"cells": ["R1C1", "R2C2", "R3C3", "R3C4"], "value": 3}, {"cells": ["R6C6", "R5C5", "R5C4"]}],
         neighbours(lambda use, a, b: abs(a - b) >= use.get("value", 2)), {"R1C1": "2", "R2C2": "4"}),
    Rule("sample_without", "samplewithout", [{"cells": ["R1C1", "R1C2", "R2C1", "R2C2"], "digits": ["1", "6"]},
                                             {"cells": ["R5C4", "R5C5", "R4C4", "R4C5"], "digits": ["2"]}],
         lambda use, grid: all(str(grid[cell]) not in use["digits"] for cell in use["cells"]), {"R2C1": "6"},
         {"cells": ["R1C1", "R1C2", "R2C1", "R2C2"], "values": [1, 6]}),
    Rule("sample_begins", "samplebegins", [{"cells": [f"R{r}C2" for r in range(6, 0, -1)], "value": 5},
                                           {"cells": [f"R3C{c}" for c in range(1, 7)], "value": 4}],
         lambda use, grid: grid[use["cells"][0]] >= use["value"], {"R6C2": "2"}, {"cell": "R7C2", "value": "5"}),
    Rule("sample_alike", "samplealike", [{"cells": ["R1C1", "R2C5", "R3C3"]}, {"cells": ["R2C6", "R6C1"]}],
         neighbours(lambda _, a, b: (a - b) % 2 == 0), {"R1C1": "1", "R2C5": "2"}),
    Rule("sample_circle", "samplecircle",
         [{"cells": ["R1C1"], "paths": [["R1C2", "R1C3"], ["R2C1", "R3C1"]]},
          {"cells": ["R4C4"], "paths": [["R5C5", "R6C6"]]}],
         lambda use, grid: all(sum(grid[cell] for cell in path) == grid[use["cells"][0]] for path in use["paths"]),
         {"R1C1": "6", "R1C2": "1", "R1C3": "2"},
         {"cells": ["R1C1"], "lines": [["R1C2", "R1C3"], ["R2C1", "R3C1"]]}),
    Rule("sample_inside", "sampleinside",
         [{"cells": ["R1C1", "R2C2", "R3C3", "R4C4"]}, {"cells": ["R6C1", "R6C2", "R5C3"]},
          {"cells": [f"R{r}C6" for r in range(1, 7)]}],
         lambda use, grid: all(
             min(grid[use["cells"][0]], grid[use["cells"][-1]]) < grid[cell] < max(grid[use["cells"][0]], grid[use["cells"][-1]])
             for cell in use["cells"][1:-1]), {"R1C1": "2", "R2C2": "1", "R4C4": "5"}),
    Rule("sample_no_twins", "samplenotwins", [{}], no_twins, {"R2C3": "5", "R3C4": "5"}),
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


def add_entry(files: dict[pathlib.Path, bytes], registry: str, name: str, source: str) -> None:
    """Adds one file and one line."""
    path = pathlib.Path(registry)
    text = files[path].decode()
    macro = ENTRY.findall(text)[-1][0]
    files[path.parent / f"{name}.cpp"] = source.encode()
    files[path] = f"{text}{macro}({name})\n".encode()


def add_dummy(files: dict[pathlib.Path, bytes], registry: str) -> str:
    """Adds the last entry of a registry again, under another name, which it returns."""
    model = ENTRY.findall(files[pathlib.Path(registry)].decode())[-1][1]
    dummy = f"{model}_dummy"
    source = files[pathlib.Path(registry).parent / f"{model}.cpp"].decode()
    source, replaced = re.subn(rf"(?m)^(namespace \S*\b){model}(_[a-z]+ {{)$", rf"\g<1>{dummy}\g<2>", source)
    assert replaced == 1, f"{model}.cpp: expected one namespace, found {replaced}"
    source, replaced = re.subn(r'(\.id = )"([^"]*)"', rf'\1"{dummy}"', source)
    assert replaced == 1, f"{model}.cpp: expected one .id, found {replaced}"
    add_entry(files, registry, dummy, source)
    return dummy


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


class Program:
    """The program that was built, and a folder for what it writes."""

    def __init__(self, path: pathlib.Path, folder: pathlib.Path):
        self.path = path
        self.folder = folder

    def run(self, *args: object, stdin: str = "", status: int = 0) -> str:
        done = subprocess.run([str(self.path), *map(str, args)], input=stdin, capture_output=True, text=True, check=False)
        assert done.returncode == status, f"{args}: exit code {done.returncode}, not {status}\n{done.stdout}{done.stderr}"
        return done.stdout

    def listed(self, what: str) -> list[str]:
        return [json.loads(line)["id"] for line in self.run("list", what, "--output", "json").splitlines()]


def uses_of(text: str) -> list[dict]:
    """The constraints of a puzzle in native JSON, in an order of their own."""
    return sorted(json.loads(text)["constraints"], key=json.dumps)


def puzzle_that_needs(program: Program, rules: pathlib.Path) -> tuple[str, str]:
    """A puzzle under the rules of a file that has several solutions without them; it, and it without them."""
    for seed in range(1, 21):
        text = program.run("generate", "--geometry", rules, "--minimal", "--seed", seed, "--to", "native")
        puzzle = json.loads(text)
        without = json.dumps({key: value for key, value in puzzle.items() if key not in ("constraints", "solution")})
        if int(program.run("count", "-", "--output", "text", stdin=without)) > 1:
            return text, without
    raise AssertionError("the rule says nothing")


def can_be_placed(program: Program, rule: Rule) -> bool:
    """Whether its shape tells all that making one takes."""
    types = [json.loads(line) for line in program.run("list", "constraints", "--output", "json").splitlines()]
    return any(one["id"] == rule.type and not any(p["required"] for p in one["parameters"]) for one in types)


def use(program: Program, rule: Rule) -> None:
    """Everything that the program does with a rule."""
    constraints = [{"type": rule.type, **one} for one in rule.uses]
    board = {"omnidoku": 1, "board": "grid:6", "constraints": constraints}
    empty = program.folder / f"{rule.type}.json"
    empty.write_text(json.dumps(board))
    uses = uses_of(program.run("convert", empty, "--to", "native"))
    assert len(uses) == len(constraints), uses

    text, without = puzzle_that_needs(program, empty)
    assert uses_of(text) == uses, text
    answer = json.loads(program.run("solve", "-", "--output", "jsonl", stdin=text))
    assert answer["status"] == "unique", answer
    grid = {f"R{i // 6 + 1}C{i % 6 + 1}": int(digit) for i, digit in enumerate(answer["solution"])}
    assert all(rule.holds(one, grid) for one in rule.uses), answer

    if can_be_placed(program, rule):
        made = program.run("generate", "--geometry", "grid:6", "--kinds", rule.type, "--seed", 1, "--to", "native")
        assert {one["type"] for one in uses_of(made)} == {rule.type}, made

    told = program.run("explain", "-", stdin=text)
    assert "\nSolved in " in told, told
    assert program.run("check", "-", "--output", "csv", stdin=text).splitlines()[1].split(",")[1] == "unique"
    broken = {**board, "givens": rows(rule.broken)}
    said = json.loads(program.run("check", "-", "--output", "jsonl", stdin=json.dumps(broken), status=2))
    assert said["status"] == "invalid" and set(said["cells"]) == set(rule.broken), said

    assert program.run("render", "-", stdin=text) != program.run("render", "-", stdin=without), "not in the text drawing"
    marks = []
    for drawn in (text, without):
        picture = program.folder / f"{rule.type}.svg"
        program.run("render", "-", "-o", picture, stdin=drawn)
        marks.append(picture.read_text().count(" class="))
    assert marks[0] > marks[1] or "cells" not in rule.uses[0], f"not drawn: {picture}"

    assert uses_of(program.run("convert", "-", "--to", "native", stdin=text)) == uses
    foreign = program.run("convert", "-", "--to", "fpuzzles", stdin=text)
    elements = json.loads(foreign)[rule.foreign]
    assert elements and (rule.element is None or elements[0] == rule.element), foreign
    back = program.run("convert", "-", "--to", "native", stdin=foreign)
    assert uses_of(back) == uses, back


def rows(givens: dict[str, str]) -> list[str]:
    return ["".join(givens.get(f"R{r}C{c}", ".") for c in range(1, 7)) for r in range(1, 7)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--setting", action="append", default=[])
    args = parser.parse_args()
    work = args.work.resolve()

    files = wanted_files()
    before = dict(files)
    dummies = {what: add_dummy(files, registry) for registry, what in DUMMIES.items()}
    add_entry(files, RULES, "sample_rules", (ROOT / "tests/lint/sample_rules.cpp").read_text())
    touched = [name for name in files if files[name] != before.get(name)]
    assert len(touched) == 2 * len(DUMMIES) + 2, touched
    write_tree(files, work / "tree")

    build = work / "tree" / "build" / "copy"  # as deep as the presets' folders: the cache hashes relative paths
    settings = [f"-D{setting}" for setting in args.setting]
    subprocess.run(["cmake", "-G", "Ninja", "-S", str(work / "tree"), "-B", str(build), *settings], check=True)
    subprocess.run(["cmake", "--build", str(build), "--target", "omnidoku", *TESTS, "--parallel", "1"], check=True)

    program = Program(build / "omnidoku", work)
    for what, dummy in dummies.items():
        assert dummy in program.listed(what), f"{dummy} is not among the {what}"
    constraints = program.listed("constraints")
    for rule in SAMPLES:
        assert rule.type in constraints, f"{rule.type} is not among the constraints"
        try:
            use(program, rule)
        except AssertionError as error:
            sys.exit(f"{rule.type}: {error}")
    for name, tests in TESTS.items():
        chosen = "--gtest_filter=" + ":".join(tests.format(rule.type) for rule in SAMPLES)
        subprocess.run([str(build / "tests" / name), chosen], cwd=work / "tree", check=True)
    print(f"listed: {', '.join(dummies.values())}; used in every way: {', '.join(rule.type for rule in SAMPLES)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
