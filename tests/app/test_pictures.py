"""The pictures as the server knows them: complete, in both languages, beside the exercises that name them."""

import re
from xml.etree import ElementTree

import pytest
from starlette.testclient import TestClient

from app.pictures import FOLDER, PICTURES, Picture, beside, picture_of
from judge.case import Draw
from judge.message import LANGS
from judge.problem import Catalogue


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.id)
def test_a_picture_is_complete(picture: Picture) -> None:
    assert "export function mount(" in (FOLDER / f"{picture.id}.js").read_text("utf-8")
    for lang in LANGS:
        assert picture.title.text(lang) and picture.caption.text(lang)
        still = FOLDER.parent / picture.still(lang)
        root = ElementTree.parse(still).getroot()
        assert root.get("viewBox") == "0 0 {} {}".format(*picture.size(lang))
        assert "prefers-color-scheme:dark" in still.read_text("utf-8")
    assert picture.title.en != picture.title.zh and re.search("[\u4e00-\u9fff]", picture.caption.zh)


def test_every_picture_explains_an_exercise_and_every_exercise_names_one_that_is_there() -> None:
    problems = list(Catalogue.load())
    assert [problem.id for problem in problems if problem.meta.picture and not picture_of(problem)] == []
    assert [picture.id for picture in PICTURES if not beside(picture, problems)] == []


def test_nothing_lies_about_that_no_picture_uses() -> None:
    ids = {picture.id for picture in PICTURES}
    assert {path.name.split(".")[0] for path in (FOLDER / "stills").iterdir()} == ids


def test_the_gallery_and_one_picture(client: TestClient) -> None:
    for lang in LANGS:
        page = client.get(f"/pictures?lang={lang}").text
        for picture in PICTURES:
            assert f'<section id="{picture.id}"' in page and picture.title.text(lang) in page
    alone = client.get("/pictures/helix").text
    assert alone.count("<figure") == 1 and '/problems/rope-helix"' in alone
    missing = client.get("/pictures/nothing?lang=zh", headers={"accept": "text/html"})
    assert missing.status_code == 404 and "没有名为 nothing 的图解" in missing.text


def test_a_picture_stands_beside_its_exercise(client: TestClient) -> None:
    assert 'data-picture="rotation"' in client.get("/problems/rope-2d").text
    assert "<figure" not in client.get("/problems/pe-learned").text


def test_the_page_of_the_turned_vectors_gives_away_no_answer(client: TestClient) -> None:
    page = client.get("/problems/hand-rotate?seed=11").text
    form = page.partition('<form id="work"')[2].partition("</form>")[0]
    assert 'data-picture="hand-rotate"' in form and 'data-given="theta"' in form and "<img" not in form
    question = Catalogue.load()["hand-rotate"].question(Draw(11))
    for number in (number for blank in question.blanks for number in blank.want):
        assert f"{abs(number):.3f}"[:-1] not in form
