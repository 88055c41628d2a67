"""The image as people start it: at its default, closed further, as root, as somebody else."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from tests.image.container import Container, serving, volume
from tests.image.image import healthcheck

pytestmark = [pytest.mark.image, pytest.mark.needs_podman, pytest.mark.timeout(600)]

CLOSED = ("--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL", "--security-opt", "no-new-privileges",
          "--memory", "2g", "--pids-limit", "512")  # fmt: skip
ROOT_NEEDS = ("--cap-drop", "ALL", "--cap-add", "SETUID,SETGID,KILL")
WAYS: dict[str, Sequence[str]] = {
    "default": (),
    "closed": CLOSED,
    "another": ("--user", "12345", *CLOSED, "--env", "LANG=zh_CN.UTF-8"),
    "another-group": ("--user", "1000:1000"),
    "root": ("--user", "0"),
    "root-closed": ("--user", "0", *CLOSED),
    "root-few": ("--user", "0", "--read-only", "--tmpfs", "/tmp", *ROOT_NEEDS),
}
RIGHT = """
import torch


def rotate_half(x):
    a, b = x.chunk(2, -1)
    return torch.cat((-b, a), -1)
"""


@pytest.mark.parametrize("way", WAYS)
def test_one_command_serves_strictly_judges_and_stops(image: str, way: str) -> None:
    with volume() as where, serving(where, *WAYS[way]) as container:
        said = container.logs()
        posture_is_told(said, way)
        assert container.execute(*healthcheck()[1:]) == (0, "")
        assert container.client.get("/api/v1/problems").status_code == 401, "visitors see nothing"
        container.become_teacher()
        ids = [container.hand_in("rotate-half", RIGHT) for _ in range(3)]
        assert container.verdicts(ids) == dict.fromkeys(ids, "AC")
        zombies_are_buried(container)
        code, seconds = container.signal("SIGTERM")
        assert (code, seconds < 5) == (0, True), seconds


def posture_is_told(said: str, way: str) -> None:
    """In the language of the environment, layer by layer, with what the container leaves open."""
    assert "/data" in said and "strict" in said
    layers = dict(re.findall(r"  ([+!-]) (\w+):", said))
    assert "!" not in layers
    on = {name for mark, name in re.findall(r"  ([+!-]) (\w+):", said) if mark == "+"}
    assert on >= {"seccomp", "landlock", "capabilities", "limits"}
    assert ("uid" in on) == (way in {"root", "root-few"})
    if way == "another":
        assert "沙箱" in said and "容器本身" in said
    elif way in {"closed", "root-closed"}:
        assert "could be closed further" not in said
    else:
        assert "could be closed further" in said
    assert "http://localhost:8000" in said


def zombies_are_buried(container: Container) -> None:
    """The warm process is killed: its children become orphans of process 1."""
    script = """
import os, signal, time
def stat(pid):
    try:
        text = open(f"/proc/{pid}/stat").read()
        return text.rpartition(")")[2].split()
    except OSError:
        return None
def pids(): return [int(name) for name in os.listdir("/proc") if name.isdigit()]
def warm():
    for pid in pids():
        try:
            if pid != os.getpid() and b"judge.sandbox.zygote" in open(f"/proc/{pid}/cmdline", "rb").read(): yield pid
        except OSError: pass
for pid in list(warm()):
    try: os.kill(pid, signal.SIGKILL)
    except ProcessLookupError: pass
end = time.monotonic() + 20
while (left := [pid for pid in pids() if (s := stat(pid)) and s[0] == "Z" and s[1] == "1"]) and time.monotonic() < end:
    time.sleep(0.05)
print("left", left)
"""
    code, said = container.execute("python", "-c", script)
    assert (code, said) == (0, "left []\n")
