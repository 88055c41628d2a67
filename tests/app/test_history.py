"""What was handed in before: listed, compared, taken up again."""

import re
from typing import Any, cast

from fastapi import FastAPI
from starlette.testclient import TestClient

from app.storage import queries
from tests.app.conftest import submit
from tests.app.test_submissions import verdict

PATH = "/problems/rotate-half/history"


def put(client: TestClient, source: str) -> None:
    client.put("/api/v1/problems/rotate-half/draft", json={"source": source})


def test_newest_first_page_by_page(client: TestClient) -> None:
    assert "Nothing was handed in yet" in client.get(PATH).text
    ids = [submit(client, f"x = {n}", mode="run" if n % 2 else "submit") for n in range(23)]
    for id in ids:
        verdict(client, id)
    first, second = client.get(PATH).text, client.get(f"{PATH}?page=2").text
    listed = re.findall(r'href="/submissions/(\w+)"', first) + re.findall(r'href="/submissions/(\w+)"', second)
    assert sorted(listed) == sorted(ids) and listed[0] == ids[-1] and len(set(listed)) == 23
    assert "Page 1 of 2" in first and 'rel="next"' in first and 'rel="prev"' in second
    assert "samples run" in first and "Accepted" in first
    everything = client.get("/history?page=2").text
    assert "Rotate half" in everything and ids[0] in everything
    assert client.get(f"{PATH}?page=0").status_code == 422


def test_any_two_are_compared(client: TestClient) -> None:
    old, new = submit(client, "a = <1>\nsame"), submit(client, "a = <2>\nsame")
    page = client.get(f"{PATH}/compare?old={old}&new={new}").text
    assert "a = &lt;<mark>1</mark>&gt;" in page and "a = &lt;<mark>2</mark>&gt;" in page
    assert "Lines that went: 1, that came: 1." in page
    assert "The two are the same" in client.get(f"{PATH}/compare?old={old}&new={old}").text
    put(client, "draft text")
    put(client, "other text")
    assert "copy-1" in client.get(PATH).text
    assert "other" in client.get(f"{PATH}/compare?old=copy-1&new=draft").text
    assert "NotImplementedError" in client.get(f"{PATH}/compare?old=start&new=draft&view=unified").text
    assert 'class="split' not in client.get(f"{PATH}/compare?old=start&new=draft&view=unified").text


def test_what_is_not_ones_own_is_not_there(client: TestClient, app: FastAPI) -> None:
    database = app.state.services.database
    row: dict[str, Any] = {
        "id": "f" * 32, "problem": "rotate-half", "problem_version": "v", "mode": "submit", "source": "secret",
        "seed": None, "case_name": None, "learner": "somebody", "created": 1.0, "attempts": 1,
    }  # fmt: skip
    database.write(queries.add(row)).result()
    mine = submit(client, "mine")
    other = cast(str, client.post("/api/v1/problems/partial-rope/submissions", json={"source": "x"}).json()["id"])
    for name in ("f" * 32, other, "nothing", "copy-77", "copy-" + "9" * 15, "draft"):
        answer = client.get(f"{PATH}/compare?old={mine}&new={name}")
        assert answer.status_code == 404 and "secret" not in answer.text
        assert client.post(f"{PATH}/restore", data={"which": name}).status_code == 404
    assert "f" * 32 not in client.get(PATH).text + client.get("/history").text


def test_taking_up_again_keeps_what_was_in_the_editor(client: TestClient) -> None:
    old = submit(client, "as it was")
    put(client, "as it is")
    answer = client.post(f"{PATH}/restore", data={"which": old, "old": "x", "new": "y"})
    assert answer.status_code == 303 and answer.headers["location"] == "/problems/rotate-half"
    assert client.get("/api/v1/problems/rotate-half/draft").json()["source"] == "as it was"
    page = client.get(PATH).text
    assert "before another version was taken up" in page
    client.post(f"{PATH}/restore", data={"which": "copy-1"})
    assert client.get("/api/v1/problems/rotate-half/draft").json()["source"] == "as it is"
    client.post(f"{PATH}/restore", data={"which": "start"})
    assert "NotImplementedError" in client.get("/api/v1/problems/rotate-half/draft").json()["source"]


def test_in_chinese(client: TestClient) -> None:
    verdict(client, submit(client))
    page = client.get(f"{PATH}?lang=zh").text
    assert "历史记录" in page and "通过" in page
