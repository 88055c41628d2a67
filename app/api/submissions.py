"""Submissions: hand in, read the report, follow it as it comes."""

from fastapi import APIRouter, Request, Response
from fastapi.sse import EventSourceResponse

from app.api.models import Accepted, ErrorOut, SubmissionIn
from app.api.problems import find
from app.api.stream import events
from app.errors import ApiError
from app.handin import hand_in
from app.i18n import _
from app.identity import Asking
from app.reports import level_of, report_for
from app.services import Language, Parts
from app.source import checked
from judge.report import Report

router = APIRouter(prefix="/api/v1", tags=["submissions"])


@router.post("/problems/{name}/submissions", status_code=202, responses={429: {"model": ErrorOut}})
async def submit(
    name: str, body: SubmissionIn, request: Request, response: Response, parts: Parts, who: Asking
) -> Accepted:
    """Hand in a source. The answer means that it is stored; the verdict follows."""
    problem = find(parts, name)
    source = checked(body.source, parts.settings.max_source_bytes)
    job = await hand_in(parts, who, request, problem, source, body.mode, seed=body.seed, case=body.case)
    report = f"/api/v1/submissions/{job.id}"
    response.headers["Location"] = report
    return Accepted(
        id=job.id,
        problem=problem.id,
        mode=body.mode,
        waiting=parts.judging.waiting,
        seconds=round(parts.judging.estimate(), 2),
        report=report,
        events=f"{report}/events",
    )


@router.get("/submissions/{id}", response_model=Report)
async def get_report(id: str, parts: Parts, who: Asking, lang: Language) -> Response:
    """The report of a submission; its ``verdict`` is null until there is one."""
    report = await report_for(parts, who, id, lang)
    if report is None:
        raise unknown()
    return Response(report.model_dump_json(), media_type="application/json", headers={"Cache-Control": "no-store"})


MOST_STREAMS = 8
"""Of one learner: a few must not use up what all share. Who has no stream asks again and again."""

STREAM: dict[int | str, dict[str, object]] = {200: {"content": {"text/event-stream": {}}, "description": "Events"}}


# FastAPI would run a generator of its own; ours answers 404 before the stream begins, and sends what is ready at once.
@router.get("/submissions/{id}/events", response_class=Response, responses=STREAM)
async def follow(id: str, parts: Parts, who: Asking, lang: Language) -> Response:
    """Server-sent events: ``case`` for each case as it is judged, then ``verdict`` with the report, then the end.

    ``note`` says why nothing happens, where that is so; its text is empty once something does again.
    """
    job = await parts.judging.follow(id)
    report = None if job else await parts.judging.report(id, lang)
    if job is None and report is None:
        raise unknown()
    alone = who.signed_in and parts.judging.streams_of[who.id] >= MOST_STREAMS
    if alone or parts.judging.streams >= parts.settings.max_streams:
        raise ApiError(503, "too_many_streams", _("Too many pages are waiting. Ask for the report instead."),
                       retry_after=1.0)  # fmt: skip
    stream = events(parts, id, job, lang, await level_of(parts, who), who.id)
    return EventSourceResponse(stream, headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})


def unknown() -> ApiError:
    """No such submission."""
    return ApiError(404, "unknown_submission", _("There is no such submission."))
