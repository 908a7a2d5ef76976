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

Calls that may be long take `time_limit`, in seconds, and `progress`: a function, called with (nodes,
solutions, fraction or None) now and then, which stops them by False; or True, for a bar where tqdm is
installed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

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
    from_dict,
    generate,
    geometries,
    kinds,
    read,
    read_all,
    techniques,
)
from ._errors import error  # noqa: E402
from ._progress import Progress, told  # noqa: E402

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
    "from_dict",
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


def _number_of(grids: Any) -> int:
    """How many puzzles an array or a run of bytes holds; raises TypeError, ValueError."""
    try:
        view = memoryview(grids)
    except (TypeError, ValueError):
        wanted = "an array (N, 81) of unsigned bytes, or a run of bytes"
        raise TypeError(f"grids must be {wanted}, not {type(grids).__name__}; od.grids() makes one of lines") from None
    if view.format != "B":
        kind = getattr(grids, "dtype", f"{type(grids).__name__} of '{view.format}'")
        remedy = "; grids.astype('uint8') makes them" if hasattr(grids, "astype") else ""
        raise TypeError(f"grids must hold unsigned bytes (uint8), not {kind}{remedy}")
    if view.ndim == 2 and view.shape[1] != _CELLS or view.ndim not in (1, 2):
        raise ValueError(f"grids must have the shape (N, 81), not {view.shape}")
    if view.nbytes % _CELLS != 0:
        raise ValueError(f"{view.nbytes} digits are no whole number of grids, each has 81")
    return view.nbytes // _CELLS


def _table(digits: bytearray) -> Any:
    """Digits as a table with a row for each puzzle, where there is no NumPy."""
    view = memoryview(digits)
    return view.cast("B", (len(digits) // _CELLS, _CELLS)) if digits else view


def _lines_of(puzzles: Any) -> Iterable[str]:
    """The lines of a text, or of something that has lines; raises TypeError."""
    wanted = "puzzles must be a text or lines of text"
    remedy = "; puzzle.text(puzzle.givens) is the line of a puzzle"
    if isinstance(puzzles, (bytes, bytearray)):
        puzzles = puzzles.decode("utf-8", "replace")
    if isinstance(puzzles, str):
        yield from puzzles.splitlines()
        return
    kind = type(puzzles).__name__
    if not isinstance(puzzles, Iterable):
        raise TypeError(f"{wanted}, not {kind}{remedy if isinstance(puzzles, Puzzle) else ''}")
    for line in puzzles:
        if isinstance(line, bytes):
            line = line.decode("utf-8", "replace")
        if not isinstance(line, str):
            end = remedy if isinstance(line, Puzzle) else ""
            raise TypeError(f"{wanted}, not {kind} of {type(line).__name__}{end}")
        yield line


def grids(puzzles: str | bytes | Iterable[str | bytes]) -> Any:
    """Ordinary 9x9 puzzles as an array (N, 81) of unsigned bytes, 0 for an empty cell; without NumPy
    a memoryview of that shape, which slices by puzzle.

    `puzzles`: a text with one puzzle a line, or the lines, as a list or an open file has them: 81
    characters each, 1 to 9, anything else for an empty cell. Of columns, behind blanks, commas or
    semicolons, the first with 81 characters counts. Empty lines, those that begin with '#', and the head
    of a table are left aside. Raises Error for a line that has no 81 characters, TypeError for what is
    no text.
    """
    digits = bytearray()
    head: Error | None = None
    for number, line in enumerate(_lines_of(puzzles), 1):
        words = [word.strip('"') for word in line.replace(",", " ").replace(";", " ").split()]
        if not words or words[0].startswith("#"):
            continue
        word = next((word for word in words if len(word) == _CELLS), None)
        if word is None:
            one = f"the line has {len(words[0])} characters, expected 81"
            wrong = error("wrong_length", one if len(words) == 1 else "no column has 81 characters", line=number)
            is_head = any(c.isalpha() for c in line) and not any(c.isdigit() for c in line)
            if digits or head or not is_head:
                raise wrong
            head = wrong
            continue
        digits += bytes(int(c) if "1" <= c <= "9" else 0 for c in word)
    if head is not None and not digits:
        raise head
    numpy = _numpy()
    return _table(digits) if numpy is None else numpy.frombuffer(digits, dtype=numpy.uint8).reshape(-1, _CELLS)


def solve_many(
    grids: Any, *, threads: int = 1, time_limit: float | None = None, progress: Progress = None
) -> tuple[Any, Any]:
    """Solves many ordinary 9x9 puzzles.

    `grids`: an array (N, 81) of unsigned bytes, or a run of bytes. Returns the solutions in the same
    shape, zeros where there is none, and N numbers of solutions: 0, 1, 2 for several, 255 where the time
    was up before. Raises TypeError for other types, ValueError for other shapes, Error for digits over 9.
    """
    number = _number_of(grids)
    numpy = _numpy()
    if numpy is None:
        solutions, counts = bytearray(number * _CELLS), bytearray(number)
    else:
        solutions, counts = numpy.zeros((number, _CELLS), numpy.uint8), numpy.empty(number, numpy.uint8)
    tell, end = told(progress, number)
    try:
        _core.solve_many(grids, solutions, counts, time_limit, threads, tell)
    finally:
        end()
    return solutions if numpy is not None else _table(solutions), counts


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
    number = _number_of(grids)
    numpy = _numpy()
    if numpy is None:
        from array import array

        counts: Any = array("Q", bytes(8 * number))
    else:
        counts = numpy.zeros(number, numpy.uint64)
    tell, end = told(progress, number)
    try:
        known = _core.count_many(grids, counts, max, time_limit, threads, tell)
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
    each, whose status is 'unique' where it is rated, 'cancelled' where it was stopped before. time_limit: seconds for each. Raises as solve_many
    does."""
    number = _number_of(grids)
    tell, end = told(progress, number)
    try:
        return _core.rate_many(grids, scale, time_limit, threads, tell)
    finally:
        end()
