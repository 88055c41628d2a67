"""A named misconception: code that makes one mistake, and the words that explain it."""

import ast
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field

from judge.errors import AuthorError
from judge.message import Text, _
from judge.problem.document import Document, read_yaml
from judge.problem.module import load_module
from judge.problem.schema import SLUG, Section, Sentence, Slug, Translated

Bind = Callable[[Any], Callable[..., Any]]


class Title(Section):
    """A mistake, named in a few words."""

    en: Annotated[Sentence, Field(max_length=60, description="a text of 1 to 60 characters")]
    zh: Annotated[Sentence, Field(max_length=60, description="a text of 1 to 60 characters")]


class Docstring(Section):
    """What the docstring of a wrong answer holds, as YAML. ``see``: where it is explained, by ``judge.anchors``."""

    id: Slug
    see: Annotated[str | None, Field(pattern=SLUG, max_length=120, description="words joined by hyphens")] = None
    title: Title
    text: Translated


@dataclass(frozen=True)
class WrongAnswer:
    """One file of ``submissions/wrong_answer``."""

    id: str
    title: Text
    text: Text
    see: str | None
    source: str = field(repr=False)
    path: Path
    where: str
    _bind: Bind = field(repr=False, compare=False)

    def entry(self) -> Callable[..., Any]:
        """What computes the wrong answer, called exactly as the reference is. Runs here, in the trusted process.

        Each call makes a module of its own, as each submission has: what one diagnosis leaves behind in it is seen
        by no other, and two threads can diagnose at once.
        """
        return self._bind(load_module(self.path, self.source, self.where))


def read_docstring(source: str, where: str) -> Document:
    """The YAML in the docstring of the module ``source``."""
    try:
        tree = ast.parse(source)
    except SyntaxError as error:
        raise AuthorError(_("no Python: {said}", said=error.msg), where=f"{where}:{error.lineno}") from None
    except (ValueError, RecursionError, MemoryError) as error:  # null bytes; nested too deep to be parsed
        raise AuthorError(_("no Python: {said}", said=str(error) or type(error).__name__), where=where) from None
    text = ast.get_docstring(tree, clean=False)
    if text is None:
        raise AuthorError(_("expected a docstring with id, title and text as YAML, found none"), where=f"{where}:1")
    return read_yaml(text, where, first_line=tree.body[0].lineno)


def check_id(found: str, path: Path, document: Document) -> None:
    """The id is the file's name, with hyphens for underscores."""
    expected = path.stem.replace("_", "-")
    if found != expected:
        message = _("id: expected {expected}, the file's name, found {found}", expected=expected, found=found)
        raise AuthorError(message, where=document.at(("id",)))
