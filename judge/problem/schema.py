"""The one authority on ``problem.yaml``. Unknown keys are errors; every key is explained where it is declared.

A complete file of an exercise of kind ``code``::

    id: rotate-half                 # the folder's name: lower-case words and digits joined by hyphens
    number: 2                       # optional; accepted wherever an id is, once published it never changes
    name: {en: Rotate half, zh: 前后两半旋转}
    track: rope                     # the path through the exercises that this one belongs to
    order: 20                       # its place on that path; no two exercises share one; leave gaps
    difficulty: 1                   # 1 (a line) … 5 (a paper)
    keywords: [rope, layout]
    requires: [hand-rotate]         # ids of exercises that come first
    kind: code                      # code: a function or class is judged; answer: numbers worked out by hand;
                                    # choice: the right one, or ones, of some options
    entry: rotate_half              # kind code only: the name that the learner defines
    limits: {time_ms: 2000, memory_mb: 256, output_kb: 64}      # optional, these are the defaults
    tolerance:
      exact: true                   # either this: only moves and sign changes, so equality is fair …
      why:
        en: The function only moves values and flips signs; nothing is rounded.
        zh: 只是搬动数值、改变符号，没有任何舍入。
    forbidden: [torch.roll]         # optional: calls that would skip the point of the exercise
    picture: rotate-half            # optional: the explorer shown beside the statement
    source:
      paper: {title: RoFormer, url: "https://arxiv.org/abs/2104.09864"}
      implementation:               # whose convention is followed; required for kind code
        name: transformers, modeling_llama.rotate_half
        url: https://github.com/huggingface/transformers

… or, where values are rounded, one bound per dtype that a case may want (integers and booleans are always exact)::

    tolerance:
      float32: {atol: 2e-6, rtol: 0}
      float64: {atol: 2e-6, rtol: 0}          # judged at float32 accuracy: an upcast with .float() is right
      bfloat16: {atol: 0, rtol: 2e-2}
      gradient_atol: 1e-5                     # optional, 0 by default; a case may override it
      why: {en: …, zh: …}

Kind ``answer`` has neither ``entry`` nor ``forbidden``; nor has kind ``choice``, which has no tolerance either and
whose options stand in ``choices.yaml`` (see :mod:`judge.problem.choices`). A number worked out by hand has
one bound, called ``number``::

    tolerance:
      number: {atol: 1e-3, rtol: 0}
      why: {en: Three decimals are asked for., zh: 要求保留三位小数。}
"""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, model_validator

from judge.message import Text
from judge.outcome import Limits

Kind: TypeAlias = Literal["code", "answer", "choice"]

SLUG = r"^[a-z0-9]+(-[a-z0-9]+)*$"
DOTTED = r"^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$"

Slug: TypeAlias = Annotated[
    str, Field(pattern=SLUG, max_length=60, description="lower-case words and digits joined by hyphens")
]
Identifier: TypeAlias = Annotated[str, Field(pattern=r"^[A-Za-z_]\w*$", description="a Python name")]
DottedName: TypeAlias = Annotated[str, Field(pattern=DOTTED, description="a dotted Python name such as torch.roll")]
Sentence: TypeAlias = Annotated[str, Field(min_length=1, description="a text that is not empty")]
Url: TypeAlias = Annotated[str, Field(pattern=r"^https://\S+$", description="an address that begins with https://")]
Bounded: TypeAlias = Annotated[float, Field(ge=0, lt=1, allow_inf_nan=False, description="a number from 0 to 1")]


