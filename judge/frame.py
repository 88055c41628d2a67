"""What the untrusted side claims about one case, after the trusted parser has bounded it."""

from dataclasses import dataclass
from typing import TypeAlias

from torch import Tensor


@dataclass(frozen=True, slots=True)
class Foreign:
    """A value that is no tensor, number, text or container of those; only its type's name travels."""

    type_name: str


@dataclass(frozen=True, slots=True)
class Described:
    """A tensor without data: ``reason`` is one of ``size``, ``device``, ``layout``, ``storage``, ``dtype``."""

    shape: tuple[int, ...]
    dtype: str
    reason: str


Got: TypeAlias = "Tensor | Described | Foreign | int | float | bool | str | None | tuple[Got, ...] | list[Got]"


@dataclass(frozen=True, slots=True)
class Returned:
    """The entry point returned.

    ``value``: what it returned. ``gradients``: for a gradient case, one per floating tensor argument in the order of
    the flattened arguments, None where no gradient arrived. ``arguments``: every tensor argument after the call, in the
    same flattened order (args, then kwargs by insertion; containers depth first).
    """

    value: Got
    gradients: tuple[Got, ...] = ()
    arguments: tuple[Got, ...] = ()


@dataclass(frozen=True, slots=True)
class Raised:
    """The entry point raised, or the module itself did (``at_import``), and then no case was called.

    ``text``: the exception's message; ``traceback``: the learner's own lines, innermost last.
    """

    type_name: str
    text: str
    traceback: str
    out_of_memory: bool = False
    at_import: bool = False


@dataclass(frozen=True, slots=True)
class NotCompiled:
    """The source is no Python. Line and column are 1-based; ``line_text`` is the offending line."""

    text: str
    line: int | None
    column: int | None
    line_text: str


@dataclass(frozen=True, slots=True)
class Forbidden:
    """The source uses a call that would skip the point of the exercise; line and column are 1-based."""

    name: str
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class NoEntry:
    """The module ran but defines no callable of the asked name."""


Frame: TypeAlias = Returned | Raised  # one per case
Answer: TypeAlias = Returned | Raised | NotCompiled | Forbidden | NoEntry  # the last three end a run
