"""Alembic migrations, run when a database is opened."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

SCRIPTS = Path(__file__).parent


def upgrade(engine: Engine, revision: str = "head") -> None:
    """Bring the tables behind ``engine`` up to date, or up to ``revision``; all of it or nothing."""
    config = _config()
    with engine.connect() as connection, _in_one_piece(connection):
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def revisions(engine: Engine) -> tuple[str | None, list[str]]:
    """Which revision the tables are at, None where there are none yet; and all that this version knows, in order."""
    with engine.connect() as connection:
        found = MigrationContext.configure(connection).get_current_revision()
    walk = ScriptDirectory.from_config(_config()).walk_revisions()
    return found, [script.revision for script in walk][::-1]


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.set_main_option("path_separator", "os")
    return config


@contextmanager
def _in_one_piece(connection: Connection) -> Iterator[None]:
    """One transaction around every step.

    SQLite can do that, but its driver begins none for a change of tables, so it is begun by hand. Its foreign keys
    are off meanwhile, and checked at the end: where a table can only be changed by making it anew, dropping the old
    one would delete what refers to it.
    """
    if connection.dialect.name != "sqlite":
        with connection.begin():
            yield
        return
    driver = connection.connection.driver_connection
    assert driver is not None
    level, driver.isolation_level = driver.isolation_level, None
    driver.execute("PRAGMA foreign_keys=OFF")
    try:
        with connection.begin():
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield
            if astray := connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall():
                raise RuntimeError(f"rows that refer to nothing: {astray[:5]}")
    finally:
        driver.execute("PRAGMA foreign_keys=ON")
        driver.isolation_level = level
