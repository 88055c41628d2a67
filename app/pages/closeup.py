"""The close look as a piece of a page: the exercise's page takes it in, the report's page holds it."""

from typing import Any

from fastapi import APIRouter, Request, Response

from app.api.submissions import unknown
from app.closeup import drawing
from app.closeup.models import CloseupOut
from app.closeup.view import closeup_of
from app.identity import Asking, Who
from app.pages.render import render
from app.reports import report_for
from app.services import Language, Parts, Services
from judge.message import Lang
from judge.report import Report

router = APIRouter(include_in_schema=False)


@router.get("/submissions/{id}/closeup")
async def closeup_piece(id: str, request: Request, parts: Parts, who: Asking, lang: Language) -> Response:
    """The piece about the first failing case; nothing where there is none."""
    report = await report_for(parts, who, id, lang)
    if report is None:
        raise unknown()
    found = await pictures_for(parts, who, report, lang)
    if found["closeup"] is None:
        return Response(status_code=204, headers={"Cache-Control": "no-store"})
    return render(request, "closeup.html", placed=False, **found)


async def pictures_for(parts: Services, who: Who, report: Report, lang: Lang) -> dict[str, Any]:
    """What the template draws; ``closeup`` is None where there is nothing to see."""
    found = await closeup_of(parts, who, report.id, lang) if report.verdict else None
    return pictures(found, report) if found else {"closeup": None}


def pictures(found: CloseupOut, report: Report) -> dict[str, Any]:
    """The geometry of all pictures."""
    case = next((case for case in report.cases if case.name == found.case), None)
    return {
        "closeup": found,
        "case": case,
        "bar": drawing.bar(case.max_abs_error, case.tolerance) if case else None,
        "heat": drawing.heat(found.map) if found.map else None,
        "plane": drawing.plane(found.pair) if found.pair else None,
    }
