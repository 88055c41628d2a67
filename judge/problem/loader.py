"""Reads an exercise's folder. :func:`load` stops at the first fault, :func:`inspect` lists them all for an author."""

import re
from dataclasses import dataclass
from pathlib import Path

from judge.errors import AuthorError
from judge.message import _
from judge.problem.choices import Choices
from judge.problem.document import Document, faults, read_yaml
from judge.problem.files import read_text
from judge.problem.layout import CHOICES, check_layout, submissions
from judge.problem.problem import Problem
from judge.problem.schema import SLUG, Meta


@dataclass(frozen=True, slots=True)
class Reading:
    """What became of reading a folder: the exercise if its ``problem.yaml`` is sound, and every fault found."""

    problem: Problem | None
    faults: list[AuthorError]


def load(folder: Path) -> Problem:
    """The exercise in ``folder``; raises :class:`AuthorError` for the first fault of its form."""
    reading = read(folder)
    if reading.faults or reading.problem is None:
        raise reading.faults[0]
    return reading.problem


def read(folder: Path) -> Reading:
    """The exercise in ``folder`` with all faults of ``problem.yaml`` and of the files' names."""
    where = f"{folder.parent.name}/{folder.name}"
    try:
        document = _document(folder, where)
    except AuthorError as fault:
        return Reading(None, [fault])
    found = faults(Meta, document)
    if found:
        return Reading(None, found)
    meta = Meta.model_validate(document.data)
    problem = Problem(folder, meta, where)
    found = [*_folder_faults(folder, meta, document, where), *check_layout(folder, meta.kind, where)]
    return Reading(problem, [*found, *_choices_faults(problem)])


def inspect(folder: Path) -> Reading:
    """Like :func:`read`, and the docstring of every wrong answer too."""
    reading = read(folder)
    if reading.problem is None:
        return reading
    found = list(reading.faults)
    for path in submissions(folder, "wrong_answer"):
        try:
            reading.problem.wrong_answer(path)
        except AuthorError as fault:
            found.append(fault)
    return Reading(reading.problem, found)


def _choices_faults(problem: Problem) -> list[AuthorError]:
    if problem.kind != "choice" or not (problem.folder / CHOICES).is_file():
        return []  # a missing file is said with the others
    try:
        return faults(Choices, problem.choices_document())
    except AuthorError as fault:
        return [fault]


def _document(folder: Path, where: str) -> Document:
    name = f"{where}/problem.yaml"
    return read_yaml(read_text(folder / "problem.yaml", name), name)


def _folder_faults(folder: Path, meta: Meta, document: Document, where: str) -> list[AuthorError]:
    if not re.match(SLUG, folder.name):
        message = _("the folder's name: expected lower-case words and digits joined by hyphens")
        return [AuthorError(message, where=where)]
    if meta.id != folder.name:
        message = _("id: expected {expected}, the folder's name, found {found}", expected=folder.name, found=meta.id)
        return [AuthorError(message, where=document.at(("id",)))]
    return []
