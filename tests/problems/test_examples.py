"""The example in every statement is what the solution prints, and both languages show the same one."""

import doctest
import re

import pytest
import torch

from judge.message import LANGS, Lang
from judge.problem import Catalogue, Problem
from tests.problems.kit import module

PROBLEMS = [problem for problem in Catalogue.load() if problem.kind == "code"]
each_problem = pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.id)


def session(problem: Problem, lang: Lang) -> str:
    """All Python of a statement, as one session."""
    return "\n".join(re.findall(r"^```python\n(.*?)^```", problem.statement(lang), re.MULTILINE | re.DOTALL))


@each_problem
@pytest.mark.parametrize("lang", LANGS)
def test_the_example_is_what_the_solution_prints(problem: Problem, lang: Lang) -> None:
    known = {"torch": torch, problem.entry: getattr(module(problem.folder / "solution.py"), problem.entry)}
    test = doctest.DocTestParser().get_doctest(session(problem, lang), known, f"{problem.id}.{lang}", None, 0)
    assert test.examples, "the statement has no example"
    assert doctest.DocTestRunner(verbose=False).run(test).failed == 0


@each_problem
def test_both_languages_show_the_same_example(problem: Problem) -> None:
    def code(lang: Lang) -> list[str]:
        return [line.split("#")[0].rstrip() for line in session(problem, lang).splitlines()]

    assert code("en") == code("zh")
