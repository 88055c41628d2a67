"""When a card comes again."""

import json
import subprocess
import sys
from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from judge.cards import RATINGS, Memory, Rating, intervals, reviewed
from judge.cards.memory import LONGEST_DAYS
from judge.cards.words import RATING_NAMES, interval, status

START = datetime(2026, 1, 1, 12, tzinfo=UTC)


def learn(*ratings: Rating, memory: Memory | None = None, at: datetime = START) -> Memory:
    """Review on each due date; the memory after the last."""
    for rating in ratings:
        memory = reviewed(memory, rating, at)
        at = memory.due
    assert memory
    return memory


def test_the_library_is_not_imported_before_the_first_review() -> None:
    code = "import sys, judge.cards; assert 'fsrs' not in sys.modules and 'torch' not in sys.modules"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


def test_good_twice_and_the_card_is_learned() -> None:
    first = learn(3)
    assert not first.learned and first.due - START == timedelta(minutes=10)
    second = learn(3, 3)
    assert second.learned and second.due - second.last >= timedelta(days=1)
    assert (second.reviews, second.begun) == (2, START)


def test_again_brings_a_learned_card_back_within_minutes() -> None:
    learned = learn(3, 3, 3)
    lapsed = learn(1, memory=learned, at=learned.due)
    assert not lapsed.learned and lapsed.due - lapsed.last == timedelta(minutes=10)
    assert lapsed.stability < learned.stability


def test_intervals_grow_with_the_rating_and_with_each_success() -> None:
    for memory in (None, learn(3, 3), learn(3, 3, 3, 3)):
        at = memory.due if memory else START
        found = intervals(memory, at)
        assert tuple(found) == RATINGS
        assert sorted(found.values()) == list(found.values())
    spans = [m.due - m.last for m in (learn(3, 3), learn(3, 3, 3), learn(3, 3, 3, 3))]
    assert spans == sorted(spans) and spans[0] < spans[-1]


def test_no_interval_is_longer_than_a_year() -> None:
    ratings: list[Rating] = [4] * 12
    memory = learn(*ratings)
    assert memory.due - memory.last == timedelta(days=LONGEST_DAYS)


@given(st.lists(st.tuples(st.sampled_from(RATINGS), st.integers(0, 10**7)), min_size=1, max_size=15))
def test_any_history_can_be_stored_and_computed_anew(history: list[tuple[Rating, int]]) -> None:
    memories: list[Memory | None] = [None, None]
    at = START
    for rating, seconds in history:
        at += timedelta(seconds=seconds)
        memories = [reviewed(memory, rating, at) for memory in memories]
        assert memories[0] == memories[1], "the same reviews make the same memory"
        assert memories[0]
        memories[0] = Memory.model_validate_json(memories[0].model_dump_json())
    assert memories[0] == memories[1] and memories[0] and memories[0].due > at


def test_any_time_zone_will_do() -> None:
    there = START.astimezone(timezone(timedelta(hours=8)))
    assert reviewed(None, 3, there) == reviewed(None, 3, START)


def test_a_clock_that_goes_backwards_does_no_harm() -> None:
    assert learn(3, memory=learn(3, 3), at=START - timedelta(days=400)).learned


@pytest.mark.parametrize("change", [{"state": 7}, {"stability": -1.0}, {"due": "soon"}, {"more": 1}, {"reviews": 0}])
def test_what_is_no_memory_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Memory.model_validate_json(json.dumps(learn(3).model_dump(mode="json") | change))


@pytest.mark.parametrize(
    ("time", "en", "zh"),
    [
        (timedelta(seconds=5), "1 min", "1 分钟"),
        (timedelta(minutes=5.5), "6 min", "6 分钟"),
        (timedelta(minutes=59, seconds=40), "1 h", "1 小时"),
        (timedelta(hours=23, minutes=40), "1 d", "1 天"),
        (timedelta(days=364.8), "365 d", "365 天"),
    ],
)
def test_spans_in_words(time: timedelta, en: str, zh: str) -> None:
    assert (interval(time).text("en"), interval(time).text("zh")) == (en, zh)


def test_states_in_words() -> None:
    assert [str(status(memory)) for memory in (None, learn(3), learn(3, 3))] == ["new", "learning", "learned"]
    assert [name.text("zh") for name in RATING_NAMES.values()] == ["忘了", "困难", "记得", "轻松"]
