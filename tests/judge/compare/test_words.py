import pytest

from judge.compare.words import clean, clean_lines, number, shape_text


@pytest.mark.parametrize(
    ("text", "shown"),
    [("abc", "abc"), ("a\nb\x00", "a\\nb\\x00"), ("\ud800", "\\ud800"), ("位置′", "位置′"), ("x" * 99, "x" * 79 + "…")],
)
def test_clean(text: str, shown: str) -> None:
    assert clean(text) == shown
    clean(text).encode()


def test_clean_lines_keeps_lines() -> None:
    assert clean_lines("a\n\tb\x1b\n") == "a\n\\tb\\x1b\n"
    assert len(clean_lines("x" * 100_000)) <= 8_000


def test_numbers_and_shapes() -> None:
    assert (number(0.000123456), number(2.0)) == ("0.000123", "2")
    assert (shape_text((2, 3)), shape_text(())) == ("[2, 3]", "[]")
