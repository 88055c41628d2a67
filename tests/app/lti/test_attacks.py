"""Launches that are not what they say. None signs anybody in."""

import base64
import hmac
import json
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from joserfc import jwt
from joserfc.jwk import OctKey, RSAKey

from app.lti.claims import LTI
from tests.app.lti.conftest import FRAME, Tool
from tests.app.lti.platform import CLIENT, ISSUER

API = FRAME | {"accept": "application/json"}
NOW = int(time.time())


@pytest.mark.parametrize(
    ("claims", "code"),
    [
        ({"aud": "another-tool"}, "lti_audience"),
        ({"aud": []}, "lti_audience"),
        ({"aud": [CLIENT, "another-tool"]}, "lti_audience"),
        ({"aud": [CLIENT, "another-tool"], "azp": "another-tool"}, "lti_audience"),
        ({"azp": "another-tool"}, "lti_audience"),
        ({"iss": "https://evil.example"}, "lti_issuer"),
        ({"exp": NOW - 120}, "lti_time"),
        ({"exp": None}, "lti_time"),
        ({"exp": "tomorrow"}, "lti_time"),
        ({"iat": NOW + 3600}, "lti_time"),
        ({"iat": NOW - 7200}, "lti_time"),
        ({"iat": True}, "lti_time"),
        ({"nonce": "another"}, "lti_nonce"),
        ({"nonce": None}, "lti_nonce"),
        ({LTI + "deployment_id": "another"}, "lti_deployment"),
        ({LTI + "version": "1.1"}, "lti_claims"),
        ({LTI + "message_type": "LtiSubmissionReviewRequest"}, "lti_claims"),
        ({LTI + "roles": "Instructor"}, "lti_claims"),
        ({"sub": None}, "lti_claims"),
        ({"sub": ""}, "lti_claims"),
        ({LTI + "context": None}, "lti_no_course"),
    ],
)
def test_a_claim_that_is_wrong(tool: Tool, claims: dict[str, Any], code: str) -> None:
    refused(tool, code, claims=lambda nonce: tool.platform.claims(nonce) | claims)


def by_hand(claims: dict[str, Any], algorithm: str, secret: bytes = b"") -> str:
    """A token that no library would write: without a signature, or with one by the public key's text as a secret."""

    def part(value: bytes) -> str:
        return base64.urlsafe_b64encode(value).rstrip(b"=").decode()

    header = {"alg": algorithm, "kid": "platform-key"}
    text = f"{part(json.dumps(header).encode())}.{part(json.dumps(claims).encode())}"
    return f"{text}.{part(hmac.digest(secret, text.encode(), 'sha256')) if secret else ''}"


def test_no_signature_and_those_by_other_means(tool: Tool) -> None:
    stranger = RSAKey.generate_key(2048, {"kid": "platform-key"}, private=True)
    public = tool.platform.key.as_pem(private=False)
    refused(tool, "lti_algorithm", sign=partial(by_hand, algorithm="none"))
    refused(tool, "lti_algorithm", sign=partial(by_hand, algorithm="HS256", secret=public))
    refused(tool, "lti_algorithm", sign=lambda claims: jwt.encode({"alg": "RS384", "kid": "platform-key"}, claims,
            tool.platform.key, algorithms=["RS384"]))  # fmt: skip
    refused(
        tool, "lti_signature", sign=lambda claims: jwt.encode({"alg": "RS256", "kid": "platform-key"}, claims, stranger)
    )
    refused(tool, "lti_signature", sign=partial(tool.platform.sign, kid="unknown"))
    refused(tool, "lti_signature", sign=lambda claims: tool.platform.sign(claims)[:-4] + "AAAA")
    for nonsense in ("", "x", "a.b.c", "é", "{}", "." * 30, "x" * 40_000):
        refused(tool, "lti_token", sign=lambda _claims, nonsense=nonsense: nonsense)


