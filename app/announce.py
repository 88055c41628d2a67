"""What the server says at its start: where the data is, how well submissions are confined, where it can be reached."""

from collections.abc import Iterator
from pathlib import Path

from app.enclosure import Enclosure
from app.i18n import _
from app.settings import Settings
from judge.message import Lang, Message
from judge.sandbox.posture import Posture

MARKS = {"on": "+", "off": "-", "failed": "!"}


def announcement(settings: Settings, posture: Posture, enclosure: Enclosure, *, port: int, lang: Lang) -> Iterator[str]:
    """Line by line, the address last. Who serves nobody but themselves is told of the sandbox in one line."""
    place = settings.storage
    kept = str(settings.data.absolute()) if isinstance(place, Path) else str(place)
    yield _("Data: {folder}", folder=kept).text(lang)
    yield _confined(posture).text(lang)
    if not settings.loopback:
        for layer in posture.layers:
            yield f"  {MARKS[layer.state]} {layer.name}: {layer.note.text(lang)}"
        yield from (f"  {line.text(lang)}" for line in _around(enclosure))
    yield address(settings, port, enclosure, lang)


def address(settings: Settings, port: int, enclosure: Enclosure, lang: Lang) -> str:
    """Where a browser finds it; of an address that stands for all of this machine's, the one that always works."""
    everywhere = settings.host in {"", "0.0.0.0", "::"}
    host = "localhost" if everywhere else settings.host
    name = f"[{host}]" if ":" in host and not host.startswith("[") else host
    place = f"http://{name}:{port}"
    if not everywhere:
        return place
    if enclosure.container:
        aside = _("on this machine, if the container's port {port} is published as it is", port=port)
    else:
        aside = _("on this machine; from others by its name or address")
    return f"{place} ({aside.text(lang)})"


def _confined(posture: Posture) -> Message:
    if posture.level == "strict":
        return _("Sandbox: strict. The kernel confines files, network, processes and system calls of every submission.")
    return _("Sandbox: process. Every submission has a process of its own with limits of time and memory; the kernel "
             "confines nothing else. `rope-judge doctor` says what is missing.")  # fmt: skip


def _around(enclosure: Enclosure) -> Iterator[Message]:
    """The container is a second wall; what of it could be higher is a suggestion, nothing that is needed."""
    if not enclosure.container:
        return
    if enclosure.options:
        yield _(
            "The container itself could be closed further: docker run {options}", options=" ".join(enclosure.options)
        )
    else:
        yield _("The container itself has no capabilities, a read-only file system and limits.")
