"""Logs go where stderr is, and hold no learner's code."""

import io
import sys

import pytest
import structlog

from app.log import configure


def test_a_logger_that_was_used_follows_an_exchanged_stderr(monkeypatch: pytest.MonkeyPatch) -> None:
    configure("info")
    log = structlog.get_logger("test")
    first, second = io.StringIO(), io.StringIO()
    monkeypatch.setattr(sys, "stderr", first)
    log.info("one")
    first.close()
    monkeypatch.setattr(sys, "stderr", second)
    log.info("two", n=2)
    assert '"event": "two"' in second.getvalue()
    assert second.getvalue().count("\n") == 1
