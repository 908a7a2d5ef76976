#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""docs/api.schema.json and what the api says: every call, on several kinds of puzzles."""

import re
import unittest

from api_schema import SCHEMA, Schema
from serving import Served
from support import MULTIPLE, ROOT, UNIQUE, CliTest

CAGES = {"omnidoku": 1, "metadata": {"title": "Cages"}, "constraints": [{"type": "killer", "cells": ["R1C1", "R1C2"], "sum": 4}],
         "pencilmarks": {"R9C9": "12"}}
DRAWN = CAGES | {"unknown_rules": ["drawn line", "something else"],
                 "x-fpuzzles": {"line": [{"lines": [["R5C5", "R5C6"]], "outlineC": "#00FF00", "width": 0.25}]}}
ACTIONS = [
    {"type": "mode", "mode": "set"}, {"type": "entry", "cells": [40], "digit": 5},
    {"type": "pencilmark_clue", "cell": 8, "digits": [1, 2]},
    {"type": "add_constraint", "constraint": {"type": "killer", "cells": ["R2C1", "R2C2"], "sum": 9}},
    {"type": "change_constraint", "index": 1, "constraint": {"type": "killer", "cells": ["R2C1", "R2C2"], "sum": 8}},
    {"type": "remove_constraint", "index": 0}, {"type": "text", "title": "t"},
    {"type": "together", "actions": [{"type": "add_constraint", "constraint": {"type": "odd", "cells": ["R3C1"]}},
                                     {"type": "remove_constraint", "index": 1}, {"type": "entry", "cells": [3], "digit": 5}]},
    {"type": "meaning", "things": [0], "constraint": {"type": "thermometer"}}, {"type": "settle", "index": 0},
    {"type": "fog", "lit": [0], "lamps": [40]},
    {"type": "puzzle", "document": {"omnidoku": 1, "board": {"type": "grid", "size": 4}}}, {"type": "undo"},
    {"type": "add_drawing", "drawing": {"form": "tint", "cells": ["R1C1"], "colour": "#ffa04d"}},
    {"type": "remove_drawing", "index": 0},
    {"type": "symbols", "symbols": list("abcdefghi"), "values": list(range(9))}, {"type": "geometry", "geometry": "6x6"},
    *[{"type": "undo"}] * 12, {"type": "redo"}, {"type": "undo"}, {"type": "mode", "mode": "play"},
    {"type": "option", "name": "auto_erase", "value": True}, {"type": "centre", "cells": [10, 11], "digit": 1},
    {"type": "corner", "cells": [10, 11], "digit": 2}, {"type": "colour", "cells": [10, 11], "colour": 12},
    {"type": "candidate_colour", "cell": 10, "digit": 2, "colour": 3},
    {"type": "pen", "kind": "line", "links": [[0, 1], [1, 2]], "colour": 3}, {"type": "savepoint", "name": "s"},
    {"type": "fill_marks", "kind": "corner"}, {"type": "go_to", "name": "s"}, {"type": "clear", "cells": [10], "kind": "any"},
    {"type": "time", "seconds": 1.5}, {"type": "restart"},
]


