# What completion knows of torch 2.13.0. Written by scripts/stubs.py, as all beside it.
# Names, signatures and first sentences are PyTorch's (BSD-3-Clause, Copyright the PyTorch contributors).

import builtins
from collections.abc import Iterator
from typing import overload
import torch
from torch import autograd as autograd, fft as fft, linalg as linalg, nn as nn, special as special
class dtype:
    is_floating_point: builtins.bool
    is_complex: builtins.bool
    itemsize: builtins.int
class device:
    type: str
    index: builtins.int
    def __init__(self, type=..., index=...) -> None: ...
class Size(tuple[builtins.int, ...]):
    def numel(self) -> builtins.int: ...
class Generator:
    def __init__(self, device=...) -> None: ...
    def manual_seed(self, seed) -> torch.Generator: ...
    def seed(self) -> builtins.int: ...
class finfo:
    bits: builtins.int
    eps: builtins.float
    max: builtins.float
    min: builtins.float
    tiny: builtins.float
    smallest_normal: builtins.float
    resolution: builtins.float
    def __init__(self, dtype=...) -> None: ...
class iinfo:
    bits: builtins.int
    max: builtins.int
    min: builtins.int
    def __init__(self, dtype) -> None: ...
class _Switch:
    def __enter__(self) -> None: ...
    def __exit__(self, *exc) -> None: ...
    def __call__(self, function): ...
class no_grad(_Switch):
    """Within it, no gradients are recorded."""
class enable_grad(_Switch):
    """Within it, gradients are recorded again."""
class inference_mode(_Switch):
    """Within it, no gradients are recorded and tensors carry nothing for them."""
    def __init__(self, mode=True) -> None: ...
