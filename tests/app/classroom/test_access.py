"""Who may use which route: visitor, learner, other learner, teacher, other teacher, each at every route there is.

The matrix is made from the routes themselves. A route without a rule fails ``test_every_route_has_a_rule``, and is
closed to everybody meanwhile.
"""

import re
import time
from types import SimpleNamespace
from typing import Any

import pytest
from anyio.from_thread import start_blocking_portal
from starlette.requests import Request
from starlette.responses import Response
from starlette.testclient import TestClient
from starlette.types import Receive, Scope, Send

from app.access import RULES, Rule
from app.errors import ApiError
from app.main import create_app
from app.middleware.gate import PASSED, Gate, Known, confirm, known_routes
from app.settings import Settings
from tests.app.classroom.school import School, person
from tests.app.conftest import ADDRESS, submit

ROUTES = [route for route in known_routes(create_app(Settings()).routes) if route.methods is not None]
PERSONAS = ("visitor", "learner", "other learner", "teacher", "other teacher")
EVERYBODY = frozenset(PERSONAS)
ALLOWED = {
    Rule.PUBLIC: EVERYBODY,
    Rule.SIGNED_IN: EVERYBODY - {"visitor"},
    Rule.EXERCISE: EVERYBODY - {"visitor"},
    Rule.SUBMISSION: {"learner", "teacher"},
    Rule.LEARNER: {"learner", "other learner"},
    Rule.TEACHER: {"teacher", "other teacher"},
    Rule.CLASS: {"teacher"},
    Rule.OPERATOR: {"teacher", "other teacher"},
}
UNRULED = Known("GET /new", "/new", frozenset({"GET"}), re.compile("^/new$"), None)


def test_every_route_has_a_rule() -> None:
    without = [route.name for route in ROUTES if route.rule is None]
    assert without == [], "add these to RULES in app/access.py; nobody in a classroom can use them until then"


def test_every_rule_has_a_route() -> None:
    names = {route.name for route in known_routes(create_app(Settings()).routes)}
    assert set(RULES) - names == set()


@pytest.fixture(scope="module")
def work(school: School) -> str:
    """A submission of the learner."""
    return submit(school.eve.browser)


@pytest.fixture(scope="module")
def gate(school: School, work: str) -> dict[str, TestClient]:
    """Each person's way to the gate alone: behind it stands something that says it was reached."""

    async def reached(scope: Scope, receive: Receive, send: Send) -> None:
        await Response(status_code=299)(scope, receive, send)

    gate = Gate(reached)
    gate._routes = [*known_routes(school.app.routes), UNRULED]

    async def front(scope: Scope, receive: Receive, send: Send) -> None:
        scope["app"] = school.app
        await gate(scope, receive, send)

    def way(browser: TestClient | None) -> TestClient:
        headers = {"sec-fetch-site": "same-origin"}
        client = TestClient(front, base_url=ADDRESS, follow_redirects=False, headers=headers)
        client.portal = school.client.portal  # the database and its cache live on that loop
        client.cookies.update(browser.cookies if browser else {})
        return client

    people = (None, school.eve.browser, school.tim.browser, school.ada, school.bob)
    return {name: way(browser) for name, browser in zip(PERSONAS, people, strict=True)}


def address(route: Known, school: School, work: str) -> str:
    """A path of ``route`` that leads to what belongs to the first learner and the first teacher."""
    values = {"name": "rotate-half", "class_id": school.ada_class, "learner_id": school.eve.id, "n": "0"}
    if route.rule is Rule.SUBMISSION:
        values["id"] = work
    return re.sub(r"\{(\w+)(?::\w+)?\}", lambda hole: values.get(hole[1], "x"), route.path)


def ask(client: TestClient, route: Known, path: str) -> int:
    [method] = (route.methods or frozenset({"GET"})) - {"HEAD"}
    return client.request(method, path).status_code


@pytest.mark.parametrize("persona", PERSONAS)
def test_the_matrix(school: School, gate: dict[str, TestClient], work: str, persona: str) -> None:
    wrong = []
    for route in [*ROUTES, UNRULED]:
        status = ask(gate[persona], route, address(route, school, work))
        allowed = route.rule is not None and persona in ALLOWED[route.rule]
        if (status == 299) is not allowed or (not allowed and status not in {401, 403, 404}):
            wrong.append((route.name, status))
    assert wrong == []


