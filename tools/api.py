#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Write down the api as the descriptors of its calls have it (src/api/calls).

    tools/api.py [--check] [PROGRAM]
    tools/api.py --types FILE

PROGRAM (build/ci/api_schema) prints its JSON Schema. From that docs/api.schema.json is written, the
tables of docs/API.md, the types of the page, web/src/api/calls.ts and types/ beside it, and the kinds
of marks that it shows, web/src/api/marks.ts. With --check nothing is
written: exit status 1 if one of them is not as it would be. With --types, docs/api.schema.json as it is
becomes one FILE of the same types in TypeScript: that of the package for npm.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
ENVELOPE = ("api", "call", "id")
BEGIN = "<!-- What follows is made from the descriptors of the calls: tools/api.py -->\n"
# Files of types, by what those in it are parts of. What several of them hold is in one more.
GROUPS = {
    "puzzle": (["PuzzleView"], "A puzzle, which does not change while it is played."),
    "game": (["StateView", "Lost"], "How a game stands."),
    "action": (["Action"], "What is done to a game."),
    "drawing": (["Scene", "Overlay", "Sign"], "What is drawn of a board, and over it of a step."),
    "step": (["StepView", "Mistake"], "Steps to a solution, and what is wrong on the way."),
    "catalogue": (["BoardType", "ConstraintType", "TechniqueView", "FormatView", "GalleryGroup"], "What there is to choose from."),
}
SHARED = "values"
JSON = ("Json", "JsonObject")  # which is no type of the schema
CALLS = "What the engine is asked and what it answers."
WIDTH = 100  # of a line of TypeScript


def own(schema: dict) -> dict:
    """The fields of a request but for those of all requests."""
    return {name: field for name, field in schema["properties"].items() if name not in ENVELOPE}


def sentence(name: str, help: str) -> str:
    return f"`{name}` {help}."


class Mentioned:
    """Names of the types that schemas hold themselves."""

    def __init__(self):
        self.names: set[str] = set()

    def add(self, schema: object) -> None:
        if isinstance(schema, list):
            for part in schema:
                self.add(part)
        elif isinstance(schema, dict):
            if "$ref" in schema:
                self.meet(schema["$ref"].removeprefix("#/$defs/"))
            for part in schema.values():
                self.add(part)

    def meet(self, name: str) -> None:
        self.names.add(name)


class Reached(Mentioned):
    """The same, with all that those hold."""

    def __init__(self, definitions: dict):
        super().__init__()
        self.definitions = definitions

    def meet(self, name: str) -> None:
        if name not in self.names:
            self.names.add(name)
            self.add(self.definitions[name])


def wrapped(text: str, begin: str) -> list[str]:
    """The text in lines that begin so."""
    lines, line = [], begin
    for word in text.split():
        if len(line) + 1 + len(word) > WIDTH:
            lines.append(line)
            line = begin
        line += " " + word
    return [*lines, line]


