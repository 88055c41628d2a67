"""The analysis on its own, without the sandbox around it: Python itself reports what it is asked to execute."""

import json
import os
import subprocess
import sys

from tests.conftest import REPOSITORY
from tests.judge.completion.test_hostile import HOSTILE

REPORT = """
import json, sys
from judge.completion import analysis, child
child.warm_up()
events = []
sys.addaudithook(lambda event, arguments: events.append((event, str(arguments))) if event in WATCHED else None)
WATCHED = {"exec", "import", "os.system", "os.fork", "os.posix_spawn", "subprocess.Popen", "ctypes.dlopen"}
questions = json.load(sys.stdin)
answers = [analysis.answer(question) for question in questions]
print(json.dumps([events, len(answers), sorted({"os", "torch", "antigravity", "this"} & set(sys.modules))]))
"""
# Those that would do something; what only takes long is left to the service, which has a clock.
TEMPTING = list(HOSTILE)[: list(HOSTILE).index("endless inheritance")]


def test_python_is_never_asked_to_execute_or_to_import() -> None:
    questions = [
        {"what": what, "source": source, "line": len(lines), "column": len(lines[-1])}
        for source in (HOSTILE[name] for name in TEMPTING)
        for lines in [source.split("\n")]
        for what in ("complete", "signature", "syntax")
    ]
    done = subprocess.run(
        [sys.executable, "-c", REPORT], input=json.dumps(questions), capture_output=True, text=True, cwd=REPOSITORY
    )
    assert done.returncode == 0, done.stderr
    events, answered, modules = json.loads(done.stdout)
    assert events == []
    assert answered == len(questions) > 30
    assert modules == ["os"]


def test_the_stubs_are_those_of_the_installed_torch() -> None:
    check = [sys.executable, "scripts/stubs.py", "check"]
    done = subprocess.run(check, cwd=REPOSITORY, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_no_home_is_needed_and_none_is_looked_into() -> None:
    """A parser that keeps its cache there finds no stub at all for a user without a home."""
    ask = """
from judge.completion import static
static.settle()
print([name.name for name in static.script("import torch\\ntorch.chu").complete(2, 9)])
"""
    environment = {"HOME": "/dev/null", "XDG_CACHE_HOME": "/dev/null", "PATH": os.environ["PATH"]}
    done = subprocess.run([sys.executable, "-c", ask], cwd=REPOSITORY, env=environment, capture_output=True, text=True)
    assert "'chunk'" in done.stdout, done.stdout + done.stderr
