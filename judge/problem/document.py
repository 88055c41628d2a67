"""YAML as authors write it: line numbers are kept, every fault says where it is and what was expected.

The dialect is YAML 1.2's: ``1e-6`` is a number, only ``true`` and ``false`` are booleans (``no`` is a text), and a key
that appears twice is an error instead of a silent loss.
"""

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypeAlias, TypeVar

import yaml
from pydantic import BaseModel, ValidationError
from pydantic.fields import FieldInfo
from yaml.composer import Composer
from yaml.parser import Parser
from yaml.reader import Reader
from yaml.resolver import Resolver
from yaml.scanner import Scanner

from judge.errors import AuthorError
from judge.message import Message, _
from judge.near import near

Key: TypeAlias = tuple[str | int, ...]

# Tabs, marks of byte order, unusual ends of lines, comments right behind | and >, tags, and ? in [] and {}.
_PYTHON_IS_STRICTER = re.compile(r"[\t\ufeff\x85\u2028\u2029]|[|>][-+0-9]*#|(?:^|[\s,\[{])!|[\[{][^\]}]*\?")

DEEPEST = 20
"""Lists and keys inside one another; no exercise needs half of it."""

M = TypeVar("M", bound=BaseModel)


class _Dialect(Composer, Resolver):
    """Composes nodes; plain scalars are resolved by the four rules below and are texts otherwise.

    Aliases are refused: a few lines of them stand for millions of values, or for themselves.
    """

    yaml_implicit_resolvers: dict[str, Any] = {}  # noqa: RUF012 (the library's own declaration)
    depth = 0

    def compose_node(self, parent: yaml.Node | None, index: Any) -> yaml.Node | None:
        """As the library does, within bounds."""
        event: Any = self.peek_event()  # type: ignore[attr-defined]
        if self.check_event(yaml.AliasEvent):  # type: ignore[attr-defined]
            raise _Refused(_("*{name}: write out what it stands for", name=event.anchor), event.start_mark)
        if self.depth >= DEEPEST:
            raise _Refused(_("nested more than {most} deep", most=DEEPEST), event.start_mark)
        self.depth += 1
        try:
            node: yaml.Node | None = super().compose_node(parent, index)
            return node
        finally:
            self.depth -= 1


class _Loader(Reader, Scanner, Parser, _Dialect):
    """Python throughout: what it says of a fault is what an author reads."""

    def __init__(self, text: str) -> None:
        Reader.__init__(self, text)
        Scanner.__init__(self)
        Parser.__init__(self)
        Composer.__init__(self)
        Resolver.__init__(self)


class _Refused(Exception):
    """YAML that is right and is not taken."""

    def __init__(self, message: Message, mark: Any) -> None:
        super().__init__(str(message))
        self.message, self.mark = message, mark


for _tag, _pattern, _first in (
    ("null", r"^(?:null|~|)$", ["n", "~", ""]),
    ("bool", r"^(?:true|false)$", ["t", "f"]),
    ("int", r"^[-+]?(?:0|[1-9][0-9]*)$", list("-+0123456789")),
    ("float", r"^[-+]?(?:[0-9]+\.[0-9]*|\.[0-9]+|[0-9]+(?=[eE]))(?:[eE][-+]?[0-9]+)?$", list("-+.0123456789")),
):
    _Dialect.add_implicit_resolver(f"tag:yaml.org,2002:{_tag}", re.compile(_pattern), _first)


def _compose(text: str) -> yaml.Node | None:
    """The document in ``text``; by libyaml where it is there, in a tenth of the time: every start reads all of them.

    What is wrong is always said by the one in Python, so that it is the same on every machine.
    """
    swift = _swift()
    if swift is not None and not _PYTHON_IS_STRICTER.search(text):
        with suppress(yaml.YAMLError, _Refused):
            return swift(text).get_single_node()  # type: ignore[no-any-return]
    return _Loader(text).get_single_node()


@cache
def _swift() -> Any:
    if not yaml.__with_libyaml__:
        return None
    from yaml.cyaml import CParser  # type: ignore[attr-defined]

    class Swift(_Dialect, CParser):
        def __init__(self, text: str) -> None:
            CParser.__init__(self, text)
            Composer.__init__(self)
            Resolver.__init__(self)

    return Swift


@dataclass(frozen=True, slots=True)
class Document:
    """A parsed mapping and the line on which each of its keys stands."""

    where: str
    data: dict[str, Any]
    lines: dict[Key, int] = field(default_factory=dict)

    def at(self, key: Key) -> str:
        """``file:line`` of ``key``, or of the innermost part of it that is there."""
        for n in range(len(key), -1, -1):
            if key[:n] in self.lines:
                return f"{self.where}:{self.lines[key[:n]]}"
        return self.where


def read_yaml(text: str, where: str, *, first_line: int = 1) -> Document:
    """Parse ``text``, a mapping that begins on line ``first_line`` of the file called ``where``."""
    try:
        node = _compose(text)
    except _Refused as refused:
        place = f"{where}:{refused.mark.line + first_line}:{refused.mark.column + 1}"
        raise AuthorError(refused.message, where=place) from None
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        place = f"{where}:{mark.line + first_line}:{mark.column + 1}" if mark else where
        raise AuthorError(_("not readable as YAML: {problem}", problem=_reason(error)), where=place) from None
    except yaml.YAMLError as error:
        raise AuthorError(
            _("not readable as YAML: {problem}", problem=" ".join(str(error).split())), where=where
        ) from None
    if not isinstance(node, yaml.MappingNode):
        raise AuthorError(
            _("expected keys and values, found {found}", found=_kind(node)), where=f"{where}:{first_line}"
        )
    lines: dict[Key, int] = {}
    return Document(where, _mapping(node, (), lines, where, first_line), lines)


