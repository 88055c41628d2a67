"""PostgreSQL: a server of its own, that any number of our processes read and write at the same time.

Each write is a transaction that sees the tables as of one moment (``REPEATABLE READ``): where another process changed
what it is about to change, PostgreSQL refuses it and it is done again from its beginning. So a write is as good as
alone, as it is on SQLite.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import structlog
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError

from app.i18n import _
from app.storage.address import Address
from app.storage.dialect import Fault
from app.storage.unreachable import cannot_use
from app.storage.upgrade import bring_server_up_to_date
from judge.errors import OperatorError

log = structlog.get_logger("storage")

MIGRATING = 0x726F7065  # any number that all our processes agree on
CLASHES = {"40001", "40P01"}
"""Somebody else was quicker; two waited for each other. PostgreSQL has undone the transaction."""
DOUBLE = "23505"

# A network that swallows everything is noticed within seconds, not after the quarter of an hour that TCP takes.
PATIENCE: dict[str, str] = {
    "connect_timeout": "5",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "15000",
    "application_name": "rope-judge",
}


class Server:
    """The database at ``address``, with the tables of this version."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self.shared = True
        pool, own = connect(address, address.pool), connect(address, 1)
        self.reading: Engine = pool.execution_options(isolation_level="AUTOCOMMIT")
        self.long: Engine = pool.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        self.writing: Engine = own.execution_options(isolation_level="REPEATABLE READ", preserve_rowcount=True)
        try:
            bring_server_up_to_date(self.writing, str(address))
        except OperatorError:
            self.close()
            raise
        except Exception as error:
            self.close()
            raise cannot_use(address, error) from error

    def has_room(self) -> bool:
        """The server's disk is not ours to see; a write that has no room fails."""
        return True

    def forget(self) -> None:
        """PostgreSQL's own vacuum does that."""

    def reads_again(self, error: Exception) -> bool:
        """Once more on a new connection, where the old one was lost."""
        return is_lost(error)

    def mark(self, connection: Connection) -> str:
        """The number of the running transaction."""
        return str(connection.execute(_number).scalar_one())

    def fault(self, error: Exception) -> Fault:
        """What kind of failure of a write this is."""
        if is_lost(error):
            return Fault.LOST
        code = getattr(error.orig, "sqlstate", None) if isinstance(error, DBAPIError) else None
        return Fault.CLASH if code in CLASHES else Fault.DOUBLE if code == DOUBLE else Fault.ITS_OWN

    def ended(self, connection: Connection, mark: str) -> bool | None:
        """Whether that transaction was committed; None while it may still be."""
        status = connection.execute(_status, {"mark": mark}).scalar_one_or_none()
        return {"committed": True, "aborted": False}.get(status or "")

    def close(self) -> None:
        """Give the connections back."""
        self.reading.dispose()
        self.writing.dispose()


_number = text("SELECT pg_current_xact_id()::text")
_status = text("SELECT pg_xact_status(CAST(:mark AS xid8))")
_GUARDED = """
SELECT set_config('idle_in_transaction_session_timeout', '60s', false),
       CASE current_setting('synchronous_commit') WHEN 'off' THEN set_config('synchronous_commit', 'on', false) END
"""
"""What was acknowledged survives a crash of the server, whatever its settings say. And a process of ours that was
stopped in the middle of a transaction does not keep others waiting for ever."""


def is_lost(error: Exception) -> bool:
    """Whether ``error`` says that there is no connection, or none any more."""
    if not isinstance(error, DBAPIError):
        return False
    code = getattr(error.orig, "sqlstate", None) or ""
    # 57P01 to 57P05: the server stops, has crashed, starts, or ended this connection. 08: the connection itself.
    kind = type(error.orig)
    no_answer = not code and kind.__name__ == "OperationalError" and kind.__module__.startswith("psycopg")
    return error.connection_invalidated or code.startswith(("08", "57P")) or no_answer


def connect(address: Address, pool: int) -> Engine:
    """An engine for the database at ``address``. Connects when it is first used."""
    url = address.url.set(query={**PATIENCE, **address.url.query})
    try:
        engine = create_engine(
            url, pool_size=pool, max_overflow=0, pool_timeout=address.wait, pool_use_lifo=True, hide_parameters=True
        )
    except ImportError as error:
        raise OperatorError(
            _(
                "DATABASE_URL names a PostgreSQL server, and what talks to one is not installed. "
                "Install it into the server's environment: pip install 'rope-judge[postgres]', or in a checkout "
                ".venv/bin/pip install 'psycopg[binary,pool]' procrastinate. Without DATABASE_URL the data folder is "
                "used."
            )
        ) from error

    @event.listens_for(engine, "connect")
    def configure(connection: Any, _record: object) -> None:
        from app.storage.driver import prepare

        prepare(connection)
        with connection.cursor() as cursor:
            cursor.execute(_GUARDED)
        connection.commit()

    return engine


@contextmanager
def in_one_piece(connection: Connection) -> Iterator[None]:
    """One transaction around every step of a migration; another process that starts meanwhile waits, then finds it
    done. It has to see what the first one did, so it sees each statement's own moment."""
    connection.execution_options(isolation_level="READ COMMITTED")
    with connection.begin():
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
        yield
