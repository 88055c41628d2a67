"""What the classroom's pages have in common: fields of forms, errors beside them, where to go next."""

from typing import Annotated, Any

from fastapi import Form
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from app.errors import ApiError, wants_page
from app.i18n import request_lang
from app.pages.render import render
from app.services import Services

Text = Annotated[str, Form(max_length=200)]
LongText = Annotated[str, Form(max_length=200_000)]


def go(path: str) -> Response:
    """Show ``path`` next."""
    return RedirectResponse(path, 303)


def safe_next(path: str) -> str:
    """``path`` if it is one of this server's pages, else the front page."""
    inside = path.startswith("/") and not path.startswith("//")
    return path if inside and path.isprintable() and "\\" not in path else "/"


def again(request: Request, template: str, error: ApiError, **values: Any) -> Response:
    """The form once more, with what is wrong said above it; programs get the error as JSON."""
    if not wants_page(request):
        raise error
    body = error.body(request_lang(request))["error"]
    headers = {"Retry-After": str(int(error.retry_after + 0.999))} if error.retry_after is not None else {}
    return render(request, template, status=error.status, headers=headers, error=body, **values)


def outside(request: Request, parts: Services) -> str:
    """The address by which people reach this server: as set, or as this request came."""
    return parts.settings.public_url or f"{request.url.scheme}://{request.headers.get('host', '')}"
