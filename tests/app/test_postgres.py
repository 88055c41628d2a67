"""PostgreSQL: who cannot reach it is told what to do; who loses it for a moment loses nothing."""

import logging
import socket
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import psycopg
import pytest
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, OperationalError, ProgrammingError

from app.errors import from_database
from app.settings import Settings
from app.storage import Database, drafts, queries
from app.storage.address import Address
from app.storage.postgres import Server, connect
from app.storage.transactions import Unsure
from judge.errors import OperatorError
from judge.message import Lang
from tests.app.conftest import application, browser, submit
from tests.app.fake_engine import FakeEngine
from tests.app.test_storage import ROW
from tests.postgres import GUARDED, PASSWORD, Cluster

SECRET = "p%40ss%2Fw%3Ard"  # PASSWORD, as it is written in an address


@pytest.fixture
def shared(postgres: Cluster) -> Iterator[Database]:
    name = postgres.fresh()
    database = Database.open(postgres.address(name))
    yield database
    database.close()
    postgres.drop(name)


def ids(database: Database) -> list[str]:
    return [row[0] for row in database.read_now(queries.pending)]


def says(error: OperatorError) -> dict[Lang, str]:
    found: dict[Lang, str] = {"en": error.message.text("en"), "zh": error.message.text("zh")}
    assert not any(secret in text for text in found.values() for secret in (PASSWORD, SECRET, "wrong"))
    assert found["en"] != found["zh"]
    return found


def refused(url: str) -> str:
    with pytest.raises(OperatorError) as caught:
        Database.open(Address.parsed(url))
    return says(caught.value)["en"]


def test_who_is_not_let_in_is_told_why_and_what_to_do(postgres: Cluster) -> None:
    at = f"127.0.0.1:{postgres.port}"
    name = postgres.empty()
    assert "password in DATABASE_URL" in refused(f"postgresql://{GUARDED}:wrong@{at}/{name}")
    assert "password in DATABASE_URL" in refused(f"postgresql://{GUARDED}@{at}/{name}")
    assert "createdb --owner rope_judge nothing_here" in refused(f"postgresql://rope_judge:{SECRET}@{at}/nothing_here")
    assert "createuser" in refused(f"postgresql://nobody_here:{SECRET}@{at}/{name}")
    assert "OWNER TO" in refused(f"postgresql://{GUARDED}:{SECRET}@{at}/{name}")  # PostgreSQL 15: not everybody may
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        assert "Does the PostgreSQL server run" in refused(f"postgresql://u:{SECRET}@127.0.0.1:{port}/{name}")


def test_a_file_that_postgresql_may_not_write_to_is_the_operators_matter(postgres: Cluster) -> None:
    """It says so with a code that stands for missing rights: a disk that is read-only after an error does."""
    engine = connect(postgres.address("postgres"), 1)
    try:
        with engine.connect() as connection, pytest.raises(ProgrammingError) as caught:
            connection.exec_driver_sql("COPY (SELECT 1) TO '/etc/nobody-may-write-here'")
    finally:
        engine.dispose()
    told = from_database(caught.value)
    assert (told.status, told.code) == (503, "storage")


@pytest.mark.parametrize("encoding", ["SQL_ASCII", "LATIN1"])
def test_a_database_that_cannot_hold_every_text_is_refused(postgres: Cluster, encoding: str) -> None:
    name = f"in_{encoding.lower()}"
    make: Any = f"CREATE DATABASE {name} TEMPLATE template0 ENCODING '{encoding}' LC_COLLATE 'C' LC_CTYPE 'C'"
    with psycopg.connect(postgres.url("postgres"), autocommit=True) as connection:
        connection.execute(make)
    try:
        said = refused(postgres.url(name))
    finally:
        postgres.drop(name)
    assert encoding in said and f"--encoding UTF8 --owner rope_judge {name}" in said


@pytest.mark.parametrize(
    "url", ["postgresql://u:p@ss@h/d", "postgresql://u:wr@ng:wrong@h/d", "postgresql://u:wrong@h:x/d", "wrong", "mysql://u:wrong@h/d"]
)  # fmt: skip
def test_an_address_that_cannot_be_read_is_not_repeated(url: str) -> None:
    with pytest.raises(OperatorError, match="DATABASE_URL") as caught:
        Settings(database_url=url)
    says(caught.value)
    assert caught.value.__cause__ is None and (caught.value.__suppress_context__ or not caught.value.__context__)


