"""Settings as they may be shown to anybody: what could be a secret, or somebody's address, is only said to be set."""

from pathlib import Path
from typing import Any

from pydantic import SecretStr

from app.settings import Settings

SET = "(set)"
OPEN_TEXTS = {"host", "rate", "learner_rate", "assist_rate", "learner_assist_rate", "log_level"}
"""Texts that hold nothing of anybody's. Every other text is masked, so that a new setting is, too."""


def masked(settings: Settings) -> dict[str, Any]:
    """All settings by name. An address of a database is shown without its user and its password."""
    return {name: _shown(settings, name, getattr(settings, name)) for name in sorted(type(settings).model_fields)}


def changed(settings: Settings) -> list[str]:
    """Which settings are not what they are by default."""
    fields = type(settings).model_fields
    return sorted(name for name in fields if getattr(settings, name) != fields[name].get_default())


def _shown(settings: Settings, name: str, value: object) -> Any:
    if name == "database_url":
        return place(settings) if value is not None else None
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, Path) and name != "lti":
        return str(value)
    if isinstance(value, str) and name in OPEN_TEXTS:
        return value
    if isinstance(value, tuple):
        return f"({len(value)})"
    return SET if value and not (isinstance(value, SecretStr) and not value.get_secret_value()) else ""


def place(settings: Settings) -> str:
    """Where everything is kept."""
    kept = settings.storage
    if isinstance(kept, Path):
        return str(kept)
    host = kept.url.host or kept.url.query.get("host") or ""
    port = f":{kept.url.port}" if kept.url.port else ""
    return f"postgresql://{host if isinstance(host, str) else ','.join(host)}{port}/{kept.url.database or ''}"
