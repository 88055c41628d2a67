"""podman with its default profile, on a stand-in for the official Python image.

No image registry is needed: the base is made by debootstrap once and kept in a cache folder outside the repository.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

CACHE = Path(os.environ.get("XDG_CACHE_HOME") or "/var/cache") / "rope-judge-base"
BASE = "localhost/python:3.11-slim-bookworm"
_TOOLS = ("podman", "buildah", "debootstrap", "runc")
_PACKAGES = "ca-certificates,python3,python3-venv,python3-pip"

_ENGINE = """[engine]
runtime="runc"
cgroup_manager="cgroupfs"
events_logger="file"
[containers]
default_ulimits=["nofile=4096:4096","nproc=4096:4096"]
"""
_STORAGE = """[storage]
driver="overlay"
graphroot="{cache}/graph"
runroot="{cache}/run"
"""


class Unavailable(Exception):
    """No container can be run here; the text says why."""


def prepare() -> None:
    """Make sure that podman can be used and :data:`BASE` is there: a minute the first time. Raises Unavailable."""
    lacking = [tool for tool in _TOOLS if not shutil.which(tool)]
    if lacking:
        raise Unavailable(f"{', '.join(lacking)} not installed")
    if os.geteuid() != 0:
        raise Unavailable("debootstrap and podman are run as root here")
    CACHE.mkdir(parents=True, exist_ok=True)
    os.environ["CONTAINERS_CONF"] = str(written("containers.conf", _ENGINE))
    os.environ["CONTAINERS_STORAGE_CONF"] = str(written("storage.conf", _STORAGE.format(cache=CACHE)))
    os.environ["BUILDAH_ISOLATION"] = "chroot"
    if subprocess.run(["podman", "image", "exists", BASE], capture_output=True).returncode:
        _make_base()


def written(name: str, text: str) -> Path:
    """A file of the cache folder with this text."""
    path = CACHE / name
    path.write_text(text)
    return path


def call(*command: str | Path, timeout: float = 60) -> str:
    """What a command prints; Unavailable with its last words where it fails."""
    words = [str(word) for word in command]
    done = subprocess.run(words, text=True, capture_output=True, timeout=timeout)
    if done.returncode:
        raise Unavailable(f"{' '.join(words[:3])} failed: {(done.stderr or done.stdout)[-2000:]}")
    return done.stdout.strip()


def _make_base() -> None:
    root, half = CACHE / "rootfs", CACHE / "rootfs.part"
    if not root.is_dir():
        shutil.rmtree(half, ignore_errors=True)
        call("debootstrap", "--variant=minbase", f"--include={_PACKAGES}", "bookworm", half, timeout=900)
        half.rename(root)
    packed = subprocess.Popen(["tar", "-C", str(root), "-c", "."], stdout=subprocess.PIPE)
    try:
        subprocess.run(["podman", "import", "-q", "-", BASE], stdin=packed.stdout, check=True, capture_output=True)
    finally:
        packed.kill()
        packed.communicate()
