# SPDX-License-Identifier: MIT
"""Errors of what is looked at in Python, as those of what is compiled."""

from __future__ import annotations

from ._core import Error


def error(code: str, message: str, *, hint: str = "", line: int = 0, column: int = 0) -> Error:
    """One with its place, as far as that is known: line and column are from 1."""
    place = f"line {line}" + (f", column {column}" if column else "") + ": " if line else ""
    made = Error(f"{place}{message}" + (f" ({hint})" if hint else ""))
    made.code, made.message, made.hint = code, message, hint
    made.line, made.column, made.cell = line, column, ""
    return made
