"""An exercise, or the whole track, as a notebook to download: statement, starting code, a cell that judges, hints.

Where numbers are drawn, the notebook asks for its own: each download draws anew, and keeps the seed in the cell.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Any, TypeAlias

from judge.message import Lang, Text
from judge.plan import fresh_seed
from judge.problem import Problem
from judge.problem.sections import section_name

if TYPE_CHECKING:
    from nbformat import NotebookNode

_TRACK = Text("Position encoding, by hand and in PyTorch", "位置编码：手算与 PyTorch")
_FROM = Text("From {address}", "来自 {address}")
_BEFORE = Text(
    "Run the next cell first. It finds rope-judge, which judges your answers on your own machine.\n\n"
    "* With the Python of rope-judge's own folder it is found at once: there, `.venv/bin/pip install jupyterlab`, then "
    "`.venv/bin/jupyter lab`.\n"
    "* Otherwise write the path of that folder after `ROPE_JUDGE =`, or set the environment variable `ROPE_JUDGE`. The "
    "notebook's Python needs what `requirements.lock` lists, torch above all.",
    "先运行下一个单元格：它会找到 rope-judge，你的答案就在自己的机器上评测。\n\n"
    "* 用 rope-judge 目录里的 Python 打开笔记本，无需任何设置：在该目录先执行 `.venv/bin/pip install jupyterlab`，"
    "再执行 `.venv/bin/jupyter lab`。\n"
    "* 否则，把该目录的路径写在 `ROPE_JUDGE =` 后面，或者设置环境变量 `ROPE_JUDGE`。"
    "笔记本所用的 Python 需要装有 `requirements.lock` 列出的包，首先是 torch。",
)
_MISSING = Text(
    "Write the path of rope-judge's folder after ROPE_JUDGE = and run this cell again.",
    "请把 rope-judge 目录的路径写在 ROPE_JUDGE = 后面，再运行一次本单元格。",
)
_SETUP = """\
import os
import sys

ROPE_JUDGE = os.environ.get("ROPE_JUDGE", "")
if ROPE_JUDGE:
    sys.path.insert(0, os.path.expanduser(ROPE_JUDGE))
try:
    from judge.notebook import check
except ImportError as error:
    raise ImportError("{missing}") from error"""
_HINT = Text("Hint {n} of {total}", "提示 {n}/{total}")
_GIVEN = Text("Given:", "已知：")
_FILL_IN = Text(
    "Write your numbers after each `=` and run the cell. "
    "`1/2`, `-sqrt(3)/2`, `√2`, `cos(pi/6)`, `(0.5, 2)` can all be read.",
    "在每个 `=` 后面写上答案，然后运行单元格。`1/2`、`-sqrt(3)/2`、`√2`、`cos(pi/6)`、`(0.5, 2)` 都能识别。",
)
_ONE = Text("Write the letter of the right option between the quotes.", "在引号之间写上正确选项的字母。")
_ALL = Text(
    "Write the letters of all right options between the quotes, such as `a, c`.",
    "在引号之间写上所有正确选项的字母，例如 `a, c`。",
)

_FENCE = re.compile(r"^(```.*?^```|~~~.*?^~~~)", re.DOTALL | re.MULTILINE)
_HEADING = re.compile(r"^(#{1,5} )", re.MULTILINE)

Cells = Iterator["NotebookNode"]


Hints: TypeAlias = Callable[[Problem, Lang], list[str]]


def exercise_notebook(problem: Problem, lang: Lang, *, address: str = "", hints: Hints = Problem.hints) -> str:
    """The exercise as a notebook, in nbformat's JSON. ``address``: the page it comes from."""
    head = _markdown(f"{problem.id}-0", _headed(f"# {problem.name.text(lang)}", address, lang))
    about = {"exercise": problem.id, "version": problem.version}
    return _written([head, *_setup(lang), *_exercise(problem, lang, problem.statement(lang), hints)], lang, about)


def track_notebook(problems: Iterable[Problem], lang: Lang, *, address: str = "", hints: Hints = Problem.hints) -> str:
    """All exercises, section by section, in one notebook."""
    cells = [_markdown("track", _headed(f"# {_TRACK.text(lang)}", address, lang)), *_setup(lang)]
    for track, members in groupby(problems, key=lambda problem: problem.meta.track):
        cells.append(_markdown(f"section-{track}"[:64], f"# {section_name(track).text(lang)}"))
        for problem in members:
            cells.append(_markdown(f"{problem.id}-0", f"## {problem.name.text(lang)}"))
            cells += _exercise(problem, lang, demoted(problem.statement(lang)), hints)
    return _written(cells, lang, {})


