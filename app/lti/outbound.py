"""Requests to a platform: only to addresses that were registered, within a time, without following redirects."""

import json
from typing import Any

import httpx2

from app.lti.platforms import Platform

SECONDS = 10.0
LARGEST = 256 * 1024


class Unreachable(Exception):
    """The platform does not answer, or not with what was asked for."""


class Refused(Exception):
    """The platform answered with ``status``, which is an error."""

    def __init__(self, status: int) -> None:
        super().__init__(f"HTTP {status}")
        self.status = status


class Outbound:
    """The client. One for the whole server, so that connections are used again."""

    def __init__(self) -> None:
        self._client = httpx2.AsyncClient(timeout=SECONDS, follow_redirects=False)

    async def get_json(self, platform: Platform, url: str) -> dict[str, Any]:
        """The JSON object at ``url``."""
        return await self._json(platform, "GET", url)

    async def post_form(self, platform: Platform, url: str, form: dict[str, str]) -> dict[str, Any]:
        """Send a form; the JSON object that comes back."""
        return await self._json(platform, "POST", url, data=form)

    async def post(self, platform: Platform, url: str, body: Any, kind: str, token: str) -> None:
        """Send JSON of media type ``kind`` with a bearer token."""
        headers = {"Content-Type": kind, "Authorization": f"Bearer {token}"}
        await self._send(platform, "POST", url, content=json.dumps(body).encode(), headers=headers)

    async def close(self) -> None:
        """Hang up."""
        await self._client.aclose()

    async def _json(self, platform: Platform, method: str, url: str, **options: Any) -> dict[str, Any]:
        try:
            found = json.loads(await self._send(platform, method, url, **options))
        except ValueError as error:
            raise Unreachable(f"{url} answers no JSON") from error
        if not isinstance(found, dict):
            raise Unreachable(f"{url} answers no JSON object")
        return found

    async def _send(self, platform: Platform, method: str, url: str, **options: Any) -> bytes:
        if not platform.owns(url):
            raise Unreachable(f"{url} is none of the platform's addresses")
        try:
            async with self._client.stream(method, url, **options) as response:
                body = b""
                async for part in response.aiter_bytes():
                    body += part
                    if len(body) > LARGEST:
                        raise Unreachable(f"{url} answers too much")
        except (httpx2.HTTPError, httpx2.InvalidURL) as error:
            raise Unreachable(f"{url}: {type(error).__name__}") from error
        if not response.is_success:
            raise Refused(response.status_code)
        return body
