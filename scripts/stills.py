"""The still images of the pictures: ``stills.py [ID …]`` takes them from the living pictures in a headless Chromium.

A still is the picture's first drawing, or what its module's ``still(lang)`` returns, with the rules of
``static/css/pictures.css`` and the colours of both themes written into it: an image does not see its page.
"""

import re
import shutil
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
STATIC = ROOT / "static"
STILLS = STATIC / "pictures" / "stills"
TYPES = {".js": "text/javascript", ".css": "text/css"}
ORIGIN = "http://stills.invalid"

PAGE = """<!doctype html><html lang="{lang}"><meta charset="utf-8"><link rel="stylesheet" href="/static/app.css">
<link rel="stylesheet" href="/static/css/figure.css"><link rel="stylesheet" href="/static/css/pictures.css">
<body><figure class="picture" data-picture="{id}"><img alt="">
<figcaption></figcaption></figure></body></html>"""

TAKE = """async ([id, lang]) => {
  const module = await import(`/static/pictures/${id}.js`);
  const figure = document.querySelector("figure");
  if (module.still) figure.querySelector("img").replaceWith(module.still(lang));
  else module.mount(figure, { lang, say() {} });
  const drawing = figure.querySelector("svg.drawing, canvas");
  if (drawing.tagName !== "CANVAS") return new XMLSerializer().serializeToString(drawing);
  throw new Error(`${id} draws on a canvas: its module needs still(lang)`);
}"""

_PAIR = re.compile(r"light-dark\(([^,()]+),\s*([^,()]+)\)")
_UNSEEN = re.compile(r' (?:role|tabindex|aria-[a-z]+|id)="[^"]*"')


def main(ids: list[str]) -> None:
    """Write the stills of ``ids``, or of all."""
    sys.path.insert(0, str(ROOT))
    from app.pictures import PICTURES
    from judge.message import LANGS

    STILLS.mkdir(exist_ok=True)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page()
        page.route("**/*", _serve)
        for picture in PICTURES:
            for lang in LANGS:
                if not ids or picture.id in ids:
                    (STILLS / f"{picture.id}.{lang}.svg").write_text(take(page, picture.id, lang), "utf-8")
        browser.close()


def _serve(route: Route) -> None:
    """The folder ``static/`` and one page, from the disk."""
    path = route.request.url.removeprefix(ORIGIN).partition("?")[0]
    if path.startswith("/static/"):
        file = ROOT / path[1:]
        route.fulfill(body=file.read_bytes(), content_type=TYPES.get(file.suffix, "application/octet-stream"))
    else:
        id, lang = path.strip("/").split("/")
        route.fulfill(body=PAGE.format(id=id, lang=lang), content_type="text/html")


def take(page: Page, id: str, lang: str) -> str:
    """The still of one picture."""
    page.goto(f"{ORIGIN}/{id}/{lang}")
    drawing: Any = page.evaluate(TAKE, [id, lang])
    return f"{_with_style(_UNSEEN.sub('', str(drawing)))}\n"


def _with_style(drawing: str) -> str:
    """The drawing with all that it needs of the page's sheets."""
    app, pictures = ((STATIC / name).read_text("utf-8") for name in ("app.css", "css/pictures.css"))
    names = {line[0]: line[1] for line in re.findall(r"--([a-z0-9-]+):\s*([^;]+);", app + pictures)}
    rules = re.findall(r"^\.drawing [^{}]+\{[^}]*\}(?: \.drawing [^{}]+\{[^}]*\})*", pictures, re.MULTILINE)
    worn = {name for names in re.findall(r'class="([^"]*)"', drawing) for name in names.split()}
    style = "\n".join(rule for rule in rules if _fits(rule, worn))
    used = dict.fromkeys(re.findall(r"var\(--([a-z0-9-]+)\)", drawing + style))
    light = "".join(f"--{name}:{_one(names[name], 1)};" for name in used)
    dark = "".join(f"--{name}:{_one(names[name], 2)};" for name in used if _PAIR.search(names[name]))
    sheet = (
        f"svg{{color-scheme:light dark;{light}}}\n@media(prefers-color-scheme:dark){{svg{{{dark}}}}}\n"
        + style.replace(".drawing ", "")
    )
    head, rest = drawing.split(">", 1)
    return f"{head}><style>{sheet}</style>{rest}"


def _fits(rule: str, worn: set[str]) -> bool:
    """Whether something in a drawing with these classes is meant by ``rule`` while nobody points at it."""
    selectors = rule.partition("{")[0].split(",")
    return any(":" not in one and set(re.findall(r"\.([a-z][a-z-]*)", one)) <= worn | {"drawing"} for one in selectors)


def _one(value: str, side: int) -> str:
    return re.sub(r"\s+", " ", _PAIR.sub(lambda pair: pair[side].strip(), value))


if __name__ == "__main__":
    main(sys.argv[1:])
