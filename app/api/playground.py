"""The playground: run any source once, without an exercise. Nothing is stored but, as everywhere, the draft."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel

from app.api.models import ErrorOut, Taken
from app.identity import Asking, Who
from app.playground import Attempt
from app.services import Language, Parts, Services, client_address
from app.source import checked
from judge.message import Lang
from judge.outcome import Limits
from judge.playground import Shown
from judge.verdict import Verdict

router = APIRouter(prefix="/api/v1/playground", tags=["playground"])

Seconds = Annotated[float, Query(ge=0, le=20)]


class PlayIn(Taken):
    """What is to be run."""

    source: str


class PlayedOut(BaseModel):
    """What a run brought.

    ``fault``: null where the source ran to its end; else ``message`` says what happened, with the lines of the source.
    ``text`` is the value of the last expression, ``tensors`` those that it holds, cut to what a page can show.
    """

    fault: Verdict | None
    message: str | None
    text: str
    tensors: tuple[Shown, ...]
    stdout: str
    stderr: str
    time_ms: float
    limits: Limits
    sandbox: str


class RunOut(BaseModel):
    """A run: ``waiting`` (``ahead``: how many are taken before it), ``done``, or ``stopped`` without a result."""

    id: str
    state: Literal["waiting", "done", "stopped"]
    ahead: int
    result: PlayedOut | None


@router.post("/runs", status_code=202, responses={429: {"model": ErrorOut}})
async def run(body: PlayIn, request: Request, response: Response, parts: Parts, who: Asking, lang: Language) -> RunOut:
    """Run a source. The answer comes at once; the result follows."""
    id = begin(parts, who, request, body.source)
    response.headers["Location"] = f"/api/v1/playground/runs/{id}"
    return told(id, parts.playground.find(who.key, id), lang)


@router.get("/runs/{id}")
async def get_run(id: str, parts: Parts, who: Asking, lang: Language, wait: Seconds = 0) -> RunOut:
    """The run and its result, as soon as there is one; waited for ``wait`` seconds at most."""
    attempt = parts.playground.find(who.key, id)
    await attempt.wait(wait)
    return told(id, attempt, lang)


@router.delete("/runs/{id}")
async def stop(id: str, parts: Parts, who: Asking, lang: Language) -> RunOut:
    """Stop a run."""
    attempt = parts.playground.find(who.key, id)
    attempt.promise.cancel()
    await attempt.wait(5)
    return told(id, attempt, lang)


def begin(parts: Services, who: Who, request: Request, source: str) -> str:
    """Hand in what somebody sent; the id of the run."""
    text = checked(source, parts.settings.max_source_bytes)
    parts.rate.take(who, client_address(request))
    return parts.playground.run(who.key, text, several=not who.signed_in)


def told(id: str, attempt: Attempt, lang: Lang) -> RunOut:
    """A run in the reader's language."""
    played = attempt.played
    result = None
    if played is not None:
        plain = {name: getattr(played, name) for name in PlayedOut.model_fields if name != "message"}
        result = PlayedOut(message=played.message.text(lang) if played.message else None, **plain)
    state: Literal["waiting", "done", "stopped"] = attempt.state  # type: ignore[assignment]
    return RunOut(id=id, state=state, ahead=attempt.promise.position, result=result)
