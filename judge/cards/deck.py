"""All cards, in the order of the track, and which of them is to be asked now."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path

from judge.cards.card import Card, CardText
from judge.cards.memory import Memory
from judge.errors import AuthorError, UnknownName
from judge.message import _
from judge.near import near
from judge.problem import Catalogue
from judge.problem.catalogue import DEFAULT_ROOT
from judge.problem.document import Document, faults, read_yaml
from judge.problem.files import read_text
from judge.problem.layout import CARDS

NEW_A_DAY = 10
"""Each new card comes back several times in its first week."""

AHEAD = timedelta(minutes=20)
"""Where nothing else is left, a card that is due within this time is asked at once."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a learner stands: how many cards are due, new, learned; how many there are; when the next falls due."""

    due: int
    new: int
    learned: int
    total: int
    next: datetime | None


class Deck:
    """The cards. Iterates section by section; looks up by id."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self._cards = {card.id: card for card in sorted(cards, key=lambda card: card.place)}

    @classmethod
    def load(cls, catalogue: Catalogue, root: Path | None = None) -> "Deck":
        """Every card of ``root``, the folder of ``catalogue``; raises :class:`AuthorError` for the first fault."""
        cards = [read_card(path)[0] for path in card_files(root)]
        for card in cards:
            for fault in link_faults(card, catalogue):
                raise fault
        return cls(cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self._cards.values())

    def __len__(self) -> int:
        return len(self._cards)

    def __contains__(self, id: object) -> bool:
        return id in self._cards

    def find(self, id: str) -> Card:
        """The card called ``id``."""
        if id in self._cards:
            return self._cards[id]
        other = near(id, self._cards)
        if other:
            raise UnknownName(_("No card is called {name}. Did you mean {near}?", name=id[:60], near=other), near=other)
        raise UnknownName(_("No card is called {name}.", name=id[:60]))

    def queue(self, memories: Mapping[str, Memory], now: datetime, *, more: bool = False) -> list[Card]:
        """What to ask now, in this order: what is due, new cards, what falls due in a few minutes.

        Only so many new cards are begun in a day, unless the learner wants ``more``.
        """
        known = sorted((memories[card.id].due, n, card) for n, card in enumerate(self) if card.id in memories)
        new = [card for card in self if card.id not in memories]
        soon = [card for due, _n, card in known if now < due <= now + AHEAD]
        return [
            *(card for due, _n, card in known if due <= now),
            *(new if more else new[: _new_left(memories.values(), now)]),
            *soon,
        ]

    def standing(self, memories: Mapping[str, Memory], now: datetime) -> Standing:
        """The counts, and when something falls due next."""
        known = [memories[card.id] for card in self if card.id in memories]
        return Standing(
            due=sum(memory.due <= now for memory in known),
            new=len(self) - len(known),
            learned=sum(memory.learned for memory in known),
            total=len(self),
            next=min((memory.due for memory in known if memory.due > now), default=None),
        )


def _new_left(memories: Iterable[Memory], now: datetime) -> int:
    """How many new cards may still be begun today, by this machine's calendar."""
    today = now.astimezone().date()
    return max(0, NEW_A_DAY - sum(memory.begun.astimezone().date() == today for memory in memories))


def cards_folder(root: Path | None = None) -> Path:
    """Where the cards lie, among the exercises."""
    return (root or DEFAULT_ROOT) / CARDS


def card_files(root: Path | None = None) -> list[Path]:
    """The files of all cards; none where there is no folder of them."""
    return sorted(path for path in cards_folder(root).glob("*.yaml") if path.name[0] not in "._")


def read_card(path: Path) -> tuple[Card, Document]:
    """The card in ``path``, and its lines; raises :class:`AuthorError` for the first fault of its form."""
    where = "/".join(path.parts[-3:])
    document = read_yaml(read_text(path, where), where)
    for fault in faults(CardText, document):
        raise fault
    text = CardText.model_validate(document.data)
    if text.id != path.stem:
        message = _("id: expected {expected}, the file's name, found {found}", expected=path.stem, found=text.id)
        raise AuthorError(message, where=document.at(("id",)))
    return Card(text, path), document


def link_faults(card: Card, catalogue: Catalogue) -> Iterator[AuthorError]:
    """The links of ``card`` that lead to no exercise."""
    ids = [problem.id for problem in catalogue]
    for id in card.exercises:
        if id not in ids:
            where = "/".join(card.path.parts[-3:])
            other = near(id, ids)
            if other:
                message = _("exercises: no exercise is called {id}; did you mean {near}?", id=id, near=other)
                yield AuthorError(message, where=where)
            else:
                yield AuthorError(_("exercises: no exercise is called {id}", id=id), where=where)
