"""The statements about review cards."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import cast

import structlog
from pydantic import ValidationError
from sqlalchemy import Connection, bindparam, insert, select, update

from app.storage.dialect import Statement, needed, upsert
from app.storage.models import CardReview, CardState
from judge.cards import Memory, Rating, reviewed

log = structlog.get_logger("cards")

_add = insert(CardReview)
_first = upsert(
    CardState, lambda insert: insert.on_conflict_do_nothing(index_elements=[CardState.learner, CardState.card])
)
_next = (
    update(CardState)
    .where(
        CardState.learner == bindparam("_learner"),
        CardState.card == bindparam("_card"),
        CardState.memory == bindparam("_before"),
    )
    .values(memory=bindparam("_memory"))
)
_state = select(CardState.memory).where(
    CardState.learner == bindparam("_learner"), CardState.card == bindparam("_card")
)
_memories = select(CardState.card, CardState.memory).where(CardState.learner == bindparam("_learner"))
_reviews = (
    select(CardReview.rating, CardReview.at)
    .where(CardReview.learner == bindparam("_learner"), CardReview.card == bindparam("_card"))
    .order_by(CardReview.id)
)


def review(
    learner: str, card: str, rating: Rating, at: datetime, memory: Memory, before: str | None
) -> tuple[Statement, Statement]:
    """A review and what is remembered after it, to be written together.

    Fails by ``NothingChanged`` where what is stored is not ``before`` any more: somebody else reviewed meanwhile.
    """
    row = {"learner": learner, "card": card, "rating": rating, "at": at.timestamp()}
    state: Statement
    if before is None:
        state = _first, {"learner": learner, "card": card, "memory": memory.model_dump_json()}
    else:
        state = _next, {
            "_learner": learner, "_card": card, "_before": before, "_memory": memory.model_dump_json(),
        }  # fmt: skip
    return needed(state), (_add, row)


def state(learner: str, card: str) -> Callable[[Connection], tuple[str | None, Memory | None]]:
    """Query: what is remembered of a card, as it is stored and as it is meant."""

    def query(connection: Connection) -> tuple[str | None, Memory | None]:
        stored = connection.execute(_state, {"_learner": learner, "_card": card}).scalar()
        return stored, _memory(connection, learner, card, stored) if stored is not None else None

    return query


def memories(learner: str) -> Callable[[Connection], dict[str, Memory]]:
    """Query: what is remembered of every card that was seen."""

    def query(connection: Connection) -> dict[str, Memory]:
        rows = connection.execute(_memories, {"_learner": learner})
        found = ((card, _memory(connection, learner, card, memory)) for card, memory in rows.all())
        return {card: memory for card, memory in found if memory is not None}

    return query


def _memory(connection: Connection, learner: str, card: str, stored: str) -> Memory | None:
    """What is stored; where that can no longer be read, what follows from the reviews."""
    try:
        return Memory.model_validate_json(stored)
    except ValidationError:
        log.warning("what is remembered of a card is computed again", card=card)
    memory: Memory | None = None
    for rating, at in reviews(learner, card)(connection):
        memory = reviewed(memory, cast(Rating, rating), datetime.fromtimestamp(at, UTC))
    return memory


def reviews(learner: str, card: str) -> Callable[[Connection], list[tuple[int, float]]]:
    """Query: rating and time of every review of a card, oldest first."""

    def query(connection: Connection) -> list[tuple[int, float]]:
        rows = connection.execute(_reviews, {"_learner": learner, "_card": card})
        return [(rating, at) for rating, at in rows]

    return query
