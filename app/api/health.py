"""For whoever runs the server: is it alive, is it ready, what does it count."""

from typing import Any

from fastapi import APIRouter, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from app.errors import ApiError
from app.i18n import _
from app.services import Language, Parts
from judge import __version__

router = APIRouter(tags=["operation"])


@router.get("/healthz")
async def health(parts: Parts, lang: Language) -> dict[str, Any]:
    """The server answers. Says how well submissions are confined, layer by layer."""
    posture = parts.engine.posture
    return {
        "ok": True,
        "version": __version__,
        "mode": "classroom" if parts.classroom.active else "open",
        "sandbox": {
            "level": posture.level,
            "layers": [
                {"name": layer.name, "state": layer.state, "note": layer.note.text(lang)} for layer in posture.layers
            ],
        },
        "problems": len(parts.catalogue),
        "waiting": parts.judging.waiting,
    }


@router.get("/readyz")
async def ready(parts: Parts) -> Response:
    """The server takes submissions: it can write, and the engine runs."""
    if parts.judging.closing or not parts.database.alive or not await parts.database.writable():
        why = _("The server cannot take submissions now.")
        if parts.database.shared and not parts.judging.closing:
            why = _("The PostgreSQL server cannot be reached now, or takes no writes.")
        raise ApiError(503, "not_ready", why, retry_after=1.0)
    return JSONResponse({"ok": True, **await parts.judging.venue.ready()})


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(parts: Parts) -> Response:
    """Counters for Prometheus."""
    return Response(parts.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
