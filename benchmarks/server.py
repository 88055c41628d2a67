"""The server as a learner's browser meets it: POST, then the event stream until the verdict."""

import http.client
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

from benchmarks.workload import EXERCISE, Workload
from judge.sandbox.policy import ROOT

_START = "from practice.service import main; raise SystemExit(main())"
_START_SECONDS = 60.0


class Server:
    """``rope-judge serve`` in the open mode on a free port of this machine, with an empty data folder."""

    def __init__(self, workload: Workload) -> None:
        self._body = json.dumps({"source": workload.source, "mode": "submit"})
        self._folder = tempfile.TemporaryDirectory(prefix="rope-judge-bench-")
        self._log = Path(self._folder.name, "log")
        environment = {k: v for k, v in os.environ.items() if not k.startswith("ROPE_JUDGE_")}
        arguments = ["serve", "--port", "0", "--data", str(Path(self._folder.name, "data"))]
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", _START, *arguments],
                cwd=ROOT,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        try:
            self._port = self._find_port()
        except BaseException:
            self.close()
            raise

    @property
    def address(self) -> str:
        """Where the server is reached."""
        return f"http://127.0.0.1:{self._port}"

    @property
    def port(self) -> int:
        """Its port."""
        return self._port

    @property
    def pid(self) -> int:
        """The server's own process."""
        return self._process.pid

    @property
    def data(self) -> Path:
        """Its data folder."""
        return Path(self._folder.name, "data")

    def close(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._folder.cleanup()

    def latency(self, workload: Workload, times: int) -> list[float]:
        """Milliseconds from sending the POST to the verdict's event, one at a time, with pauses."""
        client, samples = _Client(self._port, self._body), []
        client.submit_and_follow()
        for _ in range(times):
            workload.pause()
            started = time.perf_counter()
            client.submit_and_follow()
            samples.append((time.perf_counter() - started) * 1000)
        client.close()
        return samples

    def rate(self, clients: int, each: int) -> float:
        """Verdicts a second with ``clients`` that hand in again as soon as they have their verdict."""
        faults: list[Exception] = []

        def work() -> None:
            client = _Client(self._port, self._body)
            try:
                for _ in range(each):
                    client.submit_and_follow()
            except Exception as error:
                faults.append(error)
            client.close()

        threads = [threading.Thread(target=work) for _ in range(clients)]
        started = time.perf_counter()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        took = time.perf_counter() - started
        if faults:
            raise faults[0]
        return clients * each / took

    def _find_port(self) -> int:
        """Wait for the line in which the server says where it listens."""
        deadline = time.monotonic() + _START_SECONDS
        while time.monotonic() < deadline and self._process.poll() is None:
            for line in self._log.read_text("utf-8", "replace").splitlines():
                head, found, port = line.strip().rpartition("http://127.0.0.1:")
                if found and head.startswith("rope-judge") and port.isdigit():
                    return int(port)
            time.sleep(0.02)
        raise RuntimeError(f"the server did not start:\n{self._log.read_text('utf-8', 'replace')[-2000:]}")


class _Client:
    """One keep-alive connection."""

    def __init__(self, port: int, body: str) -> None:
        self._connection, self._body = http.client.HTTPConnection("127.0.0.1", port, timeout=60), body

    def submit_and_follow(self) -> None:
        """Hand in, then read events until the verdict."""
        accepted = self._request("POST", f"/api/v1/problems/{EXERCISE}/submissions", 202).read()
        stream = self._request("GET", json.loads(accepted)["events"], 200)
        event = b""
        for line in stream:
            if line.startswith(b"event:"):
                event = line.partition(b":")[2].strip()
            elif line.startswith(b"data:") and event == b"verdict":
                verdict = json.loads(line.partition(b":")[2])["verdict"]
                break
        else:
            raise RuntimeError("the event stream ended without a verdict")
        stream.read()
        if verdict != "AC":
            raise RuntimeError(f"the solution got {verdict} over HTTP")

    def close(self) -> None:
        self._connection.close()

    def _request(self, method: str, path: str, wanted: int) -> http.client.HTTPResponse:
        body = self._body if method == "POST" else None
        headers = {"Content-Type": "application/json"} if body else {}
        self._connection.request(method, path, body, headers)
        response = self._connection.getresponse()
        if response.status != wanted:
            raise RuntimeError(f"{method} {path}: {response.status} {response.read(500)!r}")
        return response
