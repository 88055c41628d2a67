"""Points in time as people of a class read and type them: in the class's own time zone, which is always named."""

import zoneinfo
from datetime import UTC, datetime
from functools import cache
from zoneinfo import ZoneInfo

from app.errors import ApiError
from app.i18n import _

FIELD = "%Y-%m-%dT%H:%M"  # what <input type="datetime-local"> takes and gives


@cache
def zone_names() -> tuple[str, ...]:
    """Every time zone that can be chosen."""
    return tuple(sorted(name for name in zoneinfo.available_timezones() if "/" in name and name[:3] not in {"Etc"}))


def known_zone(name: str) -> str:
    """``name`` if it is a time zone, else UTC."""
    return name if name in zone_names() else "UTC"


def zone(name: str) -> ZoneInfo:
    """The zone of a class."""
    return ZoneInfo(known_zone(name))


def told(at: float | None, name: str) -> str:
    """A point in time for people, such as ``2026-11-30 14:00 (Asia/Shanghai)``."""
    return f"{local(at, name):%Y-%m-%d %H:%M} ({known_zone(name)})" if at is not None else ""


def local(at: float, name: str) -> datetime:
    """A point in time on the clocks of a zone."""
    return datetime.fromtimestamp(at, zone(name))


def field_value(at: float | None, name: str) -> str:
    """A point in time for a form's field."""
    return local(at, name).strftime(FIELD) if at is not None else ""


def iso(at: float) -> str:
    """A point in time for programs."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def typed_time(text: str, name: str, where: str) -> float | None:
    """The point in time that a form's field means; None where it is empty."""
    text = text.strip()
    if not text:
        return None
    for form in (FIELD, "%Y-%m-%d %H:%M", "%Y-%m-%dT%H:%M:%S"):
        try:
            found = datetime.strptime(text, form).replace(tzinfo=zone(name))
        except ValueError:
            continue
        if 1970 < found.year < 3000:
            return found.timestamp()
    raise ApiError(
        422, "no_time", _("{text} is no date and time. Write it like 2026-11-30 14:00.", text=text[:40]), where=where
    )
