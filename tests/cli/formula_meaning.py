# SPDX-License-Identifier: MIT
"""What a formula says about a full grid, written from docs/FORMULAS.md alone.

Slow and obvious on purpose: a formula is read into nested tuples, and these are worked out by the
digits of the grid. Nothing is worked out before, no test says what a cell may hold.
"""

import re

COMPARISONS = ("=", "!=", "<", "<=", ">", ">=")
WORDS = {"and", "or", "not", "if", "then", "else", "is", "in", "mod", "each", "some", "no", "exactly", "at", "least",
         "most", "of", "where", "let"}
TOKEN = re.compile(r"\s*(?:(\d+)|([A-Za-z_]\w*)|(\.\.|=>|<=|>=|!=|[-+*/=<>|(){}\[\],:]))")


class NotThere(Exception):
    """Something that the formula speaks of is not there: the smallest comparison around it is false."""


class Wrong(Exception):
    """It is no formula."""


# ---------------------------------------------------------------------------------------- the board


class Cell:
    """A cell of the board, with the digit that it holds now."""

    def __init__(self, row: int, column: int):
        self.row, self.column, self.value = row, column, 0

    def __repr__(self):
        return f"R{self.row + 1}C{self.column + 1}"


class Thing(list):
    """The cells of one of several things that a rule is about, with the clue at them."""

    clue = None


class Board:
    """A square grid of rows and columns, cut into regions by a map with a label for each cell."""

    def __init__(self, size: int, regions: str):
        self.size = size
        self.digits = list(range(1, size + 1))
        self.cells = [Cell(r, c) for r in range(size) for c in range(size)]
        self.rows = [[cell for cell in self.cells if cell.row == r] for r in range(size)]
        self.columns = [[cell for cell in self.cells if cell.column == c] for c in range(size)]
        self.boxes = [[cell for cell, label in zip(self.cells, regions) if label == name]
                      for name in dict.fromkeys(regions)]
        self.houses = self.rows + self.columns + self.boxes
        # What lies where does not change with the digits.
        self.known = {}

    def named(self, names: str) -> list[Cell]:
        """The cells of "R1C1 R1C2"."""
        return [self.at(int(name[1]) - 1, int(name[3]) - 1) for name in names.split()]

    def at(self, row: int, column: int) -> Cell:
        return self.cells[row * self.size + column]

    def once(self, name, find, *arguments):
        """What find tells, which it is asked once."""
        if name not in self.known:
            self.known[name] = find(*arguments)
        return self.known[name]

    def put(self, digits: str):
        for cell, digit in zip(self.cells, digits):
            cell.value = int(digit)

    def house(self, houses: list[list[Cell]], cell: Cell) -> list[Cell]:
        return next(house for house in houses if cell in house)

    def around(self, cell: Cell, *distances) -> list[Cell]:
        """The cells so many rows and columns away, in either direction, the two as they come."""
        return [other for other in self.cells
                if tuple(sorted((abs(other.row - cell.row), abs(other.column - cell.column)))) in distances]

    def pairs(self, *distances) -> list[list[Cell]]:
        return [[a, b] for a in self.cells for b in self.around(a, *distances)
                if self.cells.index(a) < self.cells.index(b)]

    def fillings(self, givens: str) -> list[str]:
        """Every way to fill the houses, '.' being an open cell."""
        found, digits = [], [0 if mark == "." else int(mark) for mark in givens]
        index = {cell: i for i, cell in enumerate(self.cells)}
        sees = [{index[other] for house in self.houses if cell in house for other in house if other is not cell}
                for cell in self.cells]

        def candidates(i):
            return [d for d in self.digits if all(digits[j] != d for j in sees[i])]

        def fill():
            open_cells = [i for i, digit in enumerate(digits) if digit == 0]
            if not open_cells:
                found.append("".join(map(str, digits)))
                return
            i = min(open_cells, key=lambda i: len(candidates(i)))
            for digit in candidates(i):
                digits[i] = digit
                fill()
            digits[i] = 0

        fill()
        return found


# ------------------------------------------------------------------------------------------ reading


