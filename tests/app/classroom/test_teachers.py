"""Becoming a teacher, signing in, passwords, invitations, leaving."""

import re
import time
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from anyio.from_thread import start_blocking_portal
from starlette.testclient import TestClient

from app.classroom import backoff, teachers, welcome
from app.classroom.backoff import Guard
from app.classroom.secrets import hashed
from app.errors import ApiError
from app.settings import Settings
from app.storage import Database, guesses
from app.storage import classes as class_queries
from app.storage import teachers as queries
from app.storage.address import Address
from app.storage.dialect import NothingChanged
from judge.errors import OperatorError
from tests.app.classroom.school import PASSWORD, School, found, person
from tests.app.conftest import application, browser
from tests.app.fake_engine import FakeEngine, weak


def welcome_link(school: School, **options: object) -> str:
    return "/welcome/" + str(school.run(teachers.new_link, school.parts.classroom, **options))


def fields(name: str = "", password: str = PASSWORD, repeated: str | None = None) -> dict[str, str]:
    return {"name": name, "password": password, "repeated": password if repeated is None else repeated}


def test_a_link_works_once_and_looking_at_it_does_not_use_it_up(school: School) -> None:
    link = welcome_link(school)
    somebody = person(school.app)
    assert somebody.get(link).status_code == somebody.get(link).status_code == 200
    cat = school.teacher("Cat", link)
    assert somebody.get(link).status_code == 404
    assert somebody.post(link, data=fields("Dan")).status_code == 404
    assert cat.post("/account/delete", data={"typed": "Cat"}).status_code == 303
    assert cat.get("/classes").status_code == 303


def test_an_expired_link_leads_nowhere(school: School) -> None:
    link = welcome_link(school, lasts=-1.0)
    assert person(school.app).get(link).status_code == 404


@pytest.mark.parametrize(
    ("values", "code"),
    [
        (fields("Fay", "short"), "password_too_short"),
        (fields("Fay", "x" * 201), "password_too_long"),
        (fields("Fay", "aaaaaaaaaaaaaa"), "password_too_easy"),
        (fields("Fay the second", "fay THE second"), "password_too_easy"),
        (fields("Fay", PASSWORD, "other"), "not_repeated"),
        (fields(" \u202e ", PASSWORD), "no_name"),
        (fields("F" * 61, PASSWORD), "name_too_long"),
        (fields("ａｄａ", PASSWORD), "name_taken"),
    ],
)
def test_what_is_refused_leaves_the_link_good(school: School, values: dict[str, str], code: str) -> None:
    link = welcome_link(school)
    answer = person(school.app, accept="application/json").post(link, data=values)
    assert answer.json()["error"]["code"] == code
    assert person(school.app).get(link).status_code == 200


def test_sign_in_and_out(school: School) -> None:
    ada = person(school.app)
    answer = ada.post("/signin", data={"name": " ADA ", "password": PASSWORD, "next": "/cards"})
    assert answer.headers["location"] == "/cards"
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "secure" not in cookie
    assert ada.get("/classes").status_code == 200
    ada.post("/signout")
    assert ada.get("/classes").status_code == 303


def test_over_https_the_cookie_is_secure(school: School) -> None:
    ada = TestClient(school.app, base_url="https://127.0.0.1:8000", follow_redirects=False,
                     headers={"sec-fetch-site": "same-origin"})  # fmt: skip
    answer = ada.post("/signin", data={"name": "Ada", "password": PASSWORD})
    assert "secure" in answer.headers["set-cookie"].lower()


@pytest.mark.parametrize(
    "to", ["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)", "x", "//["]
)
def test_signing_in_leads_nowhere_else(school: School, to: str) -> None:
    answer = person(school.app).post("/signin", data={"name": "Ada", "password": PASSWORD, "next": to})
    assert answer.headers["location"] == "/"


def test_guessing_is_slowed_down_and_tells_nothing(school: School, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backoff, "now", partial(float, time.time()))  # however slow the machine is
    guesser = TestClient(school.app, base_url="http://127.0.0.1:8000", headers={"sec-fetch-site": "same-origin"},
                         client=("10.0.0.9", 1))  # fmt: skip
    texts = set()
    for name in ("Bob", "Nobody"):
        answers = [guesser.post("/signin", data={"name": name, "password": f"guess {n}"}) for n in range(6)]
        assert [answer.status_code for answer in answers] == [403] * 5 + [429]
        assert int(answers[-1].headers["retry-after"]) > 0
        texts.add(answers[0].text)
    assert len(texts) == 1
    right = {"name": "Bob", "password": PASSWORD}
    assert guesser.post("/signin", data=right).status_code == 429  # not even the right one, from there
    assert person(school.app).post("/signin", data=right).status_code == 303  # but from where Bob is


