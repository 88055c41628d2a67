"""Copies of a PostgreSQL database, by its own ``pg_dump`` and ``pg_restore``. The password goes by the environment."""

import os
import subprocess
from pathlib import Path

from sqlalchemy import func, inspect, select, table

from app.i18n import _
from app.storage.address import Address
from app.storage.postgres import connect
from judge.errors import OperatorError
from judge.reason import quoted, reason

OPTIONS = ("--no-owner", "--no-privileges")


def dump(address: Address, path: Path) -> None:
    """Copy the database, as it is at one moment, to ``path``. Others may write meanwhile."""
    half = path.with_name(f"{path.name}.part")
    try:
        half.touch(mode=0o600)
        _run(address, "pg_dump", "--format=custom", *OPTIONS, f"--file={half}", "--dbname", without_secrets(address))
        half.replace(path)
    except OSError as error:
        raise OperatorError(_("{path} cannot be written: {reason}.", path=str(path), reason=reason(error))) from error
    finally:
        half.unlink(missing_ok=True)


def need_empty(address: Address, path: Path) -> None:
    """Raises where there is no file at ``path``, or something in the database at ``address``."""
    if not path.is_file():
        raise OperatorError(_("There is no file {path}.", path=str(path)))
    _revision, rows = contents(address)
    if rows:
        raise OperatorError(
            _(
                "The database {place} is not empty, and nothing was changed. Make a new one (createdb), name it in "
                "DATABASE_URL and restore into that.",
                place=str(address),
            )
        )


def revisions_in(address: Address, path: Path) -> list[str]:
    """What the dump at ``path`` says its tables are at. Nothing is restored."""
    text = _run(address, "pg_restore", "--data-only", "--table=alembic_version", "--file=-", str(path))
    _before, copy, rest = text.partition("FROM stdin;\n")
    return rest.partition("\\.\n")[0].splitlines() if copy else []


def put_back(address: Address, path: Path) -> None:
    """Fill the empty database at ``address`` from ``path``: all of it or nothing."""
    _run(address, "pg_restore", "--exit-on-error", "--single-transaction", *OPTIONS,
         "--dbname", without_secrets(address), str(path))  # fmt: skip


def contents(address: Address) -> tuple[str | None, dict[str, int]]:
    """The revision of the tables, and how many rows each has."""
    engine = connect(address, 1)
    try:
        with engine.connect() as connection:
            names = sorted(inspect(connection).get_table_names())
            counts = {name: connection.scalar(select(func.count()).select_from(table(name))) or 0 for name in names}
            revision = None
            if counts.get("alembic_version") == 1:
                revision = str(connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one())
        return revision, counts
    finally:
        engine.dispose()


def without_secrets(address: Address) -> str:
    """The address as a command line may hold it, which everybody on the machine can read."""
    kept = {name: value for name, value in address.url.query.items() if name not in {"password", "sslpassword"}}
    url = address.url.set(drivername="postgresql", query=kept)
    return url._replace(password=None).render_as_string(hide_password=False)


def _run(address: Address, program: str, *arguments: str) -> str:
    """Run one of PostgreSQL's programs; what it printed."""
    password = address.url.password or address.url.query.get("password")
    env = os.environ | ({"PGPASSWORD": str(password)} if password else {})
    for name in ("DATABASE_URL", "ROPE_JUDGE_DATABASE_URL"):
        env.pop(name, None)
    try:
        done = subprocess.run([program, *arguments], env=env, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    except FileNotFoundError as error:
        raise OperatorError(
            _("{program} is not installed here. It comes with PostgreSQL's client programs (Debian: "
              "apt-get install postgresql-client).", program=program)
        ) from error  # fmt: skip
    if done.returncode:
        said = " ".join(done.stderr.split())[:500] or f"exit {done.returncode}"
        if password:
            said = said.replace(str(password), "***")
        raise OperatorError(_("{program} failed: {reason}", program=program, reason=quoted(said, "program")))
    return done.stdout
