"""What a server and all processes below it take of the machine, read from /proc."""

import os
from dataclasses import dataclass
from pathlib import Path

PROC = Path("/proc")


@dataclass(frozen=True, slots=True)
class Vitals:
    """One look. Memory in MB of 10⁶ bytes; ``pss`` is 0 where it may not be read (not root)."""

    server_rss: float
    server_fds: int
    server_threads: int
    processes: int
    pss: float
    zombies: int

    @classmethod
    def of(cls, server: int) -> "Vitals":
        """The vitals of the process ``server`` and of everything that it started."""
        family = below(server)
        return cls(
            server_rss=_status(server, "VmRSS") * 1.024 / 1000,
            server_fds=_entries(server, "fd"),
            server_threads=_entries(server, "task"),
            processes=len(family),
            pss=sum(_pss(pid) for pid in family),
            zombies=sum(_state(pid) == "Z" for pid in family),
        )


def below(root: int) -> set[int]:
    """``root`` and its descendants."""
    parents = dict[int, int]()
    for entry in PROC.glob("[0-9]*"):
        try:
            parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
        except (OSError, IndexError):
            continue
    family = {root} & parents.keys()
    while more := {pid for pid, parent in parents.items() if parent in family} - family:
        family |= more
    return family


def database_bytes(data: Path) -> int:
    """The SQLite file with what waits in its log."""
    return sum(path.stat().st_size for path in data.glob("rope-judge.sqlite3*") if path.is_file())


def _state(pid: int) -> str:
    try:
        return (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()[0]
    except (OSError, IndexError):
        return ""


def _status(pid: int, name: str) -> int:
    try:
        lines = (PROC / str(pid) / "status").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith(f"{name}:")), 0)


def _entries(pid: int, folder: str) -> int:
    try:
        return len(os.listdir(PROC / str(pid) / folder))
    except OSError:
        return 0


def _pss(pid: int) -> float:
    try:
        lines = (PROC / str(pid) / "smaps_rollup").read_text().splitlines()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) * 1.024 / 1000 for line in lines if line.startswith("Pss:")), 0.0)
