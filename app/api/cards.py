"""Review cards: read them, see what is due, say how well one was known."""

from typing import Any

from fastapi import APIRouter, Request

from app.api.models import CardOut, DueOut, ErrorOut, ReviewIn
from app.cards import now
from app.errors import ApiError
from app.identity import Asking
from app.services import Language, Parts, Services, client_address
from judge.cards import Card, Memory
from judge.errors import UnknownName
from judge.message import Lang

router = APIRouter(prefix="/api/v1", tags=["review cards"])


def find_card(parts: Services, id: str) -> Card:
    """The card with this id; a 404 that says what may have been meant."""
    try:
        return parts.cards.deck.find(id)
    except UnknownName as error:
        meant = f"/cards?card={error.near}" if error.near else ""
        raise ApiError(404, "unknown_card", error.message, meant=meant) from None


@router.get("/cards")
async def list_cards(parts: Parts, who: Asking, lang: Language) -> list[CardOut]:
    """All cards in the order of the track."""
    memories = await parts.cards.memories(who.key)
    return [card_out(card, memories.get(card.id), lang) for card in parts.cards.deck]


@router.get("/cards/due")
async def due_cards(parts: Parts, who: Asking, lang: Language, more: bool = False) -> DueOut:
    """What to ask now, in this order, and the counts. ``more`` lifts the limit on new cards a day."""
    memories = await parts.cards.memories(who.key)
    deck, at = parts.cards.deck, now()
    standing = deck.standing(memories, at)
    return DueOut(
        due=standing.due,
        new=standing.new,
        learned=standing.learned,
        total=standing.total,
        next=standing.next,
        cards=[card_out(card, memories.get(card.id), lang) for card in deck.queue(memories, at, more=more)],
    )


@router.post("/cards/{id}/reviews", responses={429: {"model": ErrorOut}})
async def review_card(id: str, body: ReviewIn, request: Request, parts: Parts, who: Asking, lang: Language) -> CardOut:
    """Note how well a card was known; answers with when it is asked again."""
    card = find_card(parts, id)
    parts.rate.take(who, client_address(request))
    return card_out(card, await parts.cards.review(who.key, card.id, body.rating, body.after), lang)


def card_out(card: Card, memory: Memory | None, lang: Lang) -> CardOut:
    """A card with what is remembered of it."""
    known: dict[str, Any] = {"status": "new", "due": None, "reviews": 0}
    if memory:
        known = {"status": "learned" if memory.learned else "learning", "due": memory.due, "reviews": memory.reviews}
    return CardOut(
        id=card.id,
        section=card.section,
        question=card.question(lang),
        answer=card.answer(lang),
        exercises=card.exercises,
        **known,
    )