def _reason(error: yaml.MarkedYAMLError) -> str:
    return ", ".join(part for part in (error.context, error.problem) if part)


def _kind(node: yaml.Node | None) -> str:
    return {"NoneType": "nothing", "SequenceNode": "a list"}.get(type(node).__name__, "a plain text")


def _mapping(node: yaml.MappingNode, key: Key, lines: dict[Key, int], where: str, first: int) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name_node, value_node in node.value:
        name = str(name_node.value)
        line = name_node.start_mark.line + first
        if name in found:
            message = _("the key {key} appears twice", key=dotted((*key, name)))
            raise AuthorError(message, where=f"{where}:{line}")
        lines[(*key, name)] = line
        found[name] = _value(value_node, (*key, name), lines, where, first)
    return found


def _value(node: yaml.Node, key: Key, lines: dict[Key, int], where: str, first: int) -> Any:
    if isinstance(node, yaml.MappingNode):
        return _mapping(node, key, lines, where, first)
    if isinstance(node, yaml.SequenceNode):
        return [_value(item, (*key, i), lines, where, first) for i, item in enumerate(node.value)]
    try:
        return _scalar(node)
    except ValueError:  # too many digits, or a tag that promised a number
        message = _("{key}: expected a number, found {found}", key=dotted(key), found=_shown(str(node.value)))
        raise AuthorError(message, where=f"{where}:{node.start_mark.line + first}") from None


def _scalar(node: yaml.Node) -> str | int | float | bool | None:
    tag = node.tag.rpartition(":")[2]
    if tag == "null":
        return None
    if tag == "bool":
        return bool(node.value == "true")
    if tag in ("int", "float"):
        return int(node.value) if tag == "int" else float(node.value)
    return str(node.value)


def dotted(key: Key) -> str:
    """``tolerance.float32.atol``, ``keywords[2]``: a key as an author would say it."""
    text = ""
    for part in key:
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else part
    return text


def validate(model: type[M], document: Document) -> M:
    """``document`` as a ``model``; raises the first of its faults, in the order of the file."""
    try:
        return model.model_validate(document.data)
    except ValidationError as error:
        raise min(_faults(model, document, error), key=lambda fault: _line(fault.where)) from None


def faults(model: type[BaseModel], document: Document) -> list[AuthorError]:
    """Everything in ``document`` that ``model`` does not accept."""
    try:
        model.model_validate(document.data)
    except ValidationError as error:
        return list(_faults(model, document, error))
    return []


def _line(where: str) -> int:
    line = where.rpartition(":")[2]
    return int(line) if line.isdigit() else 0


def _faults(model: type[BaseModel], document: Document, error: ValidationError) -> Iterator[AuthorError]:
    for detail in error.errors():
        key: Key = detail["loc"]
        yield AuthorError(_fault(model, key, detail["type"], detail["msg"], detail["input"]), where=document.at(key))


def _fault(model: type[BaseModel], key: Key, kind: str, said: str, found: object) -> Message:
    name = dotted(key)
    if kind == "missing":
        return _("the key {key} is missing: expected {expected}", key=name, expected=_expected(model, key, "a value"))
    if kind == "extra_forbidden":
        known = sorted(_section(model, key[:-1]))
        other = near(str(key[-1]), known)
        if other:
            return _("unknown key {key}; did you mean {near}?", key=name, near=other)
        return _("unknown key {key}; known here: {known}", key=name, known=", ".join(known))
    if kind == "value_error":
        reason = said.removeprefix("Value error, ")
        return _("{key}: {reason}", key=name, reason=reason) if name else _("{reason}", reason=reason)
    expected = _expected(model, key, said.removeprefix("Input should be "))
    return _("{key}: expected {expected}, found {found}", key=name, expected=expected, found=_shown(found))


def _shown(value: object) -> str:
    text = {"None": "nothing", "True": "true", "False": "false"}.get(repr(value), repr(value))
    return text if len(text) <= 60 else text[:57] + "…"


def _section(model: type[BaseModel], key: Key) -> dict[str, FieldInfo]:
    """The fields of the section that ``key`` leads to."""
    fields = dict(model.model_fields)
    for part in key:
        inner = _model_of(fields[str(part)].annotation) if part in fields else None
        fields = dict(inner.model_fields) if inner else {}
    return fields


def _model_of(annotation: Any) -> type[BaseModel] | None:
    """The model in ``annotation``, also where it is optional."""
    for candidate in (annotation, *getattr(annotation, "__args__", ())):
        if isinstance(candidate, type) and issubclass(candidate, BaseModel):
            return candidate
    return None


def _expected(model: type[BaseModel], key: Key, otherwise: str) -> str:
    """What belongs at ``key``: its field's description, or its keys if it is a section."""
    names = tuple(part for part in key if isinstance(part, str))
    about = _section(model, names[:-1]).get(names[-1]) if names else None
    if about is None:
        return otherwise
    if about.description:
        return about.description
    inner = _model_of(about.annotation)
    return f"{{{', '.join(inner.model_fields)}}}" if inner else otherwise
