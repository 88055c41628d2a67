"""Notices between processes: small enough for PostgreSQL, and nobody falls over one that is not understood."""

from itertools import pairwise

import pytest

from app.queue.notices import LIMIT, Notice, progress, size
from judge.outcome import CaseOutcome
from judge.verdict import Verdict


def case(name: str, stdout: str | None = None) -> CaseOutcome:
    return CaseOutcome(name=name, sample=False, verdict=Verdict.AC, stdout=stdout)


def test_many_cases_come_in_few_notices_in_their_order() -> None:
    cases = [case(f"case {n}", stdout="é" * 300) for n in range(40)]
    notices = progress("a", 3, 50, cases)
    read = [Notice.read(notice.text()) for notice in notices]
    assert 1 < len(notices) < 20
    assert all(size(notice) <= LIMIT for notice in notices)
    assert [one for notice in read if notice for one in notice.cases] == cases
    assert [notice.first for notice in read if notice][:1] == [3]
    assert all(one.first + len(one.cases) == two.first for one, two in pairwise(notices))


def test_what_is_too_long_comes_without_what_was_printed() -> None:
    notices = progress("a", 0, 3, [case("short"), case("long", stdout="x" * 20_000), case("last")])
    told = [one for notice in notices for one in notice.cases]
    assert [one.name for one in told] == ["short", "long", "last"]
    assert told[1].stdout is None


def test_what_can_never_fit_ends_the_progress() -> None:
    notices = progress("a", 0, 3, [case("short"), case("x" * 9000), case("last")])
    assert [one.name for notice in notices for one in notice.cases] == ["short"]


NOT_OURS = ["", "[]", "{}", '{"kind":"cases","id":"a","cases":[{"name":1}]}', '{"kind":"x","id":"a","z":1}']


@pytest.mark.parametrize("text", NOT_OURS)
def test_what_is_not_understood_is_nothing(text: str) -> None:
    assert Notice.read(text) is None
