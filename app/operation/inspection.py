"""What is the matter with a server, seen from beside it: nothing is changed, not even the tables of an old version.

The keys are stable: ``SCHEMA`` goes up when one is renamed or taken away. docs/operations.md explains each.
"""

import os
import platform
import shutil
import sys
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import distributions
from pathlib import Path
from typing import Any, Literal

from app.enclosure import Enclosure
from app.i18n import _
from app.migrations import is_newer
from app.operation.masked import changed, masked, place
from app.operation.tables import Tables, look
from app.settings import Settings
from app.storage import Base
from judge import __version__
from judge.message import Lang, Message
from judge.problem import Catalogue

SCHEMA = 1
LITTLE, NOTHING = 1 << 30, 16 << 20
"""Bytes of free disk at which to worry, and at which nothing can be stored any more."""
FEW_FILES = 4096
SKEW_SECONDS = 2.0


@dataclass(frozen=True, slots=True)
class Worry:
    """Something that an operator should know. An ``error`` keeps the server from working."""

    code: str
    severity: Literal["warning", "error"]
    text: Message

    def told(self, lang: Lang) -> dict[str, str]:
        """In the operator's language."""
        return {"code": self.code, "severity": self.severity, "text": self.text.text(lang)}


@dataclass(frozen=True, slots=True)
class Inspection:
    """What was found, as JSON, and what is to be worried about."""

    found: dict[str, Any]
    worries: tuple[Worry, ...]

    @property
    def well(self) -> bool:
        """Whether nothing keeps the server from working."""
        return all(worry.severity != "error" for worry in self.worries)


def inspect(settings: Settings, catalogue: Catalogue, level: str, lang: Lang) -> Inspection:
    """Everything but what only a running engine knows; ``level``: how well that confines."""
    tables, disk, limits, enclosure = look(settings), _disk(settings.data), _limits(), Enclosure.found()
    worries = (*_database(settings, tables), *_machine(settings, disk, limits), *_walls(settings, level, enclosure))
    found = {
        "schema": SCHEMA,
        "well": all(worry.severity != "error" for worry in worries),
        "version": __version__,
        "time": {"utc": datetime.now(UTC).isoformat(timespec="seconds"), "zone": time.tzname[0],
                 "database_skew_s": tables.skew},
        "database": tables.told(settings),
        "disk": disk,
        "limits": limits,
        "exercises": {"count": len(catalogue), "hash": catalogue.version},
        "container": {"inside": enclosure.container, "open": list(enclosure.options)},
        "settings": {"all": masked(settings), "changed": changed(settings)},
        "warnings": [worry.told(lang) for worry in worries],
    }  # fmt: skip
    return Inspection(found, worries)


def packages() -> dict[str, str]:
    """What is installed, by name."""
    return dict(sorted({str(one.metadata["Name"]): one.version for one in distributions()}.items(), key=_by_name))


def _by_name(pair: tuple[str, str]) -> str:
    return pair[0].lower()


def _database(settings: Settings, tables: Tables) -> list[Worry]:
    where = place(settings)
    if tables.error:
        text = _("The database {place} cannot be read: {reason}", place=where, reason=tables.error)
        return [Worry("database_unreachable", "error", text)]
    found = []
    ours = bool(tables.rows.keys() & Base.metadata.tables.keys())
    if (ours or tables.revision) and tables.revision not in tables.known and not is_newer(tables.revision or ""):
        text = _("The tables do not say of which version they are ({found}): they are damaged, or another program's. "
                 "Restore a copy.", found=tables.revision or "–")  # fmt: skip
        found.append(Worry("database_damaged", "error", text))
    elif tables.revision is not None and tables.revision not in tables.known:
        text = _("The tables are those of a newer version ({found}): start that one again.", found=tables.revision)
        found.append(Worry("database_newer", "error", text))
    elif tables.revision not in (None, tables.known[-1]):
        text = _("The tables are of an older version ({found}): the next start changes them. Make a backup first.",
                 found=tables.revision)  # fmt: skip
        found.append(Worry("database_older", "warning", text))
    if tables.skew is not None and abs(tables.skew) > SKEW_SECONDS:
        text = _("This machine's clock and the database's are {seconds} s apart.", seconds=round(tables.skew, 1))
        found.append(Worry("clock", "warning", text))
    return found


def _machine(settings: Settings, disk: dict[str, Any], limits: dict[str, Any]) -> list[Worry]:
    found = []
    free = disk["free_bytes"]
    if not disk["writable"]:
        text = _("The data folder {folder} cannot be written to by this user.", folder=str(settings.data))
        severity: Literal["warning", "error"] = "warning" if settings.database_url else "error"
        found.append(Worry("data_read_only", severity, text))
    if free is not None and free < LITTLE:
        text = _("Only {mb} MB are free on the disk of the data folder.", mb=free >> 20)
        found.append(Worry("disk_low", "error" if free < NOTHING else "warning", text))
    files = limits["open_files"]
    if files is not None and files < FEW_FILES:
        text = _("Only {n} files may be open at once; every page that waits needs one. Raise it: ulimit -n {more}.",
                 n=files, more=FEW_FILES)  # fmt: skip
        found.append(Worry("few_open_files", "warning", text))
    return found


def _walls(settings: Settings, level: str, enclosure: Enclosure) -> list[Worry]:
    found = []
    if level != "strict":
        refused = not (settings.loopback or settings.allow_weak_sandbox)
        text = _("Submissions are confined at level {level} only; serving others needs strict.", level=level)
        found.append(Worry("sandbox_weak", "error" if refused else "warning", text))
    if enclosure.options:
        text = _("The container itself could be closed further: docker run {options}",
                 options=" ".join(enclosure.options))  # fmt: skip
        found.append(Worry("container_open", "warning", text))
    return found


def _disk(folder: Path) -> dict[str, Any]:
    sizes: dict[str, int | None]
    there = next(path for path in (folder.absolute(), *folder.absolute().parents) if path.exists())
    try:
        usage = shutil.disk_usage(there)
        sizes = {"free_bytes": usage.free, "total_bytes": usage.total}
    except OSError:
        sizes = {"free_bytes": None, "total_bytes": None}
    return {"folder": str(folder), **sizes, "writable": os.access(there, os.W_OK)}


def _limits() -> dict[str, Any]:
    found: dict[str, Any] = {"cpus": os.cpu_count(), "usable_cpus": os.cpu_count()}
    found |= {"open_files": None, "processes": None, "memory_bytes": None}
    if sys.platform != "win32":
        import resource

        unlimited = resource.RLIM_INFINITY
        for name, limit in (("open_files", resource.RLIMIT_NOFILE), ("processes", resource.RLIMIT_NPROC)):
            soft = resource.getrlimit(limit)[0]
            found[name] = None if soft == unlimited else soft
    if hasattr(os, "sched_getaffinity"):
        found["usable_cpus"] = len(os.sched_getaffinity(0))
    if hasattr(os, "sysconf") and "SC_PHYS_PAGES" in os.sysconf_names:
        found["memory_bytes"] = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    found["kernel"] = platform.release()
    return found
