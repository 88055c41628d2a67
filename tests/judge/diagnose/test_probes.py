"""The general probes on exercises without named wrong answers: each claims its own mistake and no other."""

import math

import pytest
import torch
from torch import Tensor

from judge.diagnose import diagnose
from judge.diagnose.probes import PROBES
from judge.message import Text
from tests.judge.compare.fake import FakeProblem, want
from tests.judge.diagnose.fake import Exercise, Submission, attention, case, half, positions, rotate_half, scores, table


def evens_first(x: Tensor) -> Tensor:
    return torch.cat((x[..., ::2], x[..., 1::2]), dim=-1)


def first_only(n: int, d: int) -> Tensor:
    out = table(n, d) + torch.arange(n)[:, None] * 0.3
    return out


def overwrite(x: Tensor) -> Tensor:
    n = x.shape[-1] // 2
    if x.requires_grad:
        return rotate_half(x)
    x[..., :n], x[..., n:] = -x[..., n:], x[..., :n]
    return x


MATRIX: list[tuple[str, Exercise, str, Submission]] = [
    ("negated", half(), "generic-negated", lambda x: -rotate_half(x)),
    ("negated table", positions(), "generic-negated", lambda n, d: -table(n, d)),
    ("one of two negated", attention(), "generic-negated", lambda q, k: (scores(q, k)[0], -q - k)),
    ("input", half(), "generic-input-returned", lambda x: x),
    ("input copied", half(), "generic-input-returned", lambda x: x.clone()),
    ("float32", half(), "generic-dtype", lambda x: rotate_half(x.float())),
    ("float64", half(), "generic-dtype", lambda x: rotate_half(x.double())),
    ("float64 table", positions(), "generic-dtype", lambda n, d: table(n, d).double()),
    ("bf16", positions(), "generic-rounded", lambda n, d: table(n, d).bfloat16().float()),
    ("fp16", positions(), "generic-rounded", lambda n, d: table(n, d).half().float()),
    ("fp16 exact", half(), "generic-rounded", lambda x: rotate_half(x.half()).to(x.dtype)),
    ("float32 in float64", half(), "generic-rounded", lambda x: rotate_half(x.float()).to(x.dtype)),
    ("twice", half(), "generic-scaled", lambda x: 2 * rotate_half(x)),
    ("sqrt d", attention(), "generic-scaled", lambda q, k: (scores(q, k)[0] * math.sqrt(q.shape[-1]), q + k)),
    ("odd factor", positions(), "generic-scaled", lambda n, d: 1.7 * table(n, d)),
    ("evens first", half(), "generic-permuted", lambda x: evens_first(rotate_half(x))),
    ("reversed", half(), "generic-permuted", lambda x: rotate_half(x).flip(-1)),
    ("columns", positions(), "generic-permuted", lambda n, d: evens_first(table(n, d))),
    ("transposed", attention(), "generic-transposed", lambda q, k: (scores(q, k)[0].mT, q + k)),
    ("transposed shape", positions(), "generic-transposed", lambda n, d: table(n, d).T),
    ("from one", positions(), "generic-shifted", lambda n, d: table(n + 1, d)[1:] if n > 1 else table(n, d)),
    ("rolled", positions(), "generic-shifted", lambda n, d: table(n, d).roll(1, 0)),
    ("first only", positions(), "generic-first-position-only", first_only),
    ("overwritten", half(), "generic-input-modified", overwrite),
]


@pytest.mark.parametrize(("exercise", "id", "call"), [row[1:] for row in MATRIX], ids=[row[0] for row in MATRIX])
def test_each_mistake_is_claimed_by_its_own_probe(exercise: Exercise, id: str, call: Submission) -> None:
    assert exercise.diagnosed(call) == id


def test_every_probe_is_in_the_matrix_and_implies_only_probes_that_exist() -> None:
    ids = {probe.id for probe in PROBES}
    assert ids == {row[2] for row in MATRIX}
    assert len(ids) == len(PROBES)
    for probe in PROBES:
        assert probe.implies <= ids - {probe.id}


@pytest.mark.parametrize(("exercise", "call"), [(row[1], row[3]) for row in MATRIX], ids=[row[0] for row in MATRIX])
def test_the_words_are_whole_in_both_languages(exercise: Exercise, call: Submission) -> None:
    (found,) = diagnose(exercise.plan(), *exercise.judged(call))
    for text in (found.title, found.text):
        assert text.en and text.zh and text.en != text.zh
        assert "{" not in text.en + text.zh
    assert len(found.title.en) <= 60 and len(found.title.zh) <= 60


def title(exercise: Exercise, call: Submission) -> Text:
    return diagnose(exercise.plan(), *exercise.judged(call))[0].title


def explanation(exercise: Exercise, call: Submission) -> Text:
    return diagnose(exercise.plan(), *exercise.judged(call))[0].text


@pytest.mark.parametrize(
    ("factor", "name"),
    [
        (2.0, "2"),
        (0.5, "0.5"),
        (1.7, "1.7"),
        (math.sqrt(2), "1.414 (= sqrt(2))"),
        (math.pi, "3.142 (= π)"),
        (1e6, "1e+06"),
    ],
)
def test_the_factor_is_said(factor: float, name: str) -> None:
    assert title(positions(), lambda n, d: factor * table(n, d)).en == f"Scaled by {name}"


