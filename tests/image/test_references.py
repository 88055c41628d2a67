"""Every reference solution, handed in over HTTP to the image as it is, is accepted: all kinds of exercises."""

from __future__ import annotations

import time

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


def test_the_editor_is_helped_inside_too(server: Container) -> None:
    """Completion reads type stubs: they are not among what is left out."""
    source = "import torch\n\ntorch.chu"
    place = {"source": source, "line": 3, "column": 9}
    deadline = time.monotonic() + 90  # at its first question it reads the stubs of torch
    while (found := server.client.post("/api/v1/complete", json=place).json()).get("state") != "ready":
        assert found["state"] in {"starting", "slow"} and time.monotonic() < deadline, found
        time.sleep(0.5)
    assert "chunk" in [item["name"] for item in found["items"]]


def test_the_playground_runs_inside_too(server: Container) -> None:
    answer = server.client.post("/api/v1/playground/runs", json={"source": "import torch\ntorch.arange(3) * 2"})
    assert answer.status_code == 202, answer.text
    ended = server.client.get(answer.headers["location"], params={"wait": 20}).json()
    assert ended["state"] == "done", ended
    assert ended["result"]["text"] == "tensor([0, 2, 4])"
    assert ended["result"]["sandbox"] == "strict"
