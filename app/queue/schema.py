"""The queue's own tables and functions, which procrastinate brings: made where they are missing, brought up to date.

Which of procrastinate's migrations a database has is written beside its table, as that table's comment.
"""

from pathlib import Path

import structlog

from app.i18n import _
from app.queue.extra import need_extra
from app.storage.address import Address
from judge.errors import OperatorError
from judge.message import Message
from judge.reason import quoted

log = structlog.get_logger("queue")

_LOCK = 0x72706A71  # any number that all our processes agree on
_FOUND = (
    "SELECT to_regclass('procrastinate_jobs')::text, obj_description(to_regclass('procrastinate_jobs'), 'pg_class')"
)


def ensure_schema(address: Address) -> None:
    """Give the database at ``address`` what this version of procrastinate needs. One process at a time."""
    need_extra()
    import psycopg
    from procrastinate.schema import SchemaManager

    steps = sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql"))
    newest = steps[-1].stem
    try:
        with psycopg.connect(address.conninfo, connect_timeout=5) as connection:
            connection.execute("SELECT pg_advisory_xact_lock(%s)", [_LOCK])
            found, has = connection.execute(_FOUND).fetchone() or (None, None)
            if found is None:
                connection.execute(SchemaManager.get_schema())
            elif has is None or has > newest:
                raise OperatorError(_unknown(address, has or "?", newest))
            else:
                for step in steps:
                    if step.stem > has:
                        connection.execute(step.read_bytes())
            if has != newest:
                connection.execute(f"COMMENT ON TABLE procrastinate_jobs IS '{newest}'".encode())
                log.info("the queue has the tables of this version", was=has, now=newest)
    except psycopg.Error as error:
        reason = quoted(" ".join(str(error).split()), "database")
        raise OperatorError(
            _("The queue in the database {place} cannot be used: {reason}.", place=str(address), reason=reason)
        ) from error


def _unknown(address: Address, has: str, newest: str) -> Message:
    return _(
        "The queue in the database {place} was made by another version of procrastinate: it is at {has}, and the one "
        "that is installed here knows {newest}. Nothing was changed. Install the version that the server uses.",
        place=str(address), has=has, newest=newest,
    )  # fmt: skip
