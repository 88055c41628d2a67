"""What a notebook hands in: the source of a function or class, with the definitions and imports it uses.

Does not handle: values that other cells computed (tensors, lists, open files); only numbers and texts travel.
"""

import ast
import builtins
import inspect
import linecache
import sys
import textwrap
from collections.abc import Iterator
from types import FunctionType, ModuleType
from typing import Any

from judge.errors import LearnerError
from judge.message import _
from judge.problem import Problem

# Where a function without a module of its own may come from, such as `from torch import cat`.
_HOMES = ("torch", "torch.nn.functional", "math")


def source_of(problem: Problem, answer: Any) -> str:
    """A submission for ``problem``, with ``answer`` under the name that the exercise asks for."""
    if isinstance(answer, str):
        return answer
    if problem.kind != "code":
        raise LearnerError(_("{id} is answered by a filled-in sheet, given as text", id=problem.id))
    if not isinstance(inspect.unwrap(answer) if callable(answer) else answer, FunctionType | type):
        raise LearnerError(_("check takes a function or a class, not {kind}", kind=type(answer).__name__))
    name = str(answer.__name__)
    if not name.isidentifier():
        raise LearnerError(_("a lambda has no name to be called by: define {name} with def", name=problem.entry))
    renamed = [] if name == problem.entry else [f"{problem.entry} = {name}"]
    return "\n\n\n".join([*_Notebook(answer).pieces(), *renamed]) + "\n"


class _Notebook:
    """Follows names from one definition to the others it uses."""

    def __init__(self, answer: Any) -> None:
        self._answer = answer
        self._scope = _scope(answer)
        self._imports: dict[str, None] = {}
        self._sources: dict[int, str] = {}

    def pieces(self) -> list[str]:
        """Imports and constants first, then the definitions, each after those it uses."""
        self._follow(self._answer)
        return (["\n".join(self._imports)] if self._imports else []) + list(self._sources.values())

    def _follow(self, thing: Any) -> None:
        source = definition(thing)
        self._sources[id(thing)] = ""  # two that call each other end here
        for name in _names(source):
            value = self._scope.get(name)
            if id(value) not in self._sources and not hasattr(builtins, name):
                self._bring(name, value)
        del self._sources[id(thing)]
        self._sources[id(thing)] = source

    def _bring(self, name: str, value: Any) -> None:
        if isinstance(value, ModuleType):
            alias = "" if value.__name__ == name else f" as {name}"
            self._imports[f"import {value.__name__}{alias}"] = None
        elif isinstance(value, int | float | str) and not isinstance(value, type):
            self._imports[f"{name} = {value!r}"] = None
        elif self._is_own(value):
            self._follow(value)
        elif value is not None:
            self._imports.update(_import_of(name, value))

    def _is_own(self, value: Any) -> bool:
        if callable(value) and isinstance(plain := inspect.unwrap(value), FunctionType):
            return plain.__globals__ is self._scope
        return isinstance(value, type) and value.__module__ == self._scope.get("__name__")


def _scope(thing: Any) -> dict[str, Any]:
    """The names that the code of ``thing`` sees."""
    plain = inspect.unwrap(thing)
    for function in (plain, *vars(plain).values()):
        if isinstance(function, FunctionType):
            return function.__globals__
    return dict(vars(sys.modules.get(plain.__module__, builtins)))


def _import_of(name: str, value: Any) -> Iterator[tuple[str, None]]:
    known = str(getattr(value, "__name__", name))
    for home in (getattr(value, "__module__", None), *_HOMES):
        for called in (known, name):
            if getattr(sys.modules.get(str(home)), called, None) is value:
                yield f"from {home} import {called}" + ("" if called == name else f" as {name}"), None
                return


def definition(thing: Any) -> str:
    """The source of a function or class, also of a class made in a notebook, which ``inspect`` does not find."""
    try:
        return textwrap.dedent(inspect.getsource(thing)).rstrip()
    except (OSError, TypeError) as error:
        found = _class_beside_its_methods(thing) if isinstance(thing, type) else None
        if found is None:
            name = getattr(thing, "__name__", type(thing).__name__)
            message = _("the source of {name} is not to be had: define it with def or class in a cell", name=name)
            raise LearnerError(message) from error
        return found


def _class_beside_its_methods(cls: type) -> str | None:
    for method in vars(cls).values():
        if isinstance(method, FunctionType):
            cell = "".join(linecache.getlines(method.__code__.co_filename))
            for node in reversed(ast.parse(cell).body if cell else []):
                if isinstance(node, ast.ClassDef) and node.name == cls.__name__:
                    return ast.get_source_segment(cell, node)
    return None


def _names(source: str) -> list[str]:
    """Every name that ``source`` reads, also in annotations that are texts."""
    nodes = list(ast.walk(ast.parse(source)))
    names = [node.id for node in nodes if isinstance(node, ast.Name)]
    quoted = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return list(dict.fromkeys([*names, *(text for text in quoted if text.isidentifier())]))
