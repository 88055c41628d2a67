"""Notebooks to download: well formed, in both languages, and run for real with the solutions put in."""

from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient
from starlette.testclient import TestClient

from app.pages.notebooks import MEDIA_TYPE
from judge.case import Draw
from judge.choice import lettered
from judge.notebook.document import demoted, track_notebook
from judge.problem import Catalogue, Problem
from judge.sheet import written


def cells(notebook: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {cell["id"]: cell for cell in notebook["cells"]}


@pytest.mark.parametrize(
    ("lang", "before", "hint"), [("en", "Run the next cell", "Hint 1"), ("zh", "先运行", "提示 1")]
)
@pytest.mark.parametrize("kind", ["code", "answer", "choice"])
def test_an_exercise_as_a_notebook(
    client: TestClient, catalogue: Catalogue, lang: str, before: str, hint: str, kind: str
) -> None:
    problem = next(problem for problem in catalogue if problem.kind == kind)
    response = client.get(f"/problems/{problem.id}/notebook.ipynb?lang={lang}")
    assert response.status_code == 200 and response.headers["content-type"] == MEDIA_TYPE
    assert response.headers["content-disposition"] == f'attachment; filename="{problem.id}.{lang}.ipynb"'
    notebook = nbformat.reads(response.text, 4)
    nbformat.validate(notebook)
    by_id = cells(notebook)
    assert before in by_id[f"{problem.id}-0"]["source"]
    assert f"http://127.0.0.1:8000/problems/{problem.id}" in by_id[f"{problem.id}-0"]["source"]
    assert by_id[f"{problem.id}-1"]["source"] == problem.statement("zh" if lang == "zh" else "en")
    assert f'check("{problem.id}", ' in by_id[f"{problem.id}-3"]["source"]
    assert f"<details><summary>{hint}" in by_id[f"{problem.id}-4"]["source"]
    assert notebook["metadata"]["rope_judge"] == {"language": lang, "exercise": problem.id, "version": problem.version}


def test_a_link_leads_there_and_an_unknown_exercise_is_said(client: TestClient) -> None:
    assert 'href="/problems/rotate-half/notebook.ipynb"' in client.get("/problems/rotate-half").text
    assert 'href="/track.ipynb"' in client.get("/").text
    assert client.get("/problems/nothing/notebook.ipynb").status_code == 404


def test_the_whole_track(client: TestClient, catalogue: Catalogue) -> None:
    notebook = nbformat.reads(client.get("/track.ipynb?lang=zh").text, 4)
    nbformat.validate(notebook)
    by_id = cells(notebook)
    assert len(by_id) == len(notebook["cells"])
    assert all(f"{problem.id}-1" in by_id for problem in catalogue)
    assert sum(cell["id"].startswith("section-") for cell in notebook["cells"]) == 5


def test_headings_go_one_level_down_and_comments_in_code_stay() -> None:
    assert demoted("## A\n\n```python\n# code\n```\n# B") == "### A\n\n```python\n# code\n```\n## B"


@pytest.mark.drill
@pytest.mark.timeout(300)
def test_every_solution_is_accepted_in_a_real_kernel(catalogue: Catalogue, tmp_path: Path) -> None:
    """The downloaded track, executed cell by cell by Jupyter's own client, answers filled in."""
    node = nbformat.reads(track_notebook(catalogue, "en"), 4)
    by_id = cells(node)
    for problem in catalogue:
        place, source = answered(problem, by_id)
        by_id[place]["source"] = source
    NotebookClient(node, timeout=120, kernel_name="python3", resources={"metadata": {"path": str(tmp_path)}}).execute()
    for problem in catalogue:
        shown = cells(node)[f"{problem.id}-3"]["outputs"][-1]["data"]["text/plain"]
        assert shown.startswith("AC"), f"{problem.id}: {shown}"


def answered(problem: Problem, by_id: dict[str, dict[str, Any]]) -> tuple[str, str]:
    """Which cell of ``problem`` a learner changes, and how it reads with the right answer."""
    check = f"{problem.id}-3"
    source = by_id[check]["source"]
    if problem.kind == "code":
        return f"{problem.id}-2", problem.solution
    seed = int(source.partition("seed = ")[2].split()[0].partition("\\")[0])
    if problem.kind == "choice":
        right = ", ".join(letter for letter, option in lettered(problem, seed).items() if option.correct)
        return check, source.replace('choice = ""', f'choice = "{right}"')
    for blank in problem.question(Draw(seed)).blanks:
        source = source.replace(f"\n{blank.name} = ", f"\n{blank.name} = {written(tuple(blank.want))}")
    return check, source
