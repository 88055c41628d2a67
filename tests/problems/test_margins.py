"""Tolerances hold both ways: every honest way to compute in float32 or bfloat16 has room, less precision fails."""

import math
from collections.abc import Callable
from dataclasses import dataclass

import pytest
import torch
from torch import Tensor

from tests.problems.kit import ENTRIES, SEEDS, each, entry, excess, observe, trials, verdict

Cast = Callable[[Tensor], Tensor]


def _exact(x: Tensor) -> Tensor:
    return x


def _through(dtype: torch.dtype) -> Cast:
    return lambda x: x.to(dtype).to(x.dtype)


def _power(base: float, r: int) -> Tensor:
    return base ** (-torch.arange(0, r, 2) / r)


def _exp_log(base: float, r: int) -> Tensor:
    return torch.exp(torch.arange(0, r, 2).float() * (-math.log(base) / r))


def _product(base: float, r: int) -> Tensor:
    """Each frequency from the one before: the least precise form in use."""
    ratio = torch.full((r // 2,), base ** (-2 / r))
    ratio[0] = 1.0
    return ratio.cumprod(0)


@dataclass(frozen=True)
class Program:
    """partial_rope with a choice at every step where precision may be lost."""

    frequencies: Callable[[float, int], Tensor] = _power
    frequency: Cast = _exact
    position: Cast = _exact
    angle: Cast = _exact
    table: Cast = _exact
    entrance: Cast = _exact
    rotated: Cast = _exact

    def __call__(
        self, q: Tensor, k: Tensor, position_ids: Tensor, partial_rotary_factor: float = 0.25, base: float = 1e7
    ) -> tuple[Tensor, Tensor]:
        r = int(q.shape[-1] * partial_rotary_factor)
        position = self.position(position_ids.float())[:, None, :, None]
        angle = self.angle(position * self.frequency(self.frequencies(base, r)))
        cos, sin = self.table(angle.cos()), self.table(angle.sin())
        return self._turn(q, cos, sin), self._turn(k, cos, sin)

    def _turn(self, x: Tensor, cos: Tensor, sin: Tensor) -> Tensor:
        r = 2 * cos.shape[-1]
        a, b, rest = x.tensor_split((r // 2, r), dim=-1)
        a, b = self.entrance(a), self.entrance(b)
        turned = self.rotated(torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1))
        return torch.cat((turned, rest), dim=-1).to(x.dtype)


HONEST = {
    "pow": Program(),
    "exp and log": Program(_exp_log),
    "running product": Program(_product),
}
CRUDE = {
    "frequencies through bfloat16": Program(frequency=_through(torch.bfloat16)),
    "frequencies through float16": Program(frequency=_through(torch.float16)),
    "positions through bfloat16": Program(position=_through(torch.bfloat16)),
    "positions through float16": Program(position=_through(torch.float16)),
    "angles through bfloat16": Program(angle=_through(torch.bfloat16)),
    "angles through float16": Program(angle=_through(torch.float16)),
    "tables through bfloat16": Program(table=_through(torch.bfloat16)),
    "tables through float16": Program(table=_through(torch.float16)),
    "inputs through bfloat16": Program(entrance=_through(torch.bfloat16)),
    "inputs through float16": Program(entrance=_through(torch.float16)),
    "results through float16": Program(rotated=_through(torch.float16)),
}


def worst(call: Callable[..., object]) -> float:
    """The largest share of the tolerance that ``call`` uses up over all seeds."""
    return max(excess(observe(call, trial), trial) for seed in SEEDS for trial in trials("partial-rope", seed))


@pytest.mark.parametrize("name", HONEST)
def test_honest_programs_pass_with_room(name: str) -> None:
    assert worst(HONEST[name]) < 0.75


@pytest.mark.parametrize(("problem", "name"), [(p, n) for p, n in each("accepted") if p == "partial-rope"])
def test_accepted_programs_pass_with_room(problem: str, name: str) -> None:
    assert worst(entry(problem, name)) < 0.75


@pytest.mark.parametrize("name", CRUDE)
def test_crude_programs_fail_by_far(name: str) -> None:
    shares = [
        max(excess(observe(CRUDE[name], trial), trial) for trial in trials("partial-rope", seed)) for seed in SEEDS
    ]
    assert min(shares) > 4


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16, torch.float32, torch.float64])
def test_rotate_half_forgives_no_detour(dtype: torch.dtype) -> None:
    right = entry("rotate-half", "solution.py")

    def detour(x: Tensor) -> Tensor:
        turned: Tensor = right(x.to(dtype))
        return turned.to(x.dtype)

    assert {verdict(detour, "rotate-half", seed) for seed in SEEDS} == {"WA"}


@pytest.mark.parametrize("problem", ENTRIES)
def test_what_is_wanted_is_float64_or_whole(problem: str) -> None:
    wants = [want for trial in trials(problem, 0) for want in trial.wants]
    assert all(want.value.dtype == (torch.float64 if want.dtype.is_floating_point else want.dtype) for want in wants)


def test_dimensions_that_pass_through_are_exact() -> None:
    for trial in trials("partial-rope", 0):
        q, factor = trial.case.args[0], trial.case.args[3] if len(trial.case.args) > 3 else 0.25
        assert isinstance(q, Tensor) and isinstance(factor, float)
        atol = trial.wants[0].atol
        assert isinstance(atol, Tensor)
        rotary_dim = int(q.shape[-1] * factor)
        assert rotary_dim % 2 == 0
        assert (atol[..., :rotary_dim] > 0).all()
        assert (atol[..., rotary_dim:] == 0).all()
