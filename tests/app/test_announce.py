"""What the server says when it starts."""

from pathlib import Path

import pytest

from app.announce import announcement
from app.enclosure import Enclosure
from app.settings import Settings
from judge.message import Lang, Message
from judge.sandbox.posture import Layer, Posture

LAYERS = (Layer("seccomp", "on", Message("default deny")), Layer("uid", "off", Message("not started as root")))
STRICT, PROCESS = Posture("strict", LAYERS, {}), Posture("process", LAYERS, {})
BARE, CONTAINER = Enclosure(False), Enclosure(True, ("--read-only --tmpfs /tmp", "--memory 2g"))


def said(
    posture: Posture = STRICT, around: Enclosure = BARE, lang: Lang = "en", port: int = 8000, host: str = "127.0.0.1"
) -> list[str]:
    settings = Settings(host=host, data=Path("/somewhere/data"))
    return list(announcement(settings, posture, around, port=port, lang=lang))


def test_one_person_is_told_of_the_sandbox_in_one_line() -> None:
    lines = said()
    assert len(lines) == 3
    assert "/somewhere/data" in lines[0] and "strict" in lines[1]
    assert lines[2] == "http://127.0.0.1:8000"
    assert "rope-judge doctor" in said(PROCESS)[1]


def test_others_are_told_of_each_layer() -> None:
    lines = said(host="0.0.0.0")
    assert "  + seccomp: default deny" in lines
    assert "  - uid: not started as root" in lines


@pytest.mark.parametrize(
    ("host", "start"),
    [
        ("0.0.0.0", "http://localhost:7 ("), ("::", "http://localhost:7 ("), ("", "http://localhost:7 ("),
        ("::1", "http://[::1]:7"), ("judge.example", "http://judge.example:7"),
    ],
)  # fmt: skip
def test_the_address_can_be_opened(host: str, start: str) -> None:
    assert said(host=host, port=7)[-1].startswith(start)


def test_in_a_container_it_says_what_could_be_tighter_and_whose_port_that_is() -> None:
    lines = said(around=CONTAINER, host="0.0.0.0")
    assert any(line.endswith("docker run --read-only --tmpfs /tmp --memory 2g") for line in lines)
    assert "published" in lines[-1]
    assert any("no capabilities" in line for line in said(around=Enclosure(True), host="0.0.0.0"))


def test_in_chinese() -> None:
    text = "\n".join(said(around=CONTAINER, host="0.0.0.0", lang="zh"))
    assert "数据" in text and "沙箱" in text and "容器" in text
