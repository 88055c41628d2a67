"""What changed between two texts."""

import time

import pytest

from app.history.textdiff import CONTEXT, LONGEST, diff


def shown(old: str, new: str) -> list[str]:
    return [line.sign + "".join(f"[{text}]" if changed else text for text, changed in line.pieces)
            for line in diff(old, new).lines]  # fmt: skip


def test_lines_that_went_and_came_with_the_words_that_changed() -> None:
    found = diff("a = 1\nreturn cat((b, -a))\n", "a = 1\nreturn cat((-b, a))\nend\n")
    assert (found.gone, found.new) == (1, 2)
    assert [(line.kind, line.old, line.new) for line in found.lines] == [
        ("same", 1, 1), ("gone", 2, None), ("new", None, 2), ("new", None, 3),
    ]  # fmt: skip
    assert shown("x = f(b, -a)", "x = f(-b, a)") == ["−x = f(b, [-]a)", "+x = f([-]b, a)"]


def test_nothing_but_what_changed_and_its_surroundings_is_shown() -> None:
    old = "\n".join(f"line {n}" for n in range(100))
    found = diff(old, old.replace("line 50", "LINE 50"))
    kinds = [line.kind for line in found.lines]
    assert kinds == ["skipped", *["same"] * CONTEXT, "gone", "new", *["same"] * CONTEXT, "skipped"]
    assert found.lines[0].pieces[0][0] == "47" and found.lines[-1].pieces[0][0] == "46"


def test_side_by_side_what_went_stands_beside_what_came() -> None:
    rows = list(diff("a\nb\nc\nd", "a\nx\nd\ne").rows)
    texts = [tuple(line and line.pieces[0][0] for line in (row.left, row.right)) for row in rows]
    assert texts == [("a", "a"), ("b", "x"), ("c", None), ("d", "d"), (None, "e")]


@pytest.mark.parametrize(("old", "new"), [("", ""), ("same\n", "same\n"), ("no end", "no end\n")])
def test_the_same(old: str, new: str) -> None:
    found = diff(old, new)
    assert (found.gone, found.new) == (0, 0)


def test_texts_made_to_take_for_ever_do_not() -> None:
    old, new = "\n" * 32_000 + "x", "y\n" + "\nz" * 16_000
    started = time.monotonic()
    found = diff(old, new)
    assert time.monotonic() - started < 20
    assert found.gone > LONGEST
