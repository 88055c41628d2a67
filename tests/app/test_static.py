"""Static files: addresses that never change their content, compression, and how much a page weighs."""

import gzip
import re
import zlib
from collections.abc import Iterator
from pathlib import Path

import brotli
import pytest
from fastapi import FastAPI
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse, StreamingResponse
from starlette.routing import Mount, Route
from starlette.testclient import TestClient

from app.encoding import accepted
from app.middleware.compress import Compress
from app.middleware.gate import known_routes
from app.static import ASK_AGAIN, FOREVER, STATIC, Static
from tests.conftest import REPOSITORY


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "js").mkdir()
    (tmp_path / "js/page.js").write_text('import "./other.js";\n' + "// padding\n" * 100)
    (tmp_path / "font.woff2").write_bytes(bytes(2000))
    (tmp_path / ".hidden").write_text("secret")
    return tmp_path


@pytest.fixture
def static(folder: Path) -> Static:
    return Static(folder)


@pytest.fixture
def files(static: Static) -> Iterator[TestClient]:
    with TestClient(Starlette(routes=[Mount("/static", static)])) as client:
        yield client


def test_a_hashed_address_is_kept_for_ever_and_a_plain_one_is_asked_about(static: Static, files: TestClient) -> None:
    kept = files.get(static.url("js/page.js"))
    assert kept.headers["cache-control"] == FOREVER and "immutable" in FOREVER
    assert kept.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "etag" not in kept.headers  # nobody will ask
    plain = files.get("/static/js/page.js")
    assert plain.headers["cache-control"] == ASK_AGAIN and plain.text == kept.text
    again = files.get("/static/js/page.js", headers={"If-None-Match": plain.headers["etag"]})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", plain.headers["etag"])


