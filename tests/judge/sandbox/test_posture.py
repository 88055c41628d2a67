"""The posture is what a probe found, layer by layer, and the level follows from it alone."""

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace

import pytest

from judge.engine import Engine
from judge.errors import InternalError
from judge.sandbox import policy, posture
from judge.sandbox.keeper import Keeper

pytestmark = pytest.mark.needs_linux


@pytest.fixture(scope="module")
def bare() -> Iterator[Keeper]:
    """A warm process without any layer."""
    layers = frozenset({"seccomp", "landlock", "namespaces", "uid"})
    keeper = Keeper(policy.for_this_host(without=layers))
    keeper.start()
    yield keeper
    keeper.close()


def test_this_machine_confines_strictly(engine: Engine) -> None:
    found = engine.posture.findings
    assert engine.posture.level == "strict", found
    assert (found["read"], found["write"]) == ([], [])
    assert (found["seccomp"], found["no_new_privs"], found["open_files"]) == (2, 1, 1)
    assert {layer.state for layer in engine.posture.layers} <= {"on", "off"}
    assert found["thread"] is True


def test_without_layers_the_level_is_process_and_says_why(bare: Keeper) -> None:
    found = posture.probe(bare)
    assert found.level == "process"
    assert found.findings["inet"] is True
    assert "/etc/passwd" in found.findings["read"]  # type: ignore[operator]
    notes = {layer.name: str(layer.note) for layer in found.layers if layer.state == "off"}
    assert set(notes) >= {"seccomp", "landlock", "namespaces"}
    assert "switched off" in notes["landlock"]


@pytest.mark.parametrize("layer", ["landlock", "namespaces", "uid"])
def test_strict_holds_without_one_of_the_layers_that_overlap(layer: str) -> None:
    without = frozenset({layer, "uid"}) if layer == "landlock" else frozenset({layer})
    keeper = Keeper(policy.for_this_host(without=without))
    keeper.start()
    try:
        found = posture.probe(keeper)
    finally:
        keeper.close()
    hidden = policy.for_this_host().namespaces
    expected = "process" if layer == "landlock" and not hidden else "strict"
    assert found.level == expected, json.dumps(found.findings)


CAPABLE_OF_NOTHING = """
import json
from judge.sandbox import policy, posture
from judge.sandbox.keeper import Keeper

wanted = policy.for_this_host()
keeper = Keeper(wanted)
keeper.start()
found = posture.probe(keeper)
keeper.close()
print(json.dumps({"level": found.level, "uid": str(wanted.missing["uid"]), "findings": found.findings}))
"""


@pytest.mark.needs_root
def test_root_without_capabilities_is_strict_too() -> None:
    """As in ``docker run --user 0 --cap-drop ALL``: children cannot get users of their own."""
    bare = ["setpriv", "--inh-caps=-all", "--bounding-set=-all"]
    command = [*bare, sys.executable, "-c", CAPABLE_OF_NOTHING]
    done = subprocess.run(command, cwd=policy.ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert "SETUID" in found["uid"]
    assert found["level"] == "strict", found
    assert found["findings"]["uid"] == found["findings"]["capabilities"] == 0


def test_without_the_filter_it_is_never_strict() -> None:
    keeper = Keeper(policy.for_this_host(without=frozenset({"seccomp"})))
    keeper.start()
    try:
        assert posture.probe(keeper).level == "process"
    finally:
        keeper.close()


def test_a_filter_that_cannot_be_installed_stops_the_child() -> None:
    """A broken layer is an error of ours, not a weaker child that runs code all the same."""
    broken = replace(policy.for_this_host(), bpf="00" * 8)
    keeper = Keeper(broken)
    keeper.start()
    try:
        with pytest.raises(InternalError, match="probe failed"):
            posture.probe(keeper)
    finally:
        keeper.close()
