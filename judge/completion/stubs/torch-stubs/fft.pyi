# What completion knows of torch 2.13.0. Written by scripts/stubs.py, as all beside it.
# Names, signatures and first sentences are PyTorch's (BSD-3-Clause, Copyright the PyTorch contributors).

import builtins
from typing import overload
import torch

def fft(input, n=None, dim=-1, norm=None, *, out=None) -> torch.Tensor:
    """Computes the one dimensional discrete Fourier transform of input."""
def fft2(input, s=None, dim=(-2, -1), norm=None, *, out=None) -> torch.Tensor:
    """Computes the 2 dimensional discrete Fourier transform of input."""
def fftfreq(n, d=1.0, *, out=None, dtype=None, layout=..., device=None, requires_grad=False) -> torch.Tensor:
    """Computes the discrete Fourier Transform sample frequencies for a signal of size n."""
def fftn(input, s=None, dim=None, norm=None, *, out=None) -> torch.Tensor:
    """Computes the N dimensional discrete Fourier transform of input."""
def fftshift(input, dim=None) -> torch.Tensor:
    """Reorders n-dimensional FFT data, as provided by torch.fft.fftn, to have negative frequency terms first."""
def hfft(input, n=None, dim=-1, norm=None, *, out=None) -> torch.Tensor:
    """Computes the one dimensional discrete Fourier transform of a Hermitian symmetric input signal."""
def hfft2(input, s=None, dim=(-2, -1), norm=None, *, out=None) -> torch.Tensor:
    """Computes the 2-dimensional discrete Fourier transform of a Hermitian symmetric input signal."""
def hfftn(input, s=None, dim=None, norm=None, *, out=None) -> torch.Tensor:
    """Computes the n-dimensional discrete Fourier transform of a Hermitian symmetric input signal."""
def ifft(input, n=None, dim=-1, norm=None, *, out=None) -> torch.Tensor:
    """Computes the one dimensional inverse discrete Fourier transform of input."""
def ifft2(input, s=None, dim=(-2, -1), norm=None, *, out=None) -> torch.Tensor:
    """Computes the 2 dimensional inverse discrete Fourier transform of input."""
def ifftn(input, s=None, dim=None, norm=None, *, out=None) -> torch.Tensor:
    """Computes the N dimensional inverse discrete Fourier transform of input."""
def ifftshift(input, dim=None) -> torch.Tensor:
    """Inverse of torch.fft.fftshift."""
def ihfft(input, n=None, dim=-1, norm=None, *, out=None) -> torch.Tensor:
    """Computes the inverse of torch.fft.hfft."""
def ihfft2(input, s=None, dim=(-2, -1), norm=None, *, out=None) -> torch.Tensor:
    """Computes the 2-dimensional inverse discrete Fourier transform of real input."""
def ihfftn(input, s=None, dim=None, norm=None, *, out=None) -> torch.Tensor:
    """Computes the N-dimensional inverse discrete Fourier transform of real input."""
def irfft(input, n=None, dim=-1, norm=None, *, out=None) -> torch.Tensor:
    """Computes the inverse of torch.fft.rfft."""
def irfft2(input, s=None, dim=(-2, -1), norm=None, *, out=None) -> torch.Tensor:
    """Computes the inverse of torch.fft.rfft2."""
def irfftn(input, s=None, dim=None, norm=None, *, out=None) -> torch.Tensor:
    """Computes the inverse of torch.fft.rfftn."""
def rfft(input, n=None, dim=-1, norm=None, *, out=None) -> torch.Tensor:
    """Computes the one dimensional Fourier transform of real-valued input."""
def rfft2(input, s=None, dim=(-2, -1), norm=None, *, out=None) -> torch.Tensor:
    """Computes the 2-dimensional discrete Fourier transform of real input."""
def rfftfreq(n, d=1.0, *, out=None, dtype=None, layout=..., device=None, requires_grad=False) -> torch.Tensor:
    """Computes the sample frequencies for torch.fft.rfft with a signal of size n."""
def rfftn(input, s=None, dim=None, norm=None, *, out=None) -> torch.Tensor:
    """Computes the N-dimensional discrete Fourier transform of real input."""
