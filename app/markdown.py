"""Statements, hints and explanations: Markdown with TeX, to HTML that carries no script and no style.

Raw HTML is not let through. Formulas stay text, ``<span class="math">``, until the page's own script sets them; without
JavaScript the TeX itself can be read.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.common.utils import escapeHtml
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict
from mdit_py_plugins.dollarmath import dollarmath_plugin
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound

from judge.anchors import name_places

_FORMATTER = HtmlFormatter(nowrap=True, classprefix="hl-")


def _code(source: str, language: str, _attributes: str) -> str:
    try:
        lexer = get_lexer_by_name({"": "text", "py": "python", "python": "pycon"}.get(language, language))
    except ClassNotFound:
        return escapeHtml(source)
    if language in {"py", "python"} and not source.lstrip().startswith(">>>"):
        lexer = get_lexer_by_name("python")
    return str(highlight(source, lexer, _FORMATTER))


def math(tex: str, *, display: bool = False) -> str:
    """One formula."""
    tag, kind = ("div", "math display") if display else ("span", "math")
    return f'<{tag} class="{kind}">{escapeHtml(tex.strip())}</{tag}>'


def _inline(_self: Any, tokens: Sequence[Token], index: int, _options: Any, _env: Any) -> str:
    return math(tokens[index].content)


def _block(_self: Any, tokens: Sequence[Token], index: int, _options: Any, _env: Any) -> str:
    return math(tokens[index].content, display=True) + "\n"


def _cell(self: RendererHTML, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType) -> str:
    """A table's cell, aligned by a class: the page's policy lets no style stand in an attribute."""
    cell = tokens[index]
    alignment = str(cell.attrs.pop("style", "")).removeprefix("text-align:")
    if alignment:
        cell.attrs["class"] = f"at-{alignment}"
    return self.renderToken(tokens, index, options, env)


_markdown = MarkdownIt("commonmark", {"html": False, "highlight": _code}).enable(["table", "strikethrough"])
dollarmath_plugin(_markdown, allow_space=False, allow_labels=False)
_markdown.add_render_rule("math_inline", _inline)  # the plugin's own rules wrap formulas once more
_markdown.add_render_rule("math_block", _block)
_markdown.add_render_rule("th_open", _cell)
_markdown.add_render_rule("td_open", _cell)


@lru_cache(maxsize=1024)
def html(text: str, headings: tuple[str, ...] = ()) -> str:
    """``text`` as HTML; its headings, and items of lists under them, can be linked to by the names of ``headings``."""
    env: dict[str, Any] = {}
    tokens = _markdown.parse(text, env)
    for token, name in name_places(tokens, headings):
        token.attrSet("id", name)
    return str(_markdown.renderer.render(tokens, _markdown.options, env))


@lru_cache(maxsize=1024)
def inline(text: str) -> str:
    """One paragraph as HTML without its tag, for a heading or a link."""
    return str(_markdown.renderInline(text))