pi: builtins.float
e: builtins.float
inf: builtins.float
nan: builtins.float
newaxis: None
__version__: str
float16: dtype
float32: dtype
float64: dtype
bfloat16: dtype
half: dtype
float: dtype
double: dtype
int8: dtype
int16: dtype
int32: dtype
int64: dtype
uint8: dtype
short: dtype
int: dtype
long: dtype
bool: dtype
complex64: dtype
complex128: dtype
cfloat: dtype
cdouble: dtype
class Tensor:
    """A multi-dimensional array whose elements are of one dtype."""
    shape: torch.Size
    dtype: torch.dtype
    device: torch.device
    ndim: builtins.int
    itemsize: builtins.int
    nbytes: builtins.int
    requires_grad: builtins.bool
    is_leaf: builtins.bool
    T: torch.Tensor
    mT: torch.Tensor
    H: torch.Tensor
    mH: torch.Tensor
    real: torch.Tensor
    imag: torch.Tensor
    grad: torch.Tensor
    data: torch.Tensor
    def __add__(self, other) -> torch.Tensor: ...
    def __sub__(self, other) -> torch.Tensor: ...
    def __mul__(self, other) -> torch.Tensor: ...
    def __truediv__(self, other) -> torch.Tensor: ...
    def __floordiv__(self, other) -> torch.Tensor: ...
    def __mod__(self, other) -> torch.Tensor: ...
    def __pow__(self, other) -> torch.Tensor: ...
    def __matmul__(self, other) -> torch.Tensor: ...
    def __and__(self, other) -> torch.Tensor: ...
    def __or__(self, other) -> torch.Tensor: ...
    def __xor__(self, other) -> torch.Tensor: ...
    def __radd__(self, other) -> torch.Tensor: ...
    def __rsub__(self, other) -> torch.Tensor: ...
    def __rmul__(self, other) -> torch.Tensor: ...
    def __rtruediv__(self, other) -> torch.Tensor: ...
    def __rpow__(self, other) -> torch.Tensor: ...
    def __rmatmul__(self, other) -> torch.Tensor: ...
    def __lt__(self, other) -> torch.Tensor: ...
    def __le__(self, other) -> torch.Tensor: ...
    def __gt__(self, other) -> torch.Tensor: ...
    def __ge__(self, other) -> torch.Tensor: ...
    def __eq__(self, other) -> torch.Tensor: ...
    def __ne__(self, other) -> torch.Tensor: ...
    def __neg__(self) -> torch.Tensor: ...
    def __invert__(self) -> torch.Tensor: ...
    def __abs__(self) -> torch.Tensor: ...
    def __pos__(self) -> torch.Tensor: ...
    def __getitem__(self, index) -> torch.Tensor: ...
    def __setitem__(self, index, value) -> None: ...
    def __iter__(self) -> Iterator[torch.Tensor]: ...
    def __float__(self) -> builtins.float: ...
    def __int__(self) -> builtins.int: ...
    def __bool__(self) -> builtins.bool: ...
    def abs(self) -> torch.Tensor:
        """Computes the absolute value of each element in input."""
    def abs_(self) -> torch.Tensor: ...
    def absolute(self) -> torch.Tensor: ...
    def absolute_(self) -> torch.Tensor: ...
    def acos(self) -> torch.Tensor:
        """Returns a new tensor with the arccosine (in radians) of each element in input."""
    def acos_(self) -> torch.Tensor: ...
    def acosh(self) -> torch.Tensor:
        """Returns a new tensor with the inverse hyperbolic cosine of the elements of input."""
    def acosh_(self) -> torch.Tensor: ...
    def add(self, other, *, alpha=1) -> torch.Tensor:
        """Add a scalar or tensor to self tensor."""
    def add_(self, other, *, alpha=1) -> torch.Tensor:
        """Add a scalar or tensor to self tensor."""
    def addbmm(self, batch1, batch2, *, beta=1, alpha=1) -> torch.Tensor: ...
    def addbmm_(self, batch1, batch2, *, beta=1, alpha=1) -> torch.Tensor: ...
    def addcdiv(self, tensor1, tensor2, *, value=1) -> torch.Tensor:
        """Performs the element-wise division of tensor1 by tensor2, multiplies the result by the scalar value and adds it to input."""
    def addcdiv_(self, tensor1, tensor2, *, value=1) -> torch.Tensor: ...
    def addcmul(self, tensor1, tensor2, *, value=1) -> torch.Tensor:
        """Performs the element-wise multiplication of tensor1 by tensor2, multiplies the result by the scalar value and adds it to input."""
    def addcmul_(self, tensor1, tensor2, *, value=1) -> torch.Tensor: ...
    def addmm(self, mat1, mat2, *, beta=1, alpha=1) -> torch.Tensor:
        """Performs a matrix multiplication of the matrices mat1 and mat2."""
    def addmm_(self, mat1, mat2, *, beta=1, alpha=1) -> torch.Tensor: ...
    def addmv(self, mat, vec, *, beta=1, alpha=1) -> torch.Tensor:
        """Performs a matrix-vector product of the matrix mat and the vector vec."""
    def addmv_(self, mat, vec, *, beta=1, alpha=1) -> torch.Tensor: ...
    def addr(self, vec1, vec2, *, beta=1, alpha=1) -> torch.Tensor:
        """Performs the outer-product of vectors vec1 and vec2 and adds it to the matrix input."""
    def addr_(self, vec1, vec2, *, beta=1, alpha=1) -> torch.Tensor: ...
    def adjoint(self) -> torch.Tensor:
        """Returns a view of the tensor conjugated and with the last two dimensions transposed."""
    def all(self, dim=None, keepdim=False) -> torch.Tensor:
        """Tests if all elements in input evaluate to True."""
    def allclose(self, other, rtol=1e-05, atol=1e-08, equal_nan=False) -> torch.Tensor:
        """This function checks if input and other satisfy the condition."""
    def amax(self, dim=None, keepdim=False) -> torch.Tensor:
        """Returns the maximum value of each slice of the input tensor in the given dimension(s) dim."""
    def amin(self, dim=None, keepdim=False) -> torch.Tensor:
        """Returns the minimum value of each slice of the input tensor in the given dimension(s) dim."""
    def aminmax(self, *, dim=None, keepdim=False) -> tuple[torch.Tensor, torch.Tensor]:
        """Computes the minimum and maximum values of the input tensor."""
    def angle(self) -> torch.Tensor:
        """Computes the element-wise angle (in radians) of the given input tensor."""
    def any(self, dim=None, keepdim=False) -> torch.Tensor:
        """Tests if any element in input evaluates to True."""
    def apply_(self, callable) -> torch.Tensor:
        """Applies the function callable to each element in the tensor, replacing each element with the value returned by callable."""
    def arccos(self) -> torch.Tensor:
        """Alias for torch.acos."""
    def arccos_(self) -> torch.Tensor: ...
    def arccosh(self, *args, **kwargs) -> torch.Tensor:
        """Alias for torch.acosh."""
    def arccosh_(self, *args, **kwargs) -> torch.Tensor: ...
    def arcsin(self) -> torch.Tensor:
        """Alias for torch.asin."""
    def arcsin_(self) -> torch.Tensor: ...
    def arcsinh(self) -> torch.Tensor:
        """Alias for torch.asinh."""
    def arcsinh_(self) -> torch.Tensor: ...
    def arctan(self) -> torch.Tensor:
        """Alias for torch.atan."""
    def arctan2(self, other) -> torch.Tensor:
        """Alias for torch.atan2."""
    def arctan2_(self, *args, **kwargs) -> torch.Tensor: ...
    def arctan_(self) -> torch.Tensor: ...
    def arctanh(self) -> torch.Tensor:
        """Alias for torch.atanh."""
    def arctanh_(self, other) -> torch.Tensor: ...
    def argmax(self, dim=None, keepdim=False) -> torch.Tensor:
        """Returns the indices of the maximum value of all elements in the input tensor."""
    def argmin(self, dim=None, keepdim=False) -> torch.Tensor:
        """Returns the indices of the minimum value(s) of the flattened tensor or along a dimension This is the second value returned by torch.min."""
    def argsort(self, dim=-1, descending=False) -> torch.Tensor:
        """Returns the indices that sort a tensor along a given dimension in ascending order by value."""
    def argwhere(self) -> torch.Tensor:
        """Returns a tensor containing the indices of all non-zero elements of input."""
    def as_strided(self, size, stride, storage_offset=None) -> torch.Tensor:
        """Create a view of an existing torch.Tensor input with specified size, stride and storage_offset."""
    def as_strided_(self, size, stride, storage_offset=None) -> torch.Tensor: ...
    def as_strided_scatter(self, src, size, stride, storage_offset=None) -> torch.Tensor:
        """Embeds the values of the src tensor into input along the elements corresponding to the result of calling input.as_strided(size, stride, storage_offset)."""
    def as_subclass(self, cls) -> torch.Tensor:
        """Makes a cls instance with the same data pointer as self."""
    def asin(self) -> torch.Tensor:
        """Returns a new tensor with the arcsine of the elements (in radians) in the input tensor."""
    def asin_(self) -> torch.Tensor: ...
    def asinh(self) -> torch.Tensor:
        """Returns a new tensor with the inverse hyperbolic sine of the elements of input."""
    def asinh_(self) -> torch.Tensor: ...
    def atan(self) -> torch.Tensor:
        """Returns a new tensor with the arctangent of the elements (in radians) in the input tensor."""
    def atan2(self, other) -> torch.Tensor: ...
    def atan2_(self, other) -> torch.Tensor: ...
    def atan_(self) -> torch.Tensor: ...
    def atanh(self) -> torch.Tensor:
        """Returns a new tensor with the inverse hyperbolic tangent of the elements of input."""
    def atanh_(self, other) -> torch.Tensor: ...
    def backward(self, gradient=None, retain_graph=None, create_graph=False, inputs=None) -> None:
        """Computes the gradient of current tensor wrt graph leaves."""
    def baddbmm(self, batch1, batch2, *, beta=1, alpha=1) -> torch.Tensor:
        """Performs a batch matrix-matrix product of matrices in batch1 and batch2."""
    def baddbmm_(self, batch1, batch2, *, beta=1, alpha=1) -> torch.Tensor: ...
    def bernoulli(self, *, generator=None) -> torch.Tensor:
        """Draws binary random numbers (0 or 1) from a Bernoulli distribution."""
    def bernoulli_(self, p=0.5, *, generator=None) -> torch.Tensor: ...
    def bfloat16(self, memory_format=...) -> torch.Tensor:
        """self.bfloat16() is equivalent to self.to(torch.bfloat16)."""
    def bincount(self, weights=None, minlength=0) -> torch.Tensor:
        """Count the frequency of each value in an array of non-negative ints."""
    def bitwise_and(self) -> torch.Tensor:
        """Computes the bitwise AND of input and other."""
    def bitwise_and_(self) -> torch.Tensor: ...
    def bitwise_left_shift(self, other) -> torch.Tensor:
        """Computes the left arithmetic shift of input by other bits."""
    def bitwise_left_shift_(self, other) -> torch.Tensor: ...
    def bitwise_not(self) -> torch.Tensor:
        """Computes the bitwise NOT of the given input tensor."""
    def bitwise_not_(self) -> torch.Tensor: ...
    def bitwise_or(self) -> torch.Tensor:
        """Computes the bitwise OR of input and other."""
    def bitwise_or_(self) -> torch.Tensor: ...
    def bitwise_right_shift(self, other) -> torch.Tensor:
        """Computes the right arithmetic shift of input by other bits."""
    def bitwise_right_shift_(self, other) -> torch.Tensor: ...
    def bitwise_xor(self) -> torch.Tensor:
        """Computes the bitwise XOR of input and other."""
    def bitwise_xor_(self) -> torch.Tensor: ...
    def bmm(self, batch2) -> torch.Tensor:
        """Performs a batch matrix-matrix product of matrices stored in input and mat2."""
    def bool(self, memory_format=...) -> torch.Tensor:
        """self.bool() is equivalent to self.to(torch.bool)."""
    def broadcast_to(self, shape) -> torch.Tensor:
        """See torch.broadcast_to."""
    def byte(self, memory_format=...) -> torch.Tensor:
        """self.byte() is equivalent to self.to(torch.uint8)."""
    def cauchy_(self, median=0, sigma=1, *, generator=None) -> torch.Tensor:
        """Fills the tensor with numbers drawn from the Cauchy distribution."""
    def cdouble(self, memory_format=...) -> torch.Tensor:
        """self.cdouble() is equivalent to self.to(torch.complex128)."""
    def ceil(self) -> torch.Tensor:
        """Returns a new tensor with the ceil of the elements of input, the smallest integer greater than or equal to each element."""
    def ceil_(self) -> torch.Tensor: ...
    def cfloat(self, memory_format=...) -> torch.Tensor:
        """self.cfloat() is equivalent to self.to(torch.complex64)."""
    def chalf(self, memory_format=...) -> torch.Tensor:
        """self.chalf() is equivalent to self.to(torch.complex32)."""
    def char(self, memory_format=...) -> torch.Tensor:
        """self.char() is equivalent to self.to(torch.int8)."""
    def cholesky(self, upper=False) -> torch.Tensor:
        """Computes the Cholesky decomposition of a symmetric positive-definite matrix A or for batches of symmetric positive-definite matrices."""
    def cholesky_inverse(self, upper=False) -> torch.Tensor:
        """Computes the inverse of a complex Hermitian or real symmetric positive-definite matrix given its Cholesky decomposition."""
    def cholesky_solve(self, input2, upper=False) -> torch.Tensor:
        """Computes the solution of a system of linear equations with complex Hermitian or real symmetric positive-definite lhs given its Cholesky decomposition."""
    def chunk(self, chunks, dim=0) -> tuple[torch.Tensor, ...]:
        """Attempts to split a tensor into the specified number of chunks."""
    def clamp(self, min=None, max=None) -> torch.Tensor:
        """Clamps all elements in input into the range [ min, max ]."""
    def clamp_(self, min=None, max=None) -> torch.Tensor: ...
    def clamp_max(self, *args, **kwargs) -> torch.Tensor: ...
    def clamp_max_(self, *args, **kwargs) -> torch.Tensor: ...
    def clamp_min(self, *args, **kwargs) -> torch.Tensor: ...
    def clamp_min_(self, *args, **kwargs) -> torch.Tensor: ...
    def clip(self, min=None, max=None) -> torch.Tensor:
        """Alias for Tensor.clamp."""
    def clip_(self, min=None, max=None) -> torch.Tensor:
        """Alias for Tensor.clamp_."""
    def clone(self, *, memory_format=...) -> torch.Tensor:
        """Returns a copy of input."""
    def coalesce(self) -> torch.Tensor:
        """Returns a coalesced copy of self if self is an uncoalesced tensor."""
    def col_indices(self) -> torch.Tensor:
        """Returns the tensor containing the column indices of the self tensor when self is a sparse CSR tensor of layout sparse_csr."""
    def conj(self) -> torch.Tensor:
        """Returns a view of input with a flipped conjugate bit."""
    def conj_physical(self) -> torch.Tensor:
        """Computes the element-wise conjugate of the given input tensor."""
    def conj_physical_(self) -> torch.Tensor: ...
    def const_data_ptr(self) -> builtins.int:
        """Returns the address of the first element of self tensor."""
    def contiguous(self, memory_format=...) -> torch.Tensor:
        """Returns a contiguous in memory tensor containing the same data as self tensor."""
    def copy_(self, src, non_blocking=False) -> torch.Tensor:
        """Copies the elements from src into self tensor and returns self."""
    def copysign(self, other) -> torch.Tensor:
        """Create a new floating-point tensor with the magnitude of input and the sign of other, elementwise."""
    def copysign_(self, other) -> torch.Tensor: ...
    def corrcoef(self) -> torch.Tensor: ...
    def cos(self) -> torch.Tensor:
        """Returns a new tensor with the cosine of the elements of input given in radians."""
    def cos_(self) -> torch.Tensor: ...
    def cosh(self) -> torch.Tensor:
        """Returns a new tensor with the hyperbolic cosine of the elements of input."""
    def cosh_(self) -> torch.Tensor: ...
    def count_nonzero(self, dim=None) -> torch.Tensor:
        """Counts the number of non-zero values in the tensor input along the given dim."""
    def cov(self, *, correction=1, fweights=None, aweights=None) -> torch.Tensor:
        """Estimates the covariance matrix of the variables given by the input matrix, where rows are the variables and columns are the observations."""
    def cpu(self, memory_format=...) -> torch.Tensor:
        """Returns a copy of this object in CPU memory."""
    def cross(self, other, dim=None) -> torch.Tensor:
        """Returns the cross product of vectors in dimension dim of input and other."""
    def cuda(self, device=None, non_blocking=False, memory_format=...) -> torch.Tensor:
        """Returns a copy of this object in CUDA memory."""
    def cummax(self, dim) -> tuple[torch.Tensor, torch.Tensor]:
        """Returns a namedtuple (values, indices) where values is the cumulative maximum of elements of input in the dimension dim."""
    def cummin(self, dim) -> tuple[torch.Tensor, torch.Tensor]:
        """Returns a namedtuple (values, indices) where values is the cumulative minimum of elements of input in the dimension dim."""
    def cumprod(self, dim, dtype=None) -> torch.Tensor:
        """Returns the cumulative product of elements of input in the dimension dim."""
    def cumprod_(self, dim, dtype=None) -> torch.Tensor: ...
    def cumsum(self, dim, dtype=None) -> torch.Tensor:
        """Returns the cumulative sum of elements of input in the dimension dim."""
    def cumsum_(self, dim, dtype=None) -> torch.Tensor: ...
    def data_ptr(self) -> builtins.int:
        """Returns the address of the first element of self tensor."""
    def deg2rad(self) -> torch.Tensor:
        """Returns a new tensor with each of the elements of input converted from angles in degrees to radians."""
    def deg2rad_(self) -> torch.Tensor: ...
    def dense_dim(self) -> builtins.int:
        """Return the number of dense dimensions in a sparse tensor self."""
    def det(self) -> torch.Tensor: ...
    def detach(self, *args, **kwargs) -> torch.Tensor:
        """Returns a new Tensor, detached from the current graph."""
    def detach_(self, *args, **kwargs) -> torch.Tensor:
        """Detaches the Tensor from the graph that created it, making it a leaf."""
    def diag(self, diagonal=0) -> torch.Tensor:
        """- If input is a vector (1-D tensor), then returns a 2-D square tensor with the elements of input as the diagonal."""
    def diag_embed(self, offset=0, dim1=-2, dim2=-1) -> torch.Tensor:
        """Creates a tensor whose diagonals of certain 2D planes (specified by dim1 and dim2) are filled by input."""
    def diagflat(self, offset=0) -> torch.Tensor:
        """- If input is a vector (1-D tensor), then returns a 2-D square tensor with the elements of input as the diagonal."""
    def diagonal(self, offset=0, dim1=0, dim2=1) -> torch.Tensor:
        """Returns a partial view of input with the its diagonal elements with respect to dim1 and dim2 appended as a dimension at the end of the shape."""
    def diagonal_scatter(self, src, offset=0, dim1=0, dim2=1) -> torch.Tensor:
        """Embeds the values of the src tensor into input along the diagonal elements of input, with respect to dim1 and dim2."""
    def diff(self, n=1, dim=-1, prepend=None, append=None) -> torch.Tensor:
        """Computes the n-th forward difference along the given dimension."""
    def digamma(self) -> torch.Tensor:
        """Alias for torch.special.digamma."""
    def digamma_(self) -> torch.Tensor: ...
    def dim(self) -> builtins.int:
        """Returns the number of dimensions of self tensor."""
    def dim_order(self, ambiguity_check=False):
        """Returns the uniquely determined tuple of int describing the dim order or physical layout of self."""
    def dist(self, other, p=2) -> torch.Tensor:
        """Returns the p-norm of (input - other) The shapes of input and other must be broadcastable."""
    def div(self, value, *, rounding_mode=None) -> torch.Tensor:
        """Divides each element of the input input by the corresponding element of other."""
    def div_(self, value, *, rounding_mode=None) -> torch.Tensor: ...
    def divide(self, value, *, rounding_mode=None) -> torch.Tensor:
        """Alias for torch.div."""
    def divide_(self, value, *, rounding_mode=None) -> torch.Tensor: ...
    def dot(self, other) -> torch.Tensor:
        """Computes the dot product of two 1D tensors."""
    def double(self, memory_format=...) -> torch.Tensor:
        """self.double() is equivalent to self.to(torch.float64)."""
    def dsplit(self, split_size_or_sections) -> tuple[torch.Tensor, ...]:
        """Splits input, a tensor with three or more dimensions, into multiple tensors depthwise according to indices_or_sections."""
    def eig(self, eigenvectors=False) -> torch.Tensor: ...
    def element_size(self) -> builtins.int:
        """Returns the size in bytes of an individual element."""
    def eq(self, other) -> torch.Tensor:
        """Computes element-wise equality The second argument can be a number or a tensor whose shape is broadcastable with the first argument."""
    def eq_(self, other) -> torch.Tensor: ...
    def equal(self, other) -> builtins.bool:
        """True if two tensors have the same size and elements, False otherwise."""
    def erf(self) -> torch.Tensor:
        """Alias for torch.special.erf."""
    def erf_(self) -> torch.Tensor: ...
    def erfc(self) -> torch.Tensor:
        """Alias for torch.special.erfc."""
    def erfc_(self) -> torch.Tensor: ...
    def erfinv(self) -> torch.Tensor:
        """Alias for torch.special.erfinv."""
    def erfinv_(self) -> torch.Tensor: ...
    def exp(self) -> torch.Tensor:
        """Returns a new tensor with the exponential of the elements of the input tensor input."""
    def exp2(self) -> torch.Tensor:
        """Alias for torch.special.exp2."""
    def exp2_(self) -> torch.Tensor: ...
    def exp_(self) -> torch.Tensor: ...
    def expand(self, *size) -> torch.Tensor:
        """Returns a new view of the self tensor with singleton dimensions expanded to a larger size."""
    def expand_as(self, other) -> torch.Tensor:
        """Expand this tensor to the same size as other."""
    def expm1(self) -> torch.Tensor:
        """Alias for torch.special.expm1."""
    def expm1_(self) -> torch.Tensor: ...
    def exponential_(self, lambd=1, *, generator=None) -> torch.Tensor:
        """Fills self tensor with elements drawn from the PDF (probability density function)."""
    def fill_(self, value) -> torch.Tensor:
        """Fills self tensor with the specified value."""
    def fill_diagonal_(self, fill_value, wrap=False) -> torch.Tensor:
        """Fill the main diagonal of a tensor that has at least 2-dimensions."""
    def fix(self) -> torch.Tensor:
        """See torch.fix."""
    def fix_(self) -> torch.Tensor: ...
    def flatten(self, start_dim=0, end_dim=-1) -> torch.Tensor:
        """Flattens input by reshaping it into a one-dimensional tensor."""
    def flip(self, dims) -> torch.Tensor:
        """Reverse the order of an n-D tensor along given axis in dims."""
    def fliplr(self) -> torch.Tensor:
        """Flip tensor in the left/right direction, returning a new tensor."""
    def flipud(self) -> torch.Tensor:
        """Flip tensor in the up/down direction, returning a new tensor."""
    def float(self, memory_format=...) -> torch.Tensor:
        """self.float() is equivalent to self.to(torch.float32)."""
    def float_power(self, exponent) -> torch.Tensor:
        """Raises input to the power of exponent, elementwise, in double precision."""
    def float_power_(self, exponent) -> torch.Tensor: ...
    def floor(self) -> torch.Tensor:
        """Returns a new tensor with the floor of the elements of input, the largest integer less than or equal to each element."""
    def floor_(self) -> torch.Tensor: ...
    def floor_divide(self, value) -> torch.Tensor:
        """Before PyTorch 1.13 torch.floor_divide incorrectly performed truncation division."""
    def floor_divide_(self, value) -> torch.Tensor: ...
    def fmax(self, other) -> torch.Tensor:
        """Computes the element-wise maximum of input and other."""
    def fmin(self, other) -> torch.Tensor:
        """Computes the element-wise minimum of input and other."""
    def fmod(self, divisor) -> torch.Tensor:
        """Applies C++'s std::fmod <https://en.cppreference.com/w/cpp/numeric/math/fmod>_ entrywise."""
    def fmod_(self, divisor) -> torch.Tensor: ...
    def frac(self) -> torch.Tensor:
        """Computes the fractional portion of each element in input."""
    def frac_(self) -> torch.Tensor: ...
    def frexp(self, input) -> tuple[torch.Tensor, torch.Tensor]: ...
    def gather(self, dim, index) -> torch.Tensor:
        """Gathers values along an axis specified by dim."""
    def gcd(self, other) -> torch.Tensor:
        """Computes the element-wise greatest common divisor (GCD) of input and other."""
    def gcd_(self, other) -> torch.Tensor: ...
    def ge(self, other) -> torch.Tensor:
        """See torch.ge."""
    def ge_(self, other) -> torch.Tensor:
        """In-place version of Tensor.ge."""
    def geometric_(self, p, *, generator=None) -> torch.Tensor:
        """Fills self tensor with elements drawn from the geometric distribution."""
    def geqrf(self) -> tuple[torch.Tensor, torch.Tensor]:
        """This is a low-level function for calling LAPACK's geqrf directly."""
    def ger(self, vec2) -> torch.Tensor:
        """Alias of torch.outer."""
    def get_device(self):
        """For CUDA tensors, this function returns the device ordinal of the GPU on which the tensor resides."""
    def greater(self, other) -> torch.Tensor:
        """See torch.greater."""
    def greater_(self, other) -> torch.Tensor:
        """In-place version of Tensor.greater."""
    def greater_equal(self, other) -> torch.Tensor:
        """See torch.greater_equal."""
    def greater_equal_(self, other) -> torch.Tensor:
        """In-place version of Tensor.greater_equal."""
    def gt(self, other) -> torch.Tensor:
        """See torch.gt."""
    def gt_(self, other) -> torch.Tensor:
        """In-place version of Tensor.gt."""
    def half(self, memory_format=...) -> torch.Tensor:
        """self.half() is equivalent to self.to(torch.float16)."""
    def hardshrink(self, lambd=0.5) -> torch.Tensor:
        """Applies the hard shrinkage function element-wise See torch.nn.Hardshrink for more details."""
    def hash_tensor(self, *args, **kwargs) -> torch.Tensor:
        """Returns a hash of all elements in the input tensor."""
    def heaviside(self, values) -> torch.Tensor:
        """Computes the Heaviside step function for each element in input."""
    def heaviside_(self, values) -> torch.Tensor: ...
    def histc(self, bins=100, min=0, max=0) -> torch.Tensor:
        """Computes the histogram of a tensor."""
    def histogram(self, input, bins, *, range=None, weight=None, density=False) -> tuple[torch.Tensor, torch.Tensor]:
        """Computes a histogram of the values in a tensor."""
    def hsplit(self, split_size_or_sections) -> tuple[torch.Tensor, ...]:
        """Splits input, a tensor with one or more dimensions, into multiple tensors horizontally according to indices_or_sections."""
    def hypot(self, other) -> torch.Tensor:
        """Given the legs of a right triangle, return its hypotenuse."""
    def hypot_(self, other) -> torch.Tensor: ...
    def i0(self) -> torch.Tensor:
        """Alias for torch.special.i0."""
    def i0_(self) -> torch.Tensor: ...
    def igamma(self, other) -> torch.Tensor:
        """Alias for torch.special.gammainc."""
    def igamma_(self, other) -> torch.Tensor: ...
    def igammac(self, other) -> torch.Tensor:
        """Alias for torch.special.gammaincc."""
    def igammac_(self, other) -> torch.Tensor: ...
    def index(self, positions, dims) -> torch.Tensor:
        """Index a regular tensor by binding specified positions to dims."""
    def index_add(self, dim, index, source, *, alpha=1) -> torch.Tensor:
        """Out-of-place version of torch.Tensor.index_add_."""
    def index_add_(self, dim, index, source, *, alpha=1) -> torch.Tensor:
        """Accumulate the elements of alpha times source into the self tensor by adding to the indices in the order given in index."""
    def index_copy(self, dim, index, tensor2) -> torch.Tensor:
        """Out-of-place version of torch.Tensor.index_copy_."""
    def index_copy_(self, dim, index, tensor) -> torch.Tensor:
        """Copies the elements of tensor into the self tensor by selecting the indices in the order given in index."""
    def index_fill(self, dim, index, value) -> torch.Tensor:
        """Out-of-place version of torch.Tensor.index_fill_."""
    def index_fill_(self, dim, index, value) -> torch.Tensor:
        """Fills the elements of the self tensor with value value by selecting the indices in the order given in index."""
    def index_put(self, indices, values, accumulate=False) -> torch.Tensor:
        """Out-place version of Tensor.index_put_."""
    def index_put_(self, indices, values, accumulate=False) -> torch.Tensor:
        """Puts values from the tensor values into the tensor self using the indices specified in indices (which is a tuple of Tensors)."""
    def index_reduce(self, *args, **kwargs) -> torch.Tensor:
        """See Tensor.index_reduce_ for function description."""
    def index_reduce_(self, dim, index, source, reduce, *, include_self=True) -> torch.Tensor: ...
    def index_select(self, dim, index) -> torch.Tensor:
        """Returns a new tensor which indexes the input tensor along dimension dim using the entries in index."""
    def indices(self) -> torch.Tensor:
        """Return the indices tensor of a sparse COO tensor."""
    def inner(self, other) -> torch.Tensor:
        """See torch.inner."""
    def int(self, memory_format=...) -> torch.Tensor:
        """self.int() is equivalent to self.to(torch.int32)."""
    def inverse(self) -> torch.Tensor: ...
    def ipu(self, device=None, non_blocking=False, memory_format=...) -> torch.Tensor:
        """Returns a copy of this object in IPU memory."""
    def is_coalesced(self) -> builtins.bool:
        """Returns True if self is a sparse COO tensor that is coalesced, False otherwise."""
    def is_complex(self) -> builtins.bool:
        """Returns True if the data type of self is a complex data type."""
    def is_conj(self) -> builtins.bool:
        """Returns True if the conjugate bit of self is set to true."""
    def is_contiguous(self, memory_format=...) -> builtins.bool:
        """Returns True if self tensor is contiguous in memory in the order specified by memory format."""
    def is_distributed(self, *args, **kwargs) -> torch.Tensor: ...
    def is_floating_point(self) -> builtins.bool:
        """Returns True if the data type of self is a floating point data type."""
    def is_inference(self) -> builtins.bool:
        """Returns True if input is an inference tensor."""
    def is_neg(self) -> builtins.bool:
        """Returns True if the negative bit of self is set to true."""
    def is_nonzero(self, *args, **kwargs) -> torch.Tensor:
        """Returns True if the input is a single element tensor which is not equal to zero after type conversions."""
    def is_pinned(self, *args, **kwargs) -> torch.Tensor:
        """Returns true if this tensor resides in pinned memory."""
    def is_same_size(self, *args, **kwargs) -> torch.Tensor: ...
    def is_set_to(self, tensor) -> builtins.bool:
        """Returns True if both tensors are pointing to the exact same memory (same storage, offset, size and stride)."""
    def is_shared(self) -> torch.Tensor:
        """Checks if tensor is in shared memory."""
    def is_signed(self) -> builtins.bool:
        """Returns True if the data type of self is a signed data type."""
    def isclose(self, other, rtol=1e-05, atol=1e-08, equal_nan=False) -> torch.Tensor:
        """Returns a new tensor with boolean elements representing if each element of input is "close" to the corresponding element of other."""
    def isfinite(self) -> torch.Tensor:
        """Returns a new tensor with boolean elements representing if each element is finite or not."""
    def isinf(self) -> torch.Tensor:
        """Tests if each element of input is infinite (positive or negative infinity) or not."""
    def isnan(self) -> torch.Tensor:
        """Returns a new tensor with boolean elements representing if each element of input is NaN or not."""
    def isneginf(self) -> torch.Tensor:
        """Tests if each element of input is negative infinity or not."""
    def isposinf(self) -> torch.Tensor:
        """Tests if each element of input is positive infinity or not."""
    def isreal(self) -> torch.Tensor:
        """Returns a new tensor with boolean elements representing if each element of input is real-valued or not."""
    def istft(self, n_fft, hop_length=None, win_length=None, window=None, center=True, normalized=False, onesided=None, length=None, return_complex=False) -> torch.Tensor:
        """Inverse short time Fourier Transform."""
    def item(self) -> builtins.float:
        """Returns the value of this tensor as a standard Python number."""
    def kron(self, other) -> torch.Tensor: ...
    def kthvalue(self, k, dim=None, keepdim=False) -> tuple[torch.Tensor, torch.Tensor]:
        """Returns a namedtuple (values, indices) where values is the k th smallest element of each row of the input tensor in the given dimension dim."""
    def lcm(self, other) -> torch.Tensor:
        """Computes the element-wise least common multiple (LCM) of input and other."""
    def lcm_(self, other) -> torch.Tensor: ...
    def ldexp(self, other) -> torch.Tensor:
        """Multiplies input by 2 ** other."""
    def ldexp_(self, other) -> torch.Tensor: ...
    def le(self, other) -> torch.Tensor:
        """See torch.le."""
    def le_(self, other) -> torch.Tensor:
        """In-place version of Tensor.le."""
    def lerp(self, end, weight) -> torch.Tensor: ...
    def lerp_(self, end, weight) -> torch.Tensor: ...
    def less(self, *args, **kwargs) -> torch.Tensor:
        """See torch.less."""
    def less_(self, other) -> torch.Tensor:
        """In-place version of Tensor.less."""
    def less_equal(self, other) -> torch.Tensor:
        """See torch.less_equal."""
    def less_equal_(self, other) -> torch.Tensor:
        """In-place version of Tensor.less_equal."""
    def lgamma(self) -> torch.Tensor:
        """Computes the natural logarithm of the absolute value of the gamma function on input."""
    def lgamma_(self) -> torch.Tensor: ...
    def log(self) -> torch.Tensor:
        """Returns a new tensor with the natural logarithm of the elements of input."""
    def log10(self) -> torch.Tensor:
        """Returns a new tensor with the logarithm to the base 10 of the elements of input."""
    def log10_(self) -> torch.Tensor: ...
    def log1p(self) -> torch.Tensor:
        """Returns a new tensor with the natural logarithm of (1 + input)."""
    def log1p_(self) -> torch.Tensor: ...
    def log2(self) -> torch.Tensor:
        """Returns a new tensor with the logarithm to the base 2 of the elements of input."""
    def log2_(self) -> torch.Tensor: ...
    def log_(self) -> torch.Tensor: ...
    def log_normal_(self, mean=1, std=2, *, generator=None) -> torch.Tensor: ...
    def log_softmax(self, *args, **kwargs) -> torch.Tensor: ...
    def logaddexp(self, other) -> torch.Tensor:
        """Logarithm of the sum of exponentiations of the inputs."""
    def logaddexp2(self, other) -> torch.Tensor:
        """Logarithm of the sum of exponentiations of the inputs in base-2."""
    def logcumsumexp(self, dim) -> torch.Tensor:
        """Returns the logarithm of the cumulative summation of the exponentiation of elements of input in the dimension dim."""
    def logdet(self) -> torch.Tensor:
        """Calculates log determinant of a square matrix or batches of square matrices."""
    def logical_and(self) -> torch.Tensor:
        """Computes the element-wise logical AND of the given input tensors."""
    def logical_and_(self) -> torch.Tensor: ...
    def logical_not(self) -> torch.Tensor:
        """Computes the element-wise logical NOT of the given input tensor."""
    def logical_not_(self) -> torch.Tensor: ...
    def logical_or(self) -> torch.Tensor:
        """Computes the element-wise logical OR of the given input tensors."""
    def logical_or_(self) -> torch.Tensor: ...
    def logical_xor(self) -> torch.Tensor:
        """Computes the element-wise logical XOR of the given input tensors."""
    def logical_xor_(self) -> torch.Tensor: ...
    def logit(self) -> torch.Tensor:
        """Alias for torch.special.logit."""
    def logit_(self) -> torch.Tensor: ...
    def logsumexp(self, dim, keepdim=False) -> torch.Tensor:
        """logsumexp(input, dim, keepdim=False, *, out=None) Returns the log of summed exponentials of each row of the input tensor in the given dimension dim."""
    def long(self, memory_format=...) -> torch.Tensor:
        """self.long() is equivalent to self.to(torch.int64)."""
    def lstsq(self, other) -> torch.Tensor: ...
    def lt(self, other) -> torch.Tensor:
        """See torch.lt."""
    def lt_(self, other) -> torch.Tensor:
        """In-place version of Tensor.lt."""
    def lu(self, pivot=True, get_infos=False) -> torch.Tensor:
        """Computes the LU factorization of a matrix or batches of matrices A."""
    def lu_solve(self, LU_data, LU_pivots) -> torch.Tensor:
        """Returns the LU solve of the linear system Ax = b using the partially pivoted LU factorization of A from linalg.lu_factor."""
    def map2_(self, *args, **kwargs) -> torch.Tensor: ...
    def map_(self, tensor, callable) -> torch.Tensor:
        """map_(tensor, callable) Applies callable for each element in self tensor and the given tensor and stores the results in self tensor."""
    def masked_fill(self, mask, value) -> torch.Tensor: ...
    def masked_fill_(self, mask, value) -> torch.Tensor:
        """masked_fill_(mask, value) Fills elements of self tensor with value where mask is True."""
    def masked_scatter(self, mask, tensor) -> torch.Tensor:
        """Out-of-place version of torch.Tensor.masked_scatter_."""
    def masked_scatter_(self, mask, source) -> torch.Tensor:
        """masked_scatter_(mask, source) Copies elements from source into self tensor at positions where the mask is True."""
    def masked_select(self, mask) -> torch.Tensor:
        """Returns a new 1-D tensor which indexes the input tensor according to the boolean mask mask which is a BoolTensor."""
    def matmul(self, tensor2) -> torch.Tensor:
        """Matrix product of two tensors."""
    def matrix_exp(self) -> torch.Tensor:
        """Alias for torch.linalg.matrix_exp."""
    def matrix_power(self, n) -> torch.Tensor: ...
    def max(self, dim=None, keepdim=False) -> torch.Tensor:
        """Returns the maximum value of all elements in the input tensor."""
    def maximum(self, other) -> torch.Tensor:
        """Computes the element-wise maximum of input and other."""
    def mean(self, dim=None, keepdim=False, *, dtype=None) -> torch.Tensor:
        """If the input tensor is empty, torch.mean() returns nan."""
    def median(self, dim=None, keepdim=False) -> tuple[torch.Tensor, torch.Tensor]:
        """Returns the median of the values in input."""
    def min(self, dim=None, keepdim=False) -> torch.Tensor:
        """Returns the minimum value of all elements in the input tensor."""
    def minimum(self, other) -> torch.Tensor:
        """Computes the element-wise minimum of input and other."""
    def mm(self, mat2) -> torch.Tensor:
        """Performs a matrix multiplication of the matrices input and mat2."""
    def mode(self, dim=None, keepdim=False) -> tuple[torch.Tensor, torch.Tensor]:
        """Returns a namedtuple (values, indices) where values is the mode value of each row of the input tensor in the given dimension dim, i.e."""
    def module_load(self, other, assign=False) -> torch.Tensor:
        """Defines how to transform other when loading it into self in nn.Module.load_state_dict."""
    def moveaxis(self, source, destination) -> torch.Tensor:
        """Alias for torch.movedim."""
    def movedim(self, source, destination) -> torch.Tensor:
        """Moves the dimension(s) of input at the position(s) in source to the position(s) in destination."""
    def msort(self) -> torch.Tensor:
        """Sorts the elements of the input tensor along its first dimension in ascending order by value."""
    def mtia(self, device=None, non_blocking=False, memory_format=...) -> torch.Tensor:
        """Returns a copy of this object in MTIA memory."""
    def mul(self, value) -> torch.Tensor:
        """See torch.mul."""
    def mul_(self, value) -> torch.Tensor:
        """In-place version of Tensor.mul."""
    def multinomial(self, num_samples, replacement=False, *, generator=None) -> torch.Tensor: ...
    def multiply(self, value) -> torch.Tensor:
        """See torch.multiply."""
    def multiply_(self, value) -> torch.Tensor:
        """In-place version of Tensor.multiply."""
    def mv(self, vec) -> torch.Tensor:
        """Performs a matrix-vector product of the matrix input and the vector vec."""
    def mvlgamma(self, p) -> torch.Tensor:
        """Alias for torch.special.multigammaln."""
    def mvlgamma_(self, p) -> torch.Tensor: ...
    def nan_to_num(self, nan=0.0, posinf=None, neginf=None) -> torch.Tensor:
        """See torch.nan_to_num."""
    def nan_to_num_(self, nan=0.0, posinf=None, neginf=None) -> torch.Tensor:
        """In-place version of Tensor.nan_to_num."""
    def nanmean(self, dim=None, keepdim=False, *, dtype=None) -> torch.Tensor:
        """Computes the mean of all non-NaN elements along the specified dimensions."""
    def nanmedian(self, dim=None, keepdim=False) -> tuple[torch.Tensor, torch.Tensor]:
        """Returns the median of the values in input, ignoring NaN values."""
    def nanquantile(self, q, dim=None, keepdim=False, *, interpolation='linear') -> torch.Tensor:
        """This is a variant of torch.quantile that "ignores" NaN values, computing the quantiles q as if NaN values in input did not exist."""
    def nansum(self, dim=None, keepdim=False, dtype=None) -> torch.Tensor:
        """Returns the sum of all elements, treating Not a Numbers (NaNs) as zero."""
    def narrow(self, dimension, start, length) -> torch.Tensor:
        """See torch.narrow."""
    def narrow_copy(self, dimension, start, length) -> torch.Tensor:
        """See torch.narrow_copy."""
    def ndimension(self) -> builtins.int: ...
    def ne(self, other) -> torch.Tensor:
        """See torch.ne."""
    def ne_(self, other) -> torch.Tensor:
        """In-place version of Tensor.ne."""
    def neg(self) -> torch.Tensor:
        """Returns a new tensor with the negative of the elements of input."""
    def neg_(self) -> torch.Tensor: ...
    def negative(self) -> torch.Tensor: ...
    def negative_(self) -> torch.Tensor: ...
    def nelement(self) -> builtins.int: ...
    def new(self, *args, **kwargs) -> torch.Tensor: ...
    def new_empty(self, size, *, dtype=None, device=None, requires_grad=False, layout=..., pin_memory=False) -> torch.Tensor:
        """Returns a Tensor of size size filled with uninitialized data."""
    def new_empty_strided(self, size, stride, dtype=None, device=None, requires_grad=False, layout=..., pin_memory=False) -> torch.Tensor:
        """Returns a Tensor of size size and strides stride filled with uninitialized data."""
    def new_full(self, size, fill_value, *, dtype=None, device=None, requires_grad=False, layout=..., pin_memory=False) -> torch.Tensor:
        """Returns a Tensor of size size filled with fill_value."""
    def new_ones(self, size, *, dtype=None, device=None, requires_grad=False, layout=..., pin_memory=False) -> torch.Tensor:
        """Returns a Tensor of size size filled with 1."""
    def new_tensor(self, data, *, dtype=None, device=None, requires_grad=False, layout=..., pin_memory=False) -> torch.Tensor:
        """Returns a new Tensor with data as the tensor data."""
    def new_zeros(self, size, *, dtype=None, device=None, requires_grad=False, layout=..., pin_memory=False) -> torch.Tensor:
        """Returns a Tensor of size size filled with 0."""
    def nextafter(self, other) -> torch.Tensor:
        """Return the next floating-point value after input towards other, elementwise."""
    def nextafter_(self, other) -> torch.Tensor: ...
    def nonzero(self) -> torch.Tensor:
        """torch.nonzero(..., as_tuple=False) (default) returns a 2-D tensor where each row is the index for a nonzero value."""
    def nonzero_static(self, *, size, fill_value=-1) -> torch.Tensor:
        """Returns a 2-D tensor where each row is the index for a non-zero value."""
    def norm(self, p='fro', dim=None, keepdim=False, dtype=None) -> torch.Tensor:
        """Returns the matrix norm or vector norm of a given tensor."""
    def normal_(self, mean=0, std=1, *, generator=None) -> torch.Tensor:
        """Fills self tensor with elements samples from the normal distribution parameterized by mean and std."""
    def not_equal(self, other) -> torch.Tensor:
        """See torch.not_equal."""
    def not_equal_(self, other) -> torch.Tensor:
        """In-place version of Tensor.not_equal."""
    def numel(self) -> builtins.int:
        """Returns the total number of elements in the input tensor."""
    def numpy(self, *, force=False):
        """Returns the tensor as a NumPy ndarray."""
    def orgqr(self, input2) -> torch.Tensor:
        """Alias for torch.linalg.householder_product."""
    def ormqr(self, input2, input3, left=True, transpose=False) -> torch.Tensor:
        """Computes the matrix-matrix multiplication of a product of Householder matrices with a general matrix."""
    def outer(self, vec2) -> torch.Tensor:
        """See torch.outer."""
    def permute(self, *dims) -> torch.Tensor:
        """Returns a view of the tensor with its dimensions permuted."""
    def pin_memory(self) -> torch.Tensor:
        """Copies the tensor to pinned memory, if it's not already pinned."""
    def pinverse(self) -> torch.Tensor: ...
    def polygamma(self, n) -> torch.Tensor:
        """Alias for torch.special.polygamma."""
    def polygamma_(self, n) -> torch.Tensor: ...
    def positive(self) -> torch.Tensor:
        """Returns input."""
    def pow(self, exponent) -> torch.Tensor:
        """Takes the power of each element in input with exponent and returns a tensor with the result."""
    def pow_(self, exponent) -> torch.Tensor: ...
    def prelu(self, *args, **kwargs) -> torch.Tensor: ...
    def prod(self, dim=None, keepdim=False, dtype=None) -> torch.Tensor:
        """Returns the product of all elements in the input tensor."""
    def put(self, input, index, source, accumulate=False) -> torch.Tensor:
        """Out-of-place version of torch.Tensor.put_."""
    def put_(self, index, source, accumulate=False) -> torch.Tensor:
        """Copies the elements from source into the positions specified by index."""
    def qr(self, some=True) -> tuple[torch.Tensor, torch.Tensor]: ...
    def qscheme(self):
        """Returns the quantization scheme of a given QTensor."""
    def quantile(self, q, dim=None, keepdim=False, *, interpolation='linear') -> torch.Tensor:
        """Computes the q-th quantiles of each row of the input tensor along the dimension dim."""
    def rad2deg(self) -> torch.Tensor:
        """Returns a new tensor with each of the elements of input converted from angles in radians to degrees."""
    def rad2deg_(self) -> torch.Tensor: ...
    def random_(self, *args, **kwargs) -> torch.Tensor:
        """Fills self tensor with numbers sampled from the discrete uniform distribution over [from, to - 1]."""
    def ravel(self) -> torch.Tensor:
        """Return a contiguous flattened tensor."""
    def reciprocal(self) -> torch.Tensor:
        """Returns a new tensor with the reciprocal of the elements of input."""
    def reciprocal_(self) -> torch.Tensor: ...
    def record_stream(self, stream) -> torch.Tensor:
        """record_stream(stream) Marks the tensor as having been used by this stream."""
    def register_hook(self, hook) -> torch.Tensor:
        """Registers a backward hook."""
    def register_post_accumulate_grad_hook(self, hook) -> torch.Tensor:
        """Registers a backward hook that runs after grad accumulation."""
    def reinforce(self, reward) -> torch.Tensor: ...
    def relu(self, *args, **kwargs) -> torch.Tensor: ...
    def relu_(self, *args, **kwargs) -> torch.Tensor:
        """In-place version of relu."""
    def remainder(self, divisor) -> torch.Tensor:
        """Computes Python's modulus operation <https://docs.python.org/3/reference/expressions.html#binary-arithmetic-operations>_ entrywise."""
    def remainder_(self, divisor) -> torch.Tensor: ...
    def renorm(self, p, dim, maxnorm) -> torch.Tensor:
        """Returns a tensor where each sub-tensor of input along dimension dim is normalized such that the p-norm of the sub-tensor is lower than the value maxnorm."""
    def renorm_(self, p, dim, maxnorm) -> torch.Tensor: ...
    def repeat(self, *repeats) -> torch.Tensor:
        """Repeats this tensor along the specified dimensions."""
    def repeat_interleave(self, repeats, dim=None, *, output_size=None) -> torch.Tensor:
        """See torch.repeat_interleave."""
    def requires_grad_(self, requires_grad=True) -> torch.Tensor:
        """Change if autograd should record operations on this tensor."""
    def reshape(self, *shape) -> torch.Tensor:
        """Returns a tensor with the same data and number of elements as self but with the specified shape."""
    def reshape_as(self, other) -> torch.Tensor:
        """Returns this tensor as the same shape as other."""
    def resize(self, *sizes) -> torch.Tensor: ...
    def resize_(self, *sizes, memory_format=...) -> torch.Tensor:
        """Resizes self tensor to the specified size."""
    def resize_as(self, tensor) -> torch.Tensor: ...
    def resize_as_(self, tensor, memory_format=...) -> torch.Tensor:
        """Resizes the self tensor to be the same size as the specified tensor."""
    def resize_as_sparse_(self, *args, **kwargs) -> torch.Tensor: ...
    def resolve_conj(self) -> torch.Tensor:
        """Returns a new tensor with materialized conjugation if input's conjugate bit is set to True, else returns input."""
    def resolve_neg(self) -> torch.Tensor:
        """Returns a new tensor with materialized negation if input's negative bit is set to True, else returns input."""
    def retain_grad(self):
        """Enables this Tensor to have their grad populated during backward."""
    def roll(self, shifts, dims) -> torch.Tensor:
        """Roll the tensor input along the given dimension(s)."""
    def rot90(self, k, dims) -> torch.Tensor:
        """Rotate an n-D tensor by 90 degrees in the plane specified by dims axis."""
    def round(self, decimals=0) -> torch.Tensor:
        """Rounds elements of input to the nearest integer."""
    def round_(self, decimals=0) -> torch.Tensor: ...
    def row_indices(self, *args, **kwargs) -> torch.Tensor: ...
    def rsqrt(self) -> torch.Tensor:
        """Returns a new tensor with the reciprocal of the square-root of each of the elements of input."""
    def rsqrt_(self) -> torch.Tensor: ...
    def scatter(self, dim, index, src) -> torch.Tensor: ...
    @overload
    def scatter_(self, dim, index, src, *, reduce=None) -> torch.Tensor:
        """Writes all values from the tensor src into self at the indices specified in the index tensor."""
    @overload
    def scatter_(self, dim, index, value, *, reduce=None) -> torch.Tensor:
        """Writes all values from the tensor src into self at the indices specified in the index tensor."""
    def scatter_add(self, dim, index, src) -> torch.Tensor: ...
    def scatter_add_(self, dim, index, src) -> torch.Tensor:
        """Adds all values from the tensor src into self at the indices specified in the index tensor in a similar fashion as torch.Tensor.scatter_."""
    def scatter_reduce(self, dim, index, src, reduce, *, include_self=True) -> torch.Tensor: ...
    def scatter_reduce_(self, dim, index, src, reduce, *, include_self=True) -> torch.Tensor: ...
    def select(self, dim, index) -> torch.Tensor:
        """Slices the input tensor along the selected dimension at the given index."""
    def select_scatter(self, src, dim, index) -> torch.Tensor:
        """Embeds the values of the src tensor into input at the given index."""
    def set_(self, source=None, storage_offset=0, size=None, stride=None) -> torch.Tensor:
        """Sets the underlying storage, size, and strides."""
    def sgn(self) -> torch.Tensor:
        """This function is an extension of torch.sign() to complex tensors."""
    def sgn_(self) -> torch.Tensor: ...
    def share_memory_(self) -> torch.Tensor:
        """Moves the underlying storage to shared memory."""
    def short(self, memory_format=...) -> torch.Tensor:
        """self.short() is equivalent to self.to(torch.int16)."""
    def sigmoid(self) -> torch.Tensor:
        """Alias for torch.special.expit."""
    def sigmoid_(self) -> torch.Tensor: ...
    def sign(self) -> torch.Tensor:
        """Returns a new tensor with the signs of the elements of input."""
    def sign_(self) -> torch.Tensor: ...
    def signbit(self) -> torch.Tensor:
        """Tests if each element of input has its sign bit set or not."""
    def sin(self) -> torch.Tensor:
        """Returns a new tensor with the sine of the elements in the input tensor, where each value in this input tensor is in radians."""
    def sin_(self) -> torch.Tensor: ...
    def sinc(self) -> torch.Tensor:
        """Alias for torch.special.sinc."""
    def sinc_(self) -> torch.Tensor: ...
    def sinh(self) -> torch.Tensor:
        """Returns a new tensor with the hyperbolic sine of the elements of input."""
    def sinh_(self) -> torch.Tensor: ...
    def size(self, dim=None) -> torch.Size:
        """Returns the size of the self tensor."""
    def slice_inverse(self, *args, **kwargs) -> torch.Tensor: ...
    def slice_scatter(self, src, dim=0, start=None, end=None, step=1) -> torch.Tensor:
        """Embeds the values of the src tensor into input at the given dimension."""
    def slogdet(self) -> tuple[torch.Tensor, torch.Tensor]: ...
    def softmax(self, dim) -> torch.Tensor:
        """Alias for torch.nn.functional.softmax."""
    def solve(self, other) -> torch.Tensor: ...
    def sort(self, dim=-1, descending=False) -> tuple[torch.Tensor, torch.Tensor]:
        """Sorts the elements of the input tensor along a given dimension in ascending order by value."""
    def split(self, split_size, dim=0) -> tuple[torch.Tensor, ...]:
        """Splits the tensor into chunks."""
    def split_with_sizes(self, *args, **kwargs) -> torch.Tensor: ...
    def sqrt(self) -> torch.Tensor:
        """Returns a new tensor with the square-root of the elements of input."""
    def sqrt_(self) -> torch.Tensor: ...
    def square(self) -> torch.Tensor:
        """Returns a new tensor with the square of the elements of input."""
    def square_(self) -> torch.Tensor: ...
    def squeeze(self, dim=None) -> torch.Tensor:
        """Returns a tensor with all specified dimensions of input of size 1 removed."""
    def squeeze_(self, dim=None) -> torch.Tensor: ...
    def std(self, dim=None, *, correction=1, keepdim=False) -> torch.Tensor:
        """Calculates the standard deviation over the dimensions specified by dim."""
    def stft(self, n_fft, hop_length=None, win_length=None, window=None, center=True, pad_mode='reflect', normalized=False, onesided=None, return_complex=None, align_to_window=None) -> torch.Tensor:
        """See torch.stft."""
    def storage(self):
        """Returns the underlying TypedStorage."""
    def storage_offset(self) -> builtins.int:
        """Returns self tensor's offset in the underlying storage in terms of number of storage elements (not bytes)."""
    def storage_type(self):
        """Returns the type of the underlying storage."""
    def stride(self, dim):
        """Returns the stride of self tensor."""
    def sub(self, other, *, alpha=1) -> torch.Tensor:
        """See torch.sub."""
    def sub_(self, other, *, alpha=1) -> torch.Tensor:
        """See torch.sub."""
    def subtract(self, other, *, alpha=1) -> torch.Tensor:
        """See torch.subtract."""
    def subtract_(self, other, *, alpha=1) -> torch.Tensor:
        """In-place version of Tensor.subtract."""
    def sum(self, dim=None, keepdim=False, dtype=None) -> torch.Tensor:
        """Returns the sum of all elements in the input tensor."""
    def sum_to_size(self, *size) -> torch.Tensor:
        """Sum this tensor to size."""
    def svd(self, some=True, compute_uv=True) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Computes the singular value decomposition of either a matrix or batch of matrices input."""
    def swapaxes(self, axis0, axis1) -> torch.Tensor:
        """Alias for torch.transpose."""
    def swapaxes_(self, axis0, axis1) -> torch.Tensor: ...
    def swapdims(self, dim0, dim1) -> torch.Tensor:
        """Alias for torch.transpose."""
    def swapdims_(self, dim0, dim1) -> torch.Tensor: ...
    def symeig(self, eigenvectors=False) -> torch.Tensor: ...
    def t(self) -> torch.Tensor:
        """Expects input to be <= 2-D tensor and transposes dimensions 0 and 1."""
    def t_(self) -> torch.Tensor: ...
    def take(self, indices) -> torch.Tensor:
        """Returns a new tensor with the elements of input at the given indices."""
    def take_along_dim(self, indices, dim) -> torch.Tensor:
        """Selects values from input at the 1-dimensional indices from indices along the given dim."""
    def tan(self) -> torch.Tensor:
        """Returns a new tensor with the tangent of the elements in the input tensor, where each value in this input tensor is in radians."""
    def tan_(self) -> torch.Tensor: ...
    def tanh(self) -> torch.Tensor:
        """Returns a new tensor with the hyperbolic tangent of the elements of input."""
    def tanh_(self) -> torch.Tensor: ...
    def tensor_split(self, indices_or_sections, dim=0) -> tuple[torch.Tensor, ...]: ...
    def tile(self, dims) -> torch.Tensor:
        """Constructs a tensor by repeating the elements of input."""
    @overload
    def to(self, *args, **kwargs) -> torch.Tensor:
        """Performs Tensor dtype and/or device conversion."""
    @overload
    def to(self, dtype, non_blocking=False, copy=False, memory_format=...) -> torch.Tensor:
        """Performs Tensor dtype and/or device conversion."""
    @overload
    def to(self, device=None, dtype=None, non_blocking=False, copy=False, memory_format=...) -> torch.Tensor:
        """Performs Tensor dtype and/or device conversion."""
    @overload
    def to(self, other, non_blocking=False, copy=False) -> torch.Tensor:
        """Performs Tensor dtype and/or device conversion."""
    def to_dense(self, dtype=None, *, masked_grad=True) -> torch.Tensor:
        """Creates a strided copy of self if self is not a strided tensor, otherwise returns self."""
    def to_padded_tensor(self, padding, output_size=None) -> torch.Tensor: ...
    def tolist(self) -> list:
        """Returns the tensor as a (nested) list."""
    def topk(self, k, dim=None, largest=True, sorted=True) -> tuple[torch.Tensor, torch.Tensor]:
        """Returns the k largest elements of the given input tensor along a given dimension."""
    def trace(self) -> torch.Tensor:
        """Returns the sum of the elements of the diagonal of the input 2-D matrix."""
    def transpose(self, dim0, dim1) -> torch.Tensor:
        """Returns a tensor that is a transposed version of input."""
    def transpose_(self, dim0, dim1) -> torch.Tensor: ...
    def triangular_solve(self, A, upper=True, transpose=False, unitriangular=False) -> tuple[torch.Tensor, torch.Tensor]:
        """Solves a system of equations with a square upper or lower triangular invertible matrix A and multiple right-hand sides b."""
    def tril(self, diagonal=0) -> torch.Tensor:
        """Returns the lower triangular part of the matrix (2-D tensor) or batch of matrices input, the other elements of the result tensor out are set to 0."""
    def tril_(self, diagonal=0) -> torch.Tensor: ...
    def triu(self, diagonal=0) -> torch.Tensor:
        """Returns the upper triangular part of a matrix (2-D tensor) or batch of matrices input, the other elements of the result tensor out are set to 0."""
    def triu_(self, diagonal=0) -> torch.Tensor: ...
    def true_divide(self, value) -> torch.Tensor:
        """Alias for torch.div with rounding_mode=None."""
    def true_divide_(self, value) -> torch.Tensor: ...
    def trunc(self) -> torch.Tensor:
        """Returns a new tensor with the truncated integer values of the elements of input."""
    def trunc_(self) -> torch.Tensor: ...
    def type(self, dtype=None, non_blocking=False, **kwargs) -> torch.Tensor:
        """Returns the type if dtype is not provided, else casts this object to the specified type."""
    def type_as(self, tensor) -> torch.Tensor:
        """Returns this tensor cast to the type of the given tensor."""
    def unbind(self, dim=0) -> tuple[torch.Tensor, ...]:
        """Removes a tensor dimension."""
    def unflatten(self, dim, sizes) -> torch.Tensor:
        """See torch.unflatten."""
    def unfold(self, dimension, size, step) -> torch.Tensor:
        """Returns a view of the original tensor which contains all slices of size size from self tensor in the dimension dimension."""
    def uniform_(self, *args, **kwargs) -> torch.Tensor:
        """Fills self tensor with numbers sampled from the continuous uniform distribution."""
    def unique(self, sorted=True, return_inverse=False, return_counts=False, dim=None) -> torch.Tensor:
        """Returns the unique elements of the input tensor."""
    def unique_consecutive(self, return_inverse=False, return_counts=False, dim=None) -> torch.Tensor:
        """Eliminates all but the first element from every consecutive group of equivalent elements."""
    def unsafe_chunk(self, chunks, dim=0) -> tuple[torch.Tensor, ...]:
        """Works like torch.chunk but without enforcing the autograd restrictions on inplace modification of the outputs."""
    def unsafe_split(self, split_size, dim=0) -> tuple[torch.Tensor, ...]:
        """Works like torch.split but without enforcing the autograd restrictions on inplace modification of the outputs."""
    def unsafe_split_with_sizes(self, *args, **kwargs) -> torch.Tensor: ...
    def unsqueeze(self, dim) -> torch.Tensor:
        """Returns a new tensor with a dimension of size one inserted at the specified position."""
    def unsqueeze_(self, dim) -> torch.Tensor: ...
    def untyped_storage(self):
        """Returns the underlying UntypedStorage."""
    def values(self) -> torch.Tensor:
        """Return the values tensor of a sparse COO tensor."""
    def var(self, dim=None, *, correction=1, keepdim=False) -> torch.Tensor:
        """Calculates the variance over the dimensions specified by dim."""
    def vdot(self, other) -> torch.Tensor:
        """Computes the dot product of two 1D vectors along a dimension."""
    @overload
    def view(self, *shape) -> torch.Tensor:
        """Returns a new tensor with the same data as the self tensor but of a different shape."""
    @overload
    def view(self, dtype) -> torch.Tensor:
        """Returns a new tensor with the same data as the self tensor but of a different shape."""
    def view_as(self, other) -> torch.Tensor:
        """View this tensor as the same size as other."""
    def vsplit(self, split_size_or_sections) -> tuple[torch.Tensor, ...]:
        """Splits input, a tensor with two or more dimensions, into multiple tensors vertically according to indices_or_sections."""
    def where(self, condition, y) -> torch.Tensor:
        """self.where(condition, y) is equivalent to torch.where(condition, self, y)."""
    def xlogy(self, other) -> torch.Tensor:
        """Alias for torch.special.xlogy."""
    def xlogy_(self, other) -> torch.Tensor: ...
    def xpu(self, device=None, non_blocking=False, memory_format=...) -> torch.Tensor:
        """Returns a copy of this object in XPU memory."""
    def zero_(self) -> torch.Tensor:
        """Fills self tensor with zeros."""
def abs(input, *, out) -> torch.Tensor:
    """Computes the absolute value of each element in input."""
def absolute(input, *, out) -> torch.Tensor: ...
def acos(input, *, out) -> torch.Tensor:
    """Returns a new tensor with the arccosine (in radians) of each element in input."""
def acosh(input, *, out) -> torch.Tensor:
    """Returns a new tensor with the inverse hyperbolic cosine of the elements of input."""
def adaptive_avg_pool1d(input, output_size) -> torch.Tensor:
    """Applies a 1D adaptive average pooling over an input signal composed of several input planes."""
def adaptive_max_pool1d(*args, **kwargs) -> torch.Tensor: ...
def add(input, other, *, alpha=1, out=None) -> torch.Tensor:
    """Adds other, scaled by alpha, to input."""
def addbmm(input, batch1, batch2, *, beta=1, alpha=1, out=None) -> torch.Tensor: ...
def addcdiv(input, tensor1, tensor2, *, value=1, out=None) -> torch.Tensor:
    """Performs the element-wise division of tensor1 by tensor2, multiplies the result by the scalar value and adds it to input."""
def addcmul(input, tensor1, tensor2, *, value=1, out=None) -> torch.Tensor:
    """Performs the element-wise multiplication of tensor1 by tensor2, multiplies the result by the scalar value and adds it to input."""
@overload
def addmm(input, mat1, mat2, *, beta=1, alpha=1, out=None) -> torch.Tensor:
    """Performs a matrix multiplication of the matrices mat1 and mat2."""
@overload
def addmm(input, mat1, mat2, out_dtype, *, beta=1, alpha=1, out=None) -> torch.Tensor:
    """Performs a matrix multiplication of the matrices mat1 and mat2."""
def addmv(input, mat, vec, *, beta=1, alpha=1, out=None) -> torch.Tensor:
    """Performs a matrix-vector product of the matrix mat and the vector vec."""
def addr(input, vec1, vec2, *, beta=1, alpha=1, out=None) -> torch.Tensor:
    """Performs the outer-product of vectors vec1 and vec2 and adds it to the matrix input."""
def adjoint(input) -> torch.Tensor:
    """Returns a view of the tensor conjugated and with the last two dimensions transposed."""
def affine_grid_generator(*args, **kwargs) -> torch.Tensor: ...
def alias_copy(*args, **kwargs) -> torch.Tensor:
    """Performs the same operation as torch.alias, but all output tensors are freshly created instead of aliasing the input."""
@overload
def all(input, *, out=None) -> torch.Tensor:
    """Tests if all elements in input evaluate to True."""
@overload
def all(input, dim, keepdim=False, *, out=None) -> torch.Tensor:
    """Tests if all elements in input evaluate to True."""
def allclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False) -> builtins.bool:
    """This function checks if input and other satisfy the condition."""
def alpha_dropout(*args, **kwargs) -> torch.Tensor: ...
def amax(input, dim=None, keepdim=False, *, out=None) -> torch.Tensor:
    """Returns the maximum value of each slice of the input tensor in the given dimension(s) dim."""
def amin(input, dim=None, keepdim=False, *, out=None) -> torch.Tensor:
    """Returns the minimum value of each slice of the input tensor in the given dimension(s) dim."""
def aminmax(input, *, dim=None, keepdim=False, out=None) -> tuple[torch.Tensor, torch.Tensor]:
    """Computes the minimum and maximum values of the input tensor."""
def angle(input, *, out) -> torch.Tensor:
    """Computes the element-wise angle (in radians) of the given input tensor."""
@overload
def any(input, *, out) -> torch.Tensor:
    """Tests if any element in input evaluates to True."""
@overload
def any(input, dim, keepdim=False, *, out=None) -> torch.Tensor:
    """Tests if any element in input evaluates to True."""
def arange(start=0, end=..., step=1, *, out=None, dtype=None, layout=..., device=None, requires_grad=False) -> torch.Tensor: ...
def arccos(input, *, out) -> torch.Tensor:
    """Alias for torch.acos."""
def arccosh(input, *, out) -> torch.Tensor:
    """Alias for torch.acosh."""
def arcsin(input, *, out) -> torch.Tensor:
    """Alias for torch.asin."""
def arcsinh(input, *, out) -> torch.Tensor:
    """Alias for torch.asinh."""
def arctan(input, *, out) -> torch.Tensor:
    """Alias for torch.atan."""
def arctan2(input, other, *, out) -> torch.Tensor:
    """Alias for torch.atan2."""
def arctanh(input, *, out) -> torch.Tensor:
    """Alias for torch.atanh."""
def are_deterministic_algorithms_enabled() -> torch.Tensor:
    """Returns True if the global deterministic flag is turned on."""
@overload
def argmax(input) -> torch.Tensor:
    """Returns the indices of the maximum value of all elements in the input tensor."""
@overload
def argmax(input, dim, keepdim=False) -> torch.Tensor:
    """Returns the indices of the maximum value of all elements in the input tensor."""
def argmin(input, dim=None, keepdim=False) -> torch.Tensor:
    """Returns the indices of the minimum value(s) of the flattened tensor or along a dimension This is the second value returned by torch.min."""
def argsort(input, dim=-1, descending=False, *, stable=False) -> torch.Tensor:
    """Returns the indices that sort a tensor along a given dimension in ascending order by value."""
def argwhere(input) -> torch.Tensor:
    """Returns a tensor containing the indices of all non-zero elements of input."""
def as_strided(input, size, stride, storage_offset=None) -> torch.Tensor:
    """Create a view of an existing torch.Tensor input with specified size, stride and storage_offset."""
def as_strided_copy(*args, **kwargs) -> torch.Tensor:
    """Performs the same operation as torch.as_strided, but all output tensors are freshly created instead of aliasing the input."""
def as_strided_scatter(input, src, size, stride, storage_offset=None) -> torch.Tensor:
    """Embeds the values of the src tensor into input along the elements corresponding to the result of calling input.as_strided(size, stride, storage_offset)."""
def as_tensor(data, *, dtype=None, device) -> torch.Tensor:
    """Converts data into a tensor, sharing data and preserving autograd history if possible."""
def asarray(obj, *, dtype, device, copy=None, requires_grad=None) -> torch.Tensor:
    """Converts obj to a tensor."""
def asin(input, *, out) -> torch.Tensor:
    """Returns a new tensor with the arcsine of the elements (in radians) in the input tensor."""
def asinh(input, *, out) -> torch.Tensor:
    """Returns a new tensor with the inverse hyperbolic sine of the elements of input."""
def atan(input, *, out) -> torch.Tensor:
    """Returns a new tensor with the arctangent of the elements (in radians) in the input tensor."""
def atan2(input, other, *, out) -> torch.Tensor: ...
def atanh(input, *, out) -> torch.Tensor:
    """Returns a new tensor with the inverse hyperbolic tangent of the elements of input."""
def atleast_1d(*tensors) -> torch.Tensor:
    """Returns a 1-dimensional view of each input tensor with zero dimensions."""
def atleast_2d(*tensors) -> torch.Tensor:
    """Returns a 2-dimensional view of each input tensor with zero dimensions."""
def atleast_3d(*tensors) -> torch.Tensor:
    """Returns a 3-dimensional view of each input tensor with zero dimensions."""
def avg_pool1d(input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True) -> torch.Tensor:
    """Applies a 1D average pooling over an input signal composed of several input planes."""
@overload
def baddbmm(input, batch1, batch2, *, beta=1, alpha=1, out=None) -> torch.Tensor:
    """Performs a batch matrix-matrix product of matrices in batch1 and batch2."""
@overload
def baddbmm(input, batch1, batch2, out_dtype, *, beta=1, alpha=1, out=None) -> torch.Tensor:
    """Performs a batch matrix-matrix product of matrices in batch1 and batch2."""
def bartlett_window(window_length, periodic=True, *, dtype=None, layout=..., device=None, requires_grad=False) -> torch.Tensor:
    """Bartlett window function."""
def batch_norm(*args, **kwargs) -> torch.Tensor: ...
def bernoulli(input, *, generator, out) -> torch.Tensor:
    """Draws binary random numbers (0 or 1) from a Bernoulli distribution."""
def bilinear(input1, input2, weight, bias=None) -> torch.Tensor:
    """Applies a bilinear transformation to the incoming data."""
def binary_cross_entropy_with_logits(*args, **kwargs) -> torch.Tensor: ...
def bincount(input, weights=None, minlength=0) -> torch.Tensor:
    """Count the frequency of each value in an array of non-negative ints."""
def binomial(*args, **kwargs) -> torch.Tensor: ...
def bitwise_and(input, other, *, out=None) -> torch.Tensor:
    """Computes the bitwise AND of input and other."""
def bitwise_left_shift(input, other, *, out=None) -> torch.Tensor:
    """Computes the left arithmetic shift of input by other bits."""
def bitwise_not(input, *, out=None) -> torch.Tensor:
    """Computes the bitwise NOT of the given input tensor."""
def bitwise_or(input, other, *, out) -> torch.Tensor:
    """Computes the bitwise OR of input and other."""
def bitwise_right_shift(input, other, *, out=None) -> torch.Tensor:
    """Computes the right arithmetic shift of input by other bits."""
def bitwise_xor(input, other, *, out=None) -> torch.Tensor:
    """Computes the bitwise XOR of input and other."""
def blackman_window(window_length, periodic=True, *, dtype=None, layout=..., device=None, requires_grad=False) -> torch.Tensor:
    """Blackman window function."""
def block_diag(*tensors) -> torch.Tensor:
    """Create a block diagonal matrix from provided tensors."""
@overload
def bmm(input, mat2, *, out=None) -> torch.Tensor:
    """Performs a batch matrix-matrix product of matrices stored in input and mat2."""
@overload
def bmm(input, mat2, out_dtype, *, out=None) -> torch.Tensor:
    """Performs a batch matrix-matrix product of matrices stored in input and mat2."""
def broadcast_tensors(*tensors) -> tuple[torch.Tensor, ...]:
    """Broadcasts the given tensors according to broadcasting-semantics."""
def broadcast_to(input, shape) -> torch.Tensor: ...
def bucketize(input, boundaries, *, out_int32=False, right=False, out=None) -> torch.Tensor:
    """Returns the indices of the buckets to which each value in the input belongs, where the boundaries of the buckets are set by boundaries."""
def can_cast(from_, to) -> builtins.bool:
    """Determines if a type conversion is allowed under PyTorch casting rules described in the type promotion documentation."""
def cartesian_prod(*tensors) -> torch.Tensor:
    """Do cartesian product of the given sequence of tensors."""
def cat(tensors, dim=0, *, out=None) -> torch.Tensor:
    """Concatenates the given sequence of tensors in tensors in the given dimension."""
def cdist(x1, x2, p=2.0, compute_mode='use_mm_for_euclid_dist_if_necessary') -> torch.Tensor:
    """Computes batched the p-norm distance between each pair of the two collections of row vectors."""
def ceil(input, *, out=None) -> torch.Tensor:
    """Returns a new tensor with the ceil of the elements of input, the smallest integer greater than or equal to each element."""
def celu(*args, **kwargs) -> torch.Tensor: ...
def chain_matmul(*matrices, out=None) -> torch.Tensor:
    """Returns the matrix product of the N 2-D tensors."""
def channel_shuffle(input, groups) -> torch.Tensor: ...
def cholesky(input, upper=False, *, out=None) -> torch.Tensor:
    """Computes the Cholesky decomposition of a symmetric positive-definite matrix A or for batches of symmetric positive-definite matrices."""
def cholesky_inverse(L, upper=False, *, out=None) -> torch.Tensor:
    """Computes the inverse of a complex Hermitian or real symmetric positive-definite matrix given its Cholesky decomposition."""
def cholesky_solve(B, L, upper=False, *, out=None) -> torch.Tensor:
    """Computes the solution of a system of linear equations with complex Hermitian or real symmetric positive-definite lhs given its Cholesky decomposition."""
def chunk(input, chunks, dim=0) -> tuple[torch.Tensor, ...]:
    """Attempts to split a tensor into the specified number of chunks."""
def clamp(input, min=None, max=None, *, out=None) -> torch.Tensor:
    """Clamps all elements in input into the range [ min, max ]."""
def clamp_max(*args, **kwargs) -> torch.Tensor: ...
def clamp_min(*args, **kwargs) -> torch.Tensor: ...
def clip(input, min=None, max=None, *, out=None) -> torch.Tensor:
    """Alias for torch.clamp."""
def clone(input, *, memory_format=...) -> torch.Tensor:
    """Returns a copy of input."""
def col_indices_copy(*args, **kwargs) -> torch.Tensor:
    """Performs the same operation as torch.col_indices, but all output tensors are freshly created instead of aliasing the input."""
def column_stack(tensors, *, out=None) -> torch.Tensor:
    """Creates a new tensor by horizontally stacking the tensors in tensors."""
def combinations(input, r=2, with_replacement=False):
    """Compute combinations of length r of the given tensor."""
def compile(model=None, *, fullgraph=False, dynamic=None, backend=None, mode=None, options=None, name=None, disable=False, recompile_limit=None, isolate_recompiles=False, shapes_spec=None) -> torch.Tensor:
    """Optimizes given model/function using TorchDynamo and specified backend."""
def complex(real, imag, *, out=None) -> torch.Tensor:
    """Constructs a complex tensor with its real part equal to real and its imaginary part equal to imag."""
def concat(tensors, dim=0, *, out=None) -> torch.Tensor:
    """Alias of torch.cat."""
def concatenate(tensors, axis=0, out=None) -> torch.Tensor:
    """Alias of torch.cat."""
def cond(pred, true_fn, false_fn, operands=()) -> torch.Tensor:
    """Conditionally applies true_fn or false_fn."""
def conj(input) -> torch.Tensor:
    """Returns a view of input with a flipped conjugate bit."""
def conj_physical(input, *, out=None) -> torch.Tensor:
    """Computes the element-wise conjugate of the given input tensor."""
def constant_pad_nd(*args, **kwargs) -> torch.Tensor: ...
def conv1d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1) -> torch.Tensor:
    """Applies a 1D convolution over an input signal composed of several input planes."""
def conv2d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1) -> torch.Tensor:
    """Applies a 2D convolution over an input image composed of several input planes."""
def conv3d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1) -> torch.Tensor:
    """Applies a 3D convolution over an input image composed of several input planes."""
def conv_transpose1d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1) -> torch.Tensor:
    """Applies a 1D transposed convolution operator over an input signal composed of several input planes, sometimes also called "deconvolution"."""
def conv_transpose2d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1) -> torch.Tensor:
    """Applies a 2D transposed convolution operator over an input image composed of several input planes, sometimes also called "deconvolution"."""
def conv_transpose3d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1) -> torch.Tensor: ...
def convolution(*args, **kwargs) -> torch.Tensor: ...
def copysign(input, other, *, out=None) -> torch.Tensor:
    """Create a new floating-point tensor with the magnitude of input and the sign of other, elementwise."""
def corrcoef(input) -> torch.Tensor: ...
def cos(input, *, out=None) -> torch.Tensor:
    """Returns a new tensor with the cosine of the elements of input given in radians."""
def cosh(input, *, out=None) -> torch.Tensor:
    """Returns a new tensor with the hyperbolic cosine of the elements of input."""
def cosine_embedding_loss(*args, **kwargs) -> torch.Tensor: ...
def cosine_similarity(x1, x2, dim=1, eps=1e-08) -> torch.Tensor:
    """Returns cosine similarity between x1 and x2, computed along dim."""
def count_nonzero(input, dim=None) -> torch.Tensor:
    """Counts the number of non-zero values in the tensor input along the given dim."""
def cov(input, *, correction=1, fweights=None, aweights=None) -> torch.Tensor:
    """Estimates the covariance matrix of the variables given by the input matrix, where rows are the variables and columns are the observations."""
def cross(input, other, dim=None, *, out=None) -> torch.Tensor:
    """Returns the cross product of vectors in dimension dim of input and other."""
def ctc_loss(*args, **kwargs) -> torch.Tensor: ...
def cummax(input, dim, *, out=None) -> tuple[torch.Tensor, torch.Tensor]:
    """Returns a namedtuple (values, indices) where values is the cumulative maximum of elements of input in the dimension dim."""
def cummin(input, dim, *, out=None) -> tuple[torch.Tensor, torch.Tensor]:
    """Returns a namedtuple (values, indices) where values is the cumulative minimum of elements of input in the dimension dim."""
def cumprod(input, dim, *, dtype=None, out=None) -> torch.Tensor:
    """Returns the cumulative product of elements of input in the dimension dim."""
def cumsum(input, dim, *, dtype=None, out=None) -> torch.Tensor:
    """Returns the cumulative sum of elements of input in the dimension dim."""
def cumulative_trapezoid(y, x=None, *, dx=None, dim=-1) -> torch.Tensor:
    """Cumulatively computes the trapezoidal rule <https://en.wikipedia.org/wiki/Trapezoidal_rule>_ along dim."""
