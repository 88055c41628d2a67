"""The public packages that the references are held against. Nothing is downloaded: configurations are made in code.

``transformers``, ``rotary-embedding-torch`` and ``x-transformers`` are imported. Of torchtune, whose package imports
data-set and quantisation libraries that nothing here needs, single files are run: those on positions need torch only.
"""

import importlib
import importlib.util
import os
import sys
import warnings
from functools import cache
from importlib.metadata import PackageNotFoundError, distribution, version
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

os.environ["HF_HUB_OFFLINE"] = "1"
os.environ["TRANSFORMERS_OFFLINE"] = "1"
os.environ.setdefault("TRANSFORMERS_VERBOSITY", "error")

PACKAGES = ("transformers", "torchtune", "x-transformers", "rotary-embedding-torch")


def absent() -> list[str]:
    """The packages that are not installed; the extra ``truth`` brings them."""
    return [name for name in PACKAGES if installed(name) is None]


@cache
def installed(package: str) -> str | None:
    """The version that is installed."""
    try:
        return version(package)
    except PackageNotFoundError:
        return None


@cache
def module(name: str) -> Any:
    """The module ``name``. Its warnings at import are its own affair."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return importlib.import_module(name)


def model(family: str) -> Any:
    """What transformers has on the models called ``family``."""
    return module(f"transformers.models.{family}.modeling_{family}")


def config(family: str, kind: str, **settings: Any) -> Any:
    """A configuration of transformers, such as ``LlamaConfig``, with some settings of its own."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return getattr(module(f"transformers.models.{family}.configuration_{family}"), kind)(**settings)


@cache
def torchtune(name: str) -> ModuleType:
    """One file of torchtune, such as ``modules/position_embeddings.py``, run without its package."""
    path = Path(str(distribution("torchtune").locate_file(f"torchtune/{name}")))
    alias = "truth_torchtune_" + name.removesuffix(".py").replace("/", "_")
    spec = importlib.util.spec_from_file_location(alias, path)
    assert spec and spec.loader
    made = importlib.util.module_from_spec(spec)
    sys.modules[alias] = made
    spec.loader.exec_module(made)
    return made


rotary = SimpleNamespace(
    embedding=lambda *args, **kwargs: module("rotary_embedding_torch").RotaryEmbedding(*args, **kwargs),
    apply=lambda freqs, x: module("rotary_embedding_torch").apply_rotary_emb(freqs, x),
    rotate_half=lambda x: module("rotary_embedding_torch.rotary_embedding_torch").rotate_half(x),
)
"""rotary-embedding-torch, imported when it is first used."""


def xt() -> Any:
    """x-transformers: the module that everything is in."""
    return module("x_transformers.x_transformers")
