"""How ``make`` installs: which Python, and where torch comes from. The tools are stand-ins that take notes."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LOCKS = ("requirements.lock", "requirements-dev.lock", "requirements-truth.lock")
TORCH = next(line for line in (ROOT / "requirements.lock").read_text().splitlines() if line.startswith("torch=="))

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="platform: make and sh are not there")

FAKE_PYTHON = """#!/bin/sh
echo "$*" >>"$LOG"
case "$*" in
  "-m pip config list") printf '%s' "$PIP_SAYS" ;;
  *importlib.metadata*) exit "$TORCH_MISSING" ;;
  "-m compileall"*) echo "compile with dont_write=${PYTHONDONTWRITEBYTECODE-unset}" >>"$LOG" ;;
esac
"""
OLD_PYTHON = """#!/bin/sh
case "$1" in --version) echo "Python 3.9.2" ;; *) exit 1 ;; esac
"""
NEW_PYTHON = """#!/bin/sh
case "$1" in --version) echo "Python 3.12.1" ;; *) exit 0 ;; esac
"""


def executable(path: Path, content: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content)
    path.chmod(0o755)
    return path


class Checkout:
    """A checkout whose ``.venv`` is a stand-in."""

    def __init__(self, root: Path) -> None:
        self.root = root
        shutil.copytree(ROOT / "scripts", root / "scripts")
        for name in ("Makefile", *LOCKS, "pyproject.toml"):
            shutil.copy(ROOT / name, root)
        executable(root / ".venv" / "bin" / "python", FAKE_PYTHON)

    def make(self, target: str, *, pip_says: str = "", torch_missing: bool = True, **environ: str) -> list[str]:
        """Run ``make target``; returns how the stand-in was called."""
        return self.run(["make", target], pip_says=pip_says, torch_missing=torch_missing, **environ)

    def run(self, command: list[str], *, pip_says: str = "", torch_missing: bool = True, **environ: str) -> list[str]:
        """Run ``command``; returns how the stand-in was called."""
        log = self.root / "log"
        log.unlink(missing_ok=True)
        known = {k: v for k, v in os.environ.items() if not k.startswith(("MAKE", "MFLAGS", "TORCH", "PIP_"))}
        done = subprocess.run(
            command,
            cwd=self.root,
            env=known | {"LOG": str(log), "PIP_SAYS": pip_says, "TORCH_MISSING": str(int(torch_missing))} | environ,
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        self.out = done.stdout
        return log.read_text().splitlines() if log.exists() else []

    def installs(self, target: str = "install", *, pip_says: str = "", **environ: str) -> list[str]:
        """What pip was told to install."""
        called = self.make(target, pip_says=pip_says, torch_missing=True, **environ)
        return [line.removeprefix("-m pip ") for line in called if line.startswith("-m pip install")]


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_torch_alone_comes_from_its_own_index(checkout: Checkout) -> None:
    first, *rest = checkout.installs()
    assert first == f"install -q --no-deps --index-url https://download.pytorch.org/whl/cpu {TORCH}"
    assert rest == ["install -q -r requirements.lock", "install -q --no-deps --no-build-isolation --editable ."]


def test_another_torch_index_can_be_named(checkout: Checkout) -> None:
    first, *rest = checkout.installs(TORCH_INDEX="https://example.org/cpu")
    assert first == f"install -q --no-deps --index-url https://example.org/cpu {TORCH}"
    assert not any("example.org" in line for line in rest)


@pytest.mark.parametrize(
    "setting",
    [
        "global.index-url='https://example.org/simple'",
        "global.extra-index-url='https://example.org/simple'",
        ":env:.find-links='/srv/wheels'",
        "install.no-index='true'",
    ],
)
def test_where_pip_is_told_where_to_look_that_is_used_as_it_is(checkout: Checkout, setting: str) -> None:
    lines = checkout.installs(pip_says=f"global.timeout='60'\n{setting}\n")
    assert lines[0] == "install -q -r requirements.lock"
    assert not any("--index-url" in line for line in lines)


def test_other_settings_of_pip_do_not_count(checkout: Checkout) -> None:
    assert "--index-url" in checkout.installs(pip_says="global.timeout='60'\n:env:.cert='/etc/index-url.pem'\n")[0]


def test_a_torch_that_is_there_is_left_alone(checkout: Checkout) -> None:
    lines = checkout.make("install", torch_missing=False)
    assert not any("torch==" in line for line in lines if line.startswith("-m pip install"))
    assert "is installed already" in checkout.out


def test_bytecode_is_compiled_whatever_the_environment_says(checkout: Checkout) -> None:
    assert "compile with dont_write=unset" in checkout.make("install", PYTHONDONTWRITEBYTECODE="1", PIP_NO_COMPILE="1")


def test_the_second_time_nothing_is_done_and_a_new_lock_is_noticed(checkout: Checkout) -> None:
    assert checkout.make("install")
    assert checkout.make("install") == []
    lock = checkout.root / "requirements.lock"
    later = (checkout.root / ".venv" / "installed").stat().st_mtime + 5
    os.utime(lock, (later, later))
    assert checkout.make("install")


def test_the_tools_of_the_tests_come_with_the_rest(checkout: Checkout) -> None:
    executable(checkout.root / ".venv" / "bin" / "pytest", '#!/bin/sh\necho ran "$@"\n')
    installed = checkout.installs("test")
    assert "install -q -r requirements-dev.lock" in installed
    assert "install -q --no-deps -r requirements-truth.lock" in installed
    assert "ran" in checkout.out
    assert "make test took" in checkout.out
    assert checkout.make("install") == [], "what the tests need includes what serving needs"


def test_a_service_has_its_extras_in_the_versions_that_are_tested(checkout: Checkout) -> None:
    lines = checkout.run(["scripts/install", "service"])
    assert "-m pip install -q -r requirements.lock" in lines
    [extras] = [line for line in lines if "--editable" in line]
    assert extras.endswith("--constraint requirements-dev.lock --editable .[postgres,lti]")
    assert "--no-deps" not in extras


def test_it_says_how_long_it_took(checkout: Checkout) -> None:
    checkout.make("install")
    assert "rope-judge: installed in " in checkout.out


def find_python(path: Path, **environ: str) -> "subprocess.CompletedProcess[str]":
    tools = path / "tools"
    for tool in ("tail", "sh", "env"):
        tools.mkdir(exist_ok=True)
        found = shutil.which(tool)
        assert found
        (tools / tool).symlink_to(found)
    return subprocess.run(
        [str(ROOT / "scripts" / "find-python")],
        env={"PATH": f"{path / 'bin'}{os.pathsep}{tools}"} | environ,
        capture_output=True,
        text=True,
        timeout=30,
    )


def test_an_old_python_is_passed_over(tmp_path: Path) -> None:
    executable(tmp_path / "bin" / "python3", OLD_PYTHON)
    executable(tmp_path / "bin" / "python3.12", NEW_PYTHON)
    done = find_python(tmp_path)
    assert (done.returncode, done.stdout) == (0, "python3.12\n")


def test_without_a_new_enough_python_it_says_what_to_do(tmp_path: Path) -> None:
    executable(tmp_path / "bin" / "python3", OLD_PYTHON)
    done = find_python(tmp_path)
    assert done.returncode == 1
    assert "needs Python 3.11 or newer; here python3 is Python 3.9.2" in done.stderr
    assert "make serve PYTHON=" in done.stderr


def test_a_python_that_was_chosen_is_used_or_refused_by_name(tmp_path: Path) -> None:
    new = executable(tmp_path / "mine" / "python", NEW_PYTHON)
    old = executable(tmp_path / "old" / "python", OLD_PYTHON)
    assert find_python(tmp_path, PYTHON=str(new)).stdout == f"{new}\n"
    shutil.rmtree(tmp_path / "tools")
    refused = find_python(tmp_path, PYTHON=str(old))
    assert refused.returncode == 1
    assert f"PYTHON={old} is Python 3.9.2" in refused.stderr


def test_the_lock_pins_everything_exactly_and_holds_no_host_and_no_cuda() -> None:
    for name in LOCKS:
        lines = [line for line in (ROOT / name).read_text().splitlines() if not line.startswith("#")]
        for line in lines:
            requirement, _semicolon, _marker = line.partition(" ; ")
            assert requirement.count("==") == 1, line
            assert "//" not in line
            assert "+" not in line
            assert not line.startswith(("nvidia", "cuda", "triton"))


def test_the_lock_of_the_tests_agrees_with_the_lock_of_the_service() -> None:
    pins = [set((ROOT / name).read_text().splitlines()[4:]) for name in ("requirements.lock", "requirements-dev.lock")]
    assert pins[0] <= pins[1]
