"""Files of the page itself, from ``static/``."""

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from app.settings import ROOT


class Static(StaticFiles):
    """Files that a browser asks about again, so that an update is seen at once; fonts never change."""

    def __init__(self) -> None:
        super().__init__(directory=ROOT / "static")

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "max-age=31536000" if path.endswith(".woff2") else "no-cache"
        return response
