# What completion knows of torch 2.13.0. Written by scripts/stubs.py, as all beside it.
# Names, signatures and first sentences are PyTorch's (BSD-3-Clause, Copyright the PyTorch contributors).

import builtins
from typing import overload
import torch

def calculate_gain(nonlinearity, param=None) -> torch.Tensor:
    """Return the recommended gain value for the given nonlinearity function."""
def constant(*args, **kwargs) -> torch.Tensor:
    """constant(...)."""
def dirac(*args, **kwargs) -> torch.Tensor:
    """dirac(...)."""
def eye(*args, **kwargs) -> torch.Tensor:
    """eye(...)."""
def kaiming_normal(*args, **kwargs) -> torch.Tensor:
    """kaiming_normal(...)."""
def kaiming_uniform(*args, **kwargs) -> torch.Tensor:
    """kaiming_uniform(...)."""
def normal(*args, **kwargs) -> torch.Tensor:
    """normal(...)."""
def orthogonal(*args, **kwargs) -> torch.Tensor:
    """orthogonal(...)."""
def sparse(*args, **kwargs) -> torch.Tensor:
    """sparse(...)."""
def uniform(*args, **kwargs) -> torch.Tensor:
    """uniform(...)."""
def xavier_normal(*args, **kwargs) -> torch.Tensor:
    """xavier_normal(...)."""
def xavier_uniform(*args, **kwargs) -> torch.Tensor:
    """xavier_uniform(...)."""
