"""Fixtures shared by all tests: one real engine for the whole session, so that state between runs would show."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from judge import collector

if TYPE_CHECKING:
    import sqlalchemy

    from app.storage import Database
    from app.storage.address import Address
    from judge.engine import Engine
    from judge.outcome import Outcome
    from judge.problem import Catalogue
    from tests.postgres import Cluster

for name in ("DATABASE_URL", "ROPE_JUDGE_DATABASE_URL"):  # whatever the developer's is, no test writes there
    os.environ.pop(name, None)

REPOSITORY = Path(__file__).parents[1]

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # started in the background: programs that are started here
    signal.signal(signal.SIGINT, signal.default_int_handler)  # would inherit that, and some are ended by it


collector.while_loading()  # as the command does


def pytest_collection_finish() -> None:
    """Everything is imported: it is not looked at for garbage again, between any two tests."""
    collector.loaded()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip, with the reason, what this machine cannot run. Where CI has to have it, missing it is a failure."""
    for item in items:
        if item.get_closest_marker("needs_linux") and sys.platform != "linux":
            item.add_marker(pytest.mark.skip(reason="the sandbox's kernel layers exist on Linux only"))
        if item.get_closest_marker("needs_root") and (not hasattr(os, "geteuid") or os.geteuid() != 0):
            item.add_marker(pytest.mark.skip(reason="has to start as root"))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run what is marked ``both_databases`` twice."""
    if "kept_in" in metafunc.fixturenames and metafunc.definition.get_closest_marker("both_databases"):
        metafunc.parametrize("kept_in", ["sqlite", "postgres"], indirect=True)


def missing(reason: str) -> None:
    """A test lacks something of the machine: a failure in CI, which installs everything, else a skip."""
    if os.environ.get("CI"):
        pytest.fail(f"{reason}; CI has to have it")
    pytest.skip(reason)


@pytest.fixture(scope="session", autouse=True)
def exercises_are_read_once() -> Iterator[None]:
    """Those that come with the judge do not change while tests run: they are read once, not by every test's server."""
    from judge.cards import Deck
    from judge.problem import Catalogue
    from judge.problem.catalogue import DEFAULT_ROOT

    read, read_deck = Catalogue.load, Deck.load
    own: list[Catalogue] = []
    decks: list[Deck] = []

    def load(root: Path | None = None) -> Catalogue:
        if root not in (None, DEFAULT_ROOT):
            return read(root)
        own[:] = own or [read(root)]
        return own[0]

    def load_deck(catalogue: Catalogue, root: Path | None = None) -> Deck:
        if root not in (None, DEFAULT_ROOT) or catalogue not in own:
            return read_deck(catalogue, root)
        decks[:] = decks or [read_deck(catalogue, root)]
        return decks[0]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Catalogue, "load", load)
        patch.setattr(Deck, "load", load_deck)
        yield


@pytest.fixture(scope="session", autouse=True)
def tables_are_made_once() -> Iterator[None]:
    """The first empty SQLite file of a session is brought up to date by the migrations, the others are made like it."""
    import sqlite3

    from sqlalchemy import inspect

    from app import migrations

    upgrade = migrations.upgrade
    made: list[str] = []

    def quickly(engine: sqlalchemy.Engine, revision: str = "head") -> None:
        empty = engine.dialect.name == "sqlite" and revision == "head" and not inspect(engine).get_table_names()
        if not empty:
            return upgrade(engine, revision)
        connection = engine.raw_connection()
        try:
            file = connection.driver_connection
            assert file is not None
            if made:
                try:
                    file.executescript(made[0])
                except sqlite3.Error:  # somebody else was first, or the test wants it to fail
                    file.rollback()
                    upgrade(engine, revision)
            else:
                upgrade(engine, revision)
                made.append("\n".join(file.iterdump()).replace("BEGIN", "BEGIN IMMEDIATE", 1))
        finally:
            connection.close()
        return None

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(migrations, "upgrade", quickly)
        yield


@pytest.fixture(scope="session")
def catalogue() -> Catalogue:
    """All exercises that come with the judge."""
    from judge.problem import Catalogue

    return Catalogue.load()


@pytest.fixture(scope="session")
def engine(catalogue: Catalogue) -> Iterator[Engine]:
    """One running engine, shared by every test that asks for it."""
    from judge.engine import Engine

    with Engine(catalogue) as running:
        yield running


@pytest.fixture(scope="session")
def judged(engine: Engine) -> Callable[..., Outcome]:
    """Judge a source on the shared engine: ``judged(source, problem="rotate-half", **submission)``."""
    from judge.engine import Submission

    def judge(source: str, problem: str = "rotate-half", **options: object) -> Outcome:
        return engine.submit(Submission(problem=problem, source=source, **options)).result(60)  # type: ignore[arg-type]

    return judge


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL server of the tests' own."""
    if sys.platform == "win32":
        pytest.skip("platform: the tests start PostgreSQL where there are users to start it as")
    from tests.postgres import programs, running

    if programs() is None:
        missing("PostgreSQL is not installed")
    with running() as cluster:
        yield cluster


@pytest.fixture
def kept_in(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path | Address]:
    """Where a test keeps its tables: a new SQLite file, or a new database on a PostgreSQL server."""
    if getattr(request, "param", "sqlite") == "sqlite":
        yield tmp_path / "folder" / "x.sqlite3"
        return
    cluster: Cluster = request.getfixturevalue("postgres")
    name = cluster.fresh()
    yield cluster.address(name)
    cluster.drop(name)


@pytest.fixture
def database(kept_in: Path | Address) -> Iterator[Database]:
    """An open database with nothing in it."""
    from app.storage import Database

    opened = Database.open(kept_in)
    yield opened
    opened.close()
