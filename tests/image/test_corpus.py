"""The hostile corpus inside the image, with everything at podman's default: as root, as the image's user, as another.

podman's profile lets users make namespaces and Docker's does not: the last of the settings refuses them.
"""

from __future__ import annotations

from pathlib import Path

import psutil
import pytest

from tests.image.image import REPOSITORY, TAG
from tests.settings.setting import RUNNER, run
from tests.settings.test_settings import holds

pytestmark = [pytest.mark.image, pytest.mark.needs_podman, pytest.mark.timeout(900)]

HERE = f"/app/{RUNNER.parent.relative_to(REPOSITORY)}"
OUR_USER = 10001


def inside(*options: str, namespaces: bool) -> list[str]:
    """The command that runs the corpus in a container: the image's own judge, with the tests beside it, read-only."""
    mounts = {REPOSITORY / "tests": "/app/tests", Path(psutil.__file__).parent: "/extra/psutil"}
    volumes = [word for source, target in mounts.items() for word in ("--volume", f"{source}:{target}:ro")]
    refused = [] if namespaces else ["python", f"{HERE}/no_namespaces.py"]
    command = ["podman", "run", "--rm", "--no-healthcheck", "--network", "none", "--memory", "6g", *options, *volumes]
    return [
        *command,
        "--env",
        "PYTHONPATH=/extra",
        TAG,
        *refused,
        "python",
        f"{HERE}/{RUNNER.name}",
        "--time-ms",
        "2500",
    ]


@pytest.mark.parametrize(
    ("uid", "options", "namespaces"),
    [
        (0, ("--user", "0"), True),
        (OUR_USER, (), True),
        (OUR_USER, (), False),
        (12345, ("--user", "12345", "--cap-drop", "ALL"), False),
    ],
    ids=["root", "default", "default-none", "user-none"],
)
def test_inside_the_image(
    image: str, uid: int, options: tuple[str, ...], namespaces: bool, request: pytest.FixtureRequest
) -> None:
    report = run(inside(*options, namespaces=namespaces))
    report.keep(f"image-{request.node.callspec.id}")
    assert report.posture["uid"] == uid
    layers = report.posture["layers"]
    assert isinstance(layers, dict)
    assert (layers["namespaces"] == "on") == (namespaces and uid != 0), "as root the profile refuses them"
    holds(report)
