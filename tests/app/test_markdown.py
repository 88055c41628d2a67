"""Statements become HTML that carries nothing of its own."""

import pytest

from app.markdown import html, math


def test_formulas_stay_text() -> None:
    assert html("a $x<y$ b") == '<p>a <span class="math">x&lt;y</span> b</p>\n'
    assert html("$$\n\\frac{a}{b}\n$$") == '<div class="math display">\\frac{a}{b}</div>\n'
    assert "math" not in html("it costs 5 $ and then 6 $ more")
    assert math("<b>") == '<span class="math">&lt;b&gt;</span>'


@pytest.mark.parametrize("text", ["<script>x</script>", "<img src=x onerror=y>", "[x](javascript:alert(1))"])
def test_markup_is_not_let_through(text: str) -> None:
    page = html(text)
    assert "<script" not in page and "<img" not in page and "href" not in page


def test_code_is_coloured_by_classes() -> None:
    page = html("```python\ndef f():\n    return 1\n```\n\n```python\n>>> f()\n1\n```\n\n```nonsense\n<x>\n```")
    assert '<span class="hl-k">def</span>' in page
    assert '<span class="hl-gp">' in page
    assert "&lt;x&gt;" in page
    assert "style=" not in page


def test_a_tables_alignment_is_a_class_and_no_style() -> None:
    table = html("| a | b |\n| --- | ---: |\n| 1 | 2 |\n")
    assert '<td class="at-right">2</td>' in table
    assert "style=" not in table
