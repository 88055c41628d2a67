"""compose.yaml brought up for real: the image, two workers, and a stand-in for PostgreSQL's own image."""

from __future__ import annotations

import json
import secrets
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.image.container import Container, free_port
from tests.image.image import REPOSITORY, TAG, local_build
from tests.settings.container import call

POSTGRES = "localhost/rope-judge-postgres:test"
WORKERS = ("worker-1", "worker-2")
_SETTINGS = """POSTGRES_PASSWORD={password}
POSTGRES_IMAGE={postgres}
ROPE_JUDGE_IMAGE={image}
ROPE_JUDGE_PORT=127.0.0.1:{port}
"""


class Service(Container):
    """A container of the site, which compose made. Its client speaks to the server, whatever the service is."""

    def __init__(self, project: str, name: str, port: int) -> None:
        self.speak_to(port)
        self.id = f"{project}_{name}_1"

    def kill(self) -> None:
        """At once, as when the machine loses it."""
        call("podman", "kill", "--signal", "KILL", self.id)
        call("podman", "wait", "--interval", "50ms", self.id)

    def start(self) -> None:
        """Again, as its restart policy has it where podman has a service that heeds it."""
        call("podman", "start", self.id)


class Site:
    """The whole of compose.yaml in a folder of its own, as an operator has it."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._project, self.port = folder, f"rope-judge-{secrets.token_hex(4)}", free_port()
        self._services: dict[str, Service] = {}
        shutil.copy(REPOSITORY / "compose.yaml", folder)
        settings = _SETTINGS.format(password=secrets.token_hex(12), postgres=POSTGRES, image=TAG, port=self.port)
        (folder / ".env").write_text(settings)

    def up(self) -> None:
        self._compose("up", "--detach", "--no-build")

    def down(self, *options: str) -> None:
        self._compose("down", "--timeout", "10", *options)

    def service(self, name: str) -> Service:
        if name not in self._services:
            self._services[name] = Service(self._project, name, self.port)
        return self._services[name]

    def close(self) -> None:
        """All of it is gone, its volume, too."""
        for service in self._services.values():
            service.client.close()
        self.down("--volumes")

    def wait_until_serving(self) -> Service:
        """The server, once it is ready. podman before version 5 does not wait for the database's health; compose's
        restart policy covers that, and no service is there that heeds it here: whoever gave up is started again."""
        deadline = time.monotonic() + 180
        while time.monotonic() < deadline:
            server = self.service("server")
            if server.running and "rope-judge: http" in server.logs():
                return server
            for name in ("server", *WORKERS):
                if not self.service(name).running:
                    self.service(name).start()
            time.sleep(0.5)
        raise AssertionError(f"it does not serve:\n{self.service('server').logs()}")

    def _compose(self, *words: str) -> None:
        command = [sys.executable, "-m", "podman_compose", "--project-name", self._project, *words]
        done = subprocess.run(command, cwd=self._folder, capture_output=True, text=True, timeout=300)
        assert done.returncode == 0, done.stdout + done.stderr


@contextmanager
def site(folder: Path) -> Iterator[Site]:
    """A site that is up, and gone afterwards with its volume."""
    local_build(POSTGRES, Path(__file__).with_name("postgres"))
    made = Site(folder)
    try:
        made.up()
        yield made
    finally:
        made.close()


def confinement(service: Service) -> dict[str, object]:
    """What the engine lets it do."""
    found = json.loads(call("podman", "inspect", service.id))[0]
    return {
        "capabilities": found["EffectiveCaps"] or [],
        "read_only": found["HostConfig"]["ReadonlyRootfs"],
        "pids": found["HostConfig"]["PidsLimit"],
        "ports": sorted(port for port, at in found["NetworkSettings"]["Ports"].items() if at),
    }
