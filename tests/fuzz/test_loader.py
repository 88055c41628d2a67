"""A folder bent out of shape loads, or its author is told what is wrong and where; never a traceback."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import example, given
from hypothesis import strategies as st

from judge.errors import AuthorError
from judge.problem.loader import Reading, inspect, load
from tests.fuzz.effort import effort
from tests.judge.toy import ANSWER_YAML, CHOICE_YAML, CODE_YAML, ONE, write_answer, write_choice, write_code

BOMB = "a: &a [x, x, x, x, x, x, x, x]\n" + "".join(
    f"{b}: &{b} [{', '.join([f'*{a}'] * 8)}]\n" for a, b in zip("abcdefghi", "bcdefghij", strict=True)
)
HOSTILE = (
    "", "\x00", "{", "[]", "a", "- a", "a: &a\n  b: *a\n", "a: &a [*a]\n", BOMB,
    "a: " + "[" * 800, "a: " + "{b: " * 800, "a: " + "9" * 5000, "a: !!int x", "a: !!float x",
    "a: !!python/object/apply:os.system [x]", "? [a, b]\n: c\n",
    "a: 1e999999", "id: !!binary x", "--- a: 1\n--- b: 2\n", "%YAML 9.9\n---\na: 1\n", "a: *nowhere",
    "\ufeffid: double\n", "<<: {a: 1}\n",
    "a: !!null x", "a: !!bool x", "a: !!set {x}", "id: .inf", "a: -0x7f", "{a: 1}: 2",
)  # fmt: skip


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """One sound folder of each kind."""
    root = tmp_path_factory.mktemp("sound")
    return {"code": write_code(root), "answer": write_answer(root), "choice": write_choice(root)}


@pytest.fixture(scope="module")
def bent(toys: dict[str, Path], tmp_path_factory: pytest.TempPathFactory) -> Callable[[str, str, bytes], Reading]:
    """Read a sound folder with one file replaced, as an author's check and as the server would."""
    root = tmp_path_factory.mktemp("bent") / "problems"

    def read(kind: str, name: str, content: bytes) -> Reading:
        folder = root / toys[kind].name
        shutil.rmtree(root, ignore_errors=True)
        shutil.copytree(toys[kind], folder)
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        return examine(folder)

    return read


def examine(folder: Path) -> Reading:
    found = inspect(folder)
    for fault in found.faults:
        assert isinstance(fault, AuthorError)
        assert folder.name in fault.where, fault
        assert fault.message.text("en") and fault.message.text("zh")
        assert len(str(fault)) < 2000, "an author reads it"
    try:
        assert load(folder).id == folder.name
    except AuthorError:
        assert found.faults
    return found


SOUND: dict[str, dict[str, Any]] = {"code": CODE_YAML, "answer": ANSWER_YAML, "choice": CHOICE_YAML}
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=5,
)


@st.composite
def mutated(draw: st.DrawFn, sound: dict[str, Any]) -> str:
    """YAML of a sound file with some keys gone, renamed or of another kind, at any depth."""
    whole = yaml.safe_load(yaml.safe_dump(sound))
    for _ in range(draw(st.integers(1, 3))):
        place: Any = whole
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            if not keys:
                break
            key = draw(st.sampled_from(keys))
            if isinstance(place[key], dict | list) and draw(st.booleans()):
                place = place[key]
                continue
            what = draw(st.sampled_from(("value", "gone", "extra")))
            if what == "value":
                place[key] = draw(VALUES)
            elif what == "gone":
                del place[key]
            elif isinstance(place, dict):
                place[draw(st.text(min_size=1, max_size=8))] = draw(VALUES)
            break
    return str(yaml.safe_dump(whole, allow_unicode=True))


@effort(24)
@given(data=st.data(), kind=st.sampled_from(sorted(SOUND)))
def test_any_problem_yaml(bent: Callable[[str, str, bytes], Reading], data: st.DataObject, kind: str) -> None:
    bent(kind, "problem.yaml", data.draw(mutated(SOUND[kind])).encode("utf-8", "surrogatepass"))


@effort(12)
@given(data=st.data())
def test_any_choices(bent: Callable[[str, str, bytes], Reading], data: st.DataObject) -> None:
    bent("choice", "choices.yaml", data.draw(mutated(ONE)).encode("utf-8", "surrogatepass"))


@pytest.mark.parametrize("text", HOSTILE, ids=lambda text: repr(text[:20]))
def test_yaml_that_means_harm(bent: Callable[[str, str, bytes], Reading], text: str) -> None:
    for kind, name in (("code", "problem.yaml"), ("choice", "choices.yaml")):
        assert bent(kind, name, text.encode()).faults
    bent("code", "submissions/wrong_answer/same.py", f'"""\n{text}\n"""\n'.encode())


FILES = ("statement/problem.en.md", "hints.zh.md", "solution.py", "cases.py", "submissions/wrong_answer/same.py")


@effort(12)
@given(name=st.sampled_from(FILES), content=st.binary(max_size=200))
@example(name="submissions/wrong_answer/same.py", content=b"'\\" + b"\x00" * 4)
@example(name="submissions/wrong_answer/same.py", content=b"(" * 5000)
@example(name="submissions/wrong_answer/same.py", content=b"# coding: utf-7\n+AGEAYg-")
def test_any_bytes_in_any_file(bent: Callable[[str, str, bytes], Reading], name: str, content: bytes) -> None:
    bent("code", name, content)


NAMES = st.text(st.characters(exclude_characters="/\x00", exclude_categories=["Cs"]), min_size=1, max_size=20)


@effort(12)
@given(name=NAMES.filter(lambda name: name not in {".", ".."}), place=st.sampled_from(("", "submissions", "statement")))
def test_any_name_of_a_stray_file(
    toys: dict[str, Path], tmp_path_factory: pytest.TempPathFactory, name: str, place: str
) -> None:
    folder = tmp_path_factory.mktemp("stray") / "double"
    shutil.copytree(toys["code"], folder)
    path = folder / place / name
    if not path.exists():
        path.write_text("x")
    examine(folder)


MAKE: tuple[Callable[[Path], None], ...] = (Path.mkdir, lambda path: path.symlink_to("nowhere"), os.mkfifo)


def test_files_that_are_none(toys: dict[str, Path], tmp_path: Path) -> None:
    """Folders, links into nothing and pipes where files should be."""
    for name in ("problem.yaml", "solution.py", "statement/problem.en.md", "submissions/wrong_answer/same.py"):
        for number, make in enumerate(MAKE):
            folder = tmp_path / f"{number}-{name.replace('/', '-')}" / "double"
            shutil.copytree(toys["code"], folder)
            (folder / name).unlink()
            make(folder / name)
            assert examine(folder).faults, (name, number)
