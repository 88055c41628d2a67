"""The fresh question of an exercise of kind ``answer``, and the text that a filled-in form stands for."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from judge.problem import Problem

if TYPE_CHECKING:
    from judge.question import Question


def ask(problem: Problem, seed: int) -> "Question":
    """The question that ``seed`` draws. Loads the exercise's trusted code: not for the event loop."""
    from judge.case import Draw  # torch

    return problem.question(Draw(seed))


def as_json(question: "Question", seed: int) -> dict[str, Any]:
    """The question as the API gives it: all but what is wanted."""
    return {
        "seed": seed,
        "given": [
            {"name": name, "label": given.label, "text": given.text, "tex": given.tex, "value": given.value}
            for name, given in question.given.items()
        ],
        "blanks": [
            {"name": blank.name, "label": blank.label, "components": blank.components} for blank in question.blanks
        ],
    }


def compose(question: "Question", seed: int, answers: Mapping[str, str]) -> str:
    """The source of an answer: the given numbers as comments, the seed, then a line for each blank."""
    given = [f"# {name} = {value.text}" for name, value in question.given.items()]
    lines = [f"{blank.name} = {_one_line(answers.get(blank.name, ''))}" for blank in question.blanks]
    return "\n".join([*given, f"seed = {seed}", *lines, ""])


def _one_line(answer: str) -> str:
    return " ".join(answer.split())


def filled_in(source: str) -> dict[str, str]:
    """The answers in a text that ``compose`` made, so that a form can be shown as it was left."""
    pairs = (line.partition("=") for line in source.splitlines() if not line.lstrip().startswith("#"))
    return {name.strip(): value.strip() for name, sign, value in pairs if sign}
