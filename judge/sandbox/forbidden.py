"""Calls that an exercise forbids because they would skip its point, and where a source makes them.

This is guidance, not a wall: it reads names, so a determined learner gets around it and only cheats themselves. Sources
are parsed where they run, in the child; the trusted side parses only what authors wrote.
"""

import ast
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Use:
    """A forbidden name in a source (line and column are 1-based)."""

    name: str
    line: int
    column: int


def uses(source: str, forbidden: Sequence[str]) -> list[Use]:
    """Where ``source`` uses one of the dotted names, under whatever import name, or as a method (``x.roll``)."""
    tree = ast.parse(source)
    imported = _imported(tree)
    methods = {name.rpartition(".")[2]: name for name in forbidden if "." in name}
    found: list[Use] = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Name | ast.Attribute):
            continue
        name = _full_name(node, imported)
        if name is None and isinstance(node, ast.Attribute):
            name = methods.get(node.attr)
        if name is not None and name in forbidden:
            found.append(Use(name, node.lineno, node.col_offset + 1))
    return sorted(found, key=lambda use: (use.line, use.column))


def _imported(tree: ast.AST) -> dict[str, str]:
    """What each imported name stands for: ``import torch.nn.functional as F`` gives F."""
    found: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                root = alias.name.partition(".")[0]
                found[alias.asname or root] = alias.name if alias.asname else root
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.update({alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names})
    return found


def _full_name(node: ast.expr, imported: dict[str, str]) -> str | None:
    """``F.relu`` as ``torch.nn.functional.relu``, a builtin as itself; None for a value's own (``x.relu``)."""
    if isinstance(node, ast.Name):
        return imported.get(node.id, node.id)
    if isinstance(node, ast.Attribute):
        root: ast.expr = node
        while isinstance(root, ast.Attribute):
            root = root.value
        if isinstance(root, ast.Name) and root.id in imported:
            return f"{_full_name(node.value, imported)}.{node.attr}"
    return None
