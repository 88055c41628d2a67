"""A notebook's cells, made as IPython makes them, judged on the shared engine."""

import linecache
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

import judge.notebook
from judge.errors import LearnerError
from judge.message import Lang
from judge.notebook import Checked, check
from judge.notebook.source import source_of
from judge.problem import Catalogue, Problem
from judge.report import Report
from judge.verdict import Verdict

if TYPE_CHECKING:
    from judge.engine import Engine

RIGHT = "def rotate_half(x):\n    a, b = x.chunk(2, -1)\n    return torch.cat((-b, a), -1)\n"


class Notebook:
    """Runs cells in one namespace; their sources are found where IPython puts them."""

    def __init__(self) -> None:
        self.names: dict[str, Any] = {"__name__": "__main__"}
        self._files: list[str] = []

    def cell(self, source: str) -> dict[str, Any]:
        name = f"<ipython-input-{len(self._files)}-{id(self):x}>"
        self._files.append(name)
        linecache.cache[name] = (len(source), None, source.splitlines(keepends=True), name)
        exec(compile(source, name, "exec"), self.names)
        return self.names

    def close(self) -> None:
        for name in self._files:
            linecache.cache.pop(name, None)


@pytest.fixture
def notebook() -> Iterator[Notebook]:
    opened = Notebook()
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def rotate_half() -> Problem:
    return Catalogue.load().find("rotate-half")


@pytest.fixture
def warm(engine: "Engine", monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge.notebook, "_engine", engine)


def handed_in(problem: Problem, notebook: Notebook, name: str) -> dict[str, Any]:
    """The names that the submission made of ``notebook`` defines, run on its own."""
    alone: dict[str, Any] = {}
    exec(compile(source_of(problem, notebook.names[name]), "submission", "exec"), alone)
    return alone


def test_a_cell_s_function_is_judged(notebook: Notebook, warm: None) -> None:
    notebook.cell("import torch")
    notebook.cell(RIGHT)
    for id in ("rotate_half", "rotate-half", str(Catalogue.load()["rotate-half"].number)):
        assert check(id, notebook.names["rotate_half"]).accepted


def test_a_wrong_answer_is_diagnosed_in_either_language(notebook: Notebook, warm: None) -> None:
    notebook.cell("import torch")
    notebook.cell(RIGHT.replace("(-b, a)", "(b, -a)"))
    english = check("rotate_half", notebook.names["rotate_half"], lang="en")
    chinese = check("rotate_half", notebook.names["rotate_half"], lang="zh")
    assert not english.accepted
    assert english.report.diagnosis[0].id == chinese.report.diagnosis[0].id == "sign-on-the-wrong-half"
    assert english.report.diagnosis[0].title in repr(english)
    assert chinese.report.diagnosis[0].title in chinese._repr_html_()


def test_helpers_imports_and_constants_of_other_cells_come_along(notebook: Notebook, rotate_half: Problem) -> None:
    import torch

    notebook.cell(
        "import torch as t\nfrom torch import Tensor, cat as join\nfrom torch.nn import functional as F\nSIGN = -1"
    )
    notebook.cell("def halves(x: Tensor) -> 'tuple[Tensor, Tensor]':\n    return tuple(x.chunk(2, -1))")
    notebook.cell(
        "def mine(x: 'Tensor'):\n    a, b = halves(x)\n    return join((SIGN * b, F.relu(a) - F.relu(-a)), -1)"
    )
    alone = handed_in(rotate_half, notebook, "mine")
    assert alone["rotate_half"](torch.tensor([1.0, 2.0, 3.0, 4.0])).tolist() == [-3, -4, 1, 2]


def test_functions_that_call_each_other_come_once(notebook: Notebook, rotate_half: Problem) -> None:
    notebook.cell("def even(n):\n    return n == 0 or odd(n - 1)")
    notebook.cell("def odd(n):\n    return n != 0 and even(n - 1)")
    source = source_of(rotate_half, notebook.names["even"])
    assert source.count("def even") == source.count("def odd") == 1
    assert handed_in(rotate_half, notebook, "even")["rotate_half"](10) is True


def test_a_class_of_a_cell_is_found_through_its_methods(notebook: Notebook, rotate_half: Problem) -> None:
    notebook.cell("import torch\nBASE = 10000.0")
    notebook.cell(
        "class Old:\n    pass\n\n\nclass Rotate(torch.nn.Module):\n    def forward(self, x):\n        return x * BASE"
    )
    alone = handed_in(rotate_half, notebook, "Rotate")
    assert alone["rotate_half"]().forward(2) == 20000.0


