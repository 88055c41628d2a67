# What completion knows of torch 2.13.0. Written by scripts/stubs.py, as all beside it.
# Names, signatures and first sentences are PyTorch's (BSD-3-Clause, Copyright the PyTorch contributors).

import builtins
from typing import overload
import torch
from torch.nn import functional as functional, init as init
class Parameter(torch.Tensor):
    def __init__(self, data=None, requires_grad=True) -> None: ...
class Buffer(torch.Tensor):
    def __init__(self, data=None, *, persistent=True) -> None: ...
class Module:
    """Base class for all neural network modules."""
    def __init__(self) -> None: ...
    def __call__(self, *args, **kwargs) -> torch.Tensor: ...
    training: builtins.bool
    def add_module(self, name, module) -> torch.Tensor:
        """Add a child module to the current module."""
    def apply(self, fn) -> torch.Tensor:
        """Apply fn recursively to every submodule (as returned by .children()) as well as self."""
    def bfloat16(self) -> torch.Tensor:
        """Casts all floating point parameters and buffers to bfloat16 datatype."""
    def buffers(self, recurse=True) -> torch.Tensor:
        """Return an iterator over module buffers."""
    def children(self) -> torch.Tensor:
        """Return an iterator over immediate children modules."""
    def compile(self, *args, **kwargs) -> torch.Tensor:
        """Compile this Module's forward using torch.compile."""
    def cpu(self) -> torch.Tensor:
        """Move all model parameters and buffers to the CPU."""
    def cuda(self, device=None) -> torch.Tensor:
        """Move all model parameters and buffers to the GPU."""
    def double(self) -> torch.Tensor:
        """Casts all floating point parameters and buffers to double datatype."""
    def eval(self) -> torch.Tensor:
        """Set the module in evaluation mode."""
    def extra_repr(self) -> torch.Tensor:
        """Return the extra representation of the module."""
    def float(self) -> torch.Tensor:
        """Casts all floating point parameters and buffers to float datatype."""
    def _forward_unimplemented(self, *input) -> torch.Tensor:
        """Define the computation performed at every call."""
    def get_buffer(self, target) -> torch.Tensor:
        """Return the buffer given by target if it exists, otherwise throw an error."""
    def get_extra_state(self) -> torch.Tensor:
        """Return any extra state to include in the module's state_dict."""
    def get_parameter(self, target) -> torch.Tensor:
        """Return the parameter given by target if it exists, otherwise throw an error."""
    def get_submodule(self, target) -> torch.Tensor:
        """Return the submodule given by target if it exists, otherwise throw an error."""
    def half(self) -> torch.Tensor:
        """Casts all floating point parameters and buffers to half datatype."""
    def ipu(self, device=None) -> torch.Tensor:
        """Move all model parameters and buffers to the IPU."""
    def load_state_dict(self, state_dict, strict=True, assign=False) -> torch.Tensor:
        """Copy parameters and buffers from state_dict into this module and its descendants."""
    def modules(self, remove_duplicate=True) -> torch.Tensor:
        """Return an iterator over all modules in the network."""
    def mtia(self, device=None) -> torch.Tensor:
        """Move all model parameters and buffers to the MTIA."""
    def named_buffers(self, prefix='', recurse=True, remove_duplicate=True) -> torch.Tensor:
        """Return an iterator over module buffers, yielding both the name of the buffer as well as the buffer itself."""
    def named_children(self) -> torch.Tensor:
        """Return an iterator over immediate children modules, yielding both the name of the module as well as the module itself."""
    def named_modules(self, memo=None, prefix='', remove_duplicate=True) -> torch.Tensor:
        """Return an iterator over all modules in the network, yielding both the name of the module as well as the module itself."""
    def named_parameters(self, prefix='', recurse=True, remove_duplicate=True) -> torch.Tensor:
        """Return an iterator over module parameters, yielding both the name of the parameter as well as the parameter itself."""
    def parameters(self, recurse=True) -> torch.Tensor:
        """Return an iterator over module parameters."""
    def register_backward_hook(self, hook) -> torch.Tensor:
        """Register a backward hook on the module."""
    def register_buffer(self, name, tensor, persistent=True) -> torch.Tensor:
        """Add a buffer to the module."""
    def register_forward_hook(self, hook, *, prepend=False, with_kwargs=False, always_call=False) -> torch.Tensor:
        """Register a forward hook on the module."""
    def register_forward_pre_hook(self, hook, *, prepend=False, with_kwargs=False) -> torch.Tensor:
        """Register a forward pre-hook on the module."""
    def register_full_backward_hook(self, hook, prepend=False) -> torch.Tensor:
        """Register a backward hook on the module."""
    def register_full_backward_pre_hook(self, hook, prepend=False) -> torch.Tensor:
        """Register a backward pre-hook on the module."""
    def register_load_state_dict_post_hook(self, hook) -> torch.Tensor:
        """Register a post-hook to be run after module's nn.Module.load_state_dict is called."""
    def register_load_state_dict_pre_hook(self, hook) -> torch.Tensor:
        """Register a pre-hook to be run before module's nn.Module.load_state_dict is called."""
    def register_module(self, name, module) -> torch.Tensor:
        """Alias for add_module."""
    def register_parameter(self, name, param) -> torch.Tensor:
        """Add a parameter to the module."""
    def register_state_dict_post_hook(self, hook) -> torch.Tensor:
        """Register a post-hook for the torch.nn.Module.state_dict method."""
    def register_state_dict_pre_hook(self, hook) -> torch.Tensor:
        """Register a pre-hook for the torch.nn.Module.state_dict method."""
    def set_extra_state(self, state) -> torch.Tensor:
        """Set extra state contained in the loaded state_dict."""
    def set_submodule(self, target, module, strict=False) -> torch.Tensor:
        """Set the submodule given by target if it exists, otherwise throw an error."""
    def share_memory(self) -> torch.Tensor:
        """See torch.Tensor.share_memory_."""
    def state_dict(self, *args, destination=None, prefix='', keep_vars=False) -> torch.Tensor:
        """Return a dictionary containing references to the whole state of the module."""
    @overload
    def to(self, device=None, dtype=None, non_blocking=False) -> torch.Tensor:
        """Move and/or cast the parameters and buffers."""
    @overload
    def to(self, dtype, non_blocking=False) -> torch.Tensor:
        """Move and/or cast the parameters and buffers."""
    @overload
    def to(self, tensor, non_blocking=False) -> torch.Tensor:
        """Move and/or cast the parameters and buffers."""
    @overload
    def to(self, memory_format=...) -> torch.Tensor:
        """Move and/or cast the parameters and buffers."""
    def to_empty(self, *, device, recurse=True) -> torch.Tensor:
        """Move the parameters and buffers to the specified device without copying storage."""
    def train(self, mode=True) -> torch.Tensor:
        """Set the module in training mode."""
    def type(self, dst_type) -> torch.Tensor:
        """Casts all parameters and buffers to dst_type."""
    def xpu(self, device=None) -> torch.Tensor:
        """Move all model parameters and buffers to the XPU."""
    def zero_grad(self, set_to_none=True) -> torch.Tensor:
        """Reset gradients of all model parameters."""