def test_a_factor_that_depends_on_d_is_recognised() -> None:
    assert title(attention(), lambda q, k: (scores(q, k)[0] * q.shape[-1] ** 0.5, q + k)).en == "Scaled by sqrt(d)"
    assert title(positions(), lambda n, d: table(n, d) / d).en == "Scaled by 1/d"


def test_a_number_that_could_be_a_function_of_d_is_given_as_both() -> None:
    exercise = attention()
    exercise.cases = exercise.cases[:1]
    assert title(exercise, lambda q, k: (scores(q, k)[0] * 2, q + k)).en == "Scaled by 2 (= sqrt(d))"


def test_factors_without_a_rule_are_no_finding() -> None:
    assert positions().diagnosed(lambda n, d: table(n, d) * (n + 0.37)) is None


def test_the_order_is_said() -> None:
    assert "first the even dimensions" in explanation(half(), lambda x: evens_first(rotate_half(x))).en
    assert "in reverse" in explanation(half(), lambda x: rotate_half(x).flip(-1)).en
    odd = explanation(
        positions(), lambda n, d: torch.cat((table(n, d)[:, 1:3], table(n, d)[:, :1], table(n, d)[:, 3:]), 1)
    )
    assert odd.en.startswith("The values are right but in other places. For example, what you return in dimension 0")


def test_the_axes_are_said_by_name() -> None:
    text = explanation(attention(), lambda q, k: (scores(q, k)[0].mT, q + k))
    assert "(query_position, key_position)" in text.en


def test_the_direction_is_said() -> None:
    assert "after it" in explanation(positions(), lambda n, d: table(n + 1, d)[1:] if n > 1 else table(n, d)).en
    assert "before it" in explanation(positions(), lambda n, d: table(n, d).roll(1, 0)).en


def test_the_coarse_dtype_is_said() -> None:
    assert title(positions(), lambda n, d: table(n, d).bfloat16().float()).en == "The values were rounded to bfloat16"
    assert title(positions(), lambda n, d: table(n, d).half().float()).en == "The values were rounded to float16"


@pytest.mark.parametrize(
    "call",
    [
        lambda x: -rotate_half(x) + 1,
        lambda x: torch.zeros_like(x),
        lambda x: torch.full_like(x, math.nan),
        lambda x: rotate_half(x) + torch.rand(x.shape).to(x.dtype),
        lambda x: None,
        lambda x: (x, x),
        lambda x: rotate_half(x)[..., :1],
        lambda x: rotate_half(x).abs(),
        lambda x: -rotate_half(x) if x.shape[-1] > 4 else rotate_half(x),
        lambda x: rotate_half(x.detach()),
        lambda x: rotate_half(x).to(torch.complex64),
        lambda x: rotate_half(x) > 0,
    ],
)
def test_what_fits_no_probe_gets_no_diagnosis(call: Submission) -> None:
    assert half().diagnosed(call) is None
    assert half(exact=False).diagnosed(call) is None


@pytest.mark.parametrize("wanted", [torch.zeros(2, 3, 4), torch.tensor(1.0), torch.zeros(2, 0, 4)])
def test_degenerate_cases_are_no_evidence(wanted: Tensor) -> None:
    exercise = Exercise([case(want(wanted, axes=("batch", "position", "dimension")), wanted)], lambda x: x)
    for call in (lambda x: -x - 1, lambda x: x + 1, lambda x: x * 2, lambda x: -x):
        assert exercise.diagnosed(call) is None


def test_ones_tell_no_factor_from_an_offset() -> None:
    exercise = Exercise([case(want(torch.ones(3, 4)), torch.zeros(3, 4))], lambda x: x + 1)
    assert exercise.diagnosed(lambda x: x + 2) is None


def test_a_case_that_is_right_contradicts() -> None:
    exercise = positions()
    assert exercise.diagnosed(lambda n, d: -table(n, d) if n == 5 else table(n, d)) is None
    assert exercise.diagnosed(lambda n, d: 2 * table(n, d) if n == 5 else table(n, d)) is None
    assert exercise.diagnosed(lambda n, d: table(n, d).roll(1, 0) if n == 5 else table(n, d)) is None


def test_infinities_are_moved_along() -> None:
    mask = torch.tensor([[0.5, -math.inf, -math.inf], [1.0, 2.0, -math.inf], [3.0, 4.0, 5.5]])
    exercise = Exercise([case(want(mask, axes=("query_position", "key_position")), 3)], lambda n: mask)
    assert exercise.diagnosed(lambda n: mask.T) == "generic-transposed"
    assert exercise.diagnosed(lambda n: -mask) == "generic-negated"
    assert exercise.diagnosed(lambda n: mask * 2) == "generic-scaled"


def test_a_named_wrong_answer_goes_before_a_general_finding() -> None:
    assert half().naming(sign=lambda x: -rotate_half(x)).diagnosed(lambda x: -rotate_half(x)) == "sign"


def test_a_tolerance_per_element_moves_along_with_the_values() -> None:
    value = torch.tensor([[1.0, 2.0, 3.0, 4.0], [5.0, 6.5, 7.0, 8.0]])
    exercise = Exercise(
        [case(want(value, atol=value.double() * 1e-3, axes=("position", "dimension")), value)],
        lambda x: x,
        FakeProblem(),
    )
    noisy = value * (1 + 5e-4)
    assert exercise.diagnosed(lambda x: noisy.flip(-1)) == "generic-permuted"
    assert exercise.diagnosed(lambda x: -noisy) == "generic-negated"