def deg2rad(input, *, out=None) -> torch.Tensor:
    """Returns a new tensor with each of the elements of input converted from angles in degrees to radians."""
def det(input) -> torch.Tensor: ...
def detach(*args, **kwargs) -> torch.Tensor: ...
def detach_copy(*args, **kwargs) -> torch.Tensor:
    """Performs the same operation as torch.detach, but all output tensors are freshly created instead of aliasing the input."""
def diag(input, diagonal=0, *, out=None) -> torch.Tensor:
    """- If input is a vector (1-D tensor), then returns a 2-D square tensor with the elements of input as the diagonal."""
def diag_embed(input, offset=0, dim1=-2, dim2=-1) -> torch.Tensor:
    """Creates a tensor whose diagonals of certain 2D planes (specified by dim1 and dim2) are filled by input."""
def diagflat(input, offset=0) -> torch.Tensor:
    """- If input is a vector (1-D tensor), then returns a 2-D square tensor with the elements of input as the diagonal."""
def diagonal(input, offset=0, dim1=0, dim2=1) -> torch.Tensor:
    """Returns a partial view of input with the its diagonal elements with respect to dim1 and dim2 appended as a dimension at the end of the shape."""
def diagonal_copy(*args, **kwargs) -> torch.Tensor:
    """Performs the same operation as torch.diagonal, but all output tensors are freshly created instead of aliasing the input."""
