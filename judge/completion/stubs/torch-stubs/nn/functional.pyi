# What completion knows of torch 2.13.0. Written by scripts/stubs.py, as all beside it.
# Names, signatures and first sentences are PyTorch's (BSD-3-Clause, Copyright the PyTorch contributors).

import builtins
from typing import overload
import torch

def adaptive_avg_pool1d(input, output_size) -> torch.Tensor:
    """Applies a 1D adaptive average pooling over an input signal composed of several input planes."""
def adaptive_avg_pool2d(input, output_size) -> torch.Tensor:
    """Apply a 2D adaptive average pooling over an input signal composed of several input planes."""
def adaptive_avg_pool3d(input, output_size) -> torch.Tensor:
    """Apply a 3D adaptive average pooling over an input signal composed of several input planes."""
def adaptive_max_pool1d(input, output_size, return_indices=False) -> torch.Tensor:
    """adaptive_max_pool1d(input, output_size, return_indices=False) Applies a 1D adaptive max pooling over an input signal composed of several input planes."""
def adaptive_max_pool1d_with_indices(input, output_size, return_indices=False) -> torch.Tensor:
    """adaptive_max_pool1d(input, output_size, return_indices=False) Applies a 1D adaptive max pooling over an input signal composed of several input planes."""
def adaptive_max_pool2d(input, output_size, return_indices=False) -> torch.Tensor:
    """adaptive_max_pool2d(input, output_size, return_indices=False) Applies a 2D adaptive max pooling over an input signal composed of several input planes."""
def adaptive_max_pool2d_with_indices(input, output_size, return_indices=False) -> torch.Tensor:
    """adaptive_max_pool2d(input, output_size, return_indices=False) Applies a 2D adaptive max pooling over an input signal composed of several input planes."""
def adaptive_max_pool3d(input, output_size, return_indices=False) -> torch.Tensor:
    """adaptive_max_pool3d(input, output_size, return_indices=False) Applies a 3D adaptive max pooling over an input signal composed of several input planes."""
def adaptive_max_pool3d_with_indices(input, output_size, return_indices=False) -> torch.Tensor:
    """adaptive_max_pool3d(input, output_size, return_indices=False) Applies a 3D adaptive max pooling over an input signal composed of several input planes."""
def affine_grid(theta, size, align_corners=None) -> torch.Tensor:
    """Generate 2D or 3D flow field (sampling grid), given a batch of affine matrices theta."""
def alpha_dropout(input, p=0.5, training=False, inplace=False) -> torch.Tensor:
    """Apply alpha dropout to the input."""
def assert_int_or_pair(arg, arg_name, message) -> torch.Tensor: ...
def avg_pool1d(input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True) -> torch.Tensor:
    """Applies a 1D average pooling over an input signal composed of several input planes."""
def avg_pool2d(input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True, divisor_override=None) -> torch.Tensor: ...
def avg_pool3d(input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True, divisor_override=None) -> torch.Tensor: ...
def batch_norm(input, running_mean, running_var, weight=None, bias=None, training=False, momentum=0.1, eps=1e-05) -> torch.Tensor:
    """Apply Batch Normalization for each channel across a batch of data."""
def bilinear(input1, input2, weight, bias=None) -> torch.Tensor:
    """Applies a bilinear transformation to the incoming data."""
def binary_cross_entropy(input, target, weight=None, size_average=None, reduce=None, reduction='mean') -> torch.Tensor:
    """Compute Binary Cross Entropy between the target and input probabilities."""
def binary_cross_entropy_with_logits(input, target, weight=None, size_average=None, reduce=None, reduction='mean', pos_weight=None) -> torch.Tensor:
    """Compute Binary Cross Entropy between target and input logits."""
def boolean_dispatch(arg_name, arg_index, default, if_true, if_false, module_name, func_name) -> torch.Tensor:
    """Dispatches to either of 2 script functions based on a boolean argument."""
def celu(input, alpha=1.0, inplace=False) -> torch.Tensor: ...
def channel_shuffle(input, groups) -> torch.Tensor: ...
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
def cosine_embedding_loss(input1, input2, target, margin=0, size_average=None, reduce=None, reduction='mean') -> torch.Tensor:
    """Compute the cosine embedding loss."""
def cosine_similarity(x1, x2, dim=1, eps=1e-08) -> torch.Tensor:
    """Returns cosine similarity between x1 and x2, computed along dim."""
def cross_entropy(input, target, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction='mean', label_smoothing=0.0) -> torch.Tensor:
    """Compute the cross entropy loss between input logits and target."""
def ctc_loss(log_probs, targets, input_lengths, target_lengths, blank=0, reduction='mean', zero_infinity=False) -> torch.Tensor:
    """Compute the Connectionist Temporal Classification loss."""
