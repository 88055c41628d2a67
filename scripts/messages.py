"""Catalogues of translated text: ``messages.py update`` collects and compiles, ``messages.py check`` proves them.

Two domains: ``judge`` (messages of the engine and the command line, marked by ``judge.message._``) and ``app`` (the web
application's own texts and templates). English is the message itself; Chinese has to be complete, with the same holes.
"""

import ast
import io
import string
import struct
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parent.parent

# No dates and no line numbers: a catalogue changes only where a text does.
HEADER_TEXT = "Language: zh\nPlural-Forms: nplurals=1; plural=0;\nContent-Type: text/plain; charset=utf-8\n"
HEADER = 'msgid ""\nmsgstr ""\n' + "".join(f'"{line}\\n"\n' for line in HEADER_TEXT.splitlines()) + "\n"


@dataclass(frozen=True)
class Domain:
    """One catalogue: where its texts are written and where its translations lie."""

    name: str
    sources: tuple[tuple[str, str], ...]  # (folder, pattern)
    folder: str

    @property
    def po(self) -> Path:
        return ROOT / self.folder / "zh" / "LC_MESSAGES" / f"{self.name}.po"

    @property
    def mo(self) -> Path:
        return self.po.with_suffix(".mo")


DOMAINS = (
    Domain("judge", (("judge", "*.py"), ("practice", "*.py")), "judge/locale"),
    Domain("app", (("app", "*.py"), ("templates", "*.html")), "app/locale"),
)


def extracted(domain: Domain) -> Catalog:
    """All texts marked in the sources of ``domain``."""
    catalog = Catalog(domain=domain.name)
    for folder, pattern in domain.sources:
        for path in sorted((ROOT / folder).rglob(pattern)):
            if "workspace" not in path.relative_to(ROOT).parts:
                for text in _in_python(path) if path.suffix == ".py" else _in_template(path):
                    catalog.add(text)
    return catalog


def _in_python(path: Path) -> Iterator[str]:
    """First arguments of ``_(…)``. Not babel's own reader: that one stumbles over f-strings among the values."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "_":
            first = node.args[0] if node.args else None
            if not (isinstance(first, ast.Constant) and isinstance(first.value, str)):
                raise SystemExit(f"{path.relative_to(ROOT)}:{node.lineno}: _() takes a literal text")
            yield first.value


def _in_template(path: Path) -> Iterator[str]:
    with path.open("rb") as file:
        for _line, message, _comments, _context in extract("jinja2", file):
            yield from message if isinstance(message, tuple) else (message,)


def translated(domain: Domain) -> Catalog:
    """The Chinese catalogue as committed."""
    if not domain.po.exists():
        return Catalog(locale="zh", domain=domain.name, fuzzy=False)
    with domain.po.open("rb") as file:
        return read_po(file, locale="zh", domain=domain.name, abort_invalid=True)


def compiled(catalog: Catalog) -> bytes:
    """The bytes of the .mo file. Written here because babel's own writer puts its version and the time of day in."""
    texts = {"": HEADER_TEXT} | {
        "\0".join(_strings(entry.id)): "\0".join(_strings(entry.string))
        for entry in catalog
        if entry.id and _filled(entry) and not entry.fuzzy
    }
    ids = sorted(id.encode() for id in texts)
    strings = [texts[id.decode()].encode() for id in ids]
    head, row = 7 * 4, 2 * 4
    offset = head + 2 * row * len(ids)
    table = b""
    for text in (*ids, *strings):
        table += struct.pack("<II", len(text), offset)
        offset += len(text) + 1
    head_bytes = struct.pack("<7I", 0x950412DE, 0, len(ids), head, head + row * len(ids), 0, offset)
    return head_bytes + table + b"".join(text + b"\0" for text in (*ids, *strings))


def problems(domain: Domain) -> Iterator[str]:
    """What is missing or wrong, one line each."""
    catalog = translated(domain)
    where = domain.po.relative_to(ROOT)
    wanted = {message.id: message for message in extracted(domain) if message.id}
    for id in wanted:
        entry = catalog.get(id)
        if entry is None or not _filled(entry):
            yield f"{where}: no translation of {id!r}"
        elif entry.fuzzy:
            yield f"{where}: marked fuzzy: {id!r}"
        else:
            yield from (f"{where}: other holes than in {id!r}: {text!r}" for text in _with_other_holes(entry))
    for entry in catalog:
        if entry.id and entry.id not in wanted:
            yield f"{where}: no longer used: {entry.id!r}"
    if wanted and (not domain.mo.exists() or domain.mo.read_bytes() != compiled(catalog)):
        yield f"{domain.mo.relative_to(ROOT)}: is not what the .po compiles to; run `make messages`"


def _strings(value: object) -> tuple[str, ...]:
    return tuple(value) if isinstance(value, list | tuple) else (str(value),)


def _filled(entry: Message) -> bool:
    return all(text.strip() for text in _strings(entry.string))


def _with_other_holes(entry: Message) -> Iterator[str]:
    allowed = [_holes(id) for id in _strings(entry.id)]
    for text in _strings(entry.string):
        if _holes(text) not in allowed:
            yield text


def _holes(text: str) -> set[str]:
    """The names between braces, also those within a format such as ``{n:.{digits}}``."""
    try:
        parsed = list(string.Formatter().parse(text))
    except ValueError:
        return {"not a template"}
    names = {name for _text, name, _format, _conversion in parsed if name is not None}
    return names.union(*(_holes(format) for _text, _name, format, _conversion in parsed if format))


def update(domain: Domain) -> None:
    """Add new texts without a translation, drop unused ones, sort, compile."""
    wanted = extracted(domain)
    old = translated(domain)
    catalog = Catalog(locale="zh", domain=domain.name, fuzzy=False)
    for message in wanted:
        if message.id:
            entry = old.get(message.id)
            catalog.add(message.id, entry.string if entry else None)
    buffer = io.BytesIO()
    write_po(buffer, catalog, sort_output=True, width=0, omit_header=True, no_location=True)
    domain.po.parent.mkdir(parents=True, exist_ok=True)
    domain.po.write_bytes(HEADER.encode() + buffer.getvalue())
    domain.mo.write_bytes(compiled(translated(domain)))


def main(verb: str) -> int:
    """Run one verb over all catalogues that have sources."""
    domains = [domain for domain in DOMAINS if any((ROOT / folder).exists() for folder, _ in domain.sources)]
    if verb == "update":
        for domain in domains:
            update(domain)
    found = [line for domain in domains for line in problems(domain)]
    print(*found, sep="\n", file=sys.stderr, end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    if sys.argv[1:] not in (["check"], ["update"]):
        sys.exit("usage: scripts/messages.py check|update")
    sys.exit(main(sys.argv[1]))
