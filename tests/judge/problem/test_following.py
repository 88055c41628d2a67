"""The order in which exercises follow each other, whatever the door."""

from judge.problem import Catalogue
from judge.problem.following import behind, following


def test_what_follows(catalogue: Catalogue) -> None:
    problems = list(catalogue)
    ids = {problem.id for problem in problems}

    def after(id: str | None, solved: set[str], closed: set[str] = set()) -> str | None:  # noqa: B006 (never changed)
        found = following(problems, solved, after=id, closed=closed)
        return found.id if found else None

    assert after(None, set()) == problems[0].id
    assert (
        after("rotate-pairs", {"rope-inv-freq"}) == "rotate-half"
        or "hand-rotate" in catalogue["rotate-half"].meta.requires
    )
    assert after("rotate-pairs", {"rope-inv-freq", "hand-rotate"}) == "rotate-half"
    assert after("rotate-half", {"rope-inv-freq"}) != "rope-interleaved"  # it needs rotate-pairs
    assert after("rotate-half", {"rope-inv-freq", "rotate-pairs"}) == "rope-interleaved"
    assert after(problems[-1].id, set()) == problems[0].id  # what was left out on the way
    assert after("rotate-half", ids) is None is after(None, ids)
    assert after(None, set(), {problems[0].id}) == problems[1].id


def test_with_nothing_left_one_still_turns_pages(catalogue: Catalogue) -> None:
    problems = list(catalogue)
    assert behind(problems, problems[0].id) == problems[1]
    assert behind(problems, problems[-1].id) is None
