"""``test`` and ``replay``, judged for real on the shared engine."""

import io
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from judge.check import CheckResult, Finding
from judge.engine import Submission
from judge.errors import LearnerError
from judge.message import _
from judge.outcome import Outcome
from judge.problem import Catalogue
from judge.problem.following import following
from judge.report import Report
from judge.verdict import Verdict
from practice.progress import Progress
from practice.workspace import cannot_write

if TYPE_CHECKING:
    from judge.engine import Engine

Say = Callable[..., Any]

WRONG_SIGN = "import torch\n\n\ndef rotate_half(x):\n    a, b = x.chunk(2, -1)\n    return torch.cat((b, -a), -1)\n"


def solution() -> str:
    return Catalogue.load().find("rotate-half").solution


def test_a_wrong_sign_is_named_in_both_languages(say: Say, ready: None, tmp_path: Path) -> None:
    path = tmp_path / "answer.py"
    path.write_text(WRONG_SIGN)
    english = say("rotate-half", str(path))
    chinese = say("rotate-half", str(path), "--lang", "zh")
    assert (english.code, chinese.code) == (1, 1)
    wrong = {answer.id: answer for answer in Catalogue.load().find("rotate-half").wrong_answers}
    named = wrong["sign-on-the-wrong-half"].title
    assert f"What went wrong: {named.en}" in english.out
    assert named.zh in chinese.out
    assert "答案错误" in chinese.out


def test_json_is_one_report_and_nothing_else(say: Say, ready: None, tmp_path: Path, workspace: Path) -> None:
    path = tmp_path / "answer.py"
    path.write_text("print('on import')\n" + WRONG_SIGN)
    said = say("test", "rotate-half", str(path), "--json", "--run")
    assert said.code == 1
    found = json.loads(said.out)
    assert set(found) == set(Report.model_fields)
    assert found["verdict"] == "WA"
    assert all(case["sample"] for case in found["cases"])
    assert said.err == ""


def test_a_report_is_replayed_with_its_own_numbers(say: Say, ready: None, tmp_path: Path) -> None:
    answer, saved = tmp_path / "answer.py", tmp_path / "report.json"
    answer.write_text(WRONG_SIGN)
    saved.write_text(say("test", "rotate-half", str(answer), "--json").out)
    answer.write_text(solution())
    said = say("replay", str(saved), str(answer))
    assert said.code == 0
    assert "The report said WA, now it is AC." in said.out
    again = json.loads(say("replay", str(saved), str(answer), "--json").out)
    assert again["seed"] == json.loads(saved.read_text())["seed"]


def test_one_case_alone_with_a_seed_solves_nothing(
    say: Say, ready: None, workspace: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(solution().encode())))
    said = say("test", "rotate-half", "-", "--seed", "11", "--case", "d=2", "--json")
    found = json.loads(said.out)
    assert (said.code, found["seed"], [case["name"] for case in found["cases"]]) == (0, 11, ["d=2"])
    assert Progress(workspace).entry("rotate-half").solved is None


def test_an_unknown_case_is_answered_with_the_known_ones(say: Say, ready: None, tmp_path: Path) -> None:
    path = tmp_path / "answer.py"
    path.write_text(solution())
    said = say("test", "rotate-half", str(path), "--case", "no such")
    assert said.code == 2
    assert "d=2" in said.err
    assert said.out == ""


def test_an_answer_sheet_is_judged_without_a_sandbox(say: Say, ready: None, workspace: Path) -> None:
    say("start", "hand-rotate")
    said = say("test", "hand-rotate", "--json")
    found = json.loads(said.out)
    assert said.code == 1
    assert found["sandbox"] == "none"
    assert {case["verdict"] for case in found["cases"]} == {"WA"}


