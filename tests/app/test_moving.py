"""From SQLite to PostgreSQL: everything, or nothing."""

import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Table, insert, select

from app.operate import migrate
from app.storage import Database, drafts, queries
from app.storage.lock import locked
from app.storage.moving import tables
from judge.errors import OperatorError
from tests.app.test_storage import ROW
from tests.postgres import Cluster

ROWS = 3


def some(table: Table, n: int) -> dict[str, Any]:
    """A row of any table, which refers to the rows of the same number."""
    row: dict[str, Any] = {}
    for column in table.columns:
        kind = column.type.python_type
        if column.foreign_keys:
            row[column.name] = f"id {n}"
        elif kind is bool:
            row[column.name] = n % 2 == 0
        elif kind in (int, float):
            row[column.name] = kind(10 * n) + (0.1 if kind is float else 0)
        elif column.nullable and n == 0:
            row[column.name] = None
        else:
            row[column.name] = f"{column.name} {n}"[: getattr(column.type, "length", None) or 99]
    return row | ({"source": f"x = {n}\0 求导"} if "source" in row else {})


def everything(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
    return {table.name: sorted(map(tuple, connection.execute(select(table))), key=repr) for table in tables()}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with a few rows in every table there is."""
    with closing(Database.open(tmp_path / "old" / "rope-judge.sqlite3")) as database:
        for table in tables():
            for n in range(ROWS):
                database.write((insert(table), some(table, n))).result(10)
    return tmp_path / "old"


@pytest.fixture
def target(postgres: Cluster, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    name = postgres.empty()
    monkeypatch.setenv("DATABASE_URL", postgres.url(name))
    yield name
    postgres.drop(name)


def test_everything_comes_along_and_the_file_stays_as_it_was(folder: Path, target: str, postgres: Cluster) -> None:
    file = folder / "rope-judge.sqlite3"
    before = file.read_bytes()
    said = [line.text("en") for line in migrate(None, folder)]
    assert said[-1].startswith(f"{len(tables()) * ROWS} rows were copied from {file}")
    assert file.read_bytes() == before
    assert [path.name for path in folder.iterdir() if path.is_dir()] == []
    with closing(Database.open(file)) as old, closing(Database.open(postgres.address(target))) as new:
        assert old.read_now(everything) == new.read_now(everything)
        for database in (old, new):  # numbers go on after the last one
            database.write(*drafts.keep("ann", "p", "next")).result(10)
            assert database.read_now(drafts.copy_of("ann", "p", "next")) == 10 * (ROWS - 1) + 1
    with pytest.raises(OperatorError, match=r"not empty .*draft_copies: 4"):
        list(migrate(None, file))


def test_half_of_it_is_never_left(folder: Path, target: str, postgres: Cluster) -> None:
    with closing(Database.open(folder / "rope-judge.sqlite3")) as old:  # SQLite does not mind; PostgreSQL does
        old.write(queries.add({"id": "x" * 99, **ROW})).result(10)
    with pytest.raises(OperatorError, match="99 characters in id"):
        list(migrate(None, folder))
    with closing(Database.open(postgres.address(target))) as new:
        assert not any(new.read_now(everything).values())


def test_what_cannot_be_copied_is_said_before_anything_is_done(
    folder: Path, target: str, postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "text").write_text("no database")
    for path, why in ((tmp_path / "text", "no SQLite"), (tmp_path / "nothing", "cannot be read")):
        with pytest.raises(OperatorError, match=why):
            list(migrate(None, path))
    if sys.platform != "win32":
        with locked(folder), pytest.raises(OperatorError, match="Another server"):
            list(migrate(None, folder))
    monkeypatch.delenv("DATABASE_URL")
    with pytest.raises(OperatorError, match="DATABASE_URL"):
        list(migrate(tmp_path / "new", folder))
