"""What is the matter with a server is seen without touching anything, and told without secrets."""

import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from pydantic import SecretStr

from app.operation import inspection
from app.operation.inspection import Inspection, inspect, packages
from app.operation.masked import changed, masked
from app.settings import Settings
from judge.problem import Catalogue
from tests.app.conftest import application, browser, submit
from tests.app.fake_engine import FakeEngine

KEYS = {
    "": {"schema", "well", "version", "time", "database", "disk", "limits", "exercises", "container", "settings",
         "warnings"},
    "time": {"utc", "zone", "database_skew_s"},
    "database": {"kind", "place", "reachable", "error", "made", "revision", "wanted", "bytes", "rows"},
    "disk": {"folder", "free_bytes", "total_bytes", "writable"},
    "limits": {"cpus", "usable_cpus", "open_files", "processes", "memory_bytes", "kernel"},
    "exercises": {"count", "hash"},
    "container": {"inside", "open"},
    "settings": {"all", "changed"},
}  # fmt: skip
"""Renaming one breaks somebody's script: then ``SCHEMA`` goes up."""


@pytest.fixture
def look(catalogue: Catalogue) -> object:
    return lambda settings, level="strict": inspect(settings, catalogue, level, "en")


def codes(found: Inspection) -> dict[str, str]:
    return {worry.code: worry.severity for worry in found.worries if worry.code != "container_open"}


def test_the_keys_are_the_promised_ones(settings: Settings, catalogue: Catalogue) -> None:
    found = json.loads(json.dumps(inspect(settings, catalogue, "strict", "zh").found))
    assert found["schema"] == inspection.SCHEMA == 1
    for place, keys in KEYS.items():
        assert set(found[place] if place else found) == keys
    assert found["exercises"] == {"count": len(catalogue), "hash": catalogue.version}
    operations = (Path(__file__).parents[3] / "docs/operations.md").read_text("utf-8")
    for place, keys in KEYS.items():
        for key in keys:
            assert f"`{place}.{key}`" in operations or f"`{key}`" in operations, f"{place}.{key} is explained nowhere"


def test_before_during_and_after_a_server(settings: Settings, catalogue: Catalogue) -> None:
    first = inspect(settings, catalogue, "strict", "en")
    assert first.well and not first.found["database"]["made"] and not settings.data.exists()
    with browser(application(settings, FakeEngine())) as client:
        submit(client)
        running = inspect(settings, catalogue, "strict", "en").found["database"]
    stopped = inspect(settings, catalogue, "strict", "en").found["database"]
    for database in (running, stopped):
        assert database["reachable"] and database["made"] and database["revision"] == database["wanted"]
        assert database["rows"]["submissions"] == 1


def test_what_is_wrong_is_said(settings: Settings, catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    with browser(application(settings, FakeEngine())):
        pass
    for revision, expected in (
        ("0003", {"database_older": "warning"}),
        ("9999", {"database_newer": "error"}),
        ("", {"database_damaged": "error"}),
    ):
        with closing(sqlite3.connect(settings.database)) as connection:
            connection.execute(f"UPDATE alembic_version SET version_num = '{revision}'")
            connection.commit()
        found = inspect(settings, catalogue, "strict", "en")
        assert codes(found).items() >= expected.items()
        assert found.well == ("error" not in expected.values())
    settings.database.write_bytes(b"no database" * 100)
    assert codes(inspect(settings, catalogue, "strict", "en"))["database_unreachable"] == "error"
    public = Settings(host="0.0.0.0", data=settings.data)
    assert codes(inspect(public, catalogue, "process", "en"))["sandbox_weak"] == "error"
    assert codes(inspect(Settings(data=settings.data), catalogue, "process", "en"))["sandbox_weak"] == "warning"
    usage = type("Usage", (), {"free": 5 << 20, "total": 1 << 40})
    monkeypatch.setattr("app.operation.inspection.shutil.disk_usage", lambda _path: usage)
    assert codes(inspect(settings, catalogue, "strict", "en"))["disk_low"] == "error"
    for lang in ("en", "zh"):
        texts = {worry["text"] for worry in inspect(public, catalogue, "process", lang).found["warnings"]}
        assert len(texts) >= 3


def test_a_database_that_is_away_is_told_without_its_password(settings: Settings, catalogue: Catalogue) -> None:
    url = SecretStr("postgresql://canary_user:canary_pass@127.0.0.1:1/canary?password=canary_pass")
    found = inspect(Settings(data=settings.data, database_url=url), catalogue, "strict", "en")
    assert codes(found)["database_unreachable"] == "error"
    text = json.dumps(found.found)
    assert "canary_pass" not in text
    assert found.found["database"]["place"] == "postgresql://127.0.0.1:1/canary"


def test_a_setting_is_masked_unless_it_is_known_to_be_harmless(tmp_path: Path) -> None:
    secrets = {
        "metrics_token": "canary-1",
        "feedback": "mailto:canary-2@example.org",
        "public_url": "https://canary-3.example",
        "allowed_hosts": ("canary-4.example",),
        "embed_origins": ("https://canary-5.example",),
        "lti": tmp_path / "canary-6.json",
        "database_url": SecretStr("postgresql://canary-7:canary-8@host/name"),
    }
    settings = Settings(data=tmp_path, **secrets)
    assert "canary" not in json.dumps(masked(settings))
    assert set(changed(settings)) == {*secrets, "data"}
    assert set(masked(settings)) == set(Settings.model_fields)
    assert masked(settings)["database_url"] == "postgresql://host/name"


def test_packages_are_those_that_are_installed() -> None:
    assert {"fastapi", "torch", "SQLAlchemy"} <= set(packages()) or {"sqlalchemy"} <= set(packages())
    assert os.environ.get("HOME", "/nowhere") not in json.dumps(packages())
