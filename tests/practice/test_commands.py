"""The verbs that judge nothing, in this process."""

import io
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from judge.__main__ import main as authors
from judge.message import Lang
from judge.problem import Catalogue
from judge.problem.sections import section_name
from judge.verdict import Verdict
from practice import language, showing
from practice.progress import Progress
from practice.verbs import commands, operating_verbs
from practice.workspace import Workspace

NUMBER = str(Catalogue.load()["rotate-half"].number)

Say = Callable[..., Any]


def test_no_arguments_show_the_track_and_what_to_do_next(say: Say, workspace: Path) -> None:
    said = say()
    assert said.code == 0
    catalogue = Catalogue.load()
    assert f"0 of {len(catalogue)} exercises solved" in said.out
    for problem in catalogue:
        assert problem.id in said.out
    assert f"Next: python practice/judge.py start {next(iter(catalogue)).id}" in said.out
    assert not workspace.exists(), "looking must not write"


def test_the_next_step_is_the_first_unsolved_exercise(say: Say, workspace: Path) -> None:
    first, second, *_rest = Catalogue.load()
    Progress(workspace).judged(first.id, Verdict.AC, whole=True)
    said = say()
    assert re.search(rf"✓ +\d* *{first.id} .*solved \d{{4}}-\d\d-\d\d", said.out)
    assert f"start {second.id}" in said.out
    say("start", second.id)
    assert f"Next: python practice/judge.py test {second.id}" in say().out


def test_the_track_says_so_when_all_is_solved(say: Say, workspace: Path) -> None:
    for problem in Catalogue.load():
        Progress(workspace).judged(problem.id, Verdict.AC, whole=True)
    assert "All solved" in say().out


def test_list_gives_no_advice(say: Say) -> None:
    said = say("list")
    assert said.code == 0
    assert "rotate-half" in said.out
    assert "Next:" not in said.out


def test_texts_follow_lang(say: Say) -> None:
    said = say("list", "--lang", "zh")
    assert "前后两半旋转" in said.out
    assert "exercises solved" not in said.out


def test_start_shows_the_statement_and_makes_the_file(say: Say, workspace: Path) -> None:
    said = say("start", NUMBER)
    assert said.code == 0
    assert "It splits the last axis into two halves" in said.out
    assert "⎛a′⎞ = cos φ ⎛a⎞" in said.out
    path = workspace / "rotate-half.py"
    assert path.read_text() == Catalogue.load().find("rotate-half").starter
    assert str(path) in said.out.replace("\n", "")


def test_start_leaves_a_file_that_is_there(say: Say, workspace: Path) -> None:
    workspace.mkdir()
    (workspace / "rotate-half.py").write_text("mine")
    assert "as you left it" in say("start", "rotate_half").out
    assert (workspace / "rotate-half.py").read_text() == "mine"


def test_start_draws_fresh_numbers_for_an_answer_sheet(say: Say, workspace: Path) -> None:
    say("start", "hand-rotate")
    first = (workspace / "hand-rotate.txt").read_text()
    say("reset", "hand-rotate")
    assert first != (workspace / "hand-rotate.txt").read_text()
    assert "seed = " in first


def test_reset_says_where_the_backup_is(say: Say, workspace: Path) -> None:
    say("start", NUMBER)
    (workspace / "rotate-half.py").write_text("hours of work")
    said = say("reset", NUMBER)
    assert said.code == 0
    (backup,) = (workspace / "backups").iterdir()
    assert backup.read_text() == "hours of work"
    assert str(backup) in said.out.replace("\n", "")


def test_hints_come_one_at_a_time(say: Say) -> None:
    hints = len(Catalogue.load().find("rotate-half").hints("en"))
    for n in range(1, hints + 1):
        assert f"Hint {n} of {hints}" in say("hint", NUMBER).out
    last = say("hint", NUMBER)
    assert f"Hint {hints} of {hints}" in last.out
    assert "solution rotate-half" in last.out


def test_a_hint_can_be_asked_for_by_number_and_all_at_once(say: Say) -> None:
    assert "Hint 2 of" in say("hint", NUMBER, "2").out
    said = say("hint", NUMBER, "--all")
    assert "Hint 1 of" in said.out
    assert "Hint 3 of" in said.out
    refused = say("hint", NUMBER, "99")
    assert refused.code == 2
    assert "hints 1 to" in refused.err