def demoted(markdown: str) -> str:
    """``markdown`` with every heading one level lower; what looks like one in code is none."""
    parts = _FENCE.split(markdown)
    return "".join(part if n % 2 else _HEADING.sub(r"#\1", part) for n, part in enumerate(parts))


def _headed(title: str, address: str, lang: Lang) -> str:
    source = f"\n\n{_FROM.text(lang).format(address=f'<{address}>')}" if address else ""
    return f"{title}{source}\n\n{_BEFORE.text(lang)}"


def _setup(lang: Lang) -> list["NotebookNode"]:
    return [_code("setup", _SETUP.format(missing=_MISSING.text(lang)))]


def _exercise(problem: Problem, lang: Lang, statement: str, hints: Hints) -> Cells:
    yield _markdown(f"{problem.id}-1", statement)
    yield from _WORK[problem.kind](problem, lang)
    shown = hints(problem, lang)
    folded = [
        f"<details><summary>{_HINT.text(lang).format(n=n, total=len(shown))}</summary>\n\n{hint}\n\n</details>"
        for n, hint in enumerate(shown, start=1)
    ]
    if folded:
        yield _markdown(f"{problem.id}-4", "\n\n".join(folded))


def _function(problem: Problem, lang: Lang) -> Cells:
    yield _code(f"{problem.id}-2", problem.starter.strip())
    yield _code(f"{problem.id}-3", f'check("{problem.id}", {problem.entry}, lang="{lang}")')


def _numbers(problem: Problem, lang: Lang) -> Cells:
    """The given numbers as formulas; the blanks as lines of a sheet."""
    from judge.case import Draw  # torch

    seed = fresh_seed()
    question = problem.question(Draw(seed))
    given = [f"* ${given.label} = {given.tex}$" for given in question.given.values()]
    blanks = [f"{blank.name} = " for blank in question.blanks]
    yield _markdown(f"{problem.id}-2", "\n".join([_GIVEN.text(lang), "", *given, "", _FILL_IN.text(lang)]))
    sheet = "\n".join([f"seed = {seed}", *blanks])
    yield _code(f"{problem.id}-3", f'check("{problem.id}", """\n{sheet}\n""", lang="{lang}")')


def _options(problem: Problem, lang: Lang) -> Cells:
    """The options in an order of this notebook's own."""
    from judge.choice import NAME, lettered

    seed = fresh_seed()
    options = [f"* **{key})** {o.text.as_text().text(lang).strip()}" for key, o in lettered(problem, seed).items()]
    how = (_ALL if problem.choices.several else _ONE).text(lang)
    yield _markdown(f"{problem.id}-2", "\n".join([*options, "", how]))
    sheet = f'f"seed = {seed}\\n{NAME} = {{{NAME}}}"'
    yield _code(f"{problem.id}-3", f'{NAME} = ""\ncheck("{problem.id}", {sheet}, lang="{lang}")')


_WORK = {"code": _function, "answer": _numbers, "choice": _options}


def _markdown(id: str, text: str) -> "NotebookNode":
    return _cell("markdown", id, text)


def _code(id: str, source: str) -> "NotebookNode":
    return _cell("code", id, source)


def _cell(kind: str, id: str, source: str) -> "NotebookNode":
    """Named by the exercise, not at random: the same exercise gives the same notebook."""
    from nbformat import v4

    make: Any = v4.new_code_cell if kind == "code" else v4.new_markdown_cell
    cell: NotebookNode = make(source, id=id)
    return cell


def _written(cells: "list[NotebookNode]", lang: Lang, about: dict[str, str]) -> str:
    from nbformat import v4, validate

    make: Any = v4.new_notebook
    write: Any = v4.writes
    metadata = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python", "file_extension": ".py", "mimetype": "text/x-python"},
        "rope_judge": {"language": lang, **about},
    }
    notebook = make(cells=cells, metadata=metadata)
    validate(notebook)
    return str(write(notebook)) + "\n"
