"""Reads a compiled filter of system calls back: which calls it lets through, and under which conditions.

Classic BPF has a handful of instructions and no loops, so every path through it can be walked. What is asked of a
call's arguments becomes a condition; what is known before, the architecture and the number of the call, is followed.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass

ALLOW, ERRNO, KILL_PROCESS = 0x7FFF0000, 0x00050000, 0x80000000
X86_64, I386, AARCH64 = 0xC000003E, 0x40000003, 0xC00000B7

_LOAD, _AND, _RETURN, _JUMP = 0x20, 0x54, 0x06, 0x05
_COMPARE = {0x15: "==", 0x25: ">", 0x35: ">="}


@dataclass(frozen=True)
class Word:
    """Half of an argument, as a filter sees it."""

    argument: int
    high: bool
    mask: int = 0xFFFFFFFF


@dataclass(frozen=True)
class Condition:
    """``word`` is ``value``."""

    word: Word
    value: int

    def __str__(self) -> str:
        name = f"arg{self.word.argument}" + ("" if self.word.mask == 0xFFFFFFFF else f" & {self.word.mask:#x}")
        return f"{name} = {self.value:#x}"


Path = tuple[int, tuple[Condition, ...]]


def paths(program: bytes, number: int, architecture: int) -> Iterator[Path]:
    """What becomes of call ``number``: every result there is, with what has to hold of the arguments for it."""
    code = [struct.unpack_from("<HBBI", program, at) for at in range(0, len(program), 8)]
    yield from _walk(code, 0, 0, number, architecture, ())


def _walk(
    code: list[tuple[int, int, int, int]],
    at: int,
    value: int | Word,
    number: int,
    architecture: int,
    held: tuple[Condition, ...],
) -> Iterator[Path]:
    while True:
        what, yes, no, k = code[at]
        at += 1
        if what == _LOAD:
            value = _loaded(k, number, architecture)
        elif what == _AND:
            value = Word(value.argument, value.high, k) if isinstance(value, Word) else value & k
        elif what == _RETURN:
            yield k, held
            return
        elif what == _JUMP:
            at += k
        elif isinstance(value, Word):
            assert _COMPARE[what] == "==", "no argument is compared by size"
            yield from _walk(code, at + yes, value, number, architecture, (*held, Condition(value, k)))
            at += no
        else:
            holds = {"==": value == k, ">": value > k, ">=": value >= k}[_COMPARE[what]]
            at += yes if holds else no


def _loaded(offset: int, number: int, architecture: int) -> int | Word:
    if offset == 0:
        return number
    if offset == 4:
        return architecture
    argument, half = divmod(offset - 16, 8)
    assert 0 <= argument < 6
    return Word(argument, half == 4)


def conditions(program: bytes, number: int, architecture: int) -> set[str] | None:
    """The ways in which a call is let through: ``""`` is always; None if it never is."""
    ways = {
        ", ".join(str(c) for c in held if not (c.word.high and not c.value))
        for result, held in paths(program, number, architecture)
        if result == ALLOW
    }
    return ways or None