class AdaptiveAvgPool1d(Module):
    """Applies a 1D adaptive average pooling over an input signal composed of several input planes."""
    def __init__(self, output_size) -> None: ...
class AdaptiveAvgPool2d(Module):
    """Applies a 2D adaptive average pooling over an input signal composed of several input planes."""
    def __init__(self, output_size) -> None: ...
class AdaptiveAvgPool3d(Module):
    """Applies a 3D adaptive average pooling over an input signal composed of several input planes."""
    def __init__(self, output_size) -> None: ...
class AdaptiveLogSoftmaxWithLoss(Module):
    """Efficient softmax approximation."""
    def __init__(self, in_features, n_classes, cutoffs, div_value=4.0, head_bias=False, device=None, dtype=None) -> None: ...
class AdaptiveMaxPool1d(Module):
    """Applies a 1D adaptive max pooling over an input signal composed of several input planes."""
    def __init__(self, output_size, return_indices=False) -> None: ...
class AdaptiveMaxPool2d(Module):
    """Applies a 2D adaptive max pooling over an input signal composed of several input planes."""
    def __init__(self, output_size, return_indices=False) -> None: ...
class AdaptiveMaxPool3d(Module):
    """Applies a 3D adaptive max pooling over an input signal composed of several input planes."""
    def __init__(self, output_size, return_indices=False) -> None: ...
class AlphaDropout(Module):
    """Applies Alpha Dropout over the input."""
    def __init__(self, p=0.5, inplace=False) -> None: ...
class AvgPool1d(Module):
    """Applies a 1D average pooling over an input signal composed of several input planes."""
    def __init__(self, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True) -> None: ...
