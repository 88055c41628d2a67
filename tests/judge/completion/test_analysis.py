"""What completion, signatures and the syntax check know."""

from collections.abc import Callable

import pytest

from judge.completion.question import Signatures, Syntax
from judge.completion.static import MODULES

Names = Callable[[str], list[str]]
HEAD = "import math\nimport torch\nfrom torch import nn\nimport torch.nn.functional as F\n"


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("torch.ca", "cat"),
        ("x = torch.randn(2, 4)\nx.chu", "chunk"),
        ("a, b = torch.ones(4).chunk(2, dim=-1)\nb.unsq", "unsqueeze"),
        ("(2 * torch.ones(4) @ torch.ones(4))[..., 1:].fl", "flatten"),
        ("def f(q: torch.Tensor):\n    q.transp", "transpose"),
        ("x = torch.ones(3)\nx.sha", "shape"),
        ("torch.float1", "float16"),
        ("torch.nn.functional.softm", "softmax"),
        ("F.scaled_dot", "scaled_dot_product_attention"),
        ("nn.Emb", "Embedding"),
        ("class A(nn.Module):\n    def forward(self):\n        self.register_b", "register_buffer"),
        ("math.ta", "tau"),
        ("torch.linalg.no", "norm"),
        ("with torch.no_g", "no_grad"),
        ("rotary_dim = 4\nrot", "rotary_dim"),
        ("def rotate(x):\n    half = x\n    ha", "half"),
        ("class Rope:\n    def build_cache(self): ...\nRope().bu", "build_cache"),
        ("for position in range(3):\n    pos", "position"),
        ("retu", "return"),
        ("from torch import ein", "einsum"),
        ("import ma", "math"),
    ],
)
def test_names_of_torch_and_ones_own(names: Names, source: str, name: str) -> None:
    assert name in names(HEAD + source)


def test_private_names_wait_until_they_are_asked_for(names: Names) -> None:
    assert not [name for name in names(HEAD + "torch.ones(1).") if name.startswith("_")]
    assert "__matmul__" in names(HEAD + "torch.ones(1).__mat")


@pytest.mark.parametrize(
    "source",
    ["import os\nos.", "import transformers\ntransformers.", "import numpy\nnumpy.", "import judge\njudge.",
     "from torch import _C\n_C.", "import torch._inductor\ntorch._inductor.", "import subprocess as s\ns."],
)  # fmt: skip
def test_no_other_module_is_known(names: Names, source: str) -> None:
    assert names(source) == []


def test_only_listed_modules_can_be_imported(names: Names) -> None:
    assert set(names("import ")) - set(MODULES) <= {"as", "import"}


def test_signatures_say_which_parameter_comes(signatures: Callable[[str], Signatures]) -> None:
    [cat] = signatures(HEAD + "torch.cat((a, b), ").signatures
    assert (cat.name, cat.parameters[0], cat.active) == ("cat", "tensors", 1)
    assert cat.about.startswith("Concatenates")
    [own] = signatures("def rotate(x, angle=0.5): ...\nrotate(1, an").signatures
    assert (own.parameters, own.active) == (("x", "angle=0.5"), 1)
    [method] = signatures(HEAD + "torch.ones(4).chunk(").signatures
    assert method.parameters[0] == "chunks"
    assert len(signatures(HEAD + "torch.max(").signatures) == 3
    assert signatures("x = 1").signatures == ()


@pytest.mark.parametrize(
    ("source", "line", "column", "message"),
    [
        ("def f(x)\n    return x", 1, 9, "expected ':'"),
        ("x = (1,\n", 1, 5, "'(' was never closed"),
        ("x = 1\nreturn x", 2, 1, "'return' outside function"),
        ("旋转 = (1", 1, 6, "'(' was never closed"),
        ("if x:\npass", 2, 1, "expected an indented block after 'if' statement on line 1"),
        ("a\x00b", 1, 1, "null bytes"),
    ],
)
def test_syntax_errors_are_pythons_own(
    syntax: Callable[[str], Syntax], source: str, line: int, column: int, message: str
) -> None:
    fault = syntax(source).fault
    assert fault is not None
    assert message in fault.message
    assert (fault.line, fault.column) == (line, column)


def test_what_compiles_has_no_fault(syntax: Callable[[str], Syntax]) -> None:
    assert syntax("import no_such_module\nx = 1 / 0\n").fault is None
