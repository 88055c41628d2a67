"""Security headers, and which names the server answers to."""

import re

import pytest
from starlette.testclient import TestClient

from app.middleware.host import HostCheck, host_name
from app.settings import Settings
from tests.app.conftest import submit


async def nothing(*_args: object) -> None: ...


@pytest.mark.parametrize(
    "path", ["/", "/problems/rotate-half", "/docs", "/healthz", "/metrics", "/static/icon.svg", "/nothing"]
)
def test_every_response_carries_them(client: TestClient, path: str) -> None:
    headers = client.get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "server" not in headers
    policy = headers["content-security-policy"]
    assert "unsafe" not in policy and "http" not in policy
    for rule in ("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"):
        assert rule in policy


def test_parts_of_a_page_carry_what_concerns_them(client: TestClient) -> None:
    for name in ("app.css", "js/problem.js", "vendor/katex/fonts/KaTeX_Main-Regular.woff2"):
        headers = client.get(f"/static/{name}").headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "content-security-policy" not in headers


def test_the_editors_nonce_is_fresh_and_only_for_styles(client: TestClient) -> None:
    pages = [client.get("/problems/rotate-half") for _ in range(2)]
    nonces = [re.search(r'data-nonce="([^"]+)"', page.text) for page in pages]
    first, second = (nonce[1] for nonce in nonces if nonce)
    assert first != second
    assert f"style-src 'self' 'nonce-{first}'" in pages[0].headers["content-security-policy"]
    assert "script-src 'self';" in pages[0].headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/", "/cards", "/problems/rotate-half", "/problems/hand-rotate", "/docs", "/nothing"])
def test_pages_hold_nothing_that_the_policy_forbids(client: TestClient, path: str) -> None:
    page = client.get(path, headers={"accept": "text/html"}).text
    assert not re.search(r"\son[a-z]+=", page)
    assert "<style" not in page and " style=" not in page
    for tag in re.findall(r"<script[^>]*>", page):
        assert 'src="/static/' in tag or 'type="application/json"' in tag
    assert not re.findall(r'(?:src|<link[^>]*href)="(?:https?:)?//', page)


@pytest.mark.parametrize(
    ("header", "name"),
    [("a:1", "a"), ("a", "a"), ("[::1]:8000", "::1"), ("[::1]", "::1"), ("a:", "a"), ("::1", ""), ("", "")],
)
def test_the_name_in_a_host_header(header: str, name: str) -> None:
    assert host_name(header) == name


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:8000", "127.0.0.1:8000", "127.8.0.1", "[::1]:8000", "x.localhost"]
)
def test_own_names(host: str) -> None:
    assert HostCheck(nothing, Settings()).is_ours([host])


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8000",
        "localhost.evil.example",
        "192.168.1.5",
        "a:b:c",
        "::1",
        "[::1",
        '[::1]x"><b>',
        "[::1]:80@evil.com",
        "127.0.0.1:80@evil.com",
        "x@127.0.0.1",
        "[127.0.0.1]",
        "[localhost]",
        "127.0.0.1:80:80",
        "localhost:http",
        "localhost/x",
        "localhost\\x",
        "127.0.0.1%25x",
        "",
        "127.0.0.1 ",
    ],
)
def test_other_names(host: str) -> None:
    assert not HostCheck(nothing, Settings()).is_ours([host])


def test_the_host_is_named_once() -> None:
    check = HostCheck(nothing, Settings())
    assert not check.is_ours([])
    assert not check.is_ours(["localhost", "evil.example"])


def test_beyond_loopback_any_address_is_good_and_names_are_chosen() -> None:
    check = HostCheck(nothing, Settings(host="0.0.0.0", open_network=True, allowed_hosts=("judge.school.example",)))
    assert check.is_ours(["192.168.1.5:8000"])
    public = HostCheck(nothing, Settings(host="0.0.0.0", public_url="https://Judge.example:8443"))
    assert public.is_ours(["judge.example:8443"]) and not public.is_ours(["example"])
    assert check.is_ours(["Judge.school.example".lower()])
    assert not check.is_ours(["evil.example"])


@pytest.mark.parametrize("path", ["//evil.com/x", "/%2Fevil.com", "///evil.com", "/%5Cevil.com", "//%5C/evil.com"])
def test_links_to_the_same_page_stay_on_this_host(client: TestClient, path: str) -> None:
    page = client.get(f"http://127.0.0.1:8000{path}", headers={"accept": "text/html"}).text
    links = re.findall(r'href="([^"]*(?:lang|theme)=[^"]*)"', page)
    assert len(links) == 2
    assert all(re.match(r"/evil\.com", link) for link in links)


def test_an_address_of_any_letters_is_quoted(client: TestClient) -> None:
    page = client.get("/a%3Fb%23c%22%20d", headers={"accept": "text/html"}).text
    assert 'href="/a%3Fb%23c%22%20d?lang=zh"' in page


def test_untrusted_text_is_escaped(client: TestClient) -> None:
    source = "<script>alert(1)</script></textarea><img src=x>\u2028"
    client.put("/api/v1/problems/rotate-half/draft", json={"source": source})
    page = client.get("/problems/rotate-half").text
    assert "<script>alert" not in page and "<img src=x" not in page
    id = submit(client, source)
    assert "<script>alert" not in client.get(f"/submissions/{id}").text