def test_the_solution_is_not_shown_by_accident(say: Say, workspace: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: False, raising=False)
    said = say("solution", NUMBER)
    assert said.code == 2
    assert "--yes" in said.err
    assert said.out == ""


@pytest.mark.parametrize(("answer", "shown"), [("y", True), ("是", True), ("", False), ("n", False)])
def test_the_solution_is_shown_to_who_says_so(
    say: Say, monkeypatch: pytest.MonkeyPatch, answer: str, shown: bool
) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", lambda _question: answer)
    assert ("def rotate_half" in say("solution", NUMBER).out) is shown


def test_the_solution_comes_with_its_editorial(say: Say, workspace: Path) -> None:
    said = say("solution", NUMBER, "--yes")
    assert said.code == 0
    assert "def rotate_half" in said.out
    assert "Usual mistakes" in said.out
    assert Progress(workspace).entry("rotate-half").solution_seen is not None


def test_a_solved_exercise_shows_its_solution_unasked(say: Say, workspace: Path) -> None:
    Progress(workspace).judged("rotate-half", Verdict.AC, whole=True)
    assert "def rotate_half" in say("solution", NUMBER).out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["lst"], "Did you mean list?"),
        (["rotate-hlaf"], "Did you mean rotate-half?"),
        (["start", "rotate-hlaf"], "Did you mean rotate-half?"),
        (["xyzzy"], "is no verb and no exercise"),
        (["test", NUMBER, "/nowhere/answer.py"], "There is no file /nowhere/answer.py"),
        (["test", NUMBER], "practice/judge.py start rotate-half"),
        ([NUMBER], "practice/judge.py start rotate-half"),
        (["test", NUMBER, "/"], "is a folder"),
        (["replay", "/nowhere/report.json"], "There is no file /nowhere/report.json"),
        (["replay", "/"], "is a folder"),
        (["test"], "ID is missing"),
        (["test", NUMBER, "--sed", "3"], "--seed"),
        (["test", NUMBER, "--seed"], "--seed needs a value"),
        (["test", NUMBER, "--json=3"], "--json takes no value"),
        (["check", "--seeds", "0"], "--seeds has to be at least 1"),
        (["start", "--lang", "zh"], "缺少 ID。\n用法：judge.py start"),
        (["test", NUMBER, "--seed", "x", "--lang", "zh"], "--seed 应当是整数。"),
        (["list", "--foo", "--lang", "zh"], "没有选项 --foo。"),
        (["list", "more", "--lang", "zh"], "多给了：more"),
        (["list", "--lang", "fr"], "zh, en"),
    ],
)
def test_mistakes_are_answered_in_one_line_with_code_2(say: Say, words: list[str], complaint: str) -> None:
    said = say(*words)
    assert said.code == 2
    assert complaint in said.err
    assert said.out == ""
    assert "Traceback" not in said.err


@pytest.mark.parametrize("content", ["", "{", "[]", '{"id": 1}', '{"verdict": "YES"}'])
def test_what_is_no_report_is_said_to_be_none(say: Say, tmp_path: Path, content: str) -> None:
    path = tmp_path / "report.json"
    path.write_text(content)
    said = say("replay", str(path))
    assert said.code == 2
    assert "is no report" in said.err


def test_help_names_every_verb_of_the_design(say: Say) -> None:
    said = say("--help")
    assert said.code == 0
    for verb in ["list", "start", "test", "watch", "hint", "solution", "reset", "replay", "check", "doctor", "bench"]:
        assert re.search(rf"^  {verb} +\S", said.out, flags=re.MULTILINE), verb
    assert "serve " not in said.out


@pytest.mark.parametrize("words", [["--help"], ["check", "--help"]])
def test_help_is_in_the_language_of_the_run(say: Say, words: list[str]) -> None:
    said = say(*words, "--lang", "zh")
    assert said.code == 0
    assert "用法：judge.py" in said.out and "显示这份帮助" in said.out
    for english in ("Usage", "Options", "Arguments", "Commands", "Show this"):
        assert english + ":" not in said.out and english + " " not in said.out, english


def test_an_error_of_ours_ends_with_code_3(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_arguments: object, **_options: object) -> None:
        raise RuntimeError("boom")

    monkeypatch.setattr("practice.showing.track", fail)
    said = say("list")
    assert said.code == 3
    assert "boom" in said.err
    assert "an error of the judge, not of your code" in said.err


