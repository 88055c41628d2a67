"""Alembic migrations, run when a database is opened."""

import re
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine

from app.storage.dialect import in_one_piece

SCRIPTS = Path(__file__).parent


def upgrade(engine: Engine, revision: str = "head") -> None:
    """Bring the tables behind ``engine`` up to date, or up to ``revision``; all of it or nothing."""
    config = _config()
    with engine.connect() as connection, in_one_piece(connection):
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def revisions(engine: Engine) -> tuple[str | None, list[str]]:
    """Which revision the tables are at, None where there are none yet; and all that this version knows, in order."""
    with engine.connect() as connection:
        heads = MigrationContext.configure(connection).get_current_heads()
    return (", ".join(map(str, heads)) if heads else None), known_revisions()


def known_revisions() -> list[str]:
    """All revisions that this version knows, in order."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()][::-1]


def is_newer(revision: str) -> bool:
    """Whether ``revision`` may be one of a later version; anything else that is not known was never one of ours."""
    return re.fullmatch(r"\d{4}", revision, re.ASCII) is not None and revision > known_revisions()[-1]


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.set_main_option("path_separator", "os")
    return config
