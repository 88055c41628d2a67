"""What psycopg does otherwise for us. Imported only where it is installed."""

from typing import TYPE_CHECKING, Any

from psycopg.types.string import StrDumperUnknown

if TYPE_CHECKING:
    from psycopg.abc import Buffer


class TolerantDumper(StrDumperUnknown):
    """Text with NUL in it, which PostgreSQL does not know: who looks for that finds nothing, as on SQLite.

    What learners write is kept by a type of its own, ``Learned``, and has none left when it comes here.
    """

    def dump(self, obj: str) -> "Buffer | None":
        return super().dump(obj.replace("\0", "\ufffd"))


def prepare(connection: Any) -> None:
    """Make a new connection ours."""
    connection.adapters.register_dumper(str, TolerantDumper)
