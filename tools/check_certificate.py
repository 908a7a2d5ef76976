#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""check_certificate.py FILE...: check proofs that puzzles have exactly one solution (docs/CERTIFICATES.md).
Needs nothing but Python 3. Says what is proven, or in which line something is wrong: then the exit code is 2."""
import itertools
import sys

HEADER = "omnidoku certificate 1"


class Clauses:
    """Clauses, and what follows from them by unit propagation: where all but one literal of a clause
    are refuted, the last one holds. Literals are numbers from 1, or negative: it does not hold."""
    def __init__(self, clauses, num_literals):
        self.values = [0] * (2 * num_literals + 1)  # by literal: 1 it holds, -1 it does not, 0 open
        self.watches = [[] for _ in self.values]  # by literal: clauses that watch it, as their first or second
        self.trail, self.next = [], 0  # what holds, as it was found, and what of it is to be looked at
        self.clauses, self.refuted = [], False
        for clause in clauses:
            self.add(clause)

    def add(self, clause):
        clause = sorted(clause, key=lambda literal: self.values[literal] < 0)  # the refuted ones last
        num_open = sum(self.values[literal] >= 0 for literal in clause)
        self.refuted = self.refuted or num_open == 0
        if num_open == 1 and self.values[clause[0]] == 0:
            self.assign(clause[0])
        for literal in clause[:2] if len(clause) > 1 else []:
            self.watches[literal].append(clause)
        self.clauses.append(clause)

    def assign(self, literal):
        self.values[literal], self.values[-literal] = 1, -1
        self.trail.append(literal)

    def propagate(self):
        """Finds what follows; false if a clause is broken."""
        values = self.values
        while self.next < len(self.trail):
            denied = -self.trail[self.next]
            self.next += 1
            watching = self.watches[denied]
            self.watches[denied] = kept = []
            for at, clause in enumerate(watching):
                if clause[0] == denied:
                    clause[0], clause[1] = clause[1], clause[0]
                others = range(2, len(clause)) if values[clause[0]] <= 0 else ()
                other = next((i for i in others if values[clause[i]] >= 0), 0)
                if other:
                    clause[1], clause[other] = clause[other], clause[1]
                    self.watches[clause[1]].append(clause)
                    continue
                kept.append(clause)
                if values[clause[0]] < 0:
                    kept.extend(watching[at + 1 :])
                    return False
                if values[clause[0]] == 0:
                    self.assign(clause[0])
        return True

    def suppose(self, literals, ask=lambda: True):
        """Whether these can hold, for all that unit propagation shows, and `ask` then says so, too."""
        self.refuted = self.refuted or not self.propagate()
        if self.refuted:
            return False
        before = len(self.trail)
        for literal in literals:
            if self.values[literal] == 0:
                self.assign(literal)
        answer = all(self.values[one] > 0 for one in literals) and self.propagate() and ask()
        for literal in self.trail[before:]:
            self.values[literal] = self.values[-literal] = 0
        del self.trail[before:]
        self.next = before
        return answer


class Premises:
    """What the lines of a certificate say of its puzzle, as clauses."""
    def __init__(self):
        self.clauses, self.num_literals, self.num_cells, self.work = [], 0, 0, 0
        self.variables = {}  # by name, cells first: options, each a choice, what it counts and a literal
        self.digits, self.tables = [], {}  # tables by name: per layer and node the next node by the choice

    def literal(self):
        self.num_literals += 1
        return self.num_literals

    def count(self, work):
        self.work += work
        if self.work > 20_000_000:
            raise ValueError("this is too much to check")

    def add(self, *clauses):
        for clause in clauses:
            self.count(len(clause) + 3)
            self.clauses.append(list(clause))

    def add_at_most_one(self, literals):
        for one, other in itertools.combinations(literals, 2):
            self.add([-one, -other])

    def declare(self, choices, names):
        for name in names:
            if name in self.variables:
                raise ValueError(f"there are two of the name '{name}'")
            self.variables[name] = [(choice, value, self.literal()) for choice, value in choices]
            literals = [option[2] for option in self.variables[name]]
            self.add_at_most_one(literals)
            self.add(literals)

    def read_digits(self, *values):
        self.digits = [(i + 1, int(value)) for i, value in enumerate(values)]

    def read_cells(self, *names):
        if self.variables:
            raise ValueError("there are variables already")
        self.declare(self.digits, names)
        self.num_cells = len(names)

    read_hidden = lambda self, *names: self.declare(self.digits, names)

    def read_numbers(self, choices, *names):
        self.declare([(int(word), int(word)) for word in choices.split(",")], names)

    def read_one(self, *words):
        clause = []
        for name, choice in (word.split("=") for word in words):
            sign = -1 if name.endswith("!") else 1
            clause += [sign * one[2] for one in self.variables[name.removesuffix("!")] if one[0] == int(choice)]
        self.add(clause)

    def read_different(self, *names):
        places = {}
        for choice, _, literal in itertools.chain(*(self.variables[name] for name in names)):
            places.setdefault(choice, []).append(literal)
        for literals in places.values():
            self.add_at_most_one(literals)
            if len(places) == len(names):
                self.add(literals)

    def read_sum(self, relation, total, *words):
        may_end = {"=": int(total).__eq__, "<=": int(total).__ge__}[relation]
        terms = []
        for word in words:
            times, star, name = word.rpartition("*")
            terms.append([(one[0], int(times if star else 1) * one[1], one[2]) for one in self.variables[name]])
        self.add_walk(terms, lambda before, _, option: before + option[1], may_end)

    def read_sets(self, sets, *names):
        self.add_sets([[int(word) for word in text.split(",")] for text in sets.split("/")], names)

    def read_cage(self, total, *names):
        self.read_different(*names)
        sets = []
        for some in itertools.combinations(self.digits, len(names)):
            self.count(1)
            sets += [[one[0] for one in some]] if sum(one[1] for one in some) == int(total) else []
        self.add_sets(sets, names)

    def add_sets(self, sets, names):
        """The variables hold, all together, the digits of one of the sets."""
        chosen = [self.literal() for _ in sets]
        self.add(chosen)
        for digit, _ in self.digits:
            present = self.literal()
            places = [one[2] for name in names for one in self.variables[name] if one[0] == digit]
            has = [is_chosen for is_chosen, some in zip(chosen, sets) if digit in some]
            lacks = [is_chosen for is_chosen, some in zip(chosen, sets) if digit not in some]
            self.add([-present, *places], [-present, *has], [present, *lacks])
            self.add(*([-one, present] for one in places + has), *([-one, -present] for one in lacks))

    def read_table(self, name, *layers):
        ways_of = lambda node: dict(map(int, way.split(">")) for way in node.split(","))
        self.tables[name] = [[ways_of(node) for node in layer.split("/")] for layer in layers]

    def read_walk(self, name, *names):
        if len(self.tables[name]) != len(names):
            raise ValueError("the table is not for so many variables")
        step = lambda node, place, option: self.tables[name][place][node].get(option[0])
        self.add_walk([self.variables[name] for name in names], step, lambda _: True)

    def add_walk(self, places, step, may_end):
        """From state 0 the choices lead over a state after each place to one in which the walk may end."""
        layers = [{0: {}}]  # per state: where the literals of its choices lead
        for place, options in enumerate(places):
            self.count(8 * len(layers[place]) * (len(options) + 1))
            for state, ways in layers[place].items():
                ways.update((option[2], step(state, place, option)) for option in options)
            layers.append({after: {} for ways in layers[place].values() for after in ways.values()})
            layers[-1].pop(None, None)
        alive = [{state for state in layers[-1] if may_end(state)}]
        for layer in reversed(layers[:-1]):
            alive.insert(0, {state for state, ways in layer.items() if alive[0] & set(ways.values())})
        before, options = {}, []
        for i, states in enumerate(alive):
            now = {state: self.literal() for state in sorted(states)}
            self.add(now.values())
            self.count(5 * len(now) * len(options))
            back = {(state, one[2]): [-state, -one[2]] for state in now.values() for one in options}
            for state, literal in before.items():
                ways = {choice: now.get(after) for choice, after in layers[i - 1][state].items()}
                for choice, after in ways.items():
                    self.add([-literal, -choice] + ([after] if after else []))
                    back.get((after, choice), []).append(literal)
                self.add([-literal, *(choice for choice, after in ways.items() if after)])
            self.add(*back.values())
            before, options = now, places[i] if i < len(places) else []


def premises_of_grid(puzzle):
    """What a line of 16, 81, 256 or 625 digits says; nothing for other texts."""
    box = {16: 2, 81: 3, 256: 4, 625: 5}.get(len(puzzle), 0)
    size, symbols = range(box * box), "123456789ABCDEFGHIJKLMNOP"[: box * box]
    if not box or not set(puzzle) <= set(".0" + symbols):
        return []
    cells = [(row, column) for row in size for column in size]
    name = {(row, column): f"R{row + 1}C{column + 1}" for row, column in cells}
    houses = [[name[row, column] for column in size] for row in size]
    houses += [[name[row, column] for row in size] for column in size]
    houses += [[name[at] for at in cells if at[0] // box * box + at[1] // box == house] for house in size]
    return [
        " ".join(["digits", *(str(digit + 1) for digit in size)]),
        " ".join(["cells", *name.values()]),
        *(f"one {name[at]}={symbols.index(one) + 1}" for at, one in zip(cells, puzzle) if one not in ".0"),
        *(" ".join(["different", *house]) for house in houses),
    ]


def end_of(lines):
    """How a certificate with these lines ends: FNV-1a, in which each byte counts."""
    total = 0xCBF29CE484222325
    for byte in "".join(line + "\n" for line in lines).encode("utf-8", "surrogateescape"):
        total = (total ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return f"end {total:016x}"


def check(lines, at):
    """What is proven. Adds to `at` which line is looked at, again and again."""
    if lines[0] != HEADER or not lines[1].startswith("puzzle "):
        raise ValueError(f"'{HEADER}' and the puzzle are expected")
    puzzle = lines[1].removeprefix("puzzle ")
    at.append(len(lines) - 1)
    if lines[-1] != end_of(lines[:-1]):
        raise ValueError("the end does not fit: some line above is changed or missing")
    premises, solution, stated = Premises(), 2, [line.partition(" #")[0] for line in lines]
    while not lines[solution].startswith("solution "):
        at.append(solution)
        kind, *words = stated[solution].split(" ")
        getattr(premises, "read_" + kind)(*words)
        solution += 1
    at.append(solution)
    if premises_of_grid(puzzle) not in ([], stated[2:solution]):
        raise ValueError("the premises are not those of the puzzle")
    chosen = stated[solution].split(" ")[1:]
    choices = zip(chosen, premises.variables.values())
    holding = [option[2] for word, options in choices for option in options if str(option[0]) == word]
    if not len(holding) == len(chosen) == len(premises.variables):
        raise ValueError(f"the choices of {len(premises.variables)} variables are expected")
    clauses = Clauses(premises.clauses, premises.num_literals)
    if not clauses.suppose(holding, lambda: all(any(clauses.values[i] > 0 for i in one) for one in clauses.clauses)):
        raise ValueError("the solution does not keep all premises")
    clauses.add([-literal for literal in holding[: premises.num_cells]])  # another one
    for step in range(solution + 1, len(lines) - 1):
        at.append(step)
        clause = [int(word) for word in stated[step].split(" ")]
        if not all(0 < abs(literal) <= premises.num_literals for literal in clause):
            raise ValueError("there is no such literal")
        if clauses.suppose([-literal for literal in clause]):
            raise ValueError("this does not follow")
        clauses.add(clause)
    at.append(len(lines) - 1)
    if clauses.suppose([]):
        raise ValueError("that there is no other solution is not proven")
    stated = "" if premises_of_grid(puzzle) else ", if its rules are as stated,"
    return f"accepted: {puzzle} has{stated} one solution: {' '.join(chosen[: premises.num_cells])}"


def main():
    all_accepted = len(sys.argv) > 1
    for name in sys.argv[1:]:
        try:
            with open(name, encoding="utf-8", errors="surrogateescape", newline="") as file:
                lines = file.read().removesuffix("\n").split("\n")
        except OSError as error:
            lines = [str(error)]
        starts = [i for i, line in enumerate(lines) if line == HEADER or i == 0]
        for begin, end in zip(starts, starts[1:] + [len(lines)]):
            at = [0]
            try:
                verdict, at = check(lines[begin:end], at), [0]
            except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
                verdict = f"refused: {error if isinstance(error, ValueError) else repr(error)}"
                all_accepted = False
            print(f"{name}:{begin + at[-1] + 1}: {verdict}".encode("utf-8", "backslashreplace").decode())
    return 0 if all_accepted else 2


if __name__ == "__main__":
    sys.exit(main())