def diagonal_scatter(input, src, offset=0, dim1=0, dim2=1) -> torch.Tensor:
    """Embeds the values of the src tensor into input along the diagonal elements of input, with respect to dim1 and dim2."""
def diff(input, n=1, dim=-1, prepend=None, append=None) -> torch.Tensor:
    """Computes the n-th forward difference along the given dimension."""
def digamma(input, *, out=None) -> torch.Tensor:
    """Alias for torch.special.digamma."""
def dist(input, other, p=2) -> torch.Tensor:
    """Returns the p-norm of (input - other) The shapes of input and other must be broadcastable."""
def div(input, other, *, rounding_mode=None, out=None) -> torch.Tensor:
    """Divides each element of the input input by the corresponding element of other."""
def divide(input, other, *, rounding_mode=None, out=None) -> torch.Tensor:
    """Alias for torch.div."""
def dot(input, tensor, *, out=None) -> torch.Tensor:
    """Computes the dot product of two 1D tensors."""
def dropout(*args, **kwargs) -> torch.Tensor: ...
def dsmm(*args, **kwargs) -> torch.Tensor: ...
def dsplit(input, indices_or_sections) -> tuple[torch.Tensor, ...]:
    """Splits input, a tensor with three or more dimensions, into multiple tensors depthwise according to indices_or_sections."""
