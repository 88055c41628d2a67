"""Security headers on every response."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send

_BASE = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
}


def content_policy(style_nonce: str = "", *, framed_by: str = "'none'") -> str:
    """What a page may load: this server's own files. The nonce is for the editor, which writes a style element.

    ``framed_by``: whose pages may show it in a frame.
    """
    style = f"'self' 'nonce-{style_nonce}'" if style_nonce else "'self'"
    return (
        f"default-src 'none'; script-src 'self'; style-src {style}; img-src 'self' data:; font-src 'self'; "
        f"connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors {framed_by}"
    )


class SecurityHeaders:
    """Adds each header that the response does not bring itself."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        headers = {**_BASE, "content-security-policy": content_policy()}
        self.headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name.lower() for name, _ in message["headers"]}
                if _framed(message["headers"]):
                    present.add(b"x-frame-options")  # knows no list of origins; the policy does
                message["headers"] = [*message["headers"], *(h for h in self.headers if h[0] not in present)]
            await send(message)

        await self.app(scope, receive, with_headers)


def _framed(headers: list[tuple[bytes, bytes]]) -> bool:
    policy = next((value for name, value in headers if name.lower() == b"content-security-policy"), b"")
    return bool(policy) and b"frame-ancestors 'none'" not in policy