def test_the_hint_for_a_wrong_password_shows_the_command_as_code(school: School) -> None:
    page = person(school.app).post("/signin", data={"name": "Nobody", "password": PASSWORD}).text
    alert = page.partition('role="alert"')[2].partition("</div>")[0]
    assert "<code>rope-judge teacher-link</code>" in alert and "`" not in alert


def test_another_password_signs_other_browsers_out(school: School) -> None:
    dan = school.teacher("Dan", welcome_link(school))
    other = person(school.app)
    other.post("/signin", data={"name": "Dan", "password": PASSWORD})
    change = {"old": PASSWORD, "password": "another long one", "repeated": "another long one"}
    assert dan.post("/account/password", data=change | {"old": "wrong"}).status_code == 403
    assert dan.post("/account/password", data=change).status_code == 303
    assert dan.get("/classes").status_code == 200
    assert other.get("/classes").status_code == 303
    dan.post("/account/signout")
    assert dan.get("/classes").status_code == 303
    assert other.post("/signin", data={"name": "Dan", "password": "another long one"}).status_code == 303
    assert other.post("/account/delete", data={"typed": "Dan"}).status_code == 303


def test_a_lost_password(school: School) -> None:
    kim = school.teacher("Kim", welcome_link(school))
    [id] = [id for id, name in school.parts.database.read_now(queries.all_teachers) if name == "Kim"]
    link = welcome_link(school, teacher=id)
    again = person(school.app)
    assert "Kim" in again.get(link).text
    assert again.post(link, data=fields(password="a fresh password")).status_code == 303
    assert again.get("/classes").status_code == 200
    assert kim.get("/classes").status_code == 303  # whoever had the old one is out
    again.post("/account/delete", data={"typed": "Kim"})


def test_who_has_classes_or_is_the_last_cannot_leave(school: School) -> None:
    assert school.ada.post("/account/delete", data={"typed": "Ada"}).status_code == 409


def test_secrets_are_not_in_the_database(school: School) -> None:
    import sqlite3

    path = school.parts.settings.database
    with sqlite3.connect(path) as connection:
        dump = "\n".join(connection.iterdump())
    cookie = school.ada.cookies["session"]
    assert hashed(cookie) in dump
    for secret in (cookie, PASSWORD, school.eve.pin.replace(" ", ""), school.eve.link.removeprefix("/back/")):
        assert f"'{secret}'" not in dump and (len(secret) < 8 or secret not in dump)
    assert "$argon2id$" in dump


def test_the_first_start_prints_links_until_there_is_a_teacher(settings: Settings, fake: FakeEngine) -> None:
    classroom = settings.model_copy(update={"host": "0.0.0.0"})
    links = []
    for _start in range(2):
        app = application(classroom, fake)
        with browser(app) as client:
            assert client.portal is not None
            message = client.portal.call(welcome.start_message, app.state.services.classroom, 8123)
            links.append(found(r"http://127\.0\.0\.1:8123(/welcome/[\w-]+)", str(message)))
            page = client.get("/", headers={"accept": "text/html"})
            assert "waits for its teacher" in page.text
    with browser(app) as client:
        assert client.post(links[0], data=fields("First")).status_code == 303
        assert client.get(links[1]).status_code == 404  # all that earlier starts printed are used up with it
        assert client.portal is not None
        assert client.portal.call(welcome.start_message, app.state.services.classroom, 8123) is None


def test_the_single_user_mode_is_open_until_there_is_a_teacher(settings: Settings, fake: FakeEngine) -> None:
    app = application(settings, fake)
    with browser(app) as client:
        assert client.portal is not None
        assert client.portal.call(welcome.start_message, app.state.services.classroom, 8000) is None
        assert client.put("/api/v1/problems/rotate-half/draft", json={"source": "mine = 1"}).status_code == 200
        for path in ("/classes", "/me", "/account", "/classes/x"):
            assert client.get(path).json()["error"]["code"] == "no_classroom"
        assert client.get("/join").status_code == 404
        assert client.get("/healthz").json()["mode"] == "open"
        link = client.portal.call(welcome.teacher_link, settings, None, False)  # as the command does, beside the server
        path = re.sub("^http://[^/]+", "", link)
        assert client.post(path, data=fields("First")).headers["location"] == "/classes"
        assert client.get("/healthz").json()["mode"] == "classroom"
        assert client.get("/api/v1/problems/rotate-half/draft").json()["source"] is None  # the teacher's own
        client.cookies.clear()
        assert client.get("/api/v1/problems").status_code == 401


