# SPDX-License-Identifier: MIT
"""docs/api.schema.json as the tests hold requests and answers of the api against it."""

import json

from support import ROOT

TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None)}


class Schema:
    """As much of JSON Schema as the file uses; anything else in it is an error."""

    KNOWN = {"$schema", "$defs", "title", "description", "default", "type", "properties", "required", "additionalProperties", "items",
             "enum", "const", "oneOf", "minimum", "maximum", "minItems", "maxItems", "$ref"}

    def __init__(self, schema: dict):
        self.root = schema

    def objections(self, value, schema: dict, path: str = "") -> list[str]:
        assert set(schema) <= self.KNOWN, set(schema) - self.KNOWN
        if "$ref" in schema:
            target = self.root
            for part in schema["$ref"].removeprefix("#/").split("/"):
                target = target[part]
            found = self.objections(value, target, path)
        elif "oneOf" in schema:
            tried = [self.objections(value, option, path) for option in schema["oneOf"]]
            fits = [objections for objections in tried if not objections]
            found = [] if len(fits) == 1 else [f"{path}: {len(fits)} of the choices fit", *min(tried, key=len)[:3]]
        else:
            found = []
        if "const" in schema and value != schema["const"] or "enum" in schema and value not in schema["enum"]:
            found.append(f"{path}: {value!r} is none of the words")
        kinds = schema.get("type", [])
        kinds = [kinds] if isinstance(kinds, str) else kinds
        if kinds and not any(self.is_kind(value, kind) for kind in kinds):
            return found + [f"{path}: {str(value)[:40]!r} is not {kinds}"]
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            if not schema.get("minimum", value) <= value <= schema.get("maximum", value):
                found.append(f"{path}: {value} is out of range")
        if isinstance(value, list):
            if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
                found.append(f"{path}: has {len(value)} items")
            for i, item in enumerate(value):
                found += self.objections(item, schema.get("items", {}), f"{path}[{i}]")
        if isinstance(value, dict):
            found += [f"{path}: lacks {name}" for name in schema.get("required", []) if name not in value]
            more = schema.get("additionalProperties", True)
            for name, item in value.items():
                if name in schema.get("properties", {}):
                    found += self.objections(item, schema["properties"][name], f"{path}.{name}")
                elif more is False:
                    found.append(f"{path}: knows no {name}")
                elif isinstance(more, dict):
                    found += self.objections(item, more, f"{path}.{name}")
        return found

    @staticmethod
    def is_kind(value, kind: str) -> bool:
        if kind in ("integer", "number"):
            return isinstance(value, int if kind == "integer" else (int, float)) and not isinstance(value, bool)
        return isinstance(value, TYPES[kind])


SCHEMA = json.loads((ROOT / "docs/api.schema.json").read_text(encoding="utf-8"))


def objections_to(call: str, answer: dict) -> list[str]:
    """What of an answer to a call is not as the schema has it."""
    schema = Schema(SCHEMA)
    if not answer["ok"]:
        return schema.objections(answer["error"], SCHEMA["$defs"]["ErrorBody"], "error")
    return schema.objections(answer["result"], SCHEMA["properties"][call]["properties"]["result"], call)
