"""The numbers that answers give, computed anew."""

from collections.abc import Callable
from math import log, pi

import pytest
import torch

from judge.cards import Deck
from judge.message import LANGS
from judge.problem import Catalogue


@pytest.fixture(scope="module")
def says(catalogue: Catalogue) -> Callable[..., None]:
    """``says(id, *numbers)``: the answer holds each of them, in both languages."""
    deck = Deck.load(catalogue)

    def check(id: str, *numbers: object) -> None:
        for lang in LANGS:
            answer = deck.find(id).answer(lang)
            for number in numbers:
                assert str(number) in answer, (id, lang, number)

    return check


def wavelengths(d: int, base: float) -> list[float]:
    return [2 * pi * base ** (2 * i / d) for i in range(d // 2)]


def test_wavelengths(says: Callable[..., None]) -> None:
    waves = wavelengths(128, 1e4)
    says("fast-and-slow-pairs", f"{waves[0]:.1f}", int(round(waves[-1], -3)), sum(wave > 4096 for wave in waves))


def test_base(says: Callable[..., None]) -> None:
    slower = [100 ** (2 * i / 128) for i in range(64)]
    assert slower[0] == 1 and slower[32] == 10 and 90 < slower[-1] < 100
    says("larger-base", "100^{2i/d}", 10)


def test_partial(says: Callable[..., None]) -> None:
    right, wrong = 2 * pi * 1e7 ** (62 / 64), 2 * pi * 1e7 ** (62 / 256)
    assert f"{right:.1e}" == "3.8e+07"
    says("partial-rope", 256 - 64, r"3.8 \cdot 10^7", int(round(wrong, -1)), 64)


def test_scaling(says: Callable[..., None]) -> None:
    factor = 0.1 * log(4) + 1
    says("ntk-aware", round(1e4 * 4 ** (64 / 62)))
    says("yarn-attention-factor", f"{factor:.4f}", f"{factor**2:.4f}")
    waves = wavelengths(128, 5e5)
    kept, divided = sum(wave < 2048 for wave in waves), sum(wave > 8192 for wave in waves)
    assert (kept, divided) == (29, 29)
    says("llama3-bands", kept, 64 - kept - divided, 8192 // 4)


def test_rounding(says: Callable[..., None]) -> None:
    for position in (257, 259, 200123):
        says("positions-in-bfloat16", position, int(torch.tensor(position).bfloat16().item()))
    assert torch.tensor(256.0).bfloat16() == 256 and torch.tensor(262143.0).bfloat16() == 262144
    assert torch.tensor(65520.0).half().isinf() and not torch.tensor(65519.0).half().isinf()
    assert torch.tensor(2049.0).half() == 2048
    says("positions-in-bfloat16", 2048, 65520, 262144)


def test_memory_and_rotations(says: Callable[..., None]) -> None:
    assert 4096 * 4096 * 64 * 4 == 4 * 2**30 and round(101 * 64 * 4 / 1024) == 25
    says("vector-or-scalar", "4 GiB", "25 kB", 101)
    says("cache-before-or-after", 1000 + 10, 1000 + sum(range(1001, 1011)))


def test_the_two_functions_of_one_name(says: Callable[..., None]) -> None:
    x = torch.arange(4)
    half = torch.cat((-x[2:], x[:2])).tolist()
    adjacent = torch.stack((-x[1::2], x[::2]), -1).flatten().tolist()
    says("rotate-half-by-name", half, adjacent)


def test_rotated_scores() -> None:
    q, k, m, n, theta = torch.tensor([0.3, -1.2]), torch.tensor([0.7, 0.4]), 5.0, 11.0, 0.9

    def turn(x: torch.Tensor, angle: float) -> torch.Tensor:
        c, s = torch.cos(torch.tensor(angle)), torch.sin(torch.tensor(angle))
        return torch.stack((x[0] * c - x[1] * s, x[0] * s + x[1] * c))

    phi = torch.tensor((n - m) * theta)
    closed = (q[0] * k[0] + q[1] * k[1]) * phi.cos() + (q[1] * k[0] - q[0] * k[1]) * phi.sin()
    assert torch.isclose(turn(q, m * theta) @ turn(k, n * theta), closed, atol=1e-5)


def test_the_shift_matrix() -> None:
    m, k, theta = 3.0, 4.0, 0.31
    turn = torch.tensor([[k * theta]])
    matrix = torch.cat((torch.cat((turn.cos(), turn.sin()), 1), torch.cat((-turn.sin(), turn.cos()), 1)))
    here, there = (torch.tensor([p * theta]) for p in (m, m + k))
    assert torch.allclose(matrix @ torch.cat((here.sin(), here.cos())), torch.cat((there.sin(), there.cos())))


def test_slopes(says: Callable[..., None]) -> None:
    extra = [2 ** (-8 * k / 16) for k in range(1, 17)][::2][:4]
    assert [f"2^{{{log(slope, 2):.1f}}}" for slope in extra] == ["2^{-0.5}", "2^{-1.5}", "2^{-2.5}", "2^{-3.5}"]
    says("alibi-slopes", "2^{-0.5}, 2^{-1.5}, 2^{-2.5}, 2^{-3.5}", r"\tfrac1{256}")
