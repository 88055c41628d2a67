"""A list of names, pasted or from a file, and what taking it in would do."""

import csv
import io
from collections.abc import Iterator
from dataclasses import dataclass, field

from app.classroom.learners import MOST_LEARNERS
from app.classroom.names import checked_name, key, tidy
from app.errors import ApiError
from app.i18n import _
from judge.message import Message

NAME_COLUMNS = {"name", "names", "learner", "student", "full name", "姓名", "名字", "学生", "学生姓名", "学员"}
FIRST_COLUMNS = {"first name", "given name", "firstname", "名"}
LAST_COLUMNS = {"last name", "family name", "surname", "lastname", "姓"}
LONGEST_TEXT = 100_000


@dataclass(frozen=True, slots=True)
class Refused:
    """A line that cannot be taken in."""

    line: int
    text: str
    why: Message


@dataclass(slots=True)
class Roster:
    """What a list holds: names that are new, names that are in the class already, lines that are no names."""

    new: list[str] = field(default_factory=list)
    known: list[str] = field(default_factory=list)
    refused: list[Refused] = field(default_factory=list)


def decoded(data: bytes) -> str:
    """The text of a file; spreadsheets write UTF-8, UTF-16 or, in Chinese, GB 18030."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", "replace")
    for encoding in ("utf-8-sig", "gb18030"):
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise ApiError(422, "no_text", _("This file is no text. Save the list as CSV (UTF-8) and try again."), where="file")


def read(text: str, known: set[str]) -> Roster:
    """What ``text`` holds, for a class in which ``known`` names (as compared) are taken."""
    if len(text) > LONGEST_TEXT:
        raise ApiError(422, "list_too_long", _("The list is too long to be one class's."), where="text")
    roster, seen = Roster(), set(known)
    for line, cell in _names(text):
        try:
            name = checked_name(cell)
        except ApiError as error:
            roster.refused.append(Refused(line, tidy(cell)[:60], error.message))
            continue
        if key(name) in known:
            roster.known.append(name)
        elif key(name) in seen:
            roster.refused.append(
                Refused(line, name, _("This name is in the list twice. Add something to one of them."))
            )
        else:
            seen.add(key(name))
            roster.new.append(name)
    if len(roster.new) > MOST_LEARNERS:
        raise ApiError(409, "class_full", _("A class has at most {n} learners.", n=MOST_LEARNERS))
    return roster


def _names(text: str) -> Iterator[tuple[int, str]]:
    """Number of the line, and the name in it."""
    lines = [line for line in text.lstrip("\ufeff").splitlines()]
    first = next((line for line in lines if line.strip()), "")
    separator = max("\t;,，", key=first.count) if any(mark in first for mark in "\t;,，") else None
    columns: list[int] | None = None
    begun = False
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        cells = [line] if separator is None else next(csv.reader(io.StringIO(line), delimiter=separator), [""])
        if not begun:
            begun = True
            columns = _columns([key(cell) for cell in cells])
            if columns is not None:
                continue
        chosen = [cells[n] for n in columns or [0] if n < len(cells)]
        yield number, " ".join(chosen)


def _columns(heads: list[str]) -> list[int] | None:
    """The columns that make up the name, where the first line says so."""
    for n, head in enumerate(heads):
        if head in NAME_COLUMNS:
            return [n]
    first = [n for n, head in enumerate(heads) if head in FIRST_COLUMNS]
    last = [n for n, head in enumerate(heads) if head in LAST_COLUMNS]
    return [*first[:1], *last[:1]] if first and last else None
