#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Check that identifiers use the words of docs/GLOSSARY.md.

    tools/check_terms.py [--root DIR]

Banned words are read from the last column of the glossary's tables. Identifiers are
split into words (num_clues and NumClues are both "num", "clues"; a plural counts as
its singular); comments and string literals are not looked at. A line that has a
reason says so: // term-ok: why.
"""

import argparse
import functools
import pathlib
import re
import sys
from typing import NamedTuple

SUFFIXES = {".h", ".cpp", ".inl", ".inc"}
TOPS = ("src", "apps", "tests", "fuzz", "bench")
IDENTIFIER = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+")
ENTRY = re.compile(r"`([a-z ]+)`(\s*\*alone\*)?")
# Raw strings, strings, characters, comments: what is blanked out before identifiers are read.
# A quote after a digit or letter is a digit separator (1'000) or a prefix, not a character.
NOT_CODE = re.compile(
    r'R"([^()\s\\]{0,16})\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|(?<![0-9A-Fa-f])\'(?:\\.|[^\'\\\n])+\'|//[^\n]*|/\*.*?\*/', re.S
)
EXCUSE = re.compile(r"//\s*term-ok:\s*\S")


class Ban(NamedTuple):
    words: tuple[str, ...]
    alone: bool
    term: str  # the glossary's own word, to suggest


def singular(word: str) -> str:
    return word[:-1] if word.endswith("s") and not word.endswith("ss") else word


@functools.cache
def split(identifier: str) -> tuple[str, ...]:
    return tuple(singular(word.lower()) for word in WORD.findall(identifier))


def read_bans(glossary: pathlib.Path) -> list[Ban]:
    bans = []
    for line in glossary.read_text(encoding="utf-8").splitlines():
        columns = [column.strip() for column in line.strip().strip("|").split("|")] if line.startswith("|") else []
        if len(columns) != 4:
            continue
        for words, alone in ENTRY.findall(columns[3]):
            bans.append(Ban(tuple(singular(word) for word in words.split()), bool(alone), columns[0].replace("*", "")))
    if not bans:
        raise ValueError(f"{glossary}: no banned words found; are the tables still tables?")
    return bans


def offends(words: tuple[str, ...], ban: Ban) -> bool:
    if ban.alone:
        return words == ban.words
    length = len(ban.words)
    return any(words[i : i + length] == ban.words for i in range(len(words) - length + 1))


def blank(match: re.Match[str]) -> str:
    """As many lines as before, and nothing on them."""
    return " " + "\n" * match.group(0).count("\n")


def problems(path: pathlib.Path, name: str, bans: list[Ban]) -> list[str]:
    text = path.read_text(encoding="utf-8", errors="replace")
    excused = {number for number, line in enumerate(text.splitlines(), 1) if EXCUSE.search(line)}
    # An #include of a library may hold any word.
    text = re.sub(r"^\s*#\s*include\s*<[^>]*>", "", text, flags=re.M)
    found = []
    for number, line in enumerate(NOT_CODE.sub(blank, text).splitlines(), 1):
        if number in excused:
            continue
        for identifier in dict.fromkeys(IDENTIFIER.findall(line)):
            for ban in bans:
                if offends(split(identifier), ban):
                    found.append(f"{name}:{number}: {identifier}: the glossary's word is {ban.term}")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parent.parent)
    root = parser.parse_args().root
    try:
        bans = read_bans(root / "docs" / "GLOSSARY.md")
    except ValueError as error:
        print(error)
        return 1
    files = [p for top in TOPS for p in sorted((root / top).rglob("*")) if p.suffix in SUFFIXES and p.is_file()]
    found = [problem for path in files for problem in problems(path, path.relative_to(root).as_posix(), bans)]
    print("\n".join(found or [f"{len(files)} files keep to {len(bans)} entries of docs/GLOSSARY.md"]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
