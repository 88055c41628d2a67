"""Which files an exercise's folder holds, and which it must not."""

from collections.abc import Iterator
from pathlib import Path

from judge.errors import AuthorError
from judge.message import LANGS, _
from judge.problem.schema import Kind
from judge.verdict import Verdict

SUBMISSIONS = {
    "accepted": Verdict.AC,
    "wrong_answer": Verdict.WA,
    "run_time_error": Verdict.RTE,
    "time_limit_exceeded": Verdict.TLE,
    "memory_limit_exceeded": Verdict.MLE,
    "output_limit_exceeded": Verdict.OLE,
    "compile_error": Verdict.CE,
}
"""The folders under ``submissions/`` and the verdict that everything in them must get."""

TEXTS = ("statement/problem", "hints", "editorial")
"""The Markdown texts, without ``.<lang>.md``."""

CARDS = "cards"
"""The folder of review cards, beside those of the exercises."""

CHOICES = "choices.yaml"
"""The options of kind ``choice``."""

FEWEST = {"accepted": 2, "wrong_answer": 3}
"""A right answer is written in more than one way, and a mistake is told apart from others."""


def required(kind: Kind) -> list[str]:
    """The files that an exercise of ``kind`` cannot do without."""
    texts = [f"{text}.{lang}.md" for text in TEXTS for lang in LANGS]
    if kind == "choice":
        return ["problem.yaml", *texts, CHOICES]
    starter = ["starter.py"] if kind == "code" else []
    return ["problem.yaml", *texts, *starter, "solution.py", "cases.py"]


def submissions(folder: Path, name: str) -> list[Path]:
    """The submissions in ``submissions/<name>``, in order of their names."""
    return sorted((folder / "submissions" / name).glob("*.py"))


def check_layout(folder: Path, kind: Kind, where: str) -> Iterator[AuthorError]:
    """Missing files, too few submissions, and files that nothing would ever read."""
    for name in required(kind):
        if not (folder / name).is_file():
            yield AuthorError(_("the file is missing"), where=f"{where}/{name}")
    for name, least in FEWEST.items() if kind != "choice" else ():
        found = len(submissions(folder, name))
        if found < least:
            message = _("expected at least {least} submissions, found {found}", least=least, found=found)
            yield AuthorError(message, where=f"{where}/submissions/{name}")
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and not _ignored(name) and not _belongs(name, kind):
            yield AuthorError(_("no file of this name belongs to an exercise"), where=f"{where}/{name}")


def _ignored(name: str) -> bool:
    """Hidden files and byte code: left behind by tools, read by nobody."""
    return any(part.startswith(".") or part == "__pycache__" for part in name.split("/"))


def _belongs(name: str, kind: Kind) -> bool:
    if name in required(kind) or (name == "driver.py" and kind == "code"):
        return True
    match name.split("/"):
        case ["submissions", verdict, file]:
            return kind != "choice" and verdict in SUBMISSIONS and file.endswith(".py")
        case _:
            return False
