"""The report's names are an interface; its words follow the reader."""

import json
import math

from judge.message import Text, _
from judge.outcome import CaseOutcome, Diagnosis, Limits, Outcome, Signature, Worst
from judge.report import Report, pending, report
from judge.verdict import Verdict

REPORT = ["id", "problem", "mode", "verdict", "cases", "diagnosis", "stdout", "stderr", "seed", "time_ms", "limits", "sandbox", "versions"]  # fmt: skip  # noqa: E501
CASE = ["name", "sample", "verdict", "message", "want", "got", "max_abs_error", "max_rel_error", "tolerance", "wrong", "total", "worst", "time_ms", "stdout"]  # fmt: skip  # noqa: E501

OUTCOME = Outcome(
    id="s1",
    problem="rotate-half",
    mode="submit",
    verdict=Verdict.WA,
    cases=(
        CaseOutcome(
            name="1d",
            sample=True,
            verdict=Verdict.WA,
            message=_("the queue is full; try again in {seconds} s", seconds=2.0),
            want=Signature(shape=(4,), dtype="float32"),
            got=Signature(shape=None, dtype="int"),
            max_abs_error=math.inf,
            worst=(Worst(index=(1,), where=Text("dimension 1", "维度 1"), want=1.0, got=math.nan),),
        ),
    ),
    diagnosis=(Diagnosis(id="sign", title=Text("Sign", "符号"), text=Text("The sign.", "符号反了。")),),
    seed=7,
    time_ms=3.0,
    limits=Limits(time_ms=2000, memory_mb=256, output_kb=64),
    sandbox="strict",
    versions={"judge": "0"},
)


def test_the_names_do_not_drift() -> None:
    shown = json.loads(report(OUTCOME, "en").model_dump_json())
    assert list(shown) == REPORT
    assert list(shown["cases"][0]) == CASE
    assert list(shown["cases"][0]["worst"][0]) == ["index", "where", "want", "got"]
    assert list(shown["diagnosis"][0]) == ["id", "title", "text"]


def test_the_words_follow_the_reader() -> None:
    en, zh = report(OUTCOME, "en"), report(OUTCOME, "zh")
    assert (en.diagnosis[0].title, zh.diagnosis[0].title) == ("Sign", "符号")
    assert (en.cases[0].worst[0].where, zh.cases[0].worst[0].where) == ("dimension 1", "维度 1")
    assert en.cases[0].message != zh.cases[0].message


def test_what_is_no_number_survives_json() -> None:
    again = Report.model_validate_json(report(OUTCOME, "en").model_dump_json())
    assert again.cases[0].max_abs_error == math.inf
    assert math.isnan(again.cases[0].worst[0].got)


def test_an_outcome_is_stored_without_a_language() -> None:
    again = Outcome.model_validate_json(OUTCOME.model_dump_json())
    assert report(again, "zh").model_dump_json() == report(OUTCOME, "zh").model_dump_json()


def test_before_the_verdict_it_is_null() -> None:
    shown = json.loads(pending("s2", "rotate-half", "run").model_dump_json())
    assert list(shown) == REPORT
    assert shown["verdict"] is None
    assert shown["cases"] == []