def test_an_error_of_the_judge_ends_with_code_3_and_is_no_attempt(
    say: Say, workspace: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "answer.py"
    path.write_text(WRONG_SIGN)
    problem = Catalogue.load().find("rotate-half")
    failed = Outcome(
        id="1", problem=problem.id, mode="submit", verdict=Verdict.IE, seed=1, time_ms=1.0, limits=problem.limits,
        sandbox="strict", versions={},
    )  # fmt: skip

    def judge_once(_catalogue: object, _request: object, then: Callable[[Outcome], None]) -> Outcome:
        then(failed)
        return failed

    monkeypatch.setattr("practice.testing.judge_once", judge_once)
    said = say("test", "rotate-half", str(path))
    assert said.code == 3
    assert "internal error of the judge" in said.out
    assert Progress(workspace).entry("rotate-half").attempts == 0


def test_solving_leads_on_from_there_and_not_back_to_the_start(say: Say, ready: None, workspace: Path) -> None:
    workspace.mkdir(exist_ok=True)
    workspace.joinpath("rotate-half.py").write_text(solution())
    said = say("test", "rotate-half")
    assert said.code == 0
    on = following(list(Catalogue.load()), set(), after="rotate-half")
    assert on is not None and on.meta.order > 1
    assert f"Solved. Next: python practice/judge.py start {on.id}" in said.out


def test_samples_alone_do_not_solve(say: Say, ready: None, workspace: Path) -> None:
    workspace.mkdir()
    workspace.joinpath("rotate-half.py").write_text(solution())
    said = say("test", "rotate-half", "--run")
    assert said.code == 0
    assert "The hidden cases:" in said.out
    assert Progress(workspace).entry("rotate-half").solved is None


def test_doctor_explains_each_layer_to_a_person(say: Say, ready: None, engine: "Engine") -> None:
    said = say("doctor")
    assert said.code == 0
    assert f"Sandbox level: {engine.posture.level}" in said.out
    for layer in engine.posture.layers:
        assert layer.name in said.out
    assert "Trial judgement of" in said.out
    assert "AC in" in said.out


def test_doctor_says_where_the_learner_cannot_write(
    say: Say, ready: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("practice.doctor.os.access", lambda _path, _mode: False)
    assert "cannot be written to" in say("doctor").out


def test_bench_hands_its_arguments_to_the_benchmark(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[list[str]] = []

    def call(command: list[str]) -> int:
        called.append(command)
        return 0

    monkeypatch.setattr("practice.authoring.subprocess.call", call)
    assert say("bench", "--rounds", "3").code == 0
    assert called[0][1].endswith("benchmarks/judge.py")
    assert called[0][2:] == ["--rounds", "3"]


@pytest.mark.parametrize(("findings", "code"), [((), 0), (("x",), 1)])
def test_check_ends_with_1_where_something_is_to_be_mended(
    say: Say, monkeypatch: pytest.MonkeyPatch, findings: tuple[str, ...], code: int
) -> None:
    asked: list[list[str]] = []

    def check(ids: list[str], **_known: object) -> CheckResult:
        asked.append(ids)
        found = tuple(Finding("rotate-half", f"problems/rotate-half/{name}", _("is wrong")) for name in findings)
        return CheckResult(found, exercises=1, accepted=1, wrong=1, diagnosed=1, judged=3, seconds=0.1)

    monkeypatch.setattr("judge.check.check", check)
    said = say("check", "rotate-half", "2")
    assert said.code == code
    assert asked == [["rotate-half", "2"]]
    assert ("problems/rotate-half/x: is wrong" in said.out) is bool(findings)


@pytest.mark.parametrize("seed", ["-1", str(2**53), "9" * 23, "9" * 60])
@pytest.mark.parametrize("exercise", ["rotate-half", "hand-rotate"])
def test_what_cannot_be_a_seed_is_refused_at_once(say: Say, workspace: Path, exercise: str, seed: str) -> None:
    say("start", exercise)
    said = say("test", exercise, "--seed", seed)
    assert (said.code, said.out) == (2, "")
    assert said.err == f"a seed is a whole number from 0 to {2**53 - 1}\n"


@pytest.mark.parametrize("seed", [-1, 2**53, 10**23])
def test_a_report_with_such_a_seed_is_refused_too(say: Say, workspace: Path, tmp_path: Path, seed: int) -> None:
    say("start", "rotate-half")
    saved = tmp_path / "report.json"
    saved.write_text(json.dumps({"id": "1", "problem": "rotate-half", "mode": "submit", "verdict": "WA", "seed": seed}))
    said = say("replay", str(saved))
    assert (said.code, said.out) == (2, "")
    assert "a seed is a whole number" in said.err


def test_the_last_seed_is_one(say: Say, ready: None, tmp_path: Path) -> None:
    path = tmp_path / "answer.py"
    path.write_text(solution())
    assert json.loads(say("test", "rotate-half", str(path), "--seed", str(2**53 - 1), "--json").out)["verdict"] == "AC"


def test_the_engine_takes_no_such_seed_either(engine: "Engine") -> None:
    with pytest.raises(LearnerError, match="whole number"):
        engine.submit(Submission("rotate-half", solution(), seed=-1))


def test_a_report_of_somebody_else_does_not_drive_the_terminal(say: Say, workspace: Path, tmp_path: Path) -> None:
    say("start", "hand-rotate")
    saved = tmp_path / "report.json"
    facts: dict[str, Any] = {"id": "1", "mode": "submit", "verdict": "WA"}
    evil = "x\x1b]0;title\x07\x1b[2J\u202ey"
    saved.write_text(json.dumps(facts | {"problem": evil}))
    assert "xy" in (said := say("replay", str(saved))).err.replace("\\u202e", "")
    assert not {"\x1b", "\x07", "\u202e"} & set(said.out + said.err)
    saved.write_text(json.dumps(facts | {"problem": "hand-rotate", "versions": {evil: evil}}))
    said = say("replay", str(saved))
    assert "Made with x\\u202ey x\\u202ey" in said.out
    assert not {"\x1b", "\x07", "\u202e"} & set(said.out + said.err)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="platform: has no named pipes")
def test_a_pipe_or_a_device_is_refused_without_waiting_for_it(say: Say, workspace: Path, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (str(pipe), "/dev/zero"):
        for words in (["test", "rotate-half", path], ["replay", path]):
            said = say(*words)
            assert (said.code, said.out) == (2, "")
            assert f"{path} is no regular file" in said.err
    workspace.mkdir()
    os.mkfifo(workspace / "progress.json")
    assert "is no regular file" in say("list").err


def test_a_file_far_too_long_is_not_read_to_its_end(say: Say, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "answer.py"
    with path.open("wb") as file:
        file.truncate(1 << 40)
    said = say("test", "rotate-half", str(path))
    assert (said.code, said.out) == (2, "")
    assert "longer than 68 KiB" in said.err
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"#" * 80_000)))
    assert "longer than 68 KiB" in say("test", "rotate-half", "-").err


def test_standard_input_need_not_be_utf8(say: Say, workspace: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"seed = 5\nscore = \xff\n"), "utf-8"))
    said = say("test", "hand-rotate", "-")
    assert said.code == 1
    assert "CE  score" in said.out


@pytest.mark.parametrize(
    ("words", "shown"), [(["test", "hand-rotate"], " WA "), (["hint", "hand-rotate"], "Hint 1"),
                         (["solution", "hand-rotate", "--yes"], "cos")]
)  # fmt: skip
def test_what_is_asked_for_is_done_where_no_progress_can_be_saved(
    say: Say, workspace: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], shown: str
) -> None:
    say("start", "hand-rotate")

    def refuse(_record: object, path: Path) -> None:
        raise cannot_write(path, OSError(30, "Read-only file system"))

    monkeypatch.setattr("practice.progress.write_record", refuse)
    said = say(*words)
    assert said.code == (1 if words[0] == "test" else 0)
    assert shown in said.out
    path = workspace / "progress.json"
    assert said.err == f"Your progress was not saved: cannot write {path}: Read-only file system\n"
