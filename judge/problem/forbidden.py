"""Calls that an exercise forbids: the names have to exist. Where a source uses them is found in ``judge.sandbox``."""

import pkgutil

from judge.sandbox.forbidden import Use, uses

__all__ = ["Use", "exists", "uses"]


def exists(name: str) -> bool:
    """Is there anything called ``name``? Imports the modules on the way."""
    try:
        pkgutil.resolve_name(name if "." in name else f"builtins:{name}")
    except (ImportError, AttributeError):
        return False
    return True
