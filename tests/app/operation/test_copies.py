"""A backup is made while the server writes; all that was acknowledged before is in it, and it can be put back."""

import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from app.migrations import upgrade
from app.operation.copies import back_up, examined, restore
from app.settings import Settings
from app.storage import Database
from app.storage.backup import backups
from app.storage.database import connect
from judge.errors import OperatorError
from tests.app.conftest import application, browser, submit
from tests.app.fake_engine import FakeEngine


def asked(path: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def made(folder: Path) -> Path:
    """A data folder with an empty database."""
    folder.mkdir()
    engine = connect(folder / "rope-judge.sqlite3")
    upgrade(engine)
    engine.dispose()
    return folder


def reports(client: TestClient, ids: list[str]) -> list[int]:
    return [client.get(f"/api/v1/submissions/{id}").status_code for id in ids]


def test_what_was_acknowledged_is_in_the_copy_and_comes_back(settings: Settings, tmp_path: Path) -> None:
    acknowledged: list[str] = []
    enough, over = threading.Event(), threading.Event()

    with browser(application(settings, FakeEngine()), client=("127.0.0.1", 5000)) as client:

        def work() -> None:
            while not over.is_set():
                acknowledged.append(submit(client, "# hold" if len(acknowledged) % 2 else "x = 1"))
                client.put("/api/v1/problems/rotate-half/draft", json={"source": f"draft {len(acknowledged)}"})
                if len(acknowledged) == 20:
                    enough.set()

        working = threading.Thread(target=work)
        working.start()
        assert enough.wait(60)
        before = list(acknowledged)
        copies = [back_up(settings), back_up(settings, tmp_path / "second.sqlite3")]
        over.set()
        working.join()
        assert len(acknowledged) > len(before), "it was written to meanwhile"

    assert copies[0].path.parent == settings.data / "backups"
    assert (
        copies[0].rows["submissions"] >= len(before) and copies[1].rows["submissions"] >= copies[0].rows["submissions"]
    )
    assert not list(tmp_path.rglob("*.part"))

    fresh = Settings(data=tmp_path / "fresh")
    assert restore(fresh, copies[1].path) == copies[1]
    with browser(application(fresh, FakeEngine()), client=("127.0.0.1", 5000)) as client:
        assert reports(client, before) == [200] * len(before)
        assert client.get("/api/v1/problems/rotate-half/draft").json()["source"].startswith("draft ")


def test_what_is_there_is_kept_when_a_copy_takes_its_place(settings: Settings, tmp_path: Path) -> None:
    with browser(application(settings, FakeEngine())) as client:
        submit(client)
    copy = back_up(settings, tmp_path / "copy.sqlite3")
    with browser(application(settings, FakeEngine())) as client:
        submit(client)
        with pytest.raises(OperatorError, match="Another server uses"):
            restore(settings, copy.path, replace=True)
    with pytest.raises(OperatorError, match="--replace"):
        restore(settings, copy.path)
    restore(settings, copy.path, replace=True)
    (aside,) = settings.data.glob("rope-judge.sqlite3.replaced-*")
    assert asked(settings.database, "SELECT count(*) FROM submissions") == [(1,)]
    assert asked(aside, "SELECT count(*) FROM submissions") == [(2,)]


def test_a_copy_of_an_older_version_is_restored_and_upgraded(tmp_path: Path) -> None:
    old, settings = tmp_path / "old.sqlite3", Settings(data=tmp_path / "new")
    engine = connect(old)
    upgrade(engine, "0001")
    with engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO drafts VALUES ('', 'rotate-half', 'old words', 1.0)")
    engine.dispose()
    assert restore(settings, old).revision == "0001"
    with browser(application(settings, FakeEngine()), client=("127.0.0.1", 5000)) as client:
        assert client.get("/api/v1/problems/rotate-half/draft").json()["source"] == "old words"


def test_what_is_no_copy_is_refused_and_changes_nothing(settings: Settings, tmp_path: Path) -> None:
    noise, empty, newer = tmp_path / "noise", tmp_path / "empty", tmp_path / "newer"
    noise.write_bytes(b"SQLite format 3\x00" + bytes(range(256)) * 40)
    empty.touch()
    engine = connect(newer)
    upgrade(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    for path, reason in (
        (noise, "damaged"),
        (empty, "damaged"),
        (newer, "newer version"),
        (tmp_path / "no", "no file"),
    ):
        with pytest.raises(OperatorError, match=reason):
            restore(settings, path)
        assert not settings.database.exists()
    with pytest.raises(OperatorError, match="no database"):
        back_up(settings)
    restore(settings, back_up(Settings(data=made(tmp_path / "whole"))).path)
    with pytest.raises(OperatorError, match="never overwrites"):
        back_up(settings, noise)


@pytest.mark.parametrize(
    "damage",
    ["DROP TABLE alembic_version", "DELETE FROM alembic_version", "UPDATE alembic_version SET version_num = ''",
     "UPDATE alembic_version SET version_num = 'ae1027a6acf'", "INSERT INTO alembic_version VALUES ('0001')"],
)  # fmt: skip
def test_what_has_no_revision_of_ours_is_damaged_and_not_newer(settings: Settings, damage: str) -> None:
    file = made(settings.data) / "rope-judge.sqlite3"
    copy = back_up(settings).path
    for path in (copy, file):
        with closing(sqlite3.connect(path)) as connection:
            connection.executescript(damage)
    with pytest.raises(OperatorError, match=r"damaged: .* revision .*Restore another copy"):
        restore(settings, copy, replace=True)
    before = file.read_bytes()
    with pytest.raises(OperatorError, match=r"missing or unknown .*Restore a copy"):
        Database.open(file)
    assert file.read_bytes() == before and not backups(file)


def test_a_copy_is_as_closed_as_the_database(settings: Settings) -> None:
    with browser(application(settings, FakeEngine())):
        pass
    copy = back_up(settings)
    assert copy.path.stat().st_mode & 0o777 == settings.database.stat().st_mode & 0o777
    assert copy.path.parent.stat().st_mode & 0o007 == 0
    assert examined(copy.path).rows == copy.rows


def test_an_upgrade_as_the_manual_has_it(tmp_path: Path) -> None:
    """Backup, new version, start; then the way back: the copy holds the tables as the old version left them."""
    settings = Settings(data=tmp_path / "data")
    settings.data.mkdir()
    engine = connect(settings.database)
    upgrade(engine, "0003")
    with engine.begin() as connection:
        connection.exec_driver_sql(
            "INSERT INTO submissions (id, problem, problem_version, mode, source, created, attempts, learner) "
            "VALUES ('old', 'rotate-half', 'v', 'submit', 'x = 1', 1.0, 0, '')"
        )
    engine.dispose()
    copy = back_up(settings)
    assert copy.revision == "0003"
    with browser(application(settings, FakeEngine()), client=("127.0.0.1", 5000)) as client:
        assert client.get("/api/v1/submissions/old").status_code == 200, "what waited is judged by the new version"
        assert back_up(settings, tmp_path / "new").revision != "0003"
    restore(settings, copy.path, replace=True)
    assert asked(settings.database, "SELECT version_num FROM alembic_version") == [("0003",)]
    assert asked(settings.database, "SELECT verdict FROM submissions") == [(None,)]
