"""Plans are kept ready, used once, and drawn anew."""

from judge.engine.stock import Stock
from judge.problem import Catalogue


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
