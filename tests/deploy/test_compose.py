"""compose.yaml: read by a program that would run it; confined like the image's documentation says; our own words."""

import json
import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from tests.deploy.command import check_command, check_settings

ROOT = Path(__file__).parents[2]
WORKERS = {"worker-1", "worker-2"}


@cache
def services() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]
    return found


def test_a_program_that_runs_such_files_reads_it(tmp_path: Path) -> None:
    shutil.copy(ROOT / "compose.yaml", tmp_path)
    program = [sys.executable, "-m", "podman_compose", "--file", str(tmp_path / "compose.yaml"), "config"]
    env = {name: value for name, value in os.environ.items() if not name.startswith(("POSTGRES", "ROPE_JUDGE"))}
    without = subprocess.run(program, env=env, capture_output=True, text=True, cwd=tmp_path)
    assert without.returncode and ".env.example" in without.stderr, "nothing starts with an empty password"
    (tmp_path / ".env").write_text((ROOT / ".env.example").read_text().replace("PASSWORD=", "PASSWORD=abc123"))
    done = subprocess.run(program, env=env, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    read = yaml.safe_load(done.stdout)["services"]
    assert set(read) == {"server", "postgres", *WORKERS}
    addresses = {one["environment"]["DATABASE_URL"] for name, one in read.items() if name != "postgres"}
    assert addresses == {"postgresql://rope_judge:abc123@postgres:5432/rope_judge"}
    assert read["postgres"]["environment"]["POSTGRES_PASSWORD"] == "abc123"


def test_every_service_is_closed_as_far_as_it_can_be() -> None:
    options = (ROOT / "docs/image.md").read_text()
    assert (
        "--read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges --memory 2g --pids-limit 512"
        in options
    )
    for name, one in services().items():
        assert one["read_only"] is True and one["cap_drop"] == ["ALL"] and one["pids_limit"] == 512, name
        assert one["security_opt"] == ["no-new-privileges:true"], name
        assert any(place.startswith("/tmp") for place in one["tmpfs"]), name
        assert one["healthcheck"]["test"][0] == "CMD" and one["restart"] == "unless-stopped", name
        assert not {"privileged", "network_mode", "devices", "user"} & set(one), name
        assert ("ports" in one) == (name == "server"), "only the server can be reached"
        assert ("cap_add" in one) == (name == "postgres")
    assert "outer" not in {network for name in WORKERS for network in services()[name]["networks"]}


def test_commands_and_settings_are_those_that_there_are() -> None:
    check_command(services()["server"]["command"], "serve")
    for name in WORKERS:
        check_command(services()[name]["command"], "worker")
    for name in ("server", *WORKERS):
        check_settings(dict.fromkeys(services()[name]["environment"], ""))
        test = services()[name]["healthcheck"]["test"]
        assert test[:3] == ["CMD", "python", "-m"] and (ROOT / f"{test[3].replace('.', '/')}.py").is_file()
        seconds = int(services()[name]["stop_grace_period"].removesuffix("s"))
        assert seconds >= 30, "a worker finishes what it judges"


def test_what_has_to_be_set_stands_in_the_example() -> None:
    wanted = set(re.findall(r"\$\{(\w+)", json.dumps(services())))
    offered = set(re.findall(r"^(\w+)=", (ROOT / ".env.example").read_text(), flags=re.MULTILINE))
    assert offered <= wanted and wanted - offered <= {"ROPE_JUDGE_IMAGE", "ROPE_JUDGE_MEMORY", "POSTGRES_IMAGE"}
    assert re.search(r"^POSTGRES_PASSWORD=$", (ROOT / ".env.example").read_text(), flags=re.MULTILINE)
    assert "/.env\n" in (ROOT / ".gitignore").read_text()
