"""docs/screenshots/README.md: every page with its eight pictures."""

from scripts.shots.camera import LANGS, SIZES, THEMES
from scripts.shots.pages import ROOMS, Shot

_HEAD = """# Every page · 全部页面

Each page at 1280 and 390 px, light and dark, in Chinese and English. `scripts/screenshots.py` takes the pictures and
writes this file; `scripts/screenshots.py wrong map` takes two pages anew.

每个页面都有 1280 和 390 像素宽、浅色和深色、中文和英文的截图。图片和本文件都由 `scripts/screenshots.py` 生成；
`scripts/screenshots.py wrong map` 只重新截取两页。
"""
_ROOMS_ZH = {
    "Practising alone": "独自练习",
    "A teacher": "教师",
    "A learner in a class": "班级里的学生",
    "Ways in": "入口",
    "From a learning platform": "从教学平台进入",
}
_WIDTHS = {1280: 300, 390: 110}


def gallery() -> str:
    """The whole file."""
    parts = [_HEAD]
    for room, shots in ROOMS.items():
        links = " · ".join(f"[{shot.name}](#{shot.name})" for shot in shots)
        parts += [f"## {room} · {_ROOMS_ZH[room]}\n", f"{links}\n", *(_page(shot) for shot in shots)]
    return "\n".join(parts)


def _page(shot: Shot) -> str:
    titles = shot.en if shot.en == shot.zh else f"{shot.en} · {shot.zh}"
    route = f"`{shot.route}`" if shot.route else ""
    rows = [f'<p>{"".join(_picture(shot, lang, theme, width) for theme in THEMES for width, _ in SIZES)}</p>'
            for lang in LANGS]  # fmt: skip
    return "\n".join([f"### {shot.name}\n", f"{titles} {route}".rstrip(), "", *rows, ""])


def _picture(shot: Shot, lang: str, theme: str, width: int) -> str:
    """A small one that leads to the picture itself."""
    file = f"{shot.name}.{lang}.{theme}.{width}.webp"
    says = f"{shot.zh if lang == 'zh' else shot.en}, {lang}, {theme}, {width} px"
    return f'<a href="{file}"><img src="{file}" width="{_WIDTHS[width]}" alt="{says}"></a> '