class TypeScript:
    """Types of the page. What only requests hold is read only: whoever asks may have it from anywhere."""

    def __init__(self, schema: dict):
        self.schema = schema
        results = Reached(schema["$defs"])
        results.add([call["properties"]["result"] for call in schema["properties"].values()])
        self.told = results.names

        self.groups = self.grouped()

    def grouped(self) -> dict[str, list[str]]:
        """The names of all types, by their file."""
        holders = {name: set() for name in self.schema["$defs"]}
        for group, (roots, _) in GROUPS.items():
            reached = Reached(self.schema["$defs"])
            reached.add([{"$ref": f"#/$defs/{root}"} for root in roots])
            for name in reached.names:
                holders[name].add(group)
        return {group: sorted(name for name, found in holders.items() if (found or {SHARED}) == {group} or
                              group == SHARED and len(found) > 1)
                for group in [*GROUPS, SHARED]}

    def type(self, schema: dict, read_only: bool, indent: str) -> str:
        if "$ref" in schema:
            return schema["$ref"].removeprefix("#/$defs/")
        if "const" in schema:
            return self.literal(schema["const"])
        if "enum" in schema:
            return " | ".join(self.literal(word) for word in schema["enum"])
        if "oneOf" in schema:
            return self.choice(schema["oneOf"], read_only, indent)
        kind = schema.get("type")
        if kind == "array":
            return ("readonly " if read_only else "") + self.list_of(schema, read_only, indent)
        if kind == "object" and "properties" in schema:
            return self.record(schema["properties"], schema["required"], read_only, indent)
        if kind == "object":
            more = schema.get("additionalProperties")
            return f"{{ [name: string]: {self.type(more, read_only, indent)} }}" if more else "JsonObject"
        return {"string": "string", "boolean": "boolean", "integer": "number", "number": "number", "null": "null"}.get(kind, "Json")

    def choice(self, parts: list[dict], read_only: bool, indent: str) -> str:
        if not all("properties" in part for part in parts):
            return " | ".join(self.type(part, read_only, indent) for part in parts)
        lines = [""]
        for part in parts:
            if "description" in part:
                lines += self.comment(part["description"], indent + "  ")
            lines.append(f"{indent}  | {self.type(part, read_only, indent + '  ')}")
        return "\n".join(lines)

    def list_of(self, schema: dict, read_only: bool, indent: str) -> str:
        item = self.type(schema["items"], read_only, indent)
        if schema.get("minItems") == schema.get("maxItems", -1):
            return "[" + ", ".join([item] * schema["minItems"]) + "]"
        return f"({item})[]" if " " in item and not item.startswith("{") else f"{item}[]"

    def record(self, fields: dict, required: list[str], read_only: bool, indent: str) -> str:
        if not fields:
            return "object"
        inner = indent + "  "
        lines = ["{"]
        for name, field in fields.items():
            if "const" not in field:
                lines += self.comment(sentence(name, field["description"]), inner)
            lines.append(f"{inner}{name}{'' if name in required else '?'}: {self.type(field, read_only, inner)};")
        return "\n".join([*lines, indent + "}"])

    @staticmethod
    def literal(value: object) -> str:
        return f"'{value}'" if isinstance(value, str) else json.dumps(value)

    @staticmethod
    def comment(text: str, indent: str) -> list[str]:
        one = f"{indent}/** {text} */"
        if len(one) <= WIDTH:
            return [one]
        return [f"{indent}/**", *wrapped(text, f"{indent} *"), f"{indent} */"]

    def imports(self, used: set[str], own: str, folder: str) -> list[str]:
        """Of the types that a file uses and has not itself."""
        lines = []
        for group, names in self.groups.items():
            wanted = [name for name in [*names, *(JSON if group == SHARED else [])] if name in used and group != own]
            one = f"import type {{ {', '.join(wanted)} }} from './{folder}{group}';"
            if wanted:
                lines += [one] if len(one) <= WIDTH else ["import type {", *[f"  {name}," for name in wanted], f"}} from './{folder}{group}';"]
        return lines

    def types_lines(self, group: str) -> list[str]:
        lines = []
        if group == SHARED:
            lines = [
                "",
                "/** What JSON can say. */",
                "export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };",
                "/** An object of JSON. */",
                "export type JsonObject = { [key: string]: Json };",
            ]
        for name in self.groups[group]:
            definition = self.schema["$defs"][name]
            body = self.type(definition, name not in self.told, "")
            lines += ["", *self.comment(definition["description"], "")]
            is_interface = body.startswith("{") and "properties" in definition
            if is_interface:
                lines.append(f"export interface {name} {body}")
            else:
                lines.append(f"export type {name} ={'' if body.startswith(chr(10)) else ' '}{body};")
        return lines

    def types_text(self, group: str) -> str:
        what = GROUPS[group][1] if group in GROUPS else "Values that are parts of several others."
        schemas = [self.schema["$defs"][name] for name in self.groups[group]]
        lines = self.types_lines(group)
        return self.file(what, self.imports_of(schemas, lines, group, ""), lines)

    def calls_lines(self) -> list[str]:
        lines = ["", "/** Every call: what it takes and what it gives. */", "export interface Calls {"]
        for name, call in self.schema["properties"].items():
            request, result = call["properties"]["request"], call["properties"]["result"]
            taken = self.record(own(request), request["required"], True, "    ")
            lines += self.comment(call["description"], "  ")
            lines += [f"  {name}: [", f"    {taken},", f"    {self.type(result, False, '    ')},", "  ];"]
        return [
            *lines,
            "}",
            "",
            "/** The name of a call. */",
            "export type CallName = keyof Calls;",
            "/** What a call takes. */",
            "export type Parameters<K extends CallName> = Calls[K][0];",
            "/** What a call gives. */",
            "export type Result<K extends CallName> = Calls[K][1];",
        ]

    def calls_text(self) -> str:
        lines = self.calls_lines()
        return self.file(CALLS, self.imports_of([self.schema["properties"]], lines, "", "types/"), lines)

    def whole_text(self) -> str:
        """All of it in one file."""
        lines = [*self.calls_lines(), *(line for group in self.groups for line in self.types_lines(group))]
        return self.file(CALLS, [], lines)

    def imports_of(self, schemas: list[dict], lines: list[str], group: str, folder: str) -> list[str]:
        """Of the types that a file of a group, or of none, needs, which tells these schemas by these lines."""
        mentioned = Mentioned()
        mentioned.add(schemas)
        return self.imports(mentioned.names | {name for name in JSON if re.search(rf"\b{name}\b", "\n".join(lines))}, group, folder)

    @staticmethod
    def file(what: str, imports: list[str], lines: list[str]) -> str:
        head = wrapped(f"{what} Made from the descriptors of the calls by tools/api.py: do not change it here.", "//")
        return "\n".join(["// SPDX-License-Identifier: MIT", "//", *head, *([""] if imports else []), *imports, *lines, ""])


