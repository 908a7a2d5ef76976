#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Every geometry from end to end: generate, solve, check, draw, and convert through native JSON."""

import csv
import io
import json
import pathlib
import unittest
import xml.etree.ElementTree

from support import CliTest, run

EMOJI = "\U0001F34E\U0001F34B\U0001F347\U0001F353\U0001F965\U0001F95D\U0001F34D\U0001F352\U0001F351"

# A 4x4 board given cell by cell: rows, columns, and four shapes whose cells lie apart: where
# r xor 2*c is the same in the field of four elements, so that r xor c is one way to fill it.
DOUBLED = [0, 2, 3, 1]
SCATTERED = {
    "omnidoku": 1,
    "board": {
        "type": "free_form",
        "size": 4,
        "cells": [{"name": f"R{r + 1}C{c + 1}", "at": [c, r]} for r in range(4) for c in range(4)],
        "houses": [{"name": f"row {r + 1}", "cells": [f"R{r + 1}C{c + 1}" for c in range(4)]} for r in range(4)]
        + [{"name": f"column {c + 1}", "cells": [f"R{r + 1}C{c + 1}" for r in range(4)]} for c in range(4)]
        + [{"name": f"shape {k + 1}",
            "cells": [f"R{r + 1}C{c + 1}" for r in range(4) for c in range(4) if r ^ DOUBLED[c] == k]}
           for k in range(4)],
    },
}

# name, arguments of generate, whether the puzzle must be minimal
CASES = [
    ("samurai", ["--geometry", "samurai"], True),
    ("windmill", ["--geometry", "windmill"], True),
    ("x", ["--geometry", "x"], True),
    ("windoku", ["--geometry", "windoku"], True),
    ("jigsaw", ["--geometry", "jigsaw"], True),
    ("toroidal", ["--geometry", "toroidal"], True),
    ("roxdoku", ["--geometry", "cubes:3:0,0,0"], True),
    ("chained_cubes", ["--geometry", "cubes:3:0,0,0;2,2,0"], True),
    ("tredoku", ["--geometry", "tredoku"], True),
    ("killer", ["--kinds", "killer"], False),
    ("six_by_six", ["--geometry", "grid:6x6:2x3"], True),
    ("sixteen", ["--geometry", "grid:16"], True),
    ("twenty_five", ["--geometry", "grid:25", "--givens", "375"], False),
    ("emoji", ["--geometry", "grid:9", "--symbols", EMOJI], True),
    ("free_form", ["--geometry", "scattered.json"], True),
]


def rows_of(output: str) -> list[dict]:
    return list(csv.DictReader(io.StringIO(output)))


class EveryGeometry(CliTest):
    def succeed(self, *args, **more):
        result = run(*args, cwd=self.folder, **more)
        self.assertEqual(result.returncode, 0, f"{args}: {result.stderr}")
        return result.stdout

    def test_from_generating_to_converting(self):
        (pathlib.Path(self.folder) / "scattered.json").write_text(json.dumps(SCATTERED))
        for name, arguments, minimal in CASES:
            with self.subTest(name):
                self.check_geometry(name, arguments, minimal)

    def check_geometry(self, name: str, arguments: list[str], minimal: bool):
        folder = pathlib.Path(self.folder)
        puzzle = f"{name}.json"
        (folder / puzzle).write_text(self.succeed("generate", "--seed", "11", "--to", "json", *arguments))
        document = json.loads((folder / puzzle).read_text())

        row = rows_of(self.succeed("solve", puzzle, "--output", "csv"))[0]
        self.assertEqual((row["status"], row["count"]), ("unique", "1"))
        check = rows_of(self.succeed("check", puzzle, "--output", "csv"))[0]
        self.assertEqual(check["status"], "unique")
        if minimal:
            self.assertEqual(check["minimal"], "true")
        if name == "twenty_five":
            self.assertEqual(len([1 for symbol in document["givens"] if symbol not in ".#\n "]), 375)

        for ending in ("svg", "png"):
            picture = f"{name}.{ending}"
            self.succeed("render", puzzle, "-o", picture)
            self.succeed("render", puzzle, "--solution", "-o", f"{name}_solved.{ending}")
            self.assertNotEqual((folder / picture).read_bytes(), (folder / f"{name}_solved.{ending}").read_bytes())
        root = xml.etree.ElementTree.parse(folder / f"{name}.svg").getroot()
        self.assertEqual(root.tag, "{http://www.w3.org/2000/svg}svg")
        self.assertEqual((folder / f"{name}.png").read_bytes()[:8], b"\x89PNG\r\n\x1a\n")

        again = self.succeed("convert", puzzle, "--to", "json")
        self.assertEqual(json.loads(again), document, "native JSON holds the whole puzzle")
        (folder / "again.json").write_text(again)
        solved_again = rows_of(self.succeed("solve", "again.json", "--output", "csv"))[0]
        self.assertEqual(solved_again["solution"], row["solution"])


if __name__ == "__main__":
    unittest.main()
