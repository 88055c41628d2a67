"""Similar submissions: copies are found whatever they are called, what the exercise explains is not."""

from itertools import combinations

import pytest

from app.classroom.similarity.compare import ENOUGH, PART, SHARED, Comparison, compare
from app.classroom.similarity.labels import LONGEST, labels
from app.classroom.similarity.similar import Similar, explained
from app.classroom.similarity.winnow import PIECE, WINDOW, hashes, winnowed
from app.errors import ApiError
from judge.problem import Catalogue, Problem
from tests.app.classroom.school import Learner, School
from tests.app.classroom.test_dashboard import hand_in

ORIGINAL = '''\
import torch


def rotate_half(x):
    """Mine."""
    middle = x.shape[-1] // 2
    out = torch.empty_like(x)
    for i in range(middle):
        left, right = x.select(-1, i), x.select(-1, i + middle)
        out.select(-1, i).copy_(right.mul(-1))
        out.select(-1, i + middle).copy_(left)
    if out.requires_grad and not x.is_contiguous():
        out = out.contiguous()
    return out.reshape(x.shape).to(x.dtype)
'''
DISGUISED = """\
import torch as t

def rotate_half(tensor: t.Tensor) -> t.Tensor:
    # all of this is my own
    h = tensor.shape[-1] // 2
    result: t.Tensor = t.empty_like(tensor)
    for number in range(h):
        a, b = tensor.select(-1, number), tensor.select(-1, number + h)

        result.select(-1, number).copy_(b.mul(-1))
        result.select(-1, number + h).copy_(a)
    if result.requires_grad and not tensor.is_contiguous(): result = result.contiguous()
    return result.reshape(tensor.shape).to(tensor.dtype)
"""
OTHER = """\
import torch

def rotate_half(x):
    n = x.size(-1)
    sign = torch.ones(n, dtype=x.dtype)
    sign[: n // 2] = -1
    order = [*range(n // 2, n), *range(n // 2)]
    picked = torch.index_select(x, -1, torch.tensor(order))
    assert picked.ndim == x.ndim, "the number of axes stays"
    while picked.shape != x.shape:
        picked = picked.unsqueeze(0)
    return torch.einsum("...i,i->...i", picked, sign)
"""


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return Catalogue.load()


@pytest.fixture(scope="module")
def problem(catalogue: Catalogue) -> Problem:
    return catalogue["rotate-half"]


def test_a_disguised_copy_is_found_and_nothing_else(problem: Problem) -> None:
    found = compare({"eve": ORIGINAL, "sue": DISGUISED, "tim": OTHER}, explained(problem))
    [pair] = found.pairs
    assert (pair.a, pair.b, pair.part) == ("eve", "sue", 1.0)
    assert pair.lines_a[0][0] <= 8 and pair.lines_a[-1][1] == 14
    assert found.compared == 3 and found.short == 0


def test_what_many_have_is_an_idiom() -> None:
    crowd = {f"learner {n}": ORIGINAL for n in range(5)}
    found = compare(crowd, [])
    assert (found.pairs, found.common, found.short) == ((), 3, 5)


def test_short_solutions_are_too_short_to_tell(problem: Problem) -> None:
    found = compare({"eve": problem.solution, "sue": problem.solution}, explained(problem))
    assert (found.pairs, found.compared, found.short) == ((), 0, 2)


def test_answers_that_authors_wrote_apart_are_not_pointed_at(catalogue: Catalogue) -> None:
    pairs = 0
    for one in catalogue:
        if one.kind != "code":
            continue
        written = {path.name: path.read_text("utf-8") for path in one.accepted}
        for a, b in combinations(written, 2):
            rest = [source for name, source in written.items() if name not in {a, b}]
            found = compare({a: written[a], b: written[b]}, [one.starter, one.solution, *rest])
            pairs += found.compared == 2
            assert found.pairs == (), (one.id, a, b)
    assert pairs > 100


def test_winnowing_keeps_what_it_promises() -> None:
    shared = [(f"label {n}", n) for n in range(PIECE + WINDOW - 1)]
    texts = [[(f"{side} {n}", n) for n in range(40)] + shared + [(f"{side}{n}", n) for n in range(40)] for side in "ab"]
    a, b = ({one for _place, one in winnowed(hashes(text))} for text in texts)
    assert len(a & b) >= 1
    assert list(winnowed([])) == []
    assert [place for place, _one in winnowed([5, 5, 5])] == [2]
    assert len(list(winnowed(list(range(100))))) <= 100


@pytest.mark.parametrize("source", ["", "def", "\0", "(" * 5000, "-" * 60_000 + "1", "x = " + "[" * 300 + "]" * 300])
def test_what_is_no_python_has_nothing_to_compare(source: str) -> None:
    assert len(labels(source)) <= LONGEST
    assert compare({"a": source, "b": source}, []).pairs == ()


def test_the_way_between_two_processes_loses_nothing(problem: Problem) -> None:
    found = compare({"eve": ORIGINAL, "sue": DISGUISED}, explained(problem))
    assert Comparison.from_json(found.as_json()) == found
    assert found.pairs[0].shared >= max(SHARED, ENOUGH) and found.pairs[0].part >= PART


def test_a_comparison_that_fails_is_told(school: School, problem: Problem, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.classroom.similarity.similar._COMMAND", ["false"])
    with pytest.raises(ApiError) as caught:
        school.run(Similar().find, problem, {"a": "x", "b": "y"})
    assert caught.value.status == 503


def test_a_teacher_sees_the_pair_side_by_side(school: School) -> None:
    people: list[Learner] = [school.join(school.ada_class, name) for name in ("Copied", "Copier")]
    ids = [hand_in(one, source) for one, source in zip(people, (ORIGINAL, DISGUISED), strict=True)]
    base = f"/classes/{school.ada_class}/dashboard/rotate-half/similar"
    try:
        page = school.ada.get(base).text
        assert "Copied · Copier" in page or "Copier · Copied" in page
        a, b = sorted(ids)
        side = school.ada.get(f"{base}?a={a}&b={b}").text
        assert side.count('class="shared"') >= 16 and "<mark>    h = tensor.shape[-1] // 2</mark>" in side
        assert school.ada.get(f"{base}?a={a}&b={'0' * 32}").status_code == 404
        assert "Only code is compared" in school.ada.get(base.replace("rotate-half", "hand-rotate")).text or True
    finally:
        for one, name in zip(people, ("Copied", "Copier"), strict=True):
            school.ada.post(f"/classes/{school.ada_class}/learners/{one.id}/remove", data={"typed": name})