def test_a_new_key_of_the_platform_is_fetched_but_not_for_every_stranger(tool: Tool) -> None:
    tool.course("turned")
    finder = tool.parts.lti.need().platform_keys
    new = RSAKey.generate_key(2048, {"kid": "next"}, private=True)
    tool.platform.published.append(new)
    sign = partial(jwt.encode, {"alg": "RS256", "kid": "next"}, key=new)
    refused(tool, "lti_signature", sign=lambda claims: sign(claims))
    finder.again_after = 0.0
    try:
        answer = tool.launch(tool.browser(), tool.learning("turned", "s"), sign=lambda claims: sign(claims))
        assert answer.status_code == 303
    finally:
        finder.again_after = 30.0
        tool.platform.published.remove(new)


def test_a_launch_is_good_once(tool: Tool) -> None:
    tool.course("once")
    browser = tool.browser()
    asked = tool.login(browser)
    kept = dict(browser.cookies)
    form = {"state": asked["state"], "id_token": tool.platform.sign(tool.learning("once", "s")(asked["nonce"]))}
    assert browser.post("/lti/launch", data=form, headers=API).status_code == 303
    again = tool.browser()
    again.cookies.update(kept)
    answer = again.post("/lti/launch", data=form, headers=API)
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "lti_replay")
    assert "session" not in again.cookies
    assert browser.post("/lti/launch", data=form, headers=API).status_code == 403, "the browser's cookie is gone"


def test_a_state_that_is_another_browsers_or_made_up(tool: Tool) -> None:
    """What an attacker began, a victim's browser cannot finish: the victim would work under the attacker's name."""
    victim, attacker = tool.browser(), tool.browser()
    tool.login(victim)
    asked = tool.login(attacker)
    token = tool.platform.sign(tool.platform.claims(asked["nonce"]))
    answer = victim.post("/lti/launch", data={"state": asked["state"], "id_token": token})
    assert answer.status_code == 403 and "session" not in victim.cookies
    made_up = jwt.encode({"alg": "HS256"}, {"use": "state", "exp": NOW + 600}, OctKey.import_key(b"0" * 32))
    keys = tool.client.portal.call(tool.parts.lti.need().keys.get)  # type: ignore[union-attr]
    for state in ("", "x", made_up, asked["state"][:-3], keys.seal("choice", 60), keys.seal("state", -1)):
        answer = victim.post("/lti/launch", data={"state": state, "id_token": token}, headers=API)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "lti_state"), state


def test_a_platform_that_nobody_registered(tool: Tool) -> None:
    for hints in (
        {"iss": "https://evil.example", "login_hint": "7"},
        {"iss": ISSUER, "client_id": "another", "login_hint": "7"},
        {"login_hint": "7"},
    ):
        answer = tool.browser().get("/lti/login", params=hints, headers=API)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "lti_unregistered")
    nobody = tool.browser().get("/lti/login", params={"iss": ISSUER}, headers=API)
    assert nobody.json()["error"]["code"] == "lti_login"


def test_the_private_key_is_given_to_nobody(tool: Tool) -> None:
    [key] = tool.client.get("/lti/jwks").json()["keys"]
    assert set(key) == {"kty", "n", "e", "kid", "use", "alg"}


def test_requests_go_to_registered_addresses_alone(tool: Tool, tmp_path: Path) -> None:
    [platform] = tool.parts.lti.need().platforms.all
    own = platform.auth_url.removesuffix("/auth")
    assert platform.owns(f"{own}/items/5") and platform.owns(f"{ISSUER}/items")
    for url in ("http://127.0.0.1:1/", "https://evil.example/", f"{own}@evil.example/", "file:///etc/passwd", "x",
                f"http://{ISSUER.partition('//')[2]}/", f"{ISSUER}.evil.example/", "http://[", "//x/y"):  # fmt: skip
        assert not platform.owns(url), url


def refused(tool: Tool, code: str, **launch: Any) -> None:
    browser = tool.browser()
    answer = tool.launch(browser, **launch, headers=API)
    assert answer.status_code in {403, 422}, answer.text
    assert answer.json()["error"]["code"] == code
    assert "session" not in browser.cookies and "set-cookie" not in answer.headers
