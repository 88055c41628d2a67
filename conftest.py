"""In CI nothing may be skipped for want of a browser, a container engine or privileges: there a skip is a failure."""

import os
from collections.abc import Generator

import pytest

# Set by .ci/run. A skip whose reason starts with this says that the test is not for this platform at all.
IN_CI = bool(os.environ.get("ROPE_JUDGE_CI"))
OTHER_PLATFORM = "platform: "


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Turn a skip into a failure in CI."""
    report = yield
    if IN_CI and report.skipped and not hasattr(report, "wasxfail") and isinstance(report.longrepr, tuple):
        reason = report.longrepr[2].removeprefix("Skipped: ")
        if not reason.startswith(OTHER_PLATFORM):
            report.outcome = "failed"
            report.longrepr = f"skipped, which in CI is a failure: {reason}"
    return report
