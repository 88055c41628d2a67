"""What stays visible in the namespaces, wherever it lies."""

import json
import subprocess
import sys
import tempfile

import pytest

from judge.sandbox.policy import ROOT

if sys.platform != "linux":
    pytest.skip("platform: namespaces are Linux's", allow_module_level=True)

from judge.sandbox import namespaces

SEEN = """
import json, os, sys
from judge.sandbox import namespaces
kept, place = sys.argv[1:]
namespaces.enter()
namespaces.hide_files([kept, "/usr"], [])
print(json.dumps([os.listdir(path) for path in (kept, place)]))
"""


@pytest.mark.skipif(not namespaces.available(), reason="host: no namespaces")
@pytest.mark.parametrize("place", ["/tmp", "/var/tmp"])
def test_what_lies_where_the_new_root_would_be_made_stays_visible(place: str) -> None:
    """An environment in a folder for temporary files lost its packages: they were covered before they were bound."""
    with tempfile.TemporaryDirectory(dir=place) as kept, tempfile.TemporaryDirectory(dir=place):
        with open(f"{kept}/package", "w"):
            pass
        command = [sys.executable, "-c", SEEN, kept, place]
        found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
        assert found.returncode == 0, found.stderr
        assert json.loads(found.stdout) == [["package"], [kept.rpartition("/")[2]]]
