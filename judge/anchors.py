"""Names for the places in an exercise's texts that can be linked to: its headings, and the items of lists under them.

The names come from the English headings and are the same in both languages: ``statement-formula``, and for the second
item of a list ``explanation-usual-mistakes-2``. A wrong answer's ``see`` is one of them.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.token import Token

from judge.problem import Problem

TEXTS = {"statement": "statement/problem", "explanation": "editorial"}
"""The first word of a name, and the text it belongs to."""

_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
_NO_WORD = re.compile(r"[^a-z0-9]+")


def heading_names(problem: Problem, text: str) -> tuple[str, ...]:
    """The names of the headings of ``text``, one of ``TEXTS``, in order."""
    tokens = _MARKDOWN.parse(problem.read(f"{TEXTS[text]}.en.md"))
    titles = [content.content for token, content in pairwise(tokens) if token.type == "heading_open"]
    return tuple(f"{text}-{_NO_WORD.sub('-', title.lower()).strip('-')}" for title in titles)


def name_places(tokens: Sequence[Token], headings: Sequence[str]) -> Iterator[tuple[Token, str]]:
    """Every heading and every item of a list that is not inside another, with its name."""
    left, under, items = iter(headings), "", 0
    for token in tokens:
        if token.type == "heading_open":
            under, items = next(left, ""), 0
        elif token.type == "list_item_open" and token.level == 1:
            items += 1
        else:
            continue
        if under:
            yield token, f"{under}-{items}" if items else under


def place_names(problem: Problem, lang: str) -> list[str]:
    """All names in the texts of ``problem`` in ``lang``."""
    found: list[str] = []
    for text, stem in TEXTS.items():
        tokens = _MARKDOWN.parse(problem.read(f"{stem}.{lang}.md"))
        found += [name for _token, name in name_places(tokens, heading_names(problem, text))]
    return found
