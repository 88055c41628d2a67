"""Joining, coming back, one's own data, and what a teacher does to a learner."""

import asyncio
import io
import json
import time
import zipfile
from functools import partial

import pytest
from httpx2 import ASGITransport, AsyncClient
from starlette.testclient import TestClient

from app.classroom import backoff, names, secrets
from app.classroom.backoff import Guard
from app.identity import Who
from app.storage import Base, queries, records
from app.storage import classes as class_queries
from tests.app.classroom.school import HEADERS, School, asking, found, person
from tests.app.conftest import ADDRESS, submit
from tests.app.fake_engine import FakeEngine


def remove(school: School, id: str, name: str) -> None:
    answer = school.ada.post(f"/classes/{school.ada_class}/learners/{id}/remove", data={"typed": name})
    assert answer.status_code == 303


def test_the_code_is_understood_as_people_type_it(school: School) -> None:
    code = school.code(school.ada_class)
    assert len(code) == 6 and set(code) <= set(secrets.CODE_LETTERS)
    for typed in (code.lower(), f"{code[:3]} {code[3:]}", f" {code[:3]}-{code[3:].lower()} "):
        answer = person(school.app).post("/join", data={"code": typed})
        assert answer.headers["location"] == f"/join/{code}"
    wrong = person(school.app).post("/join", data={"code": "AAAAAA"})
    assert wrong.status_code == 404 and "No class has this code" in wrong.text


def test_a_room_behind_one_address_is_not_locked_out(school: School) -> None:
    """Fifty learners of one address mistype code and PIN; the rest of the room still comes in."""
    code = school.code(school.ada_class)
    for _ in range(50):
        assert person(school.app).post("/join", data={"code": "wrong"}).status_code == 404
    for n in range(30):
        answer = person(school.app).post(f"/join/{code}/return", data={"name": f"Nobody {n}", "pin": "1"})
        assert answer.status_code == 403
    kay = school.join(school.ada_class, "Kay")
    back = person(school.app).post(f"/join/{code}/return", data={"name": "kay", "pin": kay.pin})
    assert back.status_code == 303
    remove(school, kay.id, "Kay")


def test_a_name_that_is_taken(school: School) -> None:
    code = school.code(school.ada_class)
    page = person(school.app).post(f"/join/{code}", data={"name": " eVE "})
    assert page.status_code == 409
    assert "in this class already" in page.text and "PIN" in page.text
    other = school.join(school.bob_class, "Eve")  # another class has its own names
    assert other.id != school.eve.id
    school.bob.post(f"/classes/{school.bob_class}/learners/{other.id}/remove", data={"typed": "Eve"})


def test_coming_back_by_pin_and_by_link(school: School) -> None:
    code, eve = school.code(school.ada_class), school.eve
    machine = person(school.app)
    pin = "".join(chr(0xFF10 + int(digit)) for digit in eve.pin if digit.isdigit())  # as a Chinese keyboard writes it
    assert machine.post(f"/join/{code}/return", data={"name": "eve", "pin": pin}).headers["location"] == "/"
    assert "Eve" in machine.get("/me").text
    another = person(school.app)
    assert "Eve" in another.get(eve.link).text
    assert another.get("/me").status_code == 303  # looking does not sign in
    assert another.post(eve.link).headers["location"] == "/"
    assert "Eve" in another.get("/me").text
    assert eve.browser.get("/me").status_code == 200


def test_guessing_a_pin_is_slowed_down_for_that_learner_only(school: School, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backoff, "now", partial(float, time.time()))  # however slow the machine is
    code = school.code(school.ada_class)
    pat, quinn = school.join(school.ada_class, "Pat"), school.join(school.ada_class, "Quinn")
    guesser = person(school.app)
    answers = [
        guesser.post(f"/join/{code}/return", data={"name": "Pat", "pin": f"{n:06}"}).status_code for n in range(6)
    ]
    assert answers == [403] * 5 + [429]
    assert guesser.post(f"/join/{code}/return", data={"name": "Pat", "pin": pat.pin}).status_code == 429
    assert guesser.post(f"/join/{code}/return", data={"name": "Quinn", "pin": quinn.pin}).status_code == 303
    assert person(school.app).post(pat.link).status_code == 303  # the link is no PIN
    remove(school, pat.id, "Pat")
    remove(school, quinn.id, "Quinn")


