"""Line numbers in messages lead to the source, and nothing in either is taken for markup."""

from app.pages.lines import linked, numbered

SOURCE = "a\nb\n<i>\n"


def test_tracebacks_and_syntax_errors_in_both_languages() -> None:
    text = "ValueError: line 2, of poetry\nline 3, in <module>\n    <i>\nline 1, in f\n    a"
    assert linked(text, SOURCE) == (
        'ValueError: line 2, of poetry\n<a href="#L3">line 3</a>, in &lt;module&gt;\n    &lt;i&gt;\n'
        '<a href="#L1">line 1</a>, in f\n    a'
    )
    assert linked("line 2, column 1: no", SOURCE) == '<a href="#L2">line 2</a>, column 1: no'
    assert linked("第 2 行第 1 列：不对", SOURCE) == '<a href="#L2">第 2 行</a>第 1 列：不对'


def test_lines_that_are_not_there_lead_nowhere() -> None:
    for text in ("line 99, in f", "line 0, in f", "line 99999999999999999999, in f", "in line 2, in f"):
        assert linked(text, SOURCE) == text


def test_every_line_has_a_name() -> None:
    assert numbered(SOURCE) == '<span id="L1">a</span>\n<span id="L2">b</span>\n<span id="L3">&lt;i&gt;</span>'
    assert numbered("") == ""
