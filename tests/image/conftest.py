"""The image is built once for all tests of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.conftest import missing
from tests.image.container import Container, serving, volume
from tests.image.image import build
from tests.settings.container import Unavailable


@pytest.fixture(scope="session")
def image() -> str:
    """Its tag, or the reason why there is none."""
    try:
        return build()
    except Unavailable as reason:
        missing(f"no image can be built: {reason}")
        raise


@pytest.fixture(scope="module")
def server(image: str) -> Iterator[Container]:
    """A container with everything at its default, whose teacher is signed in and may submit as fast as can be."""
    with volume() as where, serving(where, "--env", "ROPE_JUDGE_LEARNER_RATE=100000/minute") as container:
        container.become_teacher()
        yield container
