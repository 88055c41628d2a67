"""Values that SQLite keeps and PostgreSQL would not take: it keeps anything in any column, whatever that was made for.

They are looked for by SQLite itself, one pass over each table, and told with the row that they are in.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

from sqlalchemy import BigInteger, Boolean, Column, Connection, Float, Integer, Table, select
from sqlalchemy.exc import DBAPIError

from app.i18n import _
from app.storage.dialect import Learned
from judge.errors import OperatorError
from judge.message import Message, Param
from judge.reason import quoted

Say: TypeAlias = Callable[..., Message]


def need_fitting(path: Path, rows: Connection, table: Table) -> None:
    """Raises where ``table``, in a copy of the file at ``path``, has other columns, or something that does not fit."""
    names = table.columns.keys()
    try:
        there = [row[1] for row in rows.exec_driver_sql(f"PRAGMA table_xinfo({table.name})")]
        if other := set(there) ^ set(names):
            raise OperatorError(
                _(
                    "The table {table} in {path} has other columns than this version knows: {columns}. Nothing was "
                    "copied.",
                    table=table.name, path=str(path), columns=", ".join(sorted(other)),
                )
            )  # fmt: skip
        faults = [(column, wrong, say) for column in table.columns for wrong, say in _faults(column)]
        if not _first(rows, table, "1", " OR ".join(f"({wrong})" for _column, wrong, _say in faults)):
            for _row in rows.execute(select(*table.columns).execution_options(yield_per=50)):
                pass  # text whose bytes are none is only seen by who reads it
            return
        for column, wrong, say in faults:
            if found := _first(rows, table, _about(column, table), wrong):
                kind, length, *key = found
                row = ", ".join(f"{part!r:.60}" for part in key)
                at: dict[str, Param] = {"path": str(path), "table": table.name, "column": column.name, "row": row}
                raise OperatorError(say(**at, kind=str(kind), length=length))
    except DBAPIError as error:
        raise unreadable(path, table, error) from error


def unreadable(path: Path, table: Table, error: DBAPIError) -> OperatorError:
    """SQLite cannot read it. What it quotes of the rows stays unsaid."""
    reason = quoted(str(error.orig).partition(" with text ")[0], "database")
    return OperatorError(
        _("The table {table} in {path} cannot be read: {reason}. Nothing was copied.",
          table=table.name, path=str(path), reason=reason)
    )  # fmt: skip


def _about(column: "Column[object]", table: Table) -> str:
    keys = ", ".join(f'"{key.name}"' for key in table.primary_key)
    return f'typeof("{column.name}"), length("{column.name}"), {keys}'


def _first(rows: Connection, table: Table, what: str, where: str) -> tuple[object, ...] | None:
    found = rows.exec_driver_sql(f'SELECT {what} FROM "{table.name}" WHERE {where} LIMIT 1').first()
    return None if found is None else tuple(found)


def _faults(column: "Column[object]") -> Iterator[tuple[str, Say]]:
    """What may be wrong with a value, as a condition of SQLite's, and how that is said. What comes first is looked at
    first: lengths and numbers are those of the right kind."""
    name, kind = f'"{column.name}"', f'typeof("{column.name}")'
    if not column.nullable:
        yield f"{name} IS NULL", _kind
    match column.type:
        case Boolean():
            yield f"{kind} NOT IN ('integer', 'null')", _kind
            yield f"{name} NOT IN (0, 1)", _range
        case Integer() as number:
            yield f"{kind} NOT IN ('integer', 'null')", _kind
            if not isinstance(number, BigInteger):
                yield f"{name} NOT BETWEEN -2147483648 AND 2147483647", _range
        case Float():
            yield f"{kind} NOT IN ('integer', 'real', 'null')", _kind
        case text:
            yield f"{kind} NOT IN ('text', 'null')", _kind
            if not isinstance(text, Learned):
                yield f"instr({name}, char(0)) > 0", _nul
            if most := getattr(text, "length", None):
                yield f"length({name}) > {most}", _long


def _kind(**at: Param) -> Message:
    return _(
        "In {path}, the row {row} of the table {table} has a value of another kind ({kind}) in {column}. Nothing was "
        "copied. Mend or delete that row, then try again.",
        **at,
    )


def _range(**at: Param) -> Message:
    return _(
        "In {path}, the row {row} of the table {table} has a number in {column} that is beyond what may stand there. "
        "Nothing was copied. Mend or delete that row, then try again.",
        **at,
    )


def _nul(**at: Param) -> Message:
    return _(
        "In {path}, the row {row} of the table {table} has a NUL character in {column}, which PostgreSQL keeps in no "
        "text. Nothing was copied. Mend or delete that row, then try again.",
        **at,
    )


def _long(**at: Param) -> Message:
    return _(
        "In {path}, the row {row} of the table {table} has {length} characters in {column}: too many. Nothing was "
        "copied. Mend or delete that row, then try again.",
        **at,
    )
