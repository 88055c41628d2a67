"""The JSON error contract: every error, whoever finds it, is

``{"ok": false, "error": {"code": str, "message": str, "hint"?, "where"?, "retry_after"?}, "status": int}``

and ``status`` is the HTTP status. Somebody who asks for a page gets the same words on a page.
"""

from typing import Any

import pytest
from starlette.testclient import TestClient

from app.pages.render import coded
from judge.cards import Deck
from judge.problem import Catalogue

JSON = {"content-type": "application/json"}
SUBMISSIONS = "/api/v1/problems/rotate-half/submissions"
FORM_TYPE = "multipart/form-data; boundary=B"
FORM = b'--B\r\nContent-Disposition: form-data; name="code"\r\n\r\nx-' + b"a" * 1000 + b"\r\n--B--\r\n"

ERRORS: list[tuple[str, str, dict[str, Any], int, str]] = [
    ("GET", "/nowhere", {}, 404, "not_found"),
    ("GET", "/api/v1/nowhere", {}, 404, "not_found"),
    ("GET", "/static/nothing.js", {}, 404, "not_found"),
    ("GET", "/api/v1/problems/rotate-hal", {}, 404, "unknown_problem"),
    ("GET", "/problems/rotate-hal", {}, 404, "unknown_problem"),
    ("GET", "/api/v1/submissions/none", {}, 404, "unknown_submission"),
    ("GET", "/api/v1/submissions/none/events", {}, 404, "unknown_submission"),
    ("GET", "/submissions/none", {}, 404, "unknown_submission"),
    ("DELETE", "/", {}, 405, "method_not_allowed"),
    ("GET", SUBMISSIONS, {}, 405, "method_not_allowed"),
    ("POST", SUBMISSIONS, {"json": {}}, 422, "invalid"),
    ("POST", SUBMISSIONS, {"json": {"source": "", "mode": "try"}}, 422, "invalid"),
    ("POST", SUBMISSIONS, {"json": {"source": "", "colour": 1}}, 422, "invalid"),
    ("POST", SUBMISSIONS, {"json": {"source": "", "seed": -1}}, 422, "invalid"),
    ("POST", SUBMISSIONS, {"json": {"source": 7}}, 422, "invalid"),
    ("POST", SUBMISSIONS, {"content": b'{"source": '}, 422, "invalid"),
    ("POST", SUBMISSIONS, {"content": b"\xff\xfe{", "headers": JSON}, 400, "bad_request"),
    ("POST", SUBMISSIONS, {"content": b'{"source": "\\ud800"}', "headers": JSON}, 422, ""),
    ("POST", SUBMISSIONS, {"json": {"source": "x" * 65537}}, 422, "source_too_long"),
    ("POST", SUBMISSIONS, {"json": {"source": "é" * 32769}}, 422, "source_too_long"),
    ("POST", SUBMISSIONS, {"content": b"x" * 600_000}, 413, "too_large"),
    # codecs of Python's that take quadratic time: 400 kB held up everybody for half a minute, on the way in
    ("POST", "/join", {"content": FORM, "headers": {"content-type": f"{FORM_TYPE}; charset=punycode"}}, 415, "charset"),
    ("POST", "/join", {"content": FORM, "headers": {"content-type": f'{FORM_TYPE}; CHARSET="IDNA"'}}, 415, "charset"),
    ("POST", SUBMISSIONS, {"json": {"source": "# full"}}, 503, "queue_full"),
    ("POST", SUBMISSIONS, {"json": {"source": "# raise"}}, 500, "internal"),
    ("POST", SUBMISSIONS, {"json": {"source": ""}, "headers": {"sec-fetch-site": "cross-site"}}, 403, "cross_site"),
    ("GET", "/", {"headers": {"host": "evil.example"}}, 421, "wrong_host"),
    ("PUT", "/api/v1/problems/rotate-half/draft", {"json": {"source": "x" * 70000}}, 422, "source_too_long"),
    ("PUT", "/api/v1/problems/nothing/draft", {"json": {"source": ""}}, 404, "unknown_problem"),
]  # fmt: skip


