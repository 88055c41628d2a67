"""Where a PostgreSQL server is: ``DATABASE_URL``, read with care for the password in it."""

import re
from dataclasses import dataclass

from sqlalchemy import URL, make_url

from app.i18n import _
from judge.errors import OperatorError

_HOST = re.compile(r"[A-Za-z0-9._:%-]*")


@dataclass(frozen=True, slots=True)
class Address:
    """Where the server is and how it is used. As text it never holds the password."""

    url: URL
    pool: int = 10
    """Connections for reading; one more writes."""
    wait: float = 5.0
    """Seconds that a query waits for a connection to become free."""

    @classmethod
    def parsed(cls, text: str, pool: int = 10, wait: float = 5.0) -> "Address":
        """The address that ``text`` names. Nothing of a text that cannot be read is repeated: a password is in it."""
        try:
            url = make_url(text.strip())
            host = url.host or ""
            sensible = bool(_HOST.fullmatch(host)) and "@" not in (url.database or "")
        except Exception:  # whatever it is, its message may repeat what was read
            sensible = False
        if not sensible:
            raise OperatorError(
                _(
                    "DATABASE_URL cannot be read. Write it as postgresql://user:password@host:5432/name; characters "
                    "such as @ : / # in the password are written %40 %3A %2F %23."
                )
            ) from None
        if url.drivername.partition("+")[0] not in {"postgresql", "postgres"}:
            raise OperatorError(
                _(
                    "DATABASE_URL begins with {scheme}://, which cannot be used: write postgresql://…, or leave it out "
                    "to keep everything in the data folder.",
                    scheme=url.drivername,
                )
            )
        return cls(url.set(drivername="postgresql+psycopg"), pool, wait)

    def __str__(self) -> str:
        host = self.url.host or self.url.query.get("host") or ""
        host = host if isinstance(host, str) else ",".join(host)
        user = f"{self.url.username}@" if self.url.username else ""
        port = f":{self.url.port}" if self.url.port else ""
        return f"postgresql://{user}{host}{port}/{self.url.database or ''}"

    def __repr__(self) -> str:
        return f"Address({self})"

    @property
    def conninfo(self) -> str:
        """The address, with the password, as libpq reads it."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)
