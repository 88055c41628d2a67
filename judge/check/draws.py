"""What the trusted ``cases.py`` draws: enough for a learner to start with, and the same again for the same seed."""

from collections.abc import Iterator, Sequence
from typing import Any

import torch

from judge.answer import draw_question
from judge.case import Draw
from judge.errors import AuthorError
from judge.message import _
from judge.problem import Problem


def draw_faults(problem: Problem, seeds: Sequence[int]) -> Iterator[AuthorError]:
    """Everything wrong with what ``problem`` draws."""
    if problem.kind == "choice":
        return  # only the order of the options is drawn
    where = f"{problem.where}/cases.py"
    for seed in seeds:
        try:
            first, second = _drawn(problem, seed), _drawn(problem, seed)
        except AuthorError as fault:
            yield fault
            return
        if not _same(first, second):
            yield AuthorError(_("seed {seed}: two draws from the same seed differ", seed=seed), where=where)
            return
    if problem.kind == "code" and not any(case.sample for case in problem.cases(Draw(seeds[0]))):
        yield AuthorError(_("expected at least one case that is a sample, found none"), where=where)


def _drawn(problem: Problem, seed: int) -> list[Any]:
    if problem.kind == "answer":
        question = draw_question(problem, seed)
        return [question.values(), question.blanks]
    return [(case.name, case.args, dict(case.kwargs)) for case in problem.cases(Draw(seed))]


def _same(one: Any, other: Any) -> bool:
    if isinstance(one, torch.Tensor) and isinstance(other, torch.Tensor):
        same = one.dtype == other.dtype and one.shape == other.shape and one.stride() == other.stride()
        return same and torch.equal(one.nan_to_num(), other.nan_to_num())
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return len(one) == len(other) and all(map(_same, one, other))
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(_same(one[key], other[key]) for key in one)
    return bool(one == other)
