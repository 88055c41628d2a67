"""``.venv/bin/python scripts/screenshots.py [--look FOLDER] [page …]``: the pages as they are, into docs/screenshots/.

A real Chromium before servers on free ports, each with a data folder of its own. Every page that
``scripts/shots/pages.py`` lists, in both languages and themes, 1280 and 390 px wide, one window high. Names:
``<page>.<lang>.<theme>.<width>.webp``. The gallery, docs/screenshots/README.md, is written anew.

``--look FOLDER``: besides, whole pages at full size and the eight of each on one sheet, to be looked at.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

if not __package__:  # started as a file
    sys.path[0] = str(Path(__file__).resolve().parents[1])

from scripts.shots.alone import alone
from scripts.shots.camera import FOLDER, chromium, files
from scripts.shots.course import course
from scripts.shots.gallery import gallery
from scripts.shots.pages import ALL
from scripts.shots.school import school
from scripts.shots.sheets import stitch


def main(wanted: set[str], look: Path | None) -> None:
    """The pages in ``wanted``; what no page is called any more goes."""
    for place in (FOLDER, look) if look else (FOLDER,):
        place.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        browser, data = chromium(driver), Path(folder)
        for walk in (alone, school, course):
            walk(browser, data / walk.__name__, wanted, look)
        if look:
            stitch(browser, look, wanted)
        browser.close()
    named = {file for name in ALL for file in files(name)}
    for path in FOLDER.glob("*.webp"):
        if path.name not in named:
            path.unlink()
    (FOLDER / "README.md").write_text(gallery(), "utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("pages", nargs="*", help="which pages (default: all)")
    parser.add_argument("--look", type=Path, metavar="FOLDER", help="besides, whole pages and sheets, to be looked at")
    given = parser.parse_args()
    unknown = set(given.pages) - set(ALL)
    if unknown:
        sys.exit(f"no page is called {', '.join(sorted(unknown))}; there are {', '.join(sorted(ALL))}")
    main(set(given.pages) or set(ALL), given.look)
