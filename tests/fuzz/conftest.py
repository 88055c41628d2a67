"""One school for all of it, whose learners are never told to go slower."""

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from app.settings import Settings
from tests.app.classroom.school import School
from tests.app.conftest import ADDRESS, application
from tests.app.fake_engine import FakeEngine


@pytest.fixture(scope="package")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[School]:
    lots = "1000000/minute"
    data = tmp_path_factory.mktemp("school")
    settings = Settings(data=data, classroom=True, learner_rate=lots, learner_assist_rate=lots, assist_seconds=5)
    with TestClient(application(settings, FakeEngine()), base_url=ADDRESS, follow_redirects=False) as client:
        yield School(client.app, client)  # type: ignore[arg-type]
