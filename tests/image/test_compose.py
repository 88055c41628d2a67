"""compose.yaml, started: a server, two workers and PostgreSQL judge, and go on when one of them is taken away."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator

import pytest

from tests.image.compose import WORKERS, Service, Site, confinement, site
from tests.image.test_run import RIGHT

pytestmark = [pytest.mark.image, pytest.mark.needs_podman, pytest.mark.timeout(600)]

SLOW = f"import time\ntime.sleep(0.2)\n{RIGHT}"


@pytest.fixture(scope="module")
def running(image: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with site(tmp_path_factory.mktemp("site")) as made:
        made.wait_until_serving().become_teacher()
        yield made


@pytest.fixture
def server(running: Site) -> Service:
    server = running.service("server")
    server.sign_in()
    return server


def test_every_submission_is_judged_by_a_worker(server: Service, running: Site) -> None:
    ids = [server.hand_in("rotate-half", RIGHT) for _ in range(6)]
    assert server.verdicts(ids) == dict.fromkeys(ids, "AC")
    report = server.client.get(f"/api/v1/submissions/{ids[0]}").json()
    assert report["sandbox"] == "strict"
    for name in WORKERS:
        assert "strict" in running.service(name).logs()


def test_nothing_but_the_server_is_reached_and_nobody_reaches_out(server: Service, running: Site) -> None:
    held = {name: confinement(running.service(name)) for name in ("server", *WORKERS, "postgres")}
    for name in ("server", *WORKERS):
        assert held[name]["capabilities"] == [] and held[name]["read_only"] and held[name]["pids"] == 512, name
    assert {name: found["ports"] for name, found in held.items()} == {
        "server": ["8000/tcp"], "worker-1": [], "worker-2": [], "postgres": [],
    }  # fmt: skip
    with socket.create_server((_own_address(), 0)) as outside:
        there = f"import socket; socket.create_connection({outside.getsockname()!r}, 3)"
        assert server.execute("python", "-c", there) == (0, "")
        code, said = running.service("worker-1").execute("python", "-c", there)
        assert code != 0 and "Error" in said


def test_a_worker_that_is_killed_leaves_its_work_to_the_other(server: Service, running: Site) -> None:
    ids = [server.hand_in("rotate-half", SLOW) for _ in range(8)]
    running.service("worker-1").kill()
    assert server.verdicts(ids) == dict.fromkeys(ids, "AC")
    running.service("worker-1").start()


def test_a_database_that_is_killed_takes_nothing_with_it(server: Service, running: Site) -> None:
    ids = [server.hand_in("rotate-half", SLOW) for _ in range(8)]
    running.service("postgres").kill()
    running.service("postgres").start()
    _wait_until_ready(server)
    server.sign_in()
    ids.append(server.hand_in("rotate-half", RIGHT))
    assert server.verdicts(ids) == dict.fromkeys(ids, "AC")


def test_all_of_it_is_there_after_down_and_up(server: Service, running: Site) -> None:
    ids = [server.hand_in("rotate-half", SLOW) for _ in range(4)]
    running.down()
    running.up()
    server = running.wait_until_serving()
    server.sign_in()
    assert server.verdicts(ids) == dict.fromkeys(ids, "AC")


def _own_address() -> str:
    """An address of this machine that is not loopback."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # nothing is sent
        return str(probe.getsockname()[0])


def _wait_until_ready(server: Service) -> None:
    deadline = time.monotonic() + 60
    while server.client.get("/readyz").status_code != 200:
        assert time.monotonic() < deadline, server.logs()
        time.sleep(0.2)
