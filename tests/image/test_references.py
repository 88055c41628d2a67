"""Every reference solution, handed in over HTTP to the image as it is, is accepted: all kinds of exercises."""

from __future__ import annotations

import pytest

from judge.check.trials import trials
from judge.problem import Catalogue
from tests.image.container import Container

pytestmark = [pytest.mark.image, pytest.mark.needs_podman, pytest.mark.timeout(600)]

SEED = 20260501


def test_every_reference_is_accepted_inside(server: Container, catalogue: Catalogue) -> None:
    listed = {problem["id"] for problem in server.client.get("/api/v1/problems").json()}
    assert listed == {problem.id for problem in catalogue}
    names: dict[str, str] = {}
    for problem in catalogue:
        trial = next(trial for trial in trials(problem, [SEED]) if trial.role == "accepted")
        names[server.hand_in(problem.id, trial.source, seed=SEED)] = problem.id
    found = server.verdicts(list(names))
    assert len(found) == len(catalogue)
    assert {names[id]: verdict for id, verdict in found.items() if verdict != "AC"} == {}
    assert {catalogue[name].kind for name in names.values()} == {"code", "answer", "choice"}
