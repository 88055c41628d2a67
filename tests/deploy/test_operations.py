"""docs/operations.md in both languages, and the alerts: every metric, command and paragraph that is named is there."""

import re
import shutil
import subprocess
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
import typer
import yaml
from prometheus_client import CollectorRegistry

from app.metrics import Metrics
from app.queue.gauges import watch
from app.queue.worker_metrics import WorkerMetrics
from app.settings import Settings
from practice.verbs import commands
from tests.conftest import missing

ROOT = Path(__file__).parents[2]
PAGES = {"en": ROOT / "docs/operations.md", "zh": ROOT / "docs/operations.zh.md"}
ALERTS = ROOT / "deploy/alerts.yaml"


@cache
def exposed() -> set[str]:
    """Every metric of ours by the name that it is read by, without what a histogram adds to it."""
    server, worker = Metrics(), WorkerMetrics()
    nothing = cast(Any, SimpleNamespace(running=0, stranded={}, workers=[], slots=0, given_back=0))
    watch(server.registry, nothing, nothing)
    source = (ROOT / "app/queue/worker.py").read_text("utf-8")
    own = {f"rope_judge_{name}" for name in re.findall(r'gauge\(\s*"(\w+)"', source)}
    assert len(own) > 4
    return own | read_names(server.registry) | read_names(worker.registry)


def read_names(registry: CollectorRegistry) -> set[str]:
    return {
        family.name + ("_total" if family.type == "counter" else "")
        for family in registry.collect()
        if family.name.startswith("rope_judge_")
    }


def headings(lang: str) -> list[str]:
    text = re.sub(r"```.*?```", "", PAGES[lang].read_text("utf-8"), flags=re.DOTALL)
    return re.findall(r"^#+ (.*)$", text, flags=re.MULTILINE)


@pytest.mark.parametrize("lang", PAGES)
def test_the_table_of_metrics_is_complete(lang: str) -> None:
    rows = re.findall(r"^\| `(rope_judge_\w+)` \|", PAGES[lang].read_text("utf-8"), flags=re.MULTILINE)
    assert len(rows) == len(set(rows))
    assert set(rows) == exposed()


def test_both_languages_say_the_same() -> None:
    english, chinese = (PAGES[lang].read_text("utf-8") for lang in ("en", "zh"))
    assert len(headings("en")) == len(headings("zh"))
    blocks = [re.findall(r"```\w+\n(.*?)```", text, flags=re.DOTALL) for text in (english, chinese)]
    without = [[re.sub(r"\s*#.*", "", block).replace("密码", "PASSWORD") for block in found] for found in blocks]
    assert without[0] == without[1]
    keys = [re.findall(r"^\| (`[^|]+) \|", text, flags=re.MULTILINE) for text in (english, chinese)]
    assert [key.replace(", ", "、") for key in keys[0]] == keys[1]
    settings = [set(re.findall(r"ROPE_JUDGE_\w+|DATABASE_URL", text)) for text in (english, chinese)]
    assert settings[0] == settings[1]
    known = {f"ROPE_JUDGE_{name}".upper() for name in Settings.model_fields} | {"DATABASE_URL"}
    assert settings[0] <= known


@pytest.mark.parametrize("lang", PAGES)
def test_what_each_server_counts_for_itself_is_said(lang: str) -> None:
    """Several servers let through several times as much; an operator has to know of what."""
    rates = {name for name in Settings.model_fields if name == "rate" or name.endswith("_rate")} | {"max_streams"}
    assert len(rates) == 5
    (said,) = (part for part in PAGES[lang].read_text("utf-8").split("\n\n") if "ROPE_JUDGE_LEARNER_RATE" in part)
    assert [name for name in rates if f"`ROPE_JUDGE_{name.upper()}`" not in said] == []


@pytest.mark.parametrize("lang", PAGES)
def test_commands_that_are_named_exist(lang: str) -> None:
    group = typer.main.get_command(commands(operator=True))
    assert isinstance(group, typer.core.TyperGroup)
    for verb, rest in re.findall(r"(?<!-n )rope-judge ([a-z][a-z-]*)([^`#\n]*)", PAGES[lang].read_text("utf-8")):
        assert verb in group.commands, verb
        known = {option for parameter in group.commands[verb].params for option in getattr(parameter, "opts", ())}
        assert set(re.findall(r"--[a-z-]+", rest)) <= known, (verb, rest)
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), flags=re.MULTILINE))
    assert set(re.findall(r"`make ([a-z-]+)", PAGES[lang].read_text("utf-8"))) <= targets


def rules() -> list[dict[str, Any]]:
    (group,) = yaml.safe_load(ALERTS.read_text("utf-8"))["groups"]
    found: list[dict[str, Any]] = group["rules"]
    return found


def test_alerts_ask_for_metrics_that_there_are_and_say_what_to_do() -> None:
    asked = {
        re.sub(r"_(bucket|sum|count)$", "", name)
        for rule in rules()
        for name in re.findall(r"rope_judge_\w+", rule["expr"])
    }
    assert asked <= exposed()
    anchors = {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings("en")}
    for rule in rules():
        page, _hash, anchor = rule["annotations"]["runbook"].partition("#")
        assert (ROOT / page) == PAGES["en"] and anchor in anchors, rule["alert"]
        assert rule["labels"]["severity"] in {"page", "ticket"} and rule["annotations"]["summary"].endswith(".")
    assert len({rule["alert"] for rule in rules()}) == len(rules())


def test_every_alert_is_tried() -> None:
    """With a server in every trouble, and with one that is well; by Prometheus' own program, where it is installed."""
    trouble, well = yaml.safe_load(Path(__file__).with_name("alerts.test.yaml").read_text("utf-8"))["tests"]
    fired = {one["labels"] for one in trouble["promql_expr_test"][0]["exp_samples"]}
    assert fired == {f'{{alertname="{rule["alert"]}"}}' for rule in rules()}
    assert well["promql_expr_test"][0]["exp_samples"] == []


def test_verdicts_are_counted_from_nothing() -> None:
    """A counter that begins at 1 has not risen: an alert would miss the first of its kind."""
    assert 'rope_judge_verdicts_total{verdict="IE"} 0.0' in Metrics().text().decode()


def test_alerts_have_the_form_of_rules() -> None:
    for rule in rules():
        assert rule.keys() <= {"alert", "expr", "for", "labels", "annotations"}
        assert rule["expr"].count("(") == rule["expr"].count(")")
        assert re.fullmatch(r"\d+[sm]", rule.get("for", "1m"))


def test_alerts_are_read_and_tried_by_prometheus() -> None:
    if not (promtool := shutil.which("promtool")):
        missing("promtool, of Debian's package prometheus, is not installed")
    trial = Path(__file__).with_name("alerts.test.yaml")
    for command in (["check", "rules", str(ALERTS)], ["test", "rules", str(trial)]):
        done = subprocess.run([str(promtool), *command], capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
