#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""docs/api.schema.json and what the api says: every call, on several kinds of puzzles."""

import json
import re
import unittest

from api_schema import SCHEMA, Schema
from serving import Served
from support import MULTIPLE, ROOT, UNIQUE, CliTest

CAGES = {"omnidoku": 1, "metadata": {"title": "Cages"}, "constraints": [{"type": "killer", "cells": ["R1C1", "R1C2"], "sum": 4}],
         "pencilmarks": {"R9C9": "12"}}
DRAWN = CAGES | {"unknown_rules": ["drawn line", "something else"],
                 "x-fpuzzles": {"line": [{"lines": [["R5C5", "R5C6"]], "outlineC": "#00FF00", "width": 0.25}]}}
REQUESTS = json.loads((ROOT / "tests/contract/api_requests.json").read_text(encoding="utf-8"))
ACTIONS = REQUESTS["actions"]
KINDS_OF_ACTIONS = {kind["properties"]["type"]["const"]: kind for kind in SCHEMA["$defs"]["Action"]["oneOf"]}
# Calls that any puzzle answers without being told more.
PLAIN = [call for call, described in SCHEMA["properties"].items()
         if described["properties"]["request"]["required"] == ["call", "session"] and call != "close"]


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
        session = self.ask("open", text=UNIQUE)["session"]
        for request in REQUESTS["requests"]:
            with self.subTest(request):
                self.ask(**(request | {"session": session} if "session" in request else request))
        self.assertEqual(self.asked, set(SCHEMA["properties"]))

    def test_other_ways_of_asking(self):
        self.ask("picture", geometry="tredoku", kinds=["thermometer"], view="folded", cell_size=20, seed=2)
        self.ask("generate", geometry="grid:4", seed=1, givens=[0, 8], rate=True, time_limit=20)
        self.ask("generate", geometry={"type": "grid", "size": 4}, symbols="abcd", minimal=True, symmetry="180")
        self.assertIn("error", self.ask("read", text=UNIQUE + "\n12\n")["puzzles"][1])

    def test_puzzles_of_many_kinds(self):
        samples = {sample["title"]: sample["document"] for sample in self.ask("samples")["samples"]}
        lines = [puzzle["document"] for puzzle in self.ask("read", text=UNIQUE + "\n" + MULTIPLE)["puzzles"]]
        for document in (*lines, CAGES, samples["Tredoku"], samples["Killer"], samples["Samurai"]):
            with self.subTest(str(document)[:60]):
                self.study(document)

    def study(self, document: dict):
        opened = self.ask("open", document=document)
        session = opened["session"]
        for view in opened["puzzle"]["views"]:
            self.ask("scene", session=session, view=view, candidates=True)
        empty = next(i for i, cell in enumerate(opened["puzzle"]["cells"]) if cell["given"] is None)
        for level in ("nudge", "where", "technique", "pattern", "full"):
            self.ask("hint", session=session, level=level)
        self.ask("why_not", session=session, cell=empty, digit=1)
        for listed in (self.ask("steps", session=session, techniques=["hidden_single", "naked_single"]),
                       self.ask("explain", session=session)):
            for index in range(min(2, len(listed["steps"]))):
                self.ask("overlay", session=session, list="path" if "end" in listed else "steps", index=index)
        for call in PLAIN:
            self.ask(call, session=session)
        for scale in opened["puzzle"]["scales"]:
            self.ask("rate", session=session, scale=scale, time_limit=20)
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
        self.assertEqual(set(KINDS_OF_ACTIONS), {action["type"] for action in ACTIONS} | {"apply_hint"})

    def test_every_action_with_each_field_missing_or_wrong(self):
        session = self.ask("open", text=UNIQUE)["session"]
        for action in ACTIONS:
            needed = KINDS_OF_ACTIONS[action["type"]]["required"]
            for name, right in action.items():
                without = {other: value for other, value in action.items() if other != name}
                wrong = action | {name: 5 if isinstance(right, dict) else {}}
                # A board may be described by an object without anything.
                for changed in [without] * (name in needed) + [wrong] * (name != "geometry"):
                    with self.subTest(changed):
                        answer = self.served.call("act", session=session, action=changed)
                        self.assertFalse(answer["ok"])

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