def kind_of_mark(schema: dict) -> str:
    """What a cell holds of a kind of mark, by the type of that."""
    items = schema.get("items", schema.get("additionalProperties", {}))
    if "kind" in items.get("properties", {}):
        return "links"
    name = items["$ref"].removeprefix("#/$defs/")
    return {("array", "Digit"): "digits", ("array", "Colour"): "colours", ("object", "Colour"): "candidates"}[schema["type"], name]


def marks_text(schema: dict) -> str:
    fields = schema["$defs"]["CellState"]["properties"]
    marks = {name: kind_of_mark(field) for name, field in fields.items() if name not in ("cell", "entry")}
    lines = [f"  {{ id: '{name}', of: '{kind}' }}," for name, kind in marks.items()]
    return "\n".join([
        "// SPDX-License-Identifier: MIT",
        "//",
        "// The kinds of marks that a person makes, by their member of CellState, and what a cell holds of each.",
        "// Made from the descriptors by tools/api.py: do not change it here.",
        "",
        "export const kMarks = [",
        *lines,
        "] as const;",
        "",
    ])


class Markdown:
    """The calls and the types as tables."""

    def __init__(self, schema: dict):
        self.schema = schema

    def type(self, schema: dict) -> str:
        if "$ref" in schema:
            name = schema["$ref"].removeprefix("#/$defs/")
            return f"[{name}](#{name.lower()})"
        if "const" in schema:
            return f"`{json.dumps(schema['const'])}`"
        if "enum" in schema:
            return ", ".join(f"`{word}`" for word in schema["enum"])
        if "oneOf" in schema:
            return " or ".join(self.type(part) for part in schema["oneOf"])
        kind = schema.get("type")
        if kind == "array":
            least, most = schema.get("minItems", 0), schema.get("maxItems")
            count = f"{least} " if least == most else f"{least} to {most} " if most else f"at least {least} " if least else ""
            return f"list of {count}{self.type(schema['items'])}"
        if kind == "object" and "properties" in schema:
            fields = [f"`{name}{'' if name in schema['required'] else '?'}`: {self.type(field)}; {field['description']}"
                      for name, field in schema["properties"].items()]
            return "{" + "<br>".join(fields) + "}" if fields else "{}"
        if kind == "object":
            more = schema.get("additionalProperties")
            return f"object of {self.type(more)}" if more else "object"
        low, high = schema.get("minimum"), schema.get("maximum")
        bounds = f" {low} to {high}" if high is not None else f" from {low}" if low is not None else ""
        return {"string": "text", "boolean": "flag", "integer": "whole number", "null": "null"}.get(kind, kind or "anything") + bounds

    def table(self, title: str, fields: dict, required: list[str]) -> list[str]:
        lines = [f"| {title} | | |", "|---|---|---|"]
        for name, field in fields.items():
            default = f" ({json.dumps(field['default'], ensure_ascii=False)})" if "default" in field else ""
            mark = "" if name in required else "?"
            cells = (f"`{name}{mark}`", self.type(field) + default, field["description"])
            lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
        return [*lines, ""]

    def call(self, name: str, call: dict) -> list[str]:
        request, result = call["properties"]["request"], call["properties"]["result"]
        lines = [f"### `{name}`", call["description"], ""]
        if own(request):
            lines += self.table("takes", own(request), request["required"])
        if "properties" not in result:
            lines += [f"Gives a {self.type(result)}.", ""]
        elif result["properties"]:
            lines += self.table("gives", result["properties"], result["required"])
        return lines

    def action(self, schema: dict) -> list[str]:
        lines = ["| `type` | members | |", "|---|---|---|"]
        for kind in schema["oneOf"]:
            fields = {name: field for name, field in kind["properties"].items() if name != "type"}
            names = ", ".join(f"`{name}{'' if name in kind['required'] else '?'}`: {self.type(field)}" for name, field in fields.items())
            lines.append(f"| `{kind['properties']['type']['const']}` | {names} | {kind['description']} |")
        return [*lines, ""]

    def definition(self, name: str, schema: dict) -> list[str]:
        lines = [f"### {name}", schema["description"], ""]
        if "properties" in schema:
            return lines + self.table("member", schema["properties"], schema["required"])
        if name == "Action":
            return lines + self.action(schema)
        return [*lines, f"{self.type(schema)}.", ""]

    def text(self) -> str:
        lines = ["## The calls", "`?` marks what may be left out; behind the type stands what holds then.", ""]
        for name, call in self.schema["properties"].items():
            lines += self.call(name, call)
        lines += ["## The types", ""]
        for name in sorted(self.schema["$defs"]):
            lines += self.definition(name, self.schema["$defs"][name])
        return "\n".join(lines)


