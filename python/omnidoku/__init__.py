# SPDX-License-Identifier: MIT
"""One engine for every Sudoku: reads, solves, counts, explains, rates, makes and draws them.

    import omnidoku as od
    puzzle = od.read(open("puzzle.txt").read())   # a grid, a line, JSON, a link, ...
    print(puzzle.solve().solution)
    for step in puzzle.explain():
        print(step.text)

Cells are numbered from 0 in the order of the board (on the ordinary grid: reading order), digits
are 1, 2, ... whatever symbols the puzzle writes for them, 0 stands for an empty cell.

Many ordinary 9x9 puzzles go through arrays of unsigned bytes with the shape (N, 81): `grids`,
`solve_many`, `count_many`, `rate_many`. They are NumPy's where NumPy is installed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Optional, Union

from . import _core, _signatures

_signatures.give(_core)

from ._core import (  # noqa: E402
    CheckReport,
    Count,
    Error,
    Explanation,
    Hint,
    Puzzle,
    Rating,
    Solutions,
    Step,
    TrueCandidates,
    __version__,
    empty,
    formats,
    generate,
    geometries,
    kinds,
    read,
    read_all,
    techniques,
)

__all__ = [
    "CheckReport",
    "Count",
    "Error",
    "Explanation",
    "Hint",
    "Puzzle",
    "Rating",
    "Solutions",
    "Step",
    "TrueCandidates",
    "__version__",
    "count_many",
    "empty",
    "formats",
    "generate",
    "geometries",
    "grids",
    "kinds",
    "rate_many",
    "read",
    "read_all",
    "solve_many",
    "techniques",
]

# Called with (nodes, solutions, fraction or None); False stops. True shows a bar, if there is tqdm.
Progress = Union[bool, Callable[[int, int, Optional[float]], Optional[bool]], None]

_CELLS = 81


def _made_again(maker: str, values: tuple[Any, ...]) -> Any:
    """What was pickled as these values; a function with a name, as pickle wants it."""
    return getattr(_core, maker)(*values)


def _numpy() -> Any:
    """NumPy, or None where it is not installed."""
    try:
        import numpy
    except ImportError:
        return None
    return numpy


class _Bar:
    """Progress as a bar by tqdm, which is there only where it is installed."""

    def __init__(self, total: int):
        try:
            from tqdm.auto import tqdm
        except ImportError:
            self.bar = None
        else:
            self.bar = tqdm(total=total)

    def __call__(self, done: int, solutions: int, fraction: float | None) -> None:
        if self.bar is not None:
            self.bar.update(done - self.bar.n)

    def close(self) -> None:
        if self.bar is not None:
            self.bar.close()


def _shape_of(grids: Any) -> int:
    """How many puzzles an array or a run of bytes holds; raises ValueError, TypeError."""
    view = memoryview(grids)
    if view.ndim == 2 and view.shape[1] != _CELLS or view.ndim not in (1, 2):
        raise ValueError(f"grids must have the shape (N, 81), not {view.shape}")
    if view.nbytes % _CELLS != 0 and view.itemsize == 1:
        raise ValueError(f"{view.nbytes} digits are no whole number of grids, each has 81")
    return view.shape[0] if view.ndim == 2 else view.shape[0] // _CELLS


def _told(progress: Progress, total: int) -> tuple[Any, Callable[[], None]]:
    """The function to tell, and the one that ends it."""
    if progress is True:
        bar = _Bar(total)
        return bar, bar.close
    return progress or None, lambda: None


def _error(code: str, message: str, line: int) -> Error:
    error = Error(f"line {line}: {message}")
    error.code, error.message, error.line = code, message, line
    error.hint, error.cell, error.column = "", "", 0
    return error


def grids(puzzles: str | Iterable[str]) -> Any:
    """Ordinary 9x9 puzzles as an array (N, 81) of unsigned bytes, 0 for an empty cell; without NumPy
    a bytearray of N * 81.

    `puzzles`: a text with one puzzle a line, or the lines: 81 characters each, 1 to 9, anything else
    for an empty cell; what follows behind a blank or a comma is left aside, and so are empty lines and
    those that begin with '#'. Raises Error for a line that has not 81 characters.
    """
    lines = puzzles.splitlines() if isinstance(puzzles, str) else puzzles
    digits = bytearray()
    for number, line in enumerate(lines, 1):
        words = line.replace(",", " ").replace(";", " ").split()
        if not words or words[0].startswith("#"):
            continue
        word = words[0]
        if len(word) != _CELLS:
            if number == 1 and not any(c.isdigit() for c in word):
                continue  # the head of a table
            raise _error("wrong_length", f"the line has {len(word)} characters, expected 81", number)
        digits += bytes(int(c) if "1" <= c <= "9" else 0 for c in word)
    numpy = _numpy()
    return digits if numpy is None else numpy.frombuffer(digits, dtype=numpy.uint8).reshape(-1, _CELLS)


def solve_many(
    grids: Any, *, threads: int = 1, time_limit: float | None = None, progress: Progress = None
) -> tuple[Any, Any]:
    """Solves many ordinary 9x9 puzzles.

    `grids`: an array (N, 81) of unsigned bytes, or a run of bytes. Returns the solutions in the same
    shape, zeros where there is none, and N numbers of solutions: 0, 1, 2 for several, 255 where the time
    was up before. Raises TypeError for other types, ValueError for other shapes, Error for digits over 9.
    """
    number = _shape_of(grids)
    numpy = _numpy()
    if numpy is None:
        solutions, counts = bytearray(number * _CELLS), bytearray(number)
    else:
        solutions, counts = numpy.zeros((number, _CELLS), numpy.uint8), numpy.empty(number, numpy.uint8)
    told, end = _told(progress, number)
    try:
        if number > 0:
            _core.solve_into(grids, solutions, counts, time_limit, threads, told)
    finally:
        end()
    return solutions, counts


def count_many(
    grids: Any,
    max: int = 0,
    *,
    threads: int = 1,
    time_limit: float | None = None,
    progress: Progress = None,
) -> Any:
    """The numbers of solutions of many ordinary 9x9 puzzles, up to `max` each (0: all), as N unsigned
    numbers of 64 bits. Where the time is up first, as many as are known. Raises as solve_many does."""
    number = _shape_of(grids)
    numpy = _numpy()
    if numpy is None:
        from array import array

        counts: Any = array("Q", bytes(8 * number))
    else:
        counts = numpy.zeros(number, numpy.uint64)
    told, end = _told(progress, number)
    known = 0
    try:
        if number > 0:
            known = _core.count_into(grids, counts, max, time_limit, threads, told)
    finally:
        end()
    return counts[:known]


def rate_many(
    grids: Any,
    scale: str = "human",
    *,
    threads: int = 1,
    time_limit: float | None = None,
    progress: Progress = None,
) -> list[Rating]:
    """How hard many ordinary 9x9 puzzles are, by 'human', 'se' (Sudoku Explainer) or 'hodoku': a Rating
    each, whose status is 'unique' where it is rated. time_limit: seconds for each. Raises as solve_many
    does."""
    number = _shape_of(grids)
    told, end = _told(progress, number)
    try:
        if number == 0:
            return []
        return _core.ratings(grids, scale, time_limit, threads, told)
    finally:
        end()