class AvgPool2d(Module):
    """Applies a 2D average pooling over an input signal composed of several input planes."""
    def __init__(self, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True, divisor_override=None) -> None: ...
class AvgPool3d(Module):
    """Applies a 3D average pooling over an input signal composed of several input planes."""
    def __init__(self, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True, divisor_override=None) -> None: ...
class BCELoss(Module):
    """Creates a criterion that measures the Binary Cross Entropy between the target and the input probabilities."""
    def __init__(self, weight=None, size_average=None, reduce=None, reduction='mean') -> None: ...
class BCEWithLogitsLoss(Module):
    """This loss combines a Sigmoid layer and the BCELoss in one single class."""
    def __init__(self, weight=None, size_average=None, reduce=None, reduction='mean', pos_weight=None) -> None: ...
class BatchNorm1d(Module):
    """Applies Batch Normalization over a 2D or 3D input."""
    def __init__(self, num_features, eps=1e-05, momentum=0.1, affine=True, track_running_stats=True, device=None, dtype=None, *, bias=True) -> None: ...
class BatchNorm2d(Module):
    """Applies Batch Normalization over a 4D input."""
    def __init__(self, num_features, eps=1e-05, momentum=0.1, affine=True, track_running_stats=True, device=None, dtype=None, *, bias=True) -> None: ...
class BatchNorm3d(Module):
    """Applies Batch Normalization over a 5D input."""
    def __init__(self, num_features, eps=1e-05, momentum=0.1, affine=True, track_running_stats=True, device=None, dtype=None, *, bias=True) -> None: ...
class Bilinear(Module):
    """Applies a bilinear transformation to the incoming data."""
    def __init__(self, in1_features, in2_features, out_features, bias=True, device=None, dtype=None) -> None: ...
class CELU(Module):
    """Applies the CELU function element-wise."""
    def __init__(self, alpha=1.0, inplace=False) -> None: ...
class CTCLoss(Module):
    """The Connectionist Temporal Classification loss."""
    def __init__(self, blank=0, reduction='mean', zero_infinity=False) -> None: ...
class ChannelShuffle(Module):
    """Divides and rearranges the channels in a tensor."""
    def __init__(self, groups) -> None: ...
class CircularPad1d(Module):
    """Pads the input tensor using circular padding of the input boundary."""
    def __init__(self, padding) -> None: ...
class CircularPad2d(Module):
    """Pads the input tensor using circular padding of the input boundary."""
    def __init__(self, padding) -> None: ...
class CircularPad3d(Module):
    """Pads the input tensor using circular padding of the input boundary."""
    def __init__(self, padding) -> None: ...
class ConstantPad1d(Module):
    """Pads the input tensor boundaries with a constant value."""
    def __init__(self, padding, value) -> None: ...
class ConstantPad2d(Module):
    """Pads the input tensor boundaries with a constant value."""
    def __init__(self, padding, value) -> None: ...
class ConstantPad3d(Module):
    """Pads the input tensor boundaries with a constant value."""
    def __init__(self, padding, value) -> None: ...
class Container(Module):
    """Base class for all neural network modules."""
    def __init__(self, *args, **kwargs) -> None: ...
class Conv1d(Module):
    """Applies a 1D convolution over an input signal composed of several input planes."""
    def __init__(self, in_channels, out_channels, kernel_size, stride=1, padding=0, dilation=1, groups=1, bias=True, padding_mode='zeros', device=None, dtype=None) -> None: ...
class Conv2d(Module):
    """Applies a 2D convolution over an input signal composed of several input planes."""
    def __init__(self, in_channels, out_channels, kernel_size, stride=1, padding=0, dilation=1, groups=1, bias=True, padding_mode='zeros', device=None, dtype=None) -> None: ...
class Conv3d(Module):
    """Applies a 3D convolution over an input signal composed of several input planes."""
    def __init__(self, in_channels, out_channels, kernel_size, stride=1, padding=0, dilation=1, groups=1, bias=True, padding_mode='zeros', device=None, dtype=None) -> None: ...
class ConvTranspose1d(Module):
    """Applies a 1D transposed convolution operator over an input image composed of several input planes."""
    def __init__(self, in_channels, out_channels, kernel_size, stride=1, padding=0, output_padding=0, groups=1, bias=True, dilation=1, padding_mode='zeros', device=None, dtype=None) -> None: ...
