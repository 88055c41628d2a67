"""The API explained on a page of our own: no script, nothing from elsewhere. ``/openapi.json`` has it for programs."""

from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter, Request, Response

from app.pages.api_zh import MODELS, OPERATIONS
from app.pages.render import render
from app.services import Language

router = APIRouter(include_in_schema=False)


@router.get("/docs")
async def docs(request: Request, lang: Language) -> Response:
    """Every operation: what it takes, what it answers."""
    schema = request.app.openapi()
    chinese = lang == "zh"
    return render(
        request,
        "docs.html",
        operations=operations(schema, OPERATIONS if chinese else {}),
        models=models(schema, MODELS if chinese else {}),
        info=schema["info"],
        base=str(request.base_url).rstrip("/"),
    )


def operations(schema: dict[str, Any], said: Mapping[str, str]) -> list[dict[str, Any]]:
    """The operations of an OpenAPI document, flat; ``said``: in another language than their own."""
    return [
        {
            "method": method.upper(),
            "path": path,
            "summary": said.get(f"{method.upper()} {path}") or operation.get("description", ""),
            "parameters": operation.get("parameters", []),
            "body": _body(operation.get("requestBody", {})),
            "answers": [(status, _body(answer), answer["description"])
                        for status, answer in operation["responses"].items()],
        }
        for path, methods in schema["paths"].items()
        for method, operation in methods.items()
    ]  # fmt: skip


def models(schema: dict[str, Any], said: Mapping[str, str]) -> list[dict[str, Any]]:
    """The named models, with a line for each field."""
    return [
        {
            "name": name,
            "description": said.get(name) or model.get("description", ""),
            "fields": [
                (field, type_name(about), field in model.get("required", []))
                for field, about in model.get("properties", {}).items()
            ],
        }
        for name, model in schema.get("components", {}).get("schemas", {}).items()
    ]


def _body(part: dict[str, Any]) -> str:
    for media, content in part.get("content", {}).items():
        return type_name(content.get("schema", {})) if media == "application/json" else str(media)
    return ""


def type_name(schema: dict[str, Any]) -> str:
    """A JSON schema in a few words."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_name(option) for option in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(map(repr, schema["enum"]))
    if "const" in schema:
        return repr(schema["const"])
    if schema.get("type") == "array":
        return f"[{type_name(schema.get('items', {}))}, …]"
    return str(schema.get("type", "any"))