def contents(schema: dict) -> dict[pathlib.Path, str]:
    page = (ROOT / "docs/API.md").read_text(encoding="utf-8")
    assert page.count(BEGIN) == 1, "docs/API.md: the line is missing behind which the calls follow"
    script = TypeScript(schema)
    return {
        ROOT / "docs/api.schema.json": json.dumps(schema, indent=1, ensure_ascii=False) + "\n",
        ROOT / "docs/API.md": page[: page.index(BEGIN)] + BEGIN + "\n" + Markdown(schema).text(),
        ROOT / "web/src/api/calls.ts": script.calls_text(),
        **{ROOT / f"web/src/api/types/{group}.ts": script.types_text(group) for group in script.groups},
        ROOT / "web/src/api/marks.ts": marks_text(schema),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("program", nargs="?", default=ROOT / "build/ci/api_schema", metavar="PROGRAM")
    parser.add_argument("--types", type=pathlib.Path, metavar="FILE")
    args = parser.parse_args()
    if args.types is not None:
        schema = json.loads((ROOT / "docs/api.schema.json").read_text(encoding="utf-8"))
        args.types.write_text(TypeScript(schema).whole_text(), encoding="utf-8")
        return 0
    schema = json.loads(subprocess.run([args.program], capture_output=True, text=True, check=True).stdout)
    old = 0
    for path, text in contents(schema).items():
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        old += 1
        if args.check:
            print(f"{path.relative_to(ROOT)} is not what the api is now: run tools/api.py")
        else:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.relative_to(ROOT)}")
    return 1 if args.check and old else 0


if __name__ == "__main__":
    sys.exit(main())
