"""RoPE for longer contexts: interpolation, NTK, YaRN, Llama 3.1 and the choice between them."""

from collections.abc import Iterator
from typing import Any

import torch
from torch import Tensor

from judge.case import Draw
from tests.truth.agreement import SINGLE, Sample, peer
from tests.truth.packages import config, module, rotary, torchtune, xt
from tests.truth.rotations import llama

PYTHON = (torch.float64,)
YARN = (  # (dim, base, factor, original length)
    (64, 10000.0, 4.0, 2048),
    (128, 1000000.0, 4.0, 32768),
    (128, 10000.0, 16.0, 4096),
    (64, 150000.0, 32.0, 4096),
    (64, 10000000.0, 4.0, 262144),
)
LLAMA3 = (  # (dim, base, factor, low, high, original length)
    (128, 500000.0, 8.0, 1.0, 4.0, 8192),
    (64, 500000.0, 32.0, 1.0, 4.0, 8192),
    (96, 500000.0, 8.0, 1.0, 4.0, 8192),
)


def scaled(kind: str, head_dim: int, base: float, longest: int = 4096, **scaling: Any) -> tuple[Tensor, float]:
    """Frequencies and attention factor of transformers for the rope type ``kind``."""
    parameters = {"rope_type": kind, "rope_theta": base, **scaling}
    settings = config(
        "llama", "LlamaConfig", head_dim=head_dim, max_position_embeddings=longest, rope_parameters=parameters
    )
    made: tuple[Tensor, float] = module("transformers.modeling_rope_utils").ROPE_INIT_FUNCTIONS[kind](settings)
    return made


