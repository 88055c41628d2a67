"""A report as text, from reports made by hand: no engine is needed to see how they look."""

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from rich.cells import cell_len
from rich.console import Console

from judge.message import Lang, Message, _
from judge.outcome import Signature
from judge.report import CaseReport, DiagnosisReport, Report, WorstReport
from judge.unwritten import UNWRITTEN
from judge.verdict import Verdict
from practice import display, language, terminal


@pytest.fixture(autouse=True)
def _started_as_a_script(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("sys.argv", ["practice/judge.py"])
    yield
    language.use("en")


def case(name: str = "1d", verdict: Verdict = Verdict.AC, **known: Any) -> CaseReport:
    absent: dict[str, Any] = dict.fromkeys(CaseReport.model_fields)
    return CaseReport(**absent | {"name": name, "sample": False, "verdict": verdict, "worst": ()} | known)


def report(*cases: CaseReport, verdict: Verdict = Verdict.WA, **known: Any) -> Report:
    facts: dict[str, Any] = {"id": "1", "problem": "rotate-half", "mode": "submit", "seed": 7, "sandbox": "strict"}
    return Report(**facts | {"verdict": verdict, "cases": cases} | known)


def shown(report: Report, monkeypatch: pytest.MonkeyPatch, *, width: int = 100, colour: bool = False) -> str:
    out = io.StringIO()
    system: Literal["standard"] | None = "standard" if colour else None
    console = Console(file=out, width=width, highlight=False, force_terminal=colour, color_system=system)
    monkeypatch.setattr(display, "console", lambda: console)
    display.show(report)
    return "".join(f"{line.rstrip()}\n" for line in out.getvalue().splitlines())


WRONG = case(
    "d=6",
    Verdict.WA,
    message="2 of 6 elements are wrong",
    want=Signature(shape=(6,), dtype="float32"),
    got=Signature(shape=(6,), dtype="float64"),
    max_abs_error=1.5,
    max_rel_error=0.25,
    tolerance=1e-6,
    wrong=2,
    total=6,
    worst=(WorstReport(index=(3,), where="pair 0", want=-4.0, got=float("nan")),),
    stdout="shape [6]\n",
)


def test_the_first_failing_case_is_shown_in_full(monkeypatch: pytest.MonkeyPatch) -> None:
    text = shown(report(case(), WRONG, case("late", Verdict.RTE), verdict=Verdict.WA, time_ms=7.4), monkeypatch)
    assert text.startswith(" WA  wrong answer  rotate-half  1 of 3 cases passed · 7 ms\n")
    assert "The first case that fails: d=6" in text
    for line in (
        "  wanted  [6]  float32",
        "  got     [6]  float64",
        "  largest error: 1.5 absolute, 0.25 relative; allowed is 1e-06",
        "  [3]    pair 0      -4  nan",
        "  shape [6]",
    ):
        assert line in text, text
    assert "The same numbers again: python practice/judge.py test rotate-half --seed 7 --case d=6" in text
    assert text.count("2 of 6 elements are wrong") == 2  # in the list and in full, not a third time from the counts


def test_the_share_of_wrong_elements_is_said_where_no_message_says_it(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = case("a", Verdict.WA, wrong=1, total=1000)
    assert "1 of 1000 elements is wrong (<1 %)" in shown(report(bare), monkeypatch)


@pytest.mark.parametrize("verdict", [Verdict.AC, Verdict.WA, Verdict.TLE])
def test_a_single_case_is_not_counted(monkeypatch: pytest.MonkeyPatch, verdict: Verdict) -> None:
    assert "cases passed" not in shown(report(case(verdict=verdict), verdict=verdict), monkeypatch)


def test_an_accepted_report_is_short(monkeypatch: pytest.MonkeyPatch) -> None:
    text = shown(report(case("d=2", sample=True, time_ms=0.2), case("long name"), verdict=Verdict.AC), monkeypatch)
    assert text.splitlines() == [
        " AC  accepted  rotate-half  2 of 2 cases passed",
        "  ✓ AC  d=2        sample  <1 ms",
        "  ✓ AC  long name",
    ]


def test_a_run_of_samples_says_that_there_is_more(monkeypatch: pytest.MonkeyPatch) -> None:
    text = shown(report(case(sample=True), verdict=Verdict.AC, mode="run"), monkeypatch)
    assert "The hidden cases: python practice/judge.py test rotate-half" in text


def test_the_diagnosis_is_named_in_the_report_s_words(monkeypatch: pytest.MonkeyPatch) -> None:
    diagnosis = DiagnosisReport(id="sign", title="The sign is on the wrong half", text="Negate the second half.")
    text = shown(report(WRONG, diagnosis=(diagnosis,)), monkeypatch)
    assert "What went wrong: The sign is on the wrong half\n  Negate the second half.\n" in text


def test_a_compile_error_stands_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = case("d=2", Verdict.CE, message="line 3, column 5: SyntaxError: invalid syntax\n    x = = 1\n        ^")
    text = shown(report(broken, verdict=Verdict.CE), monkeypatch)
    assert "line 3, column 5" in text
    assert "d=2" not in text
    assert "--seed" not in text
    assert "cases passed" not in text


def test_hand_worked_numbers_carry_their_own_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "--seed" not in shown(report(WRONG, sandbox="none"), monkeypatch)


def test_a_weak_sandbox_is_said_in_the_headline(monkeypatch: pytest.MonkeyPatch) -> None:
    headline = shown(report(case(), verdict=Verdict.AC, sandbox="process"), monkeypatch).splitlines()[0]
    assert headline.endswith("not confined by the kernel")


def test_long_messages_do_not_break_the_list_of_cases(monkeypatch: pytest.MonkeyPatch) -> None:
    text = shown(
        report(case("a", Verdict.RTE, message="TypeError: " + "x" * 300 + "\nsecond line")), monkeypatch, width=60
    )
    rows = text.split("\n\n")[0].splitlines()[1:]
    assert rows[0] == "  ✗ RTE a  TypeError:"
    assert len(rows) == 3 and rows[-1] == " " * 11 + "x" * 48 + "…"


MESSAGES = {
    "en": "512 of 1024 elements are wrong by up to 6.01; they have to be equal",
    "zh": "1024 个元素中有 512 个不对，最多差 6.35；这里要求完全相等",
}


@pytest.mark.parametrize("lang", ["en", "zh"])
@pytest.mark.parametrize("width", [80, 100])
def test_the_columns_of_the_cases_are_steady(monkeypatch: pytest.MonkeyPatch, lang: Lang, width: int) -> None:
    language.use(lang)
    long = "a name that takes most of a line, as one of yarn-attention-factor does"
    table = report(
        case("d=2", Verdict.WA, sample=True, time_ms=0.3, message=MESSAGES[lang]),
        case("两半", Verdict.WA, time_ms=1204.0, message=MESSAGES[lang]),
        case("three", Verdict.RTE, message="NotImplementedError"),
        case("4", Verdict.AC, sample=True, time_ms=12.0),
    )
    rows = shown(table, monkeypatch, width=width).split("\n\n")[0].splitlines()[1:]
    starts = {display_column(row, said) for row in rows for said in (MESSAGES[lang][:7], "NotImpl") if said in row}
    ends = {display_column(row, " ms") for row in rows if " ms" in row}
    assert len(starts) == len(ends) == 1, rows
    assert all(cell_len(row) <= width for row in rows)
    assert "6.01" in "".join(rows) or "6.35" in "".join(rows)

    wide = report(case(long, Verdict.WA, sample=True, time_ms=1204.0, message=MESSAGES[lang]), case("4", time_ms=1.0))
    text = shown(wide, monkeypatch, width=width).split("\n\n")[0]
    assert all(cell_len(row) <= width for row in text.splitlines())
    assert "".join(long.split()) in "".join(text.replace(language.say(_("sample")), "").replace("1204 ms", "").split())
    assert MESSAGES[lang][:20] in text


def display_column(row: str, part: str) -> int:
    return cell_len(row[: row.index(part)])


def test_an_explanation_in_chinese_is_broken_and_never_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    language.use("zh")
    said = "交换一对坐标是反射而不是旋转：作用两次得到 x，而正确的结果是 -x（见 torch.roll(x, d // 2, dims=-1)）。" * 4
    diagnosis = DiagnosisReport(id="sign", title="漏了负号", text=said)
    wrong = case("1d", Verdict.WA, message=said)
    text = shown(report(wrong, diagnosis=(diagnosis,)), monkeypatch, width=61)
    full = text.split("\n\n", 1)[1]
    assert "…" not in full
    assert "".join(full.split()).count("".join(said.split())) == 2
    assert all(cell_len(row) <= 61 for row in text.splitlines() if "python" not in row)


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_that_nothing_is_written_is_said_once(monkeypatch: pytest.MonkeyPatch, lang: Lang) -> None:
    language.use(lang)
    said = "NotImplementedError\nline 13, in rotate_half\n    raise NotImplementedError"
    cases = [case(str(n), Verdict.RTE, message=said, sample=n < 4) for n in range(12)]
    diagnosis = DiagnosisReport(id=UNWRITTEN, title="Nothing yet", text="Line 13.")
    text = shown(report(*cases, verdict=Verdict.RTE, diagnosis=(diagnosis,)), monkeypatch)
    assert len(text.splitlines()) == 4, text
    assert text.splitlines()[2:] == [language.say(_("What went wrong: {title}", title="Nothing yet")), "  Line 13."]


def test_a_command_to_be_copied_is_never_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    text = shown(report(WRONG), monkeypatch, width=40)
    assert any(line.endswith("practice/judge.py test rotate-half --seed 7 --case d=6") for line in text.splitlines())


def test_case_names_are_quoted_for_the_shell(monkeypatch: pytest.MonkeyPatch) -> None:
    odd = case("T==D; rm", Verdict.WA)
    assert "--case 'T==D; rm'" in shown(report(odd), monkeypatch)


def test_a_submission_cannot_drive_the_terminal_or_write_markup(monkeypatch: pytest.MonkeyPatch) -> None:
    evil = "\x1b]0;title\x07\x1b[2J[bold]not bold[/bold]\rover\x9b31m\x00 end"
    text = shown(report(case("a", Verdict.RTE, message=evil, stdout=evil), stdout=evil, stderr=evil), monkeypatch)
    assert not set(text) & {"\x1b", "\x07", "\0", "\r", "\x9b"}
    assert "[bold]not bold[/bold]over31m end" in text


def test_long_output_is_cut_with_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = "".join(f"line {n}\n" for n in range(100))
    text = shown(report(case(), verdict=Verdict.AC, stdout=lines), monkeypatch)
    assert "line 39\n" in text
    assert "line 40\n" not in text
    assert "60 more lines" in text


def test_the_report_speaks_chinese(monkeypatch: pytest.MonkeyPatch) -> None:
    language.use("zh")
    text = shown(report(WRONG), monkeypatch)
    assert "答案错误" in text
    assert "应为" in text
    assert "用同一组数重测" in text


def test_colour_is_for_terminals_that_want_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b[" in shown(report(WRONG), monkeypatch, colour=True)
    assert "\x1b[" not in shown(report(WRONG), monkeypatch)


@pytest.mark.parametrize(
    ("value", "text"),
    [(None, "–"), (0.0, "0"), (1.23456789, "1.23457"), (1e-7, "1e-07"), (float("inf"), "inf"), (-0.5, "-0.5")],
)
def test_numbers_are_short(value: float | None, text: str) -> None:
    assert display.number(value) == text


def test_commands_are_given_as_the_reader_started_this_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert terminal.command("test", "2") == "python practice/judge.py test 2"
    monkeypatch.setattr("sys.argv", ["/opt/venv/bin/rope-judge"])
    assert terminal.command("test", "2") == "rope-judge test 2"


def test_commands_name_the_interpreter_where_python_is_another(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    folder = tmp_path / ".venv" / "bin"
    folder.mkdir(parents=True)
    (folder / "python").touch()
    monkeypatch.setattr("sys.executable", str(folder / "python"))
    assert terminal.command("list") == f"{folder}/python practice/judge.py list"
    monkeypatch.chdir(tmp_path)
    assert terminal.command("list") == ".venv/bin/python practice/judge.py list"


def test_the_live_line_is_silent_where_nobody_watches(capsys: pytest.CaptureFixture[str]) -> None:
    line = terminal.LiveLine()
    line.show("judging")
    line.clear()
    assert capsys.readouterr().err == ""


def test_the_live_line_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    err = Terminal()
    monkeypatch.setattr("sys.stderr", err)
    line = terminal.LiveLine()
    line.show("judging")
    line.clear()
    line.clear()
    assert err.getvalue() == "\r\x1b[2Kjudging\r\x1b[2K"


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("a\x1b]0;title\x07b\x1b[31mc\x9b2Jd", "abc2Jd"),
        ("safe\u202egnp.exe", "safe\\u202egnp.exe"),
        ("\u2066a\u2069", "\\u2066a\\u2069"),
        ("rotate\u200b-half\ufeff\u00ad", "rotate\\u200b-half\\ufeff\\xad"),
        ("a\u2028b\udcff", "a\\u2028b\\udcff"),
        ("两行\n\t文字\u3000√2 é", "两行\n\t文字\u3000√2 é"),
    ],
)
def test_text_from_outside_neither_drives_the_terminal_nor_hides(text: str, plain: str) -> None:
    assert terminal.printable(text) == plain


def test_what_fills_a_message_is_made_printable() -> None:
    assert language.say(Message("seed {seed}", {"seed": "\x1b[2J\u202e7"})) == "seed \\u202e7"
