#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Formulas: what they say is what docs/FORMULAS.md says, and slips in them are named with their place.

The meaning comes from formula_meaning.py, which was written from that page alone: of every way to fill
the houses it says whether the rule is kept, and the program must find just those.
"""

import functools
import html
import json
import random
import re
import unittest
from collections import Counter, namedtuple

from formula_meaning import Board, Formula, Thing
from support import FILLED, ROOT, CliTest, run


def medians(values) -> str:
    """A puzzle whose formulas take seconds to set up."""
    cells = [f"R{i}C{i}" for i in range(1, 10)]
    rules = [{"type": "formula", "cells": cells, "rule": f"median(it) = {value}"} for value in values]
    return json.dumps({"omnidoku": 1, "board": "grid:16", "constraints": rules})


Puzzle = namedtuple("Puzzle", "size board regions givens")
PUZZLES = {
    "four": Puzzle(4, "grid:4", "AABBAABBCCDDCCDD", "." * 16),
    "six": Puzzle(6, "grid:6", "AAABBBAAABBBCCCDDDCCCDDDEEEFFFEEEFFF", "4.5......4.5................24.1...."),
    "jigsaw": Puzzle(6, {"type": "jigsaw", "regions": "AAABBBAABBBCADDDCCDDDCCCEEEEFFEEFFFF"},
                     "AAABBBAABBBCADDDCCDDDCCCEEEEFFEEFFFF", "3.5......5.2.............2...3.3...."),
}

# For four and for six rows the cells that a rule is about.
SHAPES = {
    "cell": ("R2C3", "R3C4"),
    "pair": ("R2C2 R2C3", "R3C3 R3C4"),
    "short": ("R1C2 R2C3 R3C4", "R2C2 R3C3 R4C4"),
    "line": ("R1C1 R2C2 R3C2 R4C3", "R1C2 R2C3 R3C3 R4C4 R5C4 R6C5"),
    "five": ("R1C1 R2C1 R2C2 R3C3 R4C3", "R2C1 R3C1 R3C2 R4C3 R5C3"),
    "other": ("R1C4 R2C4 R3C3 R4C2", "R1C5 R2C5 R3C6 R4C6 R5C6 R6C3"),
    "short other": ("R3C1 R4C2 R4C3", "R5C1 R5C2 R6C4"),
    "clone": ("R1C1 R1C2", "R3C3 R3C4"),
    "other clone": ("R4C3 R3C4", "R5C4 R4C1"),
    "row": ("R2C1 R2C2 R2C3 R2C4", "R3C1 R3C2 R3C3 R3C4 R3C5 R3C6"),
    "column": ("R4C2 R3C2 R2C2 R1C2", "R6C4 R5C4 R4C4 R3C4 R2C4 R1C4"),
    "square": ("R2C2 R2C3 R3C3 R3C2", "R3C3 R3C4 R4C4 R4C3"),
    "cage": ("R2C3 R3C3 R3C2", "R3C4 R4C4 R4C3 R5C3"),
    "bulb": ("R4C4", "R6C6"),
    "pill": ("R4C4 R4C1", "R6C5 R6C6"),
    "diagonal": ("R1C1 R2C2 R3C3 R4C4", "R1C1 R2C2 R3C3 R4C4 R5C5 R6C6"),
    "circles": ("R1C1 R1C3 R2C4 R3C1 R4C2 R4C4", "R1C5 R2C2 R3C4 R4C3 R5C2 R5C6"),
}
# Several things: pairs, and some of which one is no pair.
THINGS = (("R1C1 R1C2", "R2C3 R3C3", "R4C1 R4C2"), ("R2C2 R2C3", "R3C3 R3C4", "R4C4 R5C4"))
MIXED = (("R4C1 R4C2", "R1C1", "R2C3 R3C3 R3C4"), ("R2C2 R2C3 R3C3", "R3C5", "R4C4 R5C4"))

# clue, clues, things: for four and for six rows. fits: the puzzles whose board it fits.
Rule = namedtuple("Rule", "formula shape clue bulb other things clues fits", defaults=[None] * 6 + [tuple(PUZZLES)])

# As published setters use them.
PUBLISHED = [
    Rule("it is rising", "short"),
    Rule("it is growing", "short"),
    Rule("it is different and sum = clue", "cage", ("8", "14")),
    Rule("sum = number(bulb)", "short", bulb="bulb"),
    Rule("sum = number(bulb) - 4", "short", bulb="pill"),
    Rule("each c in inner: min(ends) < c < max(ends)", "short"),
    Rule("each a, b in steps: |a - b| >= clue", "short", ("2", "3")),
    Rule("it is consecutive", "short"),
    Rule("it is palindrome", "short"),
    Rule("each s, t in pairs(segments): sum(s) = sum(t)", "five"),
    Rule("sum = clue", "diagonal", ("10", "21")),
    Rule("sum(between(1, max(digits))) = clue", "row", ("3", "9")),
    Rule("sum(it[1..it[1]]) = clue", "row", ("6", "10")),
    Rule("count(i in places where each a in it[1..i - 1]: a < it[i]) = clue", "column", ("2", "3")),
    Rule("it[it[1]] = clue", "column", ("4", "5")),
    Rule("each d in clue: count_of(it, d) >= count_of(clue, d)", "square", ("1 3", "2 5")),
    Rule("each d in clue: count_of(d) >= count_of(clue, d)", "circles", ("1 1 2", "2 2")),
    Rule("|it[1] - it[2]| = 1", "pair"),
    Rule("it[1] = 2 * it[2] or it[2] = 2 * it[1]", "pair"),
    Rule("no a, b in unmarked: a = b + 3 or b = a + 3", things=THINGS, fits=("four",)),
    Rule("each a, b in unmarked where row_number(a) = 3: |a - b| != 3", things=THINGS),
    Rule("sum = clue or min = clue", "pair", ("3", "5")),
    Rule("(sum + 5) / 10 * 10 = clue", "cage", ("10", "20")),
    Rule("exactly 1 of things: sum != clue", things=THINGS, clues=("3;5;5", "6;7;9")),
    Rule("some c in it: sum - c = c", "cage"),
    Rule("each c in it: count_of(it, c) = c", "circles"),
    Rule("number(it[1..2]) < 24 and number(it[3..4]) < 36", "square"),
    Rule("each w in windows(3): (some c in w: c < 3) and (some c in w: c > 3)", "line"),
    Rule("each i in {1..2}: it[i] + it[-i] = it[3]", "five"),
    Rule("if cell is odd then count(c in around(cell) where c is odd) = cell", "cell"),
    Rule("cell > first(row(cell)) and cell > first(column(cell))", "cell"),
    Rule("exactly 1 a, b, c in windows(3): b > a and b > c", "line"),
    Rule("each c in cells: if c = max(digits) then knight(c) is different", fits=("six", "jigsaw")),
    Rule("each c in knight(cell): c != cell", "cell"),
    Rule("no a, b in touching: a + b = 2", fits=tuple(PUZZLES)),
    Rule("it = other", "clone", other="other clone"),
    Rule("it is same_digits(other)", "clone", other="other clone"),
    Rule("sum = sum(other)", "short", other="short other"),
    Rule("it is sequence", "short"),
    Rule("each a, b in steps: a mod 2 != b mod 2", "short"),
    Rule("each w in windows(3): each a, b in pairs(w): a mod 3 != b mod 3", "short"),
    Rule("some c in it: c = count(it)", "short"),
    Rule("range(it) = clue", "cage", ("2", "3")),
    Rule("product = clue", "cage", ("12", "60")),
    Rule("it is prime", "pair"),
    Rule("sum is prime", "short"),
    Rule("sum is square", "pair"),
    Rule("each c in beside(cell): c < cell", "cell"),
    Rule("each c in beside(cell): cell < c", "cell"),
    Rule("cell in diagonally_beside(cell)", "cell"),
    Rule("count(c in seen(cell) where c = cell + 1) = clue", "cell", ("2", "3")),
    Rule("first(row(cell)) = column_number(cell) or row(cell)[cell] = column_number(cell)", "cell"),
    Rule("box(cell)[cell] = box_place(cell)", "cell"),
    Rule("column(cell)[cell] = row_number(cell)", "cell"),
    Rule("median = clue", "short", ("2", "4")),
    Rule("distinct = it[1]", "circles"),
    Rule("it[1] is low or it[2] is low", "pair"),
    Rule("exactly 2 c in it: c is low", "line"),
    Rule("each r in rows: r[r[3]] = 3 => r[1] < 4"),
    Rule("no s in squares: s is odd or s is even", fits=("six", "jigsaw")),
    Rule("each g in same_places: distinct(g) > 2"),
    Rule("sum(it[1..2]) = clue or sum(reverse[1..2]) = clue", "row", ("3", "6")),
    Rule("product(ends) = sum(inner)", "five"),
    Rule("last - first = count(inner)", "line"),
    Rule("number(it) is multiple(3)", "short"),
    Rule("sum(a, b in steps: |a - b|) = clue", "row", ("4", "9")),
    Rule("count(start_run) = clue", "row", ("2", "3")),
]

# Of no published puzzle.
INVENTED = [
    Rule("at least 2 of things: rising", things=THINGS),
    Rule("at most 1 of things: sum is even", things=THINGS),
    Rule("at most 1 things where count = 2: max = first", things=THINGS),
    Rule("let s = sum(it): let h = s / 2: h in it or s mod 4 = 1", "cage"),
    Rule("count(c in box(cell) + row(cell) where c = box_number(c)) = clue", "cell", ("2", "3")),
    Rule("exactly 1 a, b in diagonal_pairs: a = b = 1", fits=tuple(PUZZLES)),
    Rule("exactly 2 a, b in adjacent: a + b = 2 * min(a, b) + 3 and max(a, b) = max(digits)", fits=("four",)),
    Rule("some a, b in knights: a = b and a is low and row_number(a) = 1", fits=("four",)),
    Rule("(if cell > 2 then sum(beside(cell)) else sum(diagonally_beside(cell))) >= clue", "cell", ("9", "14")),
    Rule("it[7] != 3 or sum(it[2..3]) = 5", "line"),
    Rule("not (it[9] = 3) and it[-1] != it[-2] + 1", "five"),
    Rule("place(4) < 3 or place(2) > 2", "short"),
    Rule("not (place(4) < 3) => place(1) < place(2)", "row"),
    Rule("rest is shrinking", "short"),
    Rule("rest(other) is equal or it is high", "short", other="short other"),
    Rule("(it + other) is not different and sum(row(first) - it) > clue", "short", ("6", "16"), other="short other"),
    Rule("count(row(cell) + column(cell) - box(cell)) > 2 * cell", "cell"),
    Rule("abs(first - last) = 1 and -first + 3 >= -last", "short"),
    Rule("it[bulb] is odd", "row", bulb="bulb"),
    Rule("each b in boxes: {b[1], b[2]} != {2, 1}"),
    Rule("sum(r in regions: first(r) * last(r)) mod 3 = 0"),
    Rule("exactly 1 h in houses: number(h[1..3]) = 123 or h[2..4] is rising", fits=("four",)),
    Rule("no c in columns: c[1..3] is falling"),
    Rule("each l in lanes: l[1] = 1 => last(l) > 2"),
    Rule("it in {1, 3..4} and length - 1 in {2, 3}", "short"),
    Rule("each d in digits where d is even: d in it => count_of(d) = 1", "line"),
    Rule("1 < it[1] < it[2] <= 4 != it[3]", "short"),
    Rule("count(between(first, 2)) = count(inner) - 1 or sum(between(3, 1)) = 0", "row"),
    Rule("each i in {2..count}: it[1..i] is rising => it[i] - it[i - 1] < 3", "row"),
    Rule("sum(between(1, 2)) < 4 or count(between(1, 2)) = 2", "row"),
    Rule("||it[1] - it[2]| - |it[2] - it[3]|| = 1", "short"),
    Rule("different(c in it where c > 2)", "circles"),
    Rule("-sum / 2 = -(sum / 2) and sum * 2 mod 3 = 1", "short"),
    Rule("it[it[1]..it[2]] is rising", "row"),
    Rule("multiple(2) or multiple({it[1], it[2] + 1}, 3)", "pair"),
    Rule("cell in diagonally_beside(cell) => row_number(cell) = cell or box(cell)[2] = 1", "cell"),
    Rule("if first > 2 then last < 3 else if first = 2 then last = 4 else last > first", "short"),
    Rule("{it[1], it[3]} = {2, 1} or reverse = other", "short", other="short other"),
    # Lists that the digits tell.
    Rule("it[it[1]..it[2]] is consecutive", "line"),
    Rule("it[1..it[1]] is different and count(it[2..it[2]]) < 3", "line"),
    Rule("first(c in it where c > 2) = 3 and last(c in it where c > 2) < 5", "line"),
    Rule("max(c in it where c is even) = 4 and range(c in it where c is odd) = 2", "line"),
    Rule("same_digits(it[1..it[1]], reverse[1..it[-1]])", "line"),
    Rule("it[-it[1]] = 2", "short"),
    Rule("sum(it[it[1]..-it[2]]) = 5", "line"),
    Rule("each a, b in pairs(c in it where c > 2): a + b != 7", "line"),
    Rule("count(between(2, 3)) = 1", "circles"),
    Rule("(if it[1] > 2 then 2 * it[3] else it[2]) mod 2 = 0", "short"),
    # What is not there.
    Rule("sum(it[2..9]) = 5", "short"),
    Rule("let s = place(4): s = 3 or it[1] = 1", "short"),
    Rule("not (let s = place(2): s > 1 and it[1] != 1)", "short"),
    Rule("sum(i in places where it[i] > 2: it[i + 1]) = 4", "short"),
    Rule("some c in it where c > 2: place(other, c) = 1", "short", other="short other"),
    Rule("{} is not consecutive or it[1] = 1", "short"),
    # Tests as numbers, things that are no pairs.
    Rule("(first is odd) + 2 * (last is odd) + (it is rising) = 2", "short"),
    Rule("sum(c in it: c is even) = 2", "line"),
    Rule("each a, b in unmarked where row_number(a) = 3: |a - b| != 3", things=MIXED),
    Rule("each t in things: sum(t) != clue", clue=("7", "9"), things=MIXED),
    Rule("each things where clue is odd: sum = clue or first = 1", things=MIXED, clues=("7;1;8", "9;4;5")),
    Rule("each s, t in pairs(things): max(s) != min(t)", things=MIXED),
    Rule("some things: first = first(clue) and last = last(clue)", things=THINGS, clues=("3 4;1 2;2 1", "1 2;3 4;5 6")),
]
RULES = PUBLISHED + INVENTED

# What is refused: of cells that only the digits tell there are sums, counts and most tests, but no order.
UNKNOWN_LIST = "a list was expected whose members do not depend on digits"
REFUSED = [
    ("start_run = it[1..2]", UNKNOWN_LIST),
    ("it[1..it[1]] != it[1..2]", UNKNOWN_LIST),
    ("count(it - start_run) = 2", UNKNOWN_LIST),
    ("start_run[-1] = 3", UNKNOWN_LIST),
    ("sum(it[1..it[1]][1..2]) = 3", UNKNOWN_LIST),
    ("it[1..it[1]] is palindrome", UNKNOWN_LIST),
    ("it[1..it[1]] is sequence", UNKNOWN_LIST),
    ("sum(ends(start_run)) = 4", UNKNOWN_LIST),
    ("sum(inner(it[1..it[1]])) = 4", UNKNOWN_LIST),
    ("sum(rest(c in it where c > 2)) = 4", UNKNOWN_LIST),
    ("sum(places(c in it where c > 2)) = 3", UNKNOWN_LIST),
    ("each a, b in steps(start_run): b - a < 3", UNKNOWN_LIST),
    ("count(windows(start_run, 3)) = 1", UNKNOWN_LIST),
    ("count(segments(start_run)) = 2", UNKNOWN_LIST),
    ("median(c in it where c > 2) = 4", UNKNOWN_LIST),
    ("place(start_run, 3) = 2", UNKNOWN_LIST),
    ("sum(between(start_run, 1, 3)) = 2", UNKNOWN_LIST),
    ("median(it[1..2]) = 2", "there is a middle value of an odd number of cells only"),
    ("it[1] / it[2] = 1", "'/' takes a fixed number of 1 or more behind it"),
    ("it[1] mod it[2] = 1", "'mod' takes a fixed number of 1 or more behind it"),
    ("it is multiple(it[1])", "a number was expected that does not depend on digits"),
    ("sum({1..it[1]}) = 3", "a number was expected that does not depend on digits"),
    ("row(it)[1] = 1", "a cell was expected"),
]


@functools.cache
def filled(name: str) -> tuple[Board, list[str]]:
    """The board of a puzzle, and every way to fill its houses."""
    board = Board(PUZZLES[name].size, PUZZLES[name].regions)
    return board, board.fillings(PUZZLES[name].givens)


def by_size(puzzle: Puzzle, pair):
    return pair[0 if puzzle.size == 4 else 1]


def native(puzzle: Puzzle, rule: Rule) -> dict:
    """The puzzle with the rule, in native JSON."""
    things = by_size(puzzle, rule.things) if rule.things else None
    constraint = {"type": "formula" if rule.shape or things else "board_formula", "rule": rule.formula}
    if rule.shape:
        constraint["cells"] = by_size(puzzle, SHAPES[rule.shape])
    if things:
        constraint["cells"] = " ".join(things)
        constraint["sizes"] = " ".join(str(len(thing.split())) for thing in things)
    for name in ("bulb", "other"):
        if getattr(rule, name):
            constraint[name] = by_size(puzzle, SHAPES[getattr(rule, name)])
    for name in ("clue", "clues"):
        if getattr(rule, name):
            constraint[name] = by_size(puzzle, getattr(rule, name))
    return {"omnidoku": 1, "board": puzzle.board, "givens": puzzle.givens, "constraints": [constraint]}


def clue_of(text: str):
    numbers = [int(word) for word in text.split()]
    return numbers[0] if len(numbers) == 1 else numbers


def meaning(board: Board, constraint: dict) -> Formula:
    """What formula_meaning.py says of a constraint in native JSON."""
    words = {word: board.named(constraint[name])
             for name, word in (("cells", "it"), ("bulb", "bulb"), ("other", "other")) if name in constraint}
    if "clue" in constraint:
        words["clue"] = clue_of(constraint["clue"])
    if "sizes" in constraint:
        cells, clues, words["things"] = list(words["it"]), constraint.get("clues", "").split(";"), []
        for i, size in enumerate(map(int, constraint["sizes"].split())):
            thing, cells = Thing(cells[:size]), cells[size:]
            thing.clue = clue_of(clues[i]) if i < len(clues) and clues[i] else None
            words["things"].append(thing)
    return Formula(board, constraint["rule"], **words)


# What is wrong, the place that is named, and what else the message says.
SLIPS = [
    ("summ(it) = 3", 1, "did you mean 'sum'?"),
    ("it is risng", 7, "did you mean 'rising'?"),
    ("first = 2 and lst = 3", 15, "'lst' is not known"),
    ("sum(it = 3", 11, "')' was expected, not the end"),
    ("(it[1] = 2", 11, "')' was expected, not the end"),
    ("it[1 = 2", 6, "']' was expected, not '='"),
    ("|it[1] - 2 = 1", 12, "'|' was expected, not '='"),
    ("{1, 2 = it", 7, "'}' was expected, not '='"),
    ("sum = 3)", 8, "the end was expected, not ')'"),
    ("sum = 3 sum", 9, "the end was expected, not 'sum'"),
    ("sum", 1, "a test was expected, not a number"),
    ("it is odd and it[2]", 15, "a test was expected, not a number"),
    ("each a, b in it: a < b", 14, "2 names for 1"),
    ("each a, b, c in steps: a < 3", 17, "3 names for 2"),
    ("each a b in steps: a < b", 8, "':' was expected, not 'b'"),
    ("each a in it a > 1", 14, "':' was expected, not 'a'"),
    ("sum = 3" + " " * 3994, None, "more than 4000 characters"),
    ("(" * 200 + "it[1] = 3" + ")" * 200, 0, "nested too deeply"),
    ("not " * 200 + "it[1] = 3", 0, "nested too deeply"),
    ("it[1] / it[2] = 1", 1, "a fixed number of 1 or more"),
    ("it[1] mod 0 = 1", 1, "a fixed number of 1 or more"),
    ("sum > 100", None, "no digits satisfy 'sum > 100'"),
    ("sum > 0", None, "holds whatever is filled in"),
    ("foo = 3", 1, "'foo' is not known"),
    ("sum = clue", 7, "there is no clue here"),
    ("sum = 3 \u00e9", 9, "no part of a formula"),
    ("", 1, "empty"),
    ("it[1] = 99999999999999999999", 9, "too great"),
    ("count_of(it, 1, 2) = 1", 1, "takes (list, number)"),
    ("it is not", 10, "a name was expected, not the end"),
    ("if it[1] = 2", 13, "'then' was expected, not the end"),
    ("at 2 c in it: c = 2", 4, "'least' or 'most' was expected"),
    ("let s sum: s = 2", 7, "'=' was expected, not 'sum'"),
    ("it[1] = 2.5", 10, "no part of a formula"),
    ("{1..1000000000} = it", 2, "too long"),
]
# No slips, but they take too much: what is made, what is worked out, the states that it takes on its cells.
ENDLESS = [
    ("sum(pairs(pairs(pairs(cells)))) = 3", "too long for all its pairs"),
    ("each a in cells: each b in cells: each c in cells: each d in cells: a + b + c + d > 4", "takes too much"),
    ("product(cells) mod 1009 = 5", "takes too much"),
    ("sum(a, b, c in windows(3): a * b * c) mod 1009 = 3", "its rule takes over 6000"),
]


@functools.cache
def kept_by(name: str, rule: Rule) -> set[str]:
    """The fillings of a puzzle that keep the rule, by the meaning."""
    board, fillings = filled(name)
    formula = meaning(board, native(PUZZLES[name], rule)["constraints"][0])
    return {filling for filling in fillings if formula.holds(filling)}


def rows_of(heading: str) -> list[list[str]]:
    """The rows of the tables below a heading of the page, without the heads of these."""
    page = (ROOT / "docs/FORMULAS.md").read_text(encoding="utf-8")
    section = page[page.index(f"## {heading}\n"):]
    section = section[:section.find("\n## ", 1)]
    rows = [[html.unescape(part.strip()) for part in line.strip("|").split("|")]
            for line in section.splitlines() if line.startswith("|")]
    return [row for i, row in enumerate(rows) if "---" not in "".join(rows[i:i + 2][-1] + row)]


def formula_in(text: str) -> str:
    return re.search(r"(?:`|<code>)(.*?)(?:`|</code>)", text).group(1)


# Where a rule of the page may lie on nine rows.
PLACES = {
    "line": {"cells": "R2C2 R2C3 R3C4 R4C5 R5C5 R6C6"},
    "line of seven": {"cells": "R2C2 R2C3 R3C4 R4C5 R5C5 R6C6 R7C6"},
    "cells": {"cells": "R2C2 R2C3 R3C3", "clue": "12"},
    "shaft, bulb": {"cells": "R2C2 R3C3 R4C4", "bulb": "R1C1"},
    "diagonal": {"cells": "R1C5 R2C6 R3C7 R4C8 R5C9", "clue": "21"},
    "row or column": {"cells": " ".join(f"R4C{column}" for column in range(1, 10)), "clue": "5"},
    "2x2 square": {"cells": "R3C3 R3C4 R4C4 R4C3", "clue": "1 1 7"},
    "pair": {"cells": "R3C3 R3C4", "clue": "6"},
    "marked pairs": {"cells": "R3C3 R3C4 R5C5 R6C5", "sizes": "2 2"},
    "cage": {"cells": "R7C7 R7C8 R8C8", "clue": "20"},
    "cages": {"cells": "R1C1 R1C2 R4C4 R5C4 R5C5 R9C1", "sizes": "2 3 1", "clues": "7;12;4"},
    "circles": {"cells": "R1C1 R2C5 R5C8 R7C3 R8C6 R9C9"},
    "cage of four": {"cells": "R3C3 R3C4 R4C3 R4C4"},
    "cell": {"cells": "R5C5"},
    "board": {},
}


class Page(CliTest):
    def test_every_word_of_the_page_occurs(self):
        words = [match.group(1) for row in rows_of("How it is said") if (match := re.fullmatch(r"`(\w+)`", row[0]))]
        self.assertGreater(len(words), 60)
        said = set(re.findall(r"\w+", " ".join(rule.formula for rule in RULES)))
        self.assertEqual([word for word in words if word not in said], [])

    def test_every_rule_of_the_page_can_be_given(self):
        rules = rows_of("Thirty rules")
        self.assertGreaterEqual(len(rules), 30)
        self.assertEqual({place for _, place, _ in rules} | {"board"}, set(PLACES))
        puzzles = [{"omnidoku": 1, "board": "grid:9", "constraints": [
            {"type": "formula" if PLACES[place] else "board_formula", "name": name, "rule": formula_in(text),
             **PLACES[place]}]} for name, place, text in rules]
        path = self.write("batch.jsonl", "".join(json.dumps(one) + "\n" for one in puzzles))
        result = run("solve", path, "--limit", 2, "--output", "jsonl")
        board = Board(9, "".join("ABCDEFGHI"[row // 3 * 3 + column // 3] for row in range(9) for column in range(9)))
        for one, record in zip(puzzles, map(json.loads, result.stdout.splitlines()), strict=True):
            with self.subTest(one["constraints"][0]["name"]):
                self.assertEqual(record["status"], "multiple", record.get("message"))
                formula = meaning(board, one["constraints"][0])
                for solution in record["solutions"]:
                    self.assertTrue(formula.holds(solution), solution)

    def test_what_the_page_says_of_refusals_is_said(self):
        refusals = rows_of("What is refused")
        self.assertGreater(len(refusals), 5)
        for formula, says in refusals:
            with self.subTest(formula):
                path = self.write("slip.json", json.dumps({"omnidoku": 1, "board": "grid:4", "constraints": [
                    {"type": "formula", "cells": "R1C1 R1C2 R2C3", "rule": formula_in(formula)}]}))
                result = self.check(2, "solve", path)
                self.assertIn(says, result.stdout + result.stderr)

    def test_the_puzzle_of_the_page_can_be_solved(self):
        page = (ROOT / "docs/FORMULAS.md").read_text(encoding="utf-8")
        puzzle = re.search(r"^```json\n(.*?)^```", page, re.M | re.S).group(1)
        self.check(1, "solve", self.write("puzzle.json", puzzle))


class Meaning(CliTest):
    def test_just_the_fillings_that_keep_the_rule_are_found(self):
        for name, puzzle in PUZZLES.items():
            self.assertTrue(200 <= len(filled(name)[1]) <= 5000)
            rules = [rule for rule in RULES if name in rule.fits]
            path = self.write("batch.jsonl", "".join(json.dumps(native(puzzle, rule)) + "\n" for rule in rules))
            result = run("solve", path, "--limit", 0, "--output", "jsonl")
            records = [json.loads(line) for line in result.stdout.splitlines()]
            for rule, record in zip(rules, records, strict=True):
                with self.subTest(rule.formula, puzzle=name):
                    kept = kept_by(name, rule)
                    found = set(record.get("solutions") or [])
                    self.assertEqual(len(found), len(record.get("solutions") or []), "one is written twice")
                    self.assertEqual(record["status"].replace("invalid", "none"),
                                     "none" if not kept else "unique" if len(kept) == 1 else "multiple")
                    self.assertEqual(len(found), len(kept), f"too many: {sorted(found - kept)[:2]}, "
                                     f"missing: {sorted(kept - found)[:2]}")
                    self.assertEqual(found, kept)

    def test_check_says_where_there_is_no_way_on(self):
        rng, seen = random.Random(7), Counter()
        for name, puzzle in PUZZLES.items():
            fillings = filled(name)[1]
            puzzles, expected = [], []
            for rule in [rule for rule in RULES if name in rule.fits][::5]:
                kept = kept_by(name, rule)
                for _ in range(2):
                    filling = rng.choice(fillings)
                    given = rng.sample(range(len(filling)), len(filling) // 3)
                    givens = "".join(filling[i] if i in given else puzzle.givens[i] for i in range(len(filling)))
                    ways = sum(all(mark in (".", digit) for mark, digit in zip(givens, filling)) for filling in kept)
                    puzzles.append({**native(puzzle, rule), "givens": givens})
                    expected.append("none" if ways == 0 else "unique" if ways == 1 else "multiple")
            path = self.write("batch.jsonl", "".join(json.dumps(one) + "\n" for one in puzzles))
            result = run("check", path, "--output", "jsonl")
            records = [json.loads(line) for line in result.stdout.splitlines()]
            for one, status, record in zip(puzzles, expected, records, strict=True):
                with self.subTest(one["constraints"][0]["rule"], puzzle=name, givens=one["givens"]):
                    seen[status] += 1
                    self.assertEqual(record["status"].replace("invalid", "none"), status)
        self.assertTrue(all(seen[status] >= 10 for status in ("none", "unique", "multiple")), seen)


class Slips(CliTest):
    def errors(self, formula: str, board="grid:4", cells="R1C1 R1C2 R2C3", **arguments) -> str:
        path = self.write("slip.json", json.dumps({"omnidoku": 1, "board": board, "constraints": [
            {"type": "formula", "cells": cells, "rule": formula, **arguments}]}))
        result = self.check(2, "solve", path, "--output", "csv")
        self.assertEqual(result.stdout.splitlines()[1:], ["1,invalid,0,"])
        self.assert_error(result)
        return result.stderr

    def test_a_slip_is_named_with_its_place(self):
        for formula, place, words in SLIPS:
            with self.subTest(formula[:40]):
                message = self.errors(formula)
                self.assertIn(words, message)
                if place is not None:
                    self.assertRegex(message, r"in its rule, at \d+: " if place == 0 else f"in its rule, at {place}: ")

    def test_what_cannot_be_said_is_refused_by_name(self):
        for formula, words in REFUSED:
            with self.subTest(formula):
                self.assertRegex(self.errors(formula), r"in its rule, at \d+: " + re.escape(words))

    def test_what_takes_too_much_is_refused(self):
        cells = "R1C1 R2C2 R3C3 R4C4 R5C5 R6C6 R7C7 R8C8 R9C9 R1C2"
        for formula, words in ENDLESS:
            with self.subTest(formula[:40]):
                self.assertIn(words, self.errors(formula, "grid:9", cells))

    def test_the_time_limit_counts_while_they_are_set_up(self):
        path = self.write("medians.json", medians(range(4, 9)))
        for command, output in (("solve", "csv"), ("solve", "jsonl"), ("count", "csv"), ("check", "csv"), ("check", "jsonl"),
                                ("candidates", "json"), ("canonical", "csv"), ("rate", "csv"), ("explain", "json"), ("hint", None)):
            with self.subTest(f"{command} {output}"):
                result = self.check(3, command, path, "--time-limit", "1ms", *(["--output", output] if output else []))
                self.assertIn("its rules were not worked out in time", result.stderr)
                self.assertNotIn("invalid", result.stdout + result.stderr)
                if output in ("csv", "jsonl") and command != "rate":
                    self.assertIn("limit", result.stdout)
        both = self.check(3, "solve", path, FILLED, "--time-limit", "1ms", "--output", "csv").stdout
        self.assertIn(f"{FILLED},unique", both)

    def test_a_slip_in_a_puzzle_with_givens_is_named_too(self):
        path = self.write("slip.json", json.dumps({
            "omnidoku": 1, "board": "grid:6", "givens": PUZZLES["six"].givens,
            "constraints": [{"type": "formula", "cells": "R1C1 R1C2 R2C3", "rule": "sum = "}]}))
        result = self.check(2, "solve", path, "--from", "json", "--output", "csv")
        self.assertIn("in its rule, at 7: ", result.stderr)

    def test_sizes_and_clues_that_do_not_fit_are_named(self):
        for arguments, words in (
                ({"sizes": "2 2"}, "its sizes '2 2' do not make up its 3 cells"),
                ({"sizes": "3 0"}, "its sizes '3 0' do not make up its 3 cells"),
                ({"sizes": "two 1"}, "its sizes 'two 1' do not make up its 3 cells"),
                ({"sizes": "2 1", "clues": "3;x"}, "its clues are not numbers: 'x'"),
                ({"clue": "5 or so"}, "its clue is no number: '5 or so'")):
            with self.subTest(arguments):
                self.assertIn(words, self.errors("sum > 4", **arguments))


if __name__ == "__main__":
    unittest.main()
