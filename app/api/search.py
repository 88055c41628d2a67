"""Search, for the box at the head of every page and for programs."""

from typing import Annotated, Literal

import anyio.to_thread
from fastapi import APIRouter, Query
from pydantic import BaseModel

from app.i18n import _
from app.identity import Asking, Who
from app.search import Entry, index_of
from app.services import Language, Parts, Services
from app.solutions import exercises_of
from judge.message import Lang, Message
from judge.problem.sections import section_name

router = APIRouter(prefix="/api/v1", tags=["search"])

KINDS: dict[str, Message] = {"exercise": _("exercise"), "card": _("card"), "picture": _("picture")}


class FoundOut(BaseModel):
    """Something that was found. ``title`` may hold Markdown and TeX; ``note`` says what it is, and where."""

    kind: Literal["exercise", "card", "picture"]
    id: str
    number: int | None
    title: str
    note: str
    href: str


Words = Annotated[str, Query(max_length=200)]


@router.get("/search")
async def search(parts: Parts, who: Asking, lang: Language, q: Words = "") -> list[FoundOut]:
    """Exercises, review cards and pictures that fit every word of ``q``, best first; at most 60."""
    return [shown(entry, lang) for entry in await found(parts, who, q)]


async def found(parts: Services, who: Who, query: str) -> list[Entry]:
    """What ``who`` finds."""
    index = await anyio.to_thread.run_sync(index_of, parts.catalogue, parts.cards.deck)
    return index.find(query, await exercises_of(parts, who))


def shown(entry: Entry, lang: Lang) -> FoundOut:
    """``entry`` for a reader of ``lang``."""
    section = section_name(entry.section).text(lang) if entry.section else ""
    number = f"{entry.number}" if entry.number else ""
    note = " · ".join(filter(None, (KINDS[entry.kind].text(lang), section, number)))
    return FoundOut(
        kind=entry.kind, id=entry.id, number=entry.number, title=entry.title.text(lang), note=note, href=entry.href
    )