class ConvTranspose2d(Module):
    """Applies a 2D transposed convolution operator over an input image composed of several input planes."""
    def __init__(self, in_channels, out_channels, kernel_size, stride=1, padding=0, output_padding=0, groups=1, bias=True, dilation=1, padding_mode='zeros', device=None, dtype=None) -> None: ...
class ConvTranspose3d(Module):
    """Applies a 3D transposed convolution operator over an input image composed of several input planes."""
    def __init__(self, in_channels, out_channels, kernel_size, stride=1, padding=0, output_padding=0, groups=1, bias=True, dilation=1, padding_mode='zeros', device=None, dtype=None) -> None: ...
class CosineEmbeddingLoss(Module):
    """Creates a criterion that measures the loss given input tensors x_1, x_2 and a Tensor label y with values 1 or -1."""
    def __init__(self, margin=0.0, size_average=None, reduce=None, reduction='mean') -> None: ...
class CosineSimilarity(Module):
    """Returns cosine similarity between x_1 and x_2, computed along dim."""
    def __init__(self, dim=1, eps=1e-08) -> None: ...
class CrossEntropyLoss(Module):
    """This criterion computes the cross entropy loss between input logits and target."""
    def __init__(self, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction='mean', label_smoothing=0.0) -> None: ...
class CrossMapLRN2d(Module):
    """Base class for all neural network modules."""
    def __init__(self, size, alpha=0.0001, beta=0.75, k=1) -> None: ...
class DataParallel(Module):
    """Implements data parallelism at the module level."""
    def __init__(self, module, device_ids=None, output_device=None, dim=0) -> None: ...
class Dropout(Module):
    """During training, randomly zeroes some of the elements of the input tensor with probability p."""
    def __init__(self, p=0.5, inplace=False) -> None: ...
class Dropout1d(Module):
    """Randomly zero out entire channels."""
    def __init__(self, p=0.5, inplace=False) -> None: ...
class Dropout2d(Module):
    """Randomly zero out entire channels."""
    def __init__(self, p=0.5, inplace=False) -> None: ...
class Dropout3d(Module):
    """Randomly zero out entire channels."""
    def __init__(self, p=0.5, inplace=False) -> None: ...
class ELU(Module):
    """Applies the Exponential Linear Unit (ELU) function, element-wise."""
    def __init__(self, alpha=1.0, inplace=False) -> None: ...
class Embedding(Module):
    """A simple lookup table that stores embeddings of a fixed dictionary and size."""
    def __init__(self, num_embeddings, embedding_dim, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, sparse=False, _weight=None, _freeze=False, device=None, dtype=None) -> None: ...
class EmbeddingBag(Module):
    """Compute sums or means of 'bags' of embeddings, without instantiating the intermediate embeddings."""
    def __init__(self, num_embeddings, embedding_dim, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, mode='mean', sparse=False, _weight=None, include_last_offset=False, padding_idx=None, device=None, dtype=None) -> None: ...
class FeatureAlphaDropout(Module):
    """Randomly masks out entire channels."""
    def __init__(self, p=0.5, inplace=False) -> None: ...
class Flatten(Module):
    """Flattens a contiguous range of dims into a tensor."""
    def __init__(self, start_dim=1, end_dim=-1) -> None: ...
class Fold(Module):
    """Combines an array of sliding local blocks into a large containing tensor."""
    def __init__(self, output_size, kernel_size, dilation=1, padding=0, stride=1) -> None: ...
class FractionalMaxPool2d(Module):
    """Applies a 2D fractional max pooling over an input signal composed of several input planes."""
    def __init__(self, kernel_size, output_size=None, output_ratio=None, return_indices=False, _random_samples=None) -> None: ...
class FractionalMaxPool3d(Module):
    """Applies a 3D fractional max pooling over an input signal composed of several input planes."""
    def __init__(self, kernel_size, output_size=None, output_ratio=None, return_indices=False, _random_samples=None) -> None: ...
class GELU(Module):
    """Applies the Gaussian Error Linear Units function."""
    def __init__(self, approximate='none') -> None: ...
class GLU(Module):
    """Applies the gated linear unit function."""
    def __init__(self, dim=-1) -> None: ...
class GRU(Module):
    """GRU"""
    def __init__(self, *args, **kwargs) -> None: ...
class GRUCell(Module):
    """A gated recurrent unit (GRU) cell."""
    def __init__(self, input_size, hidden_size, bias=True, device=None, dtype=None) -> None: ...
