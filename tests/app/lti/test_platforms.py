"""The operator's file, and a server that has none or lacks the packages."""

import json
from pathlib import Path
from typing import Any

import pytest

from app.lti import service
from app.lti.platforms import Platforms, origin
from app.settings import Settings
from judge.errors import OperatorError
from tests.app.conftest import application, browser
from tests.app.fake_engine import FakeEngine

GOOD: dict[str, Any] = {
    "issuer": "https://moodle.school.example",
    "client_id": "abc",
    "auth_url": "https://moodle.school.example/mod/lti/auth.php",
    "token_url": "https://moodle.school.example/mod/lti/token.php",
    "jwks_url": "https://moodle.school.example/mod/lti/certs.php",
    "deployments": ["1"],
}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "the file: Invalid JSON"),
        ("[]", "no platform is in it"),
        (json.dumps(GOOD), "the file: Input should be a valid"),
        (json.dumps([GOOD | {"secret": "x"}]), "platform 1, secret: Extra inputs are not permitted"),
        (json.dumps([GOOD, GOOD | {"client_id": 5}]), "platform 2, client_id: Input should be a valid string"),
        (json.dumps([GOOD | {"deployments": []}]), "platform 1, deployments: "),
        (
            json.dumps([GOOD | {"token_url": "http://moodle.school.example/"}]),
            "platform 1, token_url: only https is safe",
        ),
        (json.dumps([GOOD | {"jwks_url": "moodle"}]), "platform 1, jwks_url: write an address like https://"),
        (
            json.dumps([GOOD | {"origins": ["https://x.example; script-src *"]}]),
            "platform 1, origins, 0: write an address",
        ),
        (json.dumps([GOOD | {"origins": ["https://x.example/path"]}]), "platform 1, origins, 0: write an origin"),
        (json.dumps([GOOD, GOOD]), "issuer https://moodle.school.example with client_id abc is there twice"),
        (" " * (1 << 21), "larger than 1 MB"),
    ],
)
def test_a_file_that_cannot_be_used_says_what_and_where(tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "lti.json"
    path.write_text(text)
    with pytest.raises(OperatorError) as caught:
        Platforms.load(path)
    assert str(path) in str(caught.value) and told in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(OperatorError, match="No such file"):
        Platforms.load(tmp_path / "none.json")


def test_a_platform_is_found_by_issuer_and_client(tmp_path: Path) -> None:
    path = tmp_path / "lti.json"
    path.write_text(json.dumps([GOOD, GOOD | {"client_id": "def", "origins": ["https://school.example:8443"]}]))
    found = Platforms.load(path)
    assert found.find(GOOD["issuer"], "abc") is found.all[0]
    assert found.find(GOOD["issuer"], "") is None, "it may be either"
    assert found.origins == ("https://moodle.school.example", "https://school.example:8443")


@pytest.mark.parametrize(
    ("url", "found"),
    [
        ("https://A.example:443/x?y", "https://a.example"),
        ("http://[::1]:8000/", "http://[::1]:8000"),
        ("https://user@a.example/", ""),
        ("https://a.example:99999/", ""),
        ("ftp://a.example/", ""),
        ("/lti/launch", ""),
    ],
)
def test_origins_as_they_are_compared(url: str, found: str) -> None:
    assert origin(url) == found


@pytest.mark.parametrize(("lacking", "status", "told"), [(False, 404, "ROPE_JUDGE_LTI"), (True, 501, "pip install")])
def test_without_platforms_or_packages_the_server_works_and_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lacking: bool, status: int, told: str
) -> None:
    path = tmp_path / "lti.json"
    path.write_text(json.dumps([GOOD]))
    if lacking:
        monkeypatch.setattr(service, "PACKAGES", ("no_such_package",))
    settings = Settings(data=tmp_path / "data", lti=path if lacking else None)
    assert settings.needs_sign_in is lacking
    with browser(application(settings, FakeEngine())) as client:
        assert client.get("/healthz").status_code == 200
        for answer in (client.get("/lti/login"), client.post("/lti/launch"), client.get("/lti/jwks")):
            assert answer.status_code == status and told in answer.json()["error"]["hint"]
