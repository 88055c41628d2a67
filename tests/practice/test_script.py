"""``practice/judge.py`` as a program: found from anywhere, installed or not, judging in the real sandbox."""

import json
import os
import signal
import site
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

import pytest

from judge.problem import Catalogue
from judge.report import Report
from judge.verdict import Verdict
from practice.progress import Progress

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "practice" / "judge.py"
Program = Callable[..., Any]

WRONG_SIGN = "import torch\n\n\ndef rotate_half(x):\n    a, b = x.chunk(2, -1)\n    return torch.cat((b, -a), -1)\n"
# What the command line has to work without: the server's dependencies.
WEB = ("alembic", "fastapi", "limits", "jinja2", "prometheus_client", "sqlalchemy", "starlette", "structlog", "uvicorn")


def solution() -> str:
    return Catalogue.load().find("rotate-half").solution


@pytest.mark.parametrize("where", ["root", "practice", "elsewhere"])
@pytest.mark.parametrize("installed", [True, False], ids=["installed", "not installed"])
def test_it_finds_its_package_from_any_folder(workspace: Path, tmp_path: Path, where: str, installed: bool) -> None:
    folder = {"root": ROOT, "practice": ROOT / "practice", "elsewhere": tmp_path}[where]
    command = [sys.executable, str(ROOT / "practice" / "judge.py"), "list"]
    environ = dict(os.environ)
    if not installed:  # -S: no .pth file is read, so the editable install is not there
        command.insert(1, "-S")
        environ["PYTHONPATH"] = os.pathsep.join(site.getsitepackages())
    done = subprocess.run(command, cwd=folder, env=environ, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert "rotate-half" in done.stdout


def test_it_is_found_by_a_relative_path(workspace: Path) -> None:
    done = subprocess.run(
        [sys.executable, "judge.py", "list"], cwd=ROOT / "practice", capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0


def test_no_module_of_practice_hides_one_of_python() -> None:
    names = {path.stem for path in (ROOT / "practice").glob("*.py")}
    assert not names & sys.stdlib_module_names


def test_listing_does_not_import_torch_or_the_web(workspace: Path) -> None:
    code = (
        "import sys; sys.argv = ['practice/judge.py', 'list']\n"
        "from practice.main import main; assert main() == 0\n"
        f"print('heavy:', sorted({{'torch', 'numpy', *{WEB!r}}} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.stdout.endswith("heavy: []\n"), done.stdout + done.stderr


def test_judging_works_without_the_web_dependencies(workspace: Path) -> None:
    code = (
        f"import sys; sys.modules.update(dict.fromkeys({WEB!r}))\n"
        "sys.argv = ['practice/judge.py', 'test', 'rotate-half', '-', '--json']\n"
        "from practice.main import main; sys.exit(main())"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, input=solution(), capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert Report.model_validate_json(done.stdout).verdict is Verdict.AC


def test_a_right_answer_is_accepted_and_remembered(program: Program, workspace: Path) -> None:
    program("start", "rotate-half")
    (workspace / "rotate-half.py").write_text(solution())
    said = program(str(Catalogue.load()["rotate-half"].number))  # a number alone means `test`
    assert said.code == 0, said.err
    assert said.out.startswith(" AC  accepted  rotate-half")
    assert "Solved. Next:" in said.out or "Solved, and with it" in said.out
    assert said.err == ""
    assert "\x1b" not in said.out
    assert Progress(workspace).entry("rotate-half").solved is not None


def test_doctor_says_what_is_confined(program: Program) -> None:
    said = program("doctor", "--json")
    assert said.code == 0, said.err
    found = json.loads(said.out)
    assert found["level"] in ("strict", "process")
    assert found["trial"]["verdict"] == "AC"
    assert all(layer["state"] in ("on", "off", "failed") for layer in found["layers"])
    assert "torch" in found["versions"]


class Watched:
    """A running ``watch``, read line by line as a person would."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        assert process.stdout is not None
        self.out: IO[str] = process.stdout

    def until(self, part: str) -> str:
        """The next line that contains ``part``."""
        for line in self.out:
            if part in line:
                return line
        raise AssertionError(f"the watch ended before it said {part!r}")


@pytest.mark.skipif(sys.platform == "win32", reason="platform: ended by SIGINT")
def test_watch_judges_every_save_without_a_new_start(workspace: Path) -> None:
    command = [sys.executable, "-u", str(ROOT / "practice" / "judge.py"), "watch", "rotate-half"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=ROOT) as process:
        try:
            watched = Watched(process)
            watched.until(" RTE ")  # the starter is made and judged at once
            watched.until("watching")
            time.sleep(0.3)  # the watch on the folder begins a moment after the line that announces it
            (workspace / "rotate-half.py").write_text(WRONG_SIGN)
            watched.until(" WA ")
            watched.until("waiting for the next save")
            replaced = workspace / "rotate-half.new"
            replaced.write_text(solution())
            saved = time.perf_counter()
            replaced.rename(workspace / "rotate-half.py")  # as editors save
            watched.until(" AC ")
            assert time.perf_counter() - saved < 1.5, "far less than a new `import torch` on a machine that is busy"
            watched.until("waiting for the next save")
            process.send_signal(signal.SIGINT)
            assert process.wait(10) == 0
            assert watched.out.read() == ""
        finally:
            process.kill()
    assert Progress(workspace).entry("rotate-half").attempts == 3


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="platform: has no /dev/full")
@pytest.mark.parametrize("words", ["list", "--help", "test hand-rotate", "test hand-rotate --json"])
def test_a_full_disk_behind_standard_output_is_named(program: Program, words: str) -> None:
    program("start", "hand-rotate")
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, str(SCRIPT), *words.split()], stdout=full, stderr=subprocess.PIPE, text=True, timeout=60
        )
    assert done.returncode == 2
    assert done.stderr == "cannot write to standard output: No space left on device\n"


@pytest.mark.skipif(sys.platform == "win32", reason="platform: needs a POSIX shell")
def test_closed_streams_are_no_error_of_the_judge(workspace: Path) -> None:
    def shell(line: str) -> subprocess.CompletedProcess[str]:
        command = line.replace("judge", f"{sys.executable} {SCRIPT}", 1)
        return subprocess.run(["sh", "-c", command], capture_output=True, text=True, timeout=60)

    closed = shell("judge list >&-")
    assert closed.returncode == 2
    assert closed.stderr == "standard output is closed: there is nowhere to print to\n"
    assert shell("judge list >&- 2>&- <&-").returncode == 2
    quiet = shell("judge list 2>&- <&-")
    assert (quiet.returncode, quiet.stderr) == (0, "")
    assert "rotate-half" in quiet.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="platform: ended by SIGINT")
def test_an_interrupt_while_modules_are_imported_is_no_error(workspace: Path, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(
        "import sys\n"
        "class Interrupt:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'practice.main': raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Interrupt())\n"
    )
    environ = os.environ | {"PYTHONPATH": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, str(SCRIPT), "list"], env=environ, capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


@pytest.mark.skipif(sys.platform == "win32", reason="platform: symbolic links need a privilege, ended by SIGINT")
def test_watch_sees_saves_of_what_a_link_leads_to_and_needs_no_progress(workspace: Path, tmp_path: Path) -> None:
    target = tmp_path / "elsewhere" / "mine.txt"
    target.parent.mkdir()
    target.write_text("seed = 1\n")
    workspace.mkdir()
    (workspace / "hand-rotate.txt").symlink_to(target)
    (workspace / "progress.json").mkdir()
    command = [sys.executable, "-u", str(SCRIPT), "watch", "hand-rotate"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=ROOT) as process:
        try:
            watched = Watched(process)
            watched.until(" WA ")
            watched.until("progress was not saved")
            watched.until("watching")
            time.sleep(0.3)
            target.write_text("nonsense")
            watched.until(" CE ")
            watched.until("waiting for the next save")
            process.send_signal(signal.SIGINT)
            assert process.wait(10) == 0
        finally:
            process.kill()
