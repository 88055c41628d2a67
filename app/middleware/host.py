"""Which names the server answers to.

A page of another site can make its own name point at 127.0.0.1 (DNS rebinding) and then talk to the server as if it
were its own. The ``Host`` header still carries that name, so names that are not ours are refused. An address cannot be
rebound: where others may reach the server at all, any address is good.
"""

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from app.errors import ApiError, error_response
from app.i18n import _
from app.settings import Settings, as_address, is_loopback


class HostCheck:
    """Refuses requests that were addressed to another name."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings
        self.names = {settings.host.lower(), *(name.lower() for name in settings.allowed_hosts)}

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
        if name in self.names or is_loopback(name):
            return True
        return not self.settings.loopback and as_address(name) is not None


def host_name(header: str) -> str:
    """The name in ``name:port`` or ``[address]:port``."""
    if header.startswith("["):
        return header[1:].partition("]")[0]
    return header.rpartition(":")[0] if header.count(":") == 1 else header
