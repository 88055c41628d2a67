"""What happens to the tables at every start: nothing, mostly; else a copy is made and they are changed, all or none."""

from pathlib import Path

import structlog
from sqlalchemy import Engine, inspect

from app.i18n import _
from app.storage.backup import back_up, backups
from judge.errors import OperatorError
from judge.message import Message

log = structlog.get_logger("storage")


def bring_up_to_date(engine: Engine, path: Path) -> None:
    """Give the SQLite file at ``path`` the tables of this version. Refuses a file that a newer version has changed."""
    from app.migrations import revisions, upgrade  # alembic is slow to import and needed only here

    found, known = revisions(engine)
    wanted = known[-1]
    if found == wanted:
        return
    _need_ours(engine, str(path), found, known)
    if found is None:
        upgrade(engine)
        return
    if found not in known:
        raise OperatorError(_newer(path, found, wanted))
    copy = back_up(path, wanted)
    upgrade(engine)
    log.info("the database has the tables of this version", was=found, now=wanted, copy=str(copy))


def bring_server_up_to_date(engine: Engine, place: str) -> None:
    """The same on a PostgreSQL server. Copies of that are its operator's: the log says so, and none is made here."""
    from app.migrations import revisions, upgrade

    found, known = revisions(engine)
    wanted = known[-1]
    if found == wanted:
        return
    _need_ours(engine, place, found, known)
    if found is not None and found not in known:
        raise OperatorError(
            _(
                "The database {place} belongs to a newer version of rope-judge: its tables are at {found}, and this "
                "version knows them up to {wanted}. Nothing was changed. Start the newer version again; or, to go "
                "back and lose what came since, restore the copy that pg_dump made before.",
                place=place, found=found, wanted=wanted,
            )
        )  # fmt: skip
    if found is not None:
        log.warning("the tables are changed, and no copy is made; to have one, stop and run pg_dump", was=found)
    upgrade(engine)
    log.info("the database has the tables of this version", was=found, now=wanted)


def _need_ours(engine: Engine, place: str, found: str | None, known: list[str]) -> None:
    """Tables of ours that do not say of which version they are can be neither used nor brought up to date."""
    from app.migrations import is_newer
    from app.storage.models import Base

    if found is None:
        with engine.connect() as connection:
            there = Base.metadata.tables.keys() & set(inspect(connection).get_table_names())
        if not there:
            return
    elif found in known or is_newer(found):
        return
    raise OperatorError(
        _(
            "The database {place} does not say of which version of rope-judge it is: the revision of its tables is "
            "missing or unknown ({found}). It is damaged, or another program's. Nothing was changed. Restore a copy "
            "(rope-judge restore), or choose another place.",
            place=place, found=found or "–",
        )
    )  # fmt: skip


def _newer(path: Path, found: str, wanted: str) -> Message:
    copy = next((copy for copy in backups(path) if copy.name.endswith(f".before-{found}")), None)
    if copy is None:
        return _(
            "The database {path} belongs to a newer version of rope-judge: its tables are at {found}, and this version "
            "knows them up to {wanted}. Nothing was changed. Start the newer version again.",
            path=str(path), found=found, wanted=wanted,
        )  # fmt: skip
    return _(
        "The database {path} belongs to a newer version of rope-judge: its tables are at {found}, and this version "
        "knows them up to {wanted}. Nothing was changed. Start the newer version again; or, to go back and lose what "
        "came since, put {copy} in its place and delete the files beside it that end in -wal and -shm.",
        path=str(path), found=found, wanted=wanted, copy=str(copy),
    )  # fmt: skip