@pytest.mark.parametrize(("method", "path", "options", "status", "code"), ERRORS)
@pytest.mark.parametrize("lang", ["en", "zh"])
def test_every_error_has_the_shape(
    client: TestClient, method: str, path: str, options: dict[str, Any], status: int, code: str, lang: str
) -> None:
    response = client.request(method, f"{path}?lang={lang}", **options)
    assert response.status_code == status, response.text
    body = response.json()
    assert set(body) == {"ok", "error", "status"}
    assert body["ok"] is False
    assert body["status"] == status
    error = body["error"]
    assert {"code", "message"} <= set(error) <= {"code", "message", "hint", "where", "retry_after"}
    assert error["code"] == code or not code
    assert error["message"]
    assert response.headers["content-type"] == "application/json"
    assert "content-security-policy" in response.headers


def test_messages_are_in_the_readers_language(client: TestClient) -> None:
    assert (
        client.get("/nowhere", headers={"accept-language": "zh-CN"}).json()["error"]["message"]
        == "这个地址下没有内容。"
    )
    assert "nothing at this address" in client.get("/nowhere").json()["error"]["message"]


def test_a_near_miss_is_told_what_was_meant(client: TestClient) -> None:
    assert "rotate-half" in client.get("/api/v1/problems/rotate-haf").json()["error"]["message"]


@pytest.mark.parametrize("path", ["/problems/rotate-hal", "/embed/rotate-hal", "/problems/rotate-hal/notebook.ipynb"])
@pytest.mark.parametrize("lang", ["en", "zh"])
def test_on_a_page_what_was_meant_is_a_link(client: TestClient, path: str, lang: str) -> None:
    page = client.get(path, params={"lang": lang}, headers={"accept": "text/html"})
    assert page.status_code == 404 and '<a href="/problems/rotate-half">rotate-half</a>' in page.text


def test_pictures_and_cards_are_linked_too_and_nothing_but_that(client: TestClient) -> None:
    def heading(path: str) -> str:
        page = client.get(path, headers={"accept": "text/html"}).text
        return page[page.index("<h1>") : page.index("</h1>")]

    card = next(iter(Deck.load(Catalogue.load(), None))).id
    assert f'<a href="/cards?card={card}">{card}</a>' in heading(f"/cards?card={card}x")
    assert '<a href="/pictures/helix">helix</a>' in heading("/pictures/heliks")
    assert "Did you mean helix?" in client.get("/pictures/heliks").json()["error"]["message"]
    for path in ("/pictures/zzzzzz", "/cards?card=zzzzzz", "/problems/zzzzzz"):
        assert "<a" not in heading(path)
    assert "&lt;b&gt;rotate-half" in heading("/problems/<b>rotate-half") and "<b>" not in heading(
        "/problems/<b>rotate-half"
    )


def test_a_full_queue_says_when_to_come_back(client: TestClient) -> None:
    response = client.post(SUBMISSIONS, json={"source": "# full"})
    assert response.headers["retry-after"] == "3"
    assert response.json()["error"]["retry_after"] == 2.5


def test_what_went_wrong_inside_stays_inside(client: TestClient) -> None:
    response = client.post(SUBMISSIONS, json={"source": "# raise"})
    assert "secret" not in response.text
    assert "x-request-id" in response.headers


def test_a_wrong_method_names_the_right_ones(client: TestClient) -> None:
    assert client.get(SUBMISSIONS).headers["allow"] == "POST"


def test_people_get_a_page(client: TestClient) -> None:
    response = client.get("/nowhere", headers={"accept": "text/html", "accept-language": "zh"})
    assert response.status_code == 404
    assert response.headers["content-type"].startswith("text/html")
    assert "这个地址下没有内容" in response.text
    api = client.get("/api/v1/nowhere", headers={"accept": "text/html"})
    assert api.headers["content-type"] == "application/json"


def test_a_body_that_grows_is_cut_off(client: TestClient) -> None:
    def body() -> Any:
        for _ in range(100):
            yield b"x" * 10_000

    response = client.post(SUBMISSIONS, content=body(), headers={"content-type": "application/json"})
    assert response.status_code == 413
    assert response.json()["error"]["code"] == "too_large"


@pytest.mark.parametrize("length", ["-1", "abc", "1e3", "99999999999999999999999"])
def test_a_length_that_is_none(client: TestClient, length: str) -> None:
    response = client.post(SUBMISSIONS, content=b"{}", headers={"content-length": length})
    assert response.status_code == 413


def test_a_page_shows_commands_as_such_and_nothing_else_as_markup() -> None:
    assert coded("`rope-judge teacher-link` <b>`__x__`") == (
        "<code>rope-judge teacher-link</code> &lt;b&gt;<code>__x__</code>"
    )
