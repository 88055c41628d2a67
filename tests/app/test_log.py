"""Logs go where stderr is, and hold nothing of anybody's."""

import ast
import io
import json
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr

import structlog
from pydantic import BaseModel

from app.log import Standard, configure, without_quotes


@contextmanager
def listening(level: str = "info") -> Iterator[io.StringIO]:
    """What is logged from ``level`` on."""
    configure(level)
    with redirect_stderr(io.StringIO()) as stream:
        yield stream
    configure("error")


def test_a_logger_that_was_used_follows_an_exchanged_stderr() -> None:
    with listening() as first:
        log = structlog.get_logger("test")
        log.info("one")
        first.close()
        with redirect_stderr(io.StringIO()) as second:
            log.info("two", n=2)
    assert '"event": "two"' in second.getvalue()
    assert second.getvalue().count("\n") == 1


class Strict(BaseModel):
    """Something that repeats what it refuses."""

    n: int


def quoting(secret: str) -> Iterator[Exception]:
    """Errors of libraries that say what they were given."""
    causes: tuple[Callable[[], object], ...] = (
        lambda: int(secret),
        lambda: dict[str, int]()[secret],
        lambda: Strict.model_validate({"n": secret}),
        lambda: ast.parse(f"def f(:\n    {secret}"),
        lambda: ast.parse(f"{secret} {secret}"),
        lambda: secret.encode("ascii") + f"{secret}\ud800".encode(),
        lambda: getattr(secret, f"not {secret}"),
    )
    for cause in causes:
        try:
            cause()
        except Exception as error:
            error.add_note(f"it was {secret}")
            yield error


def test_errors_are_told_without_what_they_quote() -> None:
    with listening() as said:
        log = structlog.get_logger("test")
        for number, error in enumerate(quoting("canary_7")):
            log.error("refused", exc_info=error)
            try:
                raise RuntimeError("while judging") from error
            except RuntimeError:
                logging.getLogger("judge.engine").exception("judging %s failed", number)
        log.error("together", exc_info=ExceptionGroup("several", list(quoting("canary_7"))))
    text = said.getvalue()
    assert "canary_7" not in text
    lines = [json.loads(line) for line in text.splitlines()]
    assert [line["exception"][0]["exc_type"] for line in lines[::2]][:3] == [
        "ValueError",
        "KeyError",
        "ValidationError",
    ]
    assert lines[0]["exception"][0]["exc_value"] == "invalid literal for int() with base 10: …"
    assert lines[0]["exception"][0]["frames"], "where it was is told"


def test_what_is_said_through_logging_is_an_event_like_others() -> None:
    with listening() as said:
        logging.getLogger("judge.engine").warning("run %s was lost", "ab12")
        logging.getLogger("some.library").info("not worth it")
        logging.getLogger("some.library").critical("down")
        logging.getLogger("judge.engine").debug("too quiet")
    lines = [json.loads(line) for line in said.getvalue().splitlines()]
    assert [(line["event"], line["logger"], line["level"]) for line in lines] == [
        ("run ab12 was lost", "judge.engine", "warning"),
        ("down", "some.library", "error"),
    ]
    assert sum(isinstance(handler, Standard) for handler in logging.getLogger().handlers) == 1


def test_quotes_of_every_kind() -> None:
    assert without_quotes("'draft' is undefined") == "… is undefined"
    assert without_quotes("'draft' is undefined", "UndefinedError") == "'draft' is undefined"
    said = without_quotes("'Job' object has no attribute 'not one'", "AttributeError")
    assert said == "'Job' object has no attribute …"
    assert without_quotes('no “旋转” here, nor "x"') == "no …"
    assert without_quotes("it's") == "it…"
    assert without_quotes("plain\nsecond line") == "plain"
    assert len(without_quotes("x" * 999)) == 200
