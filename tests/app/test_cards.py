"""Review cards on the server: API, page and form, what is stored."""

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from starlette.testclient import TestClient

from app.settings import Settings
from app.storage import Database
from app.storage import cards as queries
from judge.cards import Deck
from tests.app.conftest import application, browser
from tests.app.fake_engine import FakeEngine

FIRST = "why-positions"
API = "/api/v1/cards"
HTML = {"accept": "text/html"}


def rate(client: TestClient, rating: int, card: str = FIRST, **more: Any) -> dict[str, Any]:
    response = client.post(f"{API}/{card}/reviews", json={"rating": rating, **more})
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()
    return found


def stored(settings: Settings, card: str = FIRST) -> list[int]:
    """The ratings of a card, as they lie on the disk."""
    database = Database.open(settings.database)
    try:
        return [rating for rating, _at in database.read_now(queries.reviews("", card))]
    finally:
        database.close()


def test_all_cards(client: TestClient, catalogue: Any) -> None:
    cards = client.get(API).json()
    assert [card["id"] for card in cards] == [card.id for card in Deck.load(catalogue)]
    assert cards[0]["id"] == FIRST
    assert (cards[0]["status"], cards[0]["due"], cards[0]["reviews"]) == ("new", None, 0)
    assert set(cards[0]["exercises"]) <= {problem.id for problem in catalogue}
    assert "狗咬人" in client.get(f"{API}?lang=zh").json()[0]["answer"]


def test_a_review_moves_the_card(client: TestClient) -> None:
    before = client.get(f"{API}/due").json()
    assert (before["due"], before["learned"], before["next"]) == (0, 0, None)
    assert before["new"] == before["total"] and before["cards"][0]["id"] == FIRST
    assert rate(client, 3)["status"] == "learning"
    assert rate(client, 3)["status"] == "learned"
    after = client.get(f"{API}/due").json()
    assert (after["new"], after["learned"]) == (before["new"] - 1, 1)
    assert after["next"] and FIRST not in [card["id"] for card in after["cards"]]


def test_a_card_rated_again_comes_back_after_the_new_ones(client: TestClient) -> None:
    rate(client, 1)
    ids = [card["id"] for card in client.get(f"{API}/due").json()["cards"]]
    assert ids[0] != FIRST and ids[-1] == FIRST
    assert len(client.get(f"{API}/due?more=1").json()["cards"]) == len(client.get(API).json())


@pytest.mark.parametrize("rating", [0, 5, "3", 2.5, None])
def test_other_ratings_are_refused(client: TestClient, rating: Any) -> None:
    response = client.post(f"{API}/{FIRST}/reviews", json={"rating": rating})
    assert response.status_code == 422 and response.json()["error"]["code"] == "invalid"
    assert client.get(API).json()[0]["reviews"] == 0


def test_an_unknown_card(client: TestClient) -> None:
    for response in (
        client.post(f"{API}/why-position/reviews", json={"rating": 3}),
        client.get("/cards?card=why-position"),
        client.post("/cards/why-position", data={"rating": "3"}),
    ):
        assert response.status_code == 404
        assert response.json()["error"]["code"] == "unknown_card"
        assert FIRST in response.json()["error"]["message"]


def test_every_review_is_kept_and_the_memory_follows_from_them(settings: Settings, fake: FakeEngine) -> None:
    with browser(application(settings, fake)) as client:
        for rating in (1, 3, 2, 4):
            last = rate(client, rating)
    assert stored(settings) == [1, 3, 2, 4]
    with browser(application(settings, fake)) as client:  # the server was started again
        assert client.get(API).json()[0] == last
        assert last["reviews"] == 4


def test_the_same_answer_twice_counts_once(client: TestClient) -> None:
    assert rate(client, 3, after=0)["reviews"] == 1
    assert rate(client, 3, after=0)["reviews"] == 1
    assert rate(client, 3, after=1)["reviews"] == 2
    assert rate(client, 3)["reviews"] == 3