def dstack(tensors, *, out=None) -> torch.Tensor:
    """Stack tensors in sequence depthwise (along third axis)."""
def einsum(equation, *operands) -> torch.Tensor:
    """Sums the product of the elements of the input operands along dimensions specified using a notation based on the Einstein summation convention."""
def embedding(*args, **kwargs) -> torch.Tensor: ...
def embedding_bag(*args, **kwargs) -> torch.Tensor: ...
def empty(*size, out=None, dtype=None, layout=..., device=None, requires_grad=False, pin_memory=False, memory_format=...) -> torch.Tensor:
    """Returns a tensor filled with uninitialized data."""
def empty_like(input, *, dtype=None, layout=None, device=None, requires_grad=False, memory_format=...) -> torch.Tensor:
    """Returns an uninitialized tensor with the same size as input."""
def empty_permuted(size, physical_layout, *, dtype=None, layout=None, device=None, requires_grad=False, pin_memory=False) -> torch.Tensor: ...
def empty_strided(size, stride, *, dtype=None, layout=None, device=None, requires_grad=False, pin_memory=False) -> torch.Tensor:
    """Creates a tensor with the specified size and stride and filled with undefined data."""
def eq(input, other, *, out=None) -> torch.Tensor:
    """Computes element-wise equality The second argument can be a number or a tensor whose shape is broadcastable with the first argument."""
