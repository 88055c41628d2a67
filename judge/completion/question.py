"""What is asked of completion and what it answers, as both sides of the pipe write it: JSON within bounds.

The answers come from a process that has read a learner's source and are trusted by nobody: each is validated here,
text is cut, and anything else is no answer.
"""

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

Kind: TypeAlias = Literal["module", "class", "function", "variable", "keyword", "property", "text"]
MAX_ITEMS = 1500
MAX_ANSWER = 512 << 10  # bytes

Count: TypeAlias = Annotated[int, Field(ge=0, le=1 << 20)]


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Question(_Model):
    """A source and a place in it: ``line`` from 1, ``column`` from 0, counted in characters."""

    what: Literal["complete", "signature", "syntax"]
    source: str
    line: Count = 1
    column: Count = 0


class Item(_Model):
    """One way to go on."""

    name: Annotated[str, Field(max_length=200)]
    kind: Kind


class Items(_Model):
    """Ways to go on from ``start``, the column at which the name begins that is being typed."""

    what: Literal["complete"] = "complete"
    start: Count
    items: Annotated[tuple[Item, ...], Field(max_length=MAX_ITEMS)]


class Signature(_Model):
    """How a function is called. ``active``: which parameter is being typed; None where none fits."""

    name: Annotated[str, Field(max_length=200)]
    parameters: Annotated[tuple[Annotated[str, Field(max_length=500)], ...], Field(max_length=100)]
    active: Count | None
    about: Annotated[str, Field(max_length=400)]


class Signatures(_Model):
    """The call around the place that was asked about; none where there is no call, or it is not known."""

    what: Literal["signature"] = "signature"
    signatures: Annotated[tuple[Signature, ...], Field(max_length=8)]


class Fault(_Model):
    """Where and why a source is no Python: lines and columns from 1, the end exclusive, Python's own words."""

    line: Count
    column: Count
    end_line: Count
    end_column: Count
    message: Annotated[str, Field(max_length=1000)]


class Syntax(_Model):
    """Whether a source compiles."""

    what: Literal["syntax"] = "syntax"
    fault: Fault | None


Answer: TypeAlias = Items | Signatures | Syntax
_answer: TypeAdapter[Answer] = TypeAdapter(Annotated[Answer, Field(discriminator="what")])


def parse_answer(data: bytes, question: Question) -> Answer | None:
    """The answer to ``question`` that ``data`` holds; None where it holds none."""
    try:
        answer = _answer.validate_json(data)
    except ValidationError:
        return None
    return answer if answer.what == question.what else None
