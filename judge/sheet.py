"""The answer sheet: the text file in which hand-worked numbers are handed in.

::

    # Rotate by hand                       what follows "#" is for people
    seed = 123456                          which question this sheet answers
    q' = (sqrt(2)/2, -1/2)                 one line per blank
    score =                                not filled in yet; so is "?"
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from judge.expression import LONGEST_QUOTE, Unreadable, evaluate, plain
from judge.message import Lang, Text, _
from judge.question import Question
from judge.quoting import clean

Answer: TypeAlias = int | float | str | tuple[int | float | str, ...]

LONGEST = 20_000
"""Characters in a sheet."""
SEEDS = 2**63


@dataclass(frozen=True, slots=True)
class Line:
    """``name = text``; ``column`` is where ``text`` begins."""

    number: int
    name: str
    name_column: int
    text: str
    column: int

    @property
    def filled(self) -> bool:
        return self.text not in ("", "?")

    def row(self) -> tuple[float, ...]:
        """The numbers written here."""
        try:
            return evaluate(self.text)
        except Unreadable as error:
            raise error.of(self.name) from None


@dataclass(frozen=True, slots=True)
class Sheet:
    """What was handed in, by name and in order of the lines."""

    seed: int | None
    lines: Mapping[str, Line]


def read_sheet(source: str) -> Sheet:
    """``source`` taken apart; raises :class:`Unreadable` for what is no line of a sheet."""
    if len(source) > LONGEST:
        raise Unreadable(_("line {line}, column {column}: a sheet ends after {most} characters", most=LONGEST), 1)
    lines: dict[str, Line] = {}
    for number, text in enumerate(re.split(r"\r\n|\r|\n", source.removeprefix("\ufeff")), start=1):
        line = _line(number, plain(text).partition("#")[0])
        if line is None:
            continue
        if line.name in lines:
            message = _(
                "line {line}, column {column}: {name} was filled in before", name=clean(line.name, LONGEST_QUOTE)
            )
            raise Unreadable(message, line.name_column, number)
        lines[line.name] = line
    seed = lines.pop("seed", None)
    return Sheet(_seed(seed) if seed else None, lines)


def _line(number: int, text: str) -> Line | None:
    if not text.strip():
        return None
    column = len(text) - len(text.lstrip()) + 1
    match = re.search("[=:]", text)
    if match is None:
        raise Unreadable(_("line {line}, column {column}: a line reads name = value"), column, number)
    name, value = text[: match.start()].strip(), text[match.end() :]
    if not name:
        raise Unreadable(_("line {line}, column {column}: there is no name before ="), match.start() + 1, number)
    begins = match.end() + len(value) - len(value.lstrip()) + 1
    return Line(number, name, column, value.strip(), begins)


def _seed(line: Line) -> int:
    if not re.fullmatch(r"[0-9]{1,19}", line.text) or int(line.text) >= SEEDS:
        raise Unreadable(_("line {line}, column {column}: the seed is a whole number"), line.column, line.number)
    return int(line.text)


def agreed_seed(written_seed: int | None, seed: int | None) -> int:
    """The one seed that a sheet says, or that was asked for; they must not differ."""
    if written_seed is None and seed is None:
        message = _("line {line}, column {column}: the line seed = … is missing, so the question is not known")
        raise Unreadable(message, 1)
    if written_seed is not None and seed is not None and written_seed != seed:
        message = _(
            "line {line}, column {column}: this sheet answers question {written}, but {asked} was asked",
            written=written_seed,
            asked=seed,
        )
        raise Unreadable(message, 1)
    return written_seed if written_seed is not None else seed or 0


def unknown(line: Line, names: list[str]) -> Unreadable:
    """``line`` fills in what was not asked for."""
    message = _(
        "line {line}, column {column}: {name} is not asked for; the blanks are {names}",
        name=clean(line.name, LONGEST_QUOTE),
        names=", ".join(names),
    )
    return Unreadable(message, line.name_column, line.number)


_HOW = Text(
    en="Fill in what is missing after each =. 3, -0.5, 1/2, sqrt(2)/2, √2/2, 2pi, cos(pi/6), 1e-3 can all be read.",
    zh="在每个等号后面填上答案。3、-0.5、1/2、sqrt(2)/2、√2/2、2π、cos(pi/6)、1e-3 都能识别。",
)
_GIVEN = Text(en="Given:", zh="已知：")
_NUMBERS = Text(en="numbers", zh="个数")


def blank_sheet(title: Text, question: Question, seed: int, lang: Lang) -> str:
    """A sheet to fill in."""
    given = [f"#   {name} = {given.text}" for name, given in question.given.items()]
    blanks = [
        f"{blank.name} = " + (f"    # (…)  {blank.components} {_NUMBERS.text(lang)}" if blank.components > 1 else "")
        for blank in question.blanks
    ]
    head = [f"# {title.text(lang)}", f"# {_HOW.text(lang)}", "#", f"# {_GIVEN.text(lang)}", *given]
    return "\n".join([*head, "", f"seed = {seed}", "", *blanks, ""])


def filled_sheet(seed: int, answers: Mapping[str, Answer]) -> str:
    """The sheet that hands in ``answers``."""
    return "\n".join([f"seed = {seed}", *(f"{name} = {written(answer)}" for name, answer in answers.items()), ""])


def written(answer: Answer) -> str:
    """``answer`` as it stands on a sheet: a text as it is, numbers to the last digit."""
    if isinstance(answer, tuple):
        return f"({', '.join(map(written, answer))})"
    return answer if isinstance(answer, str) else repr(answer)
