#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Check every #include of src/ and apps/ against the arrows in docs/layers.txt, and every
import of the page (web/src/) against those in web/layers.txt, if there is a page. No files may
include each other in a circle, also within a module or a room.

    tools/check_layers.py [--root DIR]

Prints one line per forbidden include (file:line: what and why) and exits 1 if there
is any. Includes in <angles> are of libraries unless they name a file of src/; imports are
ours that begin with a dot, made at once or while the page runs.
"""

import argparse
import os
import pathlib
import re
import sys
from typing import NamedTuple

# Static imports; those made while the page runs, and the types of what they bring.
IMPORT = re.compile(
    r"""^\s*(?:import|export)\b(?:[^;'"(=]*\bfrom)?\s*['"](\.[^'"]*)['"]"""
    r"""|\bimport\s*\(\s*(?:/\*.*?\*/\s*)?['"`](\.[^'"`]*)['"`]""",
    re.M,
)
INCLUDE = re.compile(r'^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>)')
SUFFIXES = {".h", ".cpp", ".inl", ".inc"}


class Layers(NamedTuple):
    reach: dict[str, set[str]]  # module -> every module it may include
    forbidden: dict[str, set[str]]  # folder -> modules it must not reach


class Include(NamedTuple):
    line: int
    text: str  # as written between the quotes


def read_layers(path: pathlib.Path) -> Layers:
    """The arrows, closed transitively. Raises ValueError on a malformed or cyclic file."""
    direct: dict[str, list[str]] = {}
    forbidden: dict[str, set[str]] = {}
    for number, raw in enumerate(path.read_text(encoding="ascii").splitlines(), 1):
        line = raw.split("#")[0].strip()
        if not line:
            continue
        name, colon, targets = line.partition(":")
        words = targets.split()
        if not colon or not name.strip():
            raise ValueError(f"{path.name}:{number}: expected 'module: module ...'")
        if words and all(word.startswith("!") for word in words):
            forbidden[name.strip()] = {word[1:] for word in words}
        elif name.strip() in direct:
            raise ValueError(f"{path.name}:{number}: {name.strip()} has a line already")
        else:
            direct[name.strip()] = words

    def closure(module: str, trail: tuple[str, ...]) -> set[str]:
        if module in trail:
            raise ValueError(f"{path.name}: a cycle: {' -> '.join(trail + (module,))}")
        if module not in direct:
            raise ValueError(f"{path.name}: {trail[-1]} names {module}, which has no line")
        found = {module}
        for target in direct[module]:
            found |= closure(target, trail + (module,))
        return found

    return Layers({module: closure(module, ()) for module in direct}, forbidden)


def circles(reached: dict[pathlib.Path, list[pathlib.Path]]) -> list[list[pathlib.Path]]:
    """For each circle of files that is met first, its files in order, from the first by name."""
    found: list[list[pathlib.Path]] = []
    done: set[pathlib.Path] = set()
    for start in sorted(reached):
        # Each file on the way down, with those behind it that are still to be seen.
        way = [] if start in done else [(start, iter(reached[start]))]
        done.add(start)
        while way:
            target = next(way[-1][1], None)
            if target is None:
                way.pop()
                continue
            on_the_way = [file for file, _ in way]
            if target in on_the_way:
                circle = on_the_way[on_the_way.index(target):]
                first = circle.index(min(circle))
                found.append(circle[first:] + circle[:first])
            elif target not in done:
                done.add(target)
                way.append((target, iter(reached.get(target, []))))
    return found


def circle_problems(folder: str, reached: dict[pathlib.Path, list[pathlib.Path]]) -> list[str]:
    return [f"{folder}{circle[0]}: a circle: {' -> '.join(map(str, [*circle, circle[0]]))}" for circle in circles(reached)]


def owner(file: pathlib.Path) -> str:
    """The module of a file named relative to the root: 'geometry', or 'apps/omnidoku'."""
    return file.parts[1] if file.parts[0] == "src" else "/".join(file.parts[:2])


class Tree:
    """The source files below a root and what each includes."""

    def __init__(self, root: pathlib.Path):
        self.root = root
        self.includes: dict[pathlib.Path, list[Include]] = {}
        for top in ("src", "apps"):
            for path in sorted((root / top).rglob("*")):
                if path.suffix in SUFFIXES and path.is_file():
                    self.includes[path.relative_to(root)] = self._scan(root, path)

    @staticmethod
    def _scan(root: pathlib.Path, path: pathlib.Path) -> list[Include]:
        found = []
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
            match = INCLUDE.match(line)
            if match and match[1]:
                found.append(Include(number, match[1]))
            elif match and (root / "src" / match[2]).is_file():
                found.append(Include(number, match[2]))
        return found

    def resolve(self, file: pathlib.Path, text: str) -> pathlib.Path | None:
        """The file that an include names: from src/, or from its own program's folder."""
        places = [pathlib.Path("src") / text]
        if file.parts[0] == "apps":
            places.append(pathlib.Path(*file.parts[:2]) / text)
        return next((place for place in places if (self.root / place).is_file()), None)

    def resolved(self) -> dict[pathlib.Path, list[tuple[int, pathlib.Path]]]:
        """Per file those that it includes, each with its line, as far as they are here."""
        return {file: [(include.line, target) for include in includes if (target := self.resolve(file, include.text))]
                for file, includes in self.includes.items()}

    def reached(self) -> dict[pathlib.Path, list[pathlib.Path]]:
        """The same without the lines."""
        return {file: [target for _, target in targets] for file, targets in self.resolved().items()}

    def trail_to(self, file: pathlib.Path, modules: set[str]) -> list[pathlib.Path] | None:
        """A chain of includes from `file` to a file of one of `modules`, if there is one."""
        trails = [[file]]
        seen = {file}
        while trails:
            trail = trails.pop()
            for include in self.includes.get(trail[-1], []):
                target = self.resolve(trail[-1], include.text)
                if target is None or target in seen:
                    continue
                if owner(target) in modules:
                    return trail + [target]
                seen.add(target)
                trails.append(trail + [target])
        return None


