"""The event stream of a dashboard: one for each page that is open."""

import time
from collections.abc import AsyncIterator

from fastapi.sse import KEEPALIVE_COMMENT, format_sse_event

from app.classroom.dashboard.board import POLL_SECONDS, Board
from app.classroom.dashboard.mistakes import Mistakes
from app.classroom.dashboard.news import Sight, as_json, message
from app.services import Services

PACE_SECONDS = 0.2  # what happens in so short a time is told together


async def told(parts: Services, sight: Sight, at: str) -> tuple[Board, str, str | None]:
    """The board; the place in its course that the class is at now, and as JSON what has changed since ``at``."""
    mistakes = Mistakes(parts.catalogue)
    board = await parts.classroom.live.board(sight.own.id)
    await mistakes.prepare({problem for (_learner, problem), _cell in board.stuck(sight.times)})
    news = board.since(at)
    return (board, news.at, as_json(message(board, news, sight, mistakes))) if news else (board, at, None)


async def follow(parts: Services, sight: Sight, at: str) -> AsyncIterator[bytes]:
    """Changes since ``at`` as they happen, until the page is closed or the server stops."""
    judging = parts.judging
    judging.streams += 1
    beat = time.monotonic()
    try:
        yield KEEPALIVE_COMMENT  # the browser knows at once that it is connected
        while not judging.closing:
            board, at, text = await told(parts, sight, at)
            if text is not None:
                yield format_sse_event(event="change", data_str=text, id=at)
            elif time.monotonic() - beat > parts.settings.heartbeat_seconds:
                yield KEEPALIVE_COMMENT
            else:
                await board.changed(at, POLL_SECONDS)
                await judging.stopped(PACE_SECONDS)
                continue
            beat = time.monotonic()
    finally:
        judging.streams -= 1
