"""A support bundle has what helps, and nothing of anybody's: every file in it is searched for what a class left."""

import json
import tarfile
from pathlib import Path

import pytest
from pydantic import SecretStr

from app.operation import bundle as bundles
from app.operation.bundle import bundle, tail
from app.operation.inspection import inspect
from app.settings import Settings
from judge.errors import OperatorError
from judge.problem import Catalogue
from tests.app.server import serving
from tests.app.test_log_canaries import work


def contents(path: Path) -> dict[str, str]:
    with tarfile.open(path) as archive:
        found = {}
        for member in archive.getmembers():
            file = archive.extractfile(member)
            assert file is not None and member.isfile() and member.mode == 0o600
            found[member.name.partition("/")[2]] = file.read().decode()
        return found


@pytest.mark.slow
def test_nothing_of_anybody_is_in_it(tmp_path: Path, catalogue: Catalogue) -> None:
    data, log = tmp_path / "data", tmp_path / "server.log"
    token, feedback, password = "canary-metrics", "mailto:canary@example.org", "canary-database"
    env = {"ROPE_JUDGE_LOG_LEVEL": "debug", "ROPE_JUDGE_CLASSROOM": "1", "ROPE_JUDGE_METRICS_TOKEN": token}
    with serving(data, "fake", **env) as server:
        secrets = work(server) | {token, "canary"}
        port = int(server.address.rpartition(":")[2])
        settings = Settings(data=data, port=port, metrics_token=token, feedback=feedback)
        log.write_text("".join(server.output) + "Traceback: canary\n{not json, canary}\n")
        path = bundle(settings, inspect(settings, catalogue, "strict", "en").found, [log], tmp_path / "b.tar.gz")
    found = contents(path)
    assert set(found) == {"README.txt", "doctor.json", "metrics.txt", "packages.txt", "logs/1-server.log.jsonl"}
    assert 'rope_judge_verdicts_total{verdict="AC"}' in found["metrics.txt"]
    assert json.loads(found["doctor.json"])["database"]["rows"]["submissions"] >= 0
    assert "torch==" in found["packages.txt"] and '"event"' in found["logs/1-server.log.jsonl"]
    for name, text in found.items():
        assert not [secret for secret in secrets if secret.lower() in text.lower()], name
    assert path.stat().st_mode & 0o777 == 0o600
    away = Settings(data=data, port=1, database_url=SecretStr(f"postgresql://u:{password}@127.0.0.1:1/x"))
    text = "".join(contents(bundle(away, inspect(away, catalogue, "strict", "en").found, [], tmp_path / "c")).values())
    assert password not in text and "did not answer" in text


def test_of_a_log_only_events_are_taken_and_no_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    event = {"event": "request", "level": "debug", "timestamp": "2026-01-01T00:00:00Z", "path": "/back/secret-1"}
    lines = ["rope-judge: http://x/welcome/secret-2", json.dumps(event), "secret-3", '{"event": "secret-4"}', "[1]"]
    log = tmp_path / "log"
    log.write_text("\n".join(lines))
    assert json.loads(tail(log))["path"] == "/back/…"
    monkeypatch.setattr(bundles, "MOST_OF_A_LOG", 60)
    assert tail(log) == "", "a line that is cut in two is no event"


def test_what_cannot_be_written_or_read_is_said(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, port=1)
    there = tmp_path / "there"
    there.touch()
    for out, logs, reason in (
        (there, [], "exists already"),
        (tmp_path / "no" / "x", [], "No such file"),
        (None, [tmp_path / "none"], "cannot be read"),
    ):
        with pytest.raises(OperatorError, match=reason):
            bundle(settings, {}, logs, out)