class GaussianNLLLoss(Module):
    """Gaussian negative log likelihood loss."""
    def __init__(self, *, full=False, eps=1e-06, reduction='mean') -> None: ...
class GroupNorm(Module):
    """Applies Group Normalization over a mini-batch of inputs."""
    def __init__(self, num_groups, num_channels, eps=1e-05, affine=True, device=None, dtype=None, *, bias=True) -> None: ...
class Hardshrink(Module):
    """Applies the Hard Shrinkage (Hardshrink) function element-wise."""
    def __init__(self, lambd=0.5) -> None: ...
class Hardsigmoid(Module):
    """Applies the Hardsigmoid function element-wise."""
    def __init__(self, inplace=False) -> None: ...
class Hardswish(Module):
    """Applies the Hardswish function, element-wise."""
    def __init__(self, inplace=False) -> None: ...
class Hardtanh(Module):
    """Applies the HardTanh function element-wise."""
    def __init__(self, min_val=-1.0, max_val=1.0, inplace=False, min_value=None, max_value=None) -> None: ...
class HingeEmbeddingLoss(Module):
    """Measures the loss given an input tensor x and a labels tensor y (containing 1 or -1)."""
    def __init__(self, margin=1.0, size_average=None, reduce=None, reduction='mean') -> None: ...
class HuberLoss(Module):
    """Creates a criterion that uses a squared term if the absolute element-wise error falls below delta and a delta-scaled L1 term otherwise."""
    def __init__(self, reduction='mean', delta=1.0) -> None: ...
class Identity(Module):
    """A placeholder identity operator that is argument-insensitive."""
    def __init__(self, *args, **kwargs) -> None: ...
class InstanceNorm1d(Module):
    """Applies Instance Normalization."""
    def __init__(self, num_features, eps=1e-05, momentum=0.1, affine=False, track_running_stats=False, device=None, dtype=None, *, bias=True) -> None: ...
class InstanceNorm2d(Module):
    """Applies Instance Normalization."""
    def __init__(self, num_features, eps=1e-05, momentum=0.1, affine=False, track_running_stats=False, device=None, dtype=None, *, bias=True) -> None: ...
class InstanceNorm3d(Module):
    """Applies Instance Normalization."""
    def __init__(self, num_features, eps=1e-05, momentum=0.1, affine=False, track_running_stats=False, device=None, dtype=None, *, bias=True) -> None: ...
class KLDivLoss(Module):
    """The Kullback-Leibler divergence loss."""
    def __init__(self, size_average=None, reduce=None, reduction='mean', log_target=False) -> None: ...
class L1Loss(Module):
    """Creates a criterion that measures the mean absolute error (MAE) between each element in the input x and target y."""
    def __init__(self, size_average=None, reduce=None, reduction='mean') -> None: ...
class LPPool1d(Module):
    """Applies a 1D power-average pooling over an input signal composed of several input planes."""
    def __init__(self, norm_type, kernel_size, stride=None, ceil_mode=False) -> None: ...
class LPPool2d(Module):
    """Applies a 2D power-average pooling over an input signal composed of several input planes."""
    def __init__(self, norm_type, kernel_size, stride=None, ceil_mode=False) -> None: ...
class LPPool3d(Module):
    """Applies a 3D power-average pooling over an input signal composed of several input planes."""
    def __init__(self, norm_type, kernel_size, stride=None, ceil_mode=False) -> None: ...
class LSTM(Module):
    """LSTM"""
    def __init__(self, *args, **kwargs) -> None: ...
class LSTMCell(Module):
    """A long short-term memory (LSTM) cell."""
    def __init__(self, input_size, hidden_size, bias=True, device=None, dtype=None) -> None: ...
class LayerNorm(Module):
    """Applies Layer Normalization over a mini-batch of inputs."""
    def __init__(self, normalized_shape, eps=1e-05, elementwise_affine=True, bias=True, device=None, dtype=None) -> None: ...
class LeakyReLU(Module):
    """Applies the LeakyReLU function element-wise."""
    def __init__(self, negative_slope=0.01, inplace=False) -> None: ...
class Linear(Module):
    """Applies an affine linear transformation to the incoming data."""
    def __init__(self, in_features, out_features, bias=True, device=None, dtype=None) -> None: ...
class LinearCrossEntropyLoss(Module):
    """This criterion computes the cross entropy loss between input, linearly transformed to logits, and target."""
    def __init__(self, in_features, num_classes, *, out_features=(), bias=False, device=None, dtype=None, reduction='mean', weight=None, ignore_index=None, label_smoothing=0.0, options=None) -> None: ...
