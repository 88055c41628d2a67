"""The event stream of one submission."""

import json
import time
from collections import Counter
from collections.abc import AsyncIterator

from fastapi.sse import KEEPALIVE_COMMENT, format_sse_event

from app.feedback import Level, shown, shown_case
from app.job import Job
from app.services import Services
from judge.message import Lang
from judge.report import CaseReport, Report

PACE_SECONDS = 0.03  # cases that come faster than anybody can see share a chunk; the verdict does not wait
POLL_SECONDS = 1.0  # where another process judges, only the database tells


async def events(
    parts: Services, id: str, job: Job | None, lang: Lang, level: Level = "full", owner: str = ""
) -> AsyncIterator[bytes]:
    """Cases and verdict of submission ``id``, as bytes to send. Ends with the verdict, or when the server stops."""
    judging = parts.judging
    judging.streams += 1
    judging.streams_of[owner] += 1
    try:
        if job is not None:
            async for chunk in _live(job, lang, level, parts.settings.heartbeat_seconds):
                yield chunk
        else:
            async for chunk in _stored(parts, id, lang, level):
                yield chunk
    finally:
        judging.streams -= 1
        judging.streams_of[owner] -= 1
        judging.streams_of += Counter()  # drops who has none left


async def _live(job: Job, lang: Lang, level: Level, heartbeat: float) -> AsyncIterator[bytes]:
    sent, note = 0, ""
    while True:
        over, report = job.over, job.report(lang)  # one after the other: what comes in between is sent next time
        total = job.total if report.verdict is None else len(report.cases)
        chunk = b"".join(_case(n, total, case, level) for n, case in enumerate(report.cases[sent:], sent))
        sent = max(sent, len(report.cases))
        if report.verdict is not None:
            chunk += _verdict(shown(report, level))
        elif (said := job.note.text(lang) if job.note else "") != note:
            note = said
            chunk += _note(note)
        if chunk:
            yield chunk
        if over:
            return
        if chunk or await job.changed(sent, heartbeat):
            await job.ended(PACE_SECONDS)  # most verdicts are there by then, and everything goes out at once
        else:
            yield KEEPALIVE_COMMENT


async def _stored(parts: Services, id: str, lang: Lang, level: Level) -> AsyncIterator[bytes]:
    """A submission that is over, or one that is judged elsewhere."""
    beat = time.monotonic()
    while not parts.judging.closing:
        report = await parts.judging.report(id, lang)
        if report is None:
            return
        if report.verdict is not None:
            total = len(report.cases)
            cases = b"".join(_case(n, total, case, level) for n, case in enumerate(report.cases))
            yield cases + _verdict(shown(report, level))
            return
        await parts.judging.stopped(POLL_SECONDS)
        if time.monotonic() - beat > parts.settings.heartbeat_seconds:
            beat = time.monotonic()
            yield KEEPALIVE_COMMENT


def _case(index: int, total: int, case: CaseReport, level: Level) -> bytes:
    seen = shown_case(case, level)
    if seen is None:
        return b""
    data = f'{{"index":{index},"total":{total},"case":{seen.model_dump_json()}}}'
    return format_sse_event(event="case", data_str=data, id=str(index))


def _note(text: str) -> bytes:
    """Why nothing happens; empty where something does again."""
    return format_sse_event(event="note", data_str=json.dumps({"text": text}, ensure_ascii=False))


def _verdict(report: Report) -> bytes:
    return format_sse_event(event="verdict", data_str=report.model_dump_json())
