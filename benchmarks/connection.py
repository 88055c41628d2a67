"""A keep-alive HTTP/1.1 connection that costs next to nothing: two hundred of them must not be what is measured."""

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode

FORM = "application/x-www-form-urlencoded"


@dataclass(frozen=True, slots=True)
class Answer:
    """Status, headers with names in lower case, body."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Connection:
    """One connection of a browser to ``127.0.0.1:port``; opened when first used, cookies are kept by ``cookies``."""

    port: int
    cookies: dict[str, str] = field(default_factory=dict)
    _streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def get(self, path: str, accept: str = "text/html") -> Answer:
        return await self.request("GET", path, accept=accept)

    async def form(self, path: str, **values: str) -> Answer:
        """Send a form."""
        return await self.request("POST", path, urlencode(values).encode(), FORM)

    async def send(self, method: str, path: str, value: object) -> Answer:
        """Send JSON."""
        return await self.request(method, path, json.dumps(value).encode(), "application/json", "application/json")

    async def request(
        self, method: str, path: str, body: bytes = b"", kind: str = "", accept: str = "text/html"
    ) -> Answer:
        """Ask and read the whole answer."""
        status, headers, reader = await self._begin(method, path, body, kind, accept)
        if headers.get("transfer-encoding") == "chunked":
            content = b"".join([chunk async for chunk in _chunks(reader)])
        else:
            content = await reader.readexactly(int(headers.get("content-length", "0")))
        if headers.get("connection") == "close":
            self.close()
        return Answer(status, headers, content)

    async def events(self, path: str) -> AsyncIterator[tuple[str, str]]:
        """Name and data of each server-sent event, as it comes."""
        status, headers, reader = await self._begin("GET", path, b"", "", "text/event-stream")
        if status != 200 or headers.get("transfer-encoding") != "chunked":
            self.close()
            raise ConnectionError(f"GET {path}: {status}")
        waiting = b""
        async for chunk in _chunks(reader):
            *whole, waiting = (waiting + chunk).split(b"\n\n")
            for block in whole:
                name, data = "", ""
                for line in block.decode().split("\n"):
                    name = line[7:] if line.startswith("event: ") else name
                    data = line[6:] if line.startswith("data: ") else data
                if name:
                    yield name, data

    def close(self) -> None:
        """Hang up."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None

    async def _begin(
        self, method: str, path: str, body: bytes, kind: str, accept: str
    ) -> tuple[int, dict[str, str], asyncio.StreamReader]:
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", f"Accept: {accept}",
                 "Sec-Fetch-Site: same-origin"]  # fmt: skip
        if self.cookies:
            lines.append("Cookie: " + "; ".join(f"{name}={value}" for name, value in self.cookies.items()))
        if method != "GET":
            lines += [f"Content-Type: {kind}", f"Content-Length: {len(body)}"]
        reader, text = await self._exchange("\r\n".join([*lines, "", ""]).encode() + body)
        head = text.decode("latin-1").split("\r\n")
        headers = {}
        for line in head[1:-2]:
            name, _colon, value = line.partition(": ")
            headers[name.lower()] = value
            if name.lower() == "set-cookie":
                key, _equals, rest = value.partition("=")
                self.cookies[key] = rest.partition(";")[0]
        return int(head[0].split()[1]), headers, reader

    async def _exchange(self, request: bytes) -> tuple[asyncio.StreamReader, bytes]:
        """Send, and read the head of the answer. A connection that was let go meanwhile is replaced, as in browsers."""
        reused = self._streams is not None and not self._streams[0].at_eof()
        if not reused:
            self.close()
            self._streams = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 22)
        assert self._streams is not None
        reader, writer = self._streams
        writer.write(request)
        try:
            return reader, await reader.readuntil(b"\r\n\r\n")
        except (asyncio.IncompleteReadError, ConnectionResetError) as error:
            if not reused or (isinstance(error, asyncio.IncompleteReadError) and error.partial):
                raise
            self.close()
            return await self._exchange(request)


async def _chunks(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    while size := int((await reader.readline()).strip() or b"0", 16):
        yield await reader.readexactly(size)
        await reader.readexactly(2)
    await reader.readline()
