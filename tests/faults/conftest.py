"""The two deployments, shared by all drills that leave them as they were."""

from collections.abc import Iterator

import pytest

from tests.faults.site import Site, site


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def shared(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site on SQLite, then one on PostgreSQL with two workers."""
    cluster = request.getfixturevalue("postgres") if request.param == "postgres" else None
    with site(tmp_path_factory.mktemp(request.param), cluster) as running:
        yield running
