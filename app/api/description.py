"""What the API's description says of errors: every operation lists those that it can answer with, and no others.

Handlers declare what is theirs alone, such as 409. What the layers around them answer follows from the operation: its
rule in ``app/access.py``, its method, what it takes.
"""

from http import HTTPStatus
from typing import Any

from fastapi import FastAPI

from app.access import RULES, Rule
from app.middleware.csrf import SAFE

ERROR = {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorOut"}}}


def describe(app: FastAPI) -> None:
    """Have ``app`` describe itself like that."""
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        fresh = app.openapi_schema is None
        schema = plain()
        if fresh:
            for path, methods in schema["paths"].items():
                for method, operation in methods.items():
                    _complete(operation, method.upper(), path)
        return schema

    app.openapi = openapi  # type: ignore[method-assign]


def _complete(operation: dict[str, Any], method: str, path: str) -> None:
    answers = operation["responses"]
    possible = _possible(operation, method, RULES.get(f"{method} {path}"))
    for shared in (404, 422):  # FastAPI is told of these for the whole application
        if shared not in possible:
            answers.pop(str(shared), None)
    for status in possible:
        answers.setdefault(str(status), {"description": HTTPStatus(status).phrase, "content": ERROR})
    operation["responses"] = dict(sorted(answers.items()))


def _possible(operation: dict[str, Any], method: str, rule: Rule | None) -> set[int]:
    """The statuses of errors that come from around a handler, or from what all handlers share."""
    takes = operation.get("parameters", [])
    found = {421, 500, 503}  # another name, our fault, no storage
    if rule is not Rule.PUBLIC:
        found |= {401, 403}
    if method not in SAFE:
        found.add(403)
    if any(part["in"] == "path" for part in takes):
        found.add(404)
    if takes or "requestBody" in operation:
        found.add(422)
    if "requestBody" in operation:
        found |= {400, 413}
    return found
