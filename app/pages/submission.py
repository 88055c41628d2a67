"""The report of one submission as a page; reloads itself until there is a verdict."""

from fastapi import APIRouter, Request, Response

from app.api.submissions import unknown
from app.identity import Asking
from app.pages.address import public
from app.pages.along import complaint_link
from app.pages.closeup import pictures_for
from app.pages.render import render
from app.pages.words import verdict_words
from app.reports import report_for
from app.services import Language, Parts
from app.storage import queries

router = APIRouter(include_in_schema=False)


@router.get("/submissions/{id}")
async def submission_page(id: str, request: Request, parts: Parts, who: Asking, lang: Language) -> Response:
    """Verdict, cases and source."""
    report = await report_for(parts, who, id, lang)
    row = await parts.database.read(queries.submission(id))
    if report is None or row is None:
        raise unknown()
    job = None if report.verdict else await parts.judging.follow(id)
    known = report.problem in parts.catalogue
    found = await pictures_for(parts, who, report, lang)
    return render(
        request,
        "submission.html",
        **{name: value for name, value in found.items() if name != "case"},
        report=report,
        note=job.note.text(lang) if job and job.note else "",
        source=row["source"],
        address=public(request, f"/submissions/{id}"),
        complaint=complaint_link(request, parts.catalogue[report.problem], id) if known else "",
        problem=parts.catalogue[report.problem] if known else None,
        verdicts=verdict_words(lang, code=not known or parts.catalogue[report.problem].kind == "code"),
    )