@peer("rope-pi", "transformers", "rope type linear", SINGLE)
def linear(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for dim, factor in ((64, 4.0), (128, 2.5)):
        ids = draw.integers(0, 16000, 2, 5)
        made = llama(dim, 10000.0, rope_type="linear", factor=factor)
        yield Sample(f"d={dim}, factor {factor:g}", (ids, dim, 10000.0, factor), made(torch.zeros(1), ids))


@peer("rope-pi", "x-transformers", "RotaryEmbedding with interpolation_factor, brought into halves", SINGLE)
def x_interpolated(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for dim, factor in ((64, 4.0), (128, 2.5)):
        ids = draw.integers(0, 16000, 2, 5)
        angle, _scale = xt().RotaryEmbedding(dim, interpolation_factor=factor)(ids)
        angle = torch.cat((angle[..., 0::2], angle[..., 1::2]), dim=-1)
        yield Sample(f"d={dim}, factor {factor:g}", (ids, dim, 10000.0, factor), (angle.cos(), angle.sin()))


@peer("rope-pi", "rotary-embedding-torch", "RotaryEmbedding with interpolate_factor, brought into halves", SINGLE)
def rotary_interpolated(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    made = rotary.embedding(64, interpolate_factor=4.0, cache_if_possible=False)
    angle = made(made.get_seq_pos(9, offset=300)).detach()[None]
    angle = torch.cat((angle[..., 0::2], angle[..., 1::2]), dim=-1)
    ids = torch.arange(300, 309)[None]
    yield Sample("d=64, factor 4", (ids, 64, 10000.0, 4.0), (angle.cos(), angle.sin()))


@peer("rope-ntk", "x-transformers", "RotaryEmbedding with base_rescale_factor", SINGLE)
def x_rescaled(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for dim, factor in ((64, 4.0), (128, 2.5)):
        made = xt().RotaryEmbedding(dim, base_rescale_factor=factor)
        yield Sample(f"d={dim}, factor {factor:g}", (dim, 10000.0, factor), made.inv_freq)


@peer("rope-ntk", "rotary-embedding-torch", "RotaryEmbedding with theta_rescale_factor", SINGLE)
def rotary_rescaled(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for dim, factor in ((64, 4.0), (128, 2.5)):
        made = rotary.embedding(dim, theta_rescale_factor=factor)
        yield Sample(f"d={dim}, factor {factor:g}", (dim, 10000.0, factor), made.freqs)


@peer(
    "rope-ntk", "transformers", "rope type dynamic at factor times the length", SINGLE,
    parts="transformers' dynamic NTK grows with the running length: at f·L its factor is f² - f + 1, not f",
)  # fmt: skip
def dynamic_for_static(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    yield Sample("d=64, factor 4, 4 times the length", (64, 10000.0, 4.0), _dynamic(64, 10000.0, 4.0, 2048, 8192))


@peer("rope-dynamic-ntk", "transformers", "rope type dynamic", SINGLE)
def dynamic(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for dim, factor, longest, length in (
        (64, 4.0, 2048, 100),
        (64, 4.0, 2048, 2049),
        (64, 4.0, 2048, 8192),
        (128, 2.0, 4096, 32768),
        (96, 8.0, 1000, 1500),
    ):
        theirs = _dynamic(dim, 10000.0, factor, longest, length)
        yield Sample(
            f"d={dim}, factor {factor:g}, {length} of {longest}", (dim, 10000.0, factor, longest, length), theirs
        )


def _dynamic(dim: int, base: float, factor: float, longest: int, length: int) -> Tensor:
    parameters = {"rope_type": "dynamic", "rope_theta": base, "factor": factor}
    settings = config("llama", "LlamaConfig", head_dim=dim, max_position_embeddings=longest, rope_parameters=parameters)
    init = module("transformers.modeling_rope_utils").ROPE_INIT_FUNCTIONS["dynamic"]
    made: Tensor = init(settings, seq_len=length)[0]
    return made


@peer("yarn-inv-freq", "transformers", "rope type yarn", SINGLE)
def yarn(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for dim, base, factor, length in YARN:
        theirs = _yarn(dim, base, factor, length)[0]
        yield Sample(f"d={dim}, base {base:g}, factor {factor:g}, {length}", (dim, base, factor, length), theirs)


@peer(
    "yarn-inv-freq", "transformers", "rope type yarn with truncate: false (gpt-oss)", SINGLE,
    parts="gpt-oss does not round the range of the ramp; the exercise rounds it outwards, as the YaRN repository does",
)  # fmt: skip
def yarn_untruncated(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    dim, base, factor, length = YARN[3]
    theirs = _yarn(dim, base, factor, length, truncate=False)[0]
    yield Sample(f"d={dim}, base {base:g}, factor {factor:g}, {length}", (dim, base, factor, length), theirs)


def _yarn(dim: int, base: float, factor: float, length: int, **more: Any) -> tuple[Tensor, float]:
    longest = int(factor * length)
    return scaled("yarn", dim, base, longest, factor=factor, original_max_position_embeddings=length, **more)


@peer("yarn-attention-factor", "transformers", "rope type yarn, the attention factor", PYTHON)
def yarn_temperature(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for factor in (1.0, 4.0, 40.0):
        for keys in (
            {},
            {"mscale": 1.0, "mscale_all_dim": 1.0},
            {"mscale": 0.707, "mscale_all_dim": 1.0},
            {"mscale": 1.0},
            {"attention_factor": 1.3, "mscale": 1.0, "mscale_all_dim": 1.0},
        ):
            shown = ", ".join(f"{key} {value:g}" for key, value in {"factor": factor, **keys}.items())
            yield Sample(shown, (factor,), _yarn(64, 10000.0, factor, 2048, **keys)[1], keys)


@peer("llama3-inv-freq", "transformers", "rope type llama3", SINGLE)
def llama3(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for dim, base, factor, low, high, length in LLAMA3:
        scaling = {"low_freq_factor": low, "high_freq_factor": high, "original_max_position_embeddings": length}
        theirs = scaled("llama3", dim, base, int(factor * length), factor=factor, **scaling)[0]
        shown = f"d={dim}, factor {factor:g}, {low:g} to {high:g}, {length}"
        yield Sample(shown, (dim, base, factor, low, high, length), theirs)


@peer("llama3-inv-freq", "torchtune", "Llama3ScaledRoPE.theta", SINGLE)
def torchtune_llama3(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    file = torchtune("models/llama3_1/_position_embeddings.py")
    for dim, base, factor, low, high, length in LLAMA3:
        made = file.Llama3ScaledRoPE(dim, 8, int(base), int(factor), int(low), int(high), length)
        shown = f"d={dim}, factor {factor:g}, {low:g} to {high:g}, {length}"
        yield Sample(shown, (dim, base, factor, low, high, length), made.theta)


@peer("rope-scaling-dispatch", "transformers", "ROPE_INIT_FUNCTIONS on the same configuration", SINGLE)
def dispatch(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    llama3 = {"low_freq_factor": 1.0, "high_freq_factor": 4.0, "original_max_position_embeddings": 8192}
    qwen = {"original_max_position_embeddings": 32768}
    for dim, theta, longest, scaling in (
        (128, 500000.0, 131072, {"rope_type": "llama3", "factor": 8.0, **llama3}),
        (64, 500000.0, 131072, {"rope_type": "llama3", "factor": 32.0, **llama3}),
        (96, 20000.0, 16384, {"rope_type": "linear", "factor": 8.0}),
        (128, 1000000.0, 131072, {"rope_type": "yarn", "factor": 4.0, **qwen}),
        (128, 1000000.0, 131072, {"rope_type": "yarn", "factor": 4.0, "attention_factor": 0.9, **qwen}),
    ):
        keys = {key: value for key, value in scaling.items() if key != "rope_type"}
        theirs = scaled(str(scaling["rope_type"]), dim, theta, longest, **keys)
        cfg = {"head_dim": dim, "rope_theta": theta, "max_position_embeddings": longest, "rope_scaling": scaling}
        yield Sample(f"{scaling['rope_type']}, d={dim}, factor {scaling['factor']:g}", (cfg,), theirs)