def test_codes_that_are_guessed_all_at_once_are_counted_one_by_one(
    school: School, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backoff, "now", partial(float, time.time()))
    monkeypatch.setattr(school.parts.classroom, "codes", Guard(school.parts.database, "codes of this test", near=5))
    right = school.code(school.ada_class)

    async def burst(codes: list[str]) -> list[int]:
        async with AsyncClient(transport=ASGITransport(school.app), base_url="http://127.0.0.1:8000") as guesser:
            return [one.status_code for one in await asyncio.gather(*(guesser.get(f"/join/{code}") for code in codes))]

    assert school.run(burst, [right] * 20) == [200] * 20  # a class that joins is no burst of guesses
    found = school.run(burst, [f"WRNG{n}" for n in range(20)])
    assert sorted(found) == [404] * 5 + [429] * 15
    assert school.run(burst, [right]) == [429]


def test_new_pin_and_link_replace_the_old(school: School) -> None:
    code = school.code(school.ada_class)
    lee = school.join(school.ada_class, "Lee")
    page = lee.browser.post("/me/renew").text
    assert lee.browser.get("/me").status_code == 200  # who asked stays
    assert person(school.app).get(lee.link).status_code == 404
    pin = found(r'id="pin">([^<]+)', page)
    assert person(school.app).post(f"/join/{code}/return", data={"name": "Lee", "pin": pin}).status_code == 303
    sheet = school.ada.post(f"/classes/{school.ada_class}/learners/{lee.id}/renew").text
    assert lee.browser.get("/me").status_code == 303  # by the teacher: everybody is out
    assert person(school.app).post(found(r"/back/[\w-]+", sheet)).status_code == 303
    remove(school, lee.id, "Lee")


def test_joining_can_be_closed_and_the_code_renewed(school: School) -> None:
    base, code = f"/classes/{school.ada_class}", school.code(school.ada_class)
    school.settings(joining="")
    assert person(school.app).post(f"/join/{code}", data={"name": "Late"}).status_code == 403
    school.settings()
    school.ada.post(f"{base}/code")
    assert person(school.app).get(f"/join/{code}").status_code == 404
    assert school.code(school.ada_class) != code


def test_work_is_ones_own(school: School, engine_of_school: FakeEngine) -> None:
    path = "/api/v1/problems/rotate-half/draft"
    report = {"report": submit(school.eve.browser, "eve = 0")}  # as the link to the other language takes it along
    shown = [one.browser.get("/problems/rotate-half", params=report).text for one in (school.eve, school.sue)]
    assert ['id="reopened"' in page for page in shown] == [True, False]
    for learner, source in ((school.eve, "eve = 1"), (school.sue, "sue = 1")):
        learner.browser.put(path, json={"source": source})
    assert school.eve.browser.get(path).json()["source"] == "eve = 1"
    assert "sue = 1" in school.sue.browser.get("/problems/rotate-half").text
    submit(school.sue.browser, "sue = 2")
    assert engine_of_school.taken[-1].learner == school.sue.id  # by which the queue takes turns
    assert school.eve.browser.get("/api/v1/cards/due").json()["learned"] == 0
    school.sue.browser.post("/cards/mixed-conventions", data={"rating": "3"})
    [one] = [c for c in school.sue.browser.get("/api/v1/cards").json() if c["id"] == "mixed-conventions"]
    [other] = [c for c in school.eve.browser.get("/api/v1/cards").json() if c["id"] == "mixed-conventions"]
    assert (one["reviews"], other["reviews"]) == (1, 0)


def test_one_learner_cannot_fill_the_queue(school: School, engine_of_school: FakeEngine) -> None:
    path = "/api/v1/problems/rotate-half/submissions"
    answers = [school.eve.browser.post(path, json={"source": "# hold"}) for _ in range(11)]
    assert [answer.status_code for answer in answers] == [202] * 10 + [429]
    assert answers[-1].json()["error"]["code"] == "too_many_waiting"
    assert answers[0].json()["seconds"] == 0.0
    assert school.sue.browser.post(path, json={"source": "x"}).status_code == 202
    engine_of_school.release()


