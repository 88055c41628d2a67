"""Addresses to give away: for notebooks, snippets, lists of links."""

from starlette.requests import Request


def public(request: Request, path: str) -> str:
    """``path`` as others reach it: by ``ROPE_JUDGE_PUBLIC_URL``, else as this request came."""
    settings = request.app.state.services.settings
    return (settings.public_url or str(request.base_url).rstrip("/")) + path
