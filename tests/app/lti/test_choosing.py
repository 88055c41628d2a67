"""A teacher chooses an exercise; the platform gets a signed answer, and the link that it makes of it works."""

import re
from html import unescape

import pytest
from joserfc import jwt
from joserfc.jwk import RSAKey

from app.lti.claims import DEEP, LTI
from tests.app.classroom.school import found
from tests.app.lti.conftest import FRAME, OWN, SECURE, Tool
from tests.app.lti.platform import CLIENT, DEPLOYMENT, ISSUER, STUDENT

SETTINGS = DEEP + "deep_linking_settings"


def test_choosing_an_exercise_needs_no_cookie_and_is_answered_with_a_signed_link(tool: Tool) -> None:
    page = tool.launch(tool.browser(), tool.platform.deep)
    assert page.status_code == 200 and len(re.findall('name="exercise"', page.text)) == len(tool.parts.catalogue)
    note = found('name="note" value="([^"]+)"', page.text)
    answer = tool.browser().post("/lti/choose", data={"note": note, "exercise": "rotate-half"}, headers=FRAME | OWN)
    assert answer.status_code == 200
    assert found('<form method="post" action="([^"]+)"', answer.text) == f"{tool.platform.address}/return"
    policy = answer.headers["content-security-policy"]
    assert f"form-action {tool.platform.address};" in policy and f"frame-ancestors {tool.platform.address}" in policy
    key = RSAKey.import_key(tool.platform.tool_keys["keys"][0])
    said = jwt.decode(unescape(found('name="JWT" value="([^"]+)"', answer.text)), key, algorithms=["RS256"]).claims
    assert (said["iss"], said["aud"], said[LTI + "deployment_id"]) == (CLIENT, ISSUER, DEPLOYMENT)
    assert said[LTI + "message_type"] == "LtiDeepLinkingResponse" and said[DEEP + "data"] == "opaque"
    [item] = said[DEEP + "content_items"]
    assert item["type"] == "ltiResourceLink" and item["url"] == f"{SECURE}/lti/launch"
    assert item["lineItem"]["scoreMaximum"] == 1
    launched = tool.launch(
        tool.browser(), lambda nonce: tool.platform.claims(nonce, **{LTI + "custom": item["custom"]})
    )
    assert launched.headers["location"] == "/problems/rotate-half"


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({LTI + "roles": STUDENT}, "lti_not_teacher"),
        ({SETTINGS: None}, "lti_return"),
        (
            {SETTINGS: {"deep_link_return_url": "https://evil.example/", "accept_types": ["ltiResourceLink"]}},
            "lti_return",
        ),
        ({SETTINGS: {"deep_link_return_url": f"{ISSUER}/return", "accept_types": ["html"]}}, "lti_no_links"),
    ],
)
def test_who_may_not_choose_or_wants_the_answer_elsewhere(tool: Tool, changed: dict[str, object], code: str) -> None:
    browser = tool.browser()
    answer = tool.launch(browser, lambda nonce: tool.platform.deep(nonce) | changed, headers=FRAME | {"accept": "*/*"})
    assert answer.status_code in {403, 422} and answer.json()["error"]["code"] == code
    assert "session" not in browser.cookies


def test_a_note_is_good_for_choosing_alone(tool: Tool) -> None:
    state = tool.login(tool.browser())["state"]
    headers = OWN | {"accept": "application/json"}
    for note in ("", "x", state):
        answer = tool.browser().post("/lti/choose", data={"note": note, "exercise": "rotate-half"}, headers=headers)
        assert answer.status_code == 403 and answer.json()["error"]["code"] == "lti_choice"
    elsewhere = tool.browser().post("/lti/choose", data={}, headers=FRAME)
    assert elsewhere.status_code == 403, "another site's page cannot send this form"
