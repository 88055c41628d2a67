"""Clients that say little, send slowly or never listen, while others work."""

import re
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from urllib.parse import urlsplit

import pytest

from tests.faults.learner import PATH, WRONG
from tests.faults.site import NUMBER, Site

pytestmark = [pytest.mark.drill, pytest.mark.needs_linux, pytest.mark.timeout(900)]

EACH = 100
BOUND = 30.0


@pytest.mark.parametrize("kind", ["headers that never end", "bodies that come byte by byte", "streams nobody reads"])
def test_who_is_slow_holds_nobody_up(shared: Site, kind: str) -> None:
    with _slow(shared, kind) as sockets:
        crowd = shared.crowd()
        crowd.wait_for(NUMBER // 3)
        seconds = shared.serves_again(time.monotonic())
        for one in sockets:
            _one_more_byte(one, kind)
        crowd.join()
        assert not any(one.refused or one.unanswered for one in shared.learners)
        shared.prove("Slow clients", f"{EACH} connections with {kind}", seconds, BOUND)


@contextmanager
def _slow(there: Site, kind: str) -> Iterator[list[socket.socket]]:
    """Connections of slow clients."""
    address = urlsplit(there.server.address)
    head = f"Host: {address.netloc}\r\nSec-Fetch-Site: same-origin\r\n"
    with ExitStack() as stack:
        sockets = []
        for n in range(EACH):
            one = stack.enter_context(socket.socket())
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)  # the least that there is
            one.connect((address.hostname, address.port))
            if kind.startswith("headers"):
                one.sendall(f"POST {PATH}/submissions HTTP/1.1\r\n{head}X-Slow: ".encode())
            elif kind.startswith("bodies"):
                one.sendall(f"POST {PATH}/submissions HTTP/1.1\r\n{head}{_cookie(there, n)}"
                            "Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{".encode())  # fmt: skip
            else:
                one.sendall(f"GET {_stream(there, n)} HTTP/1.1\r\n{head}{_cookie(there, n)}\r\n".encode())
            sockets.append(one)
        yield sockets


def _cookie(there: Site, n: int) -> str:
    return f"Cookie: session={there.learners[n % len(there.learners)].session}\r\n"


def _stream(there: Site, n: int) -> str:
    """A stream of a submission of that learner's that takes its time, or is over: what it says is not read."""
    learner = there.learners[n % len(there.learners)]
    id = next(iter(learner.promised), "") or learner.hand_in(right=False)
    assert re.fullmatch("[0-9a-f]{32}", id), WRONG
    return f"/api/v1/submissions/{id}/events"


def _one_more_byte(one: socket.socket, kind: str) -> None:
    if not kind.startswith("streams"):
        one.sendall(b"x")