class Reader:
    """Reads a formula into nested tuples, whose first member says what each is."""

    def __init__(self, text: str):
        self.tokens, at, end = [], 0, len(text.rstrip())
        while at < end:
            match = TOKEN.match(text, at)
            if not match:
                raise Wrong(f"at {at + 1}")
            self.tokens.append(match.group(0).strip())
            at = match.end()
        self.tokens.append("")
        self.at = 0

    @property
    def next(self) -> str:
        return self.tokens[self.at]

    def take(self) -> str:
        self.at += 1
        return self.tokens[self.at - 1]

    def skip(self, *words: str) -> bool:
        """Takes these words if they are the next ones."""
        if tuple(self.tokens[self.at:self.at + len(words)]) != words:
            return False
        self.at += len(words)
        return True

    def expect(self, word: str):
        if not self.skip(word):
            raise Wrong(f"'{word}' expected, not '{self.next}'")

    def name(self) -> str:
        word = self.take()
        if not re.fullmatch(r"[A-Za-z_]\w*", word) or word in WORDS:
            raise Wrong(f"a name expected, not '{word}'")
        return word

    def names(self) -> list[str]:
        names = [self.name()]
        while self.skip(","):
            names.append(self.name())
        return names

    def whole(self):
        tree = self.anything()
        if self.next:
            raise Wrong(f"the end expected, not '{self.next}'")
        return tree

    def anything(self):
        left = self.either()
        return ("=>", left, self.anything()) if self.skip("=>") else left

    def either(self):
        left = self.both()
        while self.skip("or"):
            left = ("or", left, self.both())
        return left

    def both(self):
        left = self.negated()
        while self.skip("and"):
            left = ("and", left, self.negated())
        return left

    def negated(self):
        return ("not", self.negated()) if self.skip("not") else self.comparison()

    def comparison(self):
        parts = [self.sum()]
        while self.next in COMPARISONS:
            parts += [self.take(), self.sum()]
        if len(parts) > 1:
            return ("compare", parts)
        if self.skip("in"):
            return ("in", parts[0], self.sum())
        if self.skip("is"):
            negative = self.skip("not")
            test = ("call", self.name(), [parts[0]] + self.arguments(), True)
            return ("not", test) if negative else test
        return parts[0]

    def sum(self):
        left = self.product()
        while self.next in ("+", "-"):
            left = (self.take(), left, self.product())
        return left

    def product(self):
        left = self.signed()
        while self.next in ("*", "/", "mod"):
            left = (self.take(), left, self.signed())
        return left

    def signed(self):
        return ("negative", self.signed()) if self.skip("-") else self.member()

    def member(self):
        left = self.simple()
        while self.skip("["):
            first = self.anything()
            left = ("slice", left, first, self.anything()) if self.skip("..") else ("member", left, first)
            self.expect("]")
        return left

    def simple(self):
        if self.next.isdigit():
            return ("number", int(self.take()))
        if self.skip("("):
            inside = self.listed() or self.anything()
            self.expect(")")
            return inside
        if self.skip("|"):
            inside = self.anything()
            self.expect("|")
            return ("call", "abs", [inside], True)
        if self.skip("{"):
            return ("list", self.members())
        if self.skip("if"):
            test = self.anything()
            self.expect("then")
            then = self.anything()
            return ("if", test, then, self.anything() if self.skip("else") else None)
        if self.skip("let"):
            name = self.name()
            self.expect("=")
            value = self.anything()
            self.expect(":")
            return ("let", name, value, self.anything())
        for words in (("each",), ("some",), ("no",), ("exactly",), ("at", "least"), ("at", "most")):
            if self.skip(*words):
                return self.quantity(words[-1])
        name = self.name()
        has_brackets = self.next == "("
        return ("call", name, self.arguments(), has_brackets)

    def members(self):
        members = []
        while not self.skip("}"):
            if members:
                self.expect(",")
            first = self.anything()
            members.append(("span", first, self.anything()) if self.skip("..") else first)
        return members

    def quantity(self, kind: str):
        number = self.sum() if kind in ("exactly", "least", "most") else None
        names, members = self.members_of(number is not None and self.skip("of"))
        where = self.anything() if self.skip("where") else None
        self.expect(":")
        return ("quantity", kind, number, names, members, where, self.anything())

    def members_of(self, is_without_names=False):
        """`a, b in steps`, or without names `steps`, whose members are the new `it`."""
        start = self.at
        try:
            if not is_without_names:
                names = self.names()
                self.expect("in")
                return names, self.sum()
        except Wrong:
            self.at = start
        return ["it"], self.sum()

    def arguments(self):
        arguments = []
        if self.skip("("):
            while not self.skip(")"):
                if arguments:
                    self.expect(",")
                arguments.append(self.listed() or self.anything())
        return arguments

    def listed(self):
        """`c in it where c is odd`, `a, b in steps: a * b`; or nothing where there is none."""
        start = self.at
        try:
            names, members = self.members_of()
            if self.next not in ("where", ":"):
                raise Wrong("a test")
        except Wrong:
            self.at = start
            return None
        where = self.anything() if self.skip("where") else None
        return ("listed", names, members, where, self.anything() if self.skip(":") else None)


