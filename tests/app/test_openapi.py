"""The API keeps what its description says, whatever it is sent."""

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance
from starlette.testclient import TestClient

from tests.app.server import serving

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance]


def test_head_wherever_there_is_get(client: TestClient) -> None:
    for path in ("/", "/healthz", "/problems/rotate-half", "/static/app.css"):
        assert client.head(path).status_code == 200
    assert client.head("/nowhere").status_code == 404


@pytest.mark.slow
def test_whatever_is_sent(tmp_path: Path) -> None:
    with serving(tmp_path, "fake") as server:
        schema = schemathesis.openapi.from_url(f"{server.address}/openapi.json")
        for result in schema.get_all_operations():
            assert isinstance(result, Ok)

            @settings(max_examples=25, deadline=None, database=None, suppress_health_check=list(HealthCheck))
            @given(case=result.ok().as_strategy())
            def call(case: "schemathesis.Case[Any]") -> None:
                if "name" in case.path_parameters and len(case.path_parameters["name"]) % 2:
                    case.path_parameters["name"] = "rotate-half"  # a made-up name gets no further than 404
                case.call_and_validate(checks=CHECKS, timeout=20)

            call()
