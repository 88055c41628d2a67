"""The corpus where the sandbox has to hold: as root, as an ordinary user with and without namespaces.

Inside containers it runs in the image itself: ``tests/image/test_corpus.py``.
"""

from __future__ import annotations

import os
import subprocess

import pytest

from tests.conftest import missing
from tests.settings.setting import GUARD, USER, Report, as_root, as_user, python, run

pytestmark = [pytest.mark.needs_linux, pytest.mark.drill, pytest.mark.timeout(900)]


def holds(report: Report) -> None:
    """Strictly confined, every verdict right and in time, nothing left behind."""
    assert report.posture["level"] == "strict", report.posture
    assert len(report.trials) > 400
    assert not report.wrong, "\n".join(report.wrong)
    assert report.left["left"] == []
    assert report.left["restarts"] == 0, "no submission may take the warm process down"


def _guarded() -> None:
    if subprocess.run([*GUARD, "true"], capture_output=True).returncode:
        missing("this machine lets root make no namespaces")


@pytest.mark.needs_root
def test_root_with_namespaces() -> None:
    _guarded()
    report = run(as_root(python("--rounds", "3")))
    report.keep("root")
    assert report.posture["uid"] == 0
    holds(report)


@pytest.mark.needs_root
@pytest.mark.parametrize("namespaces", [True, False], ids=["namespaces", "none"])
def test_ordinary_user(namespaces: bool) -> None:
    _guarded()
    report = run(as_user(python(), namespaces=namespaces))
    report.keep("user" if namespaces else "user-none")
    assert report.posture["uid"] == USER
    holds(report)


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="platform: root has a test of its own")
def test_whoever_runs_the_tests() -> None:
    holds(run(python()))
