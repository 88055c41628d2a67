"""The tool that keeps translations complete, on catalogues made for the purpose."""

import gettext
import importlib.util
import io
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture
def tool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """``scripts/messages.py``, working in a folder of its own with one source file."""
    pytest.importorskip("babel")
    spec = importlib.util.spec_from_file_location("catalogues_tool", ROOT / "scripts" / "messages.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, module)
    spec.loader.exec_module(module)
    domain = module.Domain("judge", (("judge", "*.py"),), "judge/locale")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "DOMAINS", (domain,))
    (tmp_path / "judge").mkdir()
    source(tmp_path, '_("hello")', '_("{n} of {total}", n=f"{1}", total=2)')
    return module


def source(root: Path, *lines: str) -> None:
    (root / "judge" / "words.py").write_text("\n".join(lines) + "\n")


def translate(tool: ModuleType, **texts: str) -> None:
    path: Path = tool.DOMAINS[0].po
    content = path.read_text()
    for id, text in texts.items():
        marker = f'msgid "{ {"hello": "hello", "count": "{n} of {total}"}[id] }"\nmsgstr ""'
        assert marker in content
        content = content.replace(marker, marker[:-1] + f'{text}"')
    path.write_text(content)


def complaints(tool: ModuleType) -> list[str]:
    return [line.split(": ", 1)[1] for line in tool.problems(tool.DOMAINS[0])]


def test_a_text_without_translation_is_named(tool: ModuleType) -> None:
    assert tool.main("update") == 1
    assert complaints(tool) == ["no translation of 'hello'", "no translation of '{n} of {total}'"]


def test_complete_catalogues_are_quiet_and_work(tool: ModuleType) -> None:
    tool.main("update")
    translate(tool, hello="你好", count="{total} 个中的 {n} 个")
    assert tool.main("update") == 0
    assert tool.main("check") == 0
    domain = tool.DOMAINS[0]
    translations = gettext.GNUTranslations(io.BytesIO(domain.mo.read_bytes()))
    assert translations.gettext("hello") == "你好"
    assert translations.gettext("{n} of {total}") == "{total} 个中的 {n} 个"
    assert translations.gettext("unknown") == "unknown"


def test_the_same_sources_give_the_same_bytes(tool: ModuleType) -> None:
    tool.main("update")
    translate(tool, hello="你好")
    tool.main("update")
    domain = tool.DOMAINS[0]
    before = domain.po.read_bytes(), domain.mo.read_bytes()
    tool.main("update")
    assert (domain.po.read_bytes(), domain.mo.read_bytes()) == before


def test_a_translation_with_other_holes_is_refused(tool: ModuleType) -> None:
    tool.main("update")
    translate(tool, hello="你好", count="{n} 个")
    tool.main("update")
    assert complaints(tool) == ["other holes than in '{n} of {total}': '{n} 个'"]


def test_a_stale_compiled_catalogue_is_refused(tool: ModuleType) -> None:
    tool.main("update")
    translate(tool, hello="你好", count="{total}/{n}")
    assert any("is not what the .po compiles to" in line for line in complaints(tool))


def test_texts_that_are_gone_are_dropped_by_update_and_named_by_check(tool: ModuleType, tmp_path: Path) -> None:
    tool.main("update")
    translate(tool, hello="你好", count="{total}/{n}")
    tool.main("update")
    source(tmp_path, '_("hello")')
    assert complaints(tool)[0] == "no longer used: '{n} of {total}'"
    assert tool.main("update") == 0


def test_what_is_marked_has_to_be_a_literal(tool: ModuleType, tmp_path: Path) -> None:
    source(tmp_path, "_(name)")
    with pytest.raises(SystemExit, match=r"judge/words\.py:1: .*literal"):
        tool.main("check")


@pytest.mark.parametrize(
    ("text", "holes"),
    [("plain", set()), ("{a} {b}", {"a", "b"}), ("{en:.{all}}", {"en", "all"}), ("{{a}}", set())],
)
def test_holes_are_read_as_format_does(tool: ModuleType, text: str, holes: set[str]) -> None:
    assert tool._holes(text) == holes
