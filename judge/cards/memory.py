"""How well a card is remembered, and when it is to be asked again: FSRS, by the library py-fsrs.

A :class:`Memory` is JSON and nothing else. It follows from the reviews alone, so it can be computed anew from them:
the library's random spread of intervals is off. The library is imported with the first review.
"""

from datetime import UTC, datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field

if TYPE_CHECKING:
    from fsrs import Card, Scheduler

Rating: TypeAlias = Literal[1, 2, 3, 4]
"""1 again, 2 hard, 3 good, 4 easy."""

RATINGS: tuple[Rating, ...] = (1, 2, 3, 4)
LEARNED = 2
LONGEST_DAYS = 365
"""A deck of some dozens of cards has room for each of them once a year."""


class Memory(BaseModel):
    """What is known after the last review. ``state``: 1 learning, 2 learned, 3 learning again."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    begun: AwareDatetime
    last: AwareDatetime
    due: AwareDatetime
    reviews: Annotated[int, Field(ge=1)] = 1
    state: Literal[1, 2, 3]
    stability: Annotated[float, Field(gt=0, allow_inf_nan=False)]
    difficulty: Annotated[float, Field(ge=1, le=10)]
    step: Annotated[int, Field(ge=0)] | None = None

    @property
    def learned(self) -> bool:
        """Whether the card comes again after days, not minutes."""
        return self.state == LEARNED


def reviewed(memory: Memory | None, rating: Rating, at: datetime) -> Memory:
    """The memory after one more review at ``at``; None stands for a card that was never seen."""
    from fsrs import Rating as Grade

    at = at.astimezone(UTC)
    card, _log = _scheduler().review_card(_card(memory, at), Grade(rating), at)
    assert card.stability is not None and card.difficulty is not None
    return Memory(
        begun=memory.begun if memory else at,
        last=at,
        due=card.due.astimezone(UTC),
        reviews=memory.reviews + 1 if memory else 1,
        state=card.state.value,
        step=card.step,
        stability=card.stability,
        difficulty=card.difficulty,
    )


def intervals(memory: Memory | None, at: datetime) -> dict[Rating, timedelta]:
    """How long each rating would put the card off."""
    return {rating: reviewed(memory, rating, at).due - at for rating in RATINGS}


@cache
def _scheduler() -> "Scheduler":
    from fsrs import Scheduler

    return Scheduler(maximum_interval=LONGEST_DAYS, enable_fuzzing=False)


def _card(memory: Memory | None, at: datetime) -> "Card":
    from fsrs import Card, State

    if memory is None:
        return Card(card_id=0, due=at)
    return Card(
        card_id=0,  # the library would wait a millisecond to make one up
        state=State(memory.state),
        step=memory.step,
        stability=memory.stability,
        difficulty=memory.difficulty,
        due=memory.due,
        last_review=memory.last.astimezone(UTC),
    )