class LocalResponseNorm(Module):
    """Applies local response normalization over an input signal."""
    def __init__(self, size, alpha=0.0001, beta=0.75, k=1.0) -> None: ...
class LogSigmoid(Module):
    """Applies the Logsigmoid function element-wise."""
    def __init__(self, *args, **kwargs) -> None: ...
class LogSoftmax(Module):
    """LogSoftmax"""
    def __init__(self, dim=None) -> None: ...
class MSELoss(Module):
    """Creates a criterion that measures the mean squared error (squared L2 norm) between each element in the input x and target y."""
    def __init__(self, size_average=None, reduce=None, reduction='mean') -> None: ...
class MarginRankingLoss(Module):
    """Creates a criterion that measures the loss given inputs x1, x2, two 1D mini-batch or 0D Tensors, and a label 1D mini-batch or 0D Tensor y (containing 1 or -1)."""
    def __init__(self, margin=0.0, size_average=None, reduce=None, reduction='mean') -> None: ...
class MaxPool1d(Module):
    """Applies a 1D max pooling over an input signal composed of several input planes."""
    def __init__(self, kernel_size, stride=None, padding=0, dilation=1, return_indices=False, ceil_mode=False) -> None: ...
class MaxPool2d(Module):
    """Applies a 2D max pooling over an input signal composed of several input planes."""
    def __init__(self, kernel_size, stride=None, padding=0, dilation=1, return_indices=False, ceil_mode=False) -> None: ...
class MaxPool3d(Module):
    """Applies a 3D max pooling over an input signal composed of several input planes."""
    def __init__(self, kernel_size, stride=None, padding=0, dilation=1, return_indices=False, ceil_mode=False) -> None: ...
class MaxUnpool1d(Module):
    """Computes a partial inverse of MaxPool1d."""
    def __init__(self, kernel_size, stride=None, padding=0) -> None: ...
class MaxUnpool2d(Module):
    """Computes a partial inverse of MaxPool2d."""
    def __init__(self, kernel_size, stride=None, padding=0) -> None: ...
class MaxUnpool3d(Module):
    """Computes a partial inverse of MaxPool3d."""
    def __init__(self, kernel_size, stride=None, padding=0) -> None: ...
class Mish(Module):
    """Applies the Mish function, element-wise."""
    def __init__(self, inplace=False) -> None: ...
class ModuleDict(Module):
    """Holds submodules in a dictionary."""
    def __init__(self, modules=None) -> None: ...
class ModuleList(Module):
    """Holds submodules in a list."""
    def __init__(self, modules=None) -> None: ...
class MultiLabelMarginLoss(Module):
    """MultiLabelMarginLoss"""
    def __init__(self, size_average=None, reduce=None, reduction='mean') -> None: ...
class MultiLabelSoftMarginLoss(Module):
    """Creates a criterion that optimizes a multi-label one-versus-all loss based on max-entropy, between input x and target y of size (N, C)."""
    def __init__(self, weight=None, size_average=None, reduce=None, reduction='mean') -> None: ...
class MultiMarginLoss(Module):
    """MultiMarginLoss"""
    def __init__(self, p=1, margin=1.0, weight=None, size_average=None, reduce=None, reduction='mean') -> None: ...
class MultiheadAttention(Module):
    """Allows the model to jointly attend to information from different representation subspaces."""
    def __init__(self, embed_dim, num_heads, dropout=0.0, bias=True, add_bias_kv=False, add_zero_attn=False, kdim=None, vdim=None, batch_first=False, device=None, dtype=None) -> None: ...
class NLLLoss(Module):
    """The negative log likelihood loss."""
    def __init__(self, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction='mean') -> None: ...
class NLLLoss2d(Module):
    """The negative log likelihood loss."""
    def __init__(self, *args, **kwargs) -> None: ...
class PReLU(Module):
    """Applies the element-wise PReLU function."""
    def __init__(self, num_parameters=1, init=0.25, device=None, dtype=None) -> None: ...
class PairwiseDistance(Module):
    """Computes the pairwise distance between input vectors, or between columns of input matrices."""
    def __init__(self, p=2.0, eps=1e-06, keepdim=False) -> None: ...
class ParameterDict(Module):
    """Holds parameters in a dictionary."""
    def __init__(self, parameters=None) -> None: ...
class ParameterList(Module):
    """Holds parameters in a list."""
    def __init__(self, values=None) -> None: ...
