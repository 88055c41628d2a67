"""One running container of the image, on a free port of loopback, with a volume that outlives it."""

from __future__ import annotations

import json
import os
import re
import secrets
import select
import signal
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from httpx2 import Client, Response

from tests.image.image import TAG
from tests.settings.container import call

PASSWORD = "correct horse battery"
HEADERS = {"sec-fetch-site": "same-origin"}  # as from the server's own pages
_START_SECONDS = 120.0


class Volume:
    """A named volume, as ``-v NAME:/data`` makes one; or a folder of this machine."""

    def __init__(self, name: str = "") -> None:
        self.name = name or f"rope-judge-test-{secrets.token_hex(6)}"

    @property
    def folder(self) -> Path:
        """Where it lies on this machine."""
        return Path(call("podman", "volume", "inspect", "--format", "{{.Mountpoint}}", self.name))

    def make(self) -> Path:
        """Make it ahead of the first container."""
        call("podman", "volume", "create", self.name)
        return self.folder


class Container:
    """A started container. ``address`` is empty until it has said that it serves."""

    def __init__(self, volume: Volume, options: Sequence[str] = (), command: Sequence[str] = ()) -> None:
        self.speak_to(free_port())
        self.id = call(
            "podman", "run", "--detach", "--no-healthcheck", "--publish", f"127.0.0.1:{self.port}:8000",
            "--volume", f"{volume.name}:/data", *options, TAG, *command,
        )  # fmt: skip

    def speak_to(self, port: int) -> None:
        """On which port of loopback the server is."""
        self.port = port
        self.client = Client(base_url=f"http://127.0.0.1:{port}", timeout=60, headers=HEADERS)

    def wait_until_serving(self) -> str:
        """What it wrote until then."""
        deadline = time.monotonic() + _START_SECONDS
        while time.monotonic() < deadline and self.running:
            written = self.logs()
            if "rope-judge: http" in written:
                return written
            time.sleep(0.1)
        raise AssertionError(f"it does not serve:\n{self.logs()}")

    @property
    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(call("podman", "inspect", "--format", "{{json .State}}", self.id))
        return found

    @property
    def running(self) -> bool:
        return bool(self.state["Running"])

    def logs(self) -> str:
        done = subprocess.run(["podman", "logs", self.id], capture_output=True, text=True, timeout=60)
        return done.stdout + done.stderr

    def execute(self, *command: str) -> tuple[int, str]:
        """Run a command inside; its exit code and what it wrote."""
        done = subprocess.run(["podman", "exec", self.id, *command], capture_output=True, text=True, timeout=120)
        return done.returncode, done.stdout + done.stderr

    def signal(self, name: str) -> tuple[int, float]:
        """Send it to process 1 as ``docker stop`` and ``docker kill`` do; exit code, and seconds to the end.

        Sent from here, and waited for here: what podman itself takes on a busy machine is not the server's.
        """
        first = os.pidfd_open(int(self.state["Pid"]))
        try:
            started = time.monotonic()
            signal.pidfd_send_signal(first, signal.Signals[name])
            select.select([first], [], [], 60)
            seconds = time.monotonic() - started
        finally:
            os.close(first)
        return int(call("podman", "wait", "--interval", "50ms", self.id)), seconds

    def become_teacher(self) -> None:
        """As the first start's log says: open the link, choose a name and a password. The client is signed in then."""
        deadline = time.monotonic() + 30
        while not (link := re.search(r"https?://\S+(/welcome/[\w-]+)", self.logs())) and time.monotonic() < deadline:
            time.sleep(0.1)
        assert link, self.logs()
        answer = self.client.post(link[1], data={"name": "Ada", "password": PASSWORD, "repeated": PASSWORD})
        assert answer.status_code == 303, answer.text

    def sign_in(self) -> None:
        """The teacher again, after a restart."""
        answer = self.client.post("/signin", data={"name": "Ada", "password": PASSWORD})
        assert answer.status_code == 303, answer.text

    def post(self, problem: str, source: str, **more: object) -> Response:
        """Hand in one submission; whatever the answer is."""
        return self.client.post(f"/api/v1/problems/{problem}/submissions", json={"source": source, **more})

    def hand_in(self, problem: str, source: str, **more: object) -> str:
        """Hand in; the id, which says that it is stored."""
        answer = self.post(problem, source, **more)
        assert answer.status_code == 202, answer.text
        return str(answer.json()["id"])

    def verdicts(self, ids: Sequence[str], seconds: float = 120) -> dict[str, str]:
        """The verdict of each, waiting for all."""
        found: dict[str, str] = {}
        deadline = time.monotonic() + seconds
        while len(found) < len(ids) and time.monotonic() < deadline:
            for id in ids:
                if id not in found and (verdict := self.client.get(f"/api/v1/submissions/{id}").json()["verdict"]):
                    found[id] = verdict
            time.sleep(0.05)
        return found

    def remove(self) -> None:
        self.client.close()
        subprocess.run(["podman", "rm", "--force", "--time", "0", self.id], capture_output=True, timeout=60)


@contextmanager
def volume() -> Iterator[Volume]:
    """A volume that is gone afterwards."""
    made = Volume()
    try:
        yield made
    finally:
        subprocess.run(["podman", "volume", "rm", "--force", made.name], capture_output=True, timeout=60)


@contextmanager
def serving(where: Volume, *options: str) -> Iterator[Container]:
    """A container that serves, and is gone afterwards."""
    container = Container(where, options)
    try:
        container.wait_until_serving()
        yield container
    finally:
        container.remove()


def free_port() -> int:
    """A port of loopback that nobody has."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
