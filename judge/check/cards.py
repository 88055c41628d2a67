"""The review cards: schema, both languages with the same formulas, links that lead somewhere."""

import re
from collections.abc import Iterator
from pathlib import Path

from judge.cards import Card
from judge.cards.deck import card_files, cards_folder, link_faults, read_card
from judge.check.texts import differences, outline, own_faults
from judge.errors import AuthorError
from judge.message import LANGS, _
from judge.problem import Catalogue
from judge.problem.document import Document

_WRAPPED = re.compile(r"[\u3000-\u9fff，。；：]\n *[\u3000-\u9fff]")


def card_faults(catalogue: Catalogue, root: Path | None = None) -> Iterator[AuthorError]:
    """Everything wrong with the cards of ``root``."""
    folder = cards_folder(root)
    files = card_files(root)
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path not in files and path.name[0] not in "._":
            yield AuthorError(_("no file of this name belongs to the cards"), where="/".join(path.parts[-3:]))
    for path in files:
        try:
            card, document = read_card(path)
        except AuthorError as fault:
            yield fault
            continue
        yield from link_faults(card, catalogue)
        for part in ("question", "answer"):
            yield from _part_faults(card, document, part)


def _part_faults(card: Card, document: Document, part: str) -> Iterator[AuthorError]:
    outlines = []
    for lang in LANGS:
        text = getattr(card, part)(lang)
        line = document.lines[part, lang] + ("\n" in document.data[part][lang])  # a block begins below its key
        outlines.append(outline(text, line))
        yield from own_faults(outlines[-1], text, document.where)
        if _WRAPPED.search(text):
            message = _("a line break between two Chinese characters is shown as a space")
            yield AuthorError(message, where=f"{document.where}:{line}")
    yield from differences(outlines, [document.where] * len(LANGS), [f"{part}.{lang}" for lang in LANGS])
