"""What the child claims of a source that does not compile is shown as text, whatever it is."""

from __future__ import annotations

from judge.endings import where_not_compiled
from judge.frame import NotCompiled


def test_a_claim_is_cleaned_and_cropped() -> None:
    evil = "\0\x1b[2J\u202e" + "A" * 16_000
    for line in (None, 2**62):
        said = str(where_not_compiled(NotCompiled(evil, line, line, evil)))
        assert not {"\0", "\x1b", "\u202e"} & set(said)
        assert len(said) < 10_000


def test_the_caret_stays_under_its_place_whatever_stands_before_it() -> None:
    said = str(where_not_compiled(NotCompiled("invalid syntax", 1, 9, "x = '\x1b' 1 2")))
    _head, source, caret = said.split("\n")
    assert source == "x = '?' 1 2"
    assert source[len(caret) - 1] == "1"
