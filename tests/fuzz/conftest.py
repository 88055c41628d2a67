"""One school for all of it, whose learners are never told to go slower."""

from collections.abc import Iterator

import pytest
from pydantic import SecretStr
from starlette.testclient import TestClient

from app.settings import Settings
from tests.app.classroom.school import School
from tests.app.conftest import ADDRESS, application
from tests.app.fake_engine import FakeEngine
from tests.postgres import Cluster


@pytest.fixture(scope="package")
def shared(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[School]:
    """The same on PostgreSQL, which is stricter about what a text may hold. Nobody judges."""
    name = postgres.fresh()
    lots, url = "1000000/minute", SecretStr(postgres.url(name))
    settings = Settings(data=tmp_path_factory.mktemp("shared"), classroom=True, learner_rate=lots,
                        learner_assist_rate=lots, assist_seconds=5, database_url=url)  # fmt: skip
    with TestClient(application(settings, FakeEngine()), base_url=ADDRESS, follow_redirects=False) as client:
        yield School(client.app, client)  # type: ignore[arg-type]
    postgres.drop(name)


@pytest.fixture(scope="module")  # a page may be asked to delete the very person that asks
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[School]:
    lots = "1000000/minute"
    data = tmp_path_factory.mktemp("school")
    settings = Settings(data=data, classroom=True, learner_rate=lots, learner_assist_rate=lots, assist_seconds=5)
    with TestClient(application(settings, FakeEngine()), base_url=ADDRESS, follow_redirects=False) as client:
        yield School(client.app, client)  # type: ignore[arg-type]
