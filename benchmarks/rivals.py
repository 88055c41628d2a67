"""Those who are measured, and how each is made to judge."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock
from typing import Any, Protocol

from benchmarks import cold, dmoj
from benchmarks.helper import PATIENCE, Gone, Helper, Unavailable

BWRAP = (
    "bwrap", "--unshare-all", "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--die-with-parent",
    "--new-session", "--cap-drop", "ALL",
)  # fmt: skip
_OURS = (
    "a process each, with a system call filter, Landlock, limits, own uid and namespaces as far as the host lets it; "
    "compared outside it"
)
_COLD = "a process each and nothing more; compared inside it"
_BWRAP = (
    "namespaces, no capabilities, files read-only but all of them to be read; no system call filter, no limits; "
    "compared inside it"
)
_NOTEBOOK = "a kernel each and nothing more; compared inside it"
_DMOJ = "a process each, traced, with a system call filter, a list of files to be read, limits; compared outside it"


class Judge(Protocol):
    """What all can do. A verdict is AC, or whatever the judge says otherwise."""

    note: str

    def judge(self, source: str) -> str: ...

    def judge_all(self, sources: Sequence[str]) -> list[str]: ...

    def fresh(self) -> None: ...

    def roots(self) -> list[int]: ...

    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Rival:
    """One row. ``lasting``: the process that judges outlives a submission, so what one does may reach the next."""

    key: str
    name: str
    isolation: str
    start: Callable[[], Judge]
    lasting: bool = False


class Team:
    """Helpers of one kind: one that serves many at once, or as many as there are cores, each serving one."""

    def __init__(self, command: Sequence[str], copies: int = 1, environment: Mapping[str, str] | None = None) -> None:
        self._command, self._environment = command, environment
        self._helpers: list[Helper] = []
        try:
            for _ in range(copies):
                self._helpers.append(self._start())
        except Unavailable:
            self.close()
            raise
        self.note = self._helpers[0].note

    def judge(self, source: str) -> str:
        try:
            return self._helpers[0].ask([source])[0]
        except Gone:
            return "judge gone"

    def judge_all(self, sources: Sequence[str]) -> list[str]:
        if len(self._helpers) == 1:
            return self._helpers[0].ask(sources)
        free = list(self._helpers)

        def work(source: str) -> str:
            helper = free.pop()
            try:
                return helper.ask([source])[0]
            finally:
                free.append(helper)

        with ThreadPoolExecutor(len(self._helpers)) as pool:
            return list(pool.map(work, sources))

    def fresh(self) -> None:
        self._helpers[0].close()
        self._helpers[0] = self._start()

    def _start(self) -> Helper:
        return Helper(self._command, self._environment)

    def roots(self) -> list[int]:
        return [helper.pid for helper in self._helpers]

    def close(self) -> None:
        for helper in self._helpers:
            helper.close()


class Interpreters:
    """A new interpreter for each submission, ``prefix`` before its command."""

    def __init__(self, given: Mapping[str, Any], cores: int, prefix: Sequence[str] = ()) -> None:
        self._given, self._cores, self._prefix = given, cores, prefix
        self._running: set[int] = set()
        self._lock = Lock()
        self.note = ""
        self.judge(given["source"])  # not counted: byte code is written, files come from the disk

    def judge(self, source: str) -> str:
        given = {"source": source, "entry": self._given["entry"], "cases": self._given["cases"]}
        process = subprocess.Popen(
            [*self._prefix, *cold.COMMAND],
            env=cold.environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        with self._lock:
            self._running.add(process.pid)
        try:
            told, _ = process.communicate(json.dumps(given), timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            return "timeout"
        finally:
            with self._lock:
                self._running.discard(process.pid)
        if process.returncode:
            return f"exit {process.returncode}"
        return "AC" if told.strip() == str(len(self._given["cases"])) else "WA"

    def judge_all(self, sources: Sequence[str]) -> list[str]:
        with ThreadPoolExecutor(self._cores) as pool:
            return list(pool.map(self.judge, sources))

    def fresh(self) -> None:
        """Nothing is kept."""

    def roots(self) -> list[int]:
        with self._lock:
            return list(self._running)

    def close(self) -> None:
        """Nothing is left."""


@contextmanager
def everybody(given: Mapping[str, Any], venv: Path | None, cores: int) -> Iterator[list[Rival]]:
    """All that are known. Which of them can be had here shows when they are started."""
    plain = json.dumps({"entry": given["entry"], "cases": given["cases"]})

    def ours(module: str, *arguments: str) -> list[str]:
        return [sys.executable, "-m", f"benchmarks.judges.{module}", *arguments]

    def in_process() -> Judge:
        return Team(ours("inprocess", plain), cores)

    def bubblewrap() -> Judge:
        _confines()
        return Interpreters(given, cores, BWRAP)

    def dmoj_judge() -> Judge:
        if venv is None:
            raise Unavailable("not asked for: --dmoj VENV (how to make one: benchmarks/dmoj.py)")
        if not (venv / "bin" / "python").exists():
            raise Unavailable(f"{venv} is no virtual environment")
        return Team(dmoj.command(venv, folder), cores)

    with TemporaryDirectory(prefix="rope-judge-bench-") as place:
        folder = Path(place)
        dmoj.write_problem(folder, given)
        yield [
            Rival("this", "this judge, warm", _OURS, lambda: Team(ours("engine")), lasting=True),
            Rival("inprocess", "in the judge's process", "none", in_process, lasting=True),
            Rival("cold", "new interpreter", _COLD, lambda: Interpreters(given, cores)),
            Rival("bwrap", "bubblewrap, new interpreter", _BWRAP, bubblewrap),
            Rival("notebook", "a notebook each (nbclient)", _NOTEBOOK, lambda: Team(ours("notebook", plain), cores)),
            Rival("dmoj", "DMOJ", _DMOJ, dmoj_judge),
        ]


def _confines() -> None:
    """Raises Unavailable where bubblewrap is missing or may not make namespaces."""
    if shutil.which(BWRAP[0]) is None:
        raise Unavailable("bubblewrap is not installed")
    tried = subprocess.run([*BWRAP, "true"], capture_output=True, text=True)
    if tried.returncode:
        raise Unavailable(tried.stderr.strip().replace("\n", "; ") or f"bwrap ended with {tried.returncode}")


def as_root() -> bool:
    """Whether every process's pages may be counted."""
    return os.geteuid() == 0
