"""PostgreSQL: a server of its own, that any number of our processes read and write at the same time.

Each write is a transaction that sees the tables as of one moment (``REPEATABLE READ``): where another process changed
what it is about to change, PostgreSQL refuses it and it is done again from its beginning. So a write is as good as
alone, as it is on SQLite.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from secrets import token_hex
from typing import Any

import structlog
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError

from app.i18n import _
from app.storage.address import Address
from app.storage.dialect import Fault
from app.storage.unreachable import cannot_use, wrong_encoding
from app.storage.upgrade import bring_server_up_to_date
from judge.errors import OperatorError

log = structlog.get_logger("storage")

MIGRATING = 0x726F7065  # any number that all our processes agree on
CLASHES = {"40001", "40P01"}
"""Somebody else was quicker; two waited for each other. PostgreSQL has undone the transaction."""
DOUBLE = "23505"
UNFIT_FILES = {"42501", "42809"}
"""The server may not write to a file of its own, since its disk is read-only, or finds something else in its place. It
says so in the class of errors that are otherwise the fault of who asks (``errcode_for_file_access`` in its source)."""
NOT_YET = "22023"
"""A transaction's number that was not given out yet, or after a crash not again."""

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
        self._writer, self._doubted = token_hex(8), ""
        pool, own = connect(address, address.pool), connect(address, 1)
        self.reading: Engine = pool.execution_options(isolation_level="AUTOCOMMIT")
        self.long: Engine = pool.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        self.writing: Engine = own.execution_options(isolation_level="REPEATABLE READ", preserve_rowcount=True)
        try:
            bring_server_up_to_date(self.writing, str(address))
            with self.reading.connect() as connection:
                connection.execute(_old)
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
        """The running transaction's number, and what it has left in our row of the receipts.

        The number alone would not do: after a crash PostgreSQL gives out again those whose transactions never reached
        the disk, and then it would tell how somebody else's ended.
        """
        token = token_hex(8)
        number = connection.execute(_mark, {"writer": self._writer, "token": token}).scalar_one()
        return f"{number} {token}"

    def fault(self, error: Exception) -> Fault:
        """What kind of failure of a write this is."""
        if is_lost(error):
            return Fault.LOST
        code = getattr(error.orig, "sqlstate", None) if isinstance(error, DBAPIError) else None
        return Fault.CLASH if code in CLASHES else Fault.DOUBLE if code == DOUBLE else Fault.ITS_OWN

    def ended(self, connection: Connection, mark: str) -> bool | None:
        """Whether that transaction was committed; None while it may still be."""
        number, token = mark.split()
        if connection.execute(_receipt, {"writer": self._writer}).scalar_one_or_none() == token:
            return True
        try:
            with connection.begin_nested():
                status = connection.execute(_status, {"number": number}).scalar_one_or_none()
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", None) != NOT_YET:
                raise
            return False
        if status == "in progress" or (status == "committed" and self._doubted != mark):
            self._doubted = mark  # a moment later its rows can be seen, or it was another's
            return None
        return False

    def close(self) -> None:
        """Give the connections back."""
        self.reading.dispose()
        self.writing.dispose()


_mark = text("""
WITH kept AS (
  INSERT INTO receipts (writer, token, at) VALUES (:writer, :token, extract(epoch FROM now()))
  ON CONFLICT (writer) DO UPDATE SET token = excluded.token, at = excluded.at RETURNING 1
) SELECT pg_current_xact_id()::text FROM kept
""")
_receipt = text("SELECT token FROM receipts WHERE writer = :writer")
_status = text("SELECT pg_xact_status(CAST(:number AS xid8))")
_old = text("DELETE FROM receipts WHERE at < extract(epoch FROM now()) - 30 * 86400")
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


def lacks_files(error: DBAPIError) -> bool:
    """Whether the server cannot use its own files, although the error's class says that what was asked is wrong."""
    return getattr(error.orig, "sqlstate", None) in UNFIT_FILES


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

    @event.listens_for(engine, "connect", insert=True)  # before SQLAlchemy asks for texts, which may come as bytes
    def configure(connection: Any, _record: object) -> None:
        from app.storage.driver import prepare

        if (encoding := connection.info.parameter_status("server_encoding")) != "UTF8":
            raise wrong_encoding(address, encoding)
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
