"""What is in the image and what is written on it."""

from __future__ import annotations

import re

import pytest

from tests.image.image import REPOSITORY, TAG, healthcheck, inspected, megabytes
from tests.settings.container import BASE, call

pytestmark = [pytest.mark.image, pytest.mark.needs_podman, pytest.mark.timeout(1800)]

# Python, run inside: every file below / that this user may write to, the kernel's own folders aside.
WRITABLE = """
import os
for folder, folders, files in os.walk("/", followlinks=False):
    folders[:] = [name for name in folders if os.path.join(folder, name) not in {"/proc", "/sys", "/dev"}]
    for path in (folder, *(os.path.join(folder, name) for name in files)):
        if os.access(path, os.W_OK) and not os.path.islink(path):
            print(path)
"""
BYTECODE = """
import pathlib, sys, torch, numpy, fastapi, app.serve, judge.engine, practice.main, asyncio
files = [getattr(module, "__cached__", None) for module in list(sys.modules.values())]
print([path for path in files if isinstance(path, str) and not pathlib.Path(path).exists()])
"""


def inside(*command: str) -> str:
    return call("podman", "run", "--rm", "--no-healthcheck", "--network", "none", TAG, *command)


def test_what_is_written_on_it(image: str) -> None:
    config = inspected()["Config"]
    assert re.fullmatch(r"[1-9]\d*:\d+", config["User"]), "by number, and not root"
    assert config["Cmd"] == ["rope-judge", "serve"]
    assert config["StopSignal"] == "SIGTERM"
    assert set(config["ExposedPorts"]) == {"8000/tcp"}
    assert set(config["Volumes"]) == {"/data"}
    assert healthcheck() == ["CMD", "python", "-m", "app.healthcheck"]
    labels = config["Labels"]
    assert labels["org.opencontainers.image.title"] == "rope-judge"
    assert labels["org.opencontainers.image.licenses"] == "Apache-2.0"


def test_it_holds_what_serves_and_nothing_else(image: str) -> None:
    there = set(inside("ls", "-A", "/app").split())
    assert there == {
        "app",
        "judge",
        "practice",
        "problems",
        "static",
        "templates",
        ".venv",
        "pyproject.toml",
        "LICENSE",
    }
    listed = inside("sh", "-c", "ls /app/practice /app/.venv/bin /app/.venv/lib/python3*/site-packages").split()
    assert "workspace" not in listed
    assert not {"pip", "pytest", "mypy", "playwright"} & set(listed)
    history = call("podman", "history", "--no-trunc", "--format", "{{.CreatedBy}}", TAG)
    assert "index" not in history and "find-links" not in history, "where packages came from stays with the builder"


def test_its_user_may_write_to_the_data_and_to_temporary_folders_only(image: str) -> None:
    allowed = ("/data", "/tmp", "/var/tmp", "/run/lock")
    assert [path for path in inside("python", "-c", WRITABLE).splitlines() if not path.startswith(allowed)] == []


def test_everything_is_compiled(image: str) -> None:
    assert inside("python", "-c", BYTECODE) == "[]"


def test_every_image_says_its_size_and_the_documents_say_it_too(image: str) -> None:
    """The base that users get is smaller than the stand-in, so what counts is what is added to it."""
    added = megabytes(TAG) - megabytes(BASE)
    assert 500 < added < 1000
    text = (REPOSITORY / "docs" / "image.md").read_text("utf-8")
    said = re.search(r"\*\*(\d+) MB\*\* on top of the base", text)
    assert said, "docs/image.md says how large the image is"
    assert abs(int(said[1]) - added) <= 0.05 * added, f"it says {said[1]} MB, and it is {added} MB"
