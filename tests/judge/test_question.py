"""Given numbers have a value, a plain text and TeX; blanks have names that fit on a sheet."""

import math
from fractions import Fraction

import pytest

from judge.question import Blank, Given, Question


@pytest.mark.parametrize(
    ("given", "value", "text", "tex"),
    [
        (Given.number("m", 2), 2, "2", "2"),
        (Given.number("b", -0.5), -0.5, "-0.5", "-0.5"),
        (Given.number("b", 1e-7), 1e-7, "1e-07", r"1\times 10^{-7}"),
        (Given.number("b", 10_000.0), 10_000.0, "10000", "10000"),
        (Given.number("f", Fraction(-3, 4)), -0.75, "-3/4", r"-\frac{3}{4}"),
        (Given.number("f", Fraction(6, 3)), 2, "2", "2"),
        (Given.vector("q", (1, -2.5)), (1, -2.5), "(1, -2.5)", "(1, -2.5)"),
        (Given.angle("t", Fraction(1, 6)), math.pi / 6, "π/6", r"\frac{\pi}{6}"),
        (Given.angle("t", Fraction(-5, 6)), -5 * math.pi / 6, "-5π/6", r"-\frac{5\pi}{6}"),
        (Given.angle("t", Fraction(2)), 2 * math.pi, "2π", r"2\pi"),
        (Given.angle("t", Fraction(-1)), -math.pi, "-π", r"-\pi"),
        (Given.angle("t", Fraction(0)), 0.0, "0", "0"),
    ],
)
def test_given_numbers(given: Given, value: object, text: str, tex: str) -> None:
    assert (given.value, given.text, given.tex) == (value, text, tex)


def test_values_are_what_a_solution_receives() -> None:
    question = Question({"m": Given.number("m", 2), "q": Given.vector("q", (1, 0))}, (Blank("a", "a", (1,)),))
    assert question.values() == {"m": 2, "q": (1, 0)}
    assert question.blanks[0].components == 1


@pytest.mark.parametrize("name", ["q'", "q''", "score", "q_1", "得分", "x2", "θ"])
def test_names_that_fit_on_a_sheet(name: str) -> None:
    assert Question({}, (Blank(name, "x", (1,)),)).blanks[0].name == name


@pytest.mark.parametrize("name", ["", "seed", "2x", "a b", "a=b", "a#", "a:", "'q"])
def test_names_that_do_not(name: str) -> None:
    with pytest.raises(ValueError, match="expected a name that can stand before '=' on a sheet"):
        Question({}, (Blank(name, "x", (1,)),))


def test_blanks_are_there_and_differ() -> None:
    for blanks in ((), (Blank("a", "a", (1,)), Blank("a", "b", (2,)))):
        with pytest.raises(ValueError, match="expected blanks with different names"):
            Question({}, blanks)


@pytest.mark.parametrize("want", [(), (math.nan,), (1, math.inf)])
def test_wanted_numbers_are_finite(want: tuple[float, ...]) -> None:
    with pytest.raises(ValueError, match="a: expected finite numbers"):
        Question({}, (Blank("a", "a", want),))
