"""As matrices of four by four, in float32."""

import torch


def answer(given):
    x = torch.tensor(given["x"], dtype=torch.float32)
    angles = given["m"] * torch.tensor([1.0, 0.01])
    blocks = [torch.stack((torch.stack((a.cos(), -a.sin())), torch.stack((a.sin(), a.cos())))) for a in angles]
    matrix, order = torch.block_diag(*blocks), [0, 2, 1, 3]
    return {"adjacent": tuple((matrix @ x).tolist()), "halves": tuple((matrix @ x[order])[order].tolist())}