def test_the_command_names_whose_password_it_is_for(school: School) -> None:
    settings = school.parts.settings
    with pytest.raises(OperatorError, match="Ada, Bob"):
        school.run(welcome.teacher_link, settings, None, False)
    with pytest.raises(OperatorError, match="no teacher Zoe"):
        school.run(welcome.teacher_link, settings, "Zoe", False)
    link = str(school.run(welcome.teacher_link, settings, "bob", False))
    assert "Bob" in person(school.app).get(re.sub("^http://[^/]+", "", link)).text
    new = str(school.run(welcome.teacher_link, settings, None, True))
    assert "Become a teacher" in person(school.app).get(re.sub("^http://[^/]+", "", new)).text


def test_a_class_needs_a_sandbox_that_confines(settings: Settings) -> None:
    classroom = settings.model_copy(update={"classroom": True})
    with pytest.raises(OperatorError, match="allow-weak-sandbox"), browser(application(classroom, weak(FakeEngine()))):
        pass
    told = classroom.model_copy(update={"allow_weak_sandbox": True})
    with browser(application(told, weak(FakeEngine()))):
        pass


@pytest.mark.both_databases
def test_backing_off_doubles_and_forgets(database: Database) -> None:
    def waits(key: str, now: float) -> float:
        return max(0.0, database.read_now(guesses.waits_until([key])) - now)

    def guess(now: float) -> float:
        """When the next one may be made."""
        database.write(guesses.may("x", 3, now)).result(10)
        return now + waits("x", now)

    now, waited = 1000.0, []
    for _ in range(10):
        following = guess(now)
        waited.append(following - now)
        if following > now:
            with pytest.raises(NothingChanged):  # not yet, and it is not counted
                guess(following - 1)
        now = following
    assert waited == [0, 0, 10, 20, 40, 80, 160, 320, 640, 900]
    assert waits("y", now) == 0
    assert guess(now) == now + 900
    assert guess(now - 10) == now + 890  # the clock was set back: nobody is shut out by that
    now += 9000
    assert guess(now) == now
    database.write(guesses.forget("x")).result(10)
    assert waits("x", now) == 0


@pytest.mark.both_databases
def test_a_thousand_guesses_at_once_are_no_more_than_one_after_another(kept_in: Path | Address) -> None:
    with closing(Database.open(kept_in)) as one, closing(Database.open(kept_in)) as two:
        made = [(one, two)[n % 2].write(guesses.may("x", 5, 1000.0)) for n in range(40)]
        assert sum(guess.exception(30) is None for guess in made) == 5


@pytest.mark.both_databases
def test_of_a_thousand_codes_at_once_only_so_many_are_tried(kept_in: Path | Address) -> None:
    """A right one among them is no guess, but once there were too many, it is not told from a wrong one."""
    with closing(Database.open(kept_in)) as one, closing(Database.open(kept_in)) as two:
        one.write(queries.add({"id": "t", "name": "T", "name_key": "t", "password": "p", "created": 1.0})).result(10)
        row = {"id": "c", "teacher": "t", "name": "C", "code": "AAAAAA", "created": 1.0, "feedback": "full",
               "solutions": "solved", "zone": "UTC", "joining": True}  # fmt: skip
        one.write(class_queries.add(row)).result(10)

        def tried(codes: Sequence[str]) -> int:
            made = [(one, two)[n % 2].write(guesses.may_code("x", 5, 1000.0, code)) for n, code in enumerate(codes)]
            return sum(guess.exception(30) is None for guess in made)

        assert tried(["AAAAAA"] * 20) == 20  # a class that joins at once, from one address
        assert one.read_now(guesses.waits_until(["x"])) == 0.0
        assert tried([f"WRONG{n}" for n in range(20)]) == 5
        assert tried(["AAAAAA"] * 4) == 0
        assert one.read_now(guesses.waits_until(["x"])) == 1010.0


def test_many_addresses_share_one_accounts_count(database: Database) -> None:
    guard = Guard(database, "password", near=5, far=8)

    async def guess() -> None:
        for n in range(8):
            await guard.check("ada", f"10.0.0.{n}")
            await guard.begin("ada", f"10.0.0.{n}")
        for tried in (guard.check, guard.begin):
            with pytest.raises(ApiError, match="wrong attempts"):
                await tried("ada", "10.0.1.1")
        await guard.begin("bob", "10.0.0.1")
        await guard.succeeded("ada", "10.0.0.7")  # who had the right one is not shut out by what others tried
        await guard.begin("ada", "10.0.0.7")

    with start_blocking_portal() as portal:
        portal.call(guess)


def test_the_database_knows_one_teacher_by_a_name(tmp_path: object) -> None:
    database = Database.open(Path(str(tmp_path)) / "x.sqlite3")
    row = {"name": "A", "name_key": "a", "password": "p", "created": 1.0}
    database.write(queries.add({"id": "1", **row})).result()
    assert database.write(queries.add({"id": "2", **row})).exception() is not None
    database.close()
