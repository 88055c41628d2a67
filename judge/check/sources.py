"""The Python files, before anything is run: they compile without a warning, and keep to what the exercise allows."""

import ast
import warnings
from collections.abc import Iterator

from judge.errors import AuthorError
from judge.message import _
from judge.problem import Problem
from judge.problem.forbidden import exists, uses
from judge.verdict import Verdict


def source_faults(problem: Problem) -> Iterator[AuthorError]:
    """Everything wrong with the sources of ``problem`` that reading them shows."""
    for name in _files(problem):
        yield from _compile_faults(problem, name)
    yield from _forbidden_faults(problem)


def _files(problem: Problem) -> list[str]:
    """Every file that has to be Python."""
    no_python = {path for path in problem.others.get(Verdict.CE, [])}
    paths = sorted(path for path in problem.folder.rglob("*.py") if path not in no_python)
    return [path.relative_to(problem.folder).as_posix() for path in paths]


def _compile_faults(problem: Problem, name: str) -> Iterator[AuthorError]:
    where = f"{problem.where}/{name}"
    try:
        source = problem.read(name)
    except AuthorError as fault:
        yield fault
        return
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        try:
            compile(source, name, "exec", dont_inherit=True)
        except SyntaxError as error:
            yield AuthorError(_("no Python: {said}", said=error.msg), where=f"{where}:{error.lineno}")
        except ValueError as error:
            yield AuthorError(_("no Python: {said}", said=str(error)), where=where)


def _forbidden_faults(problem: Problem) -> Iterator[AuthorError]:
    for name in problem.forbidden:
        if not exists(name):
            message = _("forbidden: nothing is called {name}", name=name)
            yield AuthorError(message, where=f"{problem.where}/problem.yaml")
    for path in [problem.folder / "solution.py", *problem.accepted] if problem.forbidden else []:
        file = path.relative_to(problem.folder).as_posix()
        try:
            found = uses(problem.read(file), problem.forbidden)
        except (SyntaxError, AuthorError):
            continue  # said above
        for use in found:
            message = _("uses {name}, which the exercise forbids", name=use.name)
            yield AuthorError(message, where=f"{problem.where}/{file}:{use.line}")


def code_lines(source: str) -> list[int]:
    """The lines (1-based) of ``source`` that hold code: not blank, no comment, no part of a docstring."""
    docstrings: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0] if node.body else None
            if (
                isinstance(first, ast.Expr)
                and isinstance(first.value, ast.Constant)
                and isinstance(first.value.value, str)
            ):
                docstrings.update(range(first.lineno, (first.end_lineno or first.lineno) + 1))
    lines = enumerate(source.splitlines(), start=1)
    return [n for n, text in lines if n not in docstrings and text.strip() and not text.strip().startswith("#")]


def without_line(source: str, line: int) -> str:
    """``source`` with one line (1-based) taken out."""
    lines = source.splitlines(keepends=True)
    return "".join(lines[: line - 1] + lines[line:])