def test_a_change_gives_a_new_address_and_the_old_one_is_no_longer_kept(
    static: Static, files: TestClient, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = static.url("font.woff2")
    (folder / "js/page.js").write_text("changed")
    assert static.url("font.woff2") == old  # looked at once a second
    monkeypatch.setattr("app.static._LOOK_SECONDS", 0)
    assert static.url("font.woff2") != old
    assert files.get(static.url("js/page.js")).text == "changed"
    late = files.get(old.replace("font.woff2", "js/page.js"))  # a page that was open before the update
    assert (late.text, late.headers["cache-control"]) == ("changed", ASK_AGAIN)


def test_relative_imports_stay_under_the_same_hash() -> None:
    """A module that named another by an absolute address would get one that is asked about each time."""
    for path in (*REPOSITORY.glob("static/**/*.js"), *REPOSITORY.glob("static/**/*.css")):
        if path.name not in {"embed.js"}:
            assert not re.search(r"""["'(]/static/""", path.read_text("utf-8")), path


def test_a_page_knows_all_modules_of_its_script_before_they_are_read() -> None:
    found = STATIC.tree.imports("js/problem.js")
    assert {"js/dom.js", "js/words.js", "js/draft.js"} <= set(found)
    assert "js/problem.js" not in found and len(set(found)) == len(found)
    assert "vendor/editor.js" not in found  # imported later, by a call
    assert STATIC.tree.imports("vendor/editor.js") == ["vendor/editor-chunk.js"]  # and editor-search.js when wanted


def test_every_static_file_that_a_template_names_is_there() -> None:
    for template in REPOSITORY.glob("templates/**/*.html"):
        text = template.read_text("utf-8")
        assert '"/static/' not in text, template
        for name in re.findall(r"""static\(["']([^"'~]+)["']\)""", text):
            assert name in STATIC.tree.files, f"{template.name}: {name}"


@pytest.mark.parametrize(
    "path", ["/", "/.hidden", "/nothing.js", "/../pyproject.toml", "/%2e%2e/x", "/v-x/../x", "//x"]
)
def test_nothing_else_is_served(files: TestClient, path: str) -> None:
    assert files.get(f"/static{path}").status_code == 404


@pytest.mark.parametrize(
    ("offer", "encoding"), [("br", "br"), ("gzip, deflate", "gzip"), ("gzip, br", "br"), ("", None)]
)
def test_text_is_compressed_as_the_browser_takes_it(
    static: Static, files: TestClient, folder: Path, offer: str, encoding: str | None
) -> None:
    for _again in range(2):
        with files.stream("GET", static.url("js/page.js"), headers={"Accept-Encoding": offer}) as response:
            raw = b"".join(response.iter_raw())
        assert response.headers.get("content-encoding") == encoding
        assert int(response.headers["content-length"]) == len(raw)
        unpack = {"br": brotli.decompress, "gzip": gzip.decompress, None: bytes}[encoding]
        assert unpack(raw) == (folder / "js/page.js").read_bytes()
        assert response.headers["vary"] == "Accept-Encoding"
    font = files.get(static.url("font.woff2"), headers={"Accept-Encoding": offer})
    assert "content-encoding" not in font.headers


@pytest.mark.parametrize(
    ("header", "encoding"),
    [("gzip, deflate, br, zstd", "br"), ("br;q=0, gzip", "gzip"), ("BR", "br"), ("zstd", None), ("brr, xgzip", None),
     ("gzip;q=0.5", "gzip"), ("gzip;q=0.000", None), ("," * 600, None)],
)  # fmt: skip
def test_what_is_accepted(header: str, encoding: str | None) -> None:
    assert accepted(header) == encoding


PACKED = zlib.compress(b"x")


def test_streams_small_answers_and_secrets_go_through_as_they_are() -> None:
    async def stream(_request: object) -> StreamingResponse:
        return StreamingResponse(iter(["data: x\n\n" * 200] * 3), media_type="text/event-stream")

    async def pieces(_request: object) -> StreamingResponse:
        return StreamingResponse(iter(["piece" * 300] * 3), media_type="text/plain")

    routes = [
        Route("/stream", stream),
        Route("/pieces", pieces),
        Route("/small", lambda _request: PlainTextResponse("small")),
        Route("/secret", lambda _request: PlainTextResponse("x" * 9000, headers={"Cache-Control": "no-transform"})),
        Route("/packed", lambda _request: PlainTextResponse(PACKED, headers={"Content-Encoding": "deflate"})),
        Route("/long", lambda _request: PlainTextResponse("x" * 9000)),
    ]  # fmt: skip
    app = Starlette(routes=routes)
    app.add_middleware(Compress)
    client = TestClient(app)
    for path, text in (("stream", "data: x\n\n" * 600), ("pieces", "piece" * 900), ("small", "small")):
        response = client.get(f"/{path}")
        assert response.text == text and "content-encoding" not in response.headers
    assert "content-encoding" not in client.get("/secret").headers
    assert client.get("/packed").headers["content-encoding"] == "deflate"
    long = client.get("/long", headers={"Accept-Encoding": "br"})
    assert long.headers["content-encoding"] == "br" and int(long.headers["content-length"]) < 100
    assert long.text == "x" * 9000


def test_pages_and_errors_are_compressed(client: TestClient) -> None:
    for path in ("/", "/problems/rotate-half", "/api/v1/problems", "/openapi.json"):
        response = client.get(path, headers={"Accept-Encoding": "br"})
        assert response.headers["content-encoding"] == "br", path
        assert "Accept-Encoding" in response.headers["vary"]
        assert client.head(path, headers={"Accept-Encoding": "br"}).content == b""


def test_a_page_waits_neither_for_modules_to_be_read_again_nor_for_other_routes_to_be_asked(app: FastAPI) -> None:
    tree = STATIC.tree
    assert tree.imports("vendor/editor.js") is tree.imports("vendor/editor.js")  # 400 kB to search through
    routes = [route.name for route in known_routes(app.routes)]
    assert routes.index("MOUNT /static") < min(routes.index(f"GET {path}") for path in ("/", "/problems/{name}"))


def test_no_text_is_read_before_the_sheets_and_the_editor_waits_for_no_other_module(client: TestClient) -> None:
    page = client.get("/problems/rotate-half").text
    head, body = page.split("</head>")
    # The last one, and neither a module nor deferred: the body has to wait for it, and it for the sheets.
    assert head.rstrip().endswith(f'<script src="{STATIC.url("js/around.js")}"></script>')
    assert f'<script type="module" async src="{STATIC.url("vendor/editor.js")}"></script>' in head
    assert "<script src=" not in body
