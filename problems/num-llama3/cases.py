"""The question of num-llama3 and its oracle. Trusted."""

import torch
from torch import Tensor

from judge.case import Draw
from judge.question import Blank, Given, Question


def question(draw: Draw) -> Question:
    """No wavelength within half a percent of a limit; a pair that is neither kept nor stretched nor half of both."""
    while True:
        d, base = draw.choice((64, 80, 96, 128)), draw.choice((10_000, 100_000, 500_000, 1_000_000))
        s, low, high = draw.choice((2, 4, 8, 16, 32)), draw.choice((1, 2)), draw.choice((4, 8))
        trained = draw.choice((2048, 4096, 8192, 16384))
        waves = 2 * torch.pi * base ** (torch.arange(0, d, 2, dtype=torch.float64) / d)
        short, long = trained // high, trained // low
        sigma = (trained / waves - low) / (high - low)
        middle = [i for i in range(d // 2) if 0 < sigma[i] < 1]
        clear = not any(((waves / limit - 1).abs() < 5e-3).any() for limit in (short, long))
        fit = [i for i in middle if _apart(sigma[i].item(), waves[i].item(), short, long)]
        if clear and len(middle) >= 2 and fit:
            break
    i = draw.choice(fit)
    numbers = {"s": s, "a": low, "b": high, "L0": trained, "d": d, "base": base, "i": i}
    labels = {"L0": "L_0", "base": r"\text{base}"}
    kept, divided = int((waves < short).sum()), int((waves > long).sum())
    return Question(
        {name: Given.number(labels.get(name, name), value) for name, value in numbers.items()},
        (
            Blank("limits", r"L_0/b, L_0/a", want=(short, long), atol=0.0),
            Blank("bands", r"\text{kept, middle, divided}", want=(kept, len(middle), divided), atol=0.0),
            Blank("sigma", r"\sigma_i", want=(sigma[i].item(),)),
            Blank("factor", r"\theta'_i/\theta_i", want=(_blend(sigma[i], s).item(),)),
        ),
    )


def _blend(sigma: Tensor, s: int) -> Tensor:
    return torch.lerp(torch.tensor(1 / s, dtype=torch.float64), torch.tensor(1.0, dtype=torch.float64), sigma)


def _apart(sigma: float, wave: float, short: int, long: int) -> bool:
    straight = (long - wave) / (long - short)
    return 0.05 < sigma < 0.95 and abs(sigma - 0.5) > 0.05 and abs(sigma - straight) > 0.02
