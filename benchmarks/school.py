"""A server in classroom mode on loopback, with a teacher and a class."""

import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.connection import Connection
from judge.sandbox.policy import ROOT

_START = "from practice.service import main; raise SystemExit(main())"
_START_SECONDS = 120.0
_PASSWORD = "a password for the benchmark"


class School:
    """``rope-judge serve`` with an empty data folder; everybody has to sign in."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="rope-judge-school-")
        self._log = Path(self._folder.name, "log")
        environment = {k: v for k, v in os.environ.items() if not k.startswith("ROPE_JUDGE_")}
        command = [sys.executable, "-c", _START, "serve", "--port", "0", "--data", str(Path(self._folder.name, "data"))]
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                env=environment | {"ROPE_JUDGE_CLASSROOM": "true"},
            )  # fmt: skip
        try:
            self.port = int(self._wait_for(r"rope-judge: http://127\.0\.0\.1:(\d+)"))
            self._welcome = self._wait_for(r"(/welcome/[\w-]+)")
        except BaseException:
            self.close()
            raise

    @property
    def pid(self) -> int:
        """The server's own process."""
        return self._process.pid

    @property
    def log(self) -> str:
        """What the server said so far."""
        return self._log.read_text("utf-8", "replace")

    async def teacher(self) -> Connection:
        """Whoever opens the one-time link."""
        browser = Connection(self.port)
        answer = await browser.form(self._welcome, name="Teacher", password=_PASSWORD, repeated=_PASSWORD)
        _expect(answer.status, 303, "becoming a teacher")
        return browser

    async def new_class(self, teacher: Connection) -> tuple[str, str]:
        """Id and join code of a new class."""
        answer = await teacher.form("/classes", name="Benchmark", zone="UTC")
        _expect(answer.status, 303, "making a class")
        id = answer.headers["location"].rpartition("/")[2]
        page = (await teacher.get(f"/classes/{id}")).body.decode()
        found = re.search(r"/join/(\w+)", page)
        if found is None:
            raise RuntimeError("the class's page shows no join code")
        return id, found[1]

    def close(self) -> None:
        """Stop it."""
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._folder.cleanup()

    def _wait_for(self, pattern: str) -> str:
        deadline = time.monotonic() + _START_SECONDS
        while time.monotonic() < deadline and self._process.poll() is None:
            if found := re.search(pattern, self.log):
                return found[1]
            time.sleep(0.05)
        raise RuntimeError(f"the server did not start:\n{self.log[-2000:]}")


def _expect(status: int, wanted: int, what: str) -> None:
    if status != wanted:
        raise RuntimeError(f"{what}: {status}")
