"""What the texts claim is true: examples are recomputed from the statement itself, and both languages say the same."""

import doctest
import re
from pathlib import Path

import pytest
import torch

from tests.problems.kit import ENTRIES, ROOT, entry

FOLDERS = ("hand-rotate", *ENTRIES)
TEXTS = ("statement/problem", "hints", "editorial")
CODE_OR_FORMULA = re.compile(r"```.*?```|`[^`\n]*`|(?P<formula>\$\$.*?\$\$|\$[^$\n]+\$)", re.DOTALL)


def read(problem: str, text: str, lang: str) -> str:
    return (ROOT / problem / f"{text}.{lang}.md").read_text("utf-8")


def formulas(markdown: str) -> list[str]:
    """All formulas, sorted, with the words inside \\text{…} left out."""
    found = (match["formula"] for match in CODE_OR_FORMULA.finditer(markdown) if match["formula"])
    return sorted(re.sub(r"\\text\{[^}]*\}", r"\\text{}", formula) for formula in found)


@pytest.mark.parametrize("problem", FOLDERS)
@pytest.mark.parametrize("text", TEXTS)
def test_both_languages_have_the_same_formulas_and_headings(problem: str, text: str) -> None:
    en, zh = read(problem, text, "en"), read(problem, text, "zh")
    assert formulas(en) == formulas(zh)
    assert re.findall(r"^#+", en, re.MULTILINE) == re.findall(r"^#+", zh, re.MULTILINE)
    assert en.count("\n---\n") == zh.count("\n---\n") == (2 if text == "hints" else 0)


@pytest.mark.parametrize("text", TEXTS)
def test_numbers_in_sentences_have_a_minus_sign_and_no_hyphen(text: str) -> None:
    for lang in ("en", "zh"):
        for path in ROOT.glob(f"*/{text}.{lang}.md"):
            sentences = CODE_OR_FORMULA.sub(" x ", path.read_text("utf-8"))
            assert not re.search(r"(?:^|(?<=[\s([,，、（是为]))-[\d.].*", sentences, re.MULTILINE), path


@pytest.mark.parametrize("problem", FOLDERS)
@pytest.mark.parametrize("text", TEXTS)
def test_chinese_paragraphs_are_not_wrapped(problem: str, text: str) -> None:
    """A line break between two Chinese characters is shown as a space."""
    assert not re.search(r"[\u3000-\u9fff，。；：]\n[\u3000-\u9fff]", read(problem, text, "zh"))


@pytest.mark.parametrize("problem", ENTRIES)
@pytest.mark.parametrize("lang", ["en", "zh"])
@pytest.mark.parametrize("name", ["solution.py", "accepted"])
def test_the_example_is_what_the_code_prints(problem: str, lang: str, name: str) -> None:
    files = sorted(
        Path("submissions/accepted") / p.name for p in (ROOT / problem / "submissions/accepted").glob("*.py")
    )
    for file in files if name == "accepted" else [Path(name)]:
        blocks = re.findall(
            r"^```python\n(.*?)^```", read(problem, "statement/problem", lang), re.MULTILINE | re.DOTALL
        )
        session = "\n".join(blocks)
        known = {"torch": torch, ENTRIES[problem]: entry(problem, file.as_posix())}
        test = doctest.DocTestParser().get_doctest(session, known, f"{problem}.{lang}", None, 0)
        assert test.examples
        assert doctest.DocTestRunner(verbose=False).run(test).failed == 0


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_the_pair_worked_by_hand(lang: str) -> None:
    text = read("partial-rope", "statement/problem", lang)
    a, b, angle, turned = re.search(r"\$(\d) \\cos (\d) - (\d) \\sin \d = (-[\d.]+)\$", text).groups()  # type: ignore[union-attr]
    z = complex(int(a), int(angle)) * torch.polar(torch.ones(()), torch.tensor(float(b))).item()
    other = re.search(r"\$\d \\sin \d \+ \d \\cos \d = (-[\d.]+)\$", text)
    assert other is not None
    assert (round(z.real, 4), round(z.imag, 4)) == (float(turned), float(other[1]))


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_wavelengths_in_the_editorial(lang: str) -> None:
    text = read("partial-rope", "editorial", lang)
    pairs = 2 * torch.arange(32, dtype=torch.float64)
    right, wrong = (2 * torch.pi * 1e7 ** (pairs / width) for width in (64, 256))
    assert f"{right[0]:.1f}" in text
    assert f"{right[-1]:.1e}" == "3.8e+07" and r"\approx 3.8 \cdot 10^7$" in text
    assert rf"\approx {wrong[-1]:.0f}$" in text
    assert int((right > 262144).sum()) == 10
