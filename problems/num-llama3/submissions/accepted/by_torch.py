"""As transformers does it, in float32."""

import torch


def answer(given):
    s, a, b, trained = (given[name] for name in ("s", "a", "b", "L0"))
    theta = given["base"] ** (-torch.arange(0, given["d"], 2).float() / given["d"])
    wave = 2 * torch.pi / theta
    kept, divided = wave < trained / b, wave > trained / a
    sigma = (trained / wave - a) / (b - a)
    new = torch.where(divided, theta / s, theta)
    new = torch.where(kept | divided, new, (1 - sigma) * theta / s + sigma * theta)
    counts = (int(kept.sum()), int((~kept & ~divided).sum()), int(divided.sum()))
    i = given["i"]
    return {
        "limits": (trained / b, trained / a),
        "bands": counts,
        "sigma": sigma[i].item(),
        "factor": (new[i] / theta[i]).item(),
    }
