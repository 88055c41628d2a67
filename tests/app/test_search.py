"""Search in both languages, the map and the list with its filter."""

import re

import pytest
from starlette.testclient import TestClient

from app.chart import chart
from app.search import Entry, index_of
from judge.cards import Deck
from judge.message import Text
from judge.problem import Catalogue
from judge.problem.following import following


@pytest.fixture(scope="module")
def deck(catalogue: Catalogue) -> Deck:
    return Deck.load(catalogue, None)


def first(catalogue: Catalogue, deck: Deck, query: str) -> str:
    found = index_of(catalogue, deck).find(query, catalogue)
    return found[0].id if found else ""


@pytest.mark.parametrize(
    "query",
    ["rotate half", "Rotate-Half", "rotate_half", "rotatehalf", "前后两半旋转", "两半 旋转", "ＲＯＴＡＴＥ half", "39"],
)
def test_one_exercise_by_many_names(catalogue: Catalogue, deck: Deck, query: str) -> None:
    assert catalogue["rotate-half"].number == 39
    assert first(catalogue, deck, query) == "rotate-half"


@pytest.mark.parametrize(
    ("query", "kind"), [("螺旋", "picture"), ("helix", "picture"), ("bias ALiBi", "picture"), ("缓存 key", "card")]
)
def test_cards_and_pictures_are_found_too(catalogue: Catalogue, deck: Deck, query: str, kind: str) -> None:
    assert kind in {entry.kind for entry in index_of(catalogue, deck).find(query, catalogue)}


def test_every_word_has_to_fit_and_names_come_before_texts(catalogue: Catalogue, deck: Deck) -> None:
    index = index_of(catalogue, deck)
    assert index.find("rotate zebra", catalogue) == [] == index.find("", catalogue) == index.find(" ，", catalogue)
    names = Entry("card", "a", Text("", ""), "", names=("a cache of keys",))
    text = Entry("card", "b", Text("", ""), "", text="a cache of keys")
    assert names.score(["cache"]) > text.score(["cache"]) > 0 == text.score(["of"])
    assert Entry("card", "c", Text("", ""), "", names=("平移缓存",)).score(["缓存平移"]) > 0


def test_exercises_that_one_may_not_see_are_not_found(catalogue: Catalogue, deck: Deck) -> None:
    found = index_of(catalogue, deck).find("rotate", [catalogue["rotate-pairs"]])
    assert {entry.id for entry in found if entry.kind == "exercise"} == {"rotate-pairs"}


def test_the_api_and_the_page(client: TestClient) -> None:
    found = client.get("/api/v1/search?q=yarn&lang=zh").json()
    assert found[0]["title"].startswith("YaRN") and found[0]["href"].startswith("/problems/")
    assert "题" in found[0]["note"]
    page = client.get('/search?q=<b>"yarn').text
    assert "<b>" not in page and "&lt;b&gt;" in page
    assert 'href="/problems/yarn-range"' in client.get("/search?q=yarn").text
    assert "Nothing fits" in client.get("/search?q=zebra").text
    assert (
        "q=%E6%97%8B%E8%BD%AC&amp;lang=en" in client.get("/search?q=旋转&lang=zh").text
    )  # kept by the language's link


def test_the_page_goes_on_as_every_door_does(client: TestClient, catalogue: Catalogue) -> None:
    for id in ("rotate-pairs", "rotate-half"):
        on = following(list(catalogue), set(), after=id)
        assert on is not None
        page = client.get(f"/problems/{id}").text
        assert f'data-next="/problems/{on.id}"' in page and f'rel="next" href="/problems/{on.id}"' in page


def test_on_the_map_nothing_stands_left_of_what_it_builds_on(catalogue: Catalogue) -> None:
    sections = chart(catalogue)
    places = [place for section in sections for place in section.places]
    assert len(places) == len(list(catalogue))
    for section in sections:
        cells = [(place.column, place.row) for place in section.places]
        assert len(set(cells)) == len(cells)
        assert section.columns <= 12 and section.rows <= 48  # as many as static/css/map.css knows
        assert all(start.column < end.column for start, end in section.lines)
    drawn = sum(len(section.lines) for section in sections) + sum(len(place.elsewhere) for place in places)
    assert drawn == sum(len(problem.meta.requires) for problem in catalogue)


def test_the_map_says_in_words_what_it_draws(client: TestClient) -> None:
    page = client.get("/map").text
    node = page[page.index('data-id="rope-half"') :]
    assert re.search(r"after Rotate half, The frequencies of RoPE</span>", node[:900])
    assert page.count('aria-current="step"') == 1


def test_the_list_can_be_filtered(client: TestClient, catalogue: Catalogue) -> None:
    def shown(query: str) -> int:
        return len(re.findall(r'<li class="(?:new|tried|solved)', client.get(f"/?{query}").text))

    problems = list(catalogue)
    assert shown("") == len(problems)
    assert shown("kind=answer") == sum(problem.kind == "answer" for problem in problems)
    assert shown("kind=code&difficulty=3") == sum(p.kind == "code" and p.meta.difficulty == 3 for p in problems)
    assert shown("kind=&difficulty=&unsolved=1") == len(problems)
    assert shown("kind=nonsense") == 0
    page = client.get("/?kind=answer").text
    assert 'href="#rotary"' in page and 'id="rotary"' in page
    assert "kind=answer&amp;lang=zh" in page or "kind=answer&lang=zh" in page
