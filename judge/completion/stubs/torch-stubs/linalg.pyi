# What completion knows of torch 2.13.0. Written by scripts/stubs.py, as all beside it.
# Names, signatures and first sentences are PyTorch's (BSD-3-Clause, Copyright the PyTorch contributors).

import builtins
from typing import overload
import torch

def cholesky(A, *, upper=False, out=None) -> torch.Tensor:
    """Computes the Cholesky decomposition of a complex Hermitian or real symmetric positive-definite matrix."""
def cholesky_ex(A, *, upper=False, check_errors=False, out=None) -> tuple[torch.Tensor, torch.Tensor]:
    """Computes the Cholesky decomposition of a complex Hermitian or real symmetric positive-definite matrix."""
def cond(A, p=None, *, out=None) -> torch.Tensor:
    """Computes the condition number of a matrix with respect to a matrix norm."""
def cross(input, other, *, dim=-1, out=None) -> torch.Tensor:
    """Computes the cross product of two 3-dimensional vectors."""
def det(A, *, out=None) -> torch.Tensor:
    """Computes the determinant of a square matrix."""
def diagonal(A, *, offset=0, dim1=-2, dim2=-1) -> torch.Tensor: ...
def eig(A, *, out=None) -> tuple[torch.Tensor, torch.Tensor]:
    """Computes the eigenvalue decomposition of a square matrix if it exists."""
def eigh(A, UPLO='L', *, out=None) -> tuple[torch.Tensor, torch.Tensor]:
    """Computes the eigenvalue decomposition of a complex Hermitian or real symmetric matrix."""
def eigvals(A, *, out=None) -> torch.Tensor:
    """Computes the eigenvalues of a square matrix."""
def eigvalsh(A, UPLO='L', *, out=None) -> torch.Tensor:
    """Computes the eigenvalues of a complex Hermitian or real symmetric matrix."""
def householder_product(A, tau, *, out=None) -> torch.Tensor:
    """Computes the first n columns of a product of Householder matrices."""
def inv(A, *, out=None) -> torch.Tensor:
    """Computes the inverse of a square matrix if it exists."""
def inv_ex(A, *, check_errors=False, out=None) -> tuple[torch.Tensor, torch.Tensor]:
    """Computes the inverse of a square matrix if it is invertible."""
def ldl_factor(A, *, hermitian=False, out=None) -> tuple[torch.Tensor, torch.Tensor]:
    """Computes a compact representation of the LDL factorization of a Hermitian or symmetric (possibly indefinite) matrix."""
def ldl_factor_ex(A, *, hermitian=False, check_errors=False, out=None) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]: ...
def ldl_solve(LD, pivots, B, *, hermitian=False, out=None) -> torch.Tensor:
    """Computes the solution of a system of linear equations using the LDL factorization."""
def lstsq(A, B, rcond=None, *, driver=None) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]:
    """Computes a solution to the least squares problem of a system of linear equations."""
def lu(A, *, pivot=True, out=None) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Computes the LU decomposition with partial pivoting of a matrix."""
def lu_factor(*args, **kwargs) -> torch.Tensor:
    """Computes a compact representation of the LU factorization with partial pivoting of a matrix."""
def lu_factor_ex(A, *, pivot=True, check_errors=False, out=None) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]: ...
def lu_solve(LU, pivots, B, *, left=True, adjoint=False, out=None) -> torch.Tensor:
    """Computes the solution of a square system of linear equations with a unique solution given an LU decomposition."""
def matmul(input, other, *, out=None) -> torch.Tensor: ...
def matrix_exp(A) -> torch.Tensor:
    """Computes the matrix exponential of a square matrix."""
def matrix_norm(A, ord='fro', dim=(-2, -1), keepdim=False, *, dtype=None, out=None) -> torch.Tensor:
    """Computes a matrix norm."""
def matrix_power(A, n, *, out=None) -> torch.Tensor:
    """Computes the n-th power of a square matrix for an integer n."""
def matrix_rank(A, *, atol=None, rtol=None, hermitian=False, out=None) -> torch.Tensor:
    """Computes the numerical rank of a matrix."""
def multi_dot(tensors, *, out=None) -> torch.Tensor: ...
def norm(input, ord=None, dim=None, keepdim=False, *, out=None, dtype=None) -> torch.Tensor:
    """Computes a vector or matrix norm."""
def pinv(A, *, atol=None, rtol=None, hermitian=False, out=None) -> torch.Tensor:
    """Computes the pseudoinverse (Moore-Penrose inverse) of a matrix."""
def qr(A, mode='reduced', *, out=None) -> tuple[torch.Tensor, torch.Tensor]:
    """Computes the QR decomposition of a matrix."""
def slogdet(A, *, out=None) -> tuple[torch.Tensor, torch.Tensor]:
    """Computes the sign and natural logarithm of the absolute value of the determinant of a square matrix."""
def solve(A, B, *, left=True, out=None) -> torch.Tensor:
    """Computes the solution of a square system of linear equations with a unique solution."""
def solve_ex(A, B, *, left=True, check_errors=False, out=None) -> tuple[torch.Tensor, torch.Tensor]: ...
def solve_triangular(A, B, *, upper, left=True, unitriangular=False, out=None) -> torch.Tensor:
    """Computes the solution of a triangular system of linear equations with a unique solution."""
def svd(A, full_matrices=True, *, driver=None, out=None) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Computes the singular value decomposition (SVD) of a matrix."""
def svdvals(A, *, driver=None, out=None) -> torch.Tensor:
    """Computes the singular values of a matrix."""
def tensorinv(A, ind=2, *, out=None) -> torch.Tensor:
    """Computes the multiplicative inverse of torch.tensordot."""
def tensorsolve(A, B, dims=None, *, out=None) -> torch.Tensor:
    """Computes the solution X to the system torch.tensordot(A, X) = B."""
def vander(x, N=None) -> torch.Tensor:
    """Generates a Vandermonde matrix."""
def vecdot(x, y, *, dim=-1, out=None) -> torch.Tensor:
    """Computes the dot product of two batches of vectors along a dimension."""
def vector_norm(x, ord=2, dim=None, keepdim=False, *, dtype=None, out=None) -> torch.Tensor:
    """Computes a vector norm."""