def equal(input, other) -> builtins.bool:
    """True if two tensors have the same size and elements, False otherwise."""
def erf(input, *, out=None) -> torch.Tensor:
    """Alias for torch.special.erf."""
def erfc(input, *, out=None) -> torch.Tensor:
    """Alias for torch.special.erfc."""
def erfinv(input, *, out=None) -> torch.Tensor:
    """Alias for torch.special.erfinv."""
def exp(input, *, out=None) -> torch.Tensor:
    """Returns a new tensor with the exponential of the elements of the input tensor input."""
def exp2(input, *, out=None) -> torch.Tensor:
    """Alias for torch.special.exp2."""
def expand_copy(*args, **kwargs) -> torch.Tensor:
    """Performs the same operation as torch.Tensor.expand, but all output tensors are freshly created instead of aliasing the input."""
def expm1(input, *, out=None) -> torch.Tensor:
    """Alias for torch.special.expm1."""
def eye(n, m=None, *, out=None, dtype=None, layout=..., device=None, requires_grad=False) -> torch.Tensor:
    """Returns a 2-D tensor with ones on the diagonal and zeros elsewhere."""
def feature_alpha_dropout(*args, **kwargs) -> torch.Tensor: ...
def feature_dropout(*args, **kwargs) -> torch.Tensor: ...
def fill(*args, **kwargs) -> torch.Tensor: ...
def fix(input, *, out=None) -> torch.Tensor: ...
def flatten(input, start_dim=0, end_dim=-1) -> torch.Tensor:
    """Flattens input by reshaping it into a one-dimensional tensor."""
def flip(input, dims) -> torch.Tensor:
    """Reverse the order of an n-D tensor along given axis in dims."""
def fliplr(input) -> torch.Tensor:
    """Flip tensor in the left/right direction, returning a new tensor."""
def flipud(input) -> torch.Tensor:
    """Flip tensor in the up/down direction, returning a new tensor."""
def float_power(input, exponent, *, out=None) -> torch.Tensor:
    """Raises input to the power of exponent, elementwise, in double precision."""
def floor(input, *, out=None) -> torch.Tensor:
    """Returns a new tensor with the floor of the elements of input, the largest integer less than or equal to each element."""
def floor_divide(input, other, *, out=None) -> torch.Tensor:
    """Before PyTorch 1.13 torch.floor_divide incorrectly performed truncation division."""
def fmax(input, other, *, out=None) -> torch.Tensor:
    """Computes the element-wise maximum of input and other."""
def fmin(input, other, *, out=None) -> torch.Tensor:
    """Computes the element-wise minimum of input and other."""
def fmod(input, other, *, out=None) -> torch.Tensor:
    """Applies C++'s std::fmod <https://en.cppreference.com/w/cpp/numeric/math/fmod>_ entrywise."""
def frac(input, *, out=None) -> torch.Tensor:
    """Computes the fractional portion of each element in input."""
def frexp(input, *, out=None) -> tuple[torch.Tensor, torch.Tensor]: ...
def frobenius_norm(*args, **kwargs) -> torch.Tensor: ...
def from_file(filename, shared=None, size=0, *, dtype=None, layout=None, device=None, pin_memory=False) -> torch.Tensor: ...
def from_numpy(ndarray) -> torch.Tensor:
    """Creates a Tensor from a numpy.ndarray."""
def frombuffer(buffer, *, dtype, count=-1, offset=0, requires_grad=False) -> torch.Tensor:
    """Creates a 1-dimensional Tensor from an object that implements the Python buffer protocol."""
def full(size, fill_value, *, out=None, dtype=None, layout=..., device=None, requires_grad=False) -> torch.Tensor:
    """Creates a tensor of size size filled with fill_value."""
def full_like(*args, **kwargs) -> torch.Tensor:
    """Returns a tensor with the same size as input filled with fill_value."""
def gather(input, dim, index, *, sparse_grad=False, out=None) -> torch.Tensor:
    """Gathers values along an axis specified by dim."""
def gcd(input, other, *, out=None) -> torch.Tensor:
    """Computes the element-wise greatest common divisor (GCD) of input and other."""
def ge(input, other, *, out=None) -> torch.Tensor: ...
def geqrf(input, *, out=None) -> tuple[torch.Tensor, torch.Tensor]:
    """This is a low-level function for calling LAPACK's geqrf directly."""
def ger(input, vec2, *, out=None) -> torch.Tensor:
    """Alias of torch.outer."""
def get_autocast_cpu_dtype(*args, **kwargs) -> torch.Tensor: ...
def get_autocast_dtype(*args, **kwargs) -> torch.Tensor: ...
def get_autocast_gpu_dtype(*args, **kwargs) -> torch.Tensor: ...
def get_autocast_ipu_dtype(*args, **kwargs) -> torch.Tensor: ...
def get_autocast_xla_dtype(*args, **kwargs) -> torch.Tensor: ...
def get_default_device() -> torch.Tensor: ...
def get_default_dtype():
    """Get the current default floating point torch.dtype."""
def get_deterministic_debug_mode() -> torch.Tensor:
    """Returns the current value of the debug mode for deterministic operations."""
def get_device(*args, **kwargs) -> torch.Tensor: ...
def get_device_module(device=None) -> torch.Tensor:
    """Returns the module associated with a given device(e.g., torch.device('cuda'), "mtia:0", "xpu", ...)."""
def get_float32_matmul_precision() -> torch.Tensor:
    """Returns the current value of float32 matrix multiplication precision."""
def get_num_threads() -> builtins.int: ...
def get_rng_state() -> torch.Tensor:
    """Returns the random number generator state as a torch.ByteTensor."""
def gradient(input, *, spacing=1, dim=None, edge_order=1) -> tuple[torch.Tensor, ...]:
    """Estimates the gradient of a function g."""
def greater(input, other, *, out=None) -> torch.Tensor:
    """Alias for torch.gt."""
def greater_equal(input, other, *, out=None) -> torch.Tensor:
    """Alias for torch.ge."""
def grid_sampler(*args, **kwargs) -> torch.Tensor: ...
def grid_sampler_2d(*args, **kwargs) -> torch.Tensor: ...
def grid_sampler_3d(*args, **kwargs) -> torch.Tensor: ...
def group_norm(*args, **kwargs) -> torch.Tensor: ...
def gt(input, other, *, out=None) -> torch.Tensor: ...
def hamming_window(window_length, *, dtype=None, layout=None, device=None, pin_memory=False, requires_grad=False) -> torch.Tensor:
    """Hamming window function."""
def hann_window(window_length, periodic=True, *, dtype=None, layout=..., device=None, requires_grad=False) -> torch.Tensor:
    """Hann window function."""
def hardshrink(input, lambd=0.5) -> torch.Tensor:
    """Applies the hard shrinkage function element-wise See torch.nn.Hardshrink for more details."""
@overload
def hash_tensor(input, *, mode=0) -> torch.Tensor:
    """Returns a hash of all elements in the input tensor."""
@overload
def hash_tensor(input, dim, *, keepdim=False, mode=0) -> torch.Tensor:
    """Returns a hash of all elements in the input tensor."""
def heaviside(input, values, *, out=None) -> torch.Tensor:
    """Computes the Heaviside step function for each element in input."""
def hinge_embedding_loss(*args, **kwargs) -> torch.Tensor: ...
def histc(input, bins=100, min=0, max=0, *, out=None) -> torch.Tensor:
    """Computes the histogram of a tensor."""
def histogram(input, bins, *, range=None, weight=None, density=False, out=None) -> tuple[torch.Tensor, torch.Tensor]:
    """Computes a histogram of the values in a tensor."""
def histogramdd(input, bins, *, range=None, weight=None, density=False, out=None) -> torch.Tensor:
    """Computes a multi-dimensional histogram of the values in a tensor."""
def hsmm(*args, **kwargs) -> torch.Tensor: ...
def hsplit(input, indices_or_sections) -> tuple[torch.Tensor, ...]:
    """Splits input, a tensor with one or more dimensions, into multiple tensors horizontally according to indices_or_sections."""
def hstack(tensors, *, out=None) -> torch.Tensor:
    """Stack tensors in sequence horizontally (column wise)."""
def hypot(input, other, *, out=None) -> torch.Tensor:
    """Given the legs of a right triangle, return its hypotenuse."""
def i0(input, *, out=None) -> torch.Tensor:
    """Alias for torch.special.i0."""
def igamma(input, other, *, out=None) -> torch.Tensor:
    """Alias for torch.special.gammainc."""
def igammac(input, other, *, out=None) -> torch.Tensor:
    """Alias for torch.special.gammaincc."""
def imag(input) -> torch.Tensor:
    """Returns a new tensor containing imaginary values of the self tensor."""
def index_add(input, dim, index, source, *, alpha=1, out) -> torch.Tensor:
    """See Tensor.index_add_ for function description."""
def index_copy(input, dim, index, source, *, out) -> torch.Tensor:
    """See Tensor.index_copy_ for function description."""
def index_fill(*args, **kwargs) -> torch.Tensor: ...
def index_put(*args, **kwargs) -> torch.Tensor: ...
def index_reduce(input, dim, index, source, reduce, *, include_self=True, out) -> torch.Tensor:
    """See Tensor.index_reduce_ for function description."""
def index_select(input, dim, index, *, out=None) -> torch.Tensor:
    """Returns a new tensor which indexes the input tensor along dimension dim using the entries in index."""
def indices_copy(*args, **kwargs) -> torch.Tensor:
    """Performs the same operation as torch.indices, but all output tensors are freshly created instead of aliasing the input."""
def initial_seed() -> torch.Tensor:
    """Returns the initial seed for generating random numbers as a Python long."""
def inner(input, other, *, out=None) -> torch.Tensor:
    """Computes the dot product for 1D tensors."""
def instance_norm(*args, **kwargs) -> torch.Tensor: ...
def inverse(input, *, out=None) -> torch.Tensor: ...
def is_anomaly_check_nan_enabled(*args, **kwargs) -> torch.Tensor: ...
def is_anomaly_enabled(*args, **kwargs) -> torch.Tensor: ...
def is_complex(input) -> builtins.bool:
    """Returns True if the data type of input is a complex data type i.e., one of torch.complex64, and torch.complex128."""
def is_conj(input):
    """Returns True if the input is a conjugated tensor, i.e."""
def is_deterministic_algorithms_warn_only_enabled() -> torch.Tensor:
    """Returns True if the global deterministic flag is set to warn only."""
def is_distributed(*args, **kwargs) -> torch.Tensor: ...
def is_floating_point(input) -> builtins.bool:
    """Returns True if the data type of input is a floating point data type i.e., one of torch.float64, torch.float32, torch.float16, and torch.bfloat16."""
def is_grad_enabled():
    """Returns True if grad mode is currently enabled."""
def is_inference(input):
    """Returns True if input is an inference tensor."""
def is_inference_mode_enabled():
    """Returns True if inference mode is currently enabled."""
def is_neg(*args, **kwargs) -> torch.Tensor: ...
def is_nonzero(input):
    """Returns True if the input is a single element tensor which is not equal to zero after type conversions."""
def is_same_size(*args, **kwargs) -> torch.Tensor: ...
def is_signed(*args, **kwargs) -> torch.Tensor: ...
def is_storage(obj, /) -> torch.Tensor:
    """Returns True if obj is a PyTorch storage object."""
def is_tensor(obj, /) -> builtins.bool:
    """Returns True if obj is a PyTorch tensor."""
def is_vulkan_available(*args, **kwargs) -> torch.Tensor: ...
def is_warn_always_enabled() -> torch.Tensor:
    """Returns True if the global warn_always flag is turned on."""
def isclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False) -> torch.Tensor:
    """Returns a new tensor with boolean elements representing if each element of input is "close" to the corresponding element of other."""
def isfinite(input) -> torch.Tensor:
    """Returns a new tensor with boolean elements representing if each element is finite or not."""
def isin(elements, test_elements, *, assume_unique=False, invert=False) -> torch.Tensor:
    """Tests if each element of elements is in test_elements."""
def isinf(input) -> torch.Tensor:
    """Tests if each element of input is infinite (positive or negative infinity) or not."""
def isnan(input) -> torch.Tensor:
    """Returns a new tensor with boolean elements representing if each element of input is NaN or not."""
def isneginf(input, *, out=None) -> torch.Tensor:
    """Tests if each element of input is negative infinity or not."""
def isposinf(input, *, out=None) -> torch.Tensor:
    """Tests if each element of input is positive infinity or not."""
def isreal(input) -> torch.Tensor:
    """Returns a new tensor with boolean elements representing if each element of input is real-valued or not."""
def istft(input, n_fft, hop_length=None, win_length=None, window=None, center=True, normalized=False, onesided=None, length=None, return_complex=False) -> torch.Tensor:
    """Inverse short time Fourier Transform."""
def kaiser_window(window_length, periodic=True, beta=12.0, *, dtype=None, layout=..., device=None, requires_grad=False) -> torch.Tensor:
    """Computes the Kaiser window with window length window_length and shape parameter beta."""
def kl_div(*args, **kwargs) -> torch.Tensor: ...
def kron(input, other, *, out=None) -> torch.Tensor: ...
def kthvalue(input, k, dim=None, keepdim=False, *, out=None) -> tuple[torch.Tensor, torch.Tensor]:
    """Returns a namedtuple (values, indices) where values is the k th smallest element of each row of the input tensor in the given dimension dim."""
def layer_norm(*args, **kwargs) -> torch.Tensor: ...
def lcm(input, other, *, out=None) -> torch.Tensor:
    """Computes the element-wise least common multiple (LCM) of input and other."""
def ldexp(input, other, *, out=None) -> torch.Tensor:
    """Multiplies input by 2 ** other."""
def le(input, other, *, out=None) -> torch.Tensor: ...
def lerp(input, end, weight, *, out=None) -> torch.Tensor: ...
def less(input, other, *, out=None) -> torch.Tensor:
    """Alias for torch.lt."""
def less_equal(input, other, *, out=None) -> torch.Tensor:
    """Alias for torch.le."""
def lgamma(input, *, out=None) -> torch.Tensor:
    """Computes the natural logarithm of the absolute value of the gamma function on input."""
def linspace(start, end, steps, *, out=None, dtype=None, layout=..., device=None, requires_grad=False) -> torch.Tensor:
    """Creates a one-dimensional tensor of size steps whose values are evenly spaced from start to end, inclusive."""
def load(f, map_location=None, pickle_module=..., *, weights_only=True, mmap=None, **pickle_load_args) -> torch.Tensor:
    """load(f, map_location=None, pickle_module=pickle, *, weights_only=True, mmap=None, **pickle_load_args) Loads an object saved with torch.save from a file."""
def lobpcg(A, k=None, B=None, X=None, n=None, iK=None, niter=None, tol=None, largest=None, method=None, tracker=None, ortho_iparams=None, ortho_fparams=None, ortho_bparams=None) -> torch.Tensor: ...
def log(input, *, out=None) -> torch.Tensor:
    """Returns a new tensor with the natural logarithm of the elements of input."""
def log10(input, *, out) -> torch.Tensor:
    """Returns a new tensor with the logarithm to the base 10 of the elements of input."""
def log1p(input, *, out=None) -> torch.Tensor:
    """Returns a new tensor with the natural logarithm of (1 + input)."""
def log2(input, *, out) -> torch.Tensor:
    """Returns a new tensor with the logarithm to the base 2 of the elements of input."""
def log_softmax(*args, **kwargs) -> torch.Tensor: ...
def logaddexp(input, other, *, out=None) -> torch.Tensor:
    """Logarithm of the sum of exponentiations of the inputs."""
