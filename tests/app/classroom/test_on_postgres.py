"""The classroom on PostgreSQL: what reads and writes most is tested there a second time, with a school of its own."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from app.classroom.dashboard import board
from app.classroom.dashboard.live import Live
from app.local import Local
from app.settings import Settings
from tests.app.classroom.school import School
from tests.app.classroom.test_classes import (
    base,
    test_a_list_is_taken_in_and_everybody_gets_a_slip,
    test_exercises_keep_their_order_and_new_ones_follow,
    test_the_scoresheet,
)
from tests.app.classroom.test_dashboard import (
    autumn,
    test_an_exercise_page_counts_and_shows_an_example,
    test_everybody_stands_where_they_are,
    test_what_another_process_judged_is_found,
)
from tests.app.classroom.test_learners import (
    test_a_learner_is_renamed_and_reset_by_the_teacher_alone,
    test_all_own_data_can_be_taken_away,
    test_coming_back_by_pin_and_by_link,
    test_deleting_a_class_deletes_all_of_it_and_nothing_else,
    test_deleting_oneself_leaves_nothing,
)
from tests.app.classroom.test_similarity import test_a_teacher_sees_the_pair_side_by_side
from tests.app.classroom.test_teachers import test_a_link_works_once_and_looking_at_it_does_not_use_it_up
from tests.app.conftest import ADDRESS, application, submit
from tests.app.fake_engine import FakeEngine
from tests.postgres import Cluster


@pytest.fixture(scope="module")
def school(
    tmp_path_factory: pytest.TempPathFactory, engine_of_school: FakeEngine, postgres: Cluster
) -> Iterator[School]:
    name = postgres.fresh()
    settings = Settings(
        data=tmp_path_factory.mktemp("school"), classroom=True, database_url=postgres.url(name), metrics_token="-"
    )
    with pytest.MonkeyPatch.context() as patch:  # judged here: workers have tests of their own
        patch.setattr("app.main.venue_for", lambda _settings, engine: partial(Local, engine=engine))
        app = application(settings, engine_of_school)
        with TestClient(app, base_url=ADDRESS, follow_redirects=False) as client:
            yield School(app, client)
    postgres.drop(name)


def test_nothing_is_kept_in_the_data_folder(school: School) -> None:
    folder: Path = school.parts.settings.data
    assert school.parts.database.shared and list(folder.iterdir()) == []


def test_any_text_can_be_handed_in(school: School) -> None:
    id = submit(school.eve.browser, "x\0 = '\ufdd0'")
    assert school.eve.browser.get(f"/api/v1/submissions/{id}").status_code == 200
    [kept] = [one for one in school.eve.browser.get("/me/data.json").json()["submissions"] if one["id"] == id]
    assert kept["source"] == "x\0 = '\ufdd0'"
    for path in (
        "/submissions/%00",
        "/classes/a%00",
        "/join/%00",
        "/back/%00%00",
        "/problems/rotate-half/history?page=1",
    ):
        assert school.ada.get(path).status_code in {200, 403, 404}, path


def test_a_dashboard_finds_what_other_servers_did(school: School, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("POLL_SECONDS", "ALL_SECONDS"):
        monkeypatch.setattr(board, name, -1.0)
    elsewhere = Live(school.parts.database)  # as another server has it: nobody marks anything there
    seen = school.run(elsewhere.board, school.ada_class)
    zoe = school.join(school.ada_class, "Zoe")
    zoe.browser.put("/api/v1/problems/rotate-half/draft", json={"source": "x"})
    school.run(elsewhere.board, school.ada_class)
    assert zoe.id in seen.names and (zoe.id, "rotate-half") in seen.cells
    assert zoe.browser.post("/me/delete", data={"typed": "Zoe"}).status_code == 303
    school.run(elsewhere.board, school.ada_class)
    assert zoe.id not in seen.names and (zoe.id, "rotate-half") not in seen.cells


__all__ = [
    "autumn",
    "base",
    "test_a_learner_is_renamed_and_reset_by_the_teacher_alone",
    "test_a_link_works_once_and_looking_at_it_does_not_use_it_up",
    "test_a_list_is_taken_in_and_everybody_gets_a_slip",
    "test_a_teacher_sees_the_pair_side_by_side",
    "test_all_own_data_can_be_taken_away",
    "test_an_exercise_page_counts_and_shows_an_example",
    "test_coming_back_by_pin_and_by_link",
    "test_deleting_a_class_deletes_all_of_it_and_nothing_else",
    "test_deleting_oneself_leaves_nothing",
    "test_everybody_stands_where_they_are",
    "test_exercises_keep_their_order_and_new_ones_follow",
    "test_the_scoresheet",
    "test_what_another_process_judged_is_found",
]