def test_refusals_say_no_more_than_they_must(school: School, gate: dict[str, TestClient], work: str) -> None:
    own, invented = f"/api/v1/submissions/{work}", "/api/v1/submissions/0123456789abcdef0123456789abcdef"
    answers = [gate["other learner"].get(path) for path in (own, invented)]
    assert answers[0].status_code == answers[1].status_code == 404
    assert answers[0].json() == answers[1].json()
    classes = [gate["other teacher"].get(f"/classes/{id}").json() for id in (school.ada_class, "0" * 32)]
    assert classes[0] == classes[1]


def test_a_visitor_reaches_no_handler_of_the_real_application(school: School, work: str) -> None:
    visitor = person(school.app)
    for route in ROUTES:
        if route.rule is Rule.PUBLIC:
            continue
        path = address(route, school, work)
        [method] = (route.methods or frozenset()) - {"HEAD"}
        page = visitor.request(method, path)
        assert page.status_code == (303 if method == "GET" and not path.startswith("/api/") else 401), route.name
        assert visitor.request(method, path, headers={"accept": "application/json"}).status_code == 401, route.name
        if page.status_code == 303:
            assert page.headers["location"].startswith("/join?next=/")


@pytest.mark.parametrize("passed", [{}, {PASSED: "/cards/{id}"}])
def test_a_handler_that_the_gate_did_not_open_refuses(school: School, passed: dict[str, str]) -> None:
    request = Request({"type": "http", "route": SimpleNamespace(path="/cards"), **passed})
    with start_blocking_portal() as portal, pytest.raises(ApiError) as caught:
        portal.call(confirm, request)
    assert caught.value.status == 403
    assert confirm in [dependency.dependency for dependency in school.app.router.dependencies]


def test_an_address_written_otherwise_finds_no_other_rule(school: School) -> None:
    visitor = person(school.app)
    for path in ("//classes", "/classes/", "/Classes", "/static/../classes", "/%63lasses", "/classes%2F", "/./classes"):
        answer = visitor.get(ADDRESS + path)
        assert answer.status_code in {303, 404}, (path, answer.status_code)
        if answer.status_code == 303:
            assert answer.headers["location"].startswith("/join")


def test_metrics_are_for_teachers_and_prometheus(school: School) -> None:
    visitor = person(school.app, accept="text/plain")
    assert visitor.get("/metrics").status_code == 401
    assert visitor.get("/metrics", headers={"authorization": "Bearer wrong"}).status_code == 401
    assert visitor.get("/metrics", headers={"authorization": "Bearer secret-of-prometheus"}).status_code == 200
    assert school.ada.get("/metrics").status_code == 200
    assert school.eve.browser.get("/metrics").status_code == 403


def test_health_is_for_everybody_and_says_which_mode(school: School) -> None:
    assert person(school.app).get("/healthz").json()["mode"] == "classroom"


def test_an_exercise_must_be_one_of_the_class_and_open(school: School) -> None:
    eve = school.eve.browser
    soon = time.strftime("%Y-%m-%dT%H:%M", time.localtime(time.time() + 5 * 86400))
    try:
        school.exercises("partial-rope")
        assert eve.get("/problems/rotate-half").status_code == 404
        assert eve.get("/api/v1/problems/rotate-half").json()["error"]["code"] == "not_in_class"
        assert [problem["id"] for problem in eve.get("/api/v1/problems").json()] == ["partial-rope"]
        assert eve.get("/problems/partial_rope").status_code == 307  # however it is called
        school.exercises("partial-rope", opens=soon)
        for method, path in (("GET", "/problems/partial-rope"), ("POST", "/api/v1/problems/partial_rope/submissions")):
            assert eve.request(method, path, json={"source": "x"}).status_code == 403, path
        assert school.ada.get("/problems/partial-rope").status_code == 200
        assert 'href="/problems/partial-rope"' not in eve.get("/").text
    finally:
        school.exercises()


def test_signed_out_and_expired_sessions_are_nobodys(school: School) -> None:
    gone = school.join(school.ada_class, "Gone")
    assert gone.browser.get("/me").status_code == 200
    cookies = dict(gone.browser.cookies)
    assert gone.browser.post("/signout").status_code == 303
    late = person(school.app)
    late.cookies.update(cookies)
    assert late.get("/me").status_code == 303
    for token in ("", "x", "x" * 5000, "é" * 30, "'; DROP TABLE sessions; --" + "x" * 10):
        headers = {b"cookie": f"session={token}".encode("latin-1"), b"accept": b"text/html"}
        assert late.get("/me", headers=headers).status_code == 303
    values: dict[str, Any] = {"typed": "Gone"}
    school.ada.post(f"/classes/{school.ada_class}/learners/{gone.id}/remove", data=values)
