"""What changed between two texts."""

import time

import pytest

from app.history.textdiff import CONTEXT, EFFORT, LONGEST, Effort, Patient, diff


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


def alternating(what: str, n: int) -> list[str]:
    return [part for k in range(n) for part in ("x", f"{what}{k}")]


def test_matches_that_fall_apart_into_ever_smaller_ones_use_up_the_effort_and_no_more() -> None:
    """Cubic in ``difflib``: 800 such lines took 6 s, 2,000 minutes, and so did lines made of such words."""
    effort = Effort(1_000_000)
    matcher = Patient(alternating("a", 400), alternating("b", 400), effort)
    found = [block for block in matcher.get_matching_blocks() if block.size]
    assert found and effort.left < 0 and sum(block.size for block in found) < 400
    lines = "\n".join(alternating("a", LONGEST // 2)), "\n".join(alternating("b", LONGEST // 2))
    words = [" ".join(["q", *alternating(one, 66)]) for one in "ab"]
    for old, new in (lines, ("\n".join([words[0]] * 100), "\n".join([words[1]] * 100))):
        found_lines = diff(old, new).lines
        for kinds, whole in ((("same", "gone"), old), (("same", "new"), new)):  # nothing is lost
            texts = ["".join(text for text, _ in line.pieces) for line in found_lines if line.kind in kinds]
            assert texts == whole.splitlines()


def test_honest_work_is_far_from_the_limit() -> None:
    effort = Effort()
    text = [f"    y{n % 7} = x[..., {n % 5}] * cos" if n % 4 else "" for n in range(200)]
    changed = [line if n % 10 else line + "  # changed" for n, line in enumerate(text)]
    assert Patient(text, changed, effort).ratio() > 0.8
    assert effort.left > EFFORT // 2
