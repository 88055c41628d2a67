"""Whose words they are: known ones in the reader's language, those of another program as a quotation."""

import ast
import errno
import sqlite3
from pathlib import Path

import pytest

from judge.message import _
from judge.reason import quoted, reason

ROOT = Path(__file__).resolve().parents[2]
CLOSED = "postgresql://somebody:secret@127.0.0.1:1/nothing?connect_timeout=2"


@pytest.mark.parametrize(
    ("error", "en", "zh"),
    [
        (OSError(errno.ENOSPC, "No space left on device"), "No space left on device", "磁盘已满"),
        (OSError(errno.EXDEV, "Invalid cross-device link"), "Invalid cross-device link",
         "系统原话是“Invalid cross-device link”"),
        (ValueError("embedded null byte"), "embedded null byte", "程序原话是“embedded null byte”"),
    ],
)  # fmt: skip
def test_words_that_are_not_known_are_quoted(error: Exception, en: str, zh: str) -> None:
    message = _("cannot read {path}: {reason}", path="a", reason=reason(error))
    assert message.text("en") == f"cannot read a: {en}"
    assert zh in message.text("zh")


def test_what_a_database_says_is_quoted_in_chinese_and_left_as_it_is_in_english(tmp_path: Path) -> None:
    from app.storage import sqlite
    from app.storage.address import Address
    from app.storage.unreachable import cannot_use
    from judge.errors import OperatorError

    broken = tmp_path / "judge.db"
    broken.write_bytes(b"no database" * 1000)
    with pytest.raises(OperatorError) as told:
        sqlite.File(broken)
    assert "：数据库原话是“file is not a database”" in told.value.message.text("zh")
    assert "“" not in told.value.message.text("en")

    address = Address.parsed(CLOSED, 1, 1)
    for said in ("password authentication failed for user", "permission denied", 'role "x" does not exist', "odd"):
        refused = cannot_use(address, sqlite3.OperationalError(said)).message
        assert f"数据库原话是“{said}”" in refused.text("zh") and f": {said}." in refused.text("en")


def test_no_error_for_an_operator_has_words_of_another_program_that_are_not_quoted() -> None:
    bare = []
    for path in (*ROOT.glob("app/**/*.py"), *ROOT.glob("practice/*.py"), *ROOT.glob("judge/sandbox/*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "OperatorError":
                bare += [f"{path.name}:{node.lineno}" for part in ast.walk(node) if _speaks_for_itself(part)]
    assert bare == []


def _speaks_for_itself(node: ast.AST) -> bool:
    """``name=str(error)`` and the like among what fills a message."""
    if not isinstance(node, ast.keyword) or not isinstance(node.value, ast.Call):
        return False
    call = ast.unparse(node.value)
    return call.startswith("str(") and "error" in call


def test_a_quotation_is_its_own_words_wherever_nobody_reads_it() -> None:
    assert quoted("disk I/O error", "database") == "disk I/O error"
