"""Search over exercises, review cards and pictures, in both languages at once.

Every word of the query has to be found: in a name, an id or a number, in keywords or the section's name, in a card's
answer or an exercise's statement. Chinese is written without blanks, so there any run of characters is a word; where
it is found nowhere as it stands, its characters may come in another order.
"""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from app.pictures import PICTURES
from judge.cards import Deck
from judge.message import Text
from judge.problem import Catalogue, Problem
from judge.problem.sections import section_name

Kind = Literal["exercise", "card", "picture"]

LONGEST = 100
"""Characters of a query that count."""
MOST = 60

_WORD = re.compile(r"[^\s,;:，；：、。·]+")
_IDEOGRAPH = re.compile(r"[\u3400-\u9fff]")
_JOINT = re.compile(r"[\s_-]+")


@dataclass(frozen=True)
class Entry:
    """Something that can be found, and by what."""

    kind: Kind
    id: str
    title: Text
    href: str
    section: str = ""
    number: int | None = None
    names: tuple[str, ...] = ()
    words: str = ""
    text: str = ""

    def score(self, words: list[str]) -> int:
        """How well all ``words`` fit; 0 where one of them does not."""
        scores = [self._score(word) for word in words]
        return sum(scores) if all(scores) else 0

    def _score(self, word: str) -> int:
        if word == str(self.number) or word == self.id:
            return 100
        if any(name.startswith(word) for name in self.names):
            return 80
        if any(f" {word}" in name for name in self.names):
            return 70
        if any(word in name for name in self.names):
            return 60
        joined = _JOINT.sub("", word)
        if len(joined) > 3 and any(joined in _JOINT.sub("", name) for name in self.names):
            return 50
        if word in self.words:
            return 40
        if _IDEOGRAPH.search(word) and any(all(letter in name for letter in word) for name in self.names):
            return 30
        return 10 if _is_telling(word) and word in self.text else 0


def _is_telling(word: str) -> bool:
    """Whether finding ``word`` in running text means anything."""
    return len(word) >= (2 if _IDEOGRAPH.search(word) else 3)


def normal(text: str) -> str:
    """``text`` as it is compared: one width, one case, without the signs of formulas and code."""
    return re.sub(r"[$`\\{}*]+", "", unicodedata.normalize("NFKC", text).casefold())


class Index:
    """Everything that can be found."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self.entries = tuple(entries)

    def find(self, query: str, exercises: Iterable[Problem]) -> list[Entry]:
        """What fits ``query``, best first; of exercises, only these."""
        words = _WORD.findall(normal(query[:LONGEST]))
        known = {problem.id for problem in exercises}
        scored = [
            (-score, place, entry)
            for place, entry in enumerate(self.entries)
            if words and (entry.kind != "exercise" or entry.id in known) and (score := entry.score(words))
        ]
        return [entry for _score, _place, entry in sorted(scored, key=lambda found: found[:2])[:MOST]]


@lru_cache(maxsize=1)
def index_of(catalogue: Catalogue, deck: Deck) -> Index:
    """The index of a server. Reads all statements: not for the event loop the first time."""
    return Index([*map(_exercise, catalogue), *_cards(deck), *_pictures()])


def _exercise(problem: Problem) -> Entry:
    meta = problem.meta
    return Entry(
        kind="exercise",
        id=problem.id,
        title=problem.name,
        href=f"/problems/{problem.id}",
        section=meta.track,
        number=problem.number,
        names=(normal(problem.name.en), normal(problem.name.zh), problem.id, normal(problem.entry)),
        words=normal(" ".join((*meta.keywords, *_both(section_name(meta.track)), meta.source.paper.title))),
        text=normal(problem.statement("en") + problem.statement("zh")),
    )


def _cards(deck: Deck) -> list[Entry]:
    return [
        Entry(
            kind="card",
            id=card.id,
            title=card.text.question.as_text(),
            href=f"/cards?card={card.id}",
            section=card.section,
            names=(*map(normal, _both(card.text.question.as_text())), card.id),
            words=normal(" ".join((*_both(section_name(card.section)), *card.exercises))),
            text=normal(card.answer("en") + card.answer("zh")),
        )
        for card in deck
    ]


def _pictures() -> list[Entry]:
    return [
        Entry(
            kind="picture",
            id=picture.id,
            title=picture.title,
            href=f"/pictures/{picture.id}",
            names=(*map(normal, _both(picture.title)), picture.id),
            text=normal(" ".join(_both(picture.caption))),
        )
        for picture in PICTURES
    ]


def _both(text: Text) -> tuple[str, str]:
    return text.en, text.zh
