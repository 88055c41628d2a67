"""Messages keep their values apart from their words until a language is chosen."""

import pytest

from judge.errors import AuthorError, InternalError, LearnerError, OperatorError, QueueFull
from judge.message import Message, Text, _, as_message


def test_a_message_is_shown_in_either_language() -> None:
    message = _("the queue is full; try again in {seconds} s", seconds=2.0)
    assert message.text("en") == "the queue is full; try again in 2.0 s"
    assert "2.0" in message.text("zh")
    assert message.text("zh") != message.text("en")


def test_a_text_that_is_in_no_catalogue_falls_back_to_english() -> None:
    assert Message("never translated {n}", {"n": 1}).text("zh") == "never translated 1"


def test_a_plain_string_is_taken_literally() -> None:
    assert as_message("50 % of {braces}").text("zh") == "50 % of {braces}"


def test_values_are_not_read_as_templates() -> None:
    assert _("no exercise is called {name}", name="{0.__class__}").text("en").endswith("{0.__class__}")


def test_a_text_carries_both_languages() -> None:
    text = Text("position", "位置")
    assert (text.text("en"), text.text("zh")) == ("position", "位置")


@pytest.mark.parametrize(
    ("branch", "code"), [(LearnerError, 2), (OperatorError, 2), (AuthorError, 3), (InternalError, 3)]
)
def test_each_branch_has_its_exit_code(branch: type[LearnerError], code: int) -> None:
    error = branch(_("the source is no valid Unicode text"))
    assert error.exit_code == code
    assert str(error) == "the source is no valid Unicode text"


def test_an_authors_error_says_where() -> None:
    assert str(AuthorError("expected a list", where="problems/x/problem.yaml:3")).startswith(
        "problems/x/problem.yaml:3: "
    )


def test_a_full_queue_is_the_operators_and_says_when() -> None:
    assert isinstance(QueueFull("full", retry_after=1.5), OperatorError)
    assert QueueFull("full", retry_after=1.5).retry_after == 1.5
