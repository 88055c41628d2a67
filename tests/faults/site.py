"""A deployment with a class in it, and what is proved of it after a fault."""

import html
import json
import os
import re
import shutil
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from httpx2 import Client

from judge.problem.catalogue import DEFAULT_ROOT
from tests.faults.learner import BROWSER, Crowd, Learner
from tests.faults.table import RESULTS
from tests.machines.deployment import EMPTY, Deployment
from tests.postgres import Cluster

NUMBER, LEARNERS = 100, 10
PATIENCE = 240.0
_PASSWORD = "a password for the drill"
_SETTINGS = {"ROPE_JUDGE_CLASSROOM": "true", "ROPE_JUDGE_LEARNER_RATE": "100000/minute"}


@dataclass(frozen=True, slots=True)
class Finding:
    """One drill. ``seconds``: from the moment that the cause was gone (or, where the judge has to help itself, from the
    fault) until a submission that was handed in afterwards had its verdict; ``bound``: what is allowed."""

    group: str
    fault: str
    deployment: str
    acknowledged: int
    right: int
    lost: int
    doubled: int
    seconds: float
    bound: float

    def keep(self) -> None:
        """Write it down, if asked to."""
        if folder := os.environ.get(RESULTS):
            name = re.sub(r"[^a-z0-9]+", "-", f"{self.group}-{self.fault}-{self.deployment}".lower())
            Path(folder).mkdir(parents=True, exist_ok=True)
            Path(folder, f"{name}.json").write_text(json.dumps(asdict(self)))


