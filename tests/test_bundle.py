"""What is vendored is what the sources and the lock file give, byte by byte; and the editor's own words."""

import filecmp
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from app.pages.editor_words import phrases
from tests.conftest import REPOSITORY, missing

FRONTEND, VENDOR = REPOSITORY / "frontend", REPOSITORY / "static" / "vendor"
EDITOR = {path.name: path.read_text("utf-8") for path in VENDOR.glob("editor*.js")}
_PHRASE = re.compile(r'\bphrase\((?:\w+, ?)?"((?:[^"\\]|\\.)+)"')
# Said by parts of CodeMirror that are not used: code is not folded here.
_UNUSED = {"folded code", "unfold", "to"}


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_the_bundle_is_built_from_the_lock_file(tmp_path: Path) -> None:
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        missing("no Node and npm on this machine")
        return
    sources = tmp_path / "frontend"
    shutil.copytree(FRONTEND, sources, ignore=shutil.ignore_patterns("node_modules"))
    (tmp_path / "static").mkdir()
    environment = os.environ | {"npm_config_cache": str(tmp_path / "cache"), "npm_config_update_notifier": "false"}
    for command in (["ci", "--ignore-scripts", "--no-audit", "--no-fund"], ["run", "build"]):
        done = subprocess.run([npm, *command], cwd=sources, env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
    built = tmp_path / "static" / "vendor"
    names = sorted(path.relative_to(built).as_posix() for path in built.rglob("*") if path.is_file())
    assert names == sorted(path.relative_to(VENDOR).as_posix() for path in VENDOR.rglob("*") if path.is_file())
    _same, different, strange = filecmp.cmpfiles(built, VENDOR, names, shallow=False)
    assert (different, strange) == ([], [])


def test_every_phrase_of_the_editor_has_its_words_in_chinese() -> None:
    said = {phrase for source in EDITOR.values() for phrase in _PHRASE.findall(source)} - _UNUSED
    assert {"Completions", "Go to line", "current match"} <= said
    chinese = phrases("zh")
    assert said <= set(chinese)
    assert all(re.search(r"[\u4e00-\u9fff]", words) for words in chinese.values())
    assert phrases("en") == {}


def test_the_search_panel_has_its_words_in_chinese() -> None:
    """Its phrases go through a function whose name the minifier takes away; they are asked for one by one."""
    panel = {"Find", "Replace", "next", "previous", "all", "match case", "by word", "regexp", "replace", "replace all"}
    assert all(f'"{phrase}"' in EDITOR["editor-search.js"] for phrase in panel)
    assert panel <= set(phrases("zh"))
