"""Kind ``choice`` on the page and in the API: shuffled options, a choice that is kept, an answer not given away."""

import re

import pytest
from starlette.testclient import TestClient

from judge.choice import lettered
from judge.problem import Catalogue
from tests.app.fake_engine import FakeEngine

ONE, SEVERAL = "q-equivariant", "q-norm-kept"
API = "/api/v1/problems"


def order(page: str) -> list[str]:
    """The options as the page shows them."""
    return re.findall(r'<label for="option-.">(.+?)</label>', page)


def letter(id: str, seed: int, problem: str = ONE) -> str:
    """What the option ``id`` goes by."""
    return next(at for at, option in lettered(Catalogue.load()[problem], seed).items() if option.id == id)


def test_the_api_gives_the_options_without_the_answer(client: TestClient) -> None:
    found = client.get(f"{API}/{ONE}?seed=3&lang=zh").json()
    assert (found["kind"], found["entry"], found["starter"]) == ("choice", None, "")
    question = found["question"]
    options = lettered(Catalogue.load()[ONE], 3)
    assert (question["seed"], question["several"]) == (3, False)
    assert [(o["letter"], o["text"]) for o in question["options"]] == [(at, o.text.zh) for at, o in options.items()]
    assert {key for o in question["options"] for key in o} == {"letter", "text"}
    assert any("输出完全不变" in o["text"] for o in question["options"])
    assert {p["id"]: p["kind"] for p in client.get(API).json()}[ONE] == "choice"


def test_the_page_asks_by_radio_buttons_or_boxes(client: TestClient) -> None:
    one, several = client.get(f"/problems/{ONE}?seed=5").text, client.get(f"/problems/{SEVERAL}?seed=5").text
    assert one.count('type="radio"') == len(order(one)) and "checkbox" not in one
    assert several.count('type="checkbox"') == len(order(several)) and '"radio"' not in several
    assert "<legend>Choose the right one.</legend>" in one
    assert "选出所有正确的选项。" in client.get(f"/problems/{SEVERAL}?lang=zh").text
    assert len({tuple(order(client.get(f"/problems/{ONE}?seed={seed}").text)) for seed in range(8)}) > 1
    assert " checked>" not in one


@pytest.mark.parametrize(
    ("problem", "chosen", "written"),
    [
        (ONE, ["b"], "b"),
        (SEVERAL, ["d", "a"], "a, d"),
        (ONE, ["neither"], letter("neither", 5)),
        (ONE, ["b\nseed = 9", "neither"], letter("neither", 5)),
    ],
)
def test_the_form_is_handed_in_as_a_sheet(
    client: TestClient, fake: FakeEngine, problem: str, chosen: list[str], written: str
) -> None:
    assert client.post(f"/problems/{problem}", data={"seed": "5", "choice": chosen}).status_code == 303
    [taken] = fake.taken
    assert taken.seed == 5
    assert taken.source == f"seed = 5\nchoice = {written}\n"


@pytest.mark.parametrize("chosen", [[], ["b\nseed = 9", "nothing of the kind"]])
def test_nothing_chosen_is_no_try(client: TestClient, fake: FakeEngine, chosen: list[str]) -> None:
    refused = client.post(f"/problems/{ONE}", data={"seed": "5", "choice": chosen})
    assert (refused.status_code, "Choose an option first." in refused.text) == (422, True)
    source = {"source": "seed = 5\nchoice = \n", "seed": 5}
    assert client.post(f"{API}/{ONE}/submissions", json=source).status_code == 422
    assert fake.taken == []


def test_what_was_chosen_is_shown_again(client: TestClient) -> None:
    client.post(f"/problems/{ONE}", data={"seed": "5", "choice": "c"})
    again = client.get(f"/problems/{ONE}").text
    assert re.findall(r'value="([^"]+)" checked>', again) == ["c"]
    assert 'name="seed" value="5"' in again
    assert " checked>" not in client.get(f"/problems/{ONE}?seed=6").text


@pytest.mark.parametrize("problem", [ONE, "hand-rotate"])
def test_another_language_or_theme_asks_the_same(client: TestClient, problem: str) -> None:
    def seed(page: str) -> str:
        return str(re.findall(r'name="seed" value="(\d+)"', page)[0])

    page = client.get(f"/problems/{problem}").text
    for wish in ("lang=zh", "theme=light"):
        address = re.findall(rf'href="([^"]+{wish})"', page)[0].replace("&amp;", "&")
        assert seed(client.get(address).text) == seed(page)


def test_a_form_without_a_seed(client: TestClient) -> None:
    assert client.post(f"/problems/{ONE}", data={"choice": "neither"}).status_code == 422


def test_the_explanation_says_why_of_every_option(client: TestClient) -> None:
    page = client.get(f"/problems/{ONE}").text
    options = Catalogue.load()[ONE].choices.options
    assert page.count("<strong>wrong:</strong>") == sum(not option.correct for option in options)
    assert page.count("<strong>right:</strong>") == 1
