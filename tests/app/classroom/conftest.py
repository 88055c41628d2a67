"""One application and one school for all tests of the classroom: what they change, they change back."""

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from app.settings import Settings
from tests.app.classroom.school import School
from tests.app.conftest import ADDRESS, application
from tests.app.fake_engine import FakeEngine


@pytest.fixture(scope="session")
def engine_of_school() -> FakeEngine:
    return FakeEngine()


@pytest.fixture(scope="session")
def school(tmp_path_factory: pytest.TempPathFactory, engine_of_school: FakeEngine) -> Iterator[School]:
    settings = Settings(data=tmp_path_factory.mktemp("school"), classroom=True, metrics_token="secret-of-prometheus")
    app = application(settings, engine_of_school)
    with TestClient(app, base_url=ADDRESS, follow_redirects=False) as client:
        yield School(app, client)
