"""A teacher chooses an exercise for a course (LTI Deep Linking 2.0), and the platform is told which."""

import time
from itertools import groupby
from typing import Annotated, Any

from fastapi import APIRouter, Form, Request, Response

from app.classroom.forms import outside
from app.classroom.secrets import new_token
from app.errors import ApiError
from app.i18n import _
from app.lti.claims import DEEP, LTI, Claims
from app.lti.platforms import Platform, origin
from app.lti.service import Connected
from app.middleware.headers import content_policy
from app.pages.render import render
from app.services import Language, Parts, Services
from judge.problem import Problem
from judge.problem.sections import section_name

router = APIRouter(include_in_schema=False, prefix="/lti")

CHOOSING_LASTS = 3600
LINK = "ltiResourceLink"


async def choose_page(
    request: Request, parts: Services, lti: Connected, platform: Platform, claims: Claims
) -> Response:
    """Every exercise with a button. The form carries a sealed note of where the answer goes: it needs no cookie."""
    wish = claims.deep_linking
    if wish is None or not platform.owns(wish.deep_link_return_url):
        raise ApiError(
            422,
            "lti_return",
            _("Your learning platform wants the answer at an address that is not registered as one of its own."),
            hint=_("For the operator: add it to `origins` in the file that ROPE_JUDGE_LTI names."),
        )
    if LINK not in wish.accept_types:
        raise ApiError(422, "lti_no_links", _("Your learning platform takes no links to exercises at this place."))
    keys = await lti.keys.get()
    note = keys.seal(
        "choice", CHOOSING_LASTS, iss=platform.issuer, client_id=platform.client_id, deployment=claims.deployment_id,
        back=wish.deep_link_return_url, data=wish.data, graded=wish.accept_lineitem is not False,
    )  # fmt: skip
    sections = [
        (name, list(members)) for name, members in groupby(parts.catalogue, key=lambda problem: problem.meta.track)
    ]
    return render(request, "lti/choose.html", note=note, sections=sections, section_name=section_name)


@router.post("/choose")
async def choose(
    request: Request,
    parts: Parts,
    lang: Language,
    note: Annotated[str, Form(max_length=20_000)] = "",
    exercise: Annotated[str, Form(max_length=200)] = "",
) -> Response:
    """The answer, on its way through the teacher's browser."""
    lti = parts.lti.need()
    keys = await lti.keys.get()
    wish = keys.unseal("choice", note)
    platform = lti.platforms.find(wish["iss"], wish["client_id"]) if wish else None
    if wish is None or platform is None or not platform.owns(wish["back"]):
        raise ApiError(403, "lti_choice", _("This choice began too long ago."), hint=_("Begin again in your course."))
    problem = parts.catalogue.find(exercise)
    answer = keys.sign(answered(platform, wish, link(problem, outside(request, parts), lang, graded=wish["graded"])))
    headers = {"Content-Security-Policy": content_policy(form_to=origin(wish["back"]))}
    return render(request, "lti/chosen.html", headers=headers, back=wish["back"], answer=answer, problem=problem)


def link(problem: Problem, here: str, lang: Any, *, graded: bool) -> dict[str, Any]:
    """The content item. The parameter ``exercise`` comes back with each launch; a column in the gradebook with it."""
    title = problem.name.text(lang)
    item = {"type": LINK, "title": title, "url": f"{here}/lti/launch", "custom": {"exercise": problem.id}}
    return item | ({"lineItem": {"label": title, "scoreMaximum": 1, "resourceId": problem.id}} if graded else {})


def answered(platform: Platform, wish: dict[str, Any], item: dict[str, Any]) -> dict[str, Any]:
    """The claims of the answer."""
    now = int(time.time())
    data = {} if wish["data"] is None else {DEEP + "data": wish["data"]}
    return {
        "iss": platform.client_id,
        "aud": platform.issuer,
        "iat": now,
        "exp": now + 300,
        "nonce": new_token(),
        LTI + "message_type": "LtiDeepLinkingResponse",
        LTI + "version": "1.3.0",
        LTI + "deployment_id": wish["deployment"],
        DEEP + "content_items": [item],
        **data,
    }
