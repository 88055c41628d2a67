"""Who may act: the page itself and programs, no other site."""

import pytest
from starlette.datastructures import Headers
from starlette.testclient import TestClient

from app.middleware.csrf import same_origin

HOST = "127.0.0.1:8000"


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),  # curl, a script
        ({"cookie": "lang=zh"}, False),  # a browser that says nothing is not trusted
        ({"sec-fetch-site": "same-origin"}, True),
        ({"sec-fetch-site": "same-origin", "cookie": "lang=zh"}, True),
        ({"sec-fetch-site": "none"}, True),
        ({"sec-fetch-site": "same-site"}, False),  # another port of this machine is another site's business
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "cross-site", "origin": f"http://{HOST}"}, False),
        ({"sec-fetch-site": "nonsense"}, False),
        ({"sec-fetch-site": ""}, False),
        ({"origin": f"http://{HOST}"}, True),
        ({"origin": f"http://{HOST}", "cookie": "lang=zh"}, True),
        ({"origin": f"https://{HOST}"}, True),  # behind a proxy that ends TLS
        ({"origin": "http://127.0.0.1:9000"}, False),
        ({"origin": "http://127.0.0.1:8000.evil.example"}, False),
        ({"origin": "http://evil.example"}, False),
        ({"origin": "null"}, False),
        ({"origin": "http://["}, False),  # what is no address at all
        ({"origin": "http://[::1"}, False),
        ({"origin": f"http://{HOST}/"}, False),
        ({"origin": f"http://x@{HOST}"}, False),
        ({"origin": ""}, False),
    ],
)
def test_the_matrix(client: TestClient, headers: dict[str, str], allowed: bool) -> None:
    assert same_origin(Headers({"host": HOST, **headers})) is allowed
    response = client.put("/api/v1/problems/rotate-half/draft", json={"source": "x"}, headers=headers)
    assert response.status_code == (200 if allowed else 403)


def test_reading_is_never_refused(client: TestClient) -> None:
    assert client.get("/", headers={"sec-fetch-site": "cross-site"}).status_code == 200


def test_the_form_is_protected_too(client: TestClient) -> None:
    form = {"source": "x", "mode": "submit"}
    assert client.post("/problems/rotate-half", data=form, headers={"origin": "null"}).status_code == 403
    assert client.post("/problems/rotate-half", data=form, headers={"sec-fetch-site": "same-origin"}).status_code == 303
