"""The close look at a submission, as whoever asks may see it, in their language."""

import math
from typing import Any

import anyio.to_thread
import structlog

from app.closeup.models import (
    AxisOut,
    CloseupOut,
    MapOut,
    PairOut,
    PlaneOut,
    ReadingOut,
    ReplayOut,
    VectorOut,
)
from app.closeup.replay import replay
from app.feedback import Level
from app.i18n import _
from app.identity import Who
from app.number import shown
from app.reports import level_of
from app.services import Services
from app.solutions import solution_shown
from app.storage import queries
from judge.closeup import Axis, Closeup, ErrorMap, Pair, Point
from judge.compare.axes import AXES, AXIS_TITLES, place
from judge.message import Lang, Text
from judge.outcome import Outcome
from judge.problem import Problem
from judge.verdict import Verdict

log = structlog.get_logger("closeup")

LIMITS = {"tolerance": (1.0, 10.0, 1e3, 1e5), "absolute": (0.0, 1e-2, 0.1, 1.0)}
"""Where colours change, in units of the tolerance or, where elements have to be equal, in values."""

LEGENDS = {
    "tolerance": (
        _("within the tolerance"),
        _("up to 10 times the tolerance"),
        _("up to 1000 times"),
        _("up to 100 000 times"),
        _("more"),
    ),
    "absolute": (_("equal"), _("off by up to 0.01"), _("up to 0.1"), _("up to 1"), _("more")),
}


async def closeup(parts: Services, who: Who, row: dict[str, Any], lang: Lang) -> CloseupOut | None:
    """What ``who`` may see of the submission in ``row``; None where nothing failed, or nothing is shown."""
    outcome = _outcome(row)
    if outcome is None or row["problem"] not in parts.catalogue:
        return None
    number = next((n for n, case in enumerate(outcome.cases) if case.verdict is not Verdict.AC), None)
    level = await level_of(parts, who)
    if number is None or level == "verdict" or outcome.verdict is Verdict.IE:
        return None
    problem = parts.catalogue[row["problem"]]
    progress = await parts.database.read(queries.progress(who.key))
    solution = await solution_shown(parts, who, problem, progress.get(problem.id, False))
    seen = _seen(row)
    case = outcome.cases[number]
    whole = level == "full" or case.sample
    return CloseupOut(
        case=case.name,
        number=number,
        result=seen.part.text(lang) if whole and seen and seen.part else None,
        map=_map(seen.map, lang) if whole and seen and seen.map else None,
        pair=_pair(seen.pair, lang) if whole and seen and seen.pair else None,
        replay=await _replay(problem, outcome, number, level, lang),
        reading=await anyio.to_thread.run_sync(lambda: reading(problem, outcome, solution)),
    )


async def closeup_of(parts: Services, who: Who, id: str, lang: Lang) -> CloseupOut | None:
    """The same, of the submission with this id."""
    row = await parts.database.read(queries.submission(id))
    return await closeup(parts, who, row, lang) if row else None


def _outcome(row: dict[str, Any]) -> Outcome | None:
    try:
        return Outcome.model_validate_json(row["outcome"]) if row["outcome"] else None
    except ValueError:  # of another version, or damaged: the report says so
        return None


def _seen(row: dict[str, Any]) -> Closeup | None:
    try:
        return Closeup.model_validate_json(row["closeup"]) if row["closeup"] else None
    except ValueError:  # the same; the rest can be shown without pictures
        return None


async def _replay(problem: Problem, outcome: Outcome, number: int, level: Level, lang: Lang) -> ReplayOut | None:
    """A seed tells hidden cases, so it is given only to who may see all of them."""
    if problem.kind != "code" or level != "full" or outcome.verdict is Verdict.CE:
        return None
    try:
        return await anyio.to_thread.run_sync(replay, problem, outcome, number, lang)
    except Exception:  # an exercise that draws no cases any more must not take its old reports along
        log.exception("cannot be replayed", id=outcome.id)
        return None