def test_the_newest_definition_of_a_cell_counts(notebook: Notebook, rotate_half: Problem) -> None:
    notebook.cell("def rotate_half(x):\n    return 1")
    notebook.cell("def rotate_half(x):\n    return 2")
    assert handed_in(rotate_half, notebook, "rotate_half")["rotate_half"](0) == 2


def test_a_submission_under_the_asked_name_is_not_renamed(notebook: Notebook, rotate_half: Problem) -> None:
    notebook.cell("import torch")
    notebook.cell(RIGHT)
    assert source_of(rotate_half, notebook.names["rotate_half"]).startswith("import torch\n\n\ndef rotate_half")


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [(3, "not int"), ([1], "not list"), (lambda x: x, "define rotate_half with def"), (len, "not builtin")],
)
def test_what_has_no_source_is_refused_in_words(rotate_half: Problem, answer: object, complaint: str) -> None:
    with pytest.raises(LearnerError, match=complaint):
        source_of(rotate_half, answer)


def test_a_function_whose_cell_is_gone_is_refused(notebook: Notebook, rotate_half: Problem) -> None:
    notebook.cell(RIGHT)
    notebook.close()
    with pytest.raises(LearnerError, match="the source of rotate_half is not to be had"):
        source_of(rotate_half, notebook.names["rotate_half"])


def test_an_answer_sheet_is_handed_in_as_text(warm: None) -> None:
    sheet = check("hand-rotate", "seed = 1\n")
    assert sheet.report.verdict is Verdict.WA
    with pytest.raises(LearnerError, match="filled-in sheet"):
        check("hand-rotate", lambda: 0)


def test_an_unknown_exercise_is_the_learner_s_error(warm: None) -> None:
    with pytest.raises(LearnerError, match="Did you mean rotate-half"):
        check("rotate_haf", "x = 1")


def test_nothing_of_a_submission_becomes_markup() -> None:
    evil = "<script>alert(1)</script>&"
    absent: dict[str, Any] = dict.fromkeys(("want", "got", "max_abs_error", "max_rel_error", "tolerance"))
    absent |= dict.fromkeys(("wrong", "total", "time_ms", "stdout"))
    worst = {"index": [0], "where": evil, "want": 1.0, "got": 2.0}
    case = {"name": evil, "sample": True, "verdict": "RTE", "message": evil + "\n" + evil, "worst": [worst]} | absent
    report = Report.model_validate(
        {
            "id": "1", "problem": evil, "mode": "submit", "verdict": "RTE", "cases": [case], "stdout": evil,
            "stderr": evil, "diagnosis": [{"id": "x", "title": evil, "text": evil}],
        }
    )  # fmt: skip
    html = Checked(report)._repr_html_()
    assert "<script" not in html
    assert html.count("alert(1)") == html.count("&lt;script&gt;alert(1)&lt;/script&gt;&amp;") > 8


@pytest.mark.parametrize(("lang", "words"), [("en", ("wanted", "got")), ("zh", ("应为", "实际"))])
def test_what_was_wanted_stands_beside_what_came(warm: None, lang: Lang, words: tuple[str, str]) -> None:
    found = check("rotate-half", "def rotate_half(x):\n    return x.double()\n", lang=lang)
    for text in (repr(found), found._repr_html_()):
        assert all(word in text for word in words), text
        assert "float64" in text and "float32" in text
    values = check("rotate-half", "def rotate_half(x):\n    return x.neg()\n", lang=lang)
    for text in (repr(values), values._repr_html_()):
        assert all(text.count(word) >= 2 for word in words), text  # signatures, and the worst elements


def test_that_nothing_is_written_is_said_once(warm: None) -> None:
    found = check("rotate-half", "def rotate_half(x):\n    raise NotImplementedError\n", lang="zh")
    for text in (repr(found), found._repr_html_()):
        assert text.count("NotImplementedError") == text.count("这里还没有写") == 1, text


def test_the_engine_starts_once_and_ends_when_told(notebook: Notebook, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Any] = []

    class Fake:
        def __init__(self, *_arguments: object, **_options: object) -> None:
            self.running = False
            started.append(self)

        def start(self) -> None:
            self.running = True

        def close(self) -> None:
            self.running = False

    monkeypatch.setattr("judge.engine.Engine", Fake)
    monkeypatch.setattr(judge.notebook, "_engine", None)
    first: Any = judge.notebook._warm()
    second: Any = judge.notebook._warm()
    assert first is second
    assert first.running
    judge.notebook.close()
    assert not first.running
    assert len(started) == 1
