"""What misconceptions are called where only their ids are at hand."""

import ast

import anyio.to_thread

from app.i18n import _
from judge.message import Lang, Message, Text
from judge.problem import Catalogue, Problem

GENERAL: dict[str, Message] = {
    "generic-dtype": _("The result always has the same dtype"),
    "generic-first-position-only": _("Right at the first position only"),
    "generic-input-modified": _("The input was modified in place"),
    "generic-input-returned": _("The input was returned unchanged"),
    "generic-negated": _("Every sign is flipped"),
    "generic-permuted": _("The last axis is in another order"),
    "generic-rounded": _("The values were rounded to a coarser dtype"),
    "generic-scaled": _("Scaled by a constant"),
    "generic-shifted": _("Off by one position"),
    "generic-transposed": _("Two axes are exchanged"),
}
"""The engine's general probes. A finding's own title may say more: by which constant, to which dtype."""


class Mistakes:
    """Titles and explanations by exercise and id."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    async def prepare(self, problems: set[str]) -> None:
        """Read what the wrong answers of ``problems`` are called; an exercise keeps that."""
        left = [self._catalogue[id] for id in problems if id in self._catalogue]
        if left:
            await anyio.to_thread.run_sync(lambda: [_named(problem) for problem in left])

    def title(self, problem: str, id: str | None, lang: Lang) -> str | None:
        """What mistake ``id`` is called; the id itself where it has no name any more."""
        if id is None or id in GENERAL:
            return GENERAL[id].text(lang) if id else None
        found = self._find(problem, id)
        return found[0].text(lang) if found else id

    def text(self, problem: str, id: str, lang: Lang) -> str | None:
        """Its explanation; None for the general ones."""
        found = self._find(problem, id)
        return found[1].text(lang) if found else None

    def source(self, problem: str, id: str) -> str | None:
        """The exercise's own example of it, written by nobody in the class."""
        if problem not in self._catalogue or self._catalogue[problem].kind == "choice":
            return None
        return next((_code(one.source) for one in self._catalogue[problem].wrong_answers if one.id == id), None)

    def _find(self, problem: str, id: str) -> tuple[Text, Text] | None:
        return _named(self._catalogue[problem]).get(id) if problem in self._catalogue else None


def _code(source: str) -> str:
    """What follows the docstring, which explains the mistake in both languages."""
    head = ast.parse(source).body[0]
    return "\n".join(source.splitlines()[head.end_lineno :]).strip("\n") + "\n"


def _named(problem: Problem) -> dict[str, tuple[Text, Text]]:
    if problem.kind == "choice":
        return {option.id: (option.name, option.why.as_text()) for option in problem.choices.wrong}
    return {one.id: (one.title, one.text) for one in problem.wrong_answers}
