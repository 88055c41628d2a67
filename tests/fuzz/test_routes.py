"""No request makes the server fail: any bytes to any address by any method, from whoever is signed in."""

import json
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import quote, urlencode

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.middleware.gate import Known, known_routes
from tests.app.classroom.school import School, person
from tests.app.conftest import submit
from tests.fuzz.effort import TIMES, effort

DEEP = b'{"source":' + b"[" * 60_000 + b"]" * 60_000 + b"}"
ODD = (b"", b"{", b"null", b"[]", b'"x"', b"\xff\xfe", b'{"source": "\\ud800"}', b'{"source": 1e999}', DEEP,
       b'{"source": "x", "seed": 123456789012345678901234567890}', b'{"source": "\\u0000"}')  # fmt: skip
TYPES = ("application/json", "application/json; charset=utf-16", "text/plain", "multipart/form-data",
         "multipart/form-data; boundary=x",
         "application/x-www-form-urlencoded", "application/json;;", "\x7f")  # fmt: skip
FIELDS = ("name", "source", "mode", "q", "code", "password", "repeated", "old", "new", "typed", "exercise", "id", "do",
          "opens", "closes", "zone", "feedback", "solutions", "joining", "text", "file", "pin", "rating", "after",
          "next", "option", "seed", "n", "lang", "base", "page", "wait", "more", "stuck", "view", "which")  # fmt: skip
ACCEPTED = ("*/*", "text/html")
TEXT = st.text(max_size=30) | st.sampled_from(
    ("rotate-half", "1", "-1", "0", "99999999999999999999", "1e400", "nan", "2030-01-01T10:00", "9999-12-31T23:59",
     "0001-01-01T00:00", "Asia/Shanghai", "Mars/Base", "../../etc/passwd", "a" * 5000, "\x00", "\ud7ff\U0010ffff",
     "=1+1")
)  # fmt: skip


def existing(school: School) -> dict[str, str]:
    """What leads to something that exists, by the hole in an address; for ``id`` by the address's beginning."""
    eve = school.eve.browser
    run = eve.post("/api/v1/playground/runs", json={"source": "1"}).json()["id"]
    eve.post("/api/v1/problems/rotate-half/draft/copies", json={"source": "x"})
    return {
        "name": "rotate-half", "class_id": school.ada_class, "learner_id": school.eve.id, "n": "1",
        "code": school.code(school.ada_class), "token": "x" * 32, "path": "app.css",
        "/submissions": submit(eve, "# wrong case-2 sign"), "/api/v1/submissions": submit(eve),
        "/playground": run, "/api/v1/playground": run, "/pictures": "alibi",
        "/cards": "alibi-slopes", "/api/v1/cards": "alibi-slopes",
    }  # fmt: skip


@pytest.fixture(scope="module")
def there(school: School) -> dict[str, str]:
    return existing(school)


@pytest.fixture(scope="module")
def there_too(shared: School) -> dict[str, str]:
    return existing(shared)


def sound(answer: Any) -> None:
    """No fault of the server's; an error has its shape, a page its policy."""
    assert answer.status_code < 500, (answer.request.url, answer.text[:500])
    assert "content-security-policy" in answer.headers
    if answer.status_code >= 400 and answer.headers["content-type"] == "application/json":
        found = answer.json()
        assert found["ok"] is False and found["status"] == answer.status_code and found["error"]["message"]


def filled(there: dict[str, str], route: Known, draw: Callable[[Any], Any]) -> str:
    """The route's address, with what exists in its holes or with anything."""
    path = route.path
    for hole in re.findall(r"{(\w+)(?::path)?}", route.path):
        begins = next((start for start in there if start[0] == "/" and route.path.startswith(start)), "")
        value = there[begins if hole == "id" else hole]
        chosen = value if draw(st.booleans()) else quote(draw(TEXT), safe="")
        path = path.replace(f"{{{hole}}}", chosen).replace(f"{{{hole}:path}}", chosen)
    return path


SPARED = {"/me/delete", "/account/delete", "/account/signout", "/signout", "/account/password"}
"""What would end those who ask. Streams have no end of their own."""


