"""Transactions of the writing thread: done again where that is safe, and never said to be done when they are not.

Where another process was quicker, or the connection was lost before the commit was sent, nothing has happened, and it
is done again. Where it was lost while the answer to the commit was waited for, the database is asked how it ended.
"""

import random
import time
from collections.abc import Callable
from itertools import count
from typing import TypeVar

import structlog
from sqlalchemy import Connection

from app.storage.dialect import Fault, Store

log = structlog.get_logger("storage")

T = TypeVar("T")

PATIENCE = 5.0
"""Seconds in which a lost connection may come back before who asked for the write is told that it cannot be."""
CLASHES = 30
"""So often a write is begun again because others were quicker."""
PAUSE = 0.1


class Unsure(Exception):
    """The connection was lost during the commit, and the database cannot be asked: perhaps it was stored."""


class Transactions:
    """Runs one transaction after another, on one connection as long as that lives."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._connection: Connection | None = None
        self._away = False

    def run(self, work: Callable[[Connection], T], *, alone: bool) -> T:
        """``work`` in a transaction of its own; returns once it is committed.

        Not ``alone``: what clashed is left to be tried in smaller pieces.
        """
        patience = 0.0 if self._away else PATIENCE  # who waits behind one that waited in vain does not wait again
        until = time.monotonic() + patience
        doubled = False
        for attempt in count():
            try:
                return self._once(work, until)
            except Exception as error:
                fault = self._store.fault(error)
                if fault is Fault.CLASH and alone and attempt < CLASHES:
                    time.sleep(random.uniform(0, 0.002 * 2 ** min(attempt, 6)))
                elif fault is Fault.DOUBLE and alone and not doubled:
                    doubled = True  # once more: what it would have seen first is there to be seen now
                elif fault is Fault.LOST and time.monotonic() < until:
                    if attempt == 0:
                        log.warning("the database is away; trying again", error=type(error).__name__)
                    time.sleep(PAUSE)
                else:
                    self._away = fault is Fault.LOST or isinstance(error, Unsure)
                    raise
        raise AssertionError("unreachable")

    def is_lost(self, error: Exception) -> bool:
        """Whether it failed because there is no connection, so that the next one would, too."""
        return isinstance(error, Unsure) or self._store.fault(error) is Fault.LOST

    def close(self) -> None:
        """Give the connection back."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _once(self, work: Callable[[Connection], T], until: float) -> T:
        connection = self._connected()
        self._away = False
        mark = None
        try:
            with connection.begin():
                done = work(connection)
                mark = self._store.mark(connection)
            return done
        except Exception as error:
            if self._store.fault(error) is Fault.LOST:
                self._let_go()
                if mark is not None and self._was_committed(mark, until, error):
                    return done
            raise

    def _was_committed(self, mark: str, until: float, error: Exception) -> bool:
        """Ask how a transaction ended whose commit was never answered."""
        while True:
            try:
                connection = self._connected()
                with connection.begin():
                    ended = self._store.ended(connection, mark)
                if ended is not None:
                    log.warning("a commit was not answered; the database says how it ended", committed=ended)
                    return ended
            except Exception as again:
                if self._store.fault(again) is not Fault.LOST:
                    raise
                self._let_go()
            if time.monotonic() > until:
                raise Unsure from error
            time.sleep(PAUSE)

    def _connected(self) -> Connection:
        if self._connection is None or self._connection.closed:
            self._connection = self._store.writing.connect()
        return self._connection

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None
