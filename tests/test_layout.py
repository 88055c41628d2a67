"""Rules of the source tree that no linter checks."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("app", "judge", "practice")
# A reason for being longer than 400 lines belongs beside the name.
LONG: dict[str, str] = {}
MOST_LINES, MOST_IN_A_FUNCTION = 400, 60


def sources() -> list[Path]:
    return sorted(
        path
        for package in PACKAGES
        for path in (ROOT / package).rglob("*.py")
        if "workspace" not in path.parts and "versions" not in path.parts
    )


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def definitions(tree: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


@pytest.mark.parametrize("path", sources(), ids=name)
def test_files_and_functions_fit_on_a_screen_or_two(path: Path) -> None:
    text = path.read_text("utf-8")
    assert len(text.splitlines()) <= MOST_LINES or name(path) in LONG
    for function in definitions(ast.parse(text)):
        assert (function.end_lineno or 0) - function.lineno < MOST_IN_A_FUNCTION, function.name


@pytest.mark.parametrize("path", sources(), ids=name)
def test_modules_and_public_types_say_what_they_are(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    if not tree.body:
        return
    assert ast.get_docstring(tree)
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            assert ast.get_docstring(node), node.name


def test_there_is_no_dumping_ground() -> None:
    assert not [name(path) for path in sources() if path.stem in {"utils", "util", "helpers", "common", "misc"}]


def test_the_judge_needs_neither_the_web_nor_the_terminal_packages() -> None:
    """What import-linter checks for our own packages, for other people's."""
    foreign = {"fastapi", "starlette", "sqlalchemy", "uvicorn", "typer", "rich", "watchfiles", "structlog"}
    for path in sources():
        if path.is_relative_to(ROOT / "judge"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                names = (
                    [alias.name for alias in node.names]
                    if isinstance(node, ast.Import)
                    else [node.module or ""]
                    if isinstance(node, ast.ImportFrom)
                    else []
                )
                assert not foreign & {imported.partition(".")[0] for imported in names}, name(path)


def test_scripts_can_be_run() -> None:
    for path in (ROOT / ".ci" / "run", *(ROOT / "scripts").iterdir()):
        if path.is_file() and not path.suffix:
            assert path.stat().st_mode & 0o111, name(path)


def test_no_test_starts_a_loop_in_its_own_thread() -> None:
    """A browser's test leaves a running loop in the thread of all tests that its process runs later."""
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in {"asyncio.run", "anyio.run"}:
                line = path.read_text("utf-8").splitlines()[node.lineno - 1]
                assert "thread.submit(" in line, (name(path), line)
