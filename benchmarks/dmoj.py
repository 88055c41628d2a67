"""DMOJ's judge from its package ``dmoj``, in a virtual environment of its own that only this benchmark needs:

    apt-get install gcc libseccomp-dev && python3 -m venv VENV && VENV/bin/pip install dmoj

What it grades is a program, so a driver stands behind the submission: the cases of one draw come from its stdin,
results go to its stdout as bytes in hexadecimal, and DMOJ's checker compares. All cases are one test case, so that
torch is imported once for a submission and not once for each case: the best that it can be given.

As it comes, its sandbox runs no torch. Three things were needed, and nothing else was changed: its Python may read the
folders of torch and of the interpreter; OpenMP and BLAS have one thread; and three system calls are allowed that it
refuses otherwise, and that end ``import torch`` as a run-time error: ``sched_setaffinity``, ``clock_nanosleep`` and
``mbind``.
"""

import json
import os
import sys
import sysconfig
from collections.abc import Mapping
from pathlib import Path
from typing import Any

_GRADER = """\
from dmoj.cptbox.filesystem_policies import RecursiveDir
from dmoj.executors.PY3 import Executor
from dmoj.graders.standard import StandardGrader


class Torch(Executor):
    fs = [RecursiveDir(path) for path in {readable!r}]
    syscalls = ["sched_setaffinity", "clock_nanosleep", "mbind"]

    def get_env(self):
        return {{**super().get_env(), "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}}


class Grader(StandardGrader):
    def _generate_binary(self):
        return Torch(self.problem.id, {head!r} + self.source + {tail!r})
"""


def command(venv: Path, folder: Path) -> list[str]:
    """How to start DMOJ's judge on the problem in ``folder``."""
    judge = Path(__file__).with_name("judges") / "dmoj_judge.py"
    return [str(venv / "bin" / "python"), "-P", str(judge), str(folder / "dmojrc.yml")]


def write_problem(folder: Path, given: Mapping[str, Any]) -> None:
    """The configuration, and the problem with its one test case."""
    problem = folder / "problems" / "rotate"
    problem.mkdir(parents=True)
    # -S keeps site-packages from DMOJ's Python, so the source gets them; JSON is YAML too
    head = f"import sys; sys.path[:0] = {[sysconfig.get_path('purelib'), sysconfig.get_path('platlib')]!r}\n"
    driver = Path(__file__).with_name("judges").joinpath("driver.py").read_text()
    tail = f"\n\n{driver}\n\nmain({given['entry']})\n"
    readable = sorted({sys.prefix, sys.base_prefix, os.path.realpath(sys.prefix), os.path.realpath(sys.base_prefix)})
    grader = _GRADER.format(readable=readable, head=head.encode(), tail=tail.encode())
    problem.joinpath("grader.py").write_text(grader)
    problem.joinpath("1.in").write_text("\n".join(given["input"]) + "\n")
    problem.joinpath("1.out").write_text("\n".join(given["output"]) + "\n")
    case = {"in": "1.in", "out": "1.out", "points": 1}
    config = {"custom_judge": "grader.py", "output_limit_length": 2**26, "test_cases": [case]}
    problem.joinpath("init.yml").write_text(json.dumps(config))
    settings = {"problem_storage_globs": [str(folder / "problems" / "*")], "runtime": {"python3": sys.executable}}
    folder.joinpath("dmojrc.yml").write_text(json.dumps(settings))
