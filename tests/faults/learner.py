"""A learner who goes on whatever happens, and keeps what the server promised."""

import threading
import time
from collections.abc import Callable
from itertools import count

from httpx2 import Client, HTTPError, Response

RIGHT = """
import time, torch
def rotate_half(x):
    time.sleep(0.005)
    a, b = x.chunk(2, -1)
    return torch.cat((-b, a), -1)
"""
WRONG = "def rotate_half(x):\n    return x\n"
PATH = "/api/v1/problems/rotate-half"
PAUSE = 0.2
BROWSER = {"Sec-Fetch-Site": "same-origin", "Accept": "application/json"}

_tries = count(1)


class Learner:
    """Hands in, right and wrong in turn, each time another text; saves a draft before."""

    def __init__(self, address: Callable[[], str], join: str, name: str, timeout: float = 20.0) -> None:
        self._address, self.name = address, name
        self._client = Client(timeout=timeout, headers=BROWSER)
        self.promised: dict[str, tuple[str, str]] = {}
        """Text and right verdict of everything that was answered by 202."""
        self.saved, self.later = "", [""]
        """The draft that was last said to be saved, and those that were sent since without an answer."""
        self.refused: list[Response] = []
        self.unanswered = 0
        answer = self._client.post(address() + join, data={"name": name})
        assert answer.status_code == 200, answer.text

    def work(self, number: int, until: float) -> None:
        """Go on until ``number`` more are promised."""
        number += len(self.promised)
        while len(self.promised) < number and time.monotonic() < until:
            self.save()
            if not self.hand_in(right=len(self.promised) % 2 == 0):
                time.sleep(PAUSE)

    def hand_in(self, *, right: bool) -> str:
        """The number of the submission; none where it was not taken."""
        text = f"{RIGHT if right else WRONG}# {self.name}, {next(_tries)}\n"
        answer = self._ask("POST", f"{PATH}/submissions", {"source": text})
        if answer is None or answer.status_code != 202:
            return ""
        id = str(answer.json()["id"])
        self.promised[id] = text, "AC" if right else "WA"
        return id

    def save(self) -> None:
        """Save another draft."""
        text = f"# typed by {self.name}, {next(_tries)}\n"
        self.later.append(text)
        answer = self._ask("PUT", f"{PATH}/draft", {"source": text})
        if answer is not None and answer.status_code == 200:
            self.saved, self.later = text, []

    def has_draft(self) -> bool:
        """Whether the draft is the one that was last said to be saved, or one that was sent later."""
        answer = self._ask("GET", f"{PATH}/draft")
        return answer is not None and (answer.json()["source"] or "") in {self.saved, *self.later}

    def verdict(self, id: str) -> str | None:
        """What the report says, or nothing yet."""
        answer = self._ask("GET", f"/api/v1/submissions/{id}")
        return answer.json()["verdict"] if answer is not None and answer.status_code == 200 else None

    def forget(self) -> None:
        """What was promised is proved."""
        self.promised.clear()
        self.refused.clear()
        self.unanswered = 0

    @property
    def session(self) -> str:
        """What the browser is recognised by."""
        return self._client.cookies["session"]

    def close(self) -> None:
        """Hang up."""
        self._client.close()

    def _ask(self, method: str, path: str, body: object = None) -> Response | None:
        try:
            answer = self._client.request(method, self._address() + path, json=body)
        except (HTTPError, OSError, RuntimeError):  # the last one: the drill is over, and this one hung up
            self.unanswered += 1
            return None
        if answer.status_code >= 400:
            self.refused.append(answer)
        return answer


class Crowd:
    """Several learners at the same time."""

    def __init__(self, learners: list[Learner], number: int, patience: float) -> None:
        self._learners = learners
        self._before = self.promised
        until = time.monotonic() + patience
        each = number // len(learners)
        self._threads = [threading.Thread(target=one.work, args=(each, until), daemon=True) for one in learners]
        for thread in self._threads:
            thread.start()

    @property
    def promised(self) -> int:
        """How many have been acknowledged."""
        return sum(len(one.promised) for one in self._learners)

    @property
    def fresh(self) -> int:
        """How many have been acknowledged since it began."""
        return self.promised - self._before

    def wait_for(self, number: int) -> None:
        """Until so many more are acknowledged."""
        while self.fresh < number and any(thread.is_alive() for thread in self._threads):
            time.sleep(0.01)
        assert self.fresh >= number

    def join(self) -> None:
        """Until all have what they came for."""
        for thread in self._threads:
            thread.join()
