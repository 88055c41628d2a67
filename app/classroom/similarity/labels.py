"""A source as a sequence of labels: its syntax tree in reading order, without what is cheap to change.

Names that the source gives itself all look alike, and so do comments, layout, docstrings, annotations and imports; what
it calls, its operators and its constants stay.
"""

import ast
from collections.abc import Iterator
from typing import TypeAlias

Label: TypeAlias = "tuple[str, int]"
"""What stands there, and in which line."""

LONGEST = 20_000  # labels that are looked at

_SKIPPED = (ast.expr_context, ast.Import, ast.ImportFrom, ast.Pass, ast.arguments)


def labels(source: str) -> list[Label]:
    """The labels of ``source``; none where it is no Python, or nested too deeply."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return []
    own, imported = _own_names(tree), _imported(tree)
    found: list[Label] = []
    line = 1
    waiting: list[ast.AST] = [tree]
    while waiting and len(found) < LONGEST:
        node = waiting.pop()
        line = getattr(node, "lineno", line)
        if not isinstance(node, (*_SKIPPED, ast.Module)):
            found.append((_label(node, own, imported), line))
        waiting.extend(reversed(list(_children(node))))
    return found


def _label(node: ast.AST, own: set[str], imported: dict[str, str]) -> str:
    if isinstance(node, ast.Name):
        return "name" if node.id in own else f"name {imported.get(node.id, node.id)}"
    if isinstance(node, ast.Attribute):
        return f"attribute {node.attr}"
    if isinstance(node, ast.Constant):
        return f"constant {type(node.value).__name__} {str(node.value)[:40]}"
    if isinstance(node, ast.keyword):
        return f"keyword {node.arg}"
    return "Assign" if isinstance(node, ast.AnnAssign) else type(node).__name__


def _children(node: ast.AST) -> Iterator[ast.AST]:
    """What is below ``node`` and counts, in reading order."""
    if isinstance(node, ast.Import | ast.ImportFrom):
        return
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns", "type_comment"}:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _is_text(child):
                yield child


def _is_text(node: ast.AST) -> bool:
    """A statement that is nothing but a text: a docstring, or a comment in disguise."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _own_names(tree: ast.AST) -> set[str]:
    """Names that the source itself gives."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            found.add(node.id)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
    return found


def _imported(tree: ast.AST) -> dict[str, str]:
    """What imported names stand for."""
    aliases = [
        (alias, f"{node.module}." if isinstance(node, ast.ImportFrom) else "")
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    ]
    return {alias.asname or alias.name: base + alias.name for alias, base in aliases}
