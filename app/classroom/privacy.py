"""What is kept of whom, for how long, and how to take it away or have it deleted."""

from fastapi import APIRouter, Request, Response

from app.identity import LASTS
from app.pages.render import render
from app.services import Parts

router = APIRouter(include_in_schema=False)


@router.get("/privacy")
async def privacy(request: Request, parts: Parts) -> Response:
    """For everybody."""
    days = {role: round(seconds / 86400) for role, seconds in LASTS.items()}
    told = parts.lti.platforms
    return render(request, "class/privacy.html", classroom=parts.classroom.active, days=days, platforms=told)