def test_a_missing_dependency_is_named_with_the_remedy(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_arguments: object, **_options: object) -> None:
        raise ModuleNotFoundError("No module named 'torch'", name="torch")

    monkeypatch.setattr("practice.showing.track", fail)
    said = say("list")
    assert said.code == 2
    assert said.err == "torch is not installed here. Run `make install` once, then use .venv/bin/python.\n"


def test_progress_is_json_beside_the_answers(say: Say, workspace: Path) -> None:
    say("hint", NUMBER)
    assert json.loads((workspace / "progress.json").read_text())["exercises"]["rotate-half"]["hints"] == 1


@pytest.mark.parametrize(
    "words",
    [["{}"], ["test", "{}"], ["test", "rotate-half", "{}"], ["test", "rotate-half", "--{}"], ["list", "{}"],
     ["list", "--lang", "{}"], ["replay", "{}"], ["hint", "rotate-half", "{}"],
     ["test", "rotate-half", "--seed", "{}"]],
)  # fmt: skip
def test_what_was_typed_is_said_again_without_its_control_characters(say: Say, words: list[str]) -> None:
    said = say(*(word.replace("{}", "x\x1b]0;title\x07\u202ey") for word in words))
    assert (said.code, said.out) == (2, "")
    assert said.err
    assert not {"\x1b", "\x07", "\u202e"} & set(said.err)


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_the_track_fits_a_terminal_of_80_columns(workspace: Path, monkeypatch: pytest.MonkeyPatch, lang: Lang) -> None:
    for n, problem in enumerate(list(Catalogue.load())[:4]):
        Progress(workspace).judged(problem.id, [Verdict.AC, Verdict.OLE][n % 2], whole=True)
    out = io.StringIO()
    console = Console(file=out, width=80, highlight=False)
    monkeypatch.setattr(showing, "console", lambda: console)
    language.use(lang)
    try:
        showing.track(Catalogue.load(), Workspace(workspace), Progress(workspace), advice=True)
    finally:
        language.use("en")
    lines = out.getvalue().splitlines()
    assert max(cell_len(line.rstrip()) for line in lines) <= 80
    assert "…" not in out.getvalue()
    ids = {word for line in lines for word in line.split()}
    assert ids >= {problem.id for problem in Catalogue.load()}, "ids are whole, to be copied"
    assert ids >= {word for problem in Catalogue.load() for word in section_name(problem.meta.track).text(lang).split()}


def test_the_authors_command_repeats_no_control_characters_either(capsys: pytest.CaptureFixture[str]) -> None:
    assert authors(["check", "x\x1b]0;title\x07\u202ey"]) == 2
    assert capsys.readouterr().err.strip().isprintable()


@pytest.mark.parametrize("lang", ["en", "zh"])
@pytest.mark.parametrize("verb", operating_verbs())
def test_a_verb_of_the_service_is_said_to_be_that_of_the_installed_command(say: Say, lang: str, verb: str) -> None:
    for words in ([verb], [verb, "-h"]):
        said = say(*words, "--lang", lang)
        assert said.code == 2
        assert said.err.rstrip().endswith(f"rope-judge {verb}"), said.err
        assert f"{verb} belongs to rope-judge" in said.err or f"{verb} 属于" in said.err
    assert "rope-judge --help" in say("-h", "--lang", lang).out


HELP = """
import os, sys
from practice.main import run
width, lang = sys.argv[1:]
os.environ["COLUMNS"] = width
sys.argv = ["rope-judge"]
run(["-h", "--lang", lang], operator=True)
from practice.verbs import commands
for one in commands(operator=True).registered_commands:
    print("\\0", end="")
    run([one.name or one.callback.__name__, "-h", "--lang", lang], operator=True)
"""


@pytest.mark.parametrize("width", [80, 60])
@pytest.mark.parametrize("lang", ["en", "zh"])
def test_help_is_whole_and_fits_the_terminal(workspace: Path, lang: str, width: int) -> None:
    words = [sys.executable, "-c", HELP, str(width), lang]  # texts of help are made once in a process
    done = subprocess.run(words, capture_output=True, text=True, encoding="utf-8", timeout=60)
    whole, *each = done.stdout.split("\0")
    assert len(each) == len(commands(operator=True).registered_commands)
    for out in each:
        about = out.split("\n\n")[1].split()
        assert "".join(about) in "".join(whole.split()), "a verb is said in full in the list of verbs"
    for line in done.stdout.replace("\0", "").splitlines():
        assert cell_len(line) <= width, line
        assert "用法" in line or "Usage" in line or "..." not in line, line