def logaddexp2(input, other, *, out=None) -> torch.Tensor:
    """Logarithm of the sum of exponentiations of the inputs in base-2."""
def logcumsumexp(input, dim, *, out=None) -> torch.Tensor:
    """Returns the logarithm of the cumulative summation of the exponentiation of elements of input in the dimension dim."""
def logdet(input) -> torch.Tensor:
    """Calculates log determinant of a square matrix or batches of square matrices."""
def logical_and(input, other, *, out=None) -> torch.Tensor:
    """Computes the element-wise logical AND of the given input tensors."""
def logical_not(input, *, out=None) -> torch.Tensor:
    """Computes the element-wise logical NOT of the given input tensor."""
def logical_or(input, other, *, out=None) -> torch.Tensor:
    """Computes the element-wise logical OR of the given input tensors."""
def logical_xor(input, other, *, out) -> torch.Tensor:
    """Computes the element-wise logical XOR of the given input tensors."""
def logit(input, eps=None, *, out=None) -> torch.Tensor:
    """Alias for torch.special.logit."""
def logspace(start, end, steps, base=10.0, *, out=None, dtype=None, layout=..., device=None, requires_grad=False) -> torch.Tensor: ...
def logsumexp(input, dim, keepdim=False, *, out=None) -> torch.Tensor:
    """logsumexp(input, dim, keepdim=False, *, out=None) Returns the log of summed exponentials of each row of the input tensor in the given dimension dim."""
def lt(input, other, *, out=None) -> torch.Tensor: ...
def lu_solve(b, LU_data, LU_pivots, *, out=None) -> torch.Tensor:
    """Returns the LU solve of the linear system Ax = b using the partially pivoted LU factorization of A from linalg.lu_factor."""
def lu_unpack(LU_data, LU_pivots, unpack_data=True, unpack_pivots=True, *, out=None) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Unpacks the LU decomposition returned by linalg.lu_factor into the P, L, U matrices."""
def manual_seed(seed) -> torch.Generator:
    """Sets the seed for generating random numbers on all devices."""
def margin_ranking_loss(*args, **kwargs) -> torch.Tensor: ...
def masked_fill(*args, **kwargs) -> torch.Tensor: ...
def masked_scatter(*args, **kwargs) -> torch.Tensor: ...
def masked_select(input, mask, *, out=None) -> torch.Tensor:
    """Returns a new 1-D tensor which indexes the input tensor according to the boolean mask mask which is a BoolTensor."""
def matmul(input, other, *, out=None) -> torch.Tensor:
    """Matrix product of two tensors."""
def matrix_exp(A) -> torch.Tensor:
    """Alias for torch.linalg.matrix_exp."""
def matrix_power(input, n, *, out=None) -> torch.Tensor: ...
@overload
def max(input, *, out=None) -> torch.Tensor:
    """Returns the maximum value of all elements in the input tensor."""
@overload
def max(input, dim, keepdim=False, *, out=None) -> tuple[torch.Tensor, torch.Tensor]:
    """Returns the maximum value of all elements in the input tensor."""
@overload
def max(input, other, *, out=None) -> torch.Tensor:
    """Returns the maximum value of all elements in the input tensor."""
def max_pool1d(*args, **kwargs) -> torch.Tensor: ...
def max_pool1d_with_indices(*args, **kwargs) -> torch.Tensor: ...
def max_pool2d(*args, **kwargs) -> torch.Tensor: ...
def max_pool3d(*args, **kwargs) -> torch.Tensor: ...
def maximum(input, other, *, out=None) -> torch.Tensor:
    """Computes the element-wise maximum of input and other."""
@overload
def mean(input, *, dtype=None) -> torch.Tensor:
    """If the input tensor is empty, torch.mean() returns nan."""
@overload
def mean(input, dim, keepdim=False, *, dtype=None, out=None) -> torch.Tensor:
    """If the input tensor is empty, torch.mean() returns nan."""
@overload
def median(input) -> torch.Tensor:
    """Returns the median of the values in input."""
@overload
def median(input, dim=-1, keepdim=False, *, out=None) -> tuple[torch.Tensor, torch.Tensor]:
    """Returns the median of the values in input."""
def meshgrid(*tensors, indexing=None) -> tuple[torch.Tensor, ...]:
    """Creates grids of coordinates specified by the 1D inputs in attr:tensors."""
@overload
def min(input, *, out=None) -> torch.Tensor:
    """Returns the minimum value of all elements in the input tensor."""
@overload
def min(input, dim, keepdim=False, *, out=None) -> tuple[torch.Tensor, torch.Tensor]:
    """Returns the minimum value of all elements in the input tensor."""
@overload
def min(input, other, *, out=None) -> torch.Tensor:
    """Returns the minimum value of all elements in the input tensor."""
def minimum(input, other, *, out=None) -> torch.Tensor:
    """Computes the element-wise minimum of input and other."""
@overload
def mm(input, mat2, *, out=None) -> torch.Tensor:
    """Performs a matrix multiplication of the matrices input and mat2."""
@overload
def mm(input, mat2, out_dtype, *, out=None) -> torch.Tensor:
    """Performs a matrix multiplication of the matrices input and mat2."""
def mode(input, dim=-1, keepdim=False, *, out=None) -> tuple[torch.Tensor, torch.Tensor]:
    """Returns a namedtuple (values, indices) where values is the mode value of each row of the input tensor in the given dimension dim, i.e."""
def moveaxis(input, source, destination) -> torch.Tensor:
    """Alias for torch.movedim."""
def movedim(input, source, destination) -> torch.Tensor:
    """Moves the dimension(s) of input at the position(s) in source to the position(s) in destination."""
def msort(input, *, out) -> torch.Tensor:
    """Sorts the elements of the input tensor along its first dimension in ascending order by value."""
def mul(input, other, *, out=None) -> torch.Tensor:
    """Multiplies input by other."""
def multinomial(input, num_samples, replacement=False, *, generator=None, out=None) -> torch.Tensor: ...
def multiply(input, other, *, out=None) -> torch.Tensor:
    """multiply(input, other, *, out=None) Alias for torch.mul."""
def mv(input, vec, *, out=None) -> torch.Tensor:
    """Performs a matrix-vector product of the matrix input and the vector vec."""
def mvlgamma(input, p, *, out=None) -> torch.Tensor:
    """Alias for torch.special.multigammaln."""
def nan_to_num(input, nan=0.0, posinf=None, neginf=None, *, out=None) -> torch.Tensor:
    """Replaces NaN, positive infinity, and negative infinity values in input with the values specified by nan, posinf, and neginf, respectively."""
def nanmean(input, dim=None, keepdim=False, *, dtype=None, out=None) -> torch.Tensor:
    """Computes the mean of all non-NaN elements along the specified dimensions."""
@overload
def nanmedian(input) -> torch.Tensor:
    """Returns the median of the values in input, ignoring NaN values."""
@overload
def nanmedian(input, dim=-1, keepdim=False, *, out=None) -> tuple[torch.Tensor, torch.Tensor]:
    """Returns the median of the values in input, ignoring NaN values."""
def nanquantile(input, q, dim=None, keepdim=False, *, interpolation='linear', out=None) -> torch.Tensor:
    """This is a variant of torch.quantile that "ignores" NaN values, computing the quantiles q as if NaN values in input did not exist."""
@overload
def nansum(input, *, dtype=None) -> torch.Tensor:
    """Returns the sum of all elements, treating Not a Numbers (NaNs) as zero."""
@overload
def nansum(input, dim, keepdim=False, *, dtype=None) -> torch.Tensor:
    """Returns the sum of all elements, treating Not a Numbers (NaNs) as zero."""
def narrow(input, dim, start, length) -> torch.Tensor:
    """Returns a new tensor that is a narrowed version of input tensor."""
def narrow_copy(input, dim, start, length, *, out=None) -> torch.Tensor:
    """Same as Tensor.narrow except this returns a copy rather than shared storage."""
def ne(input, other, *, out=None) -> torch.Tensor: ...
def neg(input, *, out=None) -> torch.Tensor:
    """Returns a new tensor with the negative of the elements of input."""
def negative(input, *, out=None) -> torch.Tensor: ...
def nextafter(input, other, *, out=None) -> torch.Tensor:
    """Return the next floating-point value after input towards other, elementwise."""
def nonzero(input, *, out=None, as_tuple=False) -> torch.Tensor:
    """torch.nonzero(..., as_tuple=False) (default) returns a 2-D tensor where each row is the index for a nonzero value."""
def nonzero_static(input, *, size, fill_value=-1) -> torch.Tensor:
    """Returns a 2-D tensor where each row is the index for a non-zero value."""
def norm(input, p='fro', dim=None, keepdim=False, out=None, dtype=None) -> torch.Tensor:
    """Returns the matrix norm or vector norm of a given tensor."""
def norm_except_dim(*args, **kwargs) -> torch.Tensor: ...
@overload
def normal(mean, std, *, generator=None, out=None) -> torch.Tensor:
    """Returns a tensor of random numbers drawn from separate normal distributions whose mean and standard deviation are given."""
@overload
def normal(mean=0.0, std=..., *, out=None) -> torch.Tensor:
    """Returns a tensor of random numbers drawn from separate normal distributions whose mean and standard deviation are given."""
@overload
def normal(mean, std=1.0, *, out=None) -> torch.Tensor:
    """Returns a tensor of random numbers drawn from separate normal distributions whose mean and standard deviation are given."""
@overload
def normal(mean, std, size, *, out=None) -> torch.Tensor:
    """Returns a tensor of random numbers drawn from separate normal distributions whose mean and standard deviation are given."""
def not_equal(input, other, *, out=None) -> torch.Tensor:
    """Alias for torch.ne."""
def numel(input) -> builtins.int:
    """Returns the total number of elements in the input tensor."""
def ones(*size, out=None, dtype=None, layout=..., device=None, requires_grad=False) -> torch.Tensor:
    """Returns a tensor filled with the scalar value 1, with the shape defined by the variable argument size."""
def ones_like(input, *, dtype=None, layout=None, device=None, requires_grad=False, memory_format=...) -> torch.Tensor:
    """Returns a tensor filled with the scalar value 1, with the same size as input."""
def orgqr(input, tau) -> torch.Tensor:
    """Alias for torch.linalg.householder_product."""
def ormqr(input, tau, other, left=True, transpose=False, *, out=None) -> torch.Tensor:
    """Computes the matrix-matrix multiplication of a product of Householder matrices with a general matrix."""
def outer(input, vec2, *, out=None) -> torch.Tensor:
    """Outer product of input and vec2."""
def pairwise_distance(x1, x2, p=2.0, eps=1e-06, keepdim=False) -> torch.Tensor: ...
def pdist(input, p=2) -> torch.Tensor:
    """Computes the p-norm distance between every pair of row vectors in the input."""
def permute(input, dims) -> torch.Tensor:
    """Returns a view of the original tensor input with its dimensions permuted."""
def permute_copy(*args, **kwargs) -> torch.Tensor:
    """Performs the same operation as torch.permute, but all output tensors are freshly created instead of aliasing the input."""
def pinverse(input, rcond=1e-15) -> torch.Tensor: ...
def pixel_shuffle(input, upscale_factor) -> torch.Tensor: ...
def pixel_unshuffle(input, downscale_factor) -> torch.Tensor: ...
def poisson(input, generator=None) -> torch.Tensor: ...
def poisson_nll_loss(*args, **kwargs) -> torch.Tensor: ...
def polar(abs, angle, *, out=None) -> torch.Tensor:
    """Constructs a complex tensor whose elements are Cartesian coordinates corresponding to the polar coordinates with absolute value abs and angle angle."""
def polygamma(n, input, *, out=None) -> torch.Tensor:
    """Alias for torch.special.polygamma."""
def positive(input) -> torch.Tensor:
    """Returns input."""
@overload
def pow(input, exponent, *, out=None) -> torch.Tensor:
    """Takes the power of each element in input with exponent and returns a tensor with the result."""
@overload
def pow(self, exponent, *, out=None) -> torch.Tensor:
    """Takes the power of each element in input with exponent and returns a tensor with the result."""
def prelu(input, weight) -> torch.Tensor: ...
@overload
def prod(input, *, dtype) -> torch.Tensor:
    """Returns the product of all elements in the input tensor."""
@overload
def prod(input, dim, keepdim=False, *, dtype=None) -> torch.Tensor:
    """Returns the product of all elements in the input tensor."""
def promote_types(type1, type2) -> torch.dtype:
    """Returns the torch.dtype with the smallest size and scalar kind that is not smaller nor of lower kind than either type1 or type2."""
def put(*args, **kwargs) -> torch.Tensor: ...
def qr(input, some=True, *, out) -> tuple[torch.Tensor, torch.Tensor]: ...
def quantile(input, q, dim=None, keepdim=False, *, interpolation='linear', out=None) -> torch.Tensor:
    """Computes the q-th quantiles of each row of the input tensor along the dimension dim."""
def rad2deg(input, *, out) -> torch.Tensor:
    """Returns a new tensor with each of the elements of input converted from angles in radians to degrees."""
def rand(*size, generator=None, out=None, dtype=None, layout=..., device=None, requires_grad=False, pin_memory=False) -> torch.Tensor:
    """Returns a tensor filled with random numbers from a uniform distribution on the interval [0, 1) The shape of the tensor is defined by the variable argument size."""
def rand_like(input, *, generator=None, dtype=None, layout=None, device=None, requires_grad=False, memory_format=...) -> torch.Tensor:
    """Returns a tensor with the same size as input that is filled with random numbers from a uniform distribution on the interval [0, 1)."""
def randint(*args, **kwargs) -> torch.Tensor:
    """Returns a tensor filled with random integers generated uniformly between low (inclusive) and high (exclusive)."""
def randint_like(*args, **kwargs) -> torch.Tensor:
    """Returns a tensor with the same shape as Tensor input filled with random integers generated uniformly between low (inclusive) and high (exclusive)."""
def randn(*size, generator=None, out=None, dtype=None, layout=..., device=None, requires_grad=False, pin_memory=False) -> torch.Tensor:
    """Returns a tensor filled with random numbers from a normal distribution with mean 0 and variance 1 (also called the standard normal distribution)."""
def randn_like(input, *, generator=None, dtype=None, layout=None, device=None, requires_grad=False, memory_format=...) -> torch.Tensor:
    """Returns a tensor with the same size as input that is filled with random numbers from a normal distribution with mean 0 and variance 1."""
def randperm(n, *, generator=None, out=None, dtype=..., layout=..., device=None, requires_grad=False, pin_memory=False) -> torch.Tensor:
    """Returns a random permutation of integers from 0 to n - 1."""
def range(start=0, end=..., step=1, *, out=None, dtype=None, layout=..., device=None, requires_grad=False) -> torch.Tensor: ...
def ravel(input) -> torch.Tensor:
    """Return a contiguous flattened tensor."""
def real(input) -> torch.Tensor:
    """Returns a new tensor containing real values of the self tensor."""
def reciprocal(input, *, out=None) -> torch.Tensor:
    """Returns a new tensor with the reciprocal of the elements of input."""
def relu(*args, **kwargs) -> torch.Tensor: ...
def remainder(input, other, *, out=None) -> torch.Tensor:
    """Computes Python's modulus operation <https://docs.python.org/3/reference/expressions.html#binary-arithmetic-operations>_ entrywise."""
def renorm(input, p, dim, maxnorm, *, out=None) -> torch.Tensor:
    """Returns a tensor where each sub-tensor of input along dimension dim is normalized such that the p-norm of the sub-tensor is lower than the value maxnorm."""
def repeat_interleave(input, repeats, dim=None, *, output_size=None) -> torch.Tensor:
    """Repeat elements of a tensor."""
def reshape(input, shape) -> torch.Tensor:
    """Returns a tensor with the same data and number of elements as input, but with the specified shape."""
def resolve_conj(input) -> torch.Tensor:
    """Returns a new tensor with materialized conjugation if input's conjugate bit is set to True, else returns input."""
def resolve_neg(input) -> torch.Tensor:
    """Returns a new tensor with materialized negation if input's negative bit is set to True, else returns input."""
def result_type(tensor1, tensor2) -> torch.dtype:
    """Returns the torch.dtype that would result from performing an arithmetic operation on the provided input tensors."""
def rms_norm(*args, **kwargs) -> torch.Tensor: ...
def roll(input, shifts, dims=None) -> torch.Tensor:
    """Roll the tensor input along the given dimension(s)."""
def rot90(input, k=1, dims=(0, 1)) -> torch.Tensor:
    """Rotate an n-D tensor by 90 degrees in the plane specified by dims axis."""
def round(input, *, decimals=0, out=None) -> torch.Tensor:
    """Rounds elements of input to the nearest integer."""
def row_indices_copy(*args, **kwargs) -> torch.Tensor: ...
def row_stack(tensors, *, out=None) -> torch.Tensor:
    """Alias of torch.vstack."""