class PixelShuffle(Module):
    """Rearrange elements in a tensor according to an upscaling factor."""
    def __init__(self, upscale_factor) -> None: ...
class PixelUnshuffle(Module):
    """Reverse the PixelShuffle operation."""
    def __init__(self, downscale_factor) -> None: ...
class PoissonNLLLoss(Module):
    """Negative log likelihood loss with Poisson distribution of target."""
    def __init__(self, log_input=True, full=False, size_average=None, eps=1e-08, reduce=None, reduction='mean') -> None: ...
class RMSNorm(Module):
    """Applies Root Mean Square Layer Normalization over a mini-batch of inputs."""
    def __init__(self, normalized_shape, eps=None, elementwise_affine=True, device=None, dtype=None) -> None: ...
class RNN(Module):
    """RNN"""
    def __init__(self, *args, **kwargs) -> None: ...
class RNNBase(Module):
    """Base class for RNN modules (RNN, LSTM, GRU)."""
    def __init__(self, mode, input_size, hidden_size, num_layers=1, bias=True, batch_first=False, dropout=0.0, bidirectional=False, proj_size=0, device=None, dtype=None) -> None: ...
class RNNCell(Module):
    """An Elman RNN cell with tanh or ReLU non-linearity."""
    def __init__(self, input_size, hidden_size, bias=True, nonlinearity='tanh', device=None, dtype=None) -> None: ...
class RNNCellBase(Module):
    """Base class for all neural network modules."""
    def __init__(self, input_size, hidden_size, bias, num_chunks, device=None, dtype=None) -> None: ...
class RReLU(Module):
    """Applies the randomized leaky rectified linear unit function, element-wise."""
    def __init__(self, lower=0.125, upper=0.3333333333333333, inplace=False) -> None: ...
class ReLU(Module):
    """Applies the rectified linear unit function element-wise."""
    def __init__(self, inplace=False) -> None: ...
class ReLU6(Module):
    """Applies the ReLU6 function element-wise."""
    def __init__(self, inplace=False) -> None: ...
class ReflectionPad1d(Module):
    """Pads the input tensor using the reflection of the input boundary."""
    def __init__(self, padding) -> None: ...
class ReflectionPad2d(Module):
    """Pads the input tensor using the reflection of the input boundary."""
    def __init__(self, padding) -> None: ...
class ReflectionPad3d(Module):
    """Pads the input tensor using the reflection of the input boundary."""
    def __init__(self, padding) -> None: ...
class ReplicationPad1d(Module):
    """Pads the input tensor using replication of the input boundary."""
    def __init__(self, padding) -> None: ...
class ReplicationPad2d(Module):
    """Pads the input tensor using replication of the input boundary."""
    def __init__(self, padding) -> None: ...
class ReplicationPad3d(Module):
    """Pads the input tensor using replication of the input boundary."""
    def __init__(self, padding) -> None: ...
class SELU(Module):
    """Applies the SELU function element-wise."""
    def __init__(self, inplace=False) -> None: ...
class Sequential(Module):
    """A sequential container."""
    def __init__(self, *args) -> None: ...
class SiLU(Module):
    """Applies the Sigmoid Linear Unit (SiLU) function, element-wise."""
    def __init__(self, inplace=False) -> None: ...
class Sigmoid(Module):
    """Applies the Sigmoid function element-wise."""
    def __init__(self, *args, **kwargs) -> None: ...
class SmoothL1Loss(Module):
    """Creates a criterion that uses a squared term if the absolute element-wise error falls below beta and an L1 term otherwise."""
    def __init__(self, size_average=None, reduce=None, reduction='mean', beta=1.0) -> None: ...
class SoftMarginLoss(Module):
    """Creates a criterion that optimizes a two-class classification logistic loss between input tensor x and target tensor y (containing 1 or -1)."""
    def __init__(self, size_average=None, reduce=None, reduction='mean') -> None: ...
class Softmax(Module):
    """Applies the Softmax function to an n-dimensional input Tensor."""
    def __init__(self, dim=None) -> None: ...
class Softmax2d(Module):
    """Applies SoftMax over features to each spatial location."""
    def __init__(self, *args, **kwargs) -> None: ...
class Softmin(Module):
    """Applies the Softmin function to an n-dimensional input Tensor."""
    def __init__(self, dim=None) -> None: ...
class Softplus(Module):
    """Applies the Softplus function element-wise."""
    def __init__(self, beta=1.0, threshold=20.0) -> None: ...
