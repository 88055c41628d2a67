# What completion knows of torch 2.13.0. Written by scripts/stubs.py, as all beside it.
# Names, signatures and first sentences are PyTorch's (BSD-3-Clause, Copyright the PyTorch contributors).

import builtins
from typing import overload
import torch

def airy_ai(input, *, out=None) -> torch.Tensor: ...
def bessel_j0(input, *, out=None) -> torch.Tensor:
    """Bessel function of the first kind of order 0."""
def bessel_j1(input, *, out=None) -> torch.Tensor:
    """Bessel function of the first kind of order 1."""
def bessel_y0(input, *, out=None) -> torch.Tensor:
    """Bessel function of the second kind of order 0."""
def bessel_y1(input, *, out=None) -> torch.Tensor:
    """Bessel function of the second kind of order 1."""
def chebyshev_polynomial_t(input, n, *, out=None) -> torch.Tensor: ...
def chebyshev_polynomial_u(input, n, *, out=None) -> torch.Tensor: ...
def chebyshev_polynomial_v(input, n, *, out=None) -> torch.Tensor: ...
def chebyshev_polynomial_w(input, n, *, out=None) -> torch.Tensor: ...
def digamma(input, *, out=None) -> torch.Tensor:
    """Computes the logarithmic derivative of the gamma function on input."""
def entr(input, *, out=None) -> torch.Tensor:
    """Computes the entropy on input (as defined below), elementwise."""
def erf(input, *, out=None) -> torch.Tensor:
    """Computes the error function of input."""
def erfc(input, *, out=None) -> torch.Tensor:
    """Computes the complementary error function of input."""
def erfcx(input, *, out=None) -> torch.Tensor:
    """Computes the scaled complementary error function for each element of input."""
def erfinv(input, *, out=None) -> torch.Tensor:
    """Computes the inverse error function of input."""
def exp2(input, *, out=None) -> torch.Tensor:
    """Computes the base two exponential function of input."""
def expit(input, *, out=None) -> torch.Tensor:
    """Computes the expit (also known as the logistic sigmoid function) of the elements of input."""
def expm1(input, *, out=None) -> torch.Tensor:
    """Computes the exponential of the elements minus 1 of input."""
def gammainc(input, other, *, out=None) -> torch.Tensor:
    """Computes the regularized lower incomplete gamma function."""
def gammaincc(input, other, *, out=None) -> torch.Tensor:
    """Computes the regularized upper incomplete gamma function."""
def gammaln(input, *, out=None) -> torch.Tensor:
    """Computes the natural logarithm of the absolute value of the gamma function on input."""
def hermite_polynomial_h(input, n, *, out=None) -> torch.Tensor: ...
def hermite_polynomial_he(input, n, *, out=None) -> torch.Tensor: ...
def i0(input, *, out=None) -> torch.Tensor:
    """Computes the zeroth order modified Bessel function of the first kind for each element of input."""
def i0e(input, *, out=None) -> torch.Tensor:
    """Computes the exponentially scaled zeroth order modified Bessel function of the first kind (as defined below) for each element of input."""
def i1(input, *, out=None) -> torch.Tensor:
    """Computes the first order modified Bessel function of the first kind (as defined below) for each element of input."""
def i1e(input, *, out=None) -> torch.Tensor:
    """Computes the exponentially scaled first order modified Bessel function of the first kind (as defined below) for each element of input."""
def laguerre_polynomial_l(input, n, *, out=None) -> torch.Tensor: ...
def legendre_polynomial_p(input, n, *, out=None) -> torch.Tensor: ...
def log1p(input, *, out=None) -> torch.Tensor:
    """Alias for torch.log1p."""
def log_ndtr(input, *, out=None) -> torch.Tensor:
    """Computes the log of the area under the standard Gaussian probability density function, integrated from minus infinity to input, elementwise."""
def log_softmax(input, dim, *, dtype=None) -> torch.Tensor:
    """Computes softmax followed by a logarithm."""
def logit(input, eps=None, *, out=None) -> torch.Tensor:
    """Returns a new tensor with the logit of the elements of input."""
def logsumexp(input, dim, keepdim=False, *, out=None) -> torch.Tensor:
    """logsumexp(input, dim, keepdim=False, *, out=None) Alias for torch.logsumexp."""
def modified_bessel_i0(input, *, out=None) -> torch.Tensor:
    """Modified Bessel function of the first kind of order 0."""
def modified_bessel_i1(input, *, out=None) -> torch.Tensor:
    """Modified Bessel function of the first kind of order 1."""
def modified_bessel_k0(input, *, out=None) -> torch.Tensor:
    """Modified Bessel function of the second kind of order 0."""
def modified_bessel_k1(input, *, out=None) -> torch.Tensor:
    """Modified Bessel function of the second kind of order 1."""
def multigammaln(input, p, *, out=None) -> torch.Tensor:
    """Computes the multivariate log-gamma function <https://en.wikipedia.org/wiki/Multivariate_gamma_function>_ with dimension p element-wise, given by."""
def ndtr(input, *, out=None) -> torch.Tensor:
    """Computes the area under the standard Gaussian probability density function, integrated from minus infinity to input, elementwise."""
def ndtri(input, *, out=None) -> torch.Tensor: ...
def polygamma(n, input, *, out=None) -> torch.Tensor:
    """Computes the n^{th} derivative of the digamma function on input."""
def psi(input, *, out=None) -> torch.Tensor:
    """Alias for torch.special.digamma."""
def round(input, *, out=None) -> torch.Tensor:
    """Alias for torch.round."""
def scaled_modified_bessel_k0(input, *, out=None) -> torch.Tensor:
    """Scaled modified Bessel function of the second kind of order 0."""
def scaled_modified_bessel_k1(input, *, out=None) -> torch.Tensor:
    """Scaled modified Bessel function of the second kind of order 1."""
def shifted_chebyshev_polynomial_t(input, n, *, out=None) -> torch.Tensor: ...
def shifted_chebyshev_polynomial_u(input, n, *, out=None) -> torch.Tensor: ...
def shifted_chebyshev_polynomial_v(input, n, *, out=None) -> torch.Tensor: ...
def shifted_chebyshev_polynomial_w(input, n, *, out=None) -> torch.Tensor: ...
def sinc(input, *, out=None) -> torch.Tensor:
    """Computes the normalized sinc of input."""
def softmax(input, dim, *, dtype=None) -> torch.Tensor:
    """Computes the softmax function."""
def spherical_bessel_j0(input, *, out=None) -> torch.Tensor:
    """Spherical Bessel function of the first kind of order 0."""
def xlog1py(input, other, *, out=None) -> torch.Tensor:
    """Computes input * log1p(other) with the following cases."""
def xlogy(input, other, *, out=None) -> torch.Tensor:
    """Computes input * log(other) with the following cases."""
def zeta(input, other, *, out=None) -> torch.Tensor:
    """Computes the Hurwitz zeta function, elementwise."""
