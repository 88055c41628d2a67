"""docs/security.md lists what a submission may still do. Here that list is held against the filter and the rules."""

from __future__ import annotations

import json
import os
import platform
import re
import resource
import sys
import sysconfig
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from judge.outcome import Outcome
from judge.sandbox import landlock, policy, syscalls, tasks
from tests.conftest import REPOSITORY
from tests.judge.sandbox.bpf import AARCH64, ALLOW, ERRNO, I386, KILL_PROCESS, X86_64, conditions, paths

pytestmark = pytest.mark.needs_linux

PAGE = (REPOSITORY / "docs" / "security.md").read_text("utf-8")
NUMBERS = range(600)
ENOSYS = 38
X32 = 0x40000000
here = {"x86_64": X86_64, "aarch64": AARCH64}.get(platform.machine())
needs_names = pytest.mark.skipif(here is None, reason="the numbers of the calls are known for x86_64 and aarch64")


def rows(heading: str) -> Iterator[list[str]]:
    """The cells of the table under a heading of the page."""
    part = PAGE.split(f"### {heading}\n", 1)[1].split("\n#", 1)[0]
    lines = [line for line in part.splitlines() if line.startswith("|")]
    for line in lines[2:]:
        yield [cell.strip() for cell in line.strip("|").split("|")]


def quoted(cell: str) -> list[str]:
    """What stands between backticks."""
    return re.findall(r"`([^`]+)`", cell)


@pytest.fixture(scope="module")
def program() -> bytes:
    return syscalls.program()


def written() -> dict[str, set[str]]:
    """Each call of the page's table with its conditions."""
    found: dict[str, set[str]] = {}
    for calls, when, why in rows("System calls"):
        assert why, "every call is allowed for a reason"
        for name in quoted(calls):
            assert name not in found, f"{name} stands there twice"
            found[name] = set(quoted(when)) or {""}
    return found


@needs_names
def test_every_call_that_is_let_through_is_on_the_page_and_no_other(program: bytes) -> None:
    import pyseccomp

    allowed: dict[str, set[str]] = {}
    for number in NUMBERS:
        ways = conditions(program, number, here or 0)
        if ways is not None:
            allowed[pyseccomp.resolve_syscall(pyseccomp.Arch.NATIVE, number).decode()] = ways
    page = written()
    if here == AARCH64:
        page = {name: ways for name, ways in page.items() if name not in elsewhere()}
    assert allowed == page


def elsewhere() -> set[str]:
    """The calls that aarch64 does not have, as the page says."""
    line = re.search(r"aarch64 does not have (.*?): ", PAGE, re.DOTALL)
    assert line
    return set(quoted(line[1]))


def test_the_page_says_which_calls_aarch64_lacks() -> None:
    import pyseccomp

    lacking = {name for name in written() if pyseccomp.resolve_syscall(pyseccomp.Arch.AARCH64, name) < 0}
    assert lacking == elsewhere()


@pytest.mark.skipif(here != X86_64, reason="these numbers and architectures belong to x86_64")
def test_everything_else_is_refused(program: bytes) -> None:
    results = {number: {result for result, _held in paths(program, number, X86_64)} for number in NUMBERS}
    clone3 = results.pop(435)
    assert clone3 == {ERRNO | ENOSYS}
    assert set().union(*results.values()) == {ALLOW, ERRNO | 1}
    for number in (*NUMBERS, -1 & 0xFFFFFFFF):
        assert {result for result, _held in paths(program, number, I386)} == {KILL_PROCESS}
        assert ALLOW not in {result for result, _held in paths(program, number | X32, X86_64)}


def test_paths_that_can_be_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every rule that is made is on the page: by its path, or as part of the interpreter."""
    if not landlock.abi():
        pytest.skip("platform: no Landlock here")
    made: dict[str, int] = {}
    monkeypatch.setattr(landlock.Ruleset, "_allow", lambda self, path, rights: made.__setitem__(path, rights))
    known = policy.for_this_host()
    os.close(landlock.Ruleset(known.read, known.write).fd)
    named: dict[str, str] = {path: right for paths, right, _why in rows("Files") for path in quoted(paths)}
    interpreter = {os.path.realpath(path) for path in (sys.base_prefix, sys.prefix, *sysconfig.get_paths().values())}
    for path, rights in made.items():
        if path in named:
            assert named[path] == ("read, write" if rights & landlock._WRITE_FILE else "read")
        else:
            assert rights == landlock._READ_FILE | landlock._READ_DIR
            assert any(os.path.realpath(path).startswith(root + "/") or path == root for root in interpreter), path
    there = {path for path in named if os.path.exists(path)}
    assert there <= made.keys(), "the page names no path that is not allowed"


def test_limits(judged: Callable[..., Outcome], engine: Any) -> None:
    """Asked of a child, as a submission finds them."""
    source = (
        "import json, resource\n"
        "names = [n for n in dir(resource) if n.startswith('RLIMIT_') and n != 'RLIMIT_OFILE']\n"
        "print(json.dumps({n: resource.getrlimit(getattr(resource, n)) for n in names}))\n"
        "def rotate_half(x): return x\n"
    )
    found = {name: tuple(pair) for name, pair in json.loads(judged(source).stdout.splitlines()[0]).items()}
    dedicated = engine._keeper.policy.drop_uid
    stated = {quoted(name)[0]: what for name, what, _why in rows("Limits")}
    outer = {name: resource.getrlimit(getattr(resource, name)) for name in found}
    for name, what in stated.items():
        if what.isdigit() and (name != "RLIMIT_NPROC" or dedicated):
            assert found[name] == (int(what), int(what)), name
    assert stated["RLIMIT_NPROC"] == str(tasks.OWN)
    changed = {name for name, pair in found.items() if pair != outer[name]}
    assert changed <= stated.keys(), "a limit that is set is on the page"
