# What completion knows of torch 2.13.0. Written by scripts/stubs.py, as all beside it.
# Names, signatures and first sentences are PyTorch's (BSD-3-Clause, Copyright the PyTorch contributors).

import torch
def grad(outputs, inputs, grad_outputs=None, retain_graph=None, create_graph=False, allow_unused=None) -> tuple[torch.Tensor, ...]:
    """Computes the sum of gradients of outputs with respect to the inputs."""
class Function:
    @staticmethod
    def forward(ctx, *args): ...
    @staticmethod
    def backward(ctx, *grad_outputs): ...
    @classmethod
    def apply(cls, *args): ...

