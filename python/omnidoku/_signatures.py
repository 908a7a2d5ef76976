# SPDX-License-Identifier: MIT
"""Gives what is compiled the signatures that Python's own functions have, and says plainly which argument
is of a wrong type: by itself it says what C++ would take, and shows all arguments."""

from __future__ import annotations

import ast
import functools
import inspect
import operator
from collections.abc import Callable
from typing import Any

from ._errors import error as error_of
from ._progress import told

_REFUSED = "incompatible function arguments"  # as pybind11 says it


def _signature_of(line: str) -> inspect.Signature | None:
    """That of a line such as "read(text: str, format: Optional[str] = None) -> omnidoku._core.Puzzle"; annotations
    are texts."""
    plain = line.replace("omnidoku._core.", "").replace("progress: object", "progress: Progress")
    try:
        definition = ast.parse(f"def {plain}: ...").body[0]
    except SyntaxError:
        return None
    assert isinstance(definition, ast.FunctionDef)
    arguments = definition.args.args
    defaults: list[Any] = [inspect.Parameter.empty] * (len(arguments) - len(definition.args.defaults))
    defaults += [ast.literal_eval(default) for default in definition.args.defaults]
    parameters = [
        inspect.Parameter(
            argument.arg,
            inspect.Parameter.POSITIONAL_OR_KEYWORD,
            default=default,
            annotation=ast.unparse(argument.annotation) if argument.annotation else inspect.Parameter.empty,
        )
        for argument, default in zip(arguments, defaults)
    ]
    result = ast.unparse(definition.returns) if definition.returns else inspect.Signature.empty
    return inspect.Signature(parameters, return_annotation=result)


def _fault(name: str, value: Any, wanted: str) -> str:
    """What is wrong with a value where that is wanted, or ''."""
    if wanted.startswith("Optional["):
        return "" if value is None else _fault(name, value, wanted[len("Optional[") : -1])
    if wanted.startswith("List["):
        if isinstance(value, (str, bytes)) or not hasattr(value, "__getitem__"):
            return f"{name} must be a list, not {type(value).__name__}"
        each = wanted[len("List[") : -1]
        return next((fault for i, item in enumerate(value) if (fault := _fault(f"{name}[{i}]", item, each))), "")
    if wanted == "int":
        try:
            number = operator.index(value)
        except TypeError:
            return f"{name} must be a whole number, not {type(value).__name__}"
        return f"{name} is out of range: {number}" if not 0 <= number < 2**31 else ""
    if wanted == "float":
        return "" if hasattr(value, "__float__") else f"{name} must be a number, not {type(value).__name__}"
    types = {"str": (str, bytes), "bool": bool, "dict": dict}  # a text may come as its UTF-8
    if wanted in types and not isinstance(value, types[wanted]):
        return f"{name} must be {wanted}, not {type(value).__name__}"
    return ""


def _check_characters(arguments: dict[str, Any]) -> None:
    """Raises Error for a text with half a character, for which there is no UTF-8."""
    for name, value in arguments.items():
        if not isinstance(value, str):
            continue
        try:
            value.encode()
        except UnicodeEncodeError as wrong:
            line = value.count("\n", 0, wrong.start) + 1
            column = wrong.start - value.rfind("\n", 0, wrong.start)
            message = f"{name} holds half a character (a surrogate)"
            raise error_of("encoding", message, hint="read the file with its own encoding", line=line, column=column) from None


def _reason(signature: inspect.Signature, arguments: tuple[Any, ...], named: dict[str, Any]) -> str:
    """Why these arguments are refused; raises Error where a text is none."""
    try:
        bound = signature.bind(*arguments, **named)
    except TypeError as error:
        return str(error)
    _check_characters(bound.arguments)
    faults = (
        _fault(name, value, str(signature.parameters[name].annotation)) for name, value in bound.arguments.items()
    )
    return next((fault for fault in faults if fault), "an argument is of a wrong type")


def _nothing() -> None:
    """What ends a call that shows nothing."""


def _plain(function: Callable[..., Any], owner: str) -> Callable[..., Any]:
    """The same function with its signature, or as it is where that cannot be told."""
    line, _, text = (function.__doc__ or "").partition("\n")
    signature = _signature_of(line)
    if signature is None:
        return function

    def call(*arguments: Any, **named: Any) -> Any:
        end = _nothing
        if isinstance(named.get("progress"), bool):
            named["progress"], end = told(named["progress"], None)
        try:
            return function(*arguments, **named)
        except TypeError as error:
            if _REFUSED not in str(error):
                raise
            reason = f"{function.__name__}(): {_reason(signature, arguments, named)}"
        finally:
            end()
        raise TypeError(reason)

    functools.update_wrapper(call, function, ("__name__",), ())
    call.__qualname__ = owner + function.__name__
    call.__module__ = "omnidoku"
    call.__doc__ = text.strip()
    call.__signature__ = signature  # type: ignore[attr-defined]
    return call


def give(module: Any) -> None:
    """Does so to all public functions of a module and of its classes."""
    for name, thing in list(vars(module).items()):
        if inspect.isclass(thing) and thing is not module.Error:
            thing.__module__ = "omnidoku"
            for member in [name for name in vars(thing) if not name.startswith("_")]:
                function = getattr(thing, member)
                if callable(function):
                    setattr(thing, member, _plain(function, f"{name}."))
        elif callable(thing) and not name.startswith("_") and not inspect.isclass(thing):
            setattr(module, name, _plain(thing, ""))
