"""``rope-judge migrate``: the tables of this version, and the way from SQLite to PostgreSQL."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from app.i18n import _
from app.settings import Settings
from app.storage import Database
from app.storage.files import file_in
from app.storage.lock import locked
from judge.errors import OperatorError
from judge.message import Message


def migrate(data: Path | None = None, from_sqlite: Path | None = None) -> Iterator[Message]:
    """Bring the database up to date; with ``from_sqlite``, fill it with what that file holds. Says what was done."""
    settings = Settings(data=data) if data is not None else Settings()
    if from_sqlite is not None and isinstance(settings.storage, Path):
        raise OperatorError(
            _("Where to? Set DATABASE_URL=postgresql://… to the database that is to take in what {path} holds.",
              path=str(from_sqlite))
        )  # fmt: skip
    if from_sqlite is None:
        yield from _tables(settings)
    else:
        yield from _move(settings, file_in(from_sqlite))


def _tables(settings: Settings) -> Iterator[Message]:
    with alone(settings):
        Database.open(settings.storage).close()
    yield _("{path} has the tables of this version", path=str(settings.storage))
    if not isinstance(settings.storage, Path):
        yield from _queue(settings)


def alone(settings: Settings) -> AbstractContextManager[None]:
    """The data folder, held by one process; with PostgreSQL nothing is kept there, and nobody holds it."""
    return locked(settings.data) if isinstance(settings.storage, Path) else nullcontext()


def _queue(settings: Settings) -> Iterator[Message]:
    from app.queue.schema import ensure_schema
    from app.storage.address import Address

    if isinstance(settings.storage, Address):
        ensure_schema(settings.storage)
        yield _("its queue, too")


def _move(settings: Settings, file: Path) -> Iterator[Message]:
    """Nothing is done to the database before the file is known to be in order."""
    from app.storage.address import Address
    from app.storage.moving import move, tables
    from app.storage.origin import origin

    assert isinstance(settings.storage, Address)
    # a server that still runs there would go on writing what nobody takes along
    with locked(file.parent), origin(file, tables()) as found:
        yield from _tables(settings)
        moved = move(found, settings.storage)
    for table, number in moved.items():
        if number:
            yield _("  {table}: {number}", table=table, number=number)
    if found.strangers:
        yield _("Not rope-judge's, and left where they are: {names}", names=", ".join(found.strangers))
    if sum(moved.values()) == 1:
        yield _(
            "1 row was copied from {path}, read back and compared. The file is as it was; servers that are started "
            "with DATABASE_URL do not look at it any more.",
            path=str(file),
        )
        return
    yield _(
        "{number} rows were copied from {path}, read back and compared. The file is as it was; servers that are "
        "started with DATABASE_URL do not look at it any more.",
        number=sum(moved.values()), path=str(file),
    )  # fmt: skip
