"""The corpus where the sandbox has to hold: as root, as an ordinary user with and without namespaces, in containers."""

from __future__ import annotations

import os
import subprocess

import pytest

from tests.conftest import missing
from tests.settings import container
from tests.settings.setting import GUARD, USER, Report, as_root, as_user, python, run

pytestmark = [pytest.mark.needs_linux, pytest.mark.slow, pytest.mark.timeout(900)]


def _holds(report: Report) -> None:
    assert report.posture["level"] == "strict", report.posture
    assert len(report.trials) > 100
    assert not report.wrong, "\n".join(report.wrong)
    assert report.left["left"] == []
    assert report.left["restarts"] == 0, "no submission may take the warm process down"


def _guarded() -> None:
    if subprocess.run([*GUARD, "true"], capture_output=True).returncode:
        missing("this machine lets root make no namespaces")


@pytest.mark.needs_root
def test_root_with_namespaces() -> None:
    _guarded()
    report = run(as_root(python()))
    assert report.posture["uid"] == 0
    _holds(report)


@pytest.mark.needs_root
@pytest.mark.parametrize("namespaces", [True, False], ids=["namespaces", "none"])
def test_ordinary_user(namespaces: bool) -> None:
    _guarded()
    report = run(as_user(python(), namespaces=namespaces))
    assert report.posture["uid"] == USER
    _holds(report)


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="platform: root has a test of its own")
def test_whoever_runs_the_tests() -> None:
    _holds(run(python()))


@pytest.fixture(scope="module")
def image() -> None:
    """The image to run in, or the reason why there is none."""
    try:
        container.prepare()
    except container.Unavailable as reason:
        missing(f"no container can be run: {reason}")


@pytest.mark.needs_podman
@pytest.mark.parametrize(
    ("user", "namespaces"), [(None, True), (USER, True), (USER, False)], ids=["root", "user", "user-none"]
)
def test_inside_a_container(image: None, user: int | None, namespaces: bool) -> None:
    report = run(container.inside(user=user, namespaces=namespaces))
    assert report.posture["uid"] == (user or 0)
    _holds(report)
