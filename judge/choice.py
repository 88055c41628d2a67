"""Judges kind ``choice``: the right option, or all of them, out of some that the seed puts in order.

The sheet reads ``choice = b``, or ``choice = a, c``: letters as they were shown for that seed, or the options' own ids.
Which other options are right is never said; why a chosen one is wrong is.
"""

import platform
import random
import re
import secrets
import textwrap
import time
from collections.abc import Callable, Iterable
from typing import TypeAlias

from judge import __version__
from judge.errors import AuthorError
from judge.expression import LONGEST_QUOTE, Unreadable
from judge.message import Lang, Message, Text, _
from judge.outcome import CaseOutcome, Diagnosis, Outcome
from judge.problem import Problem
from judge.problem.choices import Choices, Option
from judge.quoting import clean
from judge.sheet import Line, agreed_seed, read_sheet, unknown
from judge.verdict import Verdict

NAME = "choice"
"""What the line on the sheet and the one case are called."""

Lettered: TypeAlias = dict[str, Option]

_WORD = re.compile(r"[^\s,;、]+")
_ONE = Text(en="Write the letter of the right option after choice =.", zh="在 choice = 后面写上正确选项的字母。")
_ALL = Text(
    en="Write the letters of all right options after choice =, such as a, c.",
    zh="在 choice = 后面写上所有正确选项的字母，例如 a, c。",
)


def lettered(problem: Problem, seed: int) -> Lettered:
    """The options in the order that ``seed`` stands for, by letter."""
    options = list(problem.choices.options)
    random.Random(f"{problem.id} {seed}").shuffle(options)
    return {chr(ord("a") + n): option for n, option in enumerate(options)}


def choice_sheet(problem: Problem, seed: int, lang: Lang, show: Callable[[str], str] = str) -> str:
    """A sheet to fill in; ``show`` makes the options readable as plain text."""
    how = _ALL if problem.choices.several else _ONE
    lines = [f"# {problem.name.text(lang)}", f"# {how.text(lang)}", "#"]
    for letter, option in lettered(problem, seed).items():
        text = f"{letter}) {show(option.text.as_text().text(lang)).strip()}"
        lines += textwrap.wrap(text, 110, initial_indent="#   ", subsequent_indent="#      ", break_long_words=False)
    return "\n".join([*lines, "", f"seed = {seed}", "", f"{NAME} = ", ""])


def filled_choice(seed: int, chosen: Iterable[str]) -> str:
    """The sheet that hands in ``chosen``, letters or ids."""
    return f"seed = {seed}\n{NAME} = {', '.join(chosen)}\n"


def judge_choice(
    problem: Problem, source: str, seed: int | None = None, mode: str = "submit", id: str | None = None
) -> Outcome:
    """What becomes of the sheet ``source``; ``seed`` is for sheets that do not say theirs, and must not differ."""
    begun = time.perf_counter()
    case, diagnosis, seed = _judge(problem, source, seed)
    return Outcome(
        id=id or secrets.token_hex(8),
        problem=problem.id,
        mode=mode,
        verdict=case.verdict,
        cases=(case,),
        diagnosis=diagnosis,
        seed=seed,
        time_ms=(time.perf_counter() - begun) * 1000,
        limits=problem.limits,
        sandbox="none",
        versions={"judge": __version__, "problem": problem.version, "python": platform.python_version()},
    )


def _judge(problem: Problem, source: str, seed: int | None) -> tuple[CaseOutcome, tuple[Diagnosis, ...], int]:
    try:
        sheet = read_sheet(source)
        seed = agreed_seed(sheet.seed, seed)
        for line in sheet.lines.values():
            if line.name != NAME:
                raise unknown(line, [NAME])
        choices = problem.choices
        line_ = sheet.lines.get(NAME)
        chosen = _chosen(line_, lettered(problem, seed), choices.several) if line_ and line_.filled else frozenset()
        complaint = _complaint(choices, chosen)
        return _case(Verdict.WA if complaint else Verdict.AC, complaint), _diagnose(choices, chosen), seed
    except Unreadable as error:
        return _case(Verdict.CE, error.message), (), seed or 0
    except AuthorError as error:
        message = _("this exercise is broken, not your answer ({error})", error=str(error))
        return _case(Verdict.IE, message), (), seed or 0


def _case(verdict: Verdict, message: Message | None) -> CaseOutcome:
    return CaseOutcome(name=NAME, sample=True, verdict=verdict, message=message)


def _chosen(line: Line, options: Lettered, several: bool) -> frozenset[str]:
    """The ids of the options on ``line``."""
    by_name = {**options, **{option.id: option for option in options.values()}}
    chosen: set[str] = set()
    for match in _WORD.finditer(line.text):
        option = by_name.get(match[0].lower().strip("().") or match[0])
        if option is None:
            message = _(
                "line {line}, column {column}: {name} is no option; the options are {names}",
                name=clean(match[0], LONGEST_QUOTE),
                names=", ".join(options),
            )
            raise Unreadable(message, line.column + match.start(), line.number)
        chosen.add(option.id)
    if len(chosen) > 1 and not several:
        message = _("line {line}, column {column}: one option is asked for, here are {n}", n=len(chosen))
        raise Unreadable(message, line.column, line.number)
    return frozenset(chosen)


def _complaint(choices: Choices, chosen: frozenset[str]) -> Message | None:
    """What to say of ``chosen``; None if it is right."""
    if chosen == choices.right:
        return None
    if not chosen:
        return _("nothing is chosen")
    wrong = len(chosen - choices.right)
    if not wrong:
        return _("what you chose is right, but it is not all that is right")
    if len(chosen) == 1:
        return _("the option you chose is wrong")
    if wrong == 1:
        return _("1 of the {total} options you chose is wrong", total=len(chosen))
    return _("{wrong} of the {total} options you chose are wrong", wrong=wrong, total=len(chosen))


def _diagnose(choices: Choices, chosen: frozenset[str]) -> tuple[Diagnosis, ...]:
    """Why each wrong option that was chosen is wrong."""
    return tuple(
        Diagnosis(id=option.id, title=option.name, text=option.why.as_text())
        for option in choices.wrong
        if option.id in chosen
    )