class Site(Deployment):
    """A server, whoever judges for it, a class and its learners."""

    def __init__(self, folder: Path, cluster: Cluster | None, settings: Mapping[str, str] = EMPTY) -> None:
        problems = {"ROPE_JUDGE_PROBLEMS": str(patient(folder))}
        super().__init__(folder, cluster, {**_SETTINGS, **problems, **settings})
        self._join = self._open_class()
        self.learners = [self.learner(f"Learner {n}") for n in range(LEARNERS)]
        self.probe = self.learner("Probe", timeout=5.0)
        self.serves_again(time.monotonic())

    @property
    def kind(self) -> str:
        """For the table."""
        return "PostgreSQL" if self.cluster else "SQLite"

    @property
    def settings(self) -> dict[str, str]:
        """What its processes are told."""
        return self._settings

    @property
    def judges(self) -> list[int]:
        """The processes that judge what learners hand in."""
        return [worker.pid for worker in self.workers.values()] or [self.server.process.pid]

    def learner(self, name: str, timeout: float = 20.0) -> Learner:
        """One more."""
        return Learner(lambda: self.server.address, self._join, name, timeout)

    def crowd(self) -> Crowd:
        """All of them begin to hand in."""
        return Crowd(self.learners, NUMBER, PATIENCE)

    def serves_again(self, since: float) -> float:
        """Seconds from ``since`` until something that was handed in meanwhile has its verdict."""
        until = time.monotonic() + PATIENCE
        id = ""
        while time.monotonic() < until:
            id = id or self.probe.hand_in(right=True)
            if id and self.probe.verdict(id) == "AC":
                return time.monotonic() - since
            time.sleep(0.05)
        raise AssertionError(f"does not serve: {self.said()}")

    def prove(self, group: str, fault: str, seconds: float, bound: float, attempts: int = 2) -> Finding:
        """Every promise is kept, once; then it is written down. ``attempts``: how often judging may have begun."""
        promised = {id: kept for one in (*self.learners, self.probe) for id, kept in one.promised.items()}
        rows = self._settled(set(promised))
        right = sum(rows[id][0] == wanted for id, (_text, wanted) in promised.items() if id in rows)
        texts = Counter(text for _verdict, _attempts, text in rows.values())
        doubled = sum(texts[text] > 1 for text, _wanted in promised.values())
        lost = sum(id not in rows or rows[id][0] is None for id in promised)
        strange = [rows.get(id, ())[:2] for id, (_text, wanted) in promised.items() if rows.get(id, ("",))[0] != wanted]
        found = Finding(group, fault, self.kind, len(promised), right, lost, doubled, round(seconds, 1), bound)
        assert (found.lost, found.doubled, found.right) == (0, 0, found.acknowledged), (found, strange, self.said())
        assert found.acknowledged >= NUMBER
        assert max(rows[id][1] for id in promised) <= attempts
        assert seconds <= bound, found
        for one in self.learners:
            assert one.has_draft(), one.name
            assert all(one.verdict(id) == wanted for id, (_text, wanted) in list(one.promised.items())[-3:])
        for one in (*self.learners, self.probe):
            one.forget()
        found.keep()
        return found

    def turned_away_politely(self) -> None:
        """Whoever was turned away was told that it is the server's matter, and when to come again."""
        for one in self.learners:
            for answer in one.refused:
                if (answer.status_code, "retry-after" in answer.headers) != (503, True):
                    usual = ('"level": "info"', "OperationalError")  # a server that is away is what was asked for
                    log = "".join(line for line in self.server.output if not any(word in line for word in usual))
                    raise AssertionError((answer.status_code, answer.text, log[-8000:]))

    def submissions(self) -> dict[str, tuple[str | None, int, str]]:
        """Verdict, attempts and text of everything that is stored."""
        question = "SELECT id, verdict, attempts, source FROM submissions"
        found: Any
        if self.cluster is None:
            with sqlite3.connect(self.folder / "data" / "rope-judge.sqlite3", timeout=30) as file:
                found = file.execute(question).fetchall()
            file.close()
        else:
            with self.cluster.connect(self.name) as connection:
                found = connection.execute(question).fetchall()
        return {id: (verdict, attempts, text) for id, verdict, attempts, text in found}

    def said(self) -> str:
        """The last lines of everybody's log."""
        logs = {name: (self.folder / f"{name}.log").read_text("utf-8", "replace") for name in self.workers}
        logs["server"] = "".join(self.server.output)
        return "\n".join(f"{name}:\n{text[-1500:]}" for name, text in logs.items())

    def close(self) -> None:
        for one in (*getattr(self, "learners", ()), *([self.probe] if hasattr(self, "probe") else ())):
            one.close()
        super().close()

    def _settled(self, promised: set[str]) -> dict[str, tuple[str | None, int, str]]:
        """What is stored once everything has a verdict, also what was stored without being acknowledged."""
        until = time.monotonic() + PATIENCE
        while True:
            rows = self.submissions()
            done = all(verdict for verdict, _attempts, _text in rows.values()) and promised <= rows.keys()
            if (done and not self.jobs()) or time.monotonic() > until:
                return rows
            time.sleep(0.1)

    def _open_class(self) -> str:
        """Become its teacher, make a class; where one joins it."""
        until = time.monotonic() + 30
        while not (found := re.search(r"/welcome/[\w-]+", "".join(self.server.output))):
            assert time.monotonic() < until, self.server.output
            time.sleep(0.02)
        with Client(base_url=self.server.address, headers=BROWSER, timeout=30) as teacher:
            form = {"name": "Teacher", "password": _PASSWORD, "repeated": _PASSWORD}
            assert teacher.post(found[0], data=form).status_code == 303
            made = teacher.post("/classes", data={"name": "Drill", "zone": "UTC"})
            assert made.status_code == 303
            page = teacher.get(made.headers["location"], headers={"Accept": "text/html"})
            code = re.search(r"/join/\w+", html.unescape(page.text))
        assert code, page.text
        return code[0]


def patient(folder: Path) -> Path:
    """A folder of exercises with one in it, that allows ten times as much time: on a machine that is busy, too, what is
    right is right."""
    place = folder / "problems"
    if not place.exists():
        shutil.copytree(DEFAULT_ROOT / "rotate-half", place / "rotate-half")
        about = place / "rotate-half" / "problem.yaml"
        text = about.read_text("utf-8").replace("time_ms: 2000", "time_ms: 20000")
        about.write_text(text.replace("requires: [hand-rotate]", "requires: []"), "utf-8")
    return place


@contextmanager
def site(folder: Path, cluster: Cluster | None, settings: Mapping[str, str] = EMPTY) -> Iterator[Site]:
    """One that is gone afterwards."""
    found = Site.__new__(Site)
    try:
        found.__init__(folder, cluster, settings)  # type: ignore[misc]
        yield found
    finally:
        if hasattr(found, "server"):
            found.close()
        for worker in getattr(found, "workers", {}).values():  # of one that did not even come up
            worker.kill()
            worker.wait()
