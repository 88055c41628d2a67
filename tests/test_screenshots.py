"""Every page that somebody can open has its eight screenshots, and the gallery shows them."""

import re
from pathlib import Path

from app.main import create_app
from app.middleware.gate import known_routes
from app.settings import Settings
from scripts.shots.camera import FOLDER, files
from scripts.shots.gallery import gallery
from scripts.shots.pages import ALL, NO_PAGE

ROOT = Path(__file__).resolve().parents[1]


def routes() -> set[str]:
    """Everything that a GET brings, besides the API and the mounted files."""
    known = known_routes(create_app(Settings()).routes)
    paths = {route.path for route in known if route.methods is not None and "GET" in route.methods}
    return {path for path in paths if not path.startswith("/api/")}


def test_every_page_of_the_application_is_taken() -> None:
    taken = {shot.route for shot in ALL.values() if not shot.route.startswith("POST ")}
    assert routes() - NO_PAGE <= taken, "a page without a line in scripts/shots/pages.py"
    assert taken - {""} <= routes() - NO_PAGE, "a line whose page is gone"
    assert routes() >= NO_PAGE


def test_answers_that_are_pages_are_those_of_routes() -> None:
    known = {route.name for route in known_routes(create_app(Settings()).routes)}
    assert {shot.route for shot in ALL.values() if shot.route.startswith("POST ")} <= known


def test_a_page_has_eight_pictures() -> None:
    wanted = {file for name in ALL for file in files(name)}
    there = {path.name for path in FOLDER.glob("*.webp")}
    assert len(files("map")) == 8
    assert wanted - there == set(), "taken by scripts/screenshots.py"
    assert there - wanted == set(), "pictures of no page"
    for file in sorted(wanted):
        head = (FOLDER / file).read_bytes()[:12]
        assert head[:4] == b"RIFF" and head[8:] == b"WEBP", file


def test_the_gallery_shows_every_picture() -> None:
    text = (FOLDER / "README.md").read_text("utf-8")
    assert text == gallery(), "written by scripts/screenshots.py"
    shown = set(re.findall(r'<img src="([^"]+)"', text))
    assert shown == {file for name in ALL for file in files(name)}
    for name in ("README.md", "README.zh.md"):
        assert "(docs/screenshots/README.md)" in (ROOT / name).read_text("utf-8"), name
