"""The options of kind ``choice``: the same formulas in both languages, and explanations that can be read anywhere."""

from collections.abc import Iterator

from judge.check.texts import differences, outline, own_faults
from judge.errors import AuthorError
from judge.message import LANGS, _
from judge.problem import Problem
from judge.problem.document import Document


def option_faults(problem: Problem) -> Iterator[AuthorError]:
    """Everything wrong with how the options of ``problem`` are written."""
    if problem.kind != "choice":
        return
    document = problem.choices_document()
    for index, option in enumerate(problem.choices.options):
        yield from _text_faults(document, index)
        for lang in LANGS:
            if "$" in getattr(option.why, lang):
                message = _("{id}: why is plain text, a formula cannot be shown there", id=option.id)
                yield AuthorError(message, where=document.at(("options", index, "why", lang)))


def _text_faults(document: Document, index: int) -> Iterator[AuthorError]:
    outlines = []
    for lang in LANGS:
        text = document.data["options"][index]["text"][lang]
        outlines.append(outline(text, document.lines["options", index, "text", lang]))
        yield from own_faults(outlines[-1], text, document.where)
        if "\n" in text.strip():
            message = _("an option is one paragraph on one line")
            yield AuthorError(message, where=document.at(("options", index, "text", lang)))
    yield from differences(outlines, [document.where] * len(LANGS), [f"text.{lang}" for lang in LANGS])
