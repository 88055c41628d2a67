"""Why a PostgreSQL server cannot be used, and what to do: told without the password."""

from typing import TYPE_CHECKING

from sqlalchemy.exc import DBAPIError

from app.i18n import _
from judge.errors import OperatorError
from judge.reason import quoted

if TYPE_CHECKING:
    from app.storage.address import Address


def cannot_use(address: "Address", error: Exception) -> OperatorError:
    """Told by what the server's answer holds; an answer that is not known is passed on as it is, quoted."""
    reason = _reason(address, error)
    place = {"place": str(address), "reason": quoted(reason, "database")}
    code = getattr(error.orig, "sqlstate", None) if isinstance(error, DBAPIError) else None
    if "authentication failed" in reason or "no password supplied" in reason or "fe_sendauth" in reason:
        return OperatorError(
            _(
                "The database {place} does not let us in: {reason}. Is the password in DATABASE_URL right? Characters "
                "such as @ : / # in it are written %40 %3A %2F %23.",
                **place,
            )
        )
    if "does not exist" in reason and code is None:
        return OperatorError(
            _(
                "The database {place} cannot be used: {reason}. Make it on the PostgreSQL server: "
                "createuser --pwprompt {user}, then createdb --owner {user} {name}.",
                **place,
                user=address.url.username or "rope_judge",
                name=address.url.database or address.url.username or "rope_judge",
            )
        )
    if code == "42501" or "permission denied" in reason:
        return OperatorError(
            _(
                "The database {place} may not be changed: {reason}. It should belong to the role that DATABASE_URL "
                "names: ALTER DATABASE … OWNER TO …, or createdb --owner.",
                **place,
            )
        )
    if code is None and isinstance(error, DBAPIError):
        return OperatorError(
            _(
                "The database {place} cannot be reached: {reason}. Does the PostgreSQL server run, and can it be "
                "reached from here? Host and port stand in DATABASE_URL.",
                **place,
            )
        )
    return OperatorError(_("The database {place} cannot be used: {reason}.", **place))


def wrong_encoding(address: "Address", encoding: str) -> OperatorError:
    """For a database that cannot hold every text: names and answers are written in any language."""
    return OperatorError(
        _(
            "The database {place} keeps texts as {encoding}, and has to keep them as UTF8. An encoding cannot be "
            "changed later; make an empty database in its place: createdb --template template0 --encoding UTF8 "
            "--owner {user} {name}.",
            place=str(address),
            encoding=encoding,
            user=address.url.username or "rope_judge",
            name=address.url.database or address.url.username or "rope_judge",
        )
    )


def _reason(address: "Address", error: Exception) -> str:
    """The answer's first line, without the password; what follows there is advice, or the statement."""
    lines = str(error.orig if isinstance(error, DBAPIError) else error).strip().splitlines() or [type(error).__name__]
    said = lines[0].strip().removeprefix("connection failed: ").rstrip(".?")
    for secret in (address.url.password, address.url.query.get("password"), address.url.query.get("sslpassword")):
        if isinstance(secret, str) and secret:
            said = said.replace(secret, "***")
    return said