def test_the_password_is_nowhere(postgres: Cluster) -> None:
    settings = Settings(database_url=f"postgres://{GUARDED}:{SECRET}@h:5/d?sslmode=require")
    for text in (repr(settings), str(settings.storage), repr(settings.storage), settings.model_dump_json()):
        assert PASSWORD not in text and SECRET not in text
    assert str(settings.storage) == f"postgresql://{GUARDED}@h:5/d"


def test_the_address_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "")
    assert Settings().storage == Settings().database
    monkeypatch.setenv("DATABASE_URL", "postgresql://u@h/one")
    assert str(Settings().storage).endswith("/one")
    monkeypatch.setenv("ROPE_JUDGE_DATABASE_URL", "postgresql://u@h/two")
    assert str(Settings().storage).endswith("/two")


def test_without_the_driver_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "psycopg"]:
        monkeypatch.setitem(sys.modules, name, None)
    assert "rope-judge[postgres]" in refused(f"postgresql://u:{SECRET}@h/d")


def test_servers_that_start_together_make_the_tables_once(postgres: Cluster) -> None:
    address = postgres.address(postgres.empty())
    with ThreadPoolExecutor(4) as threads:
        opened = list(threads.map(lambda _n: Database.open(address), range(4)))
    for n, database in enumerate(opened):
        assert database.write(queries.add({"id": str(n), **ROW})).result(10) == 1
        database.close()


def test_tables_of_a_newer_version_are_left_alone(postgres: Cluster) -> None:
    name = postgres.fresh()
    with postgres.connect(name) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(OperatorError, match="9999") as caught:
        Database.open(postgres.address(name))
    assert "pg_dump" in says(caught.value)["zh"]


@pytest.mark.parametrize("committed", [False, True])
def test_a_commit_that_is_not_answered_is_neither_lost_nor_done_twice(
    shared: Database, postgres: Cluster, monkeypatch: pytest.MonkeyPatch, committed: bool
) -> None:
    dialect = shared._store.writing.dialect
    commit = dialect.do_commit
    broken: list[Any] = []

    def once(connection: Any) -> None:
        if broken:
            return commit(connection)
        broken.append(connection)
        if committed:
            commit(connection)
        with postgres.connect() as other:
            other.execute("SELECT pg_terminate_backend(%s, 5000)", [connection.driver_connection.info.backend_pid])
        if committed:
            connection.driver_connection.close()
            raise psycopg.OperationalError("server closed the connection unexpectedly")
        commit(connection)

    monkeypatch.setattr(dialect, "do_commit", once)
    writes = [shared.write(queries.add({"id": id, **ROW})) for id in "ab"]
    assert [write.result(20) for write in writes] == [1, 1]
    assert broken and sorted(ids(shared)) == ["a", "b"]


def test_how_another_transaction_of_the_same_number_ended_says_nothing(postgres: Cluster) -> None:
    """After a crash PostgreSQL gives numbers out again whose transactions never reached the disk."""
    store = Server(postgres.address(postgres.fresh()))
    with store.writing.connect() as connection:
        with connection.begin():
            another = connection.exec_driver_sql("SELECT pg_current_xact_id()::text").scalar_one()
        found = []
        for number in (another, another, str(int(another) + 1000)):
            with connection.begin():
                found.append(store.ended(connection, f"{number} never-stored"))
        assert found == [None, False, False]  # asked once more, since rows may be seen a moment after the end
        with connection.begin():
            mark = store.mark(connection)
        with connection.begin():
            assert store.ended(connection, mark) is True
    store.close()


