"""What was found, as a page: for browsers without JavaScript, and for all there is to a search."""

from fastapi import APIRouter, Request, Response

from app.api.search import Words, found, shown
from app.identity import Asking
from app.pages.render import render
from app.services import Language, Parts

router = APIRouter(include_in_schema=False)


@router.get("/search")
async def search_page(request: Request, parts: Parts, who: Asking, lang: Language, q: Words = "") -> Response:
    """The results for ``q``."""
    results = [shown(entry, lang) for entry in await found(parts, who, q)]
    return render(request, "search.html", query=q, results=results)
