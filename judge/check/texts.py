"""The Markdown texts: formulas parse, and both languages have the same headings and the same formulas."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from markdown_it import MarkdownIt
from markdown_it.token import Token
from mdit_py_plugins.dollarmath import dollarmath_plugin

from judge.anchors import place_names
from judge.errors import AuthorError
from judge.message import LANGS, Message, _
from judge.problem import Problem
from judge.problem.layout import TEXTS

# As the page renders it; text_join is off so that an escaped \$ can be told from one that opens no formula.
_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table").disable("text_join")
_MARKDOWN.use(dollarmath_plugin, allow_space=False)


@dataclass(slots=True)
class Outline:
    """What two languages must have in common, each entry with its line."""

    headings: list[tuple[str, int]] = field(default_factory=list)
    formulas: list[tuple[str, int]] = field(default_factory=list)
    loose_dollars: list[int] = field(default_factory=list)


def text_faults(problem: Problem) -> Iterator[AuthorError]:
    """Everything wrong with the texts of ``problem``."""
    for text in TEXTS:
        outlines: list[Outline] = []
        for lang in LANGS:
            name = f"{text}.{lang}.md"
            try:
                outlines.append(outline(problem.read(name)))
            except AuthorError as fault:
                yield fault
                continue
            yield from own_faults(outlines[-1], problem.read(name), f"{problem.where}/{name}")
        if len(outlines) == len(LANGS):
            files = [f"{text}.{lang}.md" for lang in LANGS]
            yield from differences(outlines, [f"{problem.where}/{file}" for file in files], files)
    yield from _hint_faults(problem)
    yield from _place_faults(problem)


def _place_faults(problem: Problem) -> Iterator[AuthorError]:
    """Wrong answers that send the reader to a place which one of the languages does not have."""
    if problem.kind == "choice":
        return
    for lang in LANGS:
        places = place_names(problem, lang)
        for wrong in problem.wrong_answers:
            if wrong.see is not None and places.count(wrong.see) != 1:
                message = _(
                    "see: expected a heading or a list item of the texts in {lang}, found {found}; there are {places}",
                    lang=lang,
                    found=wrong.see,
                    places=", ".join(places),
                )
                yield AuthorError(message, where=wrong.where)


def outline(markdown: str, first_line: int = 1) -> Outline:
    """The headings and formulas of ``markdown``, in order; it begins on line ``first_line`` of its file."""
    found = Outline()
    for block in _MARKDOWN.parse(markdown):
        line = block.map[0] + first_line if block.map else first_line
        if block.type == "heading_open":
            found.headings.append((block.tag, line))
        for token in (block, *(block.children or ())):
            _note(token, line, found)
    return found


def _note(token: Token, line: int, found: Outline) -> None:
    if token.type.startswith("math_"):
        found.formulas.append((token.content, line))
    elif token.type == "text" and "$" in token.content:
        found.loose_dollars.append(line)


def own_faults(found: Outline, markdown: str, where: str) -> Iterator[AuthorError]:
    """What is wrong with a text by itself; ``where`` is its file."""
    if not markdown.strip():
        yield AuthorError(_("the text is empty"), where=where)
    for line in found.loose_dollars:
        message = _("a $ that is no part of a formula; write \\$ for the sign, and no space just inside a formula")
        yield AuthorError(message, where=f"{where}:{line}")
    for formula, line in found.formulas:
        fault = formula_fault(formula)
        if fault is not None:
            yield AuthorError(fault, where=f"{where}:{line}")


_PIECE = re.compile(r"\\(begin|end)\s*\{([^{}]*)\}|\\(left|right)(?![A-Za-z])|\\(?:[A-Za-z]+|.)|[{}%$]", re.DOTALL)


def formula_fault(formula: str) -> Message | None:
    """What keeps TeX from reading ``formula``: brackets, environments and delimiters that do not pair up."""
    if not formula.strip():
        return _("a formula is empty")
    open_: list[str] = []
    for match in _PIECE.finditer(formula):
        opens, closes = _pairing(match)
        if match[0] in ("%", "$"):
            return _("{sign} in the formula {formula}: write \\{sign}", sign=match[0], formula=_short(formula))
        if opens:
            open_.append(opens)
        elif closes and (not open_ or open_.pop() != closes):
            return _("{piece} closes nothing in the formula {formula}", piece=match[0], formula=_short(formula))
    if open_:
        return _("{piece} is not closed in the formula {formula}", piece=open_[-1], formula=_short(formula))
    return None


def _pairing(match: re.Match[str]) -> tuple[str | None, str | None]:
    """What this piece opens, and what it closes."""
    if match[1]:
        environment = f"\\begin{{{match[2]}}}"
        return (environment, None) if match[1] == "begin" else (None, environment)
    if match[3]:
        return ("\\left", None) if match[3] == "left" else (None, "\\left")
    return ("{" if match[0] == "{" else None), ("{" if match[0] == "}" else None)


def differences(outlines: list[Outline], files: list[str], names: list[str]) -> Iterator[AuthorError]:
    """What one of two languages has and the other lacks; ``names`` is what the texts are called in a message."""
    first, second = outlines
    levels = [[tag for tag, _line in found.headings] for found in outlines]
    if levels[0] != levels[1]:
        message = _(
            "the headings differ from {other}: {here} here, {there} there",
            other=names[1].rpartition("/")[2],
            here=" ".join(levels[0]) or "none",
            there=" ".join(levels[1]) or "none",
        )
        yield AuthorError(message, where=files[0])
    yield from _lacking(first, second, files[0], names[1])
    yield from _lacking(second, first, files[1], names[0])


def _lacking(here: Outline, there: Outline, where: str, other: str) -> Iterator[AuthorError]:
    """The formulas of ``here`` that ``there`` lacks."""
    missing = Counter(map(_comparable, here.formulas)) - Counter(map(_comparable, there.formulas))
    for formula, line in here.formulas:
        if missing[_comparable((formula, line))] > 0:
            missing[_comparable((formula, line))] -= 1
            name = other.rpartition("/")[2]
            message = _("the formula {formula} is not in {other}", formula=_short(formula), other=name)
            yield AuthorError(message, where=f"{where}:{line}")


def _comparable(entry: tuple[str, int]) -> str:
    """A formula without its words, which are translated, and without its spaces."""
    return re.sub(r"\s+", "", re.sub(r"\\text\{[^{}]*\}", r"\\text", entry[0]))


def _hint_faults(problem: Problem) -> Iterator[AuthorError]:
    try:
        counts = [len(problem.hints(lang)) for lang in LANGS]
    except AuthorError:
        return  # said above
    if counts[0] != counts[1]:
        message = _("hints: {here} here, {there} in the other language", here=counts[0], there=counts[1])
        yield AuthorError(message, where=f"{problem.where}/hints.{LANGS[0]}.md")


def _short(formula: str) -> str:
    text = " ".join(formula.split())
    return f"${text if len(text) <= 50 else text[:49] + '…'}$"
