"""The event stream of one submission."""

import time
from collections.abc import AsyncIterator

from fastapi.sse import KEEPALIVE_COMMENT, format_sse_event

from app.job import Job
from app.services import Services
from judge.message import Lang
from judge.report import CaseReport, Report, case_report

POLL_SECONDS = 1.0  # where another process judges, only the database tells


async def events(parts: Services, id: str, job: Job | None, lang: Lang) -> AsyncIterator[bytes]:
    """Cases and verdict of submission ``id``, as bytes to send. Ends with the verdict, or when the server stops."""
    judging = parts.judging
    judging.streams += 1
    try:
        if job is not None:
            async for chunk in _live(job, lang, parts.settings.heartbeat_seconds):
                yield chunk
        else:
            async for chunk in _stored(parts, id, lang):
                yield chunk
    finally:
        judging.streams -= 1


async def _live(job: Job, lang: Lang, heartbeat: float) -> AsyncIterator[bytes]:
    sent = 0
    while True:
        over = job.over  # read first: what comes after this line is sent with the next chunk
        cases = job.outcome.cases if job.outcome else job.cases
        total = len(cases) if job.outcome else job.total
        chunk = b"".join(_case(n, total, case_report(case, lang)) for n, case in enumerate(cases[sent:], sent))
        sent = max(sent, len(cases))
        if job.outcome:
            chunk += _verdict(job.report(lang))
        if chunk:
            yield chunk
        if over:
            return
        if len(job.cases) == sent and not job.over and not await job.changed(heartbeat):
            yield KEEPALIVE_COMMENT


async def _stored(parts: Services, id: str, lang: Lang) -> AsyncIterator[bytes]:
    """A submission that is over, or one that is judged elsewhere."""
    beat = time.monotonic()
    while not parts.judging.closing:
        report = await parts.judging.report(id, lang)
        if report is None:
            return
        if report.verdict is not None:
            total = len(report.cases)
            yield b"".join(_case(n, total, case) for n, case in enumerate(report.cases)) + _verdict(report)
            return
        await parts.judging.stopped(POLL_SECONDS)
        if time.monotonic() - beat > parts.settings.heartbeat_seconds:
            beat = time.monotonic()
            yield KEEPALIVE_COMMENT


def _case(index: int, total: int, case: CaseReport) -> bytes:
    data = f'{{"index":{index},"total":{total},"case":{case.model_dump_json()}}}'
    return format_sse_event(event="case", data_str=data, id=str(index))


def _verdict(report: Report) -> bytes:
    return format_sse_event(event="verdict", data_str=report.model_dump_json())
