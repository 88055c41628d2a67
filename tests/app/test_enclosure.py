"""What is around the server: containers as the kernel describes them."""

import os
from pathlib import Path

import pytest

from app.enclosure import Enclosure

pytestmark = pytest.mark.skipif(os.name != "posix", reason="platform: containers are made of Linux")


def container(root: Path, *, uid: int, bounding: str, **limits: str) -> Enclosure:
    files = {".dockerenv": "", "proc/self/status": f"Name:\tpython\nUid:\t{uid}\t{uid}\nCapBnd:\t{bounding}\n"}
    for name, text in (
        files | {f"sys/fs/cgroup/{name.replace('__', '/')}": text for name, text in limits.items()}
    ).items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    return Enclosure.found(root)


def test_outside_of_containers_nothing_is_suggested(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("container", "KUBERNETES_SERVICE_HOST"):
        monkeypatch.delenv(name, raising=False)
    assert Enclosure.found(tmp_path) == Enclosure(False)


@pytest.mark.parametrize(("name", "value"), [("KUBERNETES_SERVICE_HOST", "10.0.0.1"), ("container", "podman")])
def test_some_engines_say_it_in_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    assert Enclosure.found(tmp_path).container


def test_everything_at_its_default(tmp_path: Path) -> None:
    found = container(tmp_path, uid=10001, bounding="00000000a80425fb", **{"memory.max": "max", "pids.max": "max"})
    assert found.options == ("--read-only --tmpfs /tmp", "--cap-drop ALL", "--memory 2g", "--pids-limit 512")


def test_root_keeps_what_gives_children_users_of_their_own(tmp_path: Path) -> None:
    default = container(tmp_path, uid=0, bounding="00000000a80425fb")
    assert "--cap-drop ALL --cap-add SETUID,SETGID,KILL" in default.options
    few = container(tmp_path, uid=0, bounding="00000000000000e0")
    assert not any("--cap" in option for option in few.options)


@pytest.mark.parametrize(
    "limits",
    [
        {"memory.max": "2147483648", "pids.max": "512"},
        {"memory__memory.limit_in_bytes": "2147483648", "pids__pids.max": "512"},
    ],
    ids=["cgroup2", "cgroup1"],
)
def test_limits_are_read_from_either_version_of_cgroups(tmp_path: Path, limits: dict[str, str]) -> None:
    found = container(tmp_path, uid=10001, bounding="0000000000000000", **limits)
    assert found.options == ("--read-only --tmpfs /tmp",)


def test_the_first_version_says_no_limit_by_a_large_number(tmp_path: Path) -> None:
    limits = {"memory__memory.limit_in_bytes": "9223372036854771712", "pids__pids.max": "max"}
    assert "--memory 2g" in container(tmp_path, uid=10001, bounding="0", **limits).options
