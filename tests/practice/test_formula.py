import re

import pytest

from judge.problem import Catalogue, Problem
from practice.formula import columns, display, plain, readable


@pytest.mark.parametrize(
    ("tex", "text"),
    [
        (r"x", "x"),
        (r"\theta_i = 10000^{-2i/d}", "θᵢ = 10000^(−2i/d)"),
        (r"x_{i+1}^2", "xᵢ₊₁²"),
        (r"\frac{d}{2}", "d/2"),
        (r"\frac{a+b}{2}", "(a+b)/2"),
        (r"\sqrt{2}/2", "√2/2"),
        (r"\sqrt{d_k}", "√dₖ"),
        (r"a\cos\phi - b\sin\phi", "a cos φ − b sin φ"),
        (r"\cos(m\theta)", "cos(mθ)"),
        (r"0 \le i < d/2", "0 ≤ i < d/2"),
        (r"0\le i", "0 ≤ i"),
        (r"q' \in \mathbb{R}^d", "q′ ∈ ℝ^d"),
        (r"J^\top = -J", "Jᵀ = −J"),
        (r"\text{head dim}", "head dim"),
        (r"\begin{pmatrix} a & b \\ c & d \end{pmatrix}", "(a, b; c, d)"),
        (r"\unheardof x", "unheardof x"),
        (r"\{1, 2\}", "{1, 2}"),
        ("", ""),
    ],
)
def test_a_formula_becomes_plain_characters(tex: str, text: str) -> None:
    assert plain(tex) == text


def test_matrices_are_drawn_on_one_line_of_writing() -> None:
    tex = r"\begin{pmatrix} a' \\ b' \end{pmatrix} = \cos\phi \begin{pmatrix} a \\ b \end{pmatrix}"
    assert display(tex) == "⎛a′⎞ = cos φ ⎛a⎞\n⎝b′⎠         ⎝b⎠"


def test_cases_are_drawn_with_a_brace() -> None:
    tex = r"f = \begin{cases} -x & i < 1 \\ \phantom{-}x & i \ge 1 \end{cases}"
    assert display(tex).splitlines() == ["f = ⎰−x  i < 1", "    ⎱ x  i ≥ 1"]


def test_a_lone_row_gets_plain_brackets() -> None:
    assert display(r"\begin{bmatrix} 1 & 2 \end{bmatrix}") == "[1  2]"


@pytest.mark.parametrize(
    "tex", ["{", "}", "\\", "^", "_", r"\frac", r"\begin{pmatrix} 1 &", r"\end{x}", "a^", "^^", r"\\"]
)
def test_broken_tex_never_raises(tex: str) -> None:
    assert isinstance(plain(tex), str)
    assert isinstance(display(tex), str)


def test_code_and_prices_are_left_alone() -> None:
    text = "`$x$` costs $ 5 and $ 6\n\n```python\nf'$y$'\n```\n"
    assert readable(text) == text


def test_formulas_survive_markdown() -> None:
    assert readable("by $x_*$ or $[a](b)$") == r"by x\_\* or \[a\](b)"


def test_wide_characters_count_twice() -> None:
    assert columns("θ对") == 3


@pytest.mark.parametrize("problem", Catalogue.load(), ids=lambda problem: problem.id)
def test_no_command_is_left_over_in_any_exercise(problem: Problem) -> None:
    for lang in ("en", "zh"):
        for text in (problem.statement(lang), *problem.hints(lang), problem.editorial(lang)):
            prose = re.sub(r"```.*?```|`[^`\n]*`", "", text, flags=re.DOTALL)
            for block, inline in re.findall(r"\$\$(.+?)\$\$|\$([^$\n]+?)\$", prose, flags=re.DOTALL):
                shown = display(block) if block else plain(inline)
                assert "\\" not in shown and "{" not in shown.replace("{ ", ""), shown
