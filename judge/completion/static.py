"""Jedi without any way to run what it reads about: no module is imported, none but the listed stubs are read.

Jedi looks at compiled modules by importing them, and finds any module that is installed. Here the part of it that does
so is replaced: all that is known of a module is its stub, torch's own from ``stubs/`` and typeshed's for the standard
library. ``builtins`` alone is also looked at as it is, for the types of literals.
"""

import builtins
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import jedi
import parso.cache
from jedi.api.environment import InterpreterEnvironment
from jedi.inference import docstrings
from jedi.inference.compiled import access
from jedi.inference.compiled.subprocess import InferenceStateSameProcess, functions
from jedi.inference.gradual import typeshed

STUBS = Path(__file__).with_name("stubs")
# What an exercise may sensibly import, a few lines of names ...
_FOR_PEOPLE = """
    __future__ abc bisect cmath collections contextlib copy dataclasses decimal enum fractions functools heapq itertools
    math numbers operator random re statistics string struct time torch typing warnings
"""
# ... and what their stubs import in turn.
_BEHIND = """
    _typeshed _collections_abc _operator _random _struct _bisect _heapq _decimal builtins sre_constants sre_compile sys
    types typing_extensions _thread importlib
"""
MODULES = tuple(_FOR_PEOPLE.split())


class _Modules(InferenceStateSameProcess):  # type: ignore[misc]  # Jedi has no types
    """What Jedi asks of the interpreter it describes."""

    def load_module(self, dotted_name: str, sys_path: list[str]) -> Any:
        """Where Jedi would import: only what is there anyway."""
        if dotted_name != "builtins":
            return None
        return access.create_access_path(self._inference_state_weakref(), builtins)

    def get_module_info(self, string: str, full_name: str | None = None, **_where: Any) -> tuple[None, bool | None]:
        """Where Jedi would look for a file: there is none but the stubs."""
        return None, False if full_name == "builtins" else None

    def iter_module_names(self, paths: Sequence[str]) -> list[str]:
        """What may follow ``import``, or the dot after a package."""
        if list(paths) == [str(STUBS)]:
            return list(MODULES)
        names: list[str] = functions.iter_module_names(self._inference_state_weakref(), paths)
        return names

    def get_builtin_module_names(self) -> tuple[str, ...]:
        """None is offered beyond those."""
        return ()


class _Environment(InterpreterEnvironment):  # type: ignore[misc]
    def get_inference_state_subprocess(self, inference_state: Any) -> _Modules:
        return _Modules(inference_state)


_environment = _Environment()
_project = jedi.Project("/", sys_path=[str(STUBS)], smart_sys_path=False)


def script(source: str) -> jedi.Script:
    """``source``, ready to be asked about."""
    return jedi.Script(source, environment=_environment, project=_project)


def settle() -> None:
    """Keep parsed stubs in memory alone, and know of no stub but those that are listed."""
    jedi.settings.fast_parser = False  # its cache of differences would mix up sources of the same name
    for touching_files in ("_load_from_file_system", "_save_to_file_system", "_remove_cache_and_update_lock"):
        # They would make folders in a home that is not there, and unpickle what lies in one that is.
        setattr(parso.cache, touching_files, lambda *_args, **_more: None)
    docstrings._numpy_doc_string_cache = ImportError()  # else it would look for numpydoc, again and again
    known = typeshed._cache_stub_file_map(_environment.version_info)
    version = _environment.version_info[:2]
    typeshed._version_cache[version] = {name: known[name] for name in (*MODULES, *_BEHIND.split()) if name in known}