# -------------------------------------------------------------------------------------- working out


def as_number(value) -> int:
    if isinstance(value, Cell):
        return value.value
    if isinstance(value, list) and len(value) == 1:  # `it[bulb]`
        return as_number(value[0])
    if not isinstance(value, int):  # a test counts 1 where it holds, else 0
        raise Wrong(f"a number expected, not {value!r}")
    return value


def as_list(value) -> list:
    return value if isinstance(value, list) else [value]


def as_test(value) -> bool:
    if not isinstance(value, bool):
        raise Wrong(f"a test expected, not {value!r}")
    return value


def as_cell(value) -> Cell:
    cells = as_list(value)
    if len(cells) != 1 or not isinstance(cells[0], Cell):
        raise Wrong(f"a cell expected, not {value!r}")
    return cells[0]


def numbers(value) -> list[int]:
    return [as_number(member) for member in as_list(value)]


def some_numbers(value) -> list[int]:
    """The numbers of a list; without any there is no least one."""
    found = numbers(value)
    if not found:
        raise NotThere
    return found


def is_same(a, b) -> bool:
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(is_same(x, y) for x, y in zip(a, b))
    return as_number(a) == as_number(b)


def member_at(members: list, number: int):
    place = number - 1 if number > 0 else len(members) + number
    if number == 0 or not 0 <= place < len(members):
        raise NotThere
    return members[place]


def part_of(members: list, first: int, last: int) -> list:
    if first < 0:
        first += len(members) + 1
    if last < 0:
        last += len(members) + 1
    return members[max(first, 1) - 1:max(last, 0)]


def steps(members) -> list:
    return [[a, b] for a, b in zip(members, members[1:])]


def product(values) -> int:
    result = 1
    for value in values:
        result *= value
    return result