def dropout(input, p=0.5, training=True, inplace=False) -> torch.Tensor:
    """During training, randomly zeroes some elements of the input tensor with probability p."""
def dropout1d(input, p=0.5, training=True, inplace=False) -> torch.Tensor:
    """Randomly zero out entire channels (a channel is a 1D feature map)."""
def dropout2d(input, p=0.5, training=True, inplace=False) -> torch.Tensor:
    """Randomly zero out entire channels (a channel is a 2D feature map)."""
def dropout3d(input, p=0.5, training=True, inplace=False) -> torch.Tensor:
    """Randomly zero out entire channels (a channel is a 3D feature map)."""
def elu(input, alpha=1.0, inplace=False) -> torch.Tensor:
    """Apply the Exponential Linear Unit (ELU) function element-wise."""
def embedding(input, weight, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, sparse=False) -> torch.Tensor:
    """Generate a simple lookup table that looks up embeddings in a fixed dictionary and size."""
def embedding_bag(input, weight, offsets=None, max_norm=None, norm_type=2, scale_grad_by_freq=False, mode='mean', sparse=False, per_sample_weights=None, include_last_offset=False, padding_idx=None) -> torch.Tensor:
    """Compute sums, means or maxes of bags of embeddings."""
def feature_alpha_dropout(input, p=0.5, training=False, inplace=False) -> torch.Tensor:
    """Randomly masks out entire channels (a channel is a feature map)."""
def fold(input, output_size, kernel_size, dilation=1, padding=0, stride=1) -> torch.Tensor:
    """Combine an array of sliding local blocks into a large containing tensor."""
def fractional_max_pool2d(input, kernel_size, output_size=None, output_ratio=None, return_indices=False, _random_samples=None) -> torch.Tensor: ...
def fractional_max_pool2d_with_indices(input, kernel_size, output_size=None, output_ratio=None, return_indices=False, _random_samples=None) -> torch.Tensor: ...
def fractional_max_pool3d(input, kernel_size, output_size=None, output_ratio=None, return_indices=False, _random_samples=None) -> torch.Tensor: ...
def fractional_max_pool3d_with_indices(input, kernel_size, output_size=None, output_ratio=None, return_indices=False, _random_samples=None) -> torch.Tensor: ...
def gaussian_nll_loss(input, target, var, full=False, eps=1e-06, reduction='mean') -> torch.Tensor:
    """Compute the Gaussian negative log likelihood loss."""
def gelu(input, approximate='none') -> torch.Tensor: ...
def glu(input, dim=-1) -> torch.Tensor:
    """The gated linear unit."""
def grid_sample(input, grid, mode='bilinear', padding_mode='zeros', align_corners=None) -> torch.Tensor:
    """Compute grid sample."""
def group_norm(input, num_groups, weight=None, bias=None, eps=1e-05) -> torch.Tensor:
    """Apply Group Normalization for last certain number of dimensions."""
def grouped_mm(mat_a, mat_b, *, offs=None, bias=None, out_dtype=None) -> torch.Tensor: ...
def gumbel_softmax(logits, tau=1, hard=False, eps=1e-10, dim=-1) -> torch.Tensor:
    """Sample from the Gumbel-Softmax distribution (Link 1_ Link 2_) and optionally discretize."""
def handle_torch_function(public_api, relevant_args, *args, **kwargs) -> torch.Tensor:
    """Implement a function with checks for __torch_function__ overrides."""
def hardshrink(input, lambd=0.5) -> torch.Tensor:
    """Applies the hard shrinkage function element-wise See torch.nn.Hardshrink for more details."""
def hardsigmoid(input, inplace=False) -> torch.Tensor:
    """Apply the Hardsigmoid function element-wise."""
def hardswish(input, inplace=False) -> torch.Tensor:
    """Apply hardswish function, element-wise."""
def hardtanh(input, min_val=-1.0, max_val=1.0, inplace=False) -> torch.Tensor:
    """Applies the HardTanh function element-wise."""
def has_torch_function(*args, **kwargs) -> torch.Tensor:
    """Check for __torch_function__ implementations in the elements of an iterable or if a __torch_function__ mode is enabled."""
def has_torch_function_unary(*args, **kwargs) -> torch.Tensor:
    """Special case of has_torch_function for single inputs."""
def has_torch_function_variadic(*args, **kwargs) -> torch.Tensor:
    """Special case of has_torch_function that skips tuple creation."""
def hinge_embedding_loss(input, target, margin=1.0, size_average=None, reduce=None, reduction='mean') -> torch.Tensor:
    """Compute the hinge embedding loss."""
def huber_loss(input, target, reduction='mean', delta=1.0, weight=None) -> torch.Tensor:
    """Compute the Huber loss, with optional weighting."""