def any_form(school: School, there: dict[str, str], data: st.DataObject) -> None:
    people = {"ada": school.ada, "eve": school.eve.browser, "nobody": person(school.app)}
    routes = [r for r in known_routes(school.app.routes) if r.path not in SPARED and not r.path.endswith("/events")]
    route = data.draw(st.sampled_from(routes))
    client = people[data.draw(st.sampled_from(sorted(people)))]
    fields = data.draw(st.lists(st.tuples(st.sampled_from(FIELDS), TEXT), max_size=4))
    query = urlencode(data.draw(st.lists(st.tuples(st.sampled_from(FIELDS), TEXT), max_size=2)))
    method = next(iter((route.methods or {"GET"}) - {"HEAD"}))
    form = urlencode(fields) if method == "POST" else None
    headers = {"content-type": "application/x-www-form-urlencoded"} if form is not None else {}
    sound(client.request(method, f"{filled(there, route, data.draw)}?{query}", headers=headers, content=form))


@effort(60)
@given(data=st.data())
def test_any_form_to_any_page(school: School, there: dict[str, str], data: st.DataObject) -> None:
    any_form(school, there, data)


@effort(60)
@given(data=st.data())
def test_any_form_to_any_page_on_postgresql(shared: School, there_too: dict[str, str], data: st.DataObject) -> None:
    any_form(shared, there_too, data)


def test_every_page_of_who_has_done_nothing_yet(school: School, there: dict[str, str]) -> None:
    """Whoever asks for every address before anything was typed or handed in."""
    tess = school.join(school.ada_class, "Tess").browser
    for client in (tess, school.bob):
        for route in known_routes(school.app.routes):
            if "GET" in (route.methods or {"GET"}) and not route.path.endswith("/events"):
                sound(client.get(filled(there, route, lambda _strategy: True)))


BODIES = st.binary(max_size=200) | st.sampled_from(ODD) | st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(FIELDS), inner, max_size=4),
    max_leaves=6,
).map(lambda value: json.dumps(value).encode())  # fmt: skip


@effort(60)
@given(data=st.data())
def test_any_bytes_as_any_type(school: School, there: dict[str, str], data: st.DataObject) -> None:
    writing = {"POST", "PUT", "DELETE"}
    routes = [r for r in known_routes(school.app.routes) if (r.methods or set()) & writing and "delete" not in r.path]
    route = data.draw(st.sampled_from(routes))
    headers = {"content-type": data.draw(st.sampled_from(TYPES)), "accept": data.draw(st.sampled_from(ACCEPTED))}
    path = filled(there, route, lambda _strategy: True)
    method = next(iter(route.methods or ()))
    sound(school.eve.browser.request(method, path, content=data.draw(BODIES), headers=headers))


def test_methods_that_an_address_does_not_take(school: School) -> None:
    known: dict[str, set[str]] = {}
    for route in known_routes(school.app.routes):
        if route.methods:
            known.setdefault(route.path, set()).update(route.methods)
    for path, methods in known.items():
        for method in {"GET", "POST", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND"} - methods:
            answer = school.ada.request(method, path.replace("{", "").replace("}", ""))
            sound(answer)
            assert answer.status_code in {403, 404, 405}, (method, path)
            assert answer.status_code != 405 or answer.headers.get("allow"), (method, path)


AWKWARD = ("a\x00b", "\ufdd0", "\U0010ffff", "é" * 300, "9" * 30, "-1", "١٢", "2030-01-01T10:00", "‮evil", " ")
"""What databases, numbers and clocks trip over."""


@pytest.mark.parametrize("kept", ["school", "shared"])
def test_every_field_with_what_is_awkward(kept: str, request: pytest.FixtureRequest) -> None:
    """Each address with each such text in all fields at once, so that the one that matters is among them.

    In the suite NUL and one more; `make fuzz` tries all.
    """
    school: School = request.getfixturevalue(kept)
    there = existing(school)
    routes = [r for r in known_routes(school.app.routes) if r.path not in SPARED and not r.path.endswith("/events")]
    for number, route in enumerate(routes):
        for text in AWKWARD if TIMES else {AWKWARD[0], AWKWARD[number % len(AWKWARD)]}:
            client = school.ada if "class" in route.path or "account" in route.path else school.eve.browser
            fields = urlencode({name: text for name in FIELDS})
            method = next(iter((route.methods or {"GET"}) - {"HEAD"}))
            path = filled(there, route, lambda _strategy: True)
            headers = {"content-type": "application/x-www-form-urlencoded"} if method == "POST" else {}
            sound(client.request(method, f"{path}?{fields}", headers=headers, content=fields if headers else None))
            if "{name}" in route.path:
                sound(
                    client.request(method, route.path.replace("{name}", quote(text)).replace("{", "").replace("}", ""))
                )
