"""One exercise: what its folder says, and what its trusted modules compute.

Only the trusted side ever reads a folder of ``problems/``. Everything but the trusted modules works without torch.
"""

import hashlib
import inspect
import re
import threading
from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from judge.errors import AuthorError
from judge.message import Lang, Text, _
from judge.outcome import Limits
from judge.problem.choices import Choices
from judge.problem.document import Document, read_yaml, validate
from judge.problem.files import read_text
from judge.problem.layout import CHOICES, SUBMISSIONS, submissions
from judge.problem.module import author_error, function, load_module
from judge.problem.schema import BOUND_NAMES, Kind, Meta
from judge.problem.wrong_answer import Docstring, WrongAnswer, check_id, read_docstring
from judge.verdict import Verdict

if TYPE_CHECKING:
    import torch

    from judge.case import Case, Draw, Expected
    from judge.question import Question

_BETWEEN_HINTS = re.compile(r"\n\s*\n---[ \t]*\n\s*\n")


class Problem:
    """One exercise. Made by :func:`judge.problem.loader.load`; ``where`` is the folder as messages name it."""

    def __init__(self, folder: Path, meta: Meta, where: str) -> None:
        self.folder = folder
        self.meta = meta
        self.where = where
        self._modules: dict[str, ModuleType] = {}
        self._lock = threading.RLock()

    def __repr__(self) -> str:
        return f"Problem({self.id!r})"

    # What problem.yaml says

    @property
    def id(self) -> str:
        return self.meta.id

    @property
    def number(self) -> int | None:
        return self.meta.number

    @property
    def name(self) -> Text:
        return self.meta.name.as_text()

    @property
    def kind(self) -> Kind:
        return self.meta.kind

    @property
    def entry(self) -> str:
        """The name that a submission defines; ``answer`` for the files of kind ``answer``."""
        return self.meta.entry or "answer"

    @property
    def forbidden(self) -> tuple[str, ...]:
        return self.meta.forbidden

    @cached_property
    def limits(self) -> Limits:
        return self.meta.limits.as_limits()

    @property
    def gradient_atol(self) -> float:
        return self.meta.tolerance.gradient_atol

    def tolerance(self, dtype: "torch.dtype") -> tuple[float, float]:
        """``(atol, rtol)`` for values of ``dtype``; integers and booleans are exact."""
        name = str(dtype).removeprefix("torch.")
        if name not in BOUND_NAMES and not dtype.is_complex and not dtype.is_floating_point:
            return 0.0, 0.0
        bound = self.meta.tolerance.bound(name)
        if bound is None:
            message = _("a case wants {dtype}, for which no tolerance is stated", dtype=name)
            raise AuthorError(message, where=f"{self.where}/problem.yaml")
        return bound.atol, bound.rtol

    @cached_property
    def version(self) -> str:
        """A short hash of all that decides a verdict; line ends do not count."""
        digest = hashlib.sha256()
        judging = (CHOICES,) if self.kind == "choice" else ("cases.py", "driver.py", "solution.py")
        for name in ("problem.yaml", *judging):
            path = self.folder / name
            content = path.read_bytes().replace(b"\r\n", b"\n") if path.is_file() else b""
            digest.update(f"{name} {len(content)}\n".encode() + content)
        return digest.hexdigest()[:12]

    # Texts and sources

    def statement(self, lang: Lang) -> str:
        """The statement as Markdown with TeX formulas."""
        return self.read(f"statement/problem.{lang}.md")

    def hints(self, lang: Lang) -> list[str]:
        """Graded hints as Markdown, the gentlest first."""
        return [hint.strip() for hint in _BETWEEN_HINTS.split(self.read(f"hints.{lang}.md"))]

    def editorial(self, lang: Lang) -> str:
        """The explanation as Markdown, for after solving or on demand."""
        return self.read(f"editorial.{lang}.md")

    @cached_property
    def starter(self) -> str:
        """What a learner starts from; empty where a sheet is filled in, see :func:`judge.marking.blank`."""
        return self.read("starter.py") if self.kind == "code" else ""

    @cached_property
    def solution(self) -> str:
        return self.read("solution.py")

    @cached_property
    def driver(self) -> str | None:
        """The source of ``driver.py``, which calls a submission where one plain call is not enough."""
        return self.read("driver.py") if (self.folder / "driver.py").is_file() else None

    def read(self, name: str) -> str:
        """The text of a file of this exercise, with plain line ends."""
        return read_text(self.folder / name, f"{self.where}/{name}")

    @cached_property
    def choices(self) -> Choices:
        """The options (kind ``choice``)."""
        return validate(Choices, self.choices_document())

    def choices_document(self) -> Document:
        """``choices.yaml`` as it is written, with its lines."""
        return read_yaml(self.read(CHOICES), f"{self.where}/{CHOICES}")

    # Submissions that come with the exercise

    @cached_property
    def accepted(self) -> list[Path]:
        """Right answers, differently written."""
        return submissions(self.folder, "accepted")

    @cached_property
    def others(self) -> dict[Verdict, list[Path]]:
        """Submissions that must get a verdict other than AC and WA."""
        found = {verdict: submissions(self.folder, name) for name, verdict in SUBMISSIONS.items()}
        return {v: paths for v, paths in found.items() if paths and v not in (Verdict.AC, Verdict.WA)}

    @cached_property
    def wrong_answers(self) -> list[WrongAnswer]:
        """The named misconceptions, in order of their file names."""
        return [self.wrong_answer(path) for path in submissions(self.folder, "wrong_answer")]

    def wrong_answer(self, path: Path) -> WrongAnswer:
        """The misconception in the file ``path`` of this exercise."""
        name = path.relative_to(self.folder).as_posix()
        where = f"{self.where}/{name}"
        source = self.read(name)
        document = read_docstring(source, where)
        about = validate(Docstring, document)
        check_id(about.id, path, document)
        title = Text(en=about.title.en, zh=about.title.zh)
        entry = partial(self.bind, where=where)
        return WrongAnswer(about.id, title, about.text.as_text(), about.see, source, path, where, entry)

    # What the trusted modules compute

    def cases(self, draw: "Draw") -> list["Case"]:
        """Fresh cases (kind ``code``)."""
        from judge.case import Case

        cases = list(self._trusted("cases", draw))
        seen: set[str] = set()
        for case in cases:
            if not isinstance(case, Case):
                raise self._fault(_("cases: expected Case, found {found}", found=type(case).__name__))
            if case.name in seen:
                raise self._fault(_("cases: two are called {name}", name=case.name))
            seen.add(case.name)
        if not cases:
            raise self._fault(_("cases: expected at least one, found none"))
        return cases

    def expected(self, *args: Any, **kwargs: Any) -> "Expected":
        """What the float64 oracle expects of one call."""
        result: Expected = self._trusted("expected", *args, **kwargs)
        return result

    def question(self, draw: "Draw") -> "Question":
        """A fresh question (kind ``answer``)."""
        from judge.question import Question

        question = self._trusted("question", draw)
        if not isinstance(question, Question):
            raise self._fault(_("question: expected Question, found {found}", found=type(question).__name__))
        return question

    def bind(self, module: ModuleType, *, where: str) -> Callable[..., Any]:
        """How ``module``, a submission that is trusted, is called: through the driver where there is one."""
        entry = function(module, self.entry, where)
        if self.driver is None:
            return entry
        return partial(function(self._module("driver"), "drive", f"{self.where}/driver.py"), module)

    def reference(self) -> Callable[..., Any]:
        """The solution, run in the trusted process and called as a submission is."""
        return self.bind(self._module("solution"), where=f"{self.where}/solution.py")

    def _trusted(self, name: str, *args: Any, **kwargs: Any) -> Any:
        where = f"{self.where}/cases.py"
        call = function(self._module("cases"), name, where)
        try:
            result = call(*args, **kwargs)
            return list(result) if inspect.isgenerator(result) else result
        except Exception as error:
            raise author_error(error, self.folder / "cases.py", where) from error

    def _module(self, stem: str) -> ModuleType:
        with self._lock:
            if stem not in self._modules:
                name = f"{stem}.py"
                source = self.read(name)
                self._modules[stem] = load_module(self.folder / name, source, f"{self.where}/{name}")
            return self._modules[stem]

    def _fault(self, message: Any) -> AuthorError:
        return AuthorError(message, where=f"{self.where}/cases.py")
