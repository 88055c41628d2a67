"""The pages without JavaScript: a form, a report that reloads itself, a choice of language and theme."""

import re

import pytest
from starlette.testclient import TestClient

from judge.problem import Catalogue
from tests.app.conftest import submit
from tests.app.fake_engine import FakeEngine
from tests.app.test_submissions import verdict

PAGE = "/problems/rotate-half"


def test_hand_in_and_read(client: TestClient, fake: FakeEngine) -> None:
    response = client.post(PAGE, data={"source": "# hold\r\nx = 1\r\n", "mode": "run"})
    assert response.status_code == 303
    where = response.headers["location"]
    waiting = client.get(where)
    assert '<meta http-equiv="refresh" content="1">' in waiting.text
    [(held, _)] = fake.held
    assert held.source == "# hold\nx = 1\n"
    assert held.mode == "run"
    fake.release()
    verdict(client, held.id)
    done = client.get(f"{where}?lang=zh").text
    assert "refresh" not in done
    assert "通过" in done and "case 0" in done and "x = 1" in done


def test_the_form_keeps_what_was_written(client: TestClient) -> None:
    client.post(PAGE, data={"source": "\r\nfirst line was empty", "mode": "submit"})
    page = client.get(PAGE).text
    assert ">\n\nfirst line was empty</textarea>" in page  # a browser drops the first line end after the tag


def test_the_form_refuses_politely(client: TestClient) -> None:
    response = client.post(
        PAGE, data={"source": "x" * 70_000}, headers={"accept": "text/html", "accept-language": "zh"}
    )
    assert response.status_code == 422
    assert "上限是 64 kB" in response.text
    assert client.post(PAGE, data={"source": "x", "mode": "destroy"}).status_code == 422


def test_numbers_by_form(client: TestClient, fake: FakeEngine) -> None:
    page = client.get("/problems/hand-rotate?seed=5").text
    assert 'name="seed" value="5"' in page
    names = re.findall(r'name="(blank:[^"]+)"', page)
    assert names
    form = {name.replace("&#39;", "'"): "1/2\nseed = 9" for name in names}
    assert client.post("/problems/hand-rotate", data={"seed": "5", **form}).status_code == 303
    [taken] = fake.taken
    assert taken.seed == 5
    assert taken.source.count("seed = 5\n") == 1
    assert "= 1/2 seed = 9\n" in taken.source  # one line for each blank, whatever was typed
    again = client.get("/problems/hand-rotate").text  # the same numbers, as they were left
    assert 'name="seed" value="5"' in again and 'value="1/2 seed = 9"' in again
    assert 'value="1/2 seed = 9"' not in client.get("/problems/hand-rotate?seed=6").text


def test_numbers_without_a_seed(client: TestClient) -> None:
    assert client.post("/problems/hand-rotate", data={"blank:x": "1"}).status_code == 422


def test_the_track_shows_progress(client: TestClient) -> None:
    assert "0 of " in client.get("/").text
    verdict(client, submit(client))
    page = client.get("/").text
    assert "1 of " in page and "✓" in page


def test_a_run_solves_nothing(client: TestClient) -> None:
    verdict(client, submit(client, mode="run"))
    assert "0 of " in client.get("/").text


@pytest.mark.parametrize("name", [str(Catalogue.load().find("rotate-half").number), "rotate_half", "ROTATE-HALF"])
def test_other_names_lead_to_the_page(client: TestClient, name: str) -> None:
    response = client.get(f"/problems/{name}")
    assert response.status_code == 307
    assert response.headers["location"] == PAGE


def test_language_and_theme_are_remembered(client: TestClient) -> None:
    response = client.get("/?lang=zh&theme=dark")
    cookies = response.headers.get_list("set-cookie")
    assert all("HttpOnly" in cookie and "SameSite=lax" in cookie for cookie in cookies) and len(cookies) == 2
    page = client.get("/").text
    assert 'lang="zh-CN"' in page and 'data-theme="dark"' in page
    assert 'data-theme="auto"' in client.get("/?theme=auto").text


def test_nonsense_is_not_remembered(client: TestClient) -> None:
    response = client.get("/?lang=xx&theme=<script>")
    assert "set-cookie" not in response.headers
    assert "<script>" not in response.text.replace("<script type", "")


@pytest.mark.parametrize("seed", ["1" * 5000, "9" * 17, "²", "１", "-1", "1_0"])
@pytest.mark.parametrize("problem", ["hand-rotate", "rotate-half"])
def test_a_draft_with_any_seed_can_be_opened(client: TestClient, problem: str, seed: str) -> None:
    client.put(f"/api/v1/problems/{problem}/draft", json={"source": f"seed = {seed}\n"})
    path = client.get(f"/problems/{problem}").headers.get("location", f"/problems/{problem}")
    assert client.get(path).status_code == 200