class Section(BaseModel):
    """A part of ``problem.yaml``: no unknown keys, no silent conversions, no changes afterwards."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Translated(Section):
    """The same sentence in both languages."""

    en: Sentence
    zh: Sentence

    def as_text(self) -> Text:
        return Text(en=self.en, zh=self.zh)


class Bound(Section):
    """``|got - want| <= atol + rtol * |want|``, per element."""

    atol: Bounded
    rtol: Bounded


class Tolerance(Section):
    """How far a value may be off, per dtype, and why that is fair to right code and strict with wrong code."""

    why: Translated
    exact: Annotated[bool, Field(description="true or false")] = False
    float64: Bound | None = None
    float32: Bound | None = None
    bfloat16: Bound | None = None
    float16: Bound | None = None
    number: Bound | None = None
    gradient_atol: Bounded = 0.0

    def bound(self, name: str) -> Bound | None:
        """The bound for the dtype called ``name`` (``float32`` …, or ``number``); None where none is stated."""
        if self.exact:
            return Bound(atol=0.0, rtol=0.0)
        bound: Bound | None = getattr(self, name) if name in BOUND_NAMES else None
        return bound

    @model_validator(mode="after")
    def _exact_or_bounds(self) -> "Tolerance":
        stated = [name for name in BOUND_NAMES if getattr(self, name) is not None]
        if self.exact and stated:
            raise ValueError(f"expected either exact: true or bounds per dtype, found both ({', '.join(stated)})")
        if not self.exact and not stated:
            raise ValueError("expected exact: true or at least one bound, such as float32: {atol: 1e-6, rtol: 0}")
        return self


BOUND_NAMES = ("float64", "float32", "bfloat16", "float16", "number")


class LimitsSection(Section):
    """What one run may use."""

    time_ms: Annotated[int, Field(ge=100, le=60_000, description="milliseconds from 100 to 60000")] = 2000
    memory_mb: Annotated[int, Field(ge=16, le=4096, description="megabytes from 16 to 4096")] = 256
    output_kb: Annotated[int, Field(ge=1, le=1024, description="kilobytes from 1 to 1024")] = 64

    def as_limits(self) -> Limits:
        return Limits(time_ms=self.time_ms, memory_mb=self.memory_mb, output_kb=self.output_kb)


class Paper(Section):
    """Where the idea was published."""

    title: Sentence
    url: Url


class Implementation(Section):
    """A public implementation, the one whose convention the exercise follows."""

    name: Sentence
    url: Url


class Source(Section):
    """What the exercise is after."""

    paper: Paper
    implementation: Implementation | None = None


class Meta(Section):
    """All of ``problem.yaml``."""

    id: Slug
    number: Annotated[int | None, Field(ge=1, le=9999, description="a whole number from 1")] = None
    name: Translated
    track: Slug
    order: Annotated[int, Field(ge=0, description="a whole number, 0 or more")]
    difficulty: Annotated[int, Field(ge=1, le=5, description="a whole number from 1 to 5")]
    keywords: Annotated[tuple[Slug, ...], Field(strict=False, description="a list of words")] = ()
    requires: Annotated[tuple[Slug, ...], Field(strict=False, description="a list of exercise ids")] = ()
    kind: Annotated[Kind, Field(description="code, answer or choice")]
    entry: Annotated[Identifier | None, Field(description="a Python name")] = None
    limits: LimitsSection = LimitsSection()
    tolerance: Tolerance
    forbidden: Annotated[tuple[DottedName, ...], Field(strict=False, description="a list of dotted names")] = ()
    picture: Annotated[Slug | None, Field(description="lower-case words joined by hyphens")] = None
    source: Source

    @model_validator(mode="before")
    @classmethod
    def _a_choice_is_exact(cls, data: Any) -> Any:
        """A choice is right or wrong; there is no tolerance for an author to state."""
        if isinstance(data, dict) and data.get("kind") == "choice":
            if "tolerance" in data:
                raise ValueError("kind choice has no tolerance: an option is right or wrong")
            return {**data, "tolerance": _EXACT}
        return data

    @model_validator(mode="after")
    def _fits_its_kind(self) -> "Meta":
        problem = _MISFITS[self.kind](self)
        if problem:
            raise ValueError(problem)
        return self


def _code_misfit(meta: Meta) -> str | None:
    if meta.entry is None:
        return "kind code needs entry: the name that the learner defines"
    if meta.source.implementation is None:
        return "kind code needs source.implementation: the public code whose convention is followed"
    if meta.tolerance.number is not None:
        return "tolerance.number belongs to kind answer; kind code states a bound per dtype"
    return None


def _answer_misfit(meta: Meta) -> str | None:
    if meta.entry is not None or meta.forbidden:
        return "kind answer has neither entry nor forbidden: no code is handed in"
    if meta.tolerance.number is None:
        return "kind answer needs tolerance.number: {atol: …, rtol: …}"
    return None


def _choice_misfit(meta: Meta) -> str | None:
    if meta.entry is not None or meta.forbidden:
        return "kind choice has neither entry nor forbidden: no code is handed in"
    return None


_EXACT = Tolerance(exact=True, why=Translated(en="An option is right or wrong.", zh="选项只有对错之分。"))
_MISFITS = {"code": _code_misfit, "answer": _answer_misfit, "choice": _choice_misfit}
