"""A steady, mixed load on a server in the open mode: what a room full of people does, and some of them mean harm."""

import http.client
import json
import random
import threading
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from benchmarks.workload import EXERCISE

RIGHT = "right"
WRONG = """
import torch
def rotate_half(x):
    a, b = x.chunk(2, -1)
    return torch.cat((b, -a), -1)
"""
ENDLESS = """
def rotate_half(x):
    while True:
        pass
"""
HOSTILE = (
    "import os\ndef rotate_half(x):\n    while True:\n        os.fork()\n",
    "import os, signal\ndef rotate_half(x):\n    os.kill(os.getppid(), signal.SIGKILL)\n    return x\n",
    "def rotate_half(x):\n    print('x' * (1 << 26))\n    return x\n",
    "def rotate_half(x):\n    return bytearray(1 << 40)\n",
    "import socket\ndef rotate_half(x):\n    return socket.create_connection(('127.0.0.1', 22))\n",
    "import os\ndef rotate_half(x):\n    os.close(0); os.close(1); os._exit(0)\n",
    "def rotate_half(x):\n    return open('/etc/passwd').read()\n",
    "import ctypes\ndef rotate_half(x):\n    ctypes.string_at(0)\n",
    "import threading\ndef rotate_half(x):\n    [threading.Thread(target=lambda: 1).start() for _ in range(9999)]\n",
)
PAGES = ("/", f"/problems/{EXERCISE}", "/map", "/cards", "/history", "/pictures", "/playground", "/search?q=rope")
NOT_ACCEPTED = {"WA", "RTE", "TLE", "MLE", "OLE", "CE"}

MIX = {"page": 22, "right": 18, "wrong": 18, "draft": 20, "completion": 10, "playground": 6, "hostile": 4, "endless": 2}
"""Of a hundred things that are done."""


class Steady:
    """Clients that between them do ``rate`` things a second until stopped. ``source`` is a right answer."""

    def __init__(self, port: int, source: str, rate: float, clients: int, seed: int = 7) -> None:
        self._port, self._source, self._pause = port, source, clients / rate
        self.samples: list[tuple[float, str, float]] = []
        """When, what, and how many milliseconds it took."""
        self.errors: Counter[str] = Counter()
        self.submissions = 0
        self._lock, self._over = threading.Lock(), threading.Event()
        self._threads = [
            threading.Thread(target=self._work, args=(random.Random(seed + n), n / rate)) for n in range(clients)
        ]

    def start(self) -> None:
        """Begin."""
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """Finish what was begun."""
        self._over.set()
        for thread in self._threads:
            thread.join()

    def _work(self, dice: random.Random, delay: float) -> None:
        due = time.monotonic() + delay
        browser = http.client.HTTPConnection("127.0.0.1", self._port, timeout=60)
        while not self._over.wait(max(0.0, due - time.monotonic())):
            due = max(due + self._pause, time.monotonic() - self._pause)  # who is late does not hurry
            (what,) = dice.choices(list(MIX), list(MIX.values()))
            try:
                self._act(what, browser, dice)
            except Exception as error:
                self._fail(f"{what}: {type(error).__name__}: {error}"[:200])
                browser.close()
        browser.close()

    def _act(self, what: str, browser: http.client.HTTPConnection, dice: random.Random) -> None:
        actions: dict[str, Callable[[], object]] = {
            "page": lambda: self._timed("page", browser, "GET", dice.choice(PAGES)),
            "right": lambda: self._submit(browser, self._source, {"AC"}),
            "wrong": lambda: self._submit(browser, WRONG, {"WA"}),
            "endless": lambda: self._submit(browser, ENDLESS, {"TLE"}),
            "hostile": lambda: self._submit(browser, dice.choice(HOSTILE), NOT_ACCEPTED),
            "draft": lambda: self._timed(
                "draft", browser, "PUT", f"/api/v1/problems/{EXERCISE}/draft", {"source": f"# {dice.random()}"}
            ),
            "completion": lambda: self._timed(
                "completion", browser, "POST", "/api/v1/complete",
                {"source": "import torch\ntorch.ca", "line": 2, "column": 8},
            ),
            "playground": lambda: self._play(browser),
        }  # fmt: skip
        actions[what]()

    def _submit(self, browser: http.client.HTTPConnection, source: str, wanted: set[str]) -> None:
        begun = time.perf_counter()
        accepted = self._timed(
            "acknowledged", browser, "POST", f"/api/v1/problems/{EXERCISE}/submissions", {"source": source}
        )
        with self._lock:
            self.submissions += 1
        verdict = self._follow(browser, json.loads(accepted)["events"])
        if wanted == {"AC"} or wanted == {"WA"}:  # what runs into a limit takes what the limit is
            self._note("verdict", begun)
        if verdict not in wanted:
            self._fail(f"verdict {verdict} where {'/'.join(sorted(wanted))} was due")

    def _follow(self, browser: http.client.HTTPConnection, events: str) -> str:
        browser.request("GET", events)
        stream = browser.getresponse()
        event = b""
        verdict = ""
        for line in stream:
            if line.startswith(b"event:"):
                event = line.partition(b":")[2].strip()
            elif line.startswith(b"data:") and event == b"verdict":
                verdict = str(json.loads(line.partition(b":")[2])["verdict"])
        return verdict or "none"

    def _play(self, browser: http.client.HTTPConnection) -> None:
        begun = time.perf_counter()
        body = {"source": "import torch\ntorch.arange(12.).reshape(3, 4)"}
        run = json.loads(self._asked(browser, "POST", "/api/v1/playground/runs", body))
        done = json.loads(self._asked(browser, "GET", f"/api/v1/playground/runs/{run['id']}?wait=20"))
        self._note("playground", begun)
        if done["state"] != "done" or done["result"]["fault"]:
            self._fail(f"playground: {done['state']}")

    def _timed(self, what: str, browser: http.client.HTTPConnection, method: str, path: str, body: Any = None) -> bytes:
        begun = time.perf_counter()
        found = self._asked(browser, method, path, body)
        self._note(what, begun)
        return found

    def _asked(self, browser: http.client.HTTPConnection, method: str, path: str, body: Any = None) -> bytes:
        headers = {"Content-Type": "application/json"} if body is not None else {}
        browser.request(method, path, json.dumps(body) if body is not None else None, headers)
        answer = browser.getresponse()
        content = answer.read()
        if answer.status >= 300:
            raise RuntimeError(f"{method} {path.partition('?')[0]}: {answer.status}")
        return content

    def _note(self, what: str, begun: float) -> None:
        now = time.perf_counter()
        with self._lock:
            self.samples.append((time.monotonic(), what, (now - begun) * 1000))

    def _fail(self, what: str) -> None:
        with self._lock:
            self.errors[what] += 1
