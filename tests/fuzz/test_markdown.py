"""Whatever text is rendered: no script, no handler, no style, no address but a harmless one; formulas stay whole."""

from html.parser import HTMLParser

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from app.markdown import html, inline
from tests.fuzz.effort import effort

TAGS = {
    *("p", "em", "strong", "s", "code", "pre", "a", "img", "ul", "ol", "li", "blockquote", "hr", "br", "span", "div"),
    *("h1", "h2", "h3", "h4", "h5", "h6", "table", "thead", "tbody", "tr", "th", "td"),
}
ATTRIBUTES = {"class", "href", "src", "alt", "title", "id", "start"}
PARTS = (
    *("<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "<svg/onload=alert(1)>", "<a href='javascript:x'>"),
    *("[x](javascript:alert(1))", "[x](JaVaScRiPt:x)", "[x](&#106;avascript:x)", "[x](data:text/html;base64,PHN2Zz4=)"),
    *("[x](vbscript:x)", "![x](javascript:x)", "![x](data:image/svg+xml,<svg onload=x>)", "<javascript:alert(1)>"),
    *("[x][y]", "\n\n[y]: javascript:x\n", "[x](<java\nscript:x>)", '[x](/a "t\\"onclick=x")', "<http://a\"b='x'>"),
    *("$a<b$", "$$\nx\n$$", "$$", "$", "\\$", "\\(", "`", "```", "~~~\n"),
    *("```html\n", "```python\n", '```" onclick="x\n'),
    *("# ", "## a {#b onclick=x}", "- ", "1. ", "99999999999. ", "> ", "| a | b |\n|:-:|---|\n| c |", "***"),
    *("~~", "---"),
    *("\n", "\n\n", "    ", "\t", "&lt;", "&#x6a;", "&NewLine;", "\\", "*", "_", "[", "](", ")", "!", "θ", "旋转"),
    *("\x00",),
)  # fmt: skip


class Reader(HTMLParser):
    """Takes a page's own view of what was rendered."""

    def __init__(self) -> None:
        super().__init__()
        self.formulas: list[str] = []
        self._inside = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in TAGS, tag
        for name, value in attrs:
            assert name in ATTRIBUTES, (tag, name)
            if name in {"href", "src"}:
                scheme = (value or "").partition(":")[0].strip().lower() if ":" in (value or "") else ""
                harmless = "/" in scheme or "#" in scheme or "?" in scheme
                assert harmless or scheme not in {"javascript", "vbscript", "file", "data"}, value
        self._inside = ("class", "math") in attrs or ("class", "math display") in attrs
        if self._inside:
            self.formulas.append("")

    def handle_data(self, data: str) -> None:
        if self._inside:
            self.formulas[-1] += data

    def handle_endtag(self, tag: str) -> None:
        self._inside = False

    def handle_comment(self, data: str) -> None:
        raise AssertionError("a comment")

    def handle_decl(self, decl: str) -> None:
        raise AssertionError("a declaration")

    def handle_pi(self, data: str) -> None:
        raise AssertionError("an instruction")


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    reader.close()
    return reader


@effort(100)
@given(st.lists(st.sampled_from(PARTS) | st.text(max_size=8), max_size=14).map("".join))
@example("![x](data:image/svg+xml,<svg onload=x>)")
def test_any_text_becomes_harmless_html(text: str) -> None:
    read(html.__wrapped__(text))
    read(inline.__wrapped__(text))


TEX = st.text(st.sampled_from("abθ_^{}<>&\"'\\ +-=0123456789"), min_size=1, max_size=20)


@effort(60)
@given(TEX.filter(lambda tex: not tex[0].isspace() and not tex[-1].isspace() and tex[-1] != "\\"))
def test_a_formula_arrives_as_it_was_written(tex: str) -> None:
    assert read(html.__wrapped__(f"so $${tex}$$ and")).formulas in ([tex], []), "inline, or no formula at all"
    assert read(html.__wrapped__(f"$$\n{tex}\n$$\n")).formulas == [tex]
    assert read(html.__wrapped__(f"word ${tex}$.")).formulas in ([tex], []), "a digit after it makes it a price"


@pytest.mark.timeout(60)
@pytest.mark.parametrize(
    "piece", ["[", "*", "_a", "`", "> ", "- ", "$", "![", "<", "| a ", "\\", "&", "~~", "[a](", "$$\n", "#"]
)
def test_long_texts_do_not_take_forever(piece: str) -> None:
    """10,000 characters are more than any statement has."""
    read(html.__wrapped__(piece * (10_000 // len(piece))))
