"""The track: order, look-up, and what exercises may say about each other."""

from pathlib import Path
from typing import Any

import pytest

from judge.errors import AuthorError, LearnerError, OperatorError
from judge.problem import Catalogue
from judge.problem.catalogue import DEFAULT_ROOT, folders, relations
from judge.problem.loader import load
from tests.judge.toy import write_answer, write_code


def exercises(root: Path, *metas: dict[str, Any]) -> Catalogue:
    """Copies of one exercise, each with some keys replaced; what they say of each other is not checked yet."""
    for n, meta in enumerate(metas, start=1):
        write_code(root, **{"number": None, "order": n, **meta})
    return Catalogue(load(folder) for folder in folders(root))


def said(catalogue: Catalogue) -> list[str]:
    return [str(fault) for fault in relations(catalogue)]


def test_iterates_in_track_order(tmp_path: Path) -> None:
    write_code(tmp_path)
    write_answer(tmp_path)
    catalogue = Catalogue.load(tmp_path)
    assert [problem.id for problem in catalogue] == ["add-by-hand", "double"]
    assert len(catalogue) == 2


@pytest.mark.parametrize("name", ["double", "2", "Double", " double ", "DOUBLE"])
def test_finds_by_id_and_number(tmp_path: Path, name: str) -> None:
    write_code(tmp_path)
    catalogue = Catalogue.load(tmp_path)
    assert catalogue[name].id == "double"
    assert name in catalogue
    assert 2 not in catalogue


def test_underscores_stand_for_hyphens(tmp_path: Path) -> None:
    write_answer(tmp_path)
    assert Catalogue.load(tmp_path).find("add_by_hand").id == "add-by-hand"


def test_unknown_names_get_a_suggestion(tmp_path: Path) -> None:
    write_code(tmp_path)
    catalogue = Catalogue.load(tmp_path)
    with pytest.raises(LearnerError, match=r"No exercise is called duoble\. Did you mean double\?"):
        catalogue.find("duoble")
    with pytest.raises(LearnerError, match=r"^No exercise is called 77\.$"):
        catalogue.find("77")
    with pytest.raises(LearnerError) as error:
        catalogue.find("x" * 10_000)
    assert len(str(error.value)) < 100
    assert "None" not in catalogue


def test_a_bad_exercise_is_named(tmp_path: Path) -> None:
    write_code(tmp_path / "problems", difficulty=7)
    with pytest.raises(AuthorError, match=r"^problems/double/problem\.yaml:\d+: difficulty"):
        Catalogue.load(tmp_path / "problems")


def test_no_folder_is_the_operator_s_affair(tmp_path: Path) -> None:
    with pytest.raises(OperatorError, match="There is no folder of exercises at"):
        Catalogue.load(tmp_path / "nowhere")


def test_hidden_folders_and_files_are_no_exercises(tmp_path: Path) -> None:
    for name in (".git", "__pycache__", "cards"):
        (tmp_path / name).mkdir()
    (tmp_path / "README.md").write_text("x")
    assert folders(tmp_path) == []
    assert folders() == sorted(path.parent for path in DEFAULT_ROOT.glob("*/problem.yaml"))


def test_shared_places_and_numbers(tmp_path: Path) -> None:
    catalogue = exercises(
        tmp_path / "p", {"id": "a", "number": 1}, {"id": "b", "order": 1}, {"id": "c", "number": 1, "order": 3}
    )
    assert said(catalogue) == [
        "p/b/problem.yaml: order: 1 is taken by a",
        "p/c/problem.yaml: number: 1 is taken by a",
    ]


def test_unknown_prerequisites(tmp_path: Path) -> None:
    catalogue = exercises(tmp_path / "p", {"id": "alpha"}, {"id": "beta", "requires": ["alhpa", "zzz"]})
    assert said(catalogue) == [
        "p/beta/problem.yaml: requires: no exercise is called alhpa; did you mean alpha?",
        "p/beta/problem.yaml: requires: no exercise is called zzz",
    ]
    with pytest.raises(AuthorError, match="no exercise is called alhpa"):
        Catalogue.load(tmp_path / "p")


def test_prerequisites_come_first(tmp_path: Path) -> None:
    catalogue = exercises(tmp_path / "p", {"id": "a", "requires": ["b"]}, {"id": "b"})
    assert said(catalogue) == ["p/a/problem.yaml: requires: b comes later on the track"]


def test_circles(tmp_path: Path) -> None:
    catalogue = exercises(
        tmp_path / "p",
        {"id": "a", "requires": ["c"]},
        {"id": "b", "requires": ["a"]},
        {"id": "c", "requires": ["b"]},
        {"id": "d", "requires": ["d"]},
        {"id": "e", "requires": ["a"]},
    )
    assert said(catalogue) == [
        "p/a/problem.yaml: requires: goes in a circle: a → c → b → a",
        "p/b/problem.yaml: requires: goes in a circle: b → a → c → b",
        "p/c/problem.yaml: requires: goes in a circle: c → b → a → c",
        "p/d/problem.yaml: requires: goes in a circle: d → d",
    ]
