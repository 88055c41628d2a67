"""Whatever the untrusted side sends, there is an outcome, and it can be stored and shown."""

import math

import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.case import Exactly, Expected, Raises
from judge.compare import evaluate
from judge.frame import Described, Foreign, Frame, Got, Raised, Returned
from judge.outcome import CaseOutcome
from judge.verdict import Verdict
from tests.judge.compare.fake import FakeProblem, planned, want

X = torch.tensor([[1.0, 2.0], [3.0, math.nan]])
DTYPES = [
    *(torch.float32, torch.float64, torch.float16, torch.bfloat16, torch.complex64, torch.complex128),
    *(torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8, torch.bool),
]
EXPECTED: list[Expected] = [
    *(want(X), want(X, torch.bfloat16), want([[1, 2], [3, 4]], torch.int64), want([[True, False]] * 2, torch.bool)),
    *(want(torch.zeros(0, 2)), want(1.0), want(X, atol=torch.ones(2, 2, dtype=torch.float64)), want(X, atol=math.inf)),
    *(Exactly(1), Exactly(0.5, atol=0.1), Exactly(True), Exactly("x"), Exactly(None), Raises()),
    *((), (want(X), Exactly(2)), (want(X), (want(X), want(1.0)))),
]

texts = st.text(st.characters(), max_size=20)
shapes = st.sampled_from([(2, 2), (), (1,), (0, 2), (2,), (1, 2, 2), (2, 1)])


@st.composite
def tensors(draw: st.DrawFn) -> torch.Tensor:
    shape, dtype = draw(shapes), draw(st.sampled_from(DTYPES))
    item = torch.empty((), dtype=dtype).element_size()
    size = item * math.prod(shape)
    data = draw(st.binary(min_size=size, max_size=size))
    if dtype is torch.bool:
        data = bytes(byte & 1 for byte in data)
    return torch.frombuffer(bytearray(data), dtype=dtype).reshape(shape) if size else torch.empty(shape, dtype=dtype)


described = st.builds(
    Described,
    st.lists(st.integers(-5, 2**63 - 1), max_size=16).map(tuple) | shapes,
    texts | st.just("torch.float32"),
    texts | st.sampled_from(["size", "device", "layout", "storage", "dtype"]),
)
leaves = (
    *(st.none(), st.booleans(), st.integers(-(2**63), 2**63 - 1), st.floats(), texts, tensors(), described),
    *(st.builds(Foreign, texts), st.just(X), st.just(X.to(torch.bfloat16)), st.just(1), st.just(10**400)),
)
got: st.SearchStrategy[Got] = st.recursive(
    st.one_of(*leaves), lambda inner: st.lists(inner, max_size=3) | st.lists(inner, max_size=3).map(tuple), max_leaves=6
)
some = st.lists(got, max_size=3).map(tuple)
frames: st.SearchStrategy[Frame] = st.builds(Returned, got, some, some) | st.builds(
    Raised, texts, texts, texts, st.booleans()
)


def storable(outcome: CaseOutcome) -> None:
    """As the application keeps it: through JSON and back, and shown in both languages."""
    assert CaseOutcome.model_validate_json(outcome.model_dump_json()).verdict is outcome.verdict
    for message in (outcome.message, *(worst.where for worst in outcome.worst)):
        if message is not None:
            assert message.text("en").encode() and message.text("zh").encode()


@given(st.sampled_from(EXPECTED), frames, st.booleans(), st.sampled_from([0.0, 1e-6, math.inf]))
@settings(max_examples=400, deadline=None)
def test_there_is_always_an_outcome(expected: Expected, frame: Frame, gradient: bool, atol: float) -> None:
    gradients = (want(torch.ones(2, 2)),) if gradient else ()
    outcome = evaluate(planned(expected, X, gradients=gradients), frame, FakeProblem(atol=atol, rtol=atol / 2))
    storable(outcome)
    assert outcome.verdict in (Verdict.AC, Verdict.WA, Verdict.RTE, Verdict.MLE)


@given(st.sampled_from(EXPECTED[:1]), got)
@settings(max_examples=200, deadline=None)
def test_only_the_right_bytes_are_accepted(expected: Expected, value: Got) -> None:
    outcome = evaluate(planned(expected, X), Returned(value, (), (X,)), FakeProblem(atol=0.0))
    right = isinstance(value, torch.Tensor) and value.dtype == X.dtype and value.shape == X.shape
    if outcome.verdict is Verdict.AC:
        assert right and isinstance(value, torch.Tensor) and torch.equal(value.nan_to_num(9), X.nan_to_num(9))