def rrelu(*args, **kwargs) -> torch.Tensor: ...
def rsqrt(input, *, out=None) -> torch.Tensor:
    """Returns a new tensor with the reciprocal of the square-root of each of the elements of input."""
def rsub(*args, **kwargs) -> torch.Tensor: ...
def saddmm(*args, **kwargs) -> torch.Tensor: ...
def save(obj, f, pickle_module=..., pickle_protocol=2, _use_new_zipfile_serialization=True) -> torch.Tensor:
    """save(obj, f, pickle_module=pickle, pickle_protocol=2, _use_new_zipfile_serialization=True) Saves an object to a disk file."""
def scalar_tensor(*args, **kwargs) -> torch.Tensor: ...
def scatter(input, dim, index, src) -> torch.Tensor: ...
def scatter_add(input, dim, index, src) -> torch.Tensor: ...
def scatter_reduce(input, dim, index, src, reduce, *, include_self=True) -> torch.Tensor: ...
def searchsorted(sorted_sequence, values, *, out_int32=False, right=False, side=None, out=None, sorter=None) -> torch.Tensor: ...
def seed() -> builtins.int:
    """Sets the seed for generating random numbers to a non-deterministic random number on all devices."""
def segment_reduce(data, reduce, *, lengths=None, indices=None, offsets=None, axis=0, unsafe=False, initial=None) -> torch.Tensor:
    """Perform a segment reduction operation on the input tensor along the specified axis."""
def select(input, dim, index) -> torch.Tensor:
    """Slices the input tensor along the selected dimension at the given index."""
def select_copy(*args, **kwargs) -> torch.Tensor:
    """Performs the same operation as torch.select, but all output tensors are freshly created instead of aliasing the input."""
def select_scatter(input, src, dim, index) -> torch.Tensor:
    """Embeds the values of the src tensor into input at the given index."""
def selu(*args, **kwargs) -> torch.Tensor: ...
def set_anomaly_enabled(*args, **kwargs) -> torch.Tensor: ...
def set_default_device(device) -> torch.Tensor:
    """Sets the default torch.Tensor to be allocated on device."""
def set_default_tensor_type(t, /) -> torch.Tensor:
    """This function is deprecated as of PyTorch 2.1, please use torch.set_default_dtype() and torch.set_default_device() as alternatives."""
def set_deterministic_debug_mode(debug_mode) -> torch.Tensor:
    """Sets the debug mode for deterministic operations."""
def set_float32_matmul_precision(precision) -> torch.Tensor:
    """Sets the internal precision of float32 matrix multiplications."""
def set_flush_denormal(mode) -> builtins.bool:
    """Disables denormal floating numbers on CPU."""
def set_num_threads(int) -> torch.Tensor:
    """set_num_threads(int) Sets the number of threads used for intraop parallelism on CPU."""
def set_printoptions(precision=None, threshold=None, edgeitems=None, linewidth=None, profile=None, sci_mode=None) -> None:
    """Set options for printing."""
def set_rng_state(new_state) -> torch.Tensor:
    """Sets the random number generator state."""
def set_warn_always(b, /) -> torch.Tensor:
    """When this flag is False (default) then some PyTorch warnings may only appear once per process."""
def sgn(input, *, out=None) -> torch.Tensor:
    """This function is an extension of torch.sign() to complex tensors."""
def sigmoid(input, *, out=None) -> torch.Tensor:
    """Alias for torch.special.expit."""
def sign(input, *, out=None) -> torch.Tensor:
    """Returns a new tensor with the signs of the elements of input."""
def signbit(input, *, out=None) -> torch.Tensor:
    """Tests if each element of input has its sign bit set or not."""
def sin(input, *, out=None) -> torch.Tensor:
    """Returns a new tensor with the sine of the elements in the input tensor, where each value in this input tensor is in radians."""
def sinc(input, *, out=None) -> torch.Tensor:
    """Alias for torch.special.sinc."""
def sinh(input, *, out=None) -> torch.Tensor:
    """Returns a new tensor with the hyperbolic sine of the elements of input."""
def slice_copy(*args, **kwargs) -> torch.Tensor:
    """Performs the same operation as torch.slice, but all output tensors are freshly created instead of aliasing the input."""
def slice_inverse(*args, **kwargs) -> torch.Tensor: ...
def slice_scatter(input, src, dim=0, start=None, end=None, step=1) -> torch.Tensor:
    """Embeds the values of the src tensor into input at the given dimension."""
def slogdet(input) -> tuple[torch.Tensor, torch.Tensor]: ...
def softmax(input, dim, *, dtype=None) -> torch.Tensor:
    """Alias for torch.nn.functional.softmax."""
def sort(input, dim=-1, descending=False, *, stable=False, out=None) -> tuple[torch.Tensor, torch.Tensor]:
    """Sorts the elements of the input tensor along a given dimension in ascending order by value."""
def split(tensor, split_size_or_sections, dim=0) -> tuple[torch.Tensor, ...]:
    """Splits the tensor into chunks."""
def split_copy(*args, **kwargs) -> torch.Tensor:
    """Performs the same operation as torch.split, but all output tensors are freshly created instead of aliasing the input."""
def split_with_sizes(*args, **kwargs) -> torch.Tensor: ...
def split_with_sizes_copy(*args, **kwargs) -> torch.Tensor:
    """Performs the same operation as torch.split_with_sizes, but all output tensors are freshly created instead of aliasing the input."""
def spmm(*args, **kwargs) -> torch.Tensor: ...
def sqrt(input, *, out=None) -> torch.Tensor:
    """Returns a new tensor with the square-root of the elements of input."""
def square(input, *, out) -> torch.Tensor:
    """Returns a new tensor with the square of the elements of input."""
def squeeze(input, dim) -> torch.Tensor:
    """Returns a tensor with all specified dimensions of input of size 1 removed."""
def squeeze_copy(*args, **kwargs) -> torch.Tensor:
    """Performs the same operation as torch.squeeze, but all output tensors are freshly created instead of aliasing the input."""
def stack(tensors, dim=0, *, out=None) -> torch.Tensor:
    """Concatenates a sequence of tensors along a new dimension."""
def std(input, dim=None, *, correction=1, keepdim=False, out=None) -> torch.Tensor:
    """Calculates the standard deviation over the dimensions specified by dim."""
def std_mean(input, dim=None, *, correction=1, keepdim=False, out=None) -> tuple[torch.Tensor, torch.Tensor]:
    """Calculates the standard deviation and mean over the dimensions specified by dim."""
def stft(input, n_fft, hop_length=None, win_length=None, window=None, center=True, pad_mode='reflect', normalized=False, onesided=None, return_complex=None, align_to_window=None) -> torch.Tensor:
    """Short-time Fourier transform (STFT)."""
def sub(input, other, *, alpha=1, out=None) -> torch.Tensor:
    """Subtracts other, scaled by alpha, from input."""
def subtract(input, other, *, alpha=1, out=None) -> torch.Tensor:
    """Alias for torch.sub."""
@overload
def sum(input, *, dtype=None) -> torch.Tensor:
    """Returns the sum of all elements in the input tensor."""
@overload
def sum(input, dim, keepdim=False, *, dtype=None) -> torch.Tensor:
    """Returns the sum of all elements in the input tensor."""
def svd(input, some=True, compute_uv=True, *, out=None) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Computes the singular value decomposition of either a matrix or batch of matrices input."""
def swapaxes(input, axis0, axis1) -> torch.Tensor:
    """Alias for torch.transpose."""
def swapdims(input, dim0, dim1) -> torch.Tensor:
    """Alias for torch.transpose."""
def sym_constrain_range(*args, **kwargs) -> torch.Tensor: ...
def sym_constrain_range_for_size(*args, **kwargs) -> torch.Tensor: ...
def sym_float(a) -> torch.Tensor:
    """SymInt-aware utility for float casting."""
def sym_fresh_size(expr) -> torch.Tensor: ...
def sym_int(a) -> torch.Tensor:
    """SymInt-aware utility for int casting."""
def sym_ite(b, t, f) -> torch.Tensor: ...
def sym_max(a, b) -> torch.Tensor:
    """SymInt-aware utility for max which avoids branching on a < b."""
def sym_min(a, b) -> torch.Tensor:
    """SymInt-aware utility for min()."""
def sym_not(a) -> torch.Tensor:
    """SymInt-aware utility for logical negation."""
def sym_sqrt(a) -> torch.Tensor: ...
def sym_sum(*args) -> torch.Tensor:
    """N-ary add which is faster to compute for long lists than iterated binary addition."""
def t(input) -> torch.Tensor:
    """Expects input to be <= 2-D tensor and transposes dimensions 0 and 1."""
def t_copy(*args, **kwargs) -> torch.Tensor:
    """Performs the same operation as torch.t, but all output tensors are freshly created instead of aliasing the input."""
def take(input, index) -> torch.Tensor:
    """Returns a new tensor with the elements of input at the given indices."""
def take_along_dim(input, indices, dim=None, *, out=None) -> torch.Tensor:
    """Selects values from input at the 1-dimensional indices from indices along the given dim."""
def tan(input, *, out=None) -> torch.Tensor:
    """Returns a new tensor with the tangent of the elements in the input tensor, where each value in this input tensor is in radians."""
def tanh(input, *, out=None) -> torch.Tensor:
    """Returns a new tensor with the hyperbolic tangent of the elements of input."""
def tensor(data, *, dtype=None, device=None, requires_grad=False, pin_memory=False) -> torch.Tensor:
    """Constructs a tensor with no autograd history (also known as a "leaf tensor", see /notes/autograd) by copying data."""
@overload
def tensor_split(input, indices_or_sections, dim=0) -> tuple[torch.Tensor, ...]: ...
@overload
def tensor_split(input, sections, dim=0) -> tuple[torch.Tensor, ...]: ...
@overload
def tensor_split(input, indices, dim=0) -> tuple[torch.Tensor, ...]: ...
def tensordot(a, b, dims=2, out=None) -> torch.Tensor:
    """Returns a contraction of a and b over multiple dimensions."""
def thread_safe_generator() -> torch.Tensor:
    """Returns a thread-safe random number generator for use in DataLoader workers."""
def threshold(*args, **kwargs) -> torch.Tensor: ...
def tile(input, dims) -> torch.Tensor:
    """Constructs a tensor by repeating the elements of input."""
def topk(input, k, dim=None, largest=True, sorted=True, *, out=None) -> tuple[torch.Tensor, torch.Tensor]:
    """Returns the k largest elements of the given input tensor along a given dimension."""
def trace(input) -> torch.Tensor:
    """Returns the sum of the elements of the diagonal of the input 2-D matrix."""
def transpose(input, dim0, dim1) -> torch.Tensor:
    """Returns a tensor that is a transposed version of input."""
def transpose_copy(*args, **kwargs) -> torch.Tensor:
    """Performs the same operation as torch.transpose, but all output tensors are freshly created instead of aliasing the input."""
def trapezoid(y, x=None, *, dx=None, dim=-1) -> torch.Tensor:
    """Computes the trapezoidal rule <https://en.wikipedia.org/wiki/Trapezoidal_rule>_ along dim."""
def trapz(y, x=None, *, dim=-1) -> torch.Tensor:
    """Alias for torch.trapezoid."""
def triangular_solve(b, A, upper=True, transpose=False, unitriangular=False, *, out=None) -> tuple[torch.Tensor, torch.Tensor]:
    """Solves a system of equations with a square upper or lower triangular invertible matrix A and multiple right-hand sides b."""
def tril(input, diagonal=0, *, out=None) -> torch.Tensor:
    """Returns the lower triangular part of the matrix (2-D tensor) or batch of matrices input, the other elements of the result tensor out are set to 0."""
def tril_indices(row, col, offset=0, *, dtype=..., device='cpu', layout=...) -> torch.Tensor: ...
def triplet_margin_loss(*args, **kwargs) -> torch.Tensor: ...
def triu(input, diagonal=0, *, out=None) -> torch.Tensor:
    """Returns the upper triangular part of a matrix (2-D tensor) or batch of matrices input, the other elements of the result tensor out are set to 0."""
def triu_indices(row, col, offset=0, *, dtype=..., device='cpu', layout=...) -> torch.Tensor: ...
def true_divide(dividend, divisor, *, out) -> torch.Tensor:
    """Alias for torch.div with rounding_mode=None."""
def trunc(input, *, out=None) -> torch.Tensor:
    """Returns a new tensor with the truncated integer values of the elements of input."""
def unbind(input, dim=0) -> tuple[torch.Tensor, ...]:
    """Removes a tensor dimension."""
def unbind_copy(*args, **kwargs) -> torch.Tensor:
    """Performs the same operation as torch.unbind, but all output tensors are freshly created instead of aliasing the input."""
def unflatten(input, dim, sizes) -> torch.Tensor:
    """Expands a dimension of the input tensor over multiple dimensions."""
def unfold_copy(*args, **kwargs) -> torch.Tensor:
    """Performs the same operation as torch.unfold, but all output tensors are freshly created instead of aliasing the input."""
def unique_consecutive(*args, **kwargs) -> torch.Tensor:
    """Eliminates all but the first element from every consecutive group of equivalent elements."""
def unravel_index(indices, shape) -> torch.Tensor:
    """Converts a tensor of flat indices into a tuple of coordinate tensors that index into an arbitrary tensor of the specified shape."""
def unsafe_chunk(input, chunks, dim=0) -> tuple[torch.Tensor, ...]:
    """Works like torch.chunk but without enforcing the autograd restrictions on inplace modification of the outputs."""
def unsafe_split(tensor, split_size_or_sections, dim=0) -> tuple[torch.Tensor, ...]:
    """Works like torch.split but without enforcing the autograd restrictions on inplace modification of the outputs."""
def unsafe_split_with_sizes(*args, **kwargs) -> torch.Tensor: ...
def unsqueeze(input, dim) -> torch.Tensor:
    """Returns a new tensor with a dimension of size one inserted at the specified position."""
def unsqueeze_copy(*args, **kwargs) -> torch.Tensor:
    """Performs the same operation as torch.unsqueeze, but all output tensors are freshly created instead of aliasing the input."""
def use_deterministic_algorithms(mode, *, warn_only=False) -> torch.Tensor:
    """Sets whether PyTorch operations must use "deterministic" algorithms."""
def values_copy(*args, **kwargs) -> torch.Tensor:
    """Performs the same operation as torch.values, but all output tensors are freshly created instead of aliasing the input."""
def vander(x, N=None, increasing=False) -> torch.Tensor:
    """Generates a Vandermonde matrix."""
def var(input, dim=None, *, correction=1, keepdim=False, out=None) -> torch.Tensor:
    """Calculates the variance over the dimensions specified by dim."""
def var_mean(input, dim=None, *, correction=1, keepdim=False, out=None) -> tuple[torch.Tensor, torch.Tensor]:
    """Calculates the variance and mean over the dimensions specified by dim."""
def vdot(input, other, *, out=None) -> torch.Tensor:
    """Computes the dot product of two 1D vectors along a dimension."""
def view_as_complex(input) -> torch.Tensor:
    """Returns a view of input as a complex tensor."""
def view_as_complex_copy(*args, **kwargs) -> torch.Tensor:
    """Performs the same operation as torch.view_as_complex, but all output tensors are freshly created instead of aliasing the input."""
def view_as_real(input) -> torch.Tensor:
    """Returns a view of input as a real tensor."""
def view_as_real_copy(*args, **kwargs) -> torch.Tensor:
    """Performs the same operation as torch.view_as_real, but all output tensors are freshly created instead of aliasing the input."""
def view_copy(*args, **kwargs) -> torch.Tensor:
    """Performs the same operation as torch.view, but all output tensors are freshly created instead of aliasing the input."""
def vmap(func, in_dims=0, out_dims=0, randomness='error', *, chunk_size=None) -> torch.Tensor:
    """vmap is the vectorizing map; vmap(func) returns a new function that maps func over some dimension of the inputs."""
def vsplit(input, indices_or_sections) -> tuple[torch.Tensor, ...]:
    """Splits input, a tensor with two or more dimensions, into multiple tensors vertically according to indices_or_sections."""
def vstack(tensors, *, out=None) -> torch.Tensor:
    """Stack tensors in sequence vertically (row wise)."""
@overload
def where(condition, input, other, *, out=None) -> torch.Tensor:
    """Return a tensor of elements selected from either input or other, depending on condition."""
@overload
def where(condition) -> torch.Tensor:
    """Return a tensor of elements selected from either input or other, depending on condition."""
def xlogy(input, other, *, out=None) -> torch.Tensor:
    """Alias for torch.special.xlogy."""
def zeros(*size, out=None, dtype=None, layout=..., device=None, requires_grad=False) -> torch.Tensor:
    """Returns a tensor filled with the scalar value 0, with the shape defined by the variable argument size."""
def zeros_like(input, *, dtype=None, layout=None, device=None, requires_grad=False, memory_format=...) -> torch.Tensor:
    """Returns a tensor filled with the scalar value 0, with the same size as input."""
