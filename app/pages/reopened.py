"""The report that stood open below an exercise when its reader switched the language, or the theme.

Switching loads the page anew; the link takes the report's number along, and the page comes back with it. Only with
one's own, and one of that exercise: an address that somebody sent shows nobody anything.
"""

import re
from dataclasses import dataclass

from markupsafe import Markup
from starlette.requests import Request

from app.identity import Who
from app.pages.words import in_script, verdict_words
from app.reports import report_for
from app.services import Services
from app.storage import queries
from judge.message import Lang
from judge.problem import Problem
from judge.report import Report

_ID = re.compile(r"[0-9a-z]{1,32}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Reopened:
    """A report as the page begins with it. ``verdicts``: what they are called."""

    report: Report
    verdicts: dict[str, str]

    @property
    def script(self) -> Markup:
        """What the page's script goes on from: all of it, or what has to be waited for."""
        return in_script(self.report.model_dump_json())


async def reopened(request: Request, parts: Services, who: Who, problem: Problem, lang: Lang) -> Reopened | None:
    """The report that the address asks for; None where it names none of ``who``'s."""
    id = request.query_params.get("report", "")
    row = await parts.database.read(queries.submission(id)) if _ID.fullmatch(id) else None
    if row is None or row["learner"] != who.key or row["problem"] != problem.id:
        return None
    report = await report_for(parts, who, id, lang)
    return Reopened(report, verdict_words(lang, code=problem.kind == "code")) if report else None
