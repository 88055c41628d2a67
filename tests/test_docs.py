"""What the documents say exists: commands, options, files, links; and both READMEs say the same."""

import re
import subprocess
from functools import cache
from pathlib import Path

import pytest
import typer

ROOT = Path(__file__).resolve().parents[1]
READMES = ("README.md", "README.zh.md")
DOCUMENTS = sorted([*(ROOT / name for name in READMES), ROOT / "CHANGELOG.md", *(ROOT / "docs").glob("*.md")])


def text(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def code(name: str) -> list[str]:
    """Everything set as code: fenced blocks without their comments, and spans."""
    blocks = re.findall(r"```\w*\n(.*?)```", text(name), flags=re.DOTALL)
    spans = re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", text(name), flags=re.DOTALL))
    return [re.sub(r"\s*#.*", "", line) for block in blocks for line in block.splitlines()] + spans


@cache
def verbs() -> dict[str, set[str]]:
    """The verbs of the operator's command with their options."""
    from practice.verbs import commands

    group = typer.main.get_command(commands(operator=True))
    assert isinstance(group, typer.core.TyperGroup)
    return {
        name: {
            option
            for parameter in command.params
            for option in getattr(parameter, "opts", ())
            if option.startswith("--")
        }
        for name, command in group.commands.items()
    }


@pytest.mark.parametrize("name", READMES)
def test_every_make_target_that_is_named_exists(name: str) -> None:
    targets = set(re.findall(r"^([a-z-]+):", text("Makefile"), flags=re.MULTILINE))
    named = {target for line in code(name) for target in re.findall(r"^make ([a-z-]+)", line)}
    assert named >= {"serve", "test", "check"}
    assert named <= targets


@pytest.mark.parametrize("name", READMES)
def test_every_verb_is_explained_and_exists(name: str) -> None:
    table = {row.split()[0] for row in re.findall(r"^\| `([a-z]+(?: [^`]*)?)` \|", text(name), flags=re.MULTILINE)}
    operators = {"serve", "worker", "migrate", "teacher-link", "backup", "restore", "support-bundle"}
    assert table == set(verbs()) - operators
    assert all(f"`{verb}`" in text(name) for verb in operators)
    used = {verb for line in code(name) for verb in re.findall(r"practice/judge\.py ([a-z]+)(?=\s|$)", line)}
    assert used <= set(verbs())


@pytest.mark.parametrize("name", READMES)
def test_every_option_that_is_named_exists(name: str) -> None:
    known = {"--lang", "--no-deps", "--no-build-isolation"}.union(*verbs().values())
    ours = [line for line in code(name) if not line.startswith("docker ")]
    named = {option for line in ours for option in re.findall(r"(?<![\w-])--[a-z][a-z-]+", line)}
    assert named <= known


@pytest.mark.parametrize("name", READMES)
def test_every_option_of_test_is_named(name: str) -> None:
    named = {option for line in code(name) for option in re.findall(r"(?<![\w-])--[a-z]+", line)}
    assert verbs()["test"] - {"--help"} <= named


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", path.read_text("utf-8")):
        if not target.startswith(("http://", "https://", "#")):
            assert (path.parent / target.partition("#")[0]).exists(), target


@pytest.mark.parametrize("name", READMES)
def test_folders_in_the_layout_exist(name: str) -> None:
    folders = re.findall(r"`([a-z]+/)`", text(name))
    assert {"problems/", "judge/", "practice/", "app/"} <= set(folders)
    assert all((ROOT / folder).is_dir() for folder in folders)


def test_both_readmes_have_the_same_shape_and_commands() -> None:
    english, chinese = (text(name) for name in READMES)
    shape = [
        re.findall(r"^(#+) ", re.sub(r"```.*?```", "", t, flags=re.DOTALL), flags=re.MULTILINE)
        for t in (english, chinese)
    ]
    assert shape[0] == shape[1]
    blocks = [re.findall(r"```(sh|python|)\n(.*?)```", t, flags=re.DOTALL) for t in (english, chinese)]
    commands = [
        [re.sub(r"\s*#.*", "", body) for language, body in found if language or "venv" in body] for found in blocks
    ]
    assert commands[0] == commands[1]
    links = [
        sorted(re.findall(r"\]\(((?!README)[^)]+)\)", t))
        for t in (english, chinese.replace(".zh.md)", ".md)").replace(".zh.", ".en."))
    ]
    assert links[0] == links[1]
    rows = [re.findall(r"^\| `([^`]+)`", t, flags=re.MULTILINE) for t in (english, chinese)]
    assert rows[0] == rows[1]


def test_make_help_lists_every_target() -> None:
    done = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, timeout=30)
    makefile = text("Makefile")
    phony = re.search(r"^\.PHONY: (.*)$", makefile, flags=re.MULTILINE)
    assert phony
    assert set(re.findall(r"^  make ([a-z-]+) ", done.stdout, flags=re.MULTILINE)) == set(phony[1].split())


def test_the_repository_names_no_machine() -> None:
    """Nothing tracked speaks of one machine's folders, or of package hosts other than the documented torch index."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True)
    if listed.returncode:
        pytest.skip("platform: no git checkout")
    here = str(ROOT)
    hosts = re.compile(r"https?://(?!example\.org)[^\s\"')]*(?:pypi|simple|wheels?)\b")
    for name in listed.stdout.rstrip("\0").split("\0"):
        path = ROOT / name
        if path.suffix in {".md", ".py", ".toml", ".lock", ".yaml", ".yml", ""} and path.is_file():
            content = path.read_text("utf-8", errors="replace")
            assert len(here) < 6 or here + "/" not in content, name
            assert not hosts.search(content) or name in {"frontend/package-lock.json"}, name


@pytest.mark.parametrize(("name", "part"), [("docs/classroom.md", "msgid"), ("docs/classroom.zh.md", "msgstr")])
def test_what_the_teacher_s_guide_has_in_bold_is_written_on_a_page(name: str, part: str) -> None:
    words = re.findall(rf'^{part} "(.*)"$', text("app/locale/zh/LC_MESSAGES/app.po"), flags=re.MULTILINE)
    bold = {" ".join(found.split()) for found in re.findall(r"\*\*([^*]+)\*\*", text(name))}
    assert len(bold) > 30
    missing = [
        found
        for found in bold - {"bold", "粗体"}
        if not re.match("[✓✗…]", found) and not any(found in word for word in words)
    ]
    assert missing == []
