"""Plans are kept ready, used once, and drawn anew."""

from contextlib import suppress
from typing import Any

import pytest

from judge.engine import stock as module
from judge.engine.stock import Stock
from judge.errors import AuthorError
from judge.plan import Plan, make_plan
from judge.problem import Catalogue, Problem


def test_nothing_is_drawn_for_exercises_nobody_asked_for() -> None:
    assert not Stock().refill_one()


def test_a_plan_is_handed_out_once(catalogue: Catalogue) -> None:
    stock, problem = Stock(), catalogue["rotate-half"]
    seeds = {stock.take(problem).seed}
    while stock.refill_one():
        pass
    seeds |= {stock.take(problem).seed for _ in range(5)}
    assert len(seeds) == 6


def test_the_stock_is_finite(catalogue: Catalogue) -> None:
    stock = Stock()
    stock.take(catalogue["rotate-half"])
    steps = 0
    while stock.refill_one():
        steps += 1
    assert steps == 4  # three plans, and the wrong answers once
    stock.take(catalogue["rotate-half"])
    assert stock.refill_one()
    assert not stock.refill_one()


def test_a_class_that_hands_in_at_once_finds_as_many_as_it_took_before(catalogue: Catalogue) -> None:
    now = [1000.0]
    stock, problem = Stock(lambda: now[0]), catalogue["rotate-half"]
    for _ in range(20):
        stock.take(problem)
    assert _filled(stock) == 21  # the wrong answers are loaded, too
    now[0] += 301  # nobody has asked since: the least is kept
    stock.take(problem)
    assert _filled(stock) == 0
    now[0] += 301
    assert [stock.take(problem).seed for _ in range(3)] and _filled(stock) == 3


def test_the_stock_of_a_popular_exercise_has_bounds(catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    stock, small, other = Stock(), catalogue["rotate-half"], catalogue["partial-rope"]
    for _ in range(200):
        stock.take(small)
    assert _filled(stock) == 129
    monkeypatch.setattr(module, "_ROOM", 1)
    for _ in range(20):
        stock.take(other)
    assert _filled(stock) == 4, "no room is left: three are kept of each, and no more"


def test_a_broken_exercise_does_not_keep_others_waiting(catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    stock, broken, sound = Stock(), catalogue["rotate-half"], catalogue["partial-rope"]
    for problem in (broken, sound):
        stock.take(problem)
    whole = make_plan

    def draw(problem: Problem, *given: Any) -> Plan:
        if problem is broken:
            raise AuthorError("its cases fail")
        return whole(problem, *given)

    monkeypatch.setattr(module, "make_plan", draw)
    drawn = 0
    for _ in range(8):
        with suppress(AuthorError):
            drawn += stock.refill_one()
    assert drawn == 5  # three plans, and the wrong answers of both


def _filled(stock: Stock) -> int:
    """How many steps it takes until nothing is missing."""
    steps = 0
    while stock.refill_one():
        steps += 1
    return steps
