"""Kind ``choice`` in the terminal: a sheet with lettered options, judged without an engine."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from judge.choice import lettered
from judge.problem import Catalogue

Say = Callable[..., Any]
ID = "q-equivariant"


def fill(workspace: Path, id: str) -> str:
    """Write the letter of the option ``id`` on the sheet; returns what the sheet was."""
    path = workspace / f"{ID}.txt"
    sheet = path.read_text("utf-8")
    seed = int(sheet.split("seed = ")[1].split()[0])
    letter = next(letter for letter, option in lettered(Catalogue.load()[ID], seed).items() if option.id == id)
    head, _sign, _rest = sheet.partition("\nchoice = ")
    path.write_text(f"{head}\nchoice = {letter}\n", "utf-8")
    return sheet


def test_start_writes_a_sheet_and_test_judges_it(say: Say, workspace: Path) -> None:
    assert say("start", ID).code == 0
    blank = say("test", ID, "--json")
    assert (blank.code, blank.out) == (2, "")
    assert "Choose an option first." in blank.err
    assert not (workspace / "progress.json").exists(), "nothing was tried"
    sheet = fill(workspace, "invariant")
    assert sheet.endswith("\nchoice = \n")
    assert "#   a) " in sheet and "#   d) " in sheet
    assert "$" not in sheet, "formulas are plain text in a terminal"
    said = say("test", ID)
    assert said.code == 1
    assert "Invariance taken for equivariance" in said.out
    fill(workspace, "equivariant")
    said = say("test", ID)
    assert said.code == 0
    assert "Solved. Next:" in said.out


def test_the_solution_says_why_of_every_option(say: Say) -> None:
    said = say("solution", ID, "--yes")
    assert said.code == 0
    assert "✓" in said.out and said.out.count("✗") == 3
    assert "Swap two tokens" in " ".join(said.out.split())


@pytest.mark.parametrize("lang", ["zh", "en"])
def test_the_sheet_is_in_the_language_of_the_terminal(say: Say, workspace: Path, lang: str) -> None:
    say("--lang", lang, "start", ID)
    assert ("在 choice = 后面" in (workspace / f"{ID}.txt").read_text("utf-8")) == (lang == "zh")
