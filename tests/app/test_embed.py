"""Exercises in frames of other sites' pages: who may, and what is said to who may not. Complaints."""

from html import unescape
from typing import Any

import pytest
from starlette.testclient import TestClient

from app.complaint import link
from app.settings import Settings
from judge.errors import OperatorError
from tests.app.conftest import application, browser
from tests.app.fake_engine import FakeEngine

HANDBOOK = "https://handbook.example"


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return settings.model_copy(
        update={
            "embed_origins": (HANDBOOK,),
            "feedback": "mailto:teacher@school.example",
            "public_url": "https://judge.school.example",
        }
    )


def framed(client: TestClient, around: str, path: str = "/embed/rotate-half", site: str = "cross-site") -> Any:
    return client.get(path, headers={"Sec-Fetch-Dest": "iframe", "Sec-Fetch-Site": site, "Referer": around})


def test_a_page_that_may_gets_the_exercise_without_the_site_around_it(client: TestClient) -> None:
    page = framed(client, f"{HANDBOOK}/chapter/3")
    assert page.status_code == 200
    assert f"frame-ancestors 'self' {HANDBOOK}" in page.headers["content-security-policy"]
    assert "x-frame-options" not in page.headers
    assert 'id="work"' in page.text and '<header class="site">' not in page.text
    assert '<base target="_blank">' in page.text


@pytest.mark.parametrize("path", ["/", "/problems/rotate-half", "/cards", "/docs"])
def test_every_other_page_stays_out_of_frames(client: TestClient, path: str) -> None:
    page = framed(client, f"{HANDBOOK}/", path)
    assert page.headers["x-frame-options"] == "DENY"
    assert "frame-ancestors 'none'" in page.headers["content-security-policy"]


def test_a_page_that_may_not_is_told_what_the_operator_can_do(client: TestClient) -> None:
    page = framed(client, "https://other.example/page?x=1")
    assert page.status_code == 403
    assert "https://other.example are not allowed" in page.text
    assert "ROPE_JUDGE_EMBED_ORIGINS='[\"https://other.example\"]'" in unescape(page.text)
    assert "frame-ancestors *" in page.headers["content-security-policy"]  # there is nothing in it but these words
    assert 'id="work"' not in page.text


@pytest.mark.parametrize("around", ["", "no address"])
def test_where_the_page_around_keeps_its_address_to_itself_the_browser_decides(client: TestClient, around: str) -> None:
    page = framed(client, around)
    assert page.status_code == 200
    assert f"frame-ancestors 'self' {HANDBOOK};" in page.headers["content-security-policy"] + ";"


def test_an_exercise_that_is_not_there_is_said_in_the_frame(client: TestClient) -> None:
    page = framed(client, f"{HANDBOOK}/", "/embed/nothing-like-it")
    assert page.status_code == 404
    assert HANDBOOK in page.headers["content-security-policy"] and "x-frame-options" not in page.headers


def test_in_a_classroom_who_is_not_signed_in_is_led_to_the_page_itself(settings: Settings, fake: FakeEngine) -> None:
    app = application(settings.model_copy(update={"classroom": True}), fake)
    with browser(app, client=("127.0.0.1", 50000)) as client:
        page = framed(client, f"{HANDBOOK}/")
        assert page.status_code == 401
        assert 'href="/problems/rotate-half"' in page.text and 'id="work"' not in page.text
        assert HANDBOOK in page.headers["content-security-policy"]


def test_the_snippet_and_the_script_it_loads(client: TestClient) -> None:
    page = unescape(client.get("/problems/rotate-half?lang=zh").text)
    assert 'src="https://judge.school.example/embed/rotate-half?lang=zh"' in page
    assert '<script src="https://judge.school.example/static/embed.js" async></script>' in page
    script = client.get("/static/embed.js")
    assert script.headers["cross-origin-resource-policy"] == "cross-origin"  # else the other page may not load it
    assert client.get("/static/js/problem.js").headers["cross-origin-resource-policy"] == "same-origin"


@pytest.mark.parametrize(
    "wrong", ["*", "handbook.example", "https://a.example/x", "https://a.example;script-src *", ""]
)
def test_origins_that_are_none_are_refused(wrong: str) -> None:
    with pytest.raises(OperatorError, match=r"ROPE_JUDGE_EMBED_ORIGINS.*https://handbook\.example"):
        Settings(embed_origins=(wrong,))


def test_a_complaint_says_what_it_is_about(client: TestClient) -> None:
    page = unescape(client.get("/problems/rotate-half").text)
    assert 'href="mailto:teacher@school.example?subject=rope-judge%3A%20rotate-half&body=' in page
    assert "https%3A%2F%2Fjudge.school.example%2Fproblems%2Frotate-half" in page
    assert "submissions%2FREPORT" in page


def test_without_the_setting_there_is_no_link(fake: FakeEngine, settings: Settings) -> None:
    with browser(application(settings.model_copy(update={"feedback": ""}), fake)) as client:
        assert "data-complaint" not in client.get("/problems/rotate-half").text


@pytest.mark.parametrize(
    ("template", "address"),
    [
        ("https://x.example/new?title={exercise}", "https://x.example/new?title=a%26b"),
        ("https://x.example/new", "https://x.example/new?exercise=a%26b&version=1f&report=&page=p%2F"),
        ("mailto:a@b.example?cc=c@d.example", "mailto:a@b.example?cc=c@d.example&subject=rope-judge%3A%20a%26b&"
         "body=%0A%0Ap%2F%0Aa%26b%201f%0A"),
    ],
)  # fmt: skip
def test_holes_are_filled(template: str, address: str) -> None:
    assert link(template, exercise="a&b", version="1f", report="", page="p/") == address


@pytest.mark.parametrize(
    "wrong", ["teacher@school.example", "javascript:alert(1)", "https://x/{name}", "https://x/{", "mailto:"]
)
def test_templates_that_lead_nowhere_are_refused(wrong: str) -> None:
    with pytest.raises(OperatorError, match="ROPE_JUDGE_FEEDBACK"):
        Settings(feedback=wrong)
