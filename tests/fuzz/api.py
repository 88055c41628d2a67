"""Schemathesis, told how to ask an application in this process, and of what there is really something."""

from typing import Any, cast

import requests
import schemathesis
from hypothesis import given
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.testclient import TestClient

from tests.app.conftest import ADDRESS
from tests.fuzz.effort import effort

Case = schemathesis.Case[Any]

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]

READERS = ("GET /healthz", "GET /readyz", "GET /metrics")
"""What takes nothing: once is enough."""


def ask(client: TestClient, case: Case) -> Any:
    """Send a case as it would go over the wire, and hold the answer against the description."""
    wire = requests.Request(**case.as_transport_kwargs(base_url=ADDRESS)).prepare()
    headers = {name: str(value) for name, value in wire.headers.items() if name.lower() != "content-length"}
    answer = client.request(
        cast(str, wire.method), cast(str, wire.url), headers=headers, content=cast("bytes | None", wire.body)
    )
    case.validate_response(answer, checks=CHECKS)
    return answer


def try_all(client: TestClient, schema: dict[str, Any], known: dict[str, str], examples: int) -> set[int]:
    """Every operation with what fits its description and with what does not; which statuses were seen.

    ``known``: for parts of a path, by operation or by name, what leads to something that exists.
    """
    seen: set[int] = set()
    for found in schemathesis.openapi.from_dict(schema).get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        parts = {part.name: known.get(part.name) for part in operation.path_parameters.items}
        there = {name: value for name, value in parts.items() if value is not None} if all(parts.values()) else {}
        there |= {"id": known[operation.label]} if operation.label in known else {}
        fitting = operation.as_strategy(GenerationMode.POSITIVE)
        tries = [fitting]
        if there:
            tries.append(operation.as_strategy(GenerationMode.POSITIVE, path_parameters=there))
        if operation.body or operation.query:
            tries.append(operation.as_strategy(GenerationMode.NEGATIVE, path_parameters=there or None))

        @effort(1 if operation.label in READERS else examples)
        @given(st.one_of(*tries))
        def one(case: Case) -> None:
            seen.add(ask(client, case).status_code)

        one()
    return seen
