import pytest

from judge.errors import LearnerError
from judge.language import environment_language
from judge.message import Text
from practice import language


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "zh_CN.UTF-8"}, "zh"),
        ({"LANG": "zh_CN.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "zh_TW"}, "zh"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "zh_CN"}, "zh"),
        ({"LC_ALL": "C", "LANG": "zh_CN"}, "en"),
    ],
)
def test_the_first_locale_variable_that_is_set_decides(environ: dict[str, str], lang: str) -> None:
    assert environment_language(environ) == lang


@pytest.mark.parametrize(
    ("words", "lang", "rest"),
    [
        (["list"], None, ["list"]),
        (["--lang", "zh", "list"], "zh", ["list"]),
        (["list", "--lang=en"], "en", ["list"]),
        (["test", "2", "--lang", "zh", "--json"], "zh", ["test", "2", "--json"]),
        (["--lang", "zh", "--lang", "en"], "en", []),
        (["test", "--", "--lang", "zh"], None, ["test", "--", "--lang", "zh"]),
    ],
)
def test_lang_is_taken_out_wherever_it_stands(words: list[str], lang: str | None, rest: list[str]) -> None:
    assert language.take(words) == (lang, rest)


@pytest.mark.parametrize("words", [["--lang"], ["--lang", "fr"], ["--lang="], ["list", "--lang=zh_CN"]])
def test_an_unknown_language_is_refused_with_the_known_ones(words: list[str]) -> None:
    with pytest.raises(LearnerError, match="zh, en"):
        language.take(words)


def test_texts_are_said_in_the_language_of_the_run() -> None:
    text = Text(en="pair", zh="一对")
    assert language.say(text) == "pair"
    try:
        language.use("zh")
        assert language.say(text) == "一对"
        assert language.current() == "zh"
    finally:
        language.use("en")
