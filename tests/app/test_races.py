"""Two servers on one PostgreSQL: what only one of them may have, only one of them gets."""

from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import closing

import pytest
from anyio.from_thread import start_blocking_portal

from app.cards import Cards
from app.classroom.teachers import new_link
from app.settings import Settings
from app.storage import Database, classes, drafts, learners, queries, records, teachers
from app.storage import cards as card_queries
from app.storage.dialect import NothingChanged, Statement, needed
from judge.cards import Deck
from judge.problem import Catalogue
from tests.app.classroom.school import PASSWORD, person
from tests.app.conftest import application, browser
from tests.app.fake_engine import FakeEngine
from tests.app.test_storage import ROW
from tests.postgres import Cluster

Pair = tuple[Database, Database]


@pytest.fixture
def servers(postgres: Cluster) -> Iterator[Pair]:
    name = postgres.fresh()
    with closing(Database.open(postgres.address(name))) as one, closing(Database.open(postgres.address(name))) as two:
        for id in ("ada", "bob"):
            row = {"id": id, "name": id, "name_key": id, "password": "-", "created": 1.0}
            one.write(teachers.add(row)).result(10)
        yield one, two
    postgres.drop(name)


def outcomes(writes: list[Future[int]]) -> list[bool]:
    """Whether each write was made. What was not made had its condition fail, and no other reason."""
    found = [write.exception(30) for write in writes]
    assert {type(error) for error in found} <= {type(None), NothingChanged}
    return [error is None for error in found]


def new_class(id: str) -> dict[str, object]:
    return {"id": id, "teacher": "ada", "name": id, "code": id, "created": 1.0, "feedback": "full",
            "solutions": "solved", "zone": "UTC", "joining": True, "archived": None}  # fmt: skip


def joining(n: int) -> tuple[Statement, Statement]:
    name = f"learner {n}"
    row = {"id": name, "class_id": "c", "name": name, "name_key": name, "pin": "-", "link": name, "created": 1.0,
           "joined": 1.0}  # fmt: skip
    return needed(classes.has_room("c", 5)), learners.add(row)


def test_the_last_place_in_a_class_is_taken_once(servers: Pair) -> None:
    servers[0].write(classes.add(new_class("c"))).result(10)
    made = outcomes([servers[n % 2].write(*joining(n)) for n in range(16)])
    assert sum(made) == 5 == servers[1].read_now(learners.count("c"))


def test_a_teacher_has_no_more_classes_than_allowed(servers: Pair) -> None:
    room = needed(teachers.has_room("ada", 3))
    made = outcomes([servers[n % 2].write(room, classes.add(new_class(f"c{n}"))) for n in range(12)])
    assert sum(made) == 3 == len(servers[0].read_now(classes.taught_by("ada")))


def test_the_last_two_teachers_do_not_leave_at_the_same_moment(servers: Pair) -> None:
    leaving = [
        server.write(needed(teachers.others(id)), *records.wipe(id), teachers.remove(id))
        for server, id in zip(servers, ("ada", "bob"), strict=True)
    ]
    assert sorted(outcomes(leaving)) == [False, True] and servers[0].read_now(teachers.count) == 1


def test_exercises_that_are_chosen_twice_at_once_are_chosen(servers: Pair) -> None:
    for n in range(10):
        servers[0].write(classes.add(new_class(f"c{n}"))).result(10)
        chosen = [server.write(*classes.choose(f"c{n}", [("a", None, None), ("b", None, None)])) for server in servers]
        assert outcomes(chosen) == [True, True]


def test_a_link_is_used_once(servers: Pair) -> None:
    servers[0].write(teachers.add_link("link", 1.0, 100.0)).result(10)
    used = [
        server.write(
            needed(teachers.use_link("link", 2.0)),
            teachers.add({"id": str(n), "name": str(n), "name_key": str(n), "password": "-", "created": 1.0}),
        )
        for n, server in enumerate(servers)
    ]
    assert sorted(outcomes(used)) == [False, True] and servers[0].read_now(teachers.count) == 3


def test_nothing_is_written_for_an_account_that_is_being_deleted(servers: Pair) -> None:
    one, two = servers
    one.write(classes.add(new_class("c"))).result(10)
    for n in range(20):
        id = f"learner {n}"
        one.write(*joining(n)).result(10)
        gone = one.write(*records.wipe(id), learners.remove(id))
        written = two.write(queries.add({**ROW, "id": id, "learner": id}), *drafts.replace(id, "p", "x"), *two.of(id))
        assert gone.exception(10) is None
        outcomes([written])
        assert not any(one.read_now(records.counts(id)).values())
    assert outcomes([two.write(*drafts.replace("ada", "p", "x"), *two.of("ada"))]) == [True]


def test_no_review_of_a_card_is_forgotten(servers: Pair, catalogue: Catalogue) -> None:
    deck = Deck.load(catalogue, None)
    card = next(iter(deck)).id
    with start_blocking_portal() as portal:
        both = [Cards(deck, server) for server in servers]  # each takes its own in turn, and knows nothing of the other
        reviews = [portal.start_task_soon(cards.review, "ada", card, 3) for _n in range(5) for cards in both]
        remembered = [review.result(30) for review in reviews]
    assert sorted(memory.reviews for memory in remembered if memory) == list(range(1, 11))
    assert len(servers[0].read_now(card_queries.reviews("ada", card))) == 10


def test_servers_learn_of_the_first_teacher_and_of_who_signed_out(
    postgres: Cluster, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.classroom.room.LOOK_SECONDS", 0.0)
    monkeypatch.setattr("app.identity.SHARED_SECONDS", 0.0)
    url = Settings(database_url=postgres.url(postgres.fresh())).database_url
    there = settings.model_copy(update={"database_url": url})
    one, two = (application(there, FakeEngine()) for _n in range(2))
    with browser(one) as first, browser(two) as second:
        assert second.get("/api/v1/problems").status_code == 200  # open: nobody signs in
        assert first.portal is not None
        token = first.portal.call(new_link, one.state.services.classroom)
        ada = person(one)
        data = {"name": "Ada", "password": PASSWORD, "repeated": PASSWORD}
        assert ada.post(f"/welcome/{token}", data=data).status_code == 303
        assert second.get("/api/v1/problems").status_code == 401
        there_too = person(two)
        there_too.cookies.update(ada.cookies)
        assert there_too.get("/classes").status_code == 200
        assert ada.post("/account/signout").status_code == 303
        assert there_too.get("/classes").status_code == 303
