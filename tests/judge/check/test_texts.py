"""Formulas parse, and both languages say the same."""

from pathlib import Path

import pytest

from judge.anchors import place_names
from judge.check.texts import formula_fault, outline, text_faults
from judge.problem import Catalogue
from judge.problem.loader import load
from tests.judge.toy import write_code


def found(tmp_path: Path, files: dict[str, str]) -> list[str]:
    return [str(fault) for fault in text_faults(load(write_code(tmp_path / "p", files=files)))]


def test_the_toy_is_in_order(tmp_path: Path) -> None:
    assert found(tmp_path, {}) == []


def test_outline() -> None:
    text = "# T\n\nLet $a_i$ be\nand $b$.\n\n$$\nc = d\n$$\n\n## U $e$\n\n| $f$ | x |\n|---|---|\n| $g$ | y |\n"
    result = outline(text)
    assert result.headings == [("h1", 1), ("h2", 10)]
    assert [formula.strip() for formula, _line in result.formulas] == ["a_i", "b", "c = d", "e", "f", "g"]
    assert result.loose_dollars == []


def test_code_is_no_formula() -> None:
    assert outline("`$x` and\n\n```\n$y$\n```\n").formulas == []


@pytest.mark.parametrize("text", ["costs $5", "$ x $", "a $b"])
def test_loose_dollars(text: str) -> None:
    assert outline(text).loose_dollars == [1]
    assert outline(text.replace("$", "\\$")).loose_dollars == []


@pytest.mark.parametrize(
    "formula",
    [
        "x",
        r"\frac{a}{b}",
        r"\left( \frac{a}{b} \right]",
        r"\{ a \}",
        r"\begin{pmatrix} a & b \\ c & d \end{pmatrix}",
        r"50\%",
        r"a \leftarrow b \rightarrow c",
        r"\leftrightarrow",
        r"\text{if } x",
    ],
)
def test_sound_formulas(formula: str) -> None:
    assert formula_fault(formula) is None


@pytest.mark.parametrize(
    ("formula", "said"),
    [
        ("", "a formula is empty"),
        (r"\frac{a}{b", r"{ is not closed in the formula $\frac{a}{b$"),
        ("a}", "} closes nothing in the formula $a}$"),
        (r"\left( a )", r"\left is not closed in the formula $\left( a )$"),
        (r"( a \right)", r"\right closes nothing in the formula $( a \right)$"),
        (r"\begin{pmatrix} a", r"\begin{pmatrix} is not closed in the formula $\begin{pmatrix} a$"),
        (
            r"\begin{pmatrix} a \end{matrix}",
            r"\end{matrix} closes nothing in the formula $\begin{pmatrix} a \end{matrix}$",
        ),
        (r"{ \left( } \right)", r"} closes nothing in the formula ${ \left( } \right)$"),
        ("50% of x", r"% in the formula $50% of x$: write \%"),
    ],
)
def test_unsound_formulas(formula: str, said: str) -> None:
    assert str(formula_fault(formula)) == said


def test_faults_name_file_and_line(tmp_path: Path) -> None:
    files = {"statement/problem.en.md": "# T\n\n$f(x)$ and\n$5\n", "statement/problem.zh.md": "# T\n\n\n$f(x)$ $a}$\n"}
    assert found(tmp_path, files) == [
        "p/double/statement/problem.zh.md:4: } closes nothing in the formula $a}$",
        "p/double/statement/problem.en.md:3: a $ that is no part of a formula; "
        "write \\$ for the sign, and no space just inside a formula",
        "p/double/statement/problem.zh.md:4: the formula $a}$ is not in problem.en.md",
    ]


def test_headings_agree(tmp_path: Path) -> None:
    assert found(tmp_path, {"editorial.zh.md": "# 为什么\n\n因为。\n\n## 还有\n"}) == [
        "p/double/editorial.zh.md: the headings differ from editorial.en.md: h1 h2 here, h2 there"
    ]


def test_formulas_agree_as_often_as_they_occur(tmp_path: Path) -> None:
    files = {"editorial.en.md": "## W\n\n$a$ $b$ $a$\n", "editorial.zh.md": "## W\n\n$b$ $a$\n\n$c$\n"}
    assert found(tmp_path, files) == [
        "p/double/editorial.zh.md:5: the formula $c$ is not in editorial.en.md",
        "p/double/editorial.en.md:3: the formula $a$ is not in editorial.zh.md",
    ]


def test_words_and_spaces_in_formulas_may_differ(tmp_path: Path) -> None:
    files = {"editorial.en.md": "## W\n\n$a \\text{ if } b$\n", "editorial.zh.md": "## W\n\n$a\\text{ 若 }b$\n"}
    assert found(tmp_path, files) == []


def test_empty_texts_and_unequal_hints(tmp_path: Path) -> None:
    assert found(tmp_path, {"hints.en.md": "One.\n", "editorial.en.md": "\n", "editorial.zh.md": "因为。\n"}) == [
        "p/double/hints.zh.md:5: the formula $f$ is not in hints.en.md",
        "p/double/editorial.en.md: the text is empty",
        "p/double/hints.zh.md: hints: 2 here, 1 in the other language",
    ]


def test_texts_that_are_not_utf_8_are_named_once(tmp_path: Path) -> None:
    folder = write_code(tmp_path / "p")
    problem = load(folder)
    (folder / "hints.zh.md").write_bytes("提示".encode("gbk"))
    assert [fault.where for fault in text_faults(problem)] == ["p/double/hints.zh.md"]


def test_a_wrong_answer_sends_the_reader_to_a_place_that_is_there(tmp_path: Path) -> None:
    folder = write_code(tmp_path / "p")
    path = next((folder / "submissions/wrong_answer").glob("*.py"))
    source = path.read_text("utf-8")
    places = place_names(load(folder), "en")
    for see in (places[0], "statement-nowhere"):
        path.write_text(source.replace("\ntitle:", f"\nsee: {see}\ntitle:"), "utf-8")
        found = [str(fault) for fault in text_faults(load(folder))]
        assert len(found) == (0 if see == places[0] else 2)
        assert all("statement-nowhere" in fault and places[0] in fault for fault in found)


def test_places_have_the_same_names_in_both_languages(catalogue: Catalogue) -> None:
    problem = catalogue["rotate-half"]
    names = place_names(problem, "en")
    assert names == place_names(problem, "zh") and len(set(names)) == len(names)
    assert {"statement-formula", "explanation-usual-mistakes", "explanation-usual-mistakes-6"} <= set(names)
    assert all(wrong.see in names for wrong in problem.wrong_answers)
