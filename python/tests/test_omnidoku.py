# SPDX-License-Identifier: MIT
"""The installed package, with NumPy and without."""

import array
import ast
import gc
import importlib.util
import inspect
import io
import json
import os
import pathlib
import pickle
import resource
import signal
import subprocess
import sys
import tempfile
import textwrap
import threading
import time
import unittest

import omnidoku as od

try:
    import numpy
except ImportError:
    numpy = None

PUZZLE = "..64.5..23.....17.......6.5..4..93..1.5.....78.9.........15.........2..82...347.."
EMPTY = "." * 81


class Puzzles(unittest.TestCase):
    def test_reads_and_solves(self):
        puzzle = od.read(PUZZLE)
        found = puzzle.solve()
        self.assertEqual((found.status, found.count, found.is_complete), ("unique", 1, True))
        self.assertEqual(len(found.solution), 81)
        self.assertEqual(puzzle.violations(found.grids[0]), [])
        self.assertEqual(puzzle.text(puzzle.givens), PUZZLE)

    def test_errors_have_a_place(self):
        with self.assertRaises(od.Error) as caught:
            od.read('{"omnidoku": 1,\n"board": "gird"}')
        error = caught.exception
        self.assertIsInstance(error, ValueError)
        self.assertEqual((error.code, error.line), ("unknown_name", 2))
        self.assertTrue(error.message)
        with self.assertRaises(od.Error) as caught:
            od.read(PUZZLE).with_givens([300] + [0] * 80)
        self.assertEqual(caught.exception.cell, "R1C1")
        for wrong in ("", "hello"):
            with self.assertRaises(od.Error):
                od.read(wrong)
        with self.assertRaises(TypeError):
            od.read(5)
        with self.assertRaises(TypeError):
            od.read(PUZZLE).with_givens("abc")

    def test_explains_and_draws(self):
        puzzle = od.read(PUZZLE)
        explanation = puzzle.explain()
        self.assertEqual(explanation.end, "solved")
        self.assertEqual(len(explanation), len(explanation.steps))
        for step in (explanation[0], explanation[-1]):
            self.assertIn("<svg", step._repr_svg_())
            self.assertTrue(step.text)
        with self.assertRaises(IndexError):
            explanation[len(explanation)]
        for drawn in (puzzle, puzzle.solve()):
            self.assertIn("<svg", drawn._repr_svg_())
        self.assertIn("6", str(puzzle))
        self.assertTrue(puzzle.hint().step.text)
        with self.assertRaises(od.Error) as caught:
            puzzle.hint(level="loud")
        self.assertEqual(caught.exception.code, "unknown_name")
        self.assertEqual([step.text for step in explanation[1:3]], [step.text for step in explanation.steps[1:3]])
        self.assertEqual([step.text for step in explanation[::-7]], [step.text for step in explanation.steps[::-7]])
        with self.assertRaisesRegex(TypeError, "^steps have whole numbers and slices, not str$"):
            explanation["first"]

    def test_a_stopped_explanation_has_no_rating(self):
        explanation = od.read(PUZZLE).explain(time_limit=0)
        self.assertEqual(explanation.end, "stopped")
        self.assertEqual((explanation.rating.status, explanation.rating.level), ("limit", ""))

    def test_prints(self):
        killer = od.generate("grid:4", kinds=["killer"], seed=5)
        self.assertIn(killer.rules, str(killer))
        puzzle = od.read(PUZZLE)
        self.assertEqual(repr(puzzle.check()), "<CheckReport unique, minimal>")
        self.assertEqual(repr(puzzle.with_givens(puzzle.solve().grids[0]).check()), "<CheckReport unique, not minimal>")
        self.assertEqual(repr(puzzle.candidates()), "<TrueCandidates unique, 81 found>")
        self.assertEqual(repr(od.empty("grid:4").candidates()), "<TrueCandidates multiple, 64 found>")

    def test_rates(self):
        puzzle = od.read(PUZZLE)
        self.assertGreater(puzzle.rate().score, 0)
        self.assertGreaterEqual(puzzle.rate("se").er, 1.2)
        self.assertTrue(puzzle.rate("hodoku").level)
        with self.assertRaises(od.Error) as caught:
            puzzle.rate("stars")
        self.assertEqual((caught.exception.code, caught.exception.hint), ("unknown_name", "it is one of human, se, hodoku"))
        self.assertTrue(puzzle.rate("hodoku").level.istitle())
        self.assertIn("'Easy'", od.Rating.level.__doc__)

    def test_canonical(self):
        puzzle = od.read(PUZZLE)
        form = puzzle.canonical()
        self.assertEqual((form["status"], form["message"], form["symmetries"]), ("unique", "", 1))
        turned = od.read(PUZZLE[::-1].translate(str.maketrans("123456789", "987654321")))
        self.assertEqual(turned.canonical()["key"], form["key"])
        self.assertNotEqual(od.generate(seed=3).canonical()["key"], form["key"])
        other = od.generate("grid:4", seed=1).canonical()
        self.assertTrue(other["key"] or "classic 9x9 grid" in other["message"])  # a wheel knows no other forms

    def test_certificates(self):
        puzzle = od.read(PUZZLE)
        made = puzzle.certificate()
        self.assertEqual(made["status"], "unique")
        text = made["certificate"]
        if text is None:  # a wheel has no search in clauses
            self.assertIn("CaDiCaL", made["message"])
            return
        checked = puzzle.check_certificates(text)
        self.assertEqual((checked["proof"], checked["message"]), (0, ""))
        self.assertTrue(checked["certificates"][0]["accepted"])
        changed = puzzle.check_certificates(text.replace("solution", "solutiom"))
        self.assertIsNone(changed["proof"])
        self.assertFalse(changed["certificates"][0]["accepted"])

    def test_analyzes(self):
        puzzle = od.read(PUZZLE)
        study = puzzle.analyze()
        self.assertEqual((study["status"], study["whole"]), ("unique", True))
        self.assertEqual(len(study["clues"]), sum(digit != 0 for digit in puzzle.givens))
        self.assertEqual({clue["need"] for clue in study["clues"]}, {"needed"})
        self.assertNotIn("unavoidable", study)
        study = od.generate("grid:4", seed=1).analyze(what=["unavoidable", "backdoors"], list=1)
        self.assertTrue(study["unavoidable"]["sets"])
        with self.assertRaises(od.Error) as caught:
            puzzle.analyze(what=["weather"])
        self.assertEqual(caught.exception.code, "usage")
        with self.assertRaises(od.Error) as caught:
            puzzle.analyze(what=["backdoors"], techniques=["no_such"])
        self.assertEqual(caught.exception.code, "unknown_name")
        with self.assertRaisesRegex(TypeError, "what must be a list, not str"):
            puzzle.analyze(what="clues")

    def test_calls_of_the_api_are_stopped(self):
        empty = od.read(EMPTY)
        calls = []
        study = empty.analyze(limit=1_000_000, progress=lambda *so_far: calls.append(so_far) or False)
        self.assertEqual(study["status"], "cancelled")
        self.assertEqual(len(calls[0]), 3)
        with self.assertRaises(ZeroDivisionError):
            empty.analyze(limit=1_000_000, progress=lambda *_: 1 / 0)

    def test_as_values_of_json(self):
        killer = od.generate("grid:6", kinds=["killer"], seed=5)
        for puzzle in (killer, od.read(PUZZLE)):
            values = puzzle.to_dict()
            self.assertEqual(values, json.loads(puzzle.write()))
            self.assertEqual(od.from_dict(json.loads(json.dumps(values))), puzzle)
        with self.assertRaises(od.Error) as caught:
            od.from_dict({"omnidoku": 1, "board": "gird"})
        self.assertEqual(caught.exception.code, "unknown_name")
        with self.assertRaisesRegex(TypeError, "document must be dict, not list"):
            od.from_dict([1])
        with self.assertRaises(TypeError):
            od.from_dict({"omnidoku": od})

    def test_makes(self):
        made = od.generate("grid:6", kinds=["killer"], seed=5)
        self.assertEqual(made.write(), od.generate("grid:6", kinds=["killer"], seed=5).write())
        self.assertEqual(made.solve().status, "unique")
        with self.assertRaises(od.Error):
            od.generate("gird")

    def test_pickles(self):
        killer = od.generate("grid:6", kinds=["killer"], seed=5)
        puzzle = od.read(PUZZLE)
        for result in (killer, puzzle.rate("se"), puzzle.rate(), puzzle.count(), od.empty("grid:4").count(max=3)):
            again = pickle.loads(pickle.dumps(result))
            self.assertEqual(again, result)
            self.assertEqual(hash(again), hash(result))
        for result in (killer.solve(limit=3, keep=3), puzzle.candidates(), puzzle.check(), od.empty("grid:4").check()):
            again = pickle.loads(pickle.dumps(result))
            for name in members(type(result)):
                self.assertEqual(getattr(again, name), getattr(result, name), name)
        for result in (puzzle.explain(), puzzle.explain()[0], puzzle.hint()):
            with self.assertRaisesRegex(TypeError, f"a {type(result).__name__} cannot be pickled"):
                pickle.dumps(result)

    def test_equal(self):
        puzzle = od.read(PUZZLE)
        self.assertEqual(puzzle, od.read(PUZZLE))
        self.assertEqual(puzzle, od.read(PUZZLE.replace(".", "0")))
        self.assertNotEqual(puzzle, od.read(EMPTY))
        self.assertNotEqual(puzzle, od.empty("grid:6"))
        self.assertNotEqual(puzzle, PUZZLE)
        self.assertEqual(len({puzzle, od.read(PUZZLE), od.read(EMPTY)}), 2)
        self.assertNotEqual(puzzle.rate(), puzzle.rate("se"))
        self.assertFalse(puzzle.rate() == 5)

    def test_reads_all(self):
        grid = "\n".join(textwrap.wrap(PUZZLE, 9))
        other = grid.replace("6", "x").replace("5", "6").replace("x", "5")
        for grids in ([grid, other] * 4 + [grid], [grid] * 9, [grid] * 4, [grid, other], [grid] * 20):
            for between in ("\n", "\n\n"):
                for head in ("", "# some puzzles\n", "# some\n\n# puzzles\n\n"):
                    puzzles = od.read_all(head + between.join(grids) + "\n")
                    self.assertEqual([puzzle.givens for puzzle in puzzles], [od.read(one).givens for one in grids])
        self.assertEqual(len(od.read_all(f"{PUZZLE}\n" * 5)), 5)

    def test_says_what_is_of_a_wrong_type(self):
        puzzle = od.read(PUZZLE)
        for call, said in (
            (lambda: od.read(5), r"^read\(\): text must be str, not int$"),
            (lambda: od.read(), r"^read\(\): missing a required argument: 'text'$"),
            (lambda: od.read(PUZZLE, fromat="line"), "unexpected keyword argument 'fromat'"),
            (lambda: od.read(PUZZLE, 5), "format must be str, not int"),
            (lambda: od.generate(kinds="killer"), "kinds must be a list, not str"),
            (lambda: od.generate(kinds=["killer", 5]), r"kinds\[1\] must be str, not int"),
            (lambda: od.generate(seed=-1), "seed is out of range: -1"),
            (lambda: puzzle.with_givens([0] * 80 + ["x"]), r"givens\[80\] must be a whole number, not str"),
            (lambda: puzzle.solve(limit=2.5), "limit must be a whole number, not float"),
            (lambda: puzzle.solve(time_limit="5"), "time_limit must be a number, not str"),
            (lambda: puzzle.svg(candidates=[1, 2]), r"candidates\[0\] must be a list, not int"),
        ):
            with self.assertRaisesRegex(TypeError, said) as caught:
                call()
            self.assertLess(len(str(caught.exception)), 100)

    def test_says_where_a_text_is_none(self):
        for read in (od.read, od.read_all):
            with self.assertRaises(od.Error) as caught:
                read(f"{PUZZLE}\nab\udcffc")
            error = caught.exception
            self.assertEqual((error.code, error.line, error.column), ("encoding", 2, 3))
        with self.assertRaises(od.Error):
            od.empty("grid:9").cell("\udcff")

    def test_ends_while_a_thread_is_in_a_call(self):
        program = """
            import threading, time, omnidoku as od
            empty, grids = od.empty("grid:9"), od.grids(["." * 81] * 100)
            def work(call):
                while True:
                    call()
            def slow(*_):
                time.sleep(0.05)
            for call in (empty.count, lambda: empty.count(progress=slow), lambda: od.count_many(grids), lambda: od.read("." * 81), lambda: od.read_all("\\n".join(["." * 81] * 50))):
                threading.Thread(target=work, args=(call,), daemon=True).start()
            time.sleep(0.3)
            print("done")
        """
        for _ in range(5):
            done = subprocess.run(
                [sys.executable, "-c", textwrap.dedent(program)], capture_output=True, text=True, timeout=60, check=False
            )
            self.assertEqual((done.returncode, done.stdout), (0, "done\n"), done.stderr)
            self.assertNotIn("FATAL", done.stderr)

    def test_counts_and_candidates(self):
        self.assertEqual(int(od.empty("grid:4").count()), 288)
        found = od.read(PUZZLE).candidates()
        self.assertEqual([len(digits) for digits in found.found], [1] * 81)

    def test_progress_stops_and_raises(self):
        self.assertEqual(od.empty("grid:9").count(progress=lambda *_: False).status, "cancelled")

        def fails(*_):
            raise KeyError("mine")

        with self.assertRaises(KeyError):
            od.empty("grid:9").count(progress=fails)
        with self.assertRaises(TypeError):
            od.empty("grid:9").count(progress=5)
        for limit in (-1, float("nan")):
            with self.assertRaises(ValueError):
                od.empty("grid:9").count(time_limit=limit)
        self.assertTrue(od.empty("grid:4").count(time_limit=float("inf")).is_complete)

    def test_progress_goes_on_but_for_what_is_false(self):
        for said, goes_on in (("x", True), (None, True), ([], False), (0, False)):
            told = []
            status = od.empty("grid:9").count(time_limit=0.5, progress=lambda *_, said=said: told.append(1) or said).status
            self.assertEqual(status == "cancelled", not goes_on, said)
            self.assertTrue(told)

    def test_progress_is_a_bar_in_every_call(self):
        self.assertEqual(int(od.empty("grid:4").count(progress=True)), 288)
        self.assertEqual(int(od.empty("grid:4").count(progress=False)), 288)
        self.assertIn("Progress", str(inspect.signature(od.Puzzle.solve)))

    def test_nothing_is_made_by_hand(self):
        for name in ("Puzzle", "Step", "Rating", "Hint"):
            with self.assertRaises(TypeError):
                getattr(od, name).__new__(getattr(od, name))
            with self.assertRaisesRegex(TypeError, f"^no {name} is made by hand"):
                getattr(od, name)()

    def test_a_hint_tells_progress_too(self):
        told = []
        od.empty("grid:25").hint(time_limit=30, progress=lambda *_: told.append(1) or False)
        self.assertEqual(len(told), 1)

    def test_interrupted(self):
        timer = threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT))
        timer.start()
        with self.assertRaises(KeyboardInterrupt):
            od.empty("grid:9").count()

    def test_reading_is_interrupted(self):
        sentence = "The sum of r1c1 and r2c2 is 5, and cages have no repeats in them. "
        for read, text in ((od.read, f"{PUZZLE}\n{sentence * 900}"), (od.read_all, f"{PUZZLE}\n" * 200_000)):
            with self.subTest(read.__name__):
                threading.Timer(0.2, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
                with self.assertRaises(KeyboardInterrupt):
                    read(text)
                # The next one is read meanwhile.
                self.assertEqual(od.read(PUZZLE).text(od.read(PUZZLE).givens), PUZZLE)

    def test_reading_has_a_time_limit(self):
        for read in (od.read, od.read_all):
            self.assertTrue(read(PUZZLE, time_limit=600))
            with self.assertRaises(od.Error) as caught:
                read(f"{PUZZLE}\n" * 200_000, time_limit=0)
            self.assertEqual(caught.exception.code, "cancelled")
            with self.assertRaises(ValueError):
                read(PUZZLE, time_limit=-1)

    def test_other_threads_go_on(self):
        ticks = 0
        done = threading.Event()

        def tick():
            nonlocal ticks
            while not done.is_set():
                ticks += 1
                time.sleep(0.001)

        thread = threading.Thread(target=tick)
        thread.start()
        od.empty("grid:9").count(time_limit=0.3)
        done.set()
        thread.join()
        self.assertGreater(ticks, 10)

    def test_says_what_it_is(self):
        for name in od.__all__:
            thing = getattr(od, name)
            if not isinstance(thing, str):
                self.assertTrue(inspect.getdoc(thing), name)
            if inspect.isclass(thing) and thing is not od.Error:
                for member in members(thing):
                    self.assertTrue(getattr(thing, member).__doc__, f"{name}.{member}")


def members(thing) -> list[str]:
    """The public names of a class or a module."""
    return [name for name in vars(thing) if not name.startswith("_")]


class Types(unittest.TestCase):
    """The types that type checkers read, beside the package."""

    STUBS = pathlib.Path(od.__file__).with_name("_core.pyi")

    def setUp(self):
        self.tree = ast.parse(self.STUBS.read_text(encoding="utf-8"))

    def assert_takes(self, stub: ast.FunctionDef, function):
        """That the function takes what the stub says: names, order, defaults."""
        told = stub.args.posonlyargs + stub.args.args
        defaults = [ast.literal_eval(default) for default in stub.args.defaults]
        real = list(inspect.signature(function).parameters.values())
        if not stub.args.posonlyargs:
            self.assertEqual([one.name for one in real], [one.arg for one in told], stub.name)
        self.assertEqual(len(real), len(told), stub.name)
        with_default = [one.default for one in real if one.default is not inspect.Parameter.empty]
        self.assertEqual(with_default, defaults, stub.name)

    def test_agree_with_the_module(self):
        self.assertTrue(self.STUBS.with_name("py.typed").exists())
        told = {node.name: node for node in self.tree.body if isinstance(node, (ast.ClassDef, ast.FunctionDef))}
        self.assertEqual(sorted(told), sorted(members(od._core)))
        for name in ("Puzzle", "Step", "Solutions"):
            self.assertIn("_repr_svg_", [part.name for part in told[name].body])
        for name, node in told.items():
            real = getattr(od._core, name)
            if isinstance(node, ast.FunctionDef):
                self.assert_takes(node, real)
                continue
            if real is od.Error:
                continue  # its members come with each
            with self.subTest(name):
                parts = {part.name: part for part in node.body if isinstance(part, ast.FunctionDef)}
                self.assertEqual(sorted(part for part in parts if not part.startswith("_")), sorted(members(real)))
                for part in members(real):
                    is_property = any(isinstance(one, ast.Name) and one.id == "property" for one in parts[part].decorator_list)
                    self.assertEqual(is_property, not callable(getattr(real, part)), part)
                    if not is_property:
                        self.assert_takes(parts[part], getattr(real, part))

    def test_errors_have_what_is_told(self):
        told = next(node for node in self.tree.body if isinstance(node, ast.ClassDef) and node.name == "Error")
        with self.assertRaises(od.Error) as caught:
            od.read("hello")
        for field in told.body:
            self.assertTrue(hasattr(caught.exception, field.target.id), field.target.id)
            self.assertIn(field.target.id, od.Error.__doc__)

    @unittest.skipIf(importlib.util.find_spec("mypy") is None, "mypy is not installed")
    def test_a_checker_understands_them(self):
        program = """
            import omnidoku as od

            puzzle = od.read("...")
            line: str | None = puzzle.solve(time_limit=5).solution
            texts: list[str] = [step.text for step in puzzle.explain()]
            drawing: str = puzzle.solve(progress=True)._repr_svg_() + puzzle.explain()[1:][0].text
            read: od.Puzzle = od.read(b"...")
            er: float = max(rating.er for rating in od.rate_many(od.grids([]), "se", progress=True))
            puzzle.solve(limit="2")  # refused
            puzzle.solved()  # refused
        """
        lines = textwrap.dedent(program).lstrip().splitlines()
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "program.py"
            file.write_text("\n".join(lines) + "\n", encoding="utf-8")
            done = subprocess.run(
                [sys.executable, "-m", "mypy.__main__", "--strict", "--no-incremental", file.name],
                cwd=folder, capture_output=True, text=True, check=False,
            )
        refused = [number for number, line in enumerate(lines, 1) if "refused" in line]
        named = [int(line.split(":")[1]) for line in done.stdout.splitlines() if ": error:" in line]
        self.assertEqual(named, refused, done.stdout + done.stderr)


class Many(unittest.TestCase):
    def test_solves(self):
        solutions, counts = od.solve_many(od.grids([PUZZLE, EMPTY]), threads=2)
        self.assertEqual(list(counts), [1, 2])
        first = list(bytes(solutions))[:81]
        self.assertEqual(first, od.read(PUZZLE).solve().grids[0])
        self.assertEqual(list(od.count_many(od.grids([PUZZLE, EMPTY]), 50)), [1, 50])

    def test_rates(self):
        ratings = od.rate_many(od.grids([PUZZLE, EMPTY]), "se")
        self.assertEqual(ratings[0].er, od.read(PUZZLE).rate("se").er)
        self.assertEqual(ratings[1].status, "multiple")

    def test_bytes_do_as_well(self):
        _, counts = od.solve_many(bytes(81))
        self.assertEqual(list(counts), [2])
        self.assertEqual(len(od.solve_many(b"")[1]), 0)

    def test_lines(self):
        text = f"puzzle,solution\n{PUZZLE},x\n\n# no\n{EMPTY.replace('.', '0')}\n"
        self.assertEqual(len(bytes(od.grids(text))), 162)
        with self.assertRaises(od.Error) as caught:
            od.grids([PUZZLE, PUZZLE[:-1]])
        self.assertEqual(caught.exception.line, 2)

    def test_grids_slice_by_puzzle(self):
        grids = od.grids([PUZZLE, EMPTY, PUZZLE])
        self.assertEqual((len(grids), grids.shape), (3, (3, 81)))
        solutions, counts = od.solve_many(grids[1:])
        self.assertEqual(list(counts), [2, 1])
        self.assertEqual(len(solutions[:1]), 1)
        self.assertEqual([rating.status for rating in od.rate_many(grids[:1])], ["unique"])
        for none in (grids[:0], od.grids("")):
            self.assertEqual([len(part) for part in od.solve_many(none)], [0, 0])
            self.assertEqual(len(od.count_many(none)), 0)
            self.assertEqual(od.rate_many(none), [])

    def test_grids_of_whatever_has_lines(self):
        wanted = bytes(od.grids([PUZZLE, EMPTY]))
        text = f"id;puzzle\n1;{PUZZLE};5\n2;\"{EMPTY}\"\n"
        for source in (text, text.encode(), io.StringIO(text), io.BytesIO(text.encode()), [PUZZLE.encode(), EMPTY]):
            self.assertEqual(bytes(od.grids(source)), wanted)
        puzzle = od.read(PUZZLE)
        for wrong, said in (
            (5, "^puzzles must be a text or lines of text, not int$"),
            ([5], "not list of int$"),
            (puzzle, r"not Puzzle; puzzle\.text\(puzzle\.givens\) is the line of a puzzle$"),
            ([puzzle], r"not list of Puzzle; puzzle\.text"),
        ):
            with self.assertRaisesRegex(TypeError, said):
                od.grids(wrong)
        for wrong, said in (("hello", "has 5 characters"), ("a,b", "no column has 81 characters")):
            with self.assertRaisesRegex(od.Error, said):
                od.grids(wrong)

    def test_stopped_ratings_say_so(self):
        ratings = od.rate_many(od.grids([PUZZLE] * 500), "se", progress=lambda *_: False)
        self.assertEqual({rating.status for rating in ratings[-10:]}, {"cancelled"})

    def test_says_what_is_wrong(self):
        grids = od.grids([PUZZLE])
        for call, said in (
            (lambda: od.solve_many([PUZZLE]), r"^grids must be an array .*, not list; od\.grids\(\) makes one of lines$"),
            (lambda: od.solve_many(PUZZLE), r"not str; od\.grids"),
            (lambda: od.solve_many(array.array("h", [0] * 80)), "^grids must hold unsigned bytes .*, not array of 'h'$"),
            (lambda: od.solve_many(grids, threads=10**10), r"^solve_many\(\): threads is out of range: 10000000000$"),
            (lambda: od.solve_many(grids, threads=2.5), "threads must be a whole number, not float$"),
            (lambda: od.count_many(grids, -1), r"^count_many\(\): max is out of range: -1$"),
            (lambda: od.rate_many(grids, None), r"^rate_many\(\): scale must be str, not NoneType$"),
        ):
            with self.assertRaisesRegex(TypeError, said):
                call()
        with self.assertRaises(od.Error) as caught:
            od.rate_many(grids[:0], "stars")
        self.assertEqual(caught.exception.code, "unknown_name")
        if numpy is None:
            self.skipTest("NumPy is not installed")
        for wrong, kind in ((numpy.zeros((1, 81), numpy.int64), "int64"), (numpy.zeros(80, numpy.uint16), "uint16"),
                            (numpy.zeros((0, 81)), "float64")):
            with self.assertRaisesRegex(TypeError, rf"not {kind}; grids\.astype\('uint8'\) makes them$"):
                od.solve_many(wrong)

    def test_refuses_other_shapes_and_types(self):
        with self.assertRaises(TypeError):
            od.solve_many([[0] * 81])
        with self.assertRaises(ValueError):
            od.solve_many(bytes(80))
        with self.assertRaises(od.Error) as caught:
            od.solve_many(bytes(80) + b"\x2c")
        self.assertEqual(caught.exception.cell, "R9C9")
        if numpy is None:
            self.skipTest("NumPy is not installed")
        with self.assertRaises(TypeError):
            od.solve_many(numpy.zeros((2, 81), numpy.int64))
        with self.assertRaises(ValueError):
            od.solve_many(numpy.zeros((2, 80), numpy.uint8))
        with self.assertRaises(ValueError):
            od.solve_many(numpy.zeros((2, 2, 81), numpy.uint8))
        with self.assertRaises((ValueError, BufferError)):
            od.solve_many(numpy.zeros((4, 81), numpy.uint8)[::2])

    def test_memory_stays(self):
        grids = od.grids([PUZZLE])
        puzzle = od.read(PUZZLE)

        def work(rounds):
            for _ in range(rounds):
                od.solve_many(grids)
                od.count_many(grids)
                for _ in range(14):
                    str(puzzle)
                    puzzle.with_givens(puzzle.givens)
                    for wrong in (
                        lambda: od.read("\udc80"),
                        lambda: od.read("hello", format="gird"),
                        lambda: od.solve_many(bytes(80)),
                        lambda: puzzle.with_givens([300] * 81),
                        lambda: puzzle.solve(progress=5),
                    ):
                        try:
                            wrong()
                        except (ValueError, TypeError):
                            pass
            gc.collect()
            return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

        # A hundred calls in each round, a hundred thousand in all.
        before = work(100)
        self.assertLess(work(900) - before, 4096)  # kB


if __name__ == "__main__":
    unittest.main()
