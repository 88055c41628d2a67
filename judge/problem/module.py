"""Runs an author's file as a module of its own, under a private name and without leaving byte code in the folder."""

import sys
import traceback
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from judge.errors import AuthorError
from judge.message import _


def load_module(path: Path, source: str, where: str) -> ModuleType:
    """A new module of what ``source``, the text of ``path``, says; an error while it runs is its author's."""
    name = f"rope_judge_problems.{path.stem}_{sha256(str(path).encode()).hexdigest()[:12]}"
    module = ModuleType(name)
    module.__file__ = str(path)
    sys.modules[name] = module  # dataclasses and pickles look their module up by name; the latest stands for all
    try:
        exec(_compiled(source, str(path)), module.__dict__)
    except Exception as error:
        sys.modules.pop(name, None)
        raise author_error(error, path, where) from error
    return module


@lru_cache(maxsize=4096)
def _compiled(source: str, path: str) -> CodeType:
    return compile(source, path, "exec", dont_inherit=True)


def function(module: ModuleType, name: str, where: str) -> Callable[..., Any]:
    """The function called ``name`` in ``module``."""
    found = getattr(module, name, None)
    if not callable(found):
        raise AuthorError(_("expected a function called {name}, found none", name=name), where=where)
    return found  # type: ignore[no-any-return]


def author_error(error: Exception, path: Path, where: str) -> AuthorError:
    """``error``, placed on the innermost line of ``path`` that it passed through."""
    if isinstance(error, AuthorError):
        return error
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(path)]
    line = error.lineno if isinstance(error, SyntaxError) else lines[-1] if lines else None
    said = error.msg if isinstance(error, SyntaxError) else str(error)
    message = _("{type} while this file ran: {said}", type=type(error).__name__, said=said)
    return AuthorError(message, where=f"{where}:{line}" if line else where)
