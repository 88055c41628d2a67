"""Who connects and does not go on holds nothing for long."""

import asyncio
import socket
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
import uvicorn

from app import connection
from app.connection import Complaints, Connection

WHOLE = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nab"


async def app(scope: object, receive: Callable, send: Callable) -> None:  # type: ignore[type-arg]
    while (await receive()).get("more_body"):
        pass
    await asyncio.sleep(0.6)  # longer than the patience: an answer may take its time
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


async def talk(*pieces: bytes, answers: int) -> tuple[bytes, bool]:
    """Send ``pieces``; what was answered, and whether the server hung up within two seconds."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        config = uvicorn.Config(app, http=Connection, lifespan="off", log_level="error", timeout_keep_alive=60)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server._serve([listener]))
        reader, writer = await asyncio.open_connection(*listener.getsockname())
        heard, closed = b"", False
        for piece in pieces:
            writer.write(piece)
        try:
            async with asyncio.timeout(2):
                while True:
                    got = await reader.read(1000)
                    if not got:
                        closed = True
                        break
                    heard += got
        except ConnectionResetError:
            closed = True
        except TimeoutError:
            pass
        writer.close()
        server.should_exit = True
        await serving
    assert heard.count(b"200 OK") == answers
    return heard, closed


@pytest.mark.parametrize(
    ("pieces", "answers", "closed"),
    [
        ([b""], 0, True),
        ([b"GET / HTT"], 0, True),
        ([b"GET / HTTP/1.1\r\nHost: x\r\n"], 0, True),
        ([WHOLE[:-1]], 0, True),
        ([WHOLE], 1, False),
        ([WHOLE, WHOLE], 2, False),
        ([WHOLE, b"GET /"], 1, True),
    ],
)
def test_half_a_request_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, pieces: list[bytes], answers: int, closed: bool
) -> None:
    monkeypatch.setattr(connection, "PATIENCE_SECONDS", 0.3)
    with ThreadPoolExecutor(1) as thread:  # of its own: tests in a browser leave a running loop in this one
        result = thread.submit(lambda: asyncio.run(talk(*pieces, answers=answers))).result()
    assert result[1] is closed


def test_running_out_of_descriptors_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(connection.log, "error", lambda *_args, **_more: said.append("x"), raising=False)
    loop = asyncio.new_event_loop()
    complaints = Complaints()
    for _ in range(100):
        complaints(loop, {"message": "socket.accept() out of system resource", "exception": OSError(24, "files")})
    loop.close()
    assert said == ["x"]
