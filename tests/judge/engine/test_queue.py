"""Learners take turns, nobody is forgotten, and there is an end to how much waits."""

import threading

import pytest

from judge.engine.queue import FairQueue, Full


def filled(*entries: tuple[str, str]) -> FairQueue[str]:
    queue: FairQueue[str] = FairQueue(100)
    for learner, item in entries:
        queue.put(learner, item)
    return queue


def taken(queue: FairQueue[str], count: int) -> list[str]:
    return [str(queue.take()) for _ in range(count)]


def test_one_learner_is_served_in_order() -> None:
    assert taken(filled(("ann", "1"), ("ann", "2"), ("ann", "3")), 3) == ["1", "2", "3"]


def test_a_hundred_submissions_of_one_delay_another_by_one() -> None:
    queue = filled(*(("ann", str(n)) for n in range(50)))
    queue.put("bob", "b")
    assert "b" in taken(queue, 2)


def test_turns_go_round() -> None:
    queue = filled(("a", "a1"), ("a", "a2"), ("b", "b1"), ("b", "b2"), ("c", "c1"))
    assert taken(queue, 5) == ["a1", "b1", "c1", "a2", "b2"]


def test_position_counts_what_is_taken_first() -> None:
    queue = filled(("a", "a1"), ("a", "a2"), ("b", "b1"))
    for expected, item in enumerate(["a1", "b1", "a2"]):
        assert queue.position(lambda x, item=item: x == item) == expected  # type: ignore[misc]
    assert queue.position(lambda x: x == "nobody") is None


def test_at_the_limit_it_is_full_until_one_is_taken() -> None:
    queue: FairQueue[int] = FairQueue(2)
    queue.put("a", 1)
    queue.put("b", 2)
    with pytest.raises(Full):
        queue.put("c", 3)
    queue.take()
    queue.put("c", 3)
    assert len(queue) == 2


def test_a_removed_item_is_not_taken() -> None:
    queue = filled(("a", "a1"), ("b", "b1"))
    assert queue.remove(lambda item: item == "a1")
    assert not queue.remove(lambda item: item == "a1")
    assert taken(queue, 1) == ["b1"]
    assert len(queue) == 0


def test_closing_wakes_the_takers_and_hands_back_the_rest() -> None:
    queue: FairQueue[str] = FairQueue(10)
    woken: list[str | None] = []
    taker = threading.Thread(target=lambda: woken.append(queue.take()))
    taker.start()
    assert queue.close() == []
    taker.join(5)
    assert woken == [None]


def test_what_waited_at_the_close_is_handed_back() -> None:
    queue = filled(("a", "a1"), ("b", "b1"))
    assert queue.close() == ["a1", "b1"]
    assert queue.take() is None
