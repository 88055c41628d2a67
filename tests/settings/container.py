"""A container to run the corpus in: podman with its default profile, on a stand-in for the official Python image.

No image registry is needed: the base is made by debootstrap once and kept in a cache folder outside the repository.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
from collections.abc import Sequence
from pathlib import Path

from tests.settings.setting import REPOSITORY, RUNNER

CACHE = Path(os.environ.get("XDG_CACHE_HOME") or "/var/cache") / "rope-judge-base"
BASE = "localhost/python:3.11-slim-bookworm"
IMAGE = "localhost/rope-judge-settings"
_TOOLS = ("podman", "buildah", "debootstrap", "runc")
_PACKAGES = "ca-certificates,python3,python3-venv,python3-pip"
_SITE = "/venv/lib/python3.11/site-packages"

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
_CONTAINERFILE = f"""FROM {BASE}
RUN python3 -m venv --without-pip /venv
"""


class Unavailable(Exception):
    """No container can be run here; the text says why."""


def prepare() -> None:
    """Make sure that :data:`IMAGE` is there. Takes a minute the first time. Raises Unavailable with the reason."""
    lacking = [tool for tool in _TOOLS if not shutil.which(tool)]
    if lacking:
        raise Unavailable(f"{', '.join(lacking)} not installed")
    if os.geteuid() != 0:
        raise Unavailable("debootstrap and podman are run as root here")
    if "3.11" not in sysconfig.get_python_version():
        raise Unavailable("the stand-in image has Python 3.11, and the packages here are for another")
    CACHE.mkdir(parents=True, exist_ok=True)
    os.environ["CONTAINERS_CONF"] = str(_written("containers.conf", _ENGINE))
    os.environ["CONTAINERS_STORAGE_CONF"] = str(_written("storage.conf", _STORAGE.format(cache=CACHE)))
    os.environ["BUILDAH_ISOLATION"] = "chroot"
    if not _exists(BASE):
        _make_base()
    if not _exists(IMAGE):
        _call(
            ["podman", "build", "-q", "--format", "docker", "-t", IMAGE, "-f", "-", str(CACHE / "empty")],
            _CONTAINERFILE,
        )


def inside(*arguments: str, user: int | None = None, namespaces: bool = True) -> list[str]:
    """The command that runs the runner in a container with everything at its default, its network aside.

    ``namespaces=False`` refuses an ordinary user new ones, as Docker's profile does and podman's does not.
    """
    command = ["podman", "run", "--rm", "--network", "none", "--memory", "6g"]
    command += ["--user", str(user)] if user is not None else []
    for source, target in ((REPOSITORY, "/repo"), (Path(sysconfig.get_path("purelib")), _SITE)):
        command += ["--volume", f"{source}:{target}:ro"]
    return [*command, "--env", "PYTHONDONTWRITEBYTECODE=1", IMAGE, *_runner(arguments, namespaces)]


def _runner(arguments: Sequence[str], namespaces: bool) -> list[str]:
    here = f"/repo/{RUNNER.parent.relative_to(REPOSITORY)}"
    refused = [] if namespaces else ["/venv/bin/python", f"{here}/no_namespaces.py"]
    return [*refused, "/venv/bin/python", f"{here}/{RUNNER.name}", *arguments]


def _make_base() -> None:
    root, half = CACHE / "rootfs", CACHE / "rootfs.part"
    if not root.is_dir():
        shutil.rmtree(half, ignore_errors=True)
        _call(["debootstrap", "--variant=minbase", f"--include={_PACKAGES}", "bookworm", str(half)])
        half.rename(root)
    packed = subprocess.Popen(["tar", "-C", str(root), "-c", "."], stdout=subprocess.PIPE)
    try:
        subprocess.run(["podman", "import", "-q", "-", BASE], stdin=packed.stdout, check=True, capture_output=True)
    finally:
        packed.kill()
        packed.communicate()


def _exists(image: str) -> bool:
    return subprocess.run(["podman", "image", "exists", image], capture_output=True).returncode == 0


def _written(name: str, text: str) -> Path:
    (CACHE / "empty").mkdir(exist_ok=True)
    path = CACHE / name
    path.write_text(text)
    return path


def _call(command: list[str], text: str = "") -> None:
    done = subprocess.run(command, input=text, text=True, capture_output=True)
    if done.returncode:
        raise Unavailable(f"{' '.join(command[:3])} failed: {(done.stderr or done.stdout)[-600:]}")
