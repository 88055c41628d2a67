"""Contact sheets: the eight pictures of each page on one sheet, to be looked at."""

from pathlib import Path

from playwright.sync_api import Browser

from scripts.shots.camera import LANGS, SIZES, THEMES

CELL, WIDE, NARROW = 900, 620, 230
_STYLE = f"display:inline-block;vertical-align:top;margin:4px;max-height:{CELL}px;overflow:hidden"


def stitch(browser: Browser, folder: Path, wanted: set[str]) -> None:
    """One sheet for each page: both languages (rows), both themes and widths (columns)."""
    page = browser.new_page(viewport={"width": 2 * (WIDE + NARROW) + 50, "height": 800})
    for name in sorted(wanted):
        rows = []
        for lang in LANGS:
            files = [(f"{name}.{lang}.{theme}.{width}.png", width) for theme in THEMES for width, _ in SIZES]
            cells = "".join(
                f'<div style="{_STYLE}"><img src="{file}" width="{WIDE if width > 1000 else NARROW}"></div>'
                for file, width in files
            )
            rows.append(f"<div>{cells}</div>")
        sheet = folder / f"{name}.html"
        sheet.write_text(f"<body style='margin:0;background:#888;white-space:nowrap'>{''.join(rows)}", "utf-8")
        page.goto(sheet.as_uri())
        page.screenshot(path=folder / f"{name}.png", full_page=True)
        sheet.unlink()
    page.close()
