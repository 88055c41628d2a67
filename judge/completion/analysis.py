"""Answers one question about a source. Runs in the child, without pydantic, on plain dictionaries."""

from typing import Any

from judge.completion.static import script

_KINDS = {"module": "module", "namespace": "module", "class": "class", "function": "function", "keyword": "keyword",
          "property": "property", "instance": "variable", "statement": "variable", "param": "variable"}  # fmt: skip
_MAX_ITEMS, _MAX_SIGNATURES, _MAX_PARAMETERS = 1500, 8, 100

_CODE = """\
import math
import torch
import torch.nn.functional as F
from torch import Tensor, nn


def f(x: Tensor) -> Tensor:
    """
# What is asked of the warm process once, so that the stubs it touches are parsed for all children.
REHEARSAL = [
    {"what": what, "source": _CODE + line, "line": 8, "column": 4 + len(line)}
    for what, line in (
        ("complete", "x."), ("complete", "torch."), ("complete", "F."), ("complete", "nn."), ("complete", "math."),
        ("complete", "torch.linalg."), ("complete", "torch.fft."), ("complete", "torch.special."), ("complete", "re"),
        ("complete", "(x * 2)[..., 1:].chunk(2)[0]."), ("complete", "''."), ("complete", "[1]."), ("complete", "{}."),
        ("complete", "from typing import "), ("complete", "from collections import "), ("complete", "import "),
        ("complete", "1.5."), ("complete", "nn.Linear(2, 3)."), ("complete", "from dataclasses import "),
        ("signature", "torch.cat("), ("signature", "x.view(2, "), ("signature", "nn.Linear("), ("signature", "f("),
        ("signature", "print("), ("syntax", "return x"), ("syntax", "return (x"),
    )
]  # fmt: skip


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """The answer in the form of :mod:`judge.completion.question`."""
    what, source = question["what"], question["source"]
    if what == "syntax":
        return {"what": what, "fault": _fault(source)}
    try:
        if what == "complete":
            return {"what": what, **_items(source, question["line"], question["column"])}
        return {"what": what, "signatures": _signatures(source, question["line"], question["column"])}
    except RecursionError:
        raise
    except Exception:  # Jedi gives up in many ways on what is half typed: then it knows nothing
        nothing = {"start": question["column"], "items": []} if what == "complete" else {"signatures": []}
        return {"what": what, **nothing}


def _items(source: str, line: int, column: int) -> dict[str, Any]:
    found = script(source).complete(line, column)
    typed = _typed(source, line, column)
    kept = [item for item in found if typed.startswith("_") or not item.name.startswith("_")][:_MAX_ITEMS]
    items = [{"name": item.name[:200], "kind": _KINDS.get(item.type, "text")} for item in kept]
    return {"start": column - len(typed), "items": items}


def _typed(source: str, line: int, column: int) -> str:
    """The part of a name that stands before the place."""
    before = source.replace("\r\n", "\n").replace("\r", "\n").split("\n")[line - 1][:column]
    at = len(before)
    while at and (before[at - 1].isidentifier() or before[at - 1].isdigit()):
        at -= 1
    return before[at:]


def _signatures(source: str, line: int, column: int) -> list[dict[str, Any]]:
    found = script(source).get_signatures(line, column)[:_MAX_SIGNATURES]
    return [
        {
            "name": signature.name[:200],
            "parameters": [parameter.to_string()[:500] for parameter in signature.params][:_MAX_PARAMETERS],
            "active": signature.index,
            "about": signature.docstring(raw=True).strip().partition("\n\n")[0][:400],
        }
        for signature in found
    ]


def _fault(source: str) -> dict[str, Any] | None:
    """Compiled, as Python would before it runs it, and thrown away."""
    try:
        compile(source, "submission.py", "exec", dont_inherit=True)
    except SyntaxError as error:
        line, column = error.lineno or 1, error.offset or 1
        end_line, end_column = error.end_lineno or line, error.end_offset or column
        message = error.msg[:1000]
    except (ValueError, OverflowError) as error:  # NUL, a lone surrogate
        line = column = end_line = end_column = 1
        message = str(error)[:1000]
    except (RecursionError, MemoryError):
        line = column = end_line = end_column = 1
        message = "too many nested expressions"
    else:
        return None
    return {"line": max(line, 1), "column": max(column, 1), "end_line": max(end_line, line, 1),
            "end_column": max(end_column, 1), "message": message}  # fmt: skip