def instance_norm(input, running_mean=None, running_var=None, weight=None, bias=None, use_input_stats=True, momentum=0.1, eps=1e-05) -> torch.Tensor:
    """Apply Instance Normalization independently for each channel in every data sample within a batch."""
def interpolate(input, size=None, scale_factor=None, mode='nearest', align_corners=None, recompute_scale_factor=None, antialias=False) -> torch.Tensor:
    """Down/up samples the input."""
def kl_div(input, target, size_average=None, reduce=None, reduction='mean', log_target=False) -> torch.Tensor:
    """Compute the KL Divergence loss."""
def l1_loss(input, target, size_average=None, reduce=None, reduction='mean', weight=None) -> torch.Tensor:
    """Compute the L1 loss, with optional weighting."""
def layer_norm(input, normalized_shape, weight=None, bias=None, eps=1e-05) -> torch.Tensor:
    """Apply Layer Normalization for last certain number of dimensions."""
def leaky_relu(input, negative_slope=0.01, inplace=False) -> torch.Tensor: ...
def linear(input, weight, bias=None) -> torch.Tensor:
    """Applies a linear transformation to the incoming data."""
def linear_cross_entropy(input, linear_weight, target, *, linear_bias=None, weight=None, reduction='mean', ignore_index=None, label_smoothing=0.0, options=None) -> torch.Tensor:
    """Compute the cross entropy loss between inputs, transformed linearly, and target."""
def local_response_norm(input, size, alpha=0.0001, beta=0.75, k=1.0) -> torch.Tensor:
    """Apply local response normalization over an input signal."""
def log_softmax(input, dim=None, _stacklevel=3, dtype=None) -> torch.Tensor:
    """Apply a softmax followed by a logarithm."""
def logsigmoid(input) -> torch.Tensor: ...
def lp_pool1d(input, norm_type, kernel_size, stride=None, ceil_mode=False) -> torch.Tensor:
    """Apply a 1D power-average pooling over an input signal composed of several input planes."""
def lp_pool2d(input, norm_type, kernel_size, stride=None, ceil_mode=False) -> torch.Tensor:
    """Apply a 2D power-average pooling over an input signal composed of several input planes."""
def lp_pool3d(input, norm_type, kernel_size, stride=None, ceil_mode=False) -> torch.Tensor:
    """Apply a 3D power-average pooling over an input signal composed of several input planes."""
def margin_ranking_loss(input1, input2, target, margin=0, size_average=None, reduce=None, reduction='mean') -> torch.Tensor:
    """Compute the margin ranking loss."""
def max_pool1d(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False) -> torch.Tensor: ...
def max_pool1d_with_indices(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False) -> torch.Tensor: ...
def max_pool2d(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False) -> torch.Tensor: ...
def max_pool2d_with_indices(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False) -> torch.Tensor: ...
def max_pool3d(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False) -> torch.Tensor: ...
def max_pool3d_with_indices(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False) -> torch.Tensor: ...
def max_unpool1d(input, indices, kernel_size, stride=None, padding=0, output_size=None) -> torch.Tensor:
    """Compute a partial inverse of MaxPool1d."""
def max_unpool2d(input, indices, kernel_size, stride=None, padding=0, output_size=None) -> torch.Tensor:
    """Compute a partial inverse of MaxPool2d."""
def max_unpool3d(input, indices, kernel_size, stride=None, padding=0, output_size=None) -> torch.Tensor:
    """Compute a partial inverse of MaxPool3d."""
def mish(input, inplace=False) -> torch.Tensor:
    """Apply the Mish function, element-wise."""
def mse_loss(input, target, size_average=None, reduce=None, reduction='mean', weight=None) -> torch.Tensor:
    """Compute the element-wise mean squared error, with optional weighting."""
def multi_head_attention_forward(query, key, value, embed_dim_to_check, num_heads, in_proj_weight, in_proj_bias, bias_k, bias_v, add_zero_attn, dropout_p, out_proj_weight, out_proj_bias, training=True, key_padding_mask=None, need_weights=True, attn_mask=None, use_separate_proj_weight=False, q_proj_weight=None, k_proj_weight=None, v_proj_weight=None, static_k=None, static_v=None, average_attn_weights=True, is_causal=False) -> torch.Tensor:
    """Forward method for MultiHeadAttention."""
def multi_margin_loss(input, target, p=1, margin=1.0, weight=None, size_average=None, reduce=None, reduction='mean') -> torch.Tensor:
    """Compute the multi margin loss, with optional weighting."""
def multilabel_margin_loss(input, target, size_average=None, reduce=None, reduction='mean') -> torch.Tensor:
    """Compute the multilabel margin loss."""