def reading(problem: Problem, outcome: Outcome, solution: bool) -> list[ReadingOut]:
    """The paragraph for each diagnosis that has one which may be read."""
    places = {wrong.id: wrong.see for wrong in problem.wrong_answers} if problem.kind != "choice" else {}
    found = [(one.id, places.get(one.id)) for one in outcome.diagnosis]
    return [
        ReadingOut(diagnosis=id, place=place, href=f"/problems/{problem.id}#{place}")
        for id, place in found
        if place and (solution or place.startswith("statement"))
    ]


def _map(map: ErrorMap, lang: Lang) -> MapOut:
    def axis(one: Axis, place: int) -> AxisOut:
        if one.name in AXES:
            return AxisOut(title=AXIS_TITLES[one.name].text(lang), size=one.size, pattern=AXES[one.name].text(lang))
        if one.size == 1:
            return AxisOut(title="", size=1, pattern="")
        title = _("axis {n}", n=place).text(lang)
        return AxisOut(title=title, size=one.size, pattern=_("axis {n}: {index}", n=place, index="{i}").text(lang))

    count = len(map.leading)
    return MapOut(
        unit=map.unit,
        limits=LIMITS[map.unit],
        legend=[message.text(lang) for message in LEGENDS[map.unit]],
        rows=axis(map.rows, count),
        columns=axis(map.columns, count + 1 if map.rows.size > 1 or map.rows.name else 0),
        rotary=map.rotary,
        plain=AXES["dimension"].text(lang),
        step=map.step,
        planes=[
            PlaneOut(title=_plane_title(map, plane.index, lang), wrong=plane.wrong, cells=plane.cells)
            for plane in map.planes
        ],
        of=map.of,
    )


def _plane_title(map: ErrorMap, index: tuple[int, ...] | None, lang: Lang) -> str:
    if index is None:
        return _("the largest of all").text(lang) if map.leading else ""
    words = [
        place(axis.name, i, axis.size) if axis.name in AXES else Text(f"[{i}]", f"[{i}]")
        for axis, i in zip(map.leading, index, strict=True)
    ]
    return ("，" if lang == "zh" else ", ").join(word.text(lang) for word in words)


def _pair(pair: Pair, lang: Lang) -> PairOut:
    want = _vector(_("wanted").text(lang), pair.want)
    got = _vector(_("got").text(lang), pair.got)
    turned = None
    if want.angle is not None and got.angle is not None:
        turned = (got.angle - want.angle + 180.0) % 360.0 - 180.0
    return PairOut(
        where=pair.where.text(lang),
        dimensions=pair.dimensions,
        want=want,
        got=got,
        before=_vector(_("input").text(lang), pair.before) if pair.before else None,
        turned=turned,
        said=_said(want, got, turned, lang),
    )


def _vector(name: str, point: Point) -> VectorOut:
    length = math.hypot(*point)
    angle = math.degrees(math.atan2(point[1], point[0])) if length else None
    return VectorOut(name=name, point=point, length=length, angle=angle)


def _said(want: VectorOut, got: VectorOut, turned: float | None, lang: Lang) -> str:
    """The picture in a sentence."""
    if turned is None:
        return _("One of the two vectors has no length.").text(lang)
    ratio = got.length / want.length
    same = abs(ratio - 1) < 0.005
    straight = abs(turned) < 0.3
    holes: dict[str, Any] = {"angle": shown(turned, "+.1f"), "ratio": f"{ratio:.3g}"}
    if same and straight:
        return _("Length and direction differ too little to be seen.").text(lang)
    if same:
        said = _("What you got has the right length, but is turned by {angle}° against what is wanted.", **holes)
    elif straight:
        said = _("What you got points the right way, but is {ratio} times as long.", **holes)
    else:
        said = _("What you got is {ratio} times as long, and turned by {angle}° against what is wanted.", **holes)
    return said.text(lang)
