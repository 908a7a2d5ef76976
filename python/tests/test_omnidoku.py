# SPDX-License-Identifier: MIT
"""The installed package, with NumPy and without."""

import gc
import inspect
import os
import pickle
import resource
import signal
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
        with self.assertRaises(ValueError):
            puzzle.hint(level="loud")

    def test_rates(self):
        puzzle = od.read(PUZZLE)
        self.assertGreater(puzzle.rate().score, 0)
        self.assertGreaterEqual(puzzle.rate("se").er, 1.2)
        self.assertTrue(puzzle.rate("hodoku").level)
        with self.assertRaises(ValueError):
            puzzle.rate("stars")

    def test_makes(self):
        made = od.generate("grid:6", kinds=["killer"], seed=5)
        self.assertEqual(made.write(), od.generate("grid:6", kinds=["killer"], seed=5).write())
        self.assertEqual(made.solve().status, "unique")
        with self.assertRaises(od.Error):
            od.generate("gird")

    def test_pickles(self):
        puzzle = od.generate("grid:6", kinds=["killer"], seed=5)
        self.assertEqual(pickle.loads(pickle.dumps(puzzle)).write(), puzzle.write())

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
        with self.assertRaises(ValueError):
            od.empty("grid:9").count(time_limit=-1)

    def test_nothing_is_made_by_hand(self):
        for name in ("Puzzle", "Step", "Rating", "Hint"):
            with self.assertRaises(TypeError):
                getattr(od, name).__new__(getattr(od, name))

    def test_a_hint_tells_progress_too(self):
        told = []
        od.empty("grid:25").hint(time_limit=30, progress=lambda *_: told.append(1) or False)
        self.assertEqual(len(told), 1)

    def test_interrupted(self):
        timer = threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT))
        timer.start()
        with self.assertRaises(KeyboardInterrupt):
            od.empty("grid:9").count()

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
        for name, thing in inspect.getmembers(od.Puzzle):
            if not name.startswith("_") and callable(thing):
                self.assertIn("\n", thing.__doc__, name)  # more than the signature


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

        def work(times):
            for _ in range(times):
                od.solve_many(grids)
                try:
                    od.read("hello")
                except od.Error:
                    pass
            gc.collect()
            return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

        before = work(2000)
        self.assertLess(work(8000) - before, 4096)  # kB


if __name__ == "__main__":
    unittest.main()
