"""A server in a process of its own, on loopback."""

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from httpx2 import Client

ROOT = Path(__file__).parents[2]


class Server:
    """A running server; ``output`` is what it wrote to standard error."""

    def __init__(self, data: Path, engine: str, settings: dict[str, str]) -> None:
        command = [sys.executable, "-m", "tests.app.launch", str(data), engine]
        env = environment() | settings
        self.process = subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, text=True, env=env)
        self.output: list[str] = []
        self._ready = threading.Event()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self._ready.wait(180)
        found = re.search(r"http://\S+", "".join(self.output))
        self.address = found[0] if found else ""
        self.client = Client(base_url=self.address, timeout=30)

    def _read(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.output.append(line)
            if "rope-judge: http" in line:
                self._ready.set()
        self._ready.set()

    def said(self, pattern: str) -> re.Match[str]:
        """What it wrote, once it has: its address comes first, and the rest a moment later."""
        deadline = time.monotonic() + 60
        while (found := re.search(pattern, "".join(self.output))) is None:
            assert time.monotonic() < deadline and self.process.poll() is None, self.output
            time.sleep(0.01)
        return found

    def end(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, float]:
        """Send a signal; the exit code and the seconds that took."""
        started = time.monotonic()
        self.process.send_signal(how)
        code = self.process.wait(30)
        return code, time.monotonic() - started

    def close(self) -> None:
        self.client.close()
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self._reader.join(5)
        assert self.process.stderr is not None
        self.process.stderr.close()


def environment() -> dict[str, str]:
    """The environment without settings of ours, but with the patience that a busy machine needs."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("ROPE_JUDGE_") and name != "DATABASE_URL"
    }
    return kept | {"ROPE_JUDGE_ASSIST_SECONDS": "30"}


@contextmanager
def serving(data: Path, engine: str = "real", **settings: str) -> Iterator[Server]:
    """A server that is gone afterwards, whatever happens. ``settings``: more of its environment."""
    server = Server(data, engine, settings)
    try:
        assert server.address, server.output
        yield server
    finally:
        server.close()
