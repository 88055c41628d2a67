"""The page of review cards: one question, its answer folded away, four buttons. A plain form does all of it."""

from itertools import groupby
from typing import Annotated, Any

import anyio.to_thread
from fastapi import APIRouter, Form, Query, Request, Response
from starlette.responses import RedirectResponse

from app.api.cards import find_card
from app.cards import now
from app.identity import Asking
from app.pages.render import render
from app.services import Language, Parts, Services, client_address
from judge.cards import Card, Memory, Rating, intervals
from judge.cards.words import RATING_NAMES, SECTION_NAMES, interval, status
from judge.message import Lang

router = APIRouter(include_in_schema=False)

More = Annotated[bool, Query()]


@router.get("/cards")
async def cards_page(
    request: Request, parts: Parts, who: Asking, lang: Language, card: str | None = None, more: More = False
) -> Response:
    """The card to ask now, or the one that was chosen; the counts; all cards."""
    memories = await parts.cards.memories(who.key)
    deck, at = parts.cards.deck, now()
    queue = deck.queue(memories, at, more=more)
    shown = find_card(parts, card) if card else queue[0] if queue else None
    standing = deck.standing(memories, at)
    return render(
        request,
        "cards.html",
        card=await _question(parts, shown, memories, lang) if shown else None,
        more=more,
        standing=standing,
        wait=interval(standing.next - at).text(lang) if standing.next else None,
        sections=_sections(list(deck), memories, lang),
    )


async def _question(parts: Services, card: Card, memories: dict[str, Memory], lang: Lang) -> dict[str, Any]:
    """What the page says of the card that is asked."""
    memory = memories.get(card.id)
    times = await anyio.to_thread.run_sync(intervals, memory, now())  # the first call imports the library
    return {
        "id": card.id,
        "section": SECTION_NAMES[card.section].text(lang),
        "status": status(memory).text(lang),
        "question": card.question(lang),
        "answer": card.answer(lang),
        "exercises": [(id, parts.catalogue[id].name.text(lang)) for id in card.exercises],
        "source": card.source,
        "after": memory.reviews if memory else 0,
        "ratings": [
            (rating, name.text(lang).capitalize(), interval(times[rating]).text(lang))
            for rating, name in RATING_NAMES.items()
        ],
    }


def _sections(cards: list[Card], memories: dict[str, Memory], lang: Lang) -> list[tuple[str, list[dict[str, Any]]]]:
    """All cards by section."""
    return [
        (
            SECTION_NAMES[section].text(lang),
            [
                {
                    "id": card.id,
                    "question": card.question(lang),
                    "status": status(memories.get(card.id)).text(lang),
                    "seen": card.id in memories,
                    "learned": card.id in memories and memories[card.id].learned,
                }
                for card in group
            ],
        )
        for section, group in groupby(cards, key=lambda card: card.section)
    ]


@router.post("/cards/{id}")
async def rate(
    id: str,
    request: Request,
    parts: Parts,
    who: Asking,
    rating: Annotated[int, Form(ge=1, le=4)],
    after: Annotated[int | None, Form(ge=0, lt=2**53)] = None,
    more: Annotated[bool, Form()] = False,
) -> Response:
    """The form: note the answer, then ask the next."""
    card = find_card(parts, id)
    parts.rate.take(who, client_address(request))
    known: Rating = next(known for known in RATING_NAMES if known == rating)
    await parts.cards.review(who.key, card.id, known, after)
    return RedirectResponse("/cards?more=1" if more else "/cards", 303)
