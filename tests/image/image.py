"""The image itself, built from the Dockerfile on the stand-in base with the pip settings of this machine."""

from __future__ import annotations

import ast
import configparser
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.settings.container import BASE, CACHE, call, prepare, written

REPOSITORY = Path(__file__).parents[2]
TAG = "localhost/rope-judge:test"
_BUILD_SECONDS = 1500.0
_WHERE = {"index-url", "extra-index-url", "find-links", "no-index", "trusted-host", "cert", "constraint", "proxy"}


def build() -> str:
    """Build the image, or find that nothing has changed; its tag. Layers and wheels are kept between runs."""
    prepare()
    settings = pip_settings()
    command = ["podman", "build", "-q", "--format", "docker", "--build-arg", f"BASE={BASE}", "-t", TAG]
    command += ["--secret", f"id=pip,src={_pip_file(settings)}"]
    for path in sorted(_local_paths(settings)):
        command += ["--volume", f"{path}:{path}:ro"]
    call(*command, REPOSITORY, timeout=_BUILD_SECONDS)
    return TAG


def local_build(tag: str, folder: Path) -> None:
    """An image of the tests' own on the stand-in base, from the Dockerfile in ``folder``."""
    prepare()
    words = ["podman", "build", "-q", "--format", "docker", "--build-arg", f"BASE={BASE}", "-t", tag]
    call(*words, folder, timeout=_BUILD_SECONDS)


def inspected() -> dict[str, Any]:
    """What the engine says of the image."""
    found: dict[str, Any] = json.loads(call("podman", "image", "inspect", TAG))[0]
    return found


def healthcheck() -> list[str]:
    """The command of the health check; engines keep it in different places."""
    found = inspected()
    words: list[str] = (found.get("Healthcheck") or found["Config"]["Healthcheck"])["Test"]
    return words


def megabytes(image: str) -> int:
    """As ``podman images`` counts it, unpacked."""
    return round(int(call("podman", "image", "inspect", "--format", "{{.Size}}", image)) / 1e6)


def pip_settings() -> dict[str, str]:
    """Where this machine's pip looks for packages: what its files say, overridden by its environment."""
    command = [sys.executable, "-m", "pip", "config", "list", "--disable-pip-version-check"]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found: dict[str, str] = {}
    for line in sorted(listed.splitlines(), key=lambda line: line.startswith(":env:")):
        name, equals, value = line.partition("=")
        key = name.removeprefix(":env:").rpartition(".")[2]
        if equals and key in _WHERE:
            found[key] = str(ast.literal_eval(value))
    return found


def _pip_file(settings: dict[str, str]) -> Path:
    CACHE.mkdir(parents=True, exist_ok=True)
    parser = configparser.RawConfigParser()
    parser["global"] = {key: " ".join(value.split()) for key, value in settings.items()}
    path = written("pip.conf", "")
    with path.open("w") as file:
        parser.write(file)
    return path


def _local_paths(settings: dict[str, str]) -> set[Path]:
    """Folders and files of this machine that these settings name, to be seen at the same place while building."""
    paths = set()
    for key, value in settings.items():
        for word in value.split():
            path = Path(word.removeprefix("file://"))
            if path.is_absolute() and path.exists():
                # what an index of files lists lies beside it
                beside = word.startswith("file://") and key.endswith("index-url") and path.parent != path.parent.parent
                paths.add(path.parent if beside else path)
    return paths
