import logging

import pytest
import torch
from torch import Tensor

from judge.diagnose import diagnose
from judge.frame import Raised, Returned
from judge.outcome import CaseOutcome
from judge.verdict import Verdict
from tests.judge.compare.fake import FakeProblem, FakeWrongAnswer
from tests.judge.diagnose.fake import Exercise, Submission, attention, half, positions, rotate_half, scores, table


def no_sign(x: Tensor) -> Tensor:
    return x.roll(x.shape[-1] // 2, -1)


def wrong_sign(x: Tensor) -> Tensor:
    a, b = x.chunk(2, dim=-1)
    return torch.cat((b, -a), dim=-1)


def adjacent(x: Tensor) -> Tensor:
    return torch.stack((-x[..., 1::2], x[..., 0::2]), dim=-1).flatten(-2)


def wrong_axis(x: Tensor) -> Tensor:
    dim = -2 if x.ndim > 1 else -1
    a, b = x.tensor_split(2, dim)
    return torch.cat((-b, a), dim)


def single(x: Tensor) -> Tensor:
    return rotate_half(x.float())


def in_place(x: Tensor) -> Tensor:
    n = x.shape[-1] // 2
    x[..., :n], x[..., n:] = -x[..., n:], x[..., :n]
    return x


def detached(x: Tensor) -> Tensor:
    return rotate_half(x.detach())


HALF: dict[str, Submission] = {
    f.__name__: f for f in (no_sign, wrong_sign, adjacent, wrong_axis, single, in_place, detached)
}
TABLE: dict[str, Submission] = {
    "from_one": lambda n, d: table(n + 1, d)[1:],
    "no_shift": lambda n, d: table(n, d) - 0.1 * (torch.arange(d) % 2 == 0),
    "reversed_": lambda n, d: table(n, d).flip(0),
    "double": lambda n, d: table(2 * n, d)[::2],
}
SCORES: dict[str, Submission] = {
    "no_scale": lambda q, k: (scores(q, k)[0] * q.shape[-1] ** 0.5, q + k),
    "minus": lambda q, k: (scores(q, k)[0], q - k),
    "both": lambda q, k: (scores(q, k)[0] * q.shape[-1] ** 0.5, q - k),
    "swapped": lambda q, k: scores(q, k)[::-1],
    "transposed": lambda q, k: (scores(k, q)[0], q + k),
}
EXERCISES: list[tuple[Exercise, dict[str, Submission]]] = [(half(), HALF), (positions(), TABLE), (attention(), SCORES)]
MATRIX = [(ex.naming(**wrong), id, call) for ex, wrong in EXERCISES for id, call in wrong.items()]


@pytest.mark.parametrize(("exercise", "id", "call"), MATRIX, ids=[id for _ex, id, _call in MATRIX])
def test_every_wrong_answer_gets_its_own_diagnosis_and_no_other(exercise: Exercise, id: str, call: Submission) -> None:
    assert exercise.diagnosed(call) == id


@pytest.mark.parametrize(("exercise", "wrong"), EXERCISES)
def test_a_right_submission_gets_none(exercise: Exercise, wrong: dict[str, Submission]) -> None:
    assert exercise.naming(**wrong).diagnosed(exercise.right) is None


def test_another_way_of_writing_the_same_mistake() -> None:
    exercise = half().naming(**HALF)
    assert exercise.diagnosed(lambda x: -rotate_half(x)) == "wrong_sign"
    assert exercise.diagnosed(lambda x: torch.stack((-x[..., 1::2], x[..., ::2]), -1).reshape(x.shape)) == "adjacent"


def test_rounding_apart_it_is_the_same_mistake() -> None:
    exercise = attention().naming(**SCORES)
    assert exercise.diagnosed(lambda q, k: ((q.double() @ k.double().mT).float(), q + k)) == "no_scale"


def test_the_words_are_the_wrong_answers() -> None:
    exercise = half().naming(**HALF)
    (found,) = diagnose(exercise.plan(), *exercise.judged(no_sign))
    assert (found.title.en, found.text.zh) == ("title of no_sign", "no_sign 的说明")


def test_two_mistakes_at_once_are_not_named() -> None:
    exercise = half().naming(**HALF)
    assert exercise.diagnosed(lambda x: adjacent(x) + 1) is None


def test_a_wrong_answer_that_passes_where_the_submission_fails_does_not_explain_it() -> None:
    exercise = half().naming(single=single)
    assert exercise.diagnosed(lambda x: rotate_half(x.float()) + (x.dtype == torch.float32)) is None


def test_a_wrong_answer_that_fails_where_the_submission_passes_does_not_explain_it() -> None:
    exercise = half().naming(no_sign=no_sign)
    assert exercise.diagnosed(lambda x: no_sign(x) if x.shape[-1] == 10 else rotate_half(x)) is None


def test_two_that_explain_everything_are_ambiguous() -> None:
    assert half().naming(a=no_sign, b=lambda x: no_sign(x)).diagnosed(no_sign) is None


def test_samples_alone_may_not_tell_two_mistakes_apart() -> None:
    exercise = half().naming(adjacent=adjacent, wrong_sign=wrong_sign, no_sign=no_sign, half_sign=rotate_half)
    exercise.cases = exercise.cases[1:2]  # d = 2: there is only one way to pair
    assert exercise.diagnosed(no_sign) == "no_sign"
    exercise = half().naming(no_sign=no_sign, swap=lambda x: x.unflatten(-1, (-1, 2)).flip(-1).flatten(-2))
    exercise.cases = exercise.cases[1:2]
    assert exercise.diagnosed(no_sign) is None


def test_a_wrong_gradient_is_evidence() -> None:
    exercise = half().naming(detached=detached, no_sign=no_sign)
    assert (
        exercise.diagnosed(lambda x: rotate_half(torch.tensor(x.tolist(), dtype=x.dtype).reshape(x.shape)))
        == "detached"
    )
    halved = half().naming(halved=lambda x: rotate_half(x / 2 + (x / 2).detach()), detached=detached)
    assert halved.diagnosed(lambda x: rotate_half(0.5 * x + 0.5 * x.detach())) == "halved"


def test_an_overwritten_input_is_evidence() -> None:
    exercise = attention().naming(
        clean=lambda q, k: (scores(q, k)[0], q - k), dirty=lambda q, k: (scores(q, k)[0], q.sub_(k))
    )
    assert exercise.diagnosed(lambda q, k: (scores(q, k)[0], q - k)) == "clean"
    assert exercise.diagnosed(lambda q, k: (scores(q, k)[0], q.add_(k, alpha=-1))) == "dirty"


# Exceptions


def crash(x: Tensor) -> Tensor:
    return rotate_half(x) if x.ndim > 1 else rotate_half(x.view(3, 5))


def test_the_same_exception_on_the_same_cases_is_evidence() -> None:
    exercise = half().naming(crash=crash, no_sign=no_sign)
    assert exercise.diagnosed(crash) == "crash"
    assert exercise.diagnosed(lambda x: crash(x)) == "crash"


def test_another_exception_or_another_text_is_none() -> None:
    def other(x: Tensor) -> Tensor:
        if x.ndim > 1:
            return rotate_half(x)
        raise RuntimeError("something else")

    def key(x: Tensor) -> Tensor:
        if x.ndim > 1:
            return rotate_half(x)
        raise KeyError("something else")

    exercise = half().naming(crash=crash)
    assert exercise.diagnosed(other) is None
    assert exercise.diagnosed(key) is None


def test_a_wrong_answer_that_cannot_be_loaded_is_passed_over(caplog: pytest.LogCaptureFixture) -> None:
    exercise = half()
    exercise.problem.wrong_answers = [FakeWrongAnswer("broken", no_sign, broken=True), FakeWrongAnswer("good", no_sign)]
    with caplog.at_level(logging.ERROR):
        assert exercise.diagnosed(no_sign) == "good"
    assert "broken" in caplog.text


def test_wrong_answers_of_every_odd_kind_do_no_harm() -> None:
    def boom(x: Tensor) -> Tensor:
        raise RecursionError

    odd: dict[str, Submission] = {
        "boom": boom,
        "memory": lambda x: (_ for _ in ()).throw(MemoryError()),
        "foreign": lambda x: {"x": x},
        "nothing": lambda x: None,
        "meta": lambda x: x.to("meta"),
        "sparse": lambda x: x.to_sparse(),
        "several": lambda x: [x, (x, 1, "a", None, 2.5)],
        "arity": lambda: None,
        "boolean": lambda x: x > 0,
        "complex": lambda x: x.to(torch.complex64),
        "wrecks": lambda x: x.zero_(),
        "resizes": lambda x: x.data.resize_(1),
    }
    exercise = half().naming(**odd, no_sign=no_sign)
    before = [c.case.args[0] for c in exercise.cases]
    copies = [x.clone() for x in before if isinstance(x, Tensor)]
    assert exercise.diagnosed(no_sign) == "no_sign"
    assert all(torch.equal(a, b) for a, b in zip(before, copies, strict=True) if isinstance(a, Tensor))


@pytest.mark.parametrize("got", [None, 2, 2.5, float("nan"), True, "text", {"x": 1}, (1, 2.0)])
def test_values_of_other_kinds_are_recognised(got: object) -> None:
    exercise = half().naming(same=lambda x: got, no_sign=no_sign, other=lambda x: (x, got))
    assert exercise.diagnosed(lambda x: got) == "same"
    assert exercise.diagnosed(lambda x: (x, got)) == "other"


# Runs that ended early


def outcome(verdict: Verdict) -> CaseOutcome:
    return CaseOutcome(name="c", sample=False, verdict=verdict)


@pytest.mark.parametrize("verdict", [Verdict.CE, Verdict.IE, Verdict.TLE, Verdict.OLE])
def test_nothing_is_said_of_what_left_no_frame(verdict: Verdict) -> None:
    exercise = half().naming(**HALF)
    assert diagnose(exercise.plan(), [], [outcome(verdict)]) == ()


def test_a_failing_case_without_a_frame_cannot_be_explained() -> None:
    exercise = half().naming(**HALF)
    frames, outcomes = exercise.judged(no_sign)
    assert diagnose(exercise.plan(), frames[:3], outcomes[:3])[0].id == "no_sign"
    assert diagnose(exercise.plan(), frames[:3], [*outcomes[:3], outcome(Verdict.TLE)]) == ()


def test_nothing_is_said_when_memory_ran_out() -> None:
    exercise = half().naming(memory=lambda x: (_ for _ in ()).throw(MemoryError()))
    frame = Raised("MemoryError", "", "", out_of_memory=True)
    assert diagnose(exercise.plan(), [frame], [outcome(Verdict.MLE)]) == ()


def test_a_module_that_raises_is_no_wrong_answer() -> None:
    exercise = half().naming(**HALF)
    assert diagnose(exercise.plan(), [Raised("NameError", "name 'x'", "")], [outcome(Verdict.RTE)]) == ()


def test_forged_frames_of_the_wrong_length() -> None:
    exercise = half().naming(**HALF)
    forged = [Returned(None, (None,) * 5, ())] * len(exercise.cases)
    assert diagnose(exercise.plan(), forged, [outcome(Verdict.WA)] * len(forged)) == ()


def test_no_wrong_answers_at_all() -> None:
    exercise = half()
    exercise.problem = FakeProblem(0.0)
    assert exercise.diagnosed(lambda x: adjacent(x) + 1) is None
