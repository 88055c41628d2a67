"""A Problem: what its folder says and what its trusted modules compute."""

import subprocess
import sys
from pathlib import Path

import pytest
import torch

from judge.case import Draw, Want
from judge.errors import AuthorError
from judge.message import Text
from judge.outcome import Limits
from judge.problem.loader import load
from judge.verdict import Verdict
from tests.judge.toy import CODE_FILES, double, write_answer, write_code

ROOT = Path(__file__).parents[3]


def test_what_problem_yaml_says(tmp_path: Path) -> None:
    problem = load(write_code(tmp_path, forbidden=["torch.roll"]))
    assert (problem.id, problem.number, problem.kind, problem.entry) == ("double", 2, "code", "double")
    assert problem.name == Text("Double", "加倍")
    assert problem.limits == Limits(time_ms=2000, memory_mb=256, output_kb=64)
    assert problem.gradient_atol == 1e-6
    assert problem.forbidden == ("torch.roll",)
    assert repr(problem) == "Problem('double')"


def test_tolerance_by_dtype(tmp_path: Path) -> None:
    problem = load(write_code(tmp_path / "problems"))
    assert problem.tolerance(torch.float32) == (0.0, 1e-6)
    assert problem.tolerance(torch.int64) == problem.tolerance(torch.bool) == (0.0, 0.0)
    for dtype in (torch.bfloat16, torch.complex64):
        with pytest.raises(
            AuthorError, match=r"^problems/double/problem\.yaml: a case wants \w+, for which no tolerance"
        ):
            problem.tolerance(dtype)


def test_exact_tolerance(tmp_path: Path) -> None:
    problem = load(write_code(tmp_path, tolerance={"exact": True, "why": {"en": "x", "zh": "x"}}))
    assert problem.tolerance(torch.float16) == (0.0, 0.0)


def test_texts(tmp_path: Path) -> None:
    problem = load(write_code(tmp_path))
    assert problem.statement("zh").startswith("# 题目")
    assert problem.hints("en") == ["First.", "Second: $f$."]
    assert problem.editorial("en") == "## Why\n\nBecause.\n"
    assert problem.starter == double("raise NotImplementedError")
    assert problem.solution == CODE_FILES["solution.py"]
    assert problem.driver is None


def test_kind_answer_has_no_starter(tmp_path: Path) -> None:
    problem = load(write_answer(tmp_path))
    assert (problem.kind, problem.entry, problem.starter) == ("answer", "answer", "")


def test_submissions_by_verdict(tmp_path: Path) -> None:
    problem = load(write_code(tmp_path))
    assert [path.name for path in problem.accepted] == ["difference.py", "product.py"]
    assert {verdict: len(paths) for verdict, paths in problem.others.items()} == {Verdict.RTE: 1, Verdict.CE: 1}


def test_files_are_utf_8(tmp_path: Path) -> None:
    folder = write_code(tmp_path / "problems")
    problem = load(folder)
    (folder / "hints.zh.md").write_bytes("提示".encode("gbk"))
    with pytest.raises(AuthorError, match=r"^problems/double/hints\.zh\.md: expected UTF-8, found byte 0x"):
        problem.hints("zh")
    (folder / "hints.zh.md").unlink()
    with pytest.raises(AuthorError, match=r"^problems/double/hints\.zh\.md: the file is missing"):
        problem.hints("zh")


def test_version_follows_what_decides_a_verdict(tmp_path: Path) -> None:
    folder = write_code(tmp_path)
    version = load(folder).version
    (folder / "hints.en.md").write_text("Other.\n\n---\n\nwords\n")
    (folder / "solution.py").write_bytes((folder / "solution.py").read_bytes().replace(b"\n", b"\r\n"))
    assert load(folder).version == version
    for name in ("cases.py", "solution.py", "problem.yaml"):
        before = load(folder).version
        with (folder / name).open("a") as file:
            file.write("# more\n")
        assert load(folder).version != before


def test_cases_and_oracle(tmp_path: Path) -> None:
    problem = load(write_code(tmp_path))
    small, large = problem.cases(Draw(7))
    assert (small.name, small.sample, large.sample) == ("small", True, False)
    assert torch.equal(problem.cases(Draw(7))[1].args[0], large.args[0])  # type: ignore[arg-type]
    want = problem.expected(*small.args)
    assert isinstance(want, Want)
    assert want.value.dtype == torch.float64


def test_no_byte_code_is_left_in_the_folder(tmp_path: Path) -> None:
    problem = load(write_code(tmp_path, files={"driver.py": "def drive(submission, x): return submission.double(x)\n"}))
    problem.cases(Draw(1))
    assert problem.reference()(3) == 6
    assert not list(tmp_path.rglob("*.pyc"))


@pytest.mark.parametrize(
    ("source", "where", "said"),
    [
        ("1 / 0\n", "cases.py:1", "ZeroDivisionError while this file ran: division by zero"),
        ("def cases(draw:\n", "cases.py:1", "SyntaxError while this file ran: '(' was never closed"),
        ("cases = 3\n", "cases.py", "expected a function called cases, found none"),
        ("def cases(draw):\n    yield draw.normal(-1)\n", "cases.py:2", "RuntimeError while this file ran: "),
        ("def cases(draw):\n    return []\n", "cases.py", "cases: expected at least one, found none"),
        ("def cases(draw):\n    return [3]\n", "cases.py", "cases: expected Case, found int"),
        (CODE_FILES["cases.py"].replace('"large"', '"small"'), "cases.py", "cases: two are called small"),
    ],
)
def test_faults_of_cases_are_their_author_s(tmp_path: Path, source: str, where: str, said: str) -> None:
    problem = load(write_code(tmp_path / "problems", files={"cases.py": source}))
    with pytest.raises(AuthorError) as error:
        problem.cases(Draw(1))
    assert error.value.where == f"problems/double/{where}"
    assert str(error.value.message).startswith(said)


def test_a_failing_oracle_is_its_author_s_fault(tmp_path: Path) -> None:
    problem = load(write_code(tmp_path / "problems"))
    with pytest.raises(AuthorError, match=r"^problems/double/cases\.py:11: AttributeError"):
        problem.expected("no tensor")


def test_author_errors_pass_through(tmp_path: Path) -> None:
    source = "from judge.errors import AuthorError\n\n\ndef cases(draw):\n    raise AuthorError('so', where='there')\n"
    problem = load(write_code(tmp_path, files={"cases.py": source}))
    with pytest.raises(AuthorError, match=r"^there: so$"):
        problem.cases(Draw(1))


def test_question(tmp_path: Path) -> None:
    assert load(write_answer(tmp_path / "a")).question(Draw(1)).blanks[0].name == "s'"
    other = load(write_answer(tmp_path / "b", files={"cases.py": "def question(draw):\n    return 3\n"}))
    with pytest.raises(AuthorError, match="question: expected Question, found int"):
        other.question(Draw(1))


def test_reading_the_track_does_not_import_torch() -> None:
    code = "import sys; from judge.problem import Catalogue; Catalogue.load(); assert 'torch' not in sys.modules"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
