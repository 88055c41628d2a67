"""A name that nothing has is answered with one that is like it, or with none."""

import pytest

from judge.near import near
from judge.problem import Catalogue


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("roatte-half", "rotate-half"),
        ("rotate_hlaf", "rotate-half"),
        ("Partialrope", "partial-rope"),
        ("pe-sin", "pe-sinusoidal"),
        ("mla", "mla-decoupled-rope"),
    ],
)
def test_a_slip_or_a_part_is_understood(typed: str, meant: str) -> None:
    assert near(typed, [problem.id for problem in Catalogue.load()]) == meant


@pytest.mark.parametrize("typed", ["--help", "question", "tset123", "xy", "", "banana", "resolve"])
def test_nothing_is_guessed(typed: str) -> None:
    assert near(typed, [problem.id for problem in Catalogue.load()]) is None
