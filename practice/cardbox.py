"""What the learner remembers of the review cards: ``cards.json`` beside the answers."""

from datetime import datetime
from pathlib import Path
from typing import Literal

from pydantic import AwareDatetime, BaseModel

from judge.cards import Memory, Rating, reviewed
from practice.record import read_record, write_record


class Review(BaseModel):
    """One review; all are kept."""

    at: AwareDatetime
    rating: Rating


class Entry(BaseModel):
    """One card."""

    memory: Memory
    reviews: list[Review]


class Record(BaseModel):
    """The whole file."""

    version: Literal[1] = 1
    cards: dict[str, Entry] = {}


class CardBox:
    """Read anew for each review, so that two windows do not undo each other."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "cards.json"

    def memories(self) -> dict[str, Memory]:
        """What is known of every card that was seen."""
        return {id: entry.memory for id, entry in self._read().cards.items()}

    def due(self, now: datetime) -> int:
        """How many cards are due."""
        return sum(memory.due <= now for memory in self.memories().values())

    def review(self, id: str, rating: Rating, at: datetime) -> Memory:
        """Note a review and return what is remembered now."""
        record = self._read()
        entry = record.cards.get(id)
        memory = reviewed(entry.memory if entry else None, rating, at)
        reviews = entry.reviews if entry else []
        record.cards[id] = Entry(memory=memory, reviews=[*reviews, Review(at=at, rating=rating)])
        write_record(record, self.path)
        return memory

    def _read(self) -> Record:
        return read_record(Record, self.path)