def test_the_rate_is_each_learners_own(school: School) -> None:
    from app.services import RateLimit

    rate, who = RateLimit("600/minute", "2/minute"), asked(school, school.eve.browser)
    other = asked(school, school.sue.browser)
    for _ in range(2):
        rate.take(who, "127.0.0.1")
        rate.take(other, "127.0.0.1")
    with pytest.raises(Exception, match="Too many"):
        rate.take(who, "10.0.0.1")  # from anywhere


def asked(school: School, browser: TestClient) -> Who:
    return school.run(school.parts.classroom.sessions.find, asking(school.app, browser))


def test_all_own_data_can_be_taken_away(school: School) -> None:
    mo = school.join(school.ada_class, "Mo")
    id = submit(mo.browser, "第一次 = 1")
    mo.browser.put("/api/v1/problems/rotate-half/draft", json={"source": "draft = 1"})
    mo.browser.post("/cards/mixed-conventions", data={"rating": "3"})
    for _ in range(200):
        data = mo.browser.get("/me/data.json").json()
        if data["submissions"][0]["report"]["verdict"]:
            break
        time.sleep(0.01)
    assert data["name"] == "Mo" and [one["id"] for one in data["submissions"]] == [id]
    assert data["submissions"][0]["source"] == "第一次 = 1" and data["submissions"][0]["report"]["verdict"] == "AC"
    assert data["drafts"][0]["source"] == "draft = 1"
    assert data["card_reviews"][0]["rating"] == 3 and data["card_states"]
    assert "hash" not in json.dumps(data) and "learner" not in data["drafts"][0]
    archive = zipfile.ZipFile(io.BytesIO(mo.browser.get("/me/data.zip").content))
    listed = archive.namelist()
    assert (
        "drafts/rotate-half.py" in listed and sum(name.startswith("submissions/rotate-half/") for name in listed) == 2
    )
    assert archive.read("drafts/rotate-half.py") == b"draft = 1"
    assert all(not name.startswith("/") and ".." not in name for name in listed)
    remove(school, mo.id, "Mo")


def kept(school: School, learner: str) -> dict[str, int]:
    return {name: n for name, n in school.parts.database.read_now(records.counts(learner)).items() if n}


def test_deleting_oneself_leaves_nothing(school: School) -> None:
    ned = school.join(school.ada_class, "Ned")
    id = submit(ned.browser, "x")
    ned.browser.put("/api/v1/problems/rotate-half/draft", json={"source": "1"})
    ned.browser.put("/api/v1/problems/rotate-half/draft", json={"source": "2"})
    ned.browser.post("/cards/mixed-conventions", data={"rating": "3"})
    assert set(kept(school, ned.id)) >= {"submissions", "drafts", "card_reviews", "card_states"}
    assert ned.browser.post("/me/delete", data={"typed": "ned"}).status_code == 422
    gone = ned.browser.post("/me/delete", data={"typed": "Ned"})
    assert gone.status_code == 303
    assert "You have left the class." in ned.browser.get(gone.headers["location"] + "&lang=en").text
    assert kept(school, ned.id) == {}
    assert ned.browser.get("/me").status_code == 303
    assert school.ada.get(f"/submissions/{id}").status_code == 404
    assert person(school.app).get(ned.link).status_code == 404


def test_what_is_deleted_is_not_found_in_the_files(school: School) -> None:
    pia = school.join(school.ada_class, "Pia Unforgettable")
    marks = ["Pia Unforgettable", "written_by_pia_once", "drafted_by_pia_once"]
    submit(pia.browser, marks[1])
    pia.browser.put("/api/v1/problems/rotate-half/draft", json={"source": f"{marks[2]} = 1"})
    for _ in range(200):
        if pia.browser.get("/api/v1/problems/rotate-half").json()["progress"] == "solved":
            break
        time.sleep(0.01)
    folder = school.parts.settings.data

    def left() -> list[str]:
        data = b"".join(file.read_bytes() for file in folder.glob("rope-judge.sqlite3*"))
        return [mark for mark in marks if mark.encode() in data]

    assert left() == marks
    pia.browser.post("/me/delete", data={"typed": marks[0]})
    assert left() == []


