"""Files that are to be moved to PostgreSQL and have been in anybody's hands: moved as they are, or refused with
a reason before anything is written there."""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from app.migrations import known_revisions, upgrade
from app.operate import migrate
from app.storage import Database, origin
from app.storage.database import connect
from judge.errors import OperatorError
from judge.message import LANGS
from tests.postgres import Cluster

FILE = "rope-judge.sqlite3"
SUBMISSION = (
    "INSERT INTO submissions (id, problem, problem_version, mode, source, created, attempts, learner) "
    "VALUES ({id}, 'rotate-half', 'v', 'submit', {source}, {created}, {attempts}, '')"
)
GOOD = {"id": "'one'", "source": "'x = 1'", "created": "1.0", "attempts": "1"}
LEARNER = (
    "INSERT INTO learners (id, class_id, name, name_key, pin, link, created) VALUES "
    "('l', 'no class', 'Ann', 'ann', 'p', 'k', 1.0);"
)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database of this version with one submission, and no log beside it."""
    path = tmp_path_factory.mktemp("whole") / FILE
    Database.open(path).close()
    change(path, SUBMISSION.format(**GOOD))
    return path


@pytest.fixture(scope="module")
def nowhere(postgres: Cluster) -> Iterator[str]:
    """An empty database that stays so."""
    name = postgres.empty()
    yield name
    postgres.drop(name)


@pytest.fixture
def file(whole: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(whole, tmp_path / FILE))


def change(path: Path, script: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript(script)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


SCHEMA = "PRAGMA writable_schema=ON; UPDATE sqlite_master SET"
TRIGGER = "CREATE TRIGGER tr AFTER UPDATE ON alembic_version BEGIN SELECT 1; END"


def refused(path: Path, cluster: Cluster, name: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """What is said about a file that cannot be moved. Nothing at all was done to the database, nor to the file."""
    monkeypatch.setenv("DATABASE_URL", cluster.url(name))
    before = path.read_bytes() if path.is_file() else b""
    with pytest.raises(OperatorError) as caught:
        list(migrate(None, path))
    assert not path.is_file() or path.read_bytes() == before
    assert not [one for one in path.parent.iterdir() if one.name.startswith("rope-judge-")], "the copy is gone"
    with cluster.connect(name) as connection:
        assert connection.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").fetchone() == (0,)
    said = {lang: caught.value.message.text(lang) for lang in LANGS}
    assert said["zh"] != said["en"] and str(path) in said["en"]
    return said["en"]


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        (SUBMISSION.format(**GOOD | {"id": "'two'", "created": "'noon'"}), "'two' .* another kind (text) in created"),
        (SUBMISSION.format(**GOOD | {"id": "'two'", "source": "x'00ff'"}), "'two' .* another kind (blob) in source"),
        (SUBMISSION.format(**GOOD | {"id": "'two'", "attempts": "1 << 40"}), "'two' .* number in attempts"),
        (SUBMISSION.format(**GOOD | {"id": "'t' || char(0) || 'o'"}), "NUL character in id"),
        (SUBMISSION.format(**GOOD | {"id": "printf('%033d', 1)"}), "33 characters in id: too many"),
        (
            SUBMISSION.format(**GOOD | {"id": "'two'", "source": "CAST(x'ff41' AS TEXT)"}),
            "column 'source'. Nothing was copied",
        ),
        (f"PRAGMA foreign_keys=OFF; {LEARNER}", "row 1 of learners refers to one of classes"),
        ("ALTER TABLE drafts ADD COLUMN mood TEXT", "drafts .* other columns .* knows: mood"),
        ("ALTER TABLE drafts DROP COLUMN begun", "drafts .* other columns .* knows: begun"),
        ("DROP TABLE drafts; CREATE VIEW drafts AS SELECT 1", "drafts in .* is not a plain table"),
        ("DROP TABLE drafts; CREATE VIRTUAL TABLE drafts USING fts5(source)", "drafts in .* is not a plain table"),
        ("UPDATE alembic_version SET version_num = '9999'", "newer version"),
        ("DELETE FROM alembic_version", "missing or unknown"),
        ("PRAGMA writable_schema=ON; UPDATE sqlite_master SET rootpage = 3 WHERE name = 'drafts'", "damaged"),
        (
            "ALTER TABLE drafts RENAME TO old; CREATE VIRTUAL TABLE DRAFTS USING fts5(source)",
            "drafts in .* not a plain",
        ),
        (
            f"CREATE TABLE odd (a); {SCHEMA} sql = 'CREATE TABLE odd (a /* ' || CAST(x'ff41' AS TEXT) || ' */)' "
            "WHERE name = 'odd'",
            "cannot be copied: Could not decode to UTF-8 column 'sql'.",
        ),
        (f"{TRIGGER}; {SCHEMA} name = x'7472' WHERE name = 'tr'", "damaged: a name in it is no text"),
        (f"{TRIGGER}; {SCHEMA} name = 'sqlite_tr' WHERE name = 'tr'", "damaged"),
    ],
)
def test_what_does_not_fit_is_told_with_its_place(
    file: Path, postgres: Cluster, nowhere: str, monkeypatch: pytest.MonkeyPatch, script: str, reason: str
) -> None:
    change(file, script)
    said = refused(file, postgres, nowhere, monkeypatch)
    for part in reason.split(" .* "):
        assert part in said, said


def test_what_is_no_whole_database_of_ours(
    file: Path, postgres: Cluster, nowhere: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content, other, pipe, closed = file.read_bytes(), tmp_path / "other", tmp_path / "pipe", tmp_path / "closed"
    change(other, "CREATE TABLE songs (name TEXT)")
    assert "no database of rope-judge" in refused(other, postgres, nowhere, monkeypatch)
    for length in (16, 100, 5000, len(content) - 4096, len(content) - 1):
        file.write_bytes(content[:length])
        said = refused(file, postgres, nowhere, monkeypatch)
        assert any(word in said for word in ("damaged", "cannot be copied", "no database")), (length, said)
    file.write_bytes(content[:8192] + bytes(4096) + content[12288:])
    assert "damaged" in refused(file, postgres, nowhere, monkeypatch)
    file.unlink()
    file.mkdir()
    assert "cannot be read" in refused(file, postgres, nowhere, monkeypatch)
    if hasattr(os, "mkfifo"):
        os.mkfifo(pipe)
        assert "no SQLite database" in refused(pipe, postgres, nowhere, monkeypatch)
    closed.write_bytes(content)
    closed.chmod(0)
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        tmp_path.chmod(0o777)
        for folder in tmp_path.parents[:-2]:  # all but / and the first below it
            folder.chmod(0o755)
        os.seteuid(65534)
    try:
        with pytest.raises(OperatorError, match="cannot be read: Permission denied"):
            list(migrate(None, closed))
    finally:
        if hasattr(os, "geteuid") and os.getuid() == 0:
            os.seteuid(0)


def test_a_file_that_somebody_writes_to_is_not_waited_for_forever(
    file: Path, postgres: Cluster, nowhere: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(origin, "PATIENCE", 0.05)
    change(file, "PRAGMA journal_mode=DELETE")
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert "in use by another program" in refused(file, postgres, nowhere, monkeypatch)


def test_strangers_logs_and_long_texts_of_an_old_version_are_no_hindrance(
    postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, path = postgres.empty(), tmp_path / "b" / FILE
    monkeypatch.setenv("DATABASE_URL", postgres.url(name))
    path.parent.mkdir()
    engine = connect(path)
    upgrade(engine, known_revisions()[3])
    engine.dispose()
    change(path, 'CREATE TABLE "so""ngs" (name TEXT REFERENCES learners (name));'
           "CREATE VIEW likes AS SELECT * FROM nothing_there;"
           "CREATE TRIGGER t AFTER UPDATE ON submissions BEGIN DELETE FROM drafts; END")  # fmt: skip
    change(path, "INSERT INTO drafts (learner, problem, source, updated) VALUES ('', 'p', 'here', 1.0)")
    with closing(sqlite3.connect(path, isolation_level=None)) as writer:
        writer.execute("PRAGMA journal_mode=WAL")
        for n in range(3):
            long = "replace(hex(zeroblob(600000)), '00', char(0, 64976, 27714))"
            writer.execute(SUBMISSION.format(**GOOD | {"id": f"'{n}'", "source": long, "created": "9e999"}))
        crashed = tmp_path / "crashed"
        shutil.copytree(path.parent, crashed)  # the log is beside it, as a killed server leaves it
    before = {one: (crashed / one).read_bytes() for one in (FILE, f"{FILE}-wal")}
    said = [line.text("en") for line in migrate(None, crashed)]
    assert said[-2].endswith('likes, so"ngs') and said[-1].startswith("4 rows")
    assert {one: (crashed / one).read_bytes() for one in before} == before
    with postgres.connect(name) as connection:
        found = connection.execute("SELECT length(source), created FROM submissions").fetchall()
        assert found == [(5 * 600_000, float("inf"))] * 3
        assert connection.execute("SELECT source FROM drafts").fetchall() == [("here",)]
    postgres.drop(name)
