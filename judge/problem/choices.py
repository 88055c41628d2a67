"""The one authority on ``choices.yaml``: the options of an exercise of kind ``choice``.

::

    several: false                  # optional: true where more than one option may be right
    options:
      - id: equivariant             # what stands on a sheet whatever the order; at least two characters
        correct: true
        text:                       # one paragraph of Markdown with TeX
          en: The outputs are permuted in the same way.
          zh: 输出按同样的方式重排。
        why:                        # plain text without formulas: it is also read in a terminal, and aloud
          en: "Queries, keys and values are permuted together."
          zh: query、key、value 一起重排。
      - id: invariant
        correct: false
        title: {en: Invariance taken for equivariance, zh: 把等变当成了不变}    # optional: the mistake, named
        text: {en: …, zh: …}
        why: {en: what was confused and how to see it, zh: …}
"""

from typing import Annotated

from pydantic import Field, model_validator

from judge.message import Text
from judge.problem.schema import SLUG, Section, Translated
from judge.problem.wrong_answer import Title

FEWEST, MOST = 3, 9

_LONGEST_TITLE = 60


class Option(Section):
    """One option: what it says, whether it is right, and why."""

    id: Annotated[
        str, Field(pattern=SLUG, min_length=2, max_length=40, description="lower-case words, no single letter")
    ]
    correct: Annotated[bool, Field(description="true or false")]
    text: Translated
    why: Translated
    title: Title | None = None

    @property
    def name(self) -> Text:
        """The mistake's name: its own, or what the option says, shortened."""
        if self.title is not None:
            return Text(en=self.title.en, zh=self.title.zh)
        return Text(en=_short(self.text.en), zh=_short(self.text.zh))


def _short(text: str) -> str:
    """``text`` as plain words that fit a title."""
    plain = " ".join(text.replace("$", "").replace("`", "").replace("*", "").split())
    return plain if len(plain) <= _LONGEST_TITLE else plain[: _LONGEST_TITLE - 1] + "…"


class Choices(Section):
    """All of ``choices.yaml``."""

    several: Annotated[bool, Field(description="true or false")] = False
    options: Annotated[tuple[Option, ...], Field(strict=False, description="a list of options")]

    @property
    def right(self) -> frozenset[str]:
        """The ids of the right options."""
        return frozenset(option.id for option in self.options if option.correct)

    @property
    def wrong(self) -> tuple[Option, ...]:
        return tuple(option for option in self.options if not option.correct)

    @model_validator(mode="after")
    def _can_be_asked(self) -> "Choices":
        misfit = _misfit(self)
        if misfit:
            raise ValueError(misfit)
        return self


def _misfit(choices: Choices) -> str | None:
    ids = [option.id for option in choices.options]
    if not FEWEST <= len(ids) <= MOST:
        return f"expected {FEWEST} to {MOST} options, found {len(ids)}"
    twice = sorted({id for id in ids if ids.count(id) > 1})
    if twice:
        return f"two options are called {twice[0]}"
    right = len(choices.right)
    if right == 0:
        return "expected a right option, found none"
    if right == len(ids):
        return "expected a wrong option, found none"
    if right > 1 and not choices.several:
        return f"{right} options are right: several: true has to say that more than one may be chosen"
    return None
