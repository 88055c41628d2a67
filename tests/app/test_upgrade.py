"""Volumes of older versions: brought up to date after a copy was made, all or nothing; newer ones are refused."""

import os
import shutil
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from app import migrations
from app.migrations import revisions, upgrade
from app.storage import Database
from app.storage.backup import KEPT, back_up, backup, backups
from app.storage.database import connect
from app.storage.folder import own_folder
from app.storage.lock import locked
from judge.errors import OperatorError

BROKEN = """
import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "9999", "{last}", None, None

def upgrade():
    op.create_table("half", sa.Column("id", sa.Integer(), primary_key=True))
    op.add_column("drafts", sa.Column("extra", sa.Text()))
    op.execute("INSERT INTO half VALUES (1)")
    {fault}
"""


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A database as the first version left it, with a draft in it; the last write is still in the log beside it."""
    path = tmp_path / "rope-judge.sqlite3"
    engine = connect(path)
    upgrade(engine, "0001")
    with engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO drafts VALUES ('', 'rotate-half', 'old words', 1.0)")
    engine.dispose()
    return path


@pytest.fixture
def scripts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Migrations that a test may add to."""
    folder = tmp_path / "migrations"
    shutil.copytree(migrations.SCRIPTS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(migrations, "SCRIPTS", folder)
    return folder


def newest() -> str:
    """The last revision of this version."""
    engine = create_engine("sqlite://")
    known = revisions(engine)[1]
    engine.dispose()
    return known[-1]


def asked(path: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def test_an_old_database_is_brought_up_to_date_and_a_copy_of_it_is_kept(old: Path) -> None:
    Database.open(old).close()
    assert asked(old, "SELECT version_num FROM alembic_version") == [(newest(),)]
    assert asked(old, "SELECT source FROM drafts") == [("old words",)]
    copy = backup(old, newest())
    assert backups(old) == [copy]
    assert asked(copy, "SELECT version_num FROM alembic_version") == [("0001",)]
    assert asked(copy, "SELECT source FROM drafts") == [("old words",)]
    shutil.copy(copy, old)
    Database.open(old).close()  # the way back works, and forward again
    assert asked(old, "SELECT version_num FROM alembic_version") == [(newest(),)]


def test_nothing_is_copied_where_nothing_changes(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite3"
    for _again in range(2):
        Database.open(path).close()
    assert backups(path) == []


def test_the_last_copies_are_kept(old: Path) -> None:
    for number in range(KEPT + 2):
        copy = back_up(old, f"{number:04}")
        os.utime(copy, (number, number))
    back_up(old, "new")
    names = [copy.name.rpartition("-")[2] for copy in backups(old)]
    assert names == ["new", "0004", "0003"]


def test_without_room_for_a_copy_nothing_is_changed(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("app.storage.backup._on_disk", full)
    with pytest.raises(OperatorError, match="No space left on device"):
        Database.open(old)
    assert asked(old, "SELECT version_num FROM alembic_version") == [("0001",)]
    assert not list(old.parent.glob("*.part"))


@pytest.mark.parametrize(
    "fault",
    [
        "raise ValueError('in the middle')",
        "op.execute('INSERT INTO nobody VALUES (7)')",
        "import os; os.kill(os.getpid(), 9)",
    ],
)
def test_a_change_that_fails_leaves_the_tables_as_they_were(old: Path, scripts: Path, fault: str) -> None:
    (scripts / "versions" / "9999_broken.py").write_text(BROKEN.format(last=newest(), fault=fault))
    if "kill" in fault:  # as a power cut would
        pid = os.fork() if sys.platform != "win32" else pytest.skip("platform: no fork")
        if pid == 0:
            Database.open(old)
        assert os.WIFSIGNALED(os.waitpid(pid, 0)[1])
    else:
        with pytest.raises(OperatorError):
            Database.open(old)
    assert asked(old, "SELECT version_num FROM alembic_version") == [("0001",)]
    tables = {name for (name,) in asked(old, "SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert "half" not in tables and "card_reviews" not in tables
    assert asked(backup(old, "9999"), "SELECT source FROM drafts") == [("old words",)]
    (scripts / "versions" / "9999_broken.py").unlink()
    Database.open(old).close()
    assert asked(old, "SELECT version_num FROM alembic_version") == [(newest(),)]


def test_making_a_table_anew_deletes_nothing_that_refers_to_it(old: Path, scripts: Path) -> None:
    steps = f"""
revision, down_revision, branch_labels, depends_on = "9999", "{newest()}", None, None
import sqlalchemy as sa
from alembic import op

def upgrade():
    op.execute("CREATE TABLE mother (id INTEGER PRIMARY KEY, name TEXT)")
    op.execute("CREATE TABLE child (id INTEGER PRIMARY KEY, of INTEGER REFERENCES mother(id) ON DELETE CASCADE)")
    op.execute("INSERT INTO mother VALUES (1, 'm')")
    op.execute("INSERT INTO child VALUES (1, 1)")
    with op.batch_alter_table("mother", recreate="always") as batch:
        batch.alter_column("name", nullable=False, existing_type=sa.Text())
"""
    (scripts / "versions" / "9999_anew.py").write_text(steps)
    opened = Database.open(old)
    assert asked(old, "SELECT count(*) FROM child") == [(1,)]
    assert opened.read_now(lambda c: c.exec_driver_sql("PRAGMA foreign_keys").scalar()) == 1, "on again"
    opened.close()


def test_a_database_of_a_newer_version_is_refused_and_left_alone(old: Path) -> None:
    Database.open(old).close()
    with closing(sqlite3.connect(old)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    before = old.read_bytes()
    with pytest.raises(OperatorError, match=r"newer version of rope-judge.*9999") as caught:
        Database.open(old)
    assert old.read_bytes() == before
    assert "-wal" not in str(caught.value)
    copy = back_up(old, "9999")
    with pytest.raises(OperatorError, match="Nothing was changed") as caught:
        Database.open(old)
    assert str(copy) in str(caught.value) and "-wal" in str(caught.value)


@pytest.mark.skipif(sys.platform == "win32", reason="platform: no modes")
@pytest.mark.parametrize(("folder", "files"), [(0o700, 0o600), (0o770, 0o660), (0o755, 0o640)])
def test_files_are_open_to_whom_the_folder_is(tmp_path: Path, folder: int, files: int) -> None:
    data = tmp_path / "data"
    data.mkdir()
    data.chmod(folder)
    with locked(data):
        Database.open(data / "x.sqlite3").close()
    assert {path.stat().st_mode & 0o777 for path in data.iterdir()} == {files}


@pytest.mark.skipif(sys.platform == "win32", reason="platform: no modes")
def test_a_folder_that_everybody_may_write_to_is_closed_by_its_owner(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    for before, after in ((0o777, 0o770), (0o755, 0o755), (0o700, 0o700), (0o1777, 0o777)):
        data.chmod(before)
        own_folder(data)
        assert data.stat().st_mode & 0o777 == after


@pytest.mark.needs_root
def test_somebody_elses_folder_is_told_with_its_owner(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o700)
    os.chown(data, 10001, 0)
    for place in (tmp_path, *tmp_path.parents):
        if place.stat().st_mode & 0o005 != 0o005:  # pytest's own folders, more of them with xdist
            place.chmod(0o755)
    pid = os.fork()
    if pid == 0:
        code = 1
        os.setresuid(12345, 12345, 12345)
        try:
            with locked(data):
                pass
        except OperatorError as error:
            code = 0 if "user 10001 and group 0" in str(error) and "chown -R 12345:0" in str(error) else 2
        os._exit(code)
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0


def test_revisions_are_in_order(old: Path) -> None:
    engine = connect(old)
    found, known = revisions(engine)
    engine.dispose()
    assert (found, known[0]) == ("0001", "0001")
    assert known == sorted(known)