def test_reviews_at_the_same_time_are_all_counted(client: TestClient) -> None:
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda _n: rate(client, 3), range(16)))
    assert client.get(API).json()[0]["reviews"] == 16


def test_the_page_and_its_form(client: TestClient, settings: Settings) -> None:
    page = client.get("/cards").text
    assert "What exactly can it then not tell apart" in page and f'action="/cards/{FIRST}"' in page
    assert "dog bites man" in page and "<details id=" in page, "folded away, not left out"
    assert re.findall(r'name="rating" value="(\d)"', page) == ["1", "2", "3", "4"]
    assert re.search(r"Again <small>1 min</small>", page) and '<a href="/problems/pe-permutation-gaps">' in page
    response = client.post(f"/cards/{FIRST}", data={"rating": "3", "after": "0"})
    assert (response.status_code, response.headers["location"]) == (303, "/cards")
    client.post(f"/cards/{FIRST}", data={"rating": "3", "after": "0"})
    assert client.get(API).json()[0]["reviews"] == 1
    assert 'action="/cards/equivariant-not-invariant"' in client.get("/cards").text
    assert 'name="after" value="1"' in client.get(f"/cards?card={FIRST}").text
    for wrong in ({}, {"rating": "5"}, {"rating": "x"}):
        assert client.post(f"/cards/{FIRST}", data=wrong).status_code == 422


def test_when_all_is_done_for_today(client: TestClient) -> None:
    for card in client.get(f"{API}/due").json()["cards"]:
        rate(client, 4, card["id"])
    page = client.get("/cards").text
    assert "Nothing to review now" in page and "The next card is due in 8 d." in page
    assert 'href="/cards?more=1"' in page and 'action="/cards/' not in page
    more = client.get("/cards?more=1").text
    assert '<input type="hidden" name="more" value="1">' in more
    id = re.search(r'action="/cards/([^"]+)"', more)
    assert id
    assert client.post(f"/cards/{id[1]}", data={"rating": "1", "more": "1"}).headers["location"] == "/cards?more=1"


def test_the_page_in_chinese_keeps_the_card(client: TestClient) -> None:
    page = client.get("/cards?card=two-layouts&lang=zh").text
    assert "怎样互相转换" in page and "忘了 <small>1 分钟</small>" in page and "旋转位置" in page
    assert 'href="/cards?card=two-layouts&amp;lang=en"' in page


def test_the_track_says_how_many_are_due(client: TestClient, settings: Settings) -> None:
    assert 'href="/cards"' in client.get("/").text and " due" not in client.get("/").text
    rate(client, 3)
    database = Database.open(settings.database)
    memory = database.read_now(queries.memories(""))[FIRST]
    past = memory.model_copy(update={"due": memory.begun})
    database.write(queries.review("", FIRST, 3, past.last, past, memory.model_dump_json())[0]).result()
    database.close()
    assert "1 due" in client.get("/").text
    assert "1 due" in client.get("/cards").text and "What exactly can it" in client.get("/cards").text


def test_learners_do_not_share_what_they_remember(settings: Settings, fake: FakeEngine, tmp_path: Path) -> None:
    with browser(application(settings, fake)) as client:
        rate(client, 3)
    database = Database.open(settings.database)
    assert database.read_now(queries.memories("somebody")) == {}
    memory = database.read_now(queries.memories(""))[FIRST]
    database.write(*queries.review("somebody", FIRST, 1, memory.last, memory, None)).result()
    assert database.read_now(queries.reviews("", FIRST)) == [(3, memory.last.timestamp())]
    database.close()


def test_a_database_from_before_there_were_cards(settings: Settings, fake: FakeEngine) -> None:
    from app.migrations import upgrade
    from app.storage.database import connect

    settings.data.mkdir()
    engine = connect(settings.database)
    upgrade(engine, "0001")
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO drafts VALUES ('', 'rotate-half', 'kept = 1', 1.0)"))
    engine.dispose()
    with browser(application(settings, fake)) as client:
        assert rate(client, 3)["reviews"] == 1
        assert client.get("/api/v1/problems/rotate-half/draft").json()["source"] == "kept = 1"
