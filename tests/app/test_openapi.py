"""What the API's description says is asked for in ``tests/fuzz``; here, what it does not say."""

from typing import Any

from fastapi import FastAPI
from starlette.testclient import TestClient

from app.access import RULES, Rule


def test_head_wherever_there_is_get(client: TestClient) -> None:
    for path in ("/", "/healthz", "/problems/rotate-half", "/static/app.css"):
        assert client.head(path).status_code == 200
    assert client.head("/nowhere").status_code == 404


def test_every_operation_describes_the_errors_that_it_can_answer_with(app: FastAPI) -> None:
    """By its rule, its method and what it takes; always in the one shape that errors have."""
    described: dict[str, dict[str, Any]] = {
        f"{method.upper()} {path}": operation["responses"]
        for path, methods in app.openapi()["paths"].items()
        for method, operation in methods.items()
    }
    for name, answers in described.items():
        assert {"421", "500", "503"} <= set(answers), name
        assert ("401" in answers) == (RULES[name] is not Rule.PUBLIC), name
        for status, answer in answers.items():
            if int(status) >= 400:
                assert answer["content"]["application/json"]["schema"]["$ref"].endswith("/ErrorOut"), (name, status)
    assert not {"404", "422", "413"} & set(described["GET /api/v1/problems"])
    assert {"400", "403", "404", "413", "422", "429"} <= set(described["POST /api/v1/problems/{name}/submissions"])
