"""The cards, their order, and which is asked now."""

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from judge.cards import Deck, Memory, reviewed
from judge.cards.deck import AHEAD, NEW_A_DAY
from judge.errors import AuthorError, LearnerError
from judge.message import LANGS
from judge.problem import Catalogue
from tests.judge.cards.deck import exercises, load, write_card

NOW = datetime(2026, 6, 1, 12, tzinfo=UTC)


def ids(deck: Deck, memories: dict[str, Memory], now: datetime = NOW, **options: bool) -> list[str]:
    return [card.id for card in deck.queue(memories, now, **options)]


def test_cards_stand_in_the_order_of_the_track(tmp_path: Path) -> None:
    write_card(tmp_path, "a", section="long-context")
    write_card(tmp_path, "b")
    write_card(tmp_path, "c", order=5, exercises=["add-by-hand", "double"])
    write_card(tmp_path, "d", section="without-positions")
    deck = load(tmp_path)
    assert [card.id for card in deck] == ["d", "c", "b", "a"]
    assert len(deck) == 4 and "a" in deck and "e" not in deck
    assert repr(deck.find("b")) == "<Card b>"
    assert deck.find("b").question("zh") == "$f$ 是什么？"
    assert deck.find("b").answer("en") == "It is $2x$.\n\nReally."


def test_no_folder_is_an_empty_deck(tmp_path: Path) -> None:
    deck = load(tmp_path)
    assert len(deck) == 0
    assert deck.queue({}, NOW) == []
    assert deck.standing({}, NOW).total == 0


def test_an_unknown_card(tmp_path: Path) -> None:
    write_card(tmp_path, "why-so")
    deck = load(tmp_path)
    with pytest.raises(LearnerError, match="Did you mean why-so"):
        deck.find("why-som")
    with pytest.raises(LearnerError, match="No card is called x"):
        deck.find("x" * 500)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"section": "rotatory"}, r"cards/a\.yaml:2: section: expected one of without-positions, .*'rotatory'"),
        ({"order": -1}, r"cards/a\.yaml:3: order: expected a whole number, 0 or more, found -1"),
        ({"answer": None}, r"the key answer is missing"),
        ({"answer": {"en": "x"}}, r"the key answer\.zh is missing"),
        ({"exercises": []}, r"exercises: expected a list of exercise ids"),
        ({"exercises": ["duoble"]}, r"cards/a\.yaml: exercises: no exercise is called duoble; did you mean double\?"),
        ({"exercises": ["xyz"]}, r"exercises: no exercise is called xyz$"),
        ({"excercises": ["double"]}, r"unknown key excercises; did you mean exercises\?"),
        ({"name": "b.yaml"}, r"cards/b\.yaml:1: id: expected b, the file's name, found a"),
        ({"source": {"title": "t", "url": "http://x"}}, r"source\.url: expected an address"),
    ],
)
def test_faults_name_the_file(tmp_path: Path, changes: dict[str, Any], message: str) -> None:
    write_card(tmp_path, "a", **changes)
    with pytest.raises(AuthorError) as caught:
        load(tmp_path)
    assert re.search(message, str(caught.value)), str(caught.value)


def test_bytes_that_are_no_utf8(tmp_path: Path) -> None:
    write_card(tmp_path, "a").write_bytes(b"id: \xff")
    with pytest.raises(AuthorError, match="expected UTF-8, found byte 0xff"):
        load(tmp_path)


@pytest.fixture
def deck(tmp_path: Path) -> Deck:
    for n in range(NEW_A_DAY + 5):
        write_card(tmp_path, f"n{n:02}")
    return load(tmp_path)


def test_due_cards_come_first_then_new_ones_then_what_is_nearly_due(deck: Deck) -> None:
    long_due = reviewed(None, 4, NOW - timedelta(days=100))
    just_due = reviewed(None, 3, NOW - timedelta(minutes=11))
    nearly = reviewed(None, 3, NOW - timedelta(minutes=1))
    later = reviewed(None, 4, NOW - timedelta(minutes=1))
    found = ids(deck, {"n03": nearly, "n04": just_due, "n05": long_due, "n06": later})
    assert found[:3] == ["n05", "n04", "n00"]
    assert found[-1] == "n03" and nearly.due <= NOW + AHEAD
    assert "n06" not in found


def test_only_so_many_new_cards_a_day_unless_more_are_wanted(deck: Deck) -> None:
    assert len(ids(deck, {})) == NEW_A_DAY
    assert len(ids(deck, {}, more=True)) == len(deck)
    begun = {f"n{n:02}": reviewed(None, 4, NOW) for n in range(NEW_A_DAY)}
    assert ids(deck, begun) == []
    assert len(ids(deck, begun, more=True)) == 5
    assert len(ids(deck, begun, NOW + timedelta(days=1))) == 5, "tomorrow there are new ones"


def test_a_card_that_is_gone_does_no_harm(deck: Deck) -> None:
    memories = {"gone": reviewed(None, 3, NOW - timedelta(days=1))}
    assert "gone" not in ids(deck, memories)
    assert deck.standing(memories, NOW).new == len(deck)


def test_the_standing(deck: Deck) -> None:
    learned = reviewed(None, 4, NOW)
    learning = reviewed(None, 1, NOW)
    due = reviewed(None, 4, NOW - timedelta(days=300))
    standing = deck.standing({"n00": learned, "n01": learning, "n02": due}, NOW)
    assert (standing.due, standing.new, standing.learned, standing.total) == (1, len(deck) - 3, 2, len(deck))
    assert standing.next == learning.due


def test_the_cards_that_come_with_the_judge(catalogue: Catalogue) -> None:
    deck = Deck.load(catalogue)
    assert len(deck) >= 30
    for card in deck:
        for lang in LANGS:
            assert len(card.answer(lang)) > len(card.question(lang)) > 0
            assert len(card.answer(lang)) < 1600, f"{card.id}: an answer is read, not studied"
        assert card.question("en") != card.question("zh")


def test_an_exercise_may_not_be_called_cards(tmp_path: Path) -> None:
    write_card(tmp_path, "a")
    assert [problem.id for problem in exercises(tmp_path)] == ["add-by-hand", "double"]
