"""The one authority on ``problems/cards/<id>.yaml``. Unknown keys are errors.

A complete file::

    id: why-relative                # the file's name without .yaml
    section: rotary                 # one of SECTIONS
    order: 20                       # its place in the section; leave gaps
    question:
      en: Why does the score depend on $n - m$ only?
      zh: 为什么得分只依赖 $n - m$？
    answer:                         # Markdown with TeX, the same formulas in both languages
      en: |
        …
      zh: |
        …
    exercises: [rope-2d]            # where this is practised, the nearest first; all have to exist
    source: {title: RoFormer, url: "https://arxiv.org/abs/2104.09864"}      # optional
"""

from pathlib import Path
from typing import Annotated, Literal, TypeAlias, get_args

from pydantic import Field

from judge.message import Lang
from judge.problem.schema import Paper, Section, Slug, Translated

SectionName: TypeAlias = Literal["without-positions", "absolute", "relative", "rotary", "long-context"]

SECTIONS: tuple[SectionName, ...] = get_args(SectionName)
"""The sections of the track, in its order."""


class CardText(Section):
    """All of a card's file."""

    id: Slug
    section: Annotated[SectionName, Field(description=f"one of {', '.join(SECTIONS)}")]
    order: Annotated[int, Field(ge=0, description="a whole number, 0 or more")]
    question: Translated
    answer: Translated
    exercises: Annotated[tuple[Slug, ...], Field(strict=False, min_length=1, description="a list of exercise ids")]
    source: Paper | None = None


class Card:
    """One question with its answer."""

    def __init__(self, text: CardText, path: Path) -> None:
        self.text, self.path = text, path
        self.id: str = text.id
        self.section: SectionName = text.section
        self.place = (SECTIONS.index(text.section), text.order, text.id)
        self.exercises: tuple[str, ...] = text.exercises
        self.source = text.source

    def question(self, lang: Lang) -> str:
        """Markdown: what is asked."""
        return self.text.question.as_text().text(lang).strip()

    def answer(self, lang: Lang) -> str:
        """Markdown: what a good answer says."""
        return self.text.answer.as_text().text(lang).strip()

    def __repr__(self) -> str:
        return f"<Card {self.id}>"
