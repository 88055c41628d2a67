"""The rows of the table, learners by exercises: twenty thousand cells in a large class, so no template makes them."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from markupsafe import Markup

from app.classroom.dashboard.board import Board
from app.classroom.dashboard.news import brief
from app.i18n import _
from judge.message import Lang

SIGNS = {"begun": "…", "failing": "✗", "solved": "✓"}
WORDS = {
    "begun": _("begun"),
    "failing": _("not solved yet, tries: {n}"),
    "solved": _("solved, tries: {n}"),
}


@lru_cache(maxsize=2048)
def cell_html(state: str, tries: int, lang: Lang) -> str:
    """One cell. ``static/js/dashboard.js`` makes the same."""
    if not state:
        return "<td></td>"
    told = WORDS[state].text(lang).format(n=tries)
    number = f"<b>{tries}</b>" if tries > 1 or (tries and state == "failing") else ""
    return f'<td class="{state}" aria-label="{told}">{SIGNS[state]}{number}</td>'


def row_maker(board: Board, problems: Sequence[str], lang: Lang) -> Callable[[str], Markup]:
    """What makes the cells of a learner's row."""

    def cells(learner: str) -> Markup:
        return Markup(
            "".join(cell_html(*brief(board.cells.get((learner, problem))), lang) for problem in problems)
        )  # fmt: skip

    return cells
