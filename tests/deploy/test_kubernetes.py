"""The manifests: right by Kubernetes' own schema, restricted, closed, and in words that our command line knows."""

from functools import cache
from pathlib import Path
from typing import Any

import kubernetes_validate
import pytest
import yaml

from app.queue import pulse
from app.settings import Settings
from tests.deploy.command import check_command, check_settings

FOLDER = Path(__file__).parents[2] / "deploy/kubernetes"
VERSIONS = ("1.31", "1.37")
WORKLOADS = {"server": "serve", "worker": "worker"}


@cache
def resources() -> list[dict[str, Any]]:
    found = []
    for path in sorted(FOLDER.glob("*.yaml")):
        documents = list(yaml.safe_load_all(path.read_text("utf-8")))
        assert all(documents), path.name
        found += [document for document in documents if document["kind"] != "Kustomization"]
    return found


def of(kind: str, name: str = "") -> list[dict[str, Any]]:
    return [one for one in resources() if one["kind"] == kind and name in ("", one["metadata"]["name"])]


def pod(name: str) -> dict[str, Any]:
    (deployment,) = of("Deployment", name)
    spec: dict[str, Any] = deployment["spec"]["template"]["spec"]
    return spec


@pytest.mark.parametrize("version", VERSIONS)
def test_every_resource_is_right_by_the_schema(version: str) -> None:
    for resource in resources():
        kubernetes_validate.validate(resource, version, strict=True)
    broken = {**of("Deployment", "server")[0], "spec": {"replica": 1}}
    with pytest.raises(kubernetes_validate.ValidationError):
        kubernetes_validate.validate(broken, version, strict=True)


def test_the_folder_is_applied_whole() -> None:
    whole = yaml.safe_load((FOLDER / "kustomization.yaml").read_text())
    names = {path.name for path in FOLDER.glob("*.yaml")} - {"kustomization.yaml"}
    assert set(whole["resources"]) == names
    assert all(one["metadata"].get("namespace") == "rope-judge" for one in resources() if one["kind"] != "Namespace")


@pytest.mark.parametrize("name", WORKLOADS)
def test_pods_keep_to_the_restricted_standard(name: str) -> None:
    """Every field of the standard, as the admission controller asks for it; and a closed file system besides."""
    spec = pod(name)
    assert not {"hostNetwork", "hostPID", "hostIPC", "ephemeralContainers"} & set(spec)
    own = spec["securityContext"]
    assert own["runAsNonRoot"] is True and own["runAsUser"] > 0
    assert own["seccompProfile"]["type"] in {"RuntimeDefault", "Localhost"}
    assert {next(key for key in volume if key != "name") for volume in spec["volumes"]} <= {"emptyDir", "configMap"}
    for container in (*spec["containers"], *spec.get("initContainers", ())):
        context = container["securityContext"]
        assert context["allowPrivilegeEscalation"] is False and context["readOnlyRootFilesystem"] is True
        assert context["capabilities"] == {"drop": ["ALL"]} and "privileged" not in context
        assert all("hostPort" not in port for port in container["ports"])
        assert container["resources"]["limits"]["memory"] and container["resources"]["requests"]["cpu"]
    assert spec["automountServiceAccountToken"] is False
    assert spec["enableServiceLinks"] is False, "a service called rope-judge would set ROPE_JUDGE_PORT"
    labels = of("Namespace")[0]["metadata"]["labels"]
    assert labels["pod-security.kubernetes.io/enforce"] == "restricted"


@pytest.mark.parametrize(("name", "verb"), WORKLOADS.items())
def test_commands_and_settings_are_those_that_there_are(name: str, verb: str) -> None:
    (container,) = pod(name)["containers"]
    check_command(container["command"], verb)
    values = of("ConfigMap")[0]["data"]
    secrets = [one["name"] for one in container["env"]]
    check_settings({**values, **dict.fromkeys(secrets, "")})
    assert all("secretKeyRef" in one["valueFrom"] for one in container["env"])
    assert not {"DATABASE_URL", "ROPE_JUDGE_METRICS_TOKEN"} & set(values)
    assert Settings(**{key.removeprefix("ROPE_JUDGE_").lower(): value for key, value in values.items()}).classroom


def test_probes_ask_what_there_is_to_ask() -> None:
    (server,), (worker,) = pod("server")["containers"], pod("worker")["containers"]
    assert {server[f"{kind}Probe"]["httpGet"]["path"] for kind in ("startup", "liveness", "readiness")} == {
        "/healthz",
        "/readyz",
    }
    assert server["readinessProbe"]["httpGet"]["path"] == "/readyz"
    for kind in ("startup", "liveness"):
        assert worker[f"{kind}Probe"]["exec"]["command"] == ["python", "-m", pulse.__name__]
    assert pod("worker")["terminationGracePeriodSeconds"] >= 30


def test_nobody_talks_to_anybody_else() -> None:
    policies = {one["metadata"]["name"]: one["spec"] for one in of("NetworkPolicy")}
    assert policies["nobody"] == {"podSelector": {}, "policyTypes": ["Ingress", "Egress"]}
    for name in WORKLOADS:
        (deployment,) = of("Deployment", name)
        assert policies[name]["podSelector"]["matchLabels"] == deployment["spec"]["selector"]["matchLabels"]
        out = {port["port"] for rule in policies[name]["egress"] for port in rule["ports"]}
        assert out == {5432, 53}
        assert all("to" in rule for rule in policies[name]["egress"])
        assert all("from" in rule for rule in policies[name]["ingress"])
    ports = {name: {port["port"] for rule in policies[name]["ingress"] for port in rule["ports"]} for name in WORKLOADS}
    assert ports == {"server": {8000}, "worker": {9100}}


def test_workers_follow_the_queue_and_survive_maintenance() -> None:
    (scaler,) = of("HorizontalPodAutoscaler")
    target = scaler["spec"]["scaleTargetRef"]
    assert of(target["kind"], target["name"]) and "replicas" not in of("Deployment", target["name"])[0]["spec"]
    (metric,) = (one["external"]["metric"]["name"] for one in scaler["spec"]["metrics"])
    from app.metrics import Metrics

    assert metric in Metrics().text().decode()
    for name in WORKLOADS:
        (budget,) = of("PodDisruptionBudget", name)
        assert budget["spec"]["selector"] == of("Deployment", name)[0]["spec"]["selector"]
        assert budget["spec"]["maxUnavailable"] == 1, (
            "a budget that allows nobody to leave stops every upgrade of a node"
        )


def test_the_service_and_the_ingress_lead_to_the_server() -> None:
    (service,), (ingress,) = of("Service", "server"), of("Ingress")
    assert service["spec"]["selector"] == of("Deployment", "server")[0]["spec"]["selector"]["matchLabels"]
    (rule,) = ingress["spec"]["rules"]
    backend = rule["http"]["paths"][0]["backend"]["service"]
    assert backend["name"] == "server" and backend["port"]["name"] == service["spec"]["ports"][0]["name"]
    assert of("ConfigMap")[0]["data"]["ROPE_JUDGE_PUBLIC_URL"] == f"https://{rule['host']}"