def folder_problems(tree: Tree, layers: Layers) -> list[str]:
    """Of the modules whose folders have arrows of their own: what lies in the module itself is of all of them."""
    folders = {name for name in layers.reach if "/" in name and not name.startswith("apps/")}
    modules = {name.split("/")[0] for name in folders}
    found = []

    def folder_of(file: pathlib.Path) -> str | None:
        is_in_folder = file.parts[0] == "src" and file.parts[1] in modules and len(file.parts) > 3
        return "/".join(file.parts[1:3]) if is_in_folder else None

    used = {folder for file in tree.includes if (folder := folder_of(file))}
    found += [f"docs/layers.txt: no line for {folder}" for folder in sorted(used - folders)]
    for file, targets in tree.resolved().items():
        folder = folder_of(file)
        for line, target in targets if folder in folders else []:
            other = folder_of(target)
            if other in folders and other not in layers.reach[folder]:
                found.append(f"{file}:{line}: {folder} may not include {other} ({target.relative_to('src')})")
    return found


def problems(tree: Tree, layers: Layers) -> list[str]:
    found = []
    unknown = sorted({owner(file) for file in tree.includes} - set(layers.reach))
    found += [f"docs/layers.txt: no line for {module}" for module in unknown]
    for file, includes in tree.includes.items():
        module = owner(file)
        if module in unknown:
            continue
        for line, text in includes:
            target = tree.resolve(file, text)
            if target is None:
                found.append(f'{file}:{line}: "{text}" is not found; includes are written from src/')
            elif owner(target) not in layers.reach[module]:
                found.append(f"{file}:{line}: {module} may not include {owner(target)} ({text})")
        for folder, modules in layers.forbidden.items():
            if file.is_relative_to(pathlib.Path("src") / folder):
                if trail := tree.trail_to(file, modules):
                    found.append(f"{file}: {folder} must not reach {owner(trail[-1])}: {' -> '.join(map(str, trail))}")
    return found + folder_problems(tree, layers) + circle_problems("", tree.reached())


class Page:
    """The files of the page and what each imports."""

    def __init__(self, root: pathlib.Path):
        self.folder = root / "web" / "src"
        self.files = [path.relative_to(self.folder) for path in sorted(self.folder.rglob("*.ts*")) if path.is_file()]

    def imports(self, file: pathlib.Path) -> list[Include]:
        text = (self.folder / file).read_text(encoding="utf-8")
        return [Include(text.count("\n", 0, match.end()) + 1, match[1] or match[2]) for match in IMPORT.finditer(text)]

    def resolve(self, file: pathlib.Path, text: str) -> pathlib.Path | None:
        base = pathlib.Path(os.path.normpath(self.folder / file.parent / text))
        for path in (base, base.with_name(base.name + ".ts"), base.with_name(base.name + ".tsx")):
            if path.is_file() and path.is_relative_to(self.folder):
                return path.relative_to(self.folder)
        return None

    def is_words(self, file: pathlib.Path, text: str) -> bool:
        """Whether it is a file of words beside the engine's sources, which the program reads too."""
        path = pathlib.Path(os.path.normpath(self.folder / file.parent / text))
        sources = self.folder.parent.parent / "src"
        return path.is_file() and path.is_relative_to(sources) and path.parent.name == "words" and path.suffix == ".json"

    def reached(self) -> dict[pathlib.Path, list[pathlib.Path]]:
        """Per file those that it imports, as far as they are here."""
        return {file: [target for _, text in self.imports(file) if (target := self.resolve(file, text))] for file in self.files}


def room_of(file: pathlib.Path, rooms: set[str]) -> str | None:
    """The longest folder around a file that has a line; none of what lies in no folder."""
    return next((str(folder) for folder in file.parents if str(folder) in rooms), None)


def page_problems(page: Page, layers: Layers) -> list[str]:
    found = []
    for file in page.files:
        room = room_of(file, set(layers.reach))
        if room is None and len(file.parts) > 1:
            found.append(f"web/layers.txt: no line for {file.parent}")
        if room is None:
            continue
        for line, text in page.imports(file):
            if page.is_words(file, text):
                continue
            target = page.resolve(file, text)
            other = None if target is None else room_of(target, set(layers.reach))
            if target is None:
                found.append(f"web/src/{file}:{line}: '{text}' is not found")
            elif target.suffix != ".css" and other not in layers.reach[room]:
                found.append(f"web/src/{file}:{line}: {room} may not import {other} ({text})")
    return found + circle_problems("web/src/", page.reached())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parent.parent)
    root = parser.parse_args().root
    try:
        layers = read_layers(root / "docs" / "layers.txt")
        rooms = read_layers(root / "web" / "layers.txt") if (root / "web" / "layers.txt").is_file() else None
    except ValueError as error:
        print(error)
        return 1
    tree = Tree(root)
    found = problems(tree, layers)
    said = f"{len(tree.includes)} files keep to docs/layers.txt"
    if rooms is not None:
        page = Page(root)
        found += page_problems(page, rooms)
        said += f", {len(page.files)} to web/layers.txt"
    print("\n".join(found or [said]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
