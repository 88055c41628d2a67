"""Help while typing: names, signatures, syntax errors. Nothing that is sent here is run or stored.

Each answer has a ``state``: ``ready``, or why there is nothing (``starting``, ``slow``, ``busy``, ``off``). That is no
error: the editor goes on with the words it knows itself.
"""

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Request
from pydantic import BaseModel, Field

from app.api.models import ErrorOut, Taken
from app.identity import Asking
from app.services import Language, Parts, client_address
from app.source import checked
from judge.completion.question import Fault, Item, Items, Question, Signature, Signatures, Syntax
from judge.completion.service import NoAnswer, State
from judge.completion.words import explain


async def counted(request: Request, parts: Parts, who: Asking) -> None:
    """Count the request; the one too many is refused."""
    parts.assist.rate.take(who, client_address(request))


router = APIRouter(
    prefix="/api/v1", tags=["typing"], dependencies=[Depends(counted)], responses={429: {"model": ErrorOut}}
)

Place = Annotated[int, Field(ge=0, le=1 << 20)]


class SourceIn(Taken):
    """What is in the editor."""

    source: str


class PlaceIn(SourceIn):
    """The same, with the place of the cursor: ``line`` from 1, ``column`` from 0, counted in code points."""

    line: Place
    column: Place


class CompletionOut(BaseModel):
    """Names that may stand there; they replace what stands from column ``start`` to the cursor."""

    state: Literal["ready"] | State
    start: int
    items: tuple[Item, ...]


class SignatureOut(BaseModel):
    """The call that surrounds the cursor."""

    state: Literal["ready"] | State
    signatures: tuple[Signature, ...]


class SyntaxOut(BaseModel):
    """The first thing that is no Python; null where everything is, or nobody looked."""

    state: Literal["ready"] | State
    fault: Fault | None


@router.post("/complete")
async def complete(body: PlaceIn, parts: Parts) -> CompletionOut:
    """How the name at the cursor may go on: torch's names, the standard library's, and those of the source."""
    source = checked(body.source, parts.settings.max_source_bytes)
    question = Question(what="complete", source=source, line=body.line, column=body.column)
    try:
        found = await parts.assist.ask(question, Items)
    except NoAnswer as none:
        return CompletionOut(state=none.state, start=body.column, items=())
    return CompletionOut(state="ready", start=found.start, items=found.items)


@router.post("/signature")
async def signature(body: PlaceIn, parts: Parts) -> SignatureOut:
    """How the function is called whose parentheses surround the cursor."""
    source = checked(body.source, parts.settings.max_source_bytes)
    question = Question(what="signature", source=source, line=body.line, column=body.column)
    try:
        found = await parts.assist.ask(question, Signatures)
    except NoAnswer as none:
        return SignatureOut(state=none.state, signatures=())
    return SignatureOut(state="ready", signatures=found.signatures)


@router.post("/syntax")
async def syntax(body: SourceIn, parts: Parts, lang: Language) -> SyntaxOut:
    """Where the source is no Python, and why; compiled and never run."""
    source = checked(body.source, parts.settings.max_source_bytes)
    try:
        found = await parts.assist.ask(Question(what="syntax", source=source), Syntax)
    except NoAnswer as none:
        return SyntaxOut(state=none.state, fault=None)
    fault = found.fault
    if fault is not None:
        fault = fault.model_copy(update={"message": explain(fault.message).text(lang)})
    return SyntaxOut(state="ready", fault=fault)
