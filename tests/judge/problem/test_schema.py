"""problem.yaml: what it accepts and what it says about the rest."""

import copy
import textwrap
from collections.abc import Callable
from typing import Any

import pytest

from judge.message import Text
from judge.outcome import Limits
from judge.problem import schema
from judge.problem.document import Document, faults, read_yaml, validate
from judge.problem.schema import Bound, Meta, Tolerance
from tests.judge.toy import ANSWER_YAML, CODE_YAML

Change = Callable[[dict[str, Any]], Any]


def said(change: Change, meta: dict[str, Any] = CODE_YAML) -> list[str]:
    data = copy.deepcopy(meta)
    change(data)
    return [str(fault.message) for fault in faults(Meta, Document("problem.yaml", data))]


def test_the_documented_examples_are_accepted() -> None:
    assert schema.__doc__
    first, rest = schema.__doc__.split("``code``::")[1].split("… or, where")
    bounds, answer = rest.split("Kind ``answer``")
    meta = validate(Meta, read_yaml(textwrap.dedent(first), "example"))
    assert meta.id == "rotate-half"
    assert meta.limits == schema.LimitsSection()
    for text in (bounds, answer):
        block = textwrap.dedent("    tolerance:" + text.split("    tolerance:")[1])
        tolerance = read_yaml(block, "example").data["tolerance"]
        assert Tolerance.model_validate(tolerance).why.zh


def test_both_kinds_are_accepted() -> None:
    assert said(lambda data: None) == []
    assert said(lambda data: None, ANSWER_YAML) == []


def test_texts_and_limits_are_the_contract_s() -> None:
    meta = Meta.model_validate(CODE_YAML)
    assert meta.name.as_text() == Text("Double", "加倍")
    assert meta.limits.as_limits() == Limits(time_ms=2000, memory_mb=256, output_kb=64)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda d: d.update(id="Bad_Id"), "id: expected lower-case words and digits joined by hyphens, found 'Bad_Id'"),
        (lambda d: d.update(number=0), "number: expected a whole number from 1, found 0"),
        (lambda d: d["name"].pop("zh"), "the key name.zh is missing: expected a text that is not empty"),
        (lambda d: d["name"].update(en=""), "name.en: expected a text that is not empty, found ''"),
        (lambda d: d["name"].update(fr="x"), "unknown key name.fr; known here: en, zh"),
        (lambda d: d.pop("order"), "the key order is missing: expected a whole number, 0 or more"),
        (lambda d: d.update(difficulty=6), "difficulty: expected a whole number from 1 to 5, found 6"),
        (lambda d: d.update(difficulty="3"), "difficulty: expected a whole number from 1 to 5, found '3'"),
        (lambda d: d.update(difficulty=True), "difficulty: expected a whole number from 1 to 5, found true"),
        (lambda d: d.update(keywords="toy"), "keywords: expected a list of words, found 'toy'"),
        (lambda d: d.update(requires=["A b"]), "requires[0]: expected a list of exercise ids, found 'A b'"),
        (lambda d: d.update(kind="essay"), "kind: expected code, answer or choice, found 'essay'"),
        (lambda d: d.update(entry="2x"), "entry: expected a Python name, found '2x'"),
        (lambda d: d.update(limits={"time_ms": 5}), "limits.time_ms: expected milliseconds from 100 to 60000, found 5"),
        (lambda d: d.update(limits=3), "limits: expected {time_ms, memory_mb, output_kb}, found 3"),
        (lambda d: d["tolerance"].pop("why"), "the key tolerance.why is missing: expected {en, zh}"),
        (
            lambda d: d["tolerance"]["float32"].update(atol=2),
            "tolerance.float32.atol: expected a number from 0 to 1, found 2",
        ),
        (
            lambda d: d["tolerance"].update(float32={"atol": 0.0}),
            "the key tolerance.float32.rtol is missing: expected a number from 0 to 1",
        ),
        (
            lambda d: d["tolerance"].update(exact=True),
            "tolerance: expected either exact: true or bounds per dtype, found both (float32)",
        ),
        (
            lambda d: d["tolerance"].pop("float32"),
            "tolerance: expected exact: true or at least one bound, such as float32: {atol: 1e-6, rtol: 0}",
        ),
        (lambda d: d["tolerance"].update(flaot64={}), "unknown key tolerance.flaot64; did you mean float64?"),
        (lambda d: d.update(forbidden=["a..b"]), "forbidden[0]: expected a list of dotted names, found 'a..b'"),
        (lambda d: d.update(picture="A"), "picture: expected lower-case words joined by hyphens, found 'A'"),
        (
            lambda d: d["source"]["paper"].update(url="http://x"),
            "source.paper.url: expected an address that begins with https://, found 'http://x'",
        ),
        (lambda d: d.update(dificulty=1), "unknown key dificulty; did you mean difficulty?"),
        (lambda d: d.pop("entry"), "kind code needs entry: the name that the learner defines"),
        (
            lambda d: d["source"].pop("implementation"),
            "kind code needs source.implementation: the public code whose convention is followed",
        ),
        (
            lambda d: d["tolerance"].update(number={"atol": 0, "rtol": 0}),
            "tolerance.number belongs to kind answer; kind code states a bound per dtype",
        ),
    ],
)
def test_faults_say_what_was_expected_and_what_was_found(change: Change, message: str) -> None:
    assert said(change) == [message]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda d: d.update(entry="f"), "kind answer has neither entry nor forbidden: no code is handed in"),
        (
            lambda d: d.update(forbidden=["torch.roll"]),
            "kind answer has neither entry nor forbidden: no code is handed in",
        ),
        (
            lambda d: d["tolerance"].update(number=None, float32={"atol": 0, "rtol": 0}),
            "kind answer needs tolerance.number: {atol: …, rtol: …}",
        ),
    ],
)
def test_kind_answer_has_its_own_keys(change: Change, message: str) -> None:
    assert said(change, ANSWER_YAML) == [message]


def test_bounds_by_name() -> None:
    tolerance = Meta.model_validate(CODE_YAML).tolerance
    assert tolerance.bound("float32") == Bound(atol=0.0, rtol=1e-6)
    assert tolerance.bound("float64") is None
    assert tolerance.bound("why") is None
    exact = Tolerance.model_validate({"exact": True, "why": {"en": "x", "zh": "x"}})
    assert exact.bound("float16") == Bound(atol=0.0, rtol=0.0)