class ApiSchema(CliTest):
    def setUp(self):
        super().setUp()
        self.served = Served(self)
        self.schema = Schema(SCHEMA)
        self.asked = set()

    def ask(self, call: str, **parameters) -> dict:
        """The result of a call that keeps to the schema, as does its answer."""
        answer = self.served.call(call, **parameters)
        self.assertTrue(answer["ok"], f"{call} {parameters}: {answer}")
        said = {call: {"request": {"api": 1, "call": call} | parameters, "result": answer["result"]}}
        self.assertEqual(self.schema.objections(said, SCHEMA), [])
        self.asked.add(call)
        return answer["result"]

    def test_every_call(self):
        for call in ("about", "catalogue"):
            self.ask(call)
        samples = {sample["title"]: sample["document"] for sample in self.ask("samples")["samples"]}
        self.ask("gallery")
        self.ask("picture", geometry="tredoku", kinds=["thermometer"], view="folded", cell_size=20, seed=2)
        self.ask("generate", geometry="grid:4", seed=1, givens=[0, 8], rate=True, time_limit=20)
        self.ask("generate", geometry="grid:4", seed=1, until="hidden_single")
        self.ask("example", technique="xy_chain")
        self.ask("generate", geometry={"type": "grid", "size": 4}, symbols="abcd", minimal=True, symmetry="180")
        puzzles = self.ask("read", text=UNIQUE + "\n12\n")["puzzles"]
        self.assertIn("error", puzzles[1])
        for document in (puzzles[0]["document"], CAGES, samples["Tredoku"], samples["Killer"], samples["Samurai"]):
            with self.subTest(str(document)[:60]):
                self.study(document)
        self.study(self.ask("read", text=MULTIPLE)["puzzles"][0]["document"])
        self.ask("cancel", target="nothing")
        self.assertEqual(self.asked | {"act"}, set(SCHEMA["properties"]))  # test_every_action has those

    def study(self, document: dict):
        opened = self.ask("open", document=document)
        session = opened["session"]
        for view in opened["puzzle"]["views"]:
            self.ask("scene", session=session, view=view, candidates=True)
        self.ask("svg", session=session, theme="print", title=True)
        empty = next(i for i, cell in enumerate(opened["puzzle"]["cells"]) if cell["given"] is None)
        for level in ("nudge", "where", "technique", "pattern", "full"):
            self.ask("hint", session=session, level=level)
        self.ask("why_not", session=session, cell=empty, digit=1)
        for listed in (self.ask("steps", session=session, techniques=["hidden_single", "naked_single"]),
                       self.ask("explain", session=session)):
            for index in range(min(2, len(listed["steps"]))):
                self.ask("overlay", session=session, list="path" if "end" in listed else "steps", index=index)
        for call in ("check", "rate", "solve", "estimate", "redundant", "givens_to_add", "givens_to_drop", "analyze", "canonical", "core", "state", "save"):
            self.ask(call, session=session)
        self.ask("rules_to_add", session=session, kind="thermometer")
        self.ask("booklet", puzzles=[{"document": document}], heading="One")
        for scale in opened["puzzle"]["scales"]:
            self.ask("rate", session=session, scale=scale, time_limit=20)
        self.ask("true_candidates", session=session, counts=True, time_limit=5)
        self.ask("write", session=session, format="json")
        self.ask("close", session=session)

    def test_every_action(self):
        session = self.ask("open", document=DRAWN)["session"]
        for action in ACTIONS:
            with self.subTest(action):
                lost = self.ask("act", session=session, action=action).get("lost")
                # R1C9 and R9C9 have clues, which a smaller board has no place for.
                expected = {"givens": [], "clues": [8, 80], "entries": [], "constraints": [], "drawings": []}
                self.assertEqual(lost, expected if action["type"] == "geometry" else None)
        session = self.ask("open", text=UNIQUE, mode="play")["session"]
        self.ask("hint", session=session)
        self.ask("act", session=session, action={"type": "apply_hint"})
        known = {option["properties"]["type"]["const"] for option in SCHEMA["$defs"]["Action"]["oneOf"]}
        self.assertEqual(known, {action["type"] for action in ACTIONS} | {"apply_hint"})

    def test_the_page_of_the_docs_names_every_call(self):
        text = (ROOT / "docs/API.md").read_text(encoding="utf-8")
        described = set(re.findall(r"^### `(\w+)`$", text, re.M))
        self.assertEqual(described, set(SCHEMA["properties"]))
        hint = self.served.call("no such call")["error"]
        self.assertEqual(self.schema.objections(hint, SCHEMA["$defs"]["ErrorBody"]), [])

    def test_the_test_can_fail(self):
        self.assertNotEqual(self.schema.objections({"about": {"result": {"program": 1}}}, SCHEMA), [])
        self.assertNotEqual(self.schema.objections({"nothing": {}}, SCHEMA), [])
        self.assertNotEqual(self.schema.objections({"type": "entry", "cells": [-1], "digit": 1}, SCHEMA["$defs"]["Action"]), [])


if __name__ == "__main__":
    unittest.main()
