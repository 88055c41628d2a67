"""The options of an exercise of kind ``choice``, in the order that a seed gives them.

They go by their letters here: an option's id often names the mistake.
"""

from typing import Any

from judge.choice import Lettered, lettered
from judge.message import Lang
from judge.problem import Problem


def as_json(problem: Problem, seed: int, lang: Lang) -> dict[str, Any]:
    """The question as the API gives it: all but which options are right."""
    return {
        "seed": seed,
        "several": problem.choices.several,
        "options": [
            {"letter": letter, "text": option.text.as_text().text(lang)}
            for letter, option in lettered(problem, seed).items()
        ],
    }


def chosen_in(text: str, options: Lettered) -> list[str]:
    """The letters of the options that ``text``, letters or ids between commas, names; anything else is passed over."""
    words = [word.strip() for word in text.split(",")]
    return [letter for letter, option in options.items() if letter in words or option.id in words]
