"""Drafts over HTTP: nothing is overwritten without a copy, whoever typed it."""

from typing import Any

from starlette.testclient import TestClient

PATH = "/api/v1/problems/rotate-half/draft"


def put(client: TestClient, source: str, base: int | None = None, **more: Any) -> Any:
    return client.put(PATH, json={"source": source, **({} if base is None else {"base": base}), **more})


def copies(client: TestClient) -> list[tuple[str, str]]:
    return [
        (client.get(f"{PATH}/copies/{copy['id']}").json()["source"], copy["why"])
        for copy in client.get(f"{PATH}/copies").json()
    ]


def test_a_save_says_its_version(client: TestClient) -> None:
    assert put(client, "a", 0).json()["version"] == 1
    assert put(client, "ab", 1).json()["version"] == 2
    assert client.get(PATH).json()["source"] == "ab"


def test_two_tabs_lose_nothing(client: TestClient) -> None:
    put(client, "start", 0)
    put(client, "from the first tab", 1)
    refused = put(client, "from the second tab", 1)
    assert refused.status_code == 409 and refused.json()["error"]["code"] == "draft_conflict"
    assert client.get(PATH).json() | {"updated": 0} == {"source": "from the first tab", "updated": 0, "version": 2}
    kept = client.get(refused.json()["error"]["where"]).json()
    assert (kept["source"], kept["why"]) == ("from the second tab", "conflict")
    # "go on with mine": the other text becomes the copy
    assert put(client, "from the second tab", 2, why="conflict").status_code == 200
    assert ("from the first tab", "conflict") in copies(client)


def test_an_answer_that_was_lost_on_the_way_is_no_conflict(client: TestClient) -> None:
    put(client, "a", 0)
    put(client, "ab", 1)
    again = put(client, "ab", 1)
    assert again.status_code == 200 and again.json()["version"] == 2
    assert put(client, "first", 0).status_code == 409


def test_who_sends_no_version_replaces_and_leaves_a_copy(client: TestClient) -> None:
    put(client, "typed in a browser")
    put(client, "sent by a program")
    assert copies(client) == [("typed in a browser", "replaced")]


def test_the_form_without_a_script_leaves_a_copy(client: TestClient) -> None:
    put(client, "typed elsewhere", 0)
    assert client.post("/problems/rotate-half", data={"source": "typed here"}).status_code == 303
    assert client.get(PATH).json()["source"] == "typed here"
    assert copies(client) == [("typed elsewhere", "replaced")]


def test_texts_found_in_a_browser_are_kept(client: TestClient) -> None:
    made = client.post(f"{PATH}/copies", json={"source": "left behind", "why": "reset"})
    assert made.status_code == 201 and made.json()["lines"] == 1
    assert copies(client) == [("left behind", "reset")]
    assert client.get(f"{PATH}/copies/999").status_code == 404
    assert client.get(f"{PATH}/copies/{10**30}").status_code in (404, 422)
    assert client.post(f"{PATH}/copies", json={"source": "x" * 70_000}).status_code == 422


def test_a_version_is_a_small_number(client: TestClient) -> None:
    for base in (-1, 2**60, "x"):
        assert client.put(PATH, json={"source": "a", "base": base}).status_code == 422
