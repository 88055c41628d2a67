"""What is made of measurements; the measurements themselves are nobody's test."""

import pytest

from benchmarks.figures import Bar, Figure, Spread, bar_table, figure_table, number


def test_percentiles_are_members_of_the_sample() -> None:
    spread = Spread(tuple(float(n) for n in range(100, 0, -1)))
    assert spread.summary() == {"min": 1, "median": 50, "p95": 95, "p99": 99, "max": 100}


def test_one_sample_is_every_percentile() -> None:
    assert set(Spread((7.0,)).summary().values()) == {7.0}


@pytest.mark.parametrize(
    ("bar", "verdict"),
    [
        (Bar("b", 6.0, 8, "ms", aim=5), "met by 25%, aim missed by 20%"),
        (Bar("b", 4.0, 8, "ms", aim=5), "met by 50%, aim met too"),
        (Bar("b", 8.0, 8, "ms"), "met by 0%"),
        (Bar("b", 12.0, 8, "ms", aim=5), "MISSED by 50%"),
        (Bar("b", 100.0, 80, "/s", at_least=True), "met by 25%"),
        (Bar("b", 60.0, 80, "/s", aim=100, at_least=True), "MISSED by 25%"),
        (Bar("b", None, 80, "MB"), "not measured"),
    ],
)
def test_a_bar_says_by_how_much(bar: Bar, verdict: str) -> None:
    assert bar.verdict() == verdict


def test_what_was_not_measured_is_neither_met_nor_missed() -> None:
    bar = Bar("b", None, 80, "MB", aim=70)
    assert bar.met is None and bar.aim_met is None


@pytest.mark.parametrize(("value", "text"), [(0.834, "0.83"), (38.46, "38.5"), (1932.4, "1932")])
def test_numbers_are_short(value: float, text: str) -> None:
    assert number(value) == text


def test_tables_have_a_line_for_each_row() -> None:
    figures = [Figure("a", "first", "ms", Spread((1.0, 2.0))), Figure("b", "second", "/s", Spread((3.0,)))]
    lines = figure_table(figures).splitlines()
    assert len(lines) == 3
    assert lines[1].split() == ["first", "ms", "2", "1.00", "1.00", "2.00", "2.00", "2.00"]
    bars = [Bar("latency", 4.0, 8, "ms", aim=5, note="quiet"), Bar("memory", None, 25, "MB")]
    assert bar_table(bars).splitlines()[1].endswith("met by 50%, aim met too  (quiet)")
    assert "–" in bar_table(bars).splitlines()[2]
