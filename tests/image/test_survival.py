"""Containers end at any moment; what was acknowledged has its verdict after the next start on the same volume."""

from __future__ import annotations

import os
import shutil
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path

import pytest
from httpx2 import HTTPError

from app.migrations import upgrade
from app.storage.backup import backups
from app.storage.database import connect
from tests.image.container import Container, Volume, serving, volume
from tests.image.test_run import RIGHT

pytestmark = [pytest.mark.image, pytest.mark.needs_podman, pytest.mark.timeout(600)]

FAST = ("--env", "ROPE_JUDGE_LEARNER_RATE=100000/minute")
SLOW = f"import time\ntime.sleep(0.3)\n{RIGHT}"
OURS = (10001, 0)


class Burst:
    """Several learners' worth of submissions at once, until the server is gone."""

    def __init__(self, container: Container, threads: int = 4) -> None:
        self.acknowledged: list[str] = []
        self._container = container
        self._threads = [threading.Thread(target=self._pour) for _ in range(threads)]
        for thread in self._threads:
            thread.start()

    def _pour(self) -> None:
        try:
            while True:
                answer = self._container.post("rotate-half", SLOW)
                if answer.status_code == 202:
                    self.acknowledged.append(answer.json()["id"])
                else:  # full: honest back-pressure
                    time.sleep(0.05)
        except HTTPError:
            return

    def wait_for(self, count: int) -> None:
        deadline = time.monotonic() + 60
        while len(self.acknowledged) < count and time.monotonic() < deadline:
            time.sleep(0.005)

    def join(self) -> list[str]:
        for thread in self._threads:
            thread.join(90)
        return self.acknowledged


@pytest.mark.parametrize(("how", "codes"), [("SIGTERM", {0}), ("SIGKILL", {137})])
def test_a_burst_survives_the_end_of_its_container(image: str, how: str, codes: set[int]) -> None:
    with volume() as where:
        with serving(where, *FAST) as container:
            container.become_teacher()
            burst = Burst(container)
            burst.wait_for(40)
            code, seconds = container.signal(how)
            acknowledged = burst.join()
        assert code in codes
        assert seconds < 5
        assert len(acknowledged) >= 40
        with serving(where, *FAST) as container:
            container.sign_in()
            found = container.verdicts(acknowledged)
            assert len(found) == len(acknowledged)
            assert set(found.values()) <= {"AC", "TLE"}, "TLE: only if this machine is too busy for a third of a second"
            assert list(found.values()).count("AC") > len(found) / 2


def test_an_old_volume_is_brought_up_to_date_and_a_copy_stays(image: str, tmp_path: Path) -> None:
    old = tmp_path / "rope-judge.sqlite3"
    engine = connect(old)
    upgrade(engine, "0001")
    row = ("'old'", "'rotate-half'", "'v'", "'submit'", f"'{RIGHT}'", "1.0", "''", "NULL", "NULL", "1", *["NULL"] * 3)
    with engine.begin() as connection:
        connection.exec_driver_sql(f"INSERT INTO submissions VALUES ({', '.join(row)})")
    engine.dispose()
    with volume() as where:
        path = Path(shutil.copy(old, where.make()))
        for place in (path, path.parent):
            os.chown(place, *OURS)
        with serving(where) as container:
            container.become_teacher()
            deadline = time.monotonic() + 60
            while not asked(path, "SELECT verdict FROM submissions")[0][0] and time.monotonic() < deadline:
                time.sleep(0.1)
            assert container.signal("SIGTERM")[0] == 0
            assert "the database has the tables of this version" in container.logs()
        [copy] = backups(path)
        assert asked(copy, "SELECT version_num FROM alembic_version") == [("0001",)]
        assert asked(copy, "SELECT id, verdict FROM submissions") == [("old", None)]
        assert asked(path, "SELECT id, verdict FROM submissions") == [("old", "AC")]
        with serving(where):  # and nothing more is done the next time
            assert backups(path) == [copy]


def test_a_volume_of_a_newer_version_is_refused_in_one_line(image: str) -> None:
    with volume() as where:
        with serving(where) as container:
            container.signal("SIGTERM")
        path = where.folder / "rope-judge.sqlite3"
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("UPDATE alembic_version SET version_num = '9999'")
            connection.commit()
        for place in path.parent.iterdir():
            os.chown(place, *OURS)
        container = Container(where)
        try:
            with pytest.raises(AssertionError, match="does not serve"):
                container.wait_until_serving()
            assert "newer version of rope-judge" in container.logs()
            assert container.state["ExitCode"] == 2
        finally:
            container.remove()


def test_two_containers_do_not_share_a_volume(image: str) -> None:
    with volume() as where, serving(where) as first:
        second = Container(where)
        try:
            with pytest.raises(AssertionError, match="does not serve"):
                second.wait_until_serving()
            assert "Another server uses the data folder /data" in second.logs()
        finally:
            second.remove()
        assert first.execute("python", "-m", "app.healthcheck")[0] == 0


def test_a_folder_of_somebody_else_is_told_with_its_owner(image: str, tmp_path: Path) -> None:
    """As ``-v ./data:/data`` brings one."""
    folder = tmp_path / "data"
    folder.mkdir(mode=0o700)
    os.chown(folder, 4321, 4321)
    container = Container(Volume(str(folder)))
    try:
        with pytest.raises(AssertionError, match="does not serve"):
            container.wait_until_serving()
        assert "user 4321 and group 4321" in container.logs()
        assert "chown -R 10001:0" in container.logs()
    finally:
        container.remove()
    os.chown(folder, *OURS)
    with serving(Volume(str(folder))):
        assert (folder / "rope-judge.sqlite3").stat().st_uid == OURS[0]


def asked(path: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()
