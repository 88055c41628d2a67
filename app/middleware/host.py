"""Which names the server answers to.

A page of another site can make its own name point at 127.0.0.1 (DNS rebinding) and then talk to the server as if it
were its own. The ``Host`` header still carries that name, so names that are not ours are refused. An address cannot be
rebound: where others may reach the server at all, any address is good.
"""

import re
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from app.errors import ApiError, error_response
from app.i18n import _
from app.settings import Settings, as_address, is_loopback

_HOST = re.compile(r"(?:\[(?P<address>[0-9a-f:.]+)\]|(?P<name>[\w.-]+))(?::[0-9]{0,5})?")


class HostCheck:
    """Refuses requests that were addressed to another name."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings
        public = urlsplit(settings.public_url).hostname or settings.host
        self.names = {settings.host.lower(), public.lower(), *(name.lower() for name in settings.allowed_hosts)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self.is_ours(HTTPConnection(scope).headers.getlist("host")):
            return await self.app(scope, receive, send)
        error = ApiError(
            421,
            "wrong_host",
            _("This server is not reached under that name."),
            hint=_("The operator can allow a name with ROPE_JUDGE_ALLOWED_HOSTS."),
        )
        await error_response(HTTPConnection(scope), error)(scope, receive, send)

    def is_ours(self, headers: list[str]) -> bool:
        """Whether the ``Host`` header, which must be there exactly once, names this server."""
        if len(headers) != 1:
            return False
        name = host_name(headers[0].lower())
        if not name:
            return False
        if name in self.names or is_loopback(name):
            return True
        return not self.settings.loopback and as_address(name) is not None


def host_name(header: str) -> str:
    """The name in ``name:port`` or ``[address]:port``; empty where the header is neither."""
    found = _HOST.fullmatch(header)
    if found is None:
        return ""
    address = found["address"]
    if address is None:
        return found["name"]
    return address if ":" in address and as_address(address) is not None else ""
