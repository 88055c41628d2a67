"""Both languages, and how one is chosen."""

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from app.i18n import accepted
from app.pages.api_zh import MODELS, OPERATIONS
from app.pages.words import VERDICTS, WORDS
from judge.verdict import Verdict
from tests.app.conftest import submit
from tests.app.test_submissions import events, verdict


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "en"),
        ("zh-CN,zh;q=0.9,en;q=0.8", "zh"),
        ("en-GB,en;q=0.9,zh;q=0.8", "en"),
        ("fr,zh;q=0.5,en;q=0.4", "zh"),
        ("zh;q=0.1,en;q=0.2", "en"),
        ("zh;q=0", "en"),
        ("zh;q=x", "en"),
        ("ZH-hans", "zh"),
        ("*", "en"),
        (",;,q=;;" * 50, "en"),
    ],
)
def test_accept_language(header: str, lang: str) -> None:
    assert accepted(header) == lang


def test_the_address_beats_the_cookie_beats_the_header(client: TestClient) -> None:
    zh = {"accept-language": "zh"}
    assert 'lang="zh-CN"' in client.get("/", headers=zh).text
    assert 'lang="en"' in client.get("/", headers={**zh, "cookie": "lang=en"}).text
    assert 'lang="zh-CN"' in client.get("/?lang=zh", headers={"cookie": "lang=en"}).text


def test_every_word_is_there_in_both_languages() -> None:
    assert set(VERDICTS) == set(Verdict)
    for message in (*WORDS.values(), *VERDICTS.values()):
        values = {"n": 1, "total": 2, "id": "x", "seed": 3, "ms": 4, "level": "strict", "message": "m", "name": "n"}
        assert message.text("zh") != message.text("en"), values


def test_pages_are_wholly_in_chinese(client: TestClient) -> None:
    for path, words in (("/", "从这里开始"), ("/problems/rotate-half", "运行样例"), ("/docs", "数据模型")):
        page = client.get(f"{path}?lang=zh").text
        assert words in page
        assert "Submit" not in page.replace("Submission", "")


def test_one_submission_is_read_in_both(client: TestClient) -> None:
    id = submit(client, "# surrogate")
    report = verdict(client, id)
    assert "not your fault" in report["cases"][0]["message"]
    assert "不是你的问题" in events(client, id, "zh")[-1][1]["cases"][0]["message"]


def test_the_page_of_the_api_says_everything_in_chinese(app: FastAPI) -> None:
    """What is added to the API is added there, too, and what is gone is gone."""
    schema = app.openapi()
    operations = {f"{method.upper()} {path}" for path, methods in schema["paths"].items() for method in methods}
    assert operations == set(OPERATIONS)
    assert {name for name, model in schema["components"]["schemas"].items() if "description" in model} == set(MODELS)
