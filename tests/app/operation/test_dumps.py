"""The same on PostgreSQL, by its own programs; the password is on nobody's command line."""

import stat
from pathlib import Path

import pytest
from pydantic import SecretStr

from app.operation import dumps
from app.operation.copies import back_up, restore
from app.settings import Settings
from app.storage import Database
from judge.errors import OperatorError
from tests.app.conftest import application, browser, submit
from tests.app.fake_engine import FakeEngine
from tests.postgres import GUARDED, PASSWORD, Cluster


def at(url: str, data: Path) -> Settings:
    return Settings(data=data, database_url=SecretStr(url))


def test_a_dump_goes_into_a_new_database_with_everything(postgres: Cluster, tmp_path: Path) -> None:
    here, there = postgres.fresh(), postgres.empty()
    source, target = at(postgres.url(here), tmp_path / "a"), at(postgres.url(there), tmp_path / "b")
    with browser(application(source, FakeEngine()), client=("127.0.0.1", 5000)) as client:
        id = submit(client, "x = 'kept \\x00'")
        copy = back_up(source)
    assert copy.path.suffix == ".dump" and copy.rows["submissions"] == 1
    assert stat.S_IMODE(copy.path.stat().st_mode) == 0o600
    assert restore(target, copy.path).rows["submissions"] == 1
    with browser(application(target, FakeEngine()), client=("127.0.0.1", 5000)) as client:
        assert client.get(f"/api/v1/submissions/{id}").status_code == 200
    with pytest.raises(OperatorError, match="not empty"):
        restore(target, copy.path)
    for name in (here, there):
        postgres.drop(name)


def test_a_dump_without_a_revision_or_of_a_newer_version_is_refused_and_nothing_is_restored(
    postgres: Cluster, tmp_path: Path
) -> None:
    here, there = postgres.fresh(), postgres.empty()
    source, target = at(postgres.url(here), tmp_path / "a"), at(postgres.url(there), tmp_path / "b")
    for number, (change, said) in enumerate({
        "UPDATE alembic_version SET version_num = '9999'": "newer version",
        "DELETE FROM alembic_version": "damaged: .* revision",
        "DROP TABLE alembic_version": "damaged: .* revision",
    }.items()):  # fmt: skip
        with postgres.connect(here) as connection:
            connection.execute(change.encode())
        path = tmp_path / f"{number}.dump"
        dumps.dump(postgres.address(here), path)
        with pytest.raises(OperatorError, match=said):
            restore(target, path)
        assert dumps.contents(postgres.address(there)) == (None, {})
    with pytest.raises(OperatorError, match="missing or unknown"):
        Database.open(postgres.address(here))
    assert back_up(source, tmp_path / "kept.dump").revision is None
    for name in (here, there):
        postgres.drop(name)


def test_what_fails_is_told_without_the_password(
    postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = "p%40ss%2Fw%3Ard"
    name = postgres.empty()
    settings = at(f"postgresql://{GUARDED}:{secret}@127.0.0.1:{postgres.port}/{name}", tmp_path)
    noise = tmp_path / "noise"
    noise.write_bytes(b"no dump")
    with pytest.raises(OperatorError, match="pg_restore failed") as caught:
        restore(settings, noise)
    assert PASSWORD not in str(caught.value) and secret not in str(caught.value)
    storage = settings.storage
    assert not isinstance(storage, Path)
    assert PASSWORD not in dumps.without_secrets(storage) and secret not in dumps.without_secrets(storage)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(OperatorError, match="postgresql-client"):
        back_up(settings)
    assert not list((tmp_path / "backups").iterdir())
    postgres.drop(name)
