"""docs/authoring.md is true: what it names exists, and its example passes the check exactly as it is printed there."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
import typer

from judge.calibrate import GAP
from judge.case import Draw
from judge.check import check
from judge.compare.axes import AXES
from judge.problem import Catalogue
from judge.problem.layout import FEWEST, SUBMISSIONS, required
from judge.problem.schema import Meta, Tolerance

ROOT = Path(__file__).resolve().parents[1]
GUIDE = (ROOT / "docs" / "authoring.md").read_text("utf-8")
EXAMPLE = "position-angles"
FILE = re.compile(r"^`problems/([^`\n]+)`\n\n````\w+\n(.*?)^````$", re.MULTILINE | re.DOTALL)


def prose() -> str:
    """The guide without the files of its example."""
    return FILE.sub("", GUIDE)


@cache
def messages() -> frozenset[str]:
    """Every text in the sources of the judge."""
    trees = [ast.parse(path.read_text("utf-8")) for path in (ROOT / "judge").rglob("*.py")]
    nodes = (node for tree in trees for node in ast.walk(tree))
    return frozenset(node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))


@pytest.fixture(scope="module")
def example(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of exercises that holds the guide's example and nothing else."""
    root = tmp_path_factory.mktemp("authoring") / "problems"
    for name, content in FILE.findall(GUIDE):
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, "utf-8")
    return root


def test_the_example_is_complete(example: Path) -> None:
    assert [folder.name for folder in example.iterdir()] == [EXAMPLE]
    assert all((example / EXAMPLE / name).is_file() for name in required("code"))
    assert len(FILE.findall(GUIDE)) == len([path for path in example.rglob("*") if path.is_file()])


@pytest.mark.slow
@pytest.mark.needs_linux
def test_the_example_passes_the_check(example: Path) -> None:
    result = check([EXAMPLE], root=example)
    assert [str(finding) for finding in result.findings] == []
    said = re.search(r"(\d+) submissions with 3 seeds in [\d.]+ s: (\d+) right answers accepted, (\d+) wrong", GUIDE)
    assert said
    assert [int(number) for number in said.groups()] == [result.judged, result.accepted, result.wrong]
    assert result.diagnosed == result.wrong


def test_the_example_can_be_added(example: Path) -> None:
    """Neither its id nor its place is taken, so a reader may type it in."""
    meta = Catalogue.load(example)[EXAMPLE].meta
    catalogue = Catalogue.load()
    assert EXAMPLE not in catalogue
    assert meta.order not in {problem.meta.order for problem in catalogue}


def test_the_first_finding_is_the_one_that_is_shown(tmp_path: Path) -> None:
    (tmp_path / "problems" / EXAMPLE).mkdir(parents=True)
    [finding] = check([EXAMPLE], root=tmp_path / "problems").findings
    assert str(finding) in GUIDE.splitlines()


def test_every_path_that_is_named_exists() -> None:
    named = set(re.findall(r"`((?:problems|judge|docs|tests|practice)/[\w./-]+)`", prose()))
    named |= set(re.findall(r"(?<![\w/])(?:tests|practice)/[\w./-]+", prose()))
    assert {"problems/partial-rope/cases.py", "judge/problem/schema.py"} <= named
    assert [name for name in sorted(named) if not (ROOT / name).exists()] == []


def test_every_command_that_is_named_exists() -> None:
    from judge.__main__ import USAGE
    from practice.verbs import commands

    group = typer.main.get_command(commands(operator=True))
    assert isinstance(group, typer.core.TyperGroup)
    used = set(re.findall(r"practice/judge\.py ([a-z]+)", prose()))
    assert {"check", "start", "test"} <= used <= set(group.commands)
    used = set(re.findall(r"python -m judge ([a-z]+)", prose()))
    assert used and all(re.search(rf"\b{verb}\b", USAGE) for verb in used)
    assert (ROOT / "tests/truth/table.py").is_file() == ("-m tests.truth.table" in prose())
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert {
        target
        for line in re.findall(r"\bmake ((?:[a-z]+ ?)+)(?:`|$)", prose(), re.MULTILINE)
        for target in line.split()
    } <= targets


def test_the_least_gap_is_the_one_that_calibrate_asks_for() -> None:
    assert f"at least {GAP:g} times further off than the worst right one" in prose().replace("\n", " ")


def test_every_message_that_is_explained_is_said() -> None:
    table = prose().partition("| message | what to do |")[2]
    explained = re.findall(r"^\| `([^`]+)` \|", table, re.MULTILINE)
    assert len(explained) > 10
    assert [message for message in explained if message not in messages()] == []


def test_folders_counts_and_keys_are_those_of_the_judge() -> None:
    listing = prose().partition("## The folder")[2].partition("## Step by step")[0]
    for name in required("code"):
        assert name.replace(".zh.md", ".en.md") in listing, name
    for name in SUBMISSIONS:
        assert name in listing, name
    for name, least in FEWEST.items():
        assert re.search(rf"{name}/\*\.py .*at least {least}\b", listing), name
    for key in ("order", "entry", "requires", "number"):
        assert f"`{key}`" in prose() and key in Meta.model_fields
    assert "gradient_atol" in Tolerance.model_fields


def test_the_axes_of_the_example_have_names(example: Path) -> None:
    problem = Catalogue.load(example)[EXAMPLE]
    for case in problem.cases(Draw(1)):
        want = problem.expected(*case.args)
        assert set(want.axes) <= set(AXES)  # type: ignore[union-attr]


@pytest.mark.parametrize("readme", ["README.md", "README.zh.md"])
def test_both_readmes_lead_to_the_guide(readme: str) -> None:
    assert "](docs/authoring.md)" in (ROOT / readme).read_text("utf-8")