def test_a_learner_is_renamed_and_reset_by_the_teacher_alone(school: School) -> None:
    uma = school.join(school.ada_class, "Uma")
    base = f"/classes/{school.ada_class}/learners/{uma.id}"
    foreign = f"/classes/{school.bob_class}/learners/{uma.id}"
    assert school.bob.get(foreign).status_code == 404  # Bob's own class, but not his learner
    assert school.bob.post(f"{foreign}/remove", data={"typed": "Uma"}).status_code == 404
    assert school.ada.post(f"{base}/rename", data={"name": "Eve"}).status_code == 409
    assert school.ada.post(f"{base}/rename", data={"name": "Uma <b>"}).status_code == 303
    assert "Uma &lt;b&gt;" in uma.browser.get("/me").text
    submit(uma.browser)
    assert school.ada.post(f"{base}/reset", data={"typed": "wrong"}).status_code == 422
    assert "submissions" in kept(school, uma.id)
    assert school.ada.post(f"{base}/reset", data={"typed": "Uma <b>"}).status_code == 303
    assert kept(school, uma.id) == {} and uma.browser.get("/me").status_code == 200
    remove(school, uma.id, "Uma <b>")


def test_deleting_a_class_deletes_all_of_it_and_nothing_else(school: School) -> None:
    old = school.new_class(school.ada, "Old class")
    learners = [school.join(old, f"L{n}") for n in range(3)]
    for learner in learners:
        submit(learner.browser)
        learner.browser.put("/api/v1/problems/rotate-half/draft", json={"source": "x"})
    before = kept(school, school.sue.id)
    page = school.ada.get(f"/classes/{old}/delete").text
    assert "with names, PINs and links: 3" in page and "submissions with their reports: 3" in page
    assert school.ada.post(f"/classes/{old}/delete", data={"typed": "old class"}).status_code == 422
    assert school.ada.post(f"/classes/{old}/delete", data={"typed": "Old class"}).status_code == 303
    for learner in learners:
        assert kept(school, learner.id) == {} and learner.browser.get("/").text.count("Join your class") >= 1
    assert school.parts.database.read_now(class_queries.load(old)) is None
    assert school.ada.get(f"/classes/{old}").status_code == 404
    assert kept(school, school.sue.id) == before


def test_every_table_about_learners_is_wiped_and_none_is_forgotten() -> None:
    """A new table that knows learners by another name than ``learner`` has to be thought of here."""
    known = {table.name for table in records.tables()}
    assert {"submissions", "drafts", "card_reviews", "card_states"} <= known
    about = {table.name for table in Base.metadata.sorted_tables if any("learner" in column.name for column in table.c)}
    assert about - known <= {"sessions", "learners"}


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("a\u202eb\x00c\u200b\n d", "abc d"),
        ("张 三", "张 三"),
        ("e\u0301", "é"),
        ("👩\u200d🏫 Kim", "👩\u200d🏫 Kim"),
    ],
)
def test_names_as_they_are_kept(typed: str, shown: str) -> None:
    assert names.checked_name(typed) == shown


def test_names_that_look_alike_are_one() -> None:
    assert names.key("ＡＤＡ  l") == names.key("ada L") == "ada l"
    assert names.key("Straße") == names.key("STRASSE")


def test_another_site_cannot_sign_anybody_in(school: School) -> None:
    elsewhere = HEADERS | {"sec-fetch-site": "cross-site"}
    browser = TestClient(school.app, base_url=ADDRESS, headers=elsewhere, follow_redirects=False)
    assert browser.post(school.eve.link).status_code == 403
    assert browser.post("/signout").status_code == 403


def test_limits_on_what_a_request_carries(school: School) -> None:
    code = school.code(school.ada_class)
    for path, data in (
        (f"/join/{code}", {"name": "x" * 201}),
        ("/signin", {"name": "Ada", "password": "x" * 1001}),
        ("/join", {"code": "x" * 201}),
    ):
        assert person(school.app, accept="application/json").post(path, data=data).status_code == 422


def test_a_stored_submission_of_nobody_is_shown_to_nobody(school: School) -> None:
    """What the single user handed in before there was a class."""
    row = {
        "id": "0" * 31 + "1", "problem": "rotate-half", "problem_version": "1", "mode": "submit", "source": "x",
        "seed": None, "case_name": None, "learner": "", "created": 1.0, "attempts": 1,
    }  # fmt: skip
    school.parts.database.write(queries.add(row)).result()
    for browser in (school.eve.browser, school.ada):
        assert browser.get(f"/api/v1/submissions/{row['id']}").status_code == 404