class Softshrink(Module):
    """Applies the soft shrinkage function element-wise."""
    def __init__(self, lambd=0.5) -> None: ...
class Softsign(Module):
    """Applies the element-wise Softsign function."""
    def __init__(self, *args, **kwargs) -> None: ...
class SyncBatchNorm(Module):
    """Applies Batch Normalization over a N-Dimensional input."""
    def __init__(self, num_features, eps=1e-05, momentum=0.1, affine=True, track_running_stats=True, process_group=None, device=None, dtype=None, *, bias=True) -> None: ...
class Tanh(Module):
    """Applies the Hyperbolic Tangent (Tanh) function element-wise."""
    def __init__(self, *args, **kwargs) -> None: ...
class Tanhshrink(Module):
    """Applies the element-wise Tanhshrink function."""
    def __init__(self, *args, **kwargs) -> None: ...
class Threshold(Module):
    """Thresholds each element of the input Tensor."""
    def __init__(self, threshold, value, inplace=False) -> None: ...
class Transformer(Module):
    """A basic transformer layer."""
    def __init__(self, d_model=512, nhead=8, num_encoder_layers=6, num_decoder_layers=6, dim_feedforward=2048, dropout=0.1, activation=..., custom_encoder=None, custom_decoder=None, layer_norm_eps=1e-05, batch_first=False, norm_first=False, bias=True, device=None, dtype=None) -> None: ...
class TransformerDecoder(Module):
    """TransformerDecoder is a stack of N decoder layers."""
    def __init__(self, decoder_layer, num_layers, norm=None) -> None: ...
class TransformerDecoderLayer(Module):
    """TransformerDecoderLayer is made up of self-attn, multi-head-attn and feedforward network."""
    def __init__(self, d_model, nhead, dim_feedforward=2048, dropout=0.1, activation=..., layer_norm_eps=1e-05, batch_first=False, norm_first=False, bias=True, device=None, dtype=None) -> None: ...
class TransformerEncoder(Module):
    """TransformerEncoder is a stack of N encoder layers."""
    def __init__(self, encoder_layer, num_layers, norm=None, enable_nested_tensor=True, mask_check=True) -> None: ...
class TransformerEncoderLayer(Module):
    """TransformerEncoderLayer is made up of self-attn and feedforward network."""
    def __init__(self, d_model, nhead, dim_feedforward=2048, dropout=0.1, activation=..., layer_norm_eps=1e-05, batch_first=False, norm_first=False, bias=True, device=None, dtype=None) -> None: ...
class TripletMarginLoss(Module):
    """Creates a criterion that measures the triplet loss given an input tensors x1, x2, x3 and a margin with a value greater than 0."""
    def __init__(self, margin=1.0, p=2.0, eps=1e-06, swap=False, size_average=None, reduce=None, reduction='mean') -> None: ...
class TripletMarginWithDistanceLoss(Module):
    """TripletMarginWithDistanceLoss"""
    def __init__(self, *, distance_function=None, margin=1.0, swap=False, reduction='mean') -> None: ...
class Unflatten(Module):
    """Unflattens a tensor dim expanding it to a desired shape."""
    def __init__(self, dim, unflattened_size) -> None: ...
class Unfold(Module):
    """Extracts sliding local blocks from a batched input tensor."""
    def __init__(self, kernel_size, dilation=1, padding=0, stride=1) -> None: ...
class Upsample(Module):
    """Upsamples a given multi-channel 1D (temporal), 2D (spatial) or 3D (volumetric) data."""
    def __init__(self, size=None, scale_factor=None, mode='nearest', align_corners=None, recompute_scale_factor=None) -> None: ...
class UpsamplingBilinear2d(Module):
    """Applies a 2D bilinear upsampling to an input signal composed of several input channels."""
    def __init__(self, size=None, scale_factor=None) -> None: ...
class UpsamplingNearest2d(Module):
    """Applies a 2D nearest neighbor upsampling to an input signal composed of several input channels."""
    def __init__(self, size=None, scale_factor=None) -> None: ...
class ZeroPad1d(Module):
    """Pads the input tensor boundaries with zero."""
    def __init__(self, padding) -> None: ...
class ZeroPad2d(Module):
    """Pads the input tensor boundaries with zero."""
    def __init__(self, padding) -> None: ...
class ZeroPad3d(Module):
    """Pads the input tensor boundaries with zero."""
    def __init__(self, padding) -> None: ...
