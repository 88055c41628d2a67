"""Numbers as people write them, read without ever being run."""

import math
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.expression import DEEPEST, LONGEST, Unreadable, evaluate, plain

ROOT2 = math.sqrt(2)


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("1", (1,)),
        ("-0.5", (-0.5,)),
        (".5", (0.5,)),
        ("2.", (2,)),
        ("1e-3", (1e-3,)),
        ("1E3", (1000,)),
        ("1/2", (0.5,)),
        ("1/2/2", (0.25,)),
        ("1-2-3", (-4,)),
        ("1+2*3", (7,)),
        ("(1+2)*3", (9,)),
        ("--2", (2,)),
        ("2*-3", (-6,)),
        ("+3", (3,)),
        ("2^3", (8,)),
        ("2**3^2", (512,)),
        ("-2^2", (-4,)),
        ("2^-1", (0.5,)),
        ("2^0.5", (ROOT2,)),
        ("pi", (math.pi,)),
        ("PI", (math.pi,)),
        ("2π", (2 * math.pi,)),
        ("2 pi", (2 * math.pi,)),
        ("π/6", (math.pi / 6,)),
        ("√2/2", (ROOT2 / 2,)),
        ("-√2/2", (-ROOT2 / 2,)),
        ("sqrt(2)/2", (ROOT2 / 2,)),
        ("2√2", (2 * ROOT2,)),
        ("√√16", (2,)),
        ("√(1+3)", (2,)),
        ("2(3)", (6,)),
        ("(2)(3)", (6,)),
        ("2(1+1)^2", (8,)),
        ("cos(pi/3)", (0.5,)),
        ("3sin(pi/6)", (1.5,)),
        ("√3cos(0)", (math.sqrt(3),)),
        ("(1, 2)", (1, 2)),
        ("[1, 2]", (1, 2)),
        ("1, 2", (1, 2)),
        ("((1+1), (2))", (2, 2)),
        ("(1), (2)", (1, 2)),
        ("(1)/(2)", (0.5,)),
        ("(((1)))", (1,)),
        ("（１，－０．５）", (1, -0.5)),
        ("【1、2】", (1, 2)),
        ("3×4÷2", (6,)),
        ("1。5", (1.5,)),
        ("−1–2", (-3,)),
        ("2·3", (6,)),
        ("\u30001\t", (1,)),
    ],
)
def test_what_is_read(text: str, values: tuple[float, ...]) -> None:
    assert evaluate(text) == pytest.approx(values, rel=1e-15)


@pytest.mark.parametrize(
    ("text", "column", "said"),
    [
        ("", 1, "a number is missing"),
        ("1+", 3, "a number is missing"),
        ("(1, ", 4, "a number is missing"),
        ("(1, 2", 6, ") is missing"),
        ("[1, 2)", 6, "] was expected, not )"),
        ("1,,2", 3, ", was not expected here"),
        ("2 3", 3, "3 was not expected here"),
        ("1.5.2", 4, ".2 was not expected here"),
        (")", 1, ") was not expected here"),
        ("(1,2)(3)", 3, ") was expected, not ,"),
        ("3 + x", 5, "x is not known; there are pi, sqrt, sin and cos"),
        ("2e", 2, "e is not known; there are pi, sqrt, sin and cos"),
        ("tan(1)", 1, "tan is not known; there are pi, sqrt, sin and cos"),
        ("cos π", 5, "write a bracket after cos: cos(…)"),
        ("cos(1, 2)", 6, ") was expected, not ,"),
        ("1 = 1", 3, "= means nothing here"),
        ("__import__('os')", 1, "_ means nothing here"),
        ("1/2π", 4, "write * or a bracket here: a/bc can be read in two ways"),
        ("1/2(3)", 4, "write * or a bracket here: a/bc can be read in two ways"),
        ("1/(2-2)", 2, "this divides by zero"),
        ("√(-1)", 1, "√ has no real value here"),
        ("2*sqrt(-1)", 3, "sqrt has no real value here"),
        ("(-8)^(1/3)", 5, "^ has no real value here"),
        ("0^-1", 2, "^ has no real value here"),
        ("9**9**9", 2, "this number is too large"),
        ("1e999", 1, "this number is too large"),
        ("1e300*1e300", 6, "this number is too large"),
        ("1e308+1e308", 6, "this number is too large"),
        ("1" * (LONGEST + 1), LONGEST + 1, f"this is longer than {LONGEST} characters"),
        ("(" * 300, 2 + DEEPEST // 2, "this is nested too deeply"),
        ("-(" * 200, 1 + DEEPEST, "this is nested too deeply"),
        ("2^" * 200, 2 * DEEPEST - 1, "this is nested too deeply"),
        ("√" * 200, DEEPEST, "this is nested too deeply"),
    ],
)
def test_what_is_not(text: str, column: int, said: str) -> None:
    with pytest.raises(Unreadable) as error:
        evaluate(text)
    assert str(error.value) == f"?, character {column}: {said}"
    assert error.value.column == column


def test_what_is_wrong_is_told_of_the_blank() -> None:
    with pytest.raises(Unreadable) as error:
        evaluate("1 + x")
    assert str(error.value.of("q'")) == "q', character 5: x is not known; there are pi, sqrt, sin and cos"
    assert error.value.of("q'").column == 5


@given(st.text())
def test_look_alikes_keep_their_columns(text: str) -> None:
    assert len(plain(text)) == len(text)


TOKENS = [
    "1",
    "2.5",
    "e",
    "1e3",
    "+",
    "-",
    "*",
    "/",
    "^",
    "**",
    "(",
    ")",
    "[",
    "]",
    ",",
    "π",
    "pi",
    "√",
    "sqrt",
    "sin",
    "cos",
]


@given(st.one_of(st.text(max_size=80), st.lists(st.sampled_from([*TOKENS, " ", "，", "（"]), max_size=60).map("".join)))
def test_any_text_is_a_row_of_finite_numbers_or_unreadable_at_once(text: str) -> None:
    begun = time.perf_counter()
    try:
        values = evaluate(text)
    except Unreadable as error:
        assert 1 <= error.column <= len(text) + 1
        assert str(error).startswith("?, character ")
    else:
        assert values
        assert all(math.isfinite(value) for value in values)
    assert time.perf_counter() - begun < 1


@given(st.lists(st.floats(allow_nan=False, allow_infinity=False), min_size=1, max_size=6))
def test_python_s_own_notation_is_read_exactly(values: list[float]) -> None:
    assert evaluate(f"({', '.join(map(repr, values))})") == tuple(values)


SUMS = st.recursive(
    st.integers(0, 99).map(str),
    lambda inner: st.one_of(
        st.tuples(inner, st.sampled_from("+-*"), inner).map(lambda t: f"({t[0]}{t[1]}{t[2]})"),
        inner.map(lambda t: f"-{t}"),
    ),
    max_leaves=12,
)


@given(SUMS)
def test_arithmetic_agrees_with_python(text: str) -> None:
    assert evaluate(text) == (float(eval(text)),)  # the text is made above, of digits and signs only


@pytest.mark.parametrize("text", ["1 + \x1b", "\x1b[2J", "\u202e1", "2 \u200b", "1, \ue000"])
def test_a_message_repeats_no_control_characters(text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        evaluate(text)
    assert str(caught.value).isprintable()


def test_a_message_repeats_a_long_name_in_part() -> None:
    with pytest.raises(Unreadable) as caught:
        evaluate("x" * 400)
    assert len(str(caught.value)) < 120
