"""The database: group commits, failures, migrations."""

import asyncio
import threading
from concurrent.futures import Future, wait
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from anyio.from_thread import start_blocking_portal
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from app.migrations import upgrade
from app.storage import Base, Database, drafts, postgres, queries
from app.storage.address import Address
from app.storage.database import connect
from judge.engine import Submission
from judge.errors import OperatorError
from tests.app.fake_engine import outcome

ROW: dict[str, Any] = {
    "problem": "p", "problem_version": "v", "mode": "submit", "source": "x", "learner": "", "seed": None,
    "case_name": None, "created": 1.0, "attempts": 1,
}  # fmt: skip


both_databases = pytest.mark.both_databases


@both_databases
def test_one_bad_write_takes_no_neighbour_along(database: Database) -> None:
    database.write(queries.add({"id": "taken", **ROW})).result()
    writes: list[Future[int]] = []
    for id in ("a", "taken", "b"):
        writes.append(database.write(queries.add({"id": id, **ROW})))
    wait(writes)
    assert [type(write.exception()) for write in writes] == [type(None), IntegrityError, type(None)]
    assert [row[0] for row in database.read_now(queries.pending)] == ["taken", "a", "b"]


@both_databases
def test_rows_that_are_added_together_keep_their_place_among_other_writes(database: Database) -> None:
    blocked, go_on = threading.Event(), threading.Event()

    def hold(_written: Future[int]) -> None:  # in the writing thread: what comes meanwhile is one group
        blocked.set()
        go_on.wait(10)

    done = outcome(Submission(problem="p", source="x", id="b"))
    first = database.write(queries.begin("nobody"))
    first.add_done_callback(hold)
    blocked.wait(10)
    writes = [database.write(queries.add({"id": id, **ROW})) for id in "ab"]
    writes.append(database.write(queries.finish(done, done.model_dump_json())))
    writes += [database.write(queries.add({"id": "c", "closeup": None, **ROW})), database.write(queries.begin("c"))]
    writes += [database.write(queries.add({"id": id, **ROW}), queries.begin(id)) for id in "de"]
    go_on.set()
    assert [write.result(10) for write in writes] == [1, 1, 1, 1, 1, 2, 2]
    pending = {row[0]: row[3] for row in database.read_now(queries.pending)}
    assert pending == {"a": 1, "c": 2, "d": 2, "e": 2}


@both_databases
def test_statements_of_one_write_are_all_or_none(database: Database) -> None:
    database.write(queries.add({"id": "taken", **ROW})).result()
    both = database.write(*drafts.replace("", "p", "new"), queries.add({"id": "taken", **ROW}))
    assert isinstance(both.exception(), IntegrityError)
    assert database.read_now(drafts.draft("", "p")) is None


@both_databases
def test_many_threads_write_in_order(database: Database) -> None:
    def pour(n: int) -> None:
        for i in range(50):
            database.write(*drafts.replace("", f"p{n}", str(i)))

    threads = [threading.Thread(target=pour, args=(n,)) for n in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    database.write(queries.forgive("")).result()
    for n in range(8):
        found = database.read_now(drafts.draft("", f"p{n}"))
        assert found and found[0] == "49"


def test_who_stops_waiting_for_a_write_does_not_stop_the_writer(database: Database) -> None:
    async def cancelled() -> None:
        waiting = asyncio.create_task(database.wrote(queries.add({"id": "a", **ROW})))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)

    with start_blocking_portal() as portal:
        for _ in range(20):
            portal.call(cancelled)
    database.write(queries.add({"id": "b", **ROW})).result(10)
    assert database.alive and [row[0] for row in database.read_now(queries.pending)] == ["a", "b"]


@both_databases
def test_what_is_waiting_is_written_at_close(kept_in: Path | Address) -> None:
    opened = Database.open(kept_in)
    for i in range(600):
        opened.write(queries.add({"id": str(i), **ROW}))
    opened.close()
    again = Database.open(kept_in)
    assert len(again.read_now(queries.pending)) == 600
    again.close()


@both_databases
def test_a_verdict_is_final(database: Database) -> None:
    from judge.engine import Submission
    from tests.app.fake_engine import outcome

    database.write(queries.add({"id": "a", **ROW})).result()
    first = outcome(Submission("p", "x", id="a"))
    database.write(queries.finish(first, "first")).result()
    database.write(queries.finish(first, "second")).result()
    row = database.read_now(queries.submission("a"))
    assert row and row["outcome"] == "first" and row["verdict"] == "AC"


@pytest.mark.parametrize("dialect", ["sqlite", "postgresql"])
def test_the_tables_are_what_the_migrations_make(tmp_path: Path, request: pytest.FixtureRequest, dialect: str) -> None:
    if dialect == "sqlite":
        engine = connect(tmp_path / "x.sqlite3")
    else:
        cluster = request.getfixturevalue("postgres")
        engine = postgres.connect(cluster.address(cluster.empty()), 1)
    upgrade(engine)
    upgrade(engine)  # again, to no effect
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, Base.metadata) == []
    engine.dispose()


def test_what_is_acknowledged_is_on_the_disk(tmp_path: Path) -> None:
    engine = connect(tmp_path / "x.sqlite3")
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
    engine.dispose()


def test_a_database_that_cannot_be_opened(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite3"
    path.write_bytes(b"this is no database" * 100)
    with pytest.raises(OperatorError, match=r"x\.sqlite3"):
        Database.open(path)


def test_the_folder_is_the_operators_own(tmp_path: Path, database: Database) -> None:
    assert (tmp_path / "folder").stat().st_mode & 0o077 == 0


@both_databases
@pytest.mark.parametrize("id", ["\0", "a\0", "\ufdd0"])
def test_who_looks_for_what_there_cannot_be_finds_nothing(database: Database, id: str) -> None:
    database.write(queries.add({"id": "a", **ROW})).result(10)
    assert database.read_now(queries.submission(id)) is None
    assert database.read_now(drafts.draft(id, id)) is None
    assert database.write(queries.begin(id)).result(10) == 0


@both_databases
@pytest.mark.parametrize("text", ["a\0b", "\ufdd0", "\ufdd00\0\ufdd01", "\0" * 3 + "求导 𝔸"])
def test_any_character_comes_back_as_it_was(database: Database, text: str) -> None:
    database.write(queries.add({"id": "a", **ROW, "source": text}), *drafts.replace("ann", "p", text)).result(10)
    database.write(*drafts.save("ann", "p", f"{text}!", 1)).result(10)
    row = database.read_now(queries.submission("a"))
    assert row and row["source"] == text
    draft = database.read_now(drafts.draft("ann", "p"))
    assert draft and draft[0] == f"{text}!"
    copies = database.read_now(drafts.copies("ann", "p"))
    assert [copy["source"] for copy in copies] == [text]
    assert database.read_now(drafts.copy_of("ann", "p", text)) == copies[0]["id"]