def test_what_cannot_be_known_is_not_acknowledged(
    shared: Database, postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.storage.transactions.PATIENCE", 0.2)
    dialect = shared._store.writing.dialect
    commit = dialect.do_commit

    def last(connection: Any) -> None:
        commit(connection)
        postgres.kill()
        connection.driver_connection.close()
        raise psycopg.OperationalError("server closed the connection unexpectedly")

    monkeypatch.setattr(dialect, "do_commit", last)
    write = shared.write(queries.add({"id": "a", **ROW}))
    try:
        assert isinstance(write.exception(20), Unsure)
        assert isinstance(shared.write(queries.begin("a")).exception(20), OperationalError)
        with pytest.raises(DBAPIError):
            ids(shared)
    finally:
        postgres.start()
    monkeypatch.setattr(dialect, "do_commit", commit)
    assert ids(shared) == ["a"] and shared.write(queries.begin("a")).result(20) == 1


def test_a_server_says_that_postgresql_is_away_and_goes_on_when_it_is_back(
    postgres: Cluster, settings: Settings, fake: FakeEngine, monkeypatch: pytest.MonkeyPatch, caplog: Any
) -> None:
    monkeypatch.setattr("app.storage.transactions.PATIENCE", 0.2)
    monkeypatch.setattr("app.classroom.room.LOOK_SECONDS", 0.0)
    name = postgres.fresh()
    there = settings.model_copy(update={"database_url": Settings(database_url=postgres.url(name)).database_url})
    caplog.set_level(logging.DEBUG)
    with browser(application(there, fake), client=("127.0.0.1", 50000)) as client:
        before = submit(client)
        assert client.get("/readyz").status_code == 200
        postgres.kill()
        try:
            answer = client.get("/readyz")
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "not_ready")
            assert "PostgreSQL" in answer.json()["error"]["message"]
            assert client.get("/healthz").status_code == 200  # restarting the server would not help
            for answer in (
                client.post("/api/v1/problems/rotate-half/submissions", json={"source": "x = 1"}),
                client.get("/api/v1/problems/rotate-half/draft"),
            ):
                assert (answer.status_code, answer.json()["error"]["code"]) == (503, "storage")
                assert "PostgreSQL" in answer.json()["error"]["hint"] and int(answer.headers["retry-after"]) > 0
            assert client.get("/", headers={"accept": "text/html"}).status_code == 503
        finally:
            postgres.start()
        assert client.get("/readyz").status_code == 200
        assert client.get(f"/api/v1/submissions/{before}").status_code == 200
        submit(client)


def test_a_full_pool_is_a_busy_server(postgres: Cluster, settings: Settings, fake: FakeEngine) -> None:
    there = settings.model_copy(
        update={
            "database_url": Settings(database_url=postgres.url(postgres.fresh())).database_url,
            "database_pool": 1,
            "database_wait": 0.1,
        }
    )
    app = application(there, fake)
    with browser(app, client=("127.0.0.1", 50000)) as client:
        database: Database = app.state.services.database

        def while_held(_connection: Any) -> Any:
            return client.get("/api/v1/problems/rotate-half/draft")

        answer = database.read_now(while_held)
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "busy")
        assert client.get("/api/v1/problems/rotate-half/draft").status_code == 200


def test_writes_of_two_processes_meet_as_if_they_were_alone(shared: Database, postgres: Cluster) -> None:
    """Two servers save the same draft from the same version: one wins, and exactly one copy is kept of each text."""
    other = Database.open(shared_address(shared))
    both = (shared, other)
    try:
        shared.write(*drafts.save("ann", "p", "0", 0)).result(10)
        for n in range(1, 31):
            saves = [one.write(*drafts.save("ann", "p", f"{n} {i}", n, "reset")) for i, one in enumerate(both)]
            changed = [save.result(20) for save in saves]
            assert sorted(changed) == [0, 2], n
        copies = [copy["source"] for copy in shared.read_now(drafts.copies("ann", "p"))]
        assert len(copies) == len(set(copies)) == 30
        first = [one.write(*drafts.save("bob", "p", str(i), 0)) for i, one in enumerate(both)]
        assert sorted(save.result(20) for save in first) == [0, 1]
        swaps = [one.write(queries.begin(id)) for one in both for id in "ab"]  # nothing is there to be changed
        assert [swap.result(20) for swap in swaps] == [0, 0, 0, 0]
    finally:
        other.close()


def shared_address(database: Database) -> Address:
    return Address(database._store.reading.url)


def test_two_that_wait_for_each_other_both_go_on(shared: Database, postgres: Cluster) -> None:
    other = Database.open(shared_address(shared))
    try:
        for id in "ab":
            shared.write(queries.add({"id": id, **ROW})).result(10)
        with ThreadPoolExecutor(2) as threads:
            turns = ((shared, "ab"), (other, "ba"))
            done = threads.map(
                lambda turn: [turn[0].write(*(queries.begin(id) for id in turn[1])).result(30) for _n in range(20)],
                turns,
            )
            assert [*done] == [[2] * 20] * 2
        assert {row[0]: row[3] for row in shared.read_now(queries.pending)} == {"a": 41, "b": 41}
    finally:
        other.close()


def test_the_session_settings_keep_what_was_acknowledged(shared: Database, postgres: Cluster) -> None:
    seen: list[str] = []
    address = shared_address(shared)
    with postgres.connect() as connection:
        connection.execute(f"ALTER DATABASE {address.url.database} SET synchronous_commit TO off")
    other = Database.open(address)
    event.listen(
        other._store.writing, "commit", lambda c: seen.append(c.exec_driver_sql("SHOW synchronous_commit").scalar())
    )
    other.write(queries.begin("a")).result(10)
    other.close()
    assert seen == ["on"]