def middle(values) -> int:
    if len(values) % 2 == 0:
        raise NotThere  # the page knows no middle one of two
    return sorted(values)[len(values) // 2]


def place(members, number) -> int:
    values = numbers(members)
    if as_number(number) not in values:
        raise NotThere
    return values.index(as_number(number)) + 1


def between(members, a, b) -> list:
    """What has one of the two somewhere before it and the other somewhere behind it."""
    values, ends = numbers(members), (as_number(a), as_number(b))
    if not all(end in values for end in ends):
        raise NotThere
    return [member for i, member in enumerate(members) if any(
        before in values[:i] and behind in values[i + 1:] for before, behind in (ends, ends[::-1]))]


def start_run(members) -> list:
    run = members[:1]
    for a, b in steps(members):
        if as_number(a) >= as_number(b):
            break
        run.append(b)
    return run


def segments(board: Board, cells) -> list:
    """The parts of a line, cut where it goes from one region into another."""
    parts = []
    for cell in cells:
        if parts and board.house(board.boxes, cell) is board.house(board.boxes, parts[-1][-1]):
            parts[-1].append(cell)
        else:
            parts.append([cell])
    return parts


def is_prime(n: int) -> bool:
    return n > 1 and all(n % d for d in range(2, n))


def is_square(n: int) -> bool:
    return any(n == d * d for d in range(n + 1))


def all_steps(test):
    return lambda members: all(test(as_number(a), as_number(b)) for a, b in steps(as_list(members)))


def is_consecutive(members) -> bool:
    values = sorted(numbers(members))
    return values == list(range(values[0], values[0] + len(values))) if values else True


def is_sequence(members) -> bool:
    values = numbers(members)
    return len({b - a for a, b in zip(values, values[1:])}) <= 1


# name: how many arguments it has, and what it does with them
FUNCTIONS = {
    "sum": (1, lambda l: sum(numbers(l))),
    "product": (1, lambda l: product(numbers(l))),
    "min": (1, lambda l: min(some_numbers(l))),
    "max": (1, lambda l: max(some_numbers(l))),
    "range": (1, lambda l: max(some_numbers(l)) - min(some_numbers(l))),
    "count": (1, lambda l: len(as_list(l))),
    "length": (1, lambda l: len(as_list(l))),
    "count_of": (2, lambda l, n: numbers(l).count(as_number(n))),
    "distinct": (1, lambda l: len(set(numbers(l)))),
    "median": (1, lambda l: middle(some_numbers(l))),
    "number": (1, lambda l: int("".join(map(str, some_numbers(l))))),
    "abs": (1, lambda n: abs(as_number(n))),
    "first": (1, lambda l: member_at(as_list(l), 1)),
    "last": (1, lambda l: member_at(as_list(l), -1)),
    "place": (2, lambda l, n: place(as_list(l), n)),
    "reverse": (1, lambda l: as_list(l)[::-1]),
    "rest": (1, lambda l: as_list(l)[1:]),
    "inner": (1, lambda l: as_list(l)[1:-1]),
    "ends": (1, lambda l: [member_at(as_list(l), 1), member_at(as_list(l), -1)]),
    "steps": (1, lambda l: steps(as_list(l))),
    "pairs": (1, lambda l: [[a, b] for i, a in enumerate(as_list(l)) for b in as_list(l)[i + 1:]]),
    "windows": (2, lambda l, n: [as_list(l)[i:i + as_number(n)] for i in range(len(as_list(l)) - as_number(n) + 1)]),
    "places": (1, lambda l: list(range(1, len(as_list(l)) + 1))),
    "between": (3, lambda l, a, b: between(as_list(l), a, b)),
    "start_run": (1, lambda l: start_run(as_list(l))),
    "rising": (1, all_steps(lambda a, b: a < b)),
    "falling": (1, all_steps(lambda a, b: a > b)),
    "growing": (1, all_steps(lambda a, b: a <= b)),
    "shrinking": (1, all_steps(lambda a, b: a >= b)),
    "equal": (1, lambda l: len(set(numbers(l))) <= 1),
    "different": (1, lambda l: len(set(numbers(l))) == len(as_list(l))),
    "consecutive": (1, is_consecutive),
    "palindrome": (1, lambda l: numbers(l) == numbers(l)[::-1]),
    "sequence": (1, is_sequence),
    "same_digits": (2, lambda l, m: sorted(numbers(l)) == sorted(numbers(m))),
    "odd": (1, lambda l: all(n % 2 == 1 for n in numbers(l))),
    "even": (1, lambda l: all(n % 2 == 0 for n in numbers(l))),
    "multiple": (2, lambda l, m: all(n % as_number(m) == 0 for n in numbers(l))),
    "prime": (1, lambda l: all(is_prime(n) for n in numbers(l))),
    "square": (1, lambda l: all(is_square(n) for n in numbers(l))),
}
TESTS = {"rising", "falling", "growing", "shrinking", "equal", "different", "consecutive", "palindrome", "sequence",
         "same_digits", "odd", "even", "multiple", "prime", "square", "low", "high"}
OF_SEVERAL = {"sum", "product", "min", "max", "range", "distinct", "median"}

SIDE, CORNER, KNIGHT = (0, 1), (1, 1), (1, 2)
PLACES = {
    "row": lambda board, cell: board.house(board.rows, cell),
    "column": lambda board, cell: board.house(board.columns, cell),
    "box": lambda board, cell: board.house(board.boxes, cell),
    "beside": lambda board, cell: board.around(cell, SIDE),
    "diagonally_beside": lambda board, cell: board.around(cell, CORNER),
    "around": lambda board, cell: board.around(cell, SIDE, CORNER),
    "knight": lambda board, cell: board.around(cell, KNIGHT),
    "seen": lambda board, cell: [other for other in board.cells if other is not cell and any(
        cell in house and other in house for house in board.houses)],
    "row_number": lambda board, cell: cell.row + 1,
    "column_number": lambda board, cell: cell.column + 1,
    "box_number": lambda board, cell: board.boxes.index(board.house(board.boxes, cell)) + 1,
    "box_place": lambda board, cell: board.house(board.boxes, cell).index(cell) + 1,
}
WHOLE = {
    "cells": lambda board: board.cells,
    "rows": lambda board: board.rows,
    "columns": lambda board: board.columns,
    "boxes": lambda board: board.boxes,
    "regions": lambda board: board.boxes,
    "houses": lambda board: board.houses,
    "lanes": lambda board: board.rows + board.columns,
    "adjacent": lambda board: board.pairs(SIDE),
    "diagonal_pairs": lambda board: board.pairs(CORNER),
    "touching": lambda board: board.pairs(SIDE, CORNER),
    "knights": lambda board: board.pairs(KNIGHT),
    "squares": lambda board: [[board.at(r, c), board.at(r, c + 1), board.at(r + 1, c + 1), board.at(r + 1, c)]
                              for r in range(board.size - 1) for c in range(board.size - 1)],
    "same_places": lambda board: [[box[i] for box in board.boxes] for i in range(board.size)],
}


class Formula:
    """A formula with what its words stand for: `it`, `clue`, `bulb`, `other`, `things`."""

    def __init__(self, board: Board, text: str, **words):
        self.board, self.tree = board, Reader(text).whole()
        self.fixed = {name: board.once(name, find, board) for name, find in WHOLE.items()}
        self.fixed["digits"] = board.digits
        things = words.get("things", [])
        self.fixed["unmarked"] = [[a, b] for a, b in self.fixed["adjacent"]
                                  if not any(len(thing) == 2 and a in thing and b in thing for thing in things)]
        self.words = {name: (lambda value=value: value) for name, value in words.items()}
        if len(words.get("it", [])) == 1:
            self.words["cell"] = lambda: words["it"][0]

    def holds(self, digits: str) -> bool:
        """Whether the grid, filled with these, keeps the rule."""
        self.board.put(digits)
        return as_test(self.work_out(self.tree, self.words))

    def work_out(self, tree, names):
        """A number, a cell, a list or a test. What is not there raises NotThere."""
        return getattr(self, "do_" + SAID.get(tree[0], tree[0]))(names, *tree[1:])

    def number(self, tree, names) -> int:
        return as_number(self.work_out(tree, names))

    def list(self, tree, names) -> list:
        return as_list(self.work_out(tree, names))

    def test(self, tree, names) -> bool:
        return as_test(self.work_out(tree, names))

    def do_number(self, names, value):
        return value

    def do_negative(self, names, value):
        return -self.number(value, names)

    def do_times(self, names, a, b):
        return self.number(a, names) * self.number(b, names)

    def do_divided(self, names, a, b):
        return self.number(a, names) // self.number(b, names)

    def do_mod(self, names, a, b):
        return self.number(a, names) % self.number(b, names)

    def do_plus(self, names, a, b):
        a, b = self.work_out(a, names), self.work_out(b, names)
        if isinstance(a, list) and isinstance(b, list):
            return a + b
        return as_number(a) + as_number(b)

    def do_minus(self, names, a, b):
        a, b = self.work_out(a, names), self.work_out(b, names)
        if isinstance(a, list) and isinstance(b, list):
            return [member for member in a if not any(member is other for other in b)]
        return as_number(a) - as_number(b)

    def do_compare(self, names, parts):
        try:
            values = [self.work_out(part, names) for part in parts[::2]]
        except NotThere:
            return False
        return all(compare(a, sign, b) for a, sign, b in zip(values, parts[1::2], values[1:]))

    def do_in(self, names, a, b):
        try:
            a, b = self.work_out(a, names), self.list(b, names)
        except NotThere:
            return False
        return all(any(is_same(member, other) for other in b) for member in as_list(a))

    def do_and(self, names, a, b):
        return self.test(a, names) and self.test(b, names)

    def do_or(self, names, a, b):
        return self.test(a, names) or self.test(b, names)

    def do_not(self, names, a):
        return not self.test(a, names)

    def do_implies(self, names, a, b):
        return not self.test(a, names) or self.test(b, names)

    def do_if(self, names, test, then, otherwise):
        if self.test(test, names):
            return self.work_out(then, names)
        return True if otherwise is None else self.work_out(otherwise, names)

    def do_let(self, names, name, value, then):
        return self.work_out(then, {**names, name: lambda: self.work_out(value, names)})

    def do_list(self, names, members):
        found = []
        for member in members:
            if member[0] == "span":
                found += range(self.number(member[1], names), self.number(member[2], names) + 1)
            else:
                found.append(self.work_out(member, names))
        return found

    def do_member(self, names, members, number):
        return member_at(self.list(members, names), self.number(number, names))

    def do_slice(self, names, members, first, last):
        return part_of(self.list(members, names), self.number(first, names), self.number(last, names))

    def chosen(self, names, given, members, where):
        """Each member with the names as they are for it, if it is one of those looked for."""
        for member in self.list(members, names):
            parts = [member] if len(given) == 1 else as_list(member)
            if len(parts) != len(given):
                raise Wrong(f"{len(given)} names for {len(parts)}")
            inside = {**names, **{name: (lambda part=part: part) for name, part in zip(given, parts)}}
            if given == ["it"]:
                inside["cell"] = inside["it"]
                if isinstance(member, Thing):
                    inside["clue"] = lambda member=member: member.clue
            if where is None or self.test(where, inside):
                yield member, inside

    def do_quantity(self, names, kind, number, given, members, where, test):
        try:
            results = [self.test(test, inside) for _, inside in self.chosen(names, given, members, where)]
            wanted = None if number is None else self.number(number, names)
        except NotThere:
            return False
        return {"each": lambda: all(results), "some": lambda: any(results), "no": lambda: not any(results),
                "exactly": lambda: sum(results) == wanted, "least": lambda: sum(results) >= wanted,
                "most": lambda: sum(results) <= wanted}[kind]()

    def do_listed(self, names, given, members, where, value):
        return [member if value is None else self.work_out(value, inside)
                for member, inside in self.chosen(names, given, members, where)]

    def do_call(self, names, name, arguments, has_brackets):
        if not has_brackets:
            if name in names:
                return names[name]()
            if name in self.fixed:
                return self.fixed[name]
        try:
            return self.call(name, [self.work_out(argument, names) for argument in arguments], names)
        except NotThere:
            if name in TESTS:
                return False
            raise

    def call(self, name, arguments, names):
        if name in OF_SEVERAL and len(arguments) > 1:
            arguments = [[as_number(argument) for argument in arguments]]
        wanted = FUNCTIONS[name][0] if name in FUNCTIONS else 1
        if len(arguments) == wanted - 1:
            arguments = [names["it"]()] + arguments
        if len(arguments) != wanted:
            raise Wrong(f"{name} of {len(arguments)}")
        if name in PLACES:
            cell = as_cell(arguments[0])
            return self.board.once((name, cell), PLACES[name], self.board, cell)
        if name == "segments":
            return segments(self.board, as_list(arguments[0]))
        if name in ("low", "high"):
            half, digits = len(self.board.digits) // 2, self.board.digits
            return all(n in (digits[:half] if name == "low" else digits[-half:]) for n in numbers(arguments[0]))
        if name not in FUNCTIONS:
            raise Wrong(f"'{name}' is not known")
        return FUNCTIONS[name][1](*arguments)


SAID = {"*": "times", "/": "divided", "+": "plus", "-": "minus", "=>": "implies"}


def compare(a, sign, b) -> bool:
    if sign in ("=", "!="):
        return is_same(a, b) == (sign == "=")
    a, b = as_number(a), as_number(b)
    return {"<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b}[sign]
