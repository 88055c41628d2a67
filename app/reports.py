"""Reports as whoever asks may see them. Pages and API take reports from here, never from ``Judging`` itself."""

from app.feedback import Level, shown
from app.identity import Who
from app.services import Services
from judge.message import Lang
from judge.report import Report


async def level_of(parts: Services, who: Who) -> Level:
    """How much of a report ``who`` gets: a learner what the class says, everybody else all of it."""
    if who.role != "learner":
        return "full"
    found = await parts.classroom.classes.find(who.class_id)
    return found.feedback if found else "verdict"


async def report_for(parts: Services, who: Who, id: str, lang: Lang) -> Report | None:
    """The report of a submission, as far as it goes and as far as ``who`` may see it; None if there is none.

    Whether ``who`` may see the submission at all was decided before, by the route's rule.
    """
    report = await parts.judging.report(id, lang)
    return shown(report, await level_of(parts, who)) if report else None
