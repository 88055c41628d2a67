"""``cards.json``: nothing is lost."""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from judge.cards import RATINGS, Rating
from practice.cardbox import CardBox

NOW = datetime(2026, 1, 1, 12, tzinfo=UTC)


@pytest.fixture
def box(tmp_path: Path) -> CardBox:
    return CardBox(tmp_path)


def test_looking_writes_nothing(box: CardBox) -> None:
    assert box.memories() == {} and box.due(NOW) == 0
    assert not box.path.exists()


@pytest.mark.parametrize("rating", RATINGS)
def test_a_memory_comes_back_as_it_was(box: CardBox, rating: Rating) -> None:
    memory = box.review("a", rating, NOW)
    assert box.memories() == {"a": memory}
    assert list(box.path.parent.glob("*unreadable*")) == []


def test_every_review_is_kept(box: CardBox) -> None:
    ratings: list[Rating] = [1, 3, 3, 4]
    for n, rating in enumerate(ratings):
        box.review("a", rating, NOW + timedelta(hours=n))
    box.review("b", 4, NOW)
    stored = json.loads(box.path.read_text())
    assert stored["version"] == 1
    assert [review["rating"] for review in stored["cards"]["a"]["reviews"]] == ratings
    assert box.memories()["a"].reviews == 4


def test_two_windows_do_not_undo_each_other(tmp_path: Path) -> None:
    here, there = CardBox(tmp_path), CardBox(tmp_path)
    here.review("a", 3, NOW)
    there.review("b", 3, NOW)
    here.review("a", 3, NOW + timedelta(minutes=10))
    assert {id: memory.reviews for id, memory in there.memories().items()} == {"a": 2, "b": 1}


def test_due(box: CardBox) -> None:
    box.review("a", 1, NOW)
    assert (box.due(NOW), box.due(NOW + timedelta(minutes=1))) == (0, 1)


def test_an_unreadable_file_is_set_aside(box: CardBox) -> None:
    box.review("a", 3, NOW)
    text = box.path.read_text().replace('"due"', '"dew"')
    box.path.write_text(text)
    assert box.memories() == {}
    (aside,) = box.path.parent.glob("cards.unreadable-*.json")
    assert aside.read_text() == text
