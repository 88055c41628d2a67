"""Forbidden calls are found under every name they go by."""

import pytest

from judge.problem.forbidden import Use, exists, uses

FORBIDDEN = ("torch.roll", "torch.nn.functional.relu", "eval")


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("import torch\ntorch.roll(x, 1)", "torch.roll"),
        ("import torch as t\nt.roll(x, 1)", "torch.roll"),
        ("from torch import roll\nroll(x, 1)", "torch.roll"),
        ("from torch import roll as turn\nturn(x, 1)", "torch.roll"),
        ("import torch.nn.functional as F\nF.relu(x)", "torch.nn.functional.relu"),
        ("import torch.nn.functional\ntorch.nn.functional.relu(x)", "torch.nn.functional.relu"),
        ("from torch.nn import functional\nfunctional.relu(x)", "torch.nn.functional.relu"),
        ("import torch\nf = torch.roll", "torch.roll"),
        ("\nx.roll(1)", "torch.roll"),
        ("\n(x + 1).roll(1)", "torch.roll"),
        ("\neval('1')", "eval"),
    ],
)
def test_uses_are_found(source: str, name: str) -> None:
    assert [(use.name, use.line) for use in uses(source, FORBIDDEN)] == [(name, 2)]


@pytest.mark.parametrize(
    "source",
    [
        "import numpy as np\nnp.roll(x, 1)",
        "import torch\ntorch.rot90(x)",
        "def roll(x): ...\nroll(x)",
        "rolls = 3",
        "'torch.roll'",
    ],
)
def test_other_names_are_not(source: str) -> None:
    assert uses(source, FORBIDDEN) == []


def test_uses_come_in_order_of_the_source() -> None:
    source = "import torch\ny = torch.roll(torch.roll(x, 1), 1)\n"
    assert uses(source, FORBIDDEN) == [Use("torch.roll", 2, 5), Use("torch.roll", 2, 16)]


@pytest.mark.parametrize("name", ["torch.roll", "torch.Tensor.roll", "torch.nn.functional.relu", "eval"])
def test_what_exists(name: str) -> None:
    assert exists(name)
    assert not exists(f"{name}_not")


def test_what_does_not() -> None:
    assert not exists("no_such_module.f")
