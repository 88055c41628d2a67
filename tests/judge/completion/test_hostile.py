"""Sources that would do something if they were run, or take for ever, or crash the parser."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Literal

import pytest

from judge.completion.question import Question
from judge.completion.service import Completion, NoAnswer, policy
from judge.sandbox import policy as policies
from tests.judge.completion.conftest import at_the_end

KB = 1024
HOSTILE = {
    "module-level code": 'import os\nos.system("touch {path}")\nopen("{path}", "w")\nos.',
    "default argument": 'def f(x=open("{path}", "w")): pass\nf(',
    "decorator": "@exec(\"open('{path}', 'w')\")\ndef f(x): pass\nf(",
    "class body": 'class A:\n    open("{path}", "w")\nA.',
    "class that overrides a lookup": 'class A:\n    def __getattr__(self, n): open("{path}", "w")\nA().x.',
    "getitem": 'class A:\n    def __getitem__(self, n): open("{path}", "w")\nA()[1].',
    "f-string": "f\"{{open({path!r}, 'w')}}\".",
    "constant folding": 'x = 9**9**9**9\n("a" * 10**10 + "b").',
    "a module with a side effect": "import antigravity\nantigravity.",
    "a module of ours": "import judge.sandbox.zygote\njudge.sandbox.zygote.",
    "a compiled module": "import _ctypes\n_ctypes.dlopen(",
    "relative import": "from . import x\nfrom ...... import y\ny.",
    "import by name": '__import__("antigravity").\nimportlib.import_module("this").',
    "stub of its own": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import evil\nevil.",
    "endless inheritance": "class A(A): pass\nA().",
    "endless call": "def f(x): return g(x)\ndef g(x): return f(x)\nf(1).",
    "endless alias": "x = y\ny = x\nx.",
    "exponential tuples": "a = (1, 2)\n" + "".join("a = (a, a)\n" for _ in range(60)) + "a.",
    "exponential calls": "def f0(): return 1\n"
    + "".join(f"def f{n + 1}(): return f{n}() + f{n}()\n" for n in range(40))
    + "f40().",
    "many unions": "x = 1\n" + "".join(f"if c{n}: x = {{}}\n" for n in range(3000)) + "x.",
    "deep brackets": "(" * 60 * KB,
    "deep brackets, closed": "[" * 30_000 + "]" * 30_000,
    "deep blocks": "".join(" " * n + "if 1:\n" for n in range(330)) + " " * 330,
    "deep unary": "-" * 60 * KB + "1",
    "deep attribute": "x" + ".a" * 30_000 + ".",
    "deep lambda": "lambda:" * 9_000,
    "deep dictionary": "{1:" * 20_000,
    "one long line": "x = " + "1 + " * 15_000 + "1\nx.",
    "one long name": "a" * 60 * KB,
    "many lines": "\n" * 60 * KB,
    "many decorators": "@f\n" * 20_000 + "def f(): pass\nf(",
    "unfinished string": '"""' + "x" * 60_000,
    "unfinished f-string": 'f"{' * 15_000,
    "backslashes": "\\\n" * 30_000,
    "NUL": "x = 1\0\nx.\0",
    "form feeds and vertical tabs": "\x0c\x0b\x1c" * 20_000 + "x.",
    "carriage returns": "a = 1\ra.\r\r" * 9_000,
    "wide characters": "𝐱 = 1\n" * 9_000 + "𝐱.",
    "right-to-left": "\u202e = 1\n\u202e.",
    "combining": "e" + "\u0301" * 30_000,
    "type comments": "x = []  # type: List[" + "List[" * 9_000 + "\nx.",
    "string annotations": "x: '" + "List[" * 9_000 + "' = 1\nx.",
    "coding cookie": "# coding: rot13\nvzcbeg bf\nx.",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_nothing_is_executed_and_the_next_is_answered(completion: Completion, tmp_path: Path, name: str) -> None:
    trace = tmp_path / "trace"
    source = HOSTILE[name]
    source = (
        source.replace("{path!r}", repr(str(trace))).replace("{path}", str(trace)).replace("{{", "{").replace("}}", "}")
    )
    whats: tuple[Literal["complete", "signature", "syntax"], ...] = ("complete", "signature", "syntax")
    for what in whats:
        with in_a_hurry(completion), suppress(NoAnswer):
            completion.ask(at_the_end(what, source))
    assert not trace.exists()
    assert completion.ask(at_the_end("syntax", "x = 1")).what == "syntax"


@contextmanager
def in_a_hurry(completion: Completion) -> Iterator[Completion]:
    """The service with a budget as short as in use: what takes longer is cut off."""
    patient, completion.budget = completion.budget, 0.3
    yield completion
    completion.budget = patient


def test_one_that_takes_for_ever_is_killed_and_holds_nobody_up(completion: Completion) -> None:
    endless = at_the_end("complete", HOSTILE["exponential tuples"] + HOSTILE["deep dictionary"])
    for _ in range(3):
        with in_a_hurry(completion), pytest.raises(NoAnswer, match=r"slow|busy"):
            completion.ask(endless)
    assert completion.ask(at_the_end("complete", "import torch\ntorch.ca")).what == "complete"


def test_places_outside_the_source_are_no_places(completion: Completion) -> None:
    for line, column in ((0, 0), (99, 0), (1, 99), (1 << 20, 1 << 20)):
        answer = completion.ask(Question(what="complete", source="x = 1", line=line, column=column))
        assert answer.what == "complete" and answer.items == ()


def test_its_children_are_confined_as_those_that_judge() -> None:
    own, judging = policy(), policies.for_this_host()
    layers = ("namespaces", "landlock", "drop_uid", "drop_capabilities", "bpf", "write")
    assert all(getattr(own, layer) == getattr(judging, layer) for layer in layers)
    assert set(own.read) - set(judging.read) == {path for path in own.read if path.endswith("judge/completion/stubs")}
    assert not set(range(own.first_uid, own.first_uid + own.uids)) & set(
        range(judging.first_uid, judging.first_uid + judging.uids)
    )
