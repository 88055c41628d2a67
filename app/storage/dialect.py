"""What SQLite and PostgreSQL do each in its own way, and nobody else needs to know: which of them it is, is asked here.

How each is opened and guarded stands in ``sqlite`` and ``postgres``; both are a :class:`Store`.
"""

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from sqlalchemy import Connection, Dialect, Engine, Text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql import Executable
from sqlalchemy.types import TypeDecorator

if TYPE_CHECKING:
    from app.storage.address import Address


@dataclass(frozen=True, slots=True)
class PerDialect:
    """A statement that each dialect has its own form of."""

    forms: Mapping[str, Executable]

    def form(self, dialect: Dialect) -> Executable:
        """The form for one dialect."""
        return self.forms[dialect.name]


@dataclass(frozen=True, slots=True)
class Needed:
    """A statement without whose effect the others of its write shall have none, either."""

    statement: "Executable | PerDialect"


class NothingChanged(Exception):
    """A needed statement changed no row, so nothing was written."""


Statement: TypeAlias = "tuple[Executable | PerDialect | Needed, Mapping[str, Any]]"


def needed(statement: Statement) -> Statement:
    """``statement`` as a condition: where it changes no row, its write is undone and fails by `NothingChanged`."""
    what, values = statement
    assert not isinstance(what, Needed)
    return Needed(what), values


def upsert(table: Any, build: Callable[[Any], Executable]) -> PerDialect:
    """An insert for whose conflicts ``build`` says what is to be done."""
    return PerDialect({"sqlite": build(sqlite.insert(table)), "postgresql": build(postgresql.insert(table))})


class Learned(TypeDecorator[str]):
    """Text that somebody typed or a program printed: any character may be in it, NUL included.

    PostgreSQL stores every character but that one. There it is written as two, of which the first is one that Unicode
    keeps free for such uses; so is that one itself, so that everything comes back as it was.
    """

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        if value is None or dialect.name != "postgresql":
            return value
        return value.replace("\ufdd0", "\ufdd01").replace("\0", "\ufdd00")

    def process_result_value(self, value: str | None, dialect: Dialect) -> str | None:
        if value is None or dialect.name != "postgresql":
            return value
        return value.replace("\ufdd00", "\0").replace("\ufdd01", "\ufdd0")


class Fault(Enum):
    """Kinds of failure of a write."""

    ITS_OWN = "the statement's own"
    CLASH = "another process was quicker, and nothing was written"
    DOUBLE = "what was to be added is there already, perhaps only since another process was quicker"
    LOST = "the connection is gone"


class Store(Protocol):
    """An open database, as its dialect handles it."""

    shared: bool
    """Whether other processes write, too."""
    reading: Engine
    """For queries."""
    long: Engine
    """For queries that take their rows a few at a time."""
    writing: Engine
    """For the one thread of this process that writes."""

    def has_room(self) -> bool:
        """Whether more can be stored."""

    def forget(self) -> None:
        """Let what was deleted be gone from wherever else it may still stand."""

    def reads_again(self, error: Exception) -> bool:
        """Whether a query that failed so is worth asking once more."""

    def mark(self, connection: Connection) -> str | None:
        """What the running transaction can be recognised by, should nobody hear how it ended."""

    def fault(self, error: Exception) -> Fault:
        """What kind of failure of a write this is."""

    def ended(self, connection: Connection, mark: str) -> bool | None:
        """Whether the transaction with this mark was committed; None as long as nobody can say."""

    def close(self) -> None:
        """Let go of it."""


def in_one_piece(connection: Connection) -> AbstractContextManager[None]:
    """One transaction around a change of tables, one process at a time."""
    from app.storage import postgres, sqlite

    pieces = {"sqlite": sqlite.in_one_piece, "postgresql": postgres.in_one_piece}
    return pieces[connection.dialect.name](connection)


def open_store(place: "Path | Address") -> Store:
    """Open what ``place`` names, with the tables of this version."""
    from app.storage import postgres, sqlite

    if isinstance(place, Path):
        return sqlite.File(place)
    return postgres.Server(place)
