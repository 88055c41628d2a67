"""The container around the server, if there is one: read from what the kernel says, changed nowhere.

Submissions are confined with or without it. A closed container is a second wall, behind which a server that was taken
over stands with empty hands.
"""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

_MARKS = (".dockerenv", "run/.containerenv")
_NAMES = ("container", "KUBERNETES_SERVICE_HOST")  # podman leaves no mark in a read-only file system
_UNLIMITED = 1 << 60  # what version 1 of cgroups says instead of "max" is a little less than 2**63
_ROOT_NEEDS = "SETUID,SETGID,KILL"
"""For root to give each child a user of its own, and to end it."""


@dataclass(frozen=True)
class Enclosure:
    """Whether this is a container, and the options of ``docker run`` that would close it further."""

    container: bool
    options: tuple[str, ...] = ()

    @classmethod
    def found(cls, root: Path = Path("/")) -> "Enclosure":
        """What is around this process. ``root``: where to look, for tests."""
        container = any(name in os.environ for name in _NAMES) or any((root / mark).exists() for mark in _MARKS)
        return cls(container, tuple(_open_ends(root)) if container else ())


def _open_ends(root: Path) -> Iterator[str]:
    if hasattr(os, "statvfs") and not os.statvfs(root).f_flag & os.ST_RDONLY:
        yield "--read-only --tmpfs /tmp"
    status = _status(root)
    as_root = status.get("Uid", "0").split()[0] == "0"
    more = set(_bits(status.get("CapBnd", "0"))) - (set(_bits_of_root()) if as_root else set())
    if more:
        yield "--cap-drop ALL" + (f" --cap-add {_ROOT_NEEDS}" if as_root else "")
    if not _limited(root, "memory.max", "memory/memory.limit_in_bytes"):
        yield "--memory 2g"
    if not _limited(root, "pids.max", "pids/pids.max"):
        yield "--pids-limit 512"


def _status(root: Path) -> dict[str, str]:
    """The lines of ``/proc/self/status``."""
    try:
        lines = (root / "proc/self/status").read_text().splitlines()
    except OSError:
        return {}
    return dict(line.split(":", 1) for line in lines if ":" in line)


def _bits(hexadecimal: str) -> Iterator[int]:
    number = int(hexadecimal, 16)
    return (bit for bit in range(number.bit_length()) if number >> bit & 1)


def _bits_of_root() -> tuple[int, ...]:
    return 5, 6, 7  # KILL, SETGID, SETUID


def _limited(root: Path, *names: str) -> bool:
    """Whether one of these files of the control group, version 2 or 1, holds a limit."""
    for name in names:
        try:
            text = (root / "sys/fs/cgroup" / name).read_text().strip()
        except OSError:
            continue
        if text.isdecimal() and int(text) < _UNLIMITED:
            return True
    return False
