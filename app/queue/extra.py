"""Whether the packages for many machines are installed."""

from importlib.util import find_spec

from app.i18n import _
from judge.errors import OperatorError

PACKAGES = ("psycopg", "psycopg_pool", "procrastinate")


def need_extra() -> None:
    """An operator's error that says how to get them, where one is missing."""
    missing = [package for package in PACKAGES if find_spec(package) is None]
    if missing:
        raise OperatorError(
            _(
                "DATABASE_URL names a PostgreSQL server, and what keeps a queue there is not installed ({missing}). "
                "Install it: pip install 'rope-judge[postgres]', or in a checkout "
                ".venv/bin/pip install 'psycopg[binary,pool]' procrastinate.",
                missing=", ".join(missing),
            )
        )