def multilabel_soft_margin_loss(input, target, weight=None, size_average=None, reduce=None, reduction='mean') -> torch.Tensor:
    """Compute the multilabel soft margin loss."""
def nll_loss(input, target, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction='mean') -> torch.Tensor:
    """Compute the negative log likelihood loss."""
def normalize(input, p=2.0, dim=1, eps=1e-12, out=None) -> torch.Tensor:
    """Perform L_p normalization of inputs over specified dimension."""
def one_hot(tensor, num_classes=-1) -> torch.Tensor: ...
def pad(input, pad, mode='constant', value=None) -> torch.Tensor:
    """Pads tensor."""
def pairwise_distance(x1, x2, p=2.0, eps=1e-06, keepdim=False) -> torch.Tensor: ...
def pdist(input, p=2) -> torch.Tensor:
    """Computes the p-norm distance between every pair of row vectors in the input."""
def pixel_shuffle(input, upscale_factor) -> torch.Tensor: ...
def pixel_unshuffle(input, downscale_factor) -> torch.Tensor: ...
def poisson_nll_loss(input, target, log_input=True, full=False, size_average=None, eps=1e-08, reduce=None, reduction='mean') -> torch.Tensor:
    """Compute the Poisson negative log likelihood loss."""
def prelu(input, weight) -> torch.Tensor: ...
def relu(input, inplace=False) -> torch.Tensor:
    """Applies the rectified linear unit function element-wise."""
def relu6(input, inplace=False) -> torch.Tensor: ...
def rms_norm(input, normalized_shape, weight=None, eps=None) -> torch.Tensor:
    """Apply Root Mean Square Layer Normalization."""
def rrelu(input, lower=..., upper=..., training=False, inplace=False) -> torch.Tensor:
    """Randomized leaky ReLU."""
def scaled_dot_product_attention(query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, scale=None, enable_gqa=False) -> torch.Tensor: ...
def scaled_grouped_mm(mat_a, mat_b, scale_a, scale_recipe_a, scale_b, scale_recipe_b, swizzle_a, swizzle_b, bias, offs, output_dtype, use_fast_accum) -> torch.Tensor: ...
def scaled_mm(mat_a, mat_b, scale_a, scale_recipe_a, scale_b, scale_recipe_b, swizzle_a, swizzle_b, bias, output_dtype, contraction_dim, use_fast_accum) -> torch.Tensor: ...
def selu(input, inplace=False) -> torch.Tensor: ...
def sigmoid(input) -> torch.Tensor: ...
def silu(input, inplace=False) -> torch.Tensor:
    """Apply the Sigmoid Linear Unit (SiLU) function, element-wise."""
def smooth_l1_loss(input, target, size_average=None, reduce=None, reduction='mean', beta=1.0) -> torch.Tensor:
    """Compute the Smooth L1 loss."""
def soft_margin_loss(input, target, size_average=None, reduce=None, reduction='mean') -> torch.Tensor:
    """Compute the soft margin loss."""
def softmax(input, dim=None, _stacklevel=3, dtype=None) -> torch.Tensor:
    """Apply a softmax function."""
def softmin(input, dim=None, _stacklevel=3, dtype=None) -> torch.Tensor:
    """Apply a softmin function."""
def softplus(input, beta=1, threshold=20) -> torch.Tensor: ...
def softshrink(input, lambd=0.5) -> torch.Tensor:
    """Applies the soft shrinkage function elementwise See torch.nn.Softshrink for more details."""
def softsign(input) -> torch.Tensor: ...
def tanh(input) -> torch.Tensor: ...
def tanhshrink(input) -> torch.Tensor: ...
def threshold(input, threshold, value, inplace=False) -> torch.Tensor:
    """Apply a threshold to each element of the input Tensor."""
def triplet_margin_loss(anchor, positive, negative, margin=1.0, p=2, eps=1e-06, swap=False, size_average=None, reduce=None, reduction='mean') -> torch.Tensor:
    """Compute the triplet loss between given input tensors and a margin greater than 0."""
def triplet_margin_with_distance_loss(anchor, positive, negative, *, distance_function=None, margin=1.0, swap=False, reduction='mean') -> torch.Tensor:
    """Compute the triplet margin loss for input tensors using a custom distance function."""
def unfold(input, kernel_size, dilation=1, padding=0, stride=1) -> torch.Tensor:
    """Extract sliding local blocks from a batched input tensor."""
def upsample(input, size=None, scale_factor=None, mode='nearest', align_corners=None) -> torch.Tensor:
    """Upsample input."""
def upsample_bilinear(input, size=None, scale_factor=None) -> torch.Tensor:
    """Upsamples the input, using bilinear upsampling."""
def upsample_nearest(input, size=None, scale_factor=None) -> torch.Tensor:
    """Upsamples the input, using nearest neighbours' pixel values."""
