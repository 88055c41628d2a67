"""RoPE: frequencies, tables and rotations in both layouts."""

import math
from collections.abc import Iterator
from typing import Any

import torch
from torch import Tensor

from judge.case import Draw
from tests.truth.absolute import in_pairs
from tests.truth.agreement import BOTH, SINGLE, WHOLE, Sample, peer
from tests.truth.packages import config, model, module, rotary, torchtune, xt

HALF = (torch.bfloat16,)
DIMS = ((8, 10000.0), (64, 10000.0), (128, 500000.0), (96, 1000000.0))


def llama(dim: int, base: float = 10000.0, **scaling: Any) -> Any:
    """transformers' LlamaRotaryEmbedding for heads of ``dim``."""
    parameters = {"rope_type": "default", "rope_theta": base, **scaling}
    settings = config("llama", "LlamaConfig", head_dim=dim, rope_parameters=parameters)
    return model("llama").LlamaRotaryEmbedding(settings)


def llama_turned(x: Tensor, positions: Tensor, base: float = 10000.0) -> Tensor:
    """``x`` ``[B, H, T, D]`` turned at ``positions`` ``[T]`` as Llama does it."""
    cos, sin = llama(x.shape[-1], base)(x, positions[None])
    turned: Tensor = model("llama").apply_rotary_pos_emb(x, x, cos, sin)[0]
    return turned


@peer("rope-inv-freq", "transformers", "LlamaRotaryEmbedding.inv_freq", SINGLE)
def llama_frequencies(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for dim, base in DIMS:
        yield Sample(f"d={dim}, base {base:g}", (dim, base), llama(dim, base).inv_freq)


@peer("rope-inv-freq", "torchtune", "RotaryPositionalEmbeddings.theta", SINGLE)
def torchtune_frequencies(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for dim, base in DIMS:
        made = torchtune("modules/position_embeddings.py").RotaryPositionalEmbeddings(dim, 4, int(base))
        yield Sample(f"d={dim}, base {base:g}", (dim, base), made.theta)


@peer("rope-inv-freq", "rotary-embedding-torch", "RotaryEmbedding.freqs", SINGLE)
def rotary_frequencies(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for dim, base in DIMS:
        yield Sample(f"d={dim}, base {base:g}", (dim, base), rotary.embedding(dim, theta=base).freqs)


@peer("rope-inv-freq", "x-transformers", "RotaryEmbedding.inv_freq", SINGLE)
def x_frequencies(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for dim, base in DIMS:
        yield Sample(f"d={dim}, base {base:g}", (dim, base), xt().RotaryEmbedding(dim, base=base).inv_freq)


@peer("rope-wavelength", "transformers", "2π over LlamaRotaryEmbedding.inv_freq", SINGLE)
def llama_wavelengths(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for dim, base in DIMS:
        yield Sample(f"d={dim}, base {base:g}", (dim, base), 2 * math.pi / llama(dim, base).inv_freq)


@peer("rope-2d", "rotary-embedding-torch", "apply_rotary_emb on one pair", BOTH)
def one_pair(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    x, angle = draw.normal(1, 50, 2, dtype=dtype), draw.uniform(-7, 7, 50, dtype=dtype)
    theirs = rotary.apply(angle[:, None].expand(50, 2), x)[0]
    yield Sample("50 angles", (x[0], angle), theirs)


@peer("rotate-half", "transformers", "Llama, rotate_half", (*BOTH, torch.bfloat16))
def llama_half(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    yield from _moved(draw, dtype, model("llama").rotate_half)


@peer("rotate-half", "transformers", "GPT-NeoX, rotate_half")
def neox_half(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    yield from _moved(draw, dtype, model("gpt_neox").rotate_half)


@peer(
    "rotate-half", "rotary-embedding-torch", "rotate_half",
    parts="what this package calls rotate_half turns adjacent pairs; the exercise follows Llama's rotate_half",
)  # fmt: skip
def adjacent_half(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    yield from _moved(draw, dtype, rotary.rotate_half)


@peer("rotate-pairs", "rotary-embedding-torch", "rotate_half (adjacent pairs, in spite of its name)")
def rotary_pairs(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    yield from _moved(draw, dtype, rotary.rotate_half)


@peer("rotate-pairs", "x-transformers", "rotate_half (adjacent pairs, in spite of its name)")
def x_pairs(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    yield from _moved(draw, dtype, xt().rotate_half)


@peer("rotate-pairs", "transformers", "GPT-J, rotate_every_two", (*BOTH, torch.bfloat16))
def gptj_pairs(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    yield from _moved(draw, dtype, model("gptj").rotate_every_two)


def _moved(draw: Draw, dtype: torch.dtype, turn: Any) -> Iterator[Sample]:
    for shape in ((2, 3, 4, 8), (1, 2, 5, 6)):
        x = draw.normal(*shape, dtype=dtype)
        yield Sample(str(list(shape)), (x,), turn(x))


@peer("rope-half", "transformers", "Llama: LlamaRotaryEmbedding, apply_rotary_pos_emb")
def llama_rope(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for shown, x, positions, base in _heads(draw, dtype):
        yield Sample(shown, (x, positions, base), llama_turned(x, positions, base))


@peer("rope-half", "torchtune", "Qwen2RotaryPositionalEmbeddings")
def qwen2_rope(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    file = torchtune("models/qwen2/_positional_embeddings.py")
    for shown, x, positions, base in _heads(draw, dtype):
        made = file.Qwen2RotaryPositionalEmbeddings(x.shape[-1], int(positions.max()) + 1, base)
        theirs = made(x.transpose(1, 2), input_pos=positions[None]).transpose(1, 2)
        yield Sample(shown, (x, positions, base), theirs)


@peer(
    "rope-half", "x-transformers", "apply_rotary_pos_emb",
    parts="x-transformers turns pairs (2i, 2i + 1); the exercise turns (i, i + d/2), as Llama in transformers does",
)  # fmt: skip
def x_rope_on_halves(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    yield from x_rope(dtype, draw)


@peer("rope-interleaved rope-complex", "x-transformers", "RotaryEmbedding, apply_rotary_pos_emb")
def x_rope(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for shown, x, positions, base in _heads(draw, dtype):
        angles, _scale = xt().RotaryEmbedding(x.shape[-1], base=base)(positions)
        yield Sample(shown, (x, positions, base), xt().apply_rotary_pos_emb(x, angles))


@peer("rope-interleaved rope-complex", "torchtune", "RotaryPositionalEmbeddings")
def torchtune_rope(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for shown, x, positions, base in _heads(draw, dtype):
        file = torchtune("modules/position_embeddings.py")
        made = file.RotaryPositionalEmbeddings(x.shape[-1], int(positions.max()) + 1, int(base))
        theirs = made(x.transpose(1, 2), input_pos=positions[None]).transpose(1, 2)
        yield Sample(shown, (x, positions, base), theirs)


@peer("rope-interleaved rope-complex", "rotary-embedding-torch", "RotaryEmbedding.rotate_queries_or_keys")
def rotary_rope(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for offset in (0, 1, 900):
        x, positions = draw.normal(2, 3, 6, 16, dtype=dtype), torch.arange(offset, offset + 6)
        theirs = rotary.embedding(16, cache_if_possible=False).rotate_queries_or_keys(x, offset=offset)
        yield Sample(f"d=16, base 10000, from {offset}", (x, positions), theirs)


@peer("rope-interleaved rope-complex", "transformers", "GPT-J, apply_rotary_pos_emb")
def gptj_rope(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for dim in (8, 64):
        x, positions = draw.normal(2, 3, 6, dim, dtype=dtype), draw.permutation(300)[:6]
        sin, cos = model("gptj").create_sinusoidal_positions(300, dim)[positions].chunk(2, dim=-1)
        theirs = model("gptj").apply_rotary_pos_emb(x.transpose(1, 2), sin[None], cos[None]).transpose(1, 2)
        yield Sample(f"d={dim}, base 10000, positions in no order", (x, positions), theirs)


@peer("rope-interleaved rope-complex", "transformers", "DeepSeek-V2, apply_rotary_emb with complex numbers")
def deepseek_rope(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for shown, x, positions, base in _heads(draw, dtype):
        angle = positions.float().outer(llama(x.shape[-1], base).inv_freq)
        theirs = model("deepseek_v2").apply_rotary_emb(x, x, torch.polar(torch.ones_like(angle), angle)[None])[0]
        yield Sample(shown, (x, positions, base), theirs)


@peer("rope-interleaved rope-complex", "transformers", "Llama on halves, brought into pairs")
def llama_in_pairs(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for shown, x, positions, base in _heads(draw, dtype):
        halves = torch.cat((x[..., 0::2], x[..., 1::2]), dim=-1)
        yield Sample(shown, (x, positions, base), in_pairs(llama_turned(halves, positions, base)))


@peer(
    "rope-interleaved", "transformers", "DeepSeek-V3, apply_rotary_pos_emb_interleave",
    parts="DeepSeek-V3 takes adjacent pairs and returns halves: its scores are the same, its tensors are not; the "
    "exercise returns what it takes, as DeepSeek-V2 and Meta's Llama do",
)  # fmt: skip
def deepseek_v3_rope(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for shown, x, positions, base in _heads(draw, dtype):
        cos, sin = llama(x.shape[-1], base)(x, positions[None])
        theirs = model("deepseek_v3").apply_rotary_pos_emb_interleave(x, x, cos, sin)[0]
        yield Sample(shown, (x, positions, base), theirs)


@peer("rope-interleaved", "transformers", "DeepSeek-V3, apply_rotary_pos_emb_interleave, brought into pairs")
def deepseek_v3_in_pairs(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for sample in deepseek_v3_rope(dtype, draw):
        assert isinstance(sample.theirs, Tensor)
        yield Sample(sample.shown, sample.args, in_pairs(sample.theirs))


def _heads(draw: Draw, dtype: torch.dtype) -> Iterator[tuple[str, Tensor, Tensor, float]]:
    """Queries, their positions and a base: short and long, from 0 and not, in no order."""
    for dim, base, positions in (
        (8, 10000.0, torch.arange(6)),
        (64, 10000.0, torch.arange(1000, 1006)),
        (128, 500000.0, draw.permutation(7000)[:6]),
        (64, 10000000.0, torch.tensor([200123, 3, 130559])),
    ):
        x = draw.normal(2, 3, len(positions), dim, dtype=dtype)
        yield f"d={dim}, base {base:g}, to {int(positions.max())}", x, positions, base


@peer("rope-dtype", "transformers", "Llama in bfloat16: tables cast, products in bfloat16", HALF)
def llama_bfloat16(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    x, positions = draw.normal(2, 3, 8, 64, dtype=dtype), draw.permutation(4000)[:8]
    yield Sample("d=64, positions to 4000", (x, positions), llama_turned(x, positions))


@peer("rope-dtype", "torchtune", "Qwen2RotaryPositionalEmbeddings in bfloat16", HALF)
def qwen2_bfloat16(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    x, positions = draw.normal(2, 3, 8, 64, dtype=dtype), draw.permutation(4000)[:8]
    file = torchtune("models/qwen2/_positional_embeddings.py")
    made = file.Qwen2RotaryPositionalEmbeddings(64, 4000, 10000.0)
    theirs = made(x.transpose(1, 2), input_pos=positions[None]).transpose(1, 2)
    yield Sample("d=64, positions to 4000", (x, positions), theirs)


@peer(
    "rope-dtype", "rotary-embedding-torch", "rotate_queries_or_keys, brought into halves", HALF,
    parts="positions are made in the dtype of x: bfloat16 knows no 257; the exercise keeps them in float32 or wider",
)  # fmt: skip
def positions_in_bfloat16(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    x = draw.normal(1, 2, 600, 16, dtype=dtype)
    made = rotary.embedding(16, cache_if_possible=False).rotate_queries_or_keys(in_pairs(x))
    theirs = torch.cat((made[..., 0::2], made[..., 1::2]), dim=-1)
    yield Sample("d=16, positions to 599", (x, torch.arange(600)), theirs)


@peer("rope-cos-sin", "transformers", "LlamaRotaryEmbedding", SINGLE)
def llama_tables(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for dim, base in DIMS:
        ids = draw.integers(0, 7000, 2, 5)
        yield Sample(f"d={dim}, base {base:g}", (ids, dim, base), llama(dim, base)(torch.zeros(1), ids))


@peer("rope-cos-sin", "transformers", "Qwen3_5TextRotaryEmbedding, the same position on all three axes", SINGLE)
def qwen35_tables(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    ids = torch.stack((torch.arange(5), torch.arange(261000, 261005)))
    yield Sample("64 of 256, base 1e7, to 261004", (ids, 64), qwen35()(torch.zeros(1), ids))


def qwen35() -> Any:
    """transformers' rotary embedding of Qwen3.5, set as its models are: 64 of 256 dimensions, base 1e7."""
    parameters = {"rope_type": "default", "rope_theta": 1e7, "partial_rotary_factor": 0.25}
    settings = config("qwen3_5", "Qwen3_5TextConfig", head_dim=256, rope_parameters=parameters)
    return model("qwen3_5").Qwen3_5TextRotaryEmbedding(settings)


@peer("rope-apply", "transformers", "Llama, apply_rotary_pos_emb")
def llama_apply(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for dim in (8, 64):
        q, k = draw.normal(2, 4, 5, dim, dtype=dtype), draw.normal(2, 2, 5, dim, dtype=dtype)
        cos, sin = llama(dim)(q, draw.integers(0, 1000, 2, 5))
        yield Sample(f"r = D = {dim}", (q, k, cos, sin), model("llama").apply_rotary_pos_emb(q, k, cos, sin))
        q, k = q.transpose(1, 2), k.transpose(1, 2)
        theirs = model("llama").apply_rotary_pos_emb(q, k, cos, sin, unsqueeze_dim=2)
        yield Sample(f"r = D = {dim}, heads last", (q, k, cos, sin), theirs, {"unsqueeze_dim": 2})


@peer("rope-apply", "transformers", "Qwen3.5, apply_rotary_pos_emb", (*BOTH, torch.bfloat16))
def qwen35_apply(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    q, k = draw.normal(2, 4, 5, 256, dtype=dtype), draw.normal(2, 1, 5, 256, dtype=dtype)
    cos, sin = qwen35()(q, draw.integers(0, 1000, 2, 5))
    yield Sample("r = 64, D = 256", (q, k, cos, sin), model("qwen3_5").apply_rotary_pos_emb(q, k, cos, sin))


@peer(
    "partial-rope", "transformers", "Qwen3.5: Qwen3_5TextRotaryEmbedding, apply_rotary_pos_emb", (torch.float32, *HALF)
)
def qwen35_partial(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for ids in (torch.arange(6), torch.tensor([5, 3, 262128, 200123])):
        q, k = draw.normal(1, 4, len(ids), 256, dtype=dtype), draw.normal(1, 2, len(ids), 256, dtype=dtype)
        cos, sin = qwen35()(q, ids[None])
        theirs = model("qwen3_5").apply_rotary_pos_emb(q, k, cos, sin)
        yield Sample(f"64 of 256, to {int(ids.max())}", (q, k, ids[None]), theirs)


@peer("partial-rope", "transformers", "GPT-NeoX with rotary_pct", SINGLE)
def neox_partial(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for dim, factor in ((96, 0.25), (80, 0.4)):
        q, k, ids = draw.normal(2, 4, 5, dim), draw.normal(2, 4, 5, dim), draw.integers(0, 2000, 2, 5)
        parameters = {"rope_type": "default", "rope_theta": 10000.0, "partial_rotary_factor": factor}
        settings = config(
            "gpt_neox", "GPTNeoXConfig", hidden_size=4 * dim, num_attention_heads=4, rope_parameters=parameters
        )
        cos, sin = model("gpt_neox").GPTNeoXRotaryEmbedding(settings)(q, ids)
        theirs = model("gpt_neox").apply_rotary_pos_emb(q, k, cos, sin)
        yield Sample(f"{int(dim * factor)} of {dim}", (q, k, ids, factor, 10000.0), theirs)


@peer(
    "partial-rope", "transformers", 'rope type "proportional" with Llama\'s apply_rotary_pos_emb', SINGLE,
    parts="proportional RoPE divides exponents by the whole head and pairs (i, i + D/2); for both the exercise takes "
    "the rotated part, as Qwen3.5 and GPT-NeoX do",
)  # fmt: skip
def proportional(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    q, ids = draw.normal(1, 2, 5, 64), torch.arange(5)[None]
    cos, sin = llama(64, 1e7, rope_type="proportional", partial_rotary_factor=0.25)(q, ids)
    yield Sample("16 of 64", (q, q, ids), model("llama").apply_rotary_pos_emb(q, q, cos, sin))


@peer("rope-module", "torchtune", "RotaryPositionalEmbeddings", SINGLE)
def torchtune_module(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    made = torchtune("modules/position_embeddings.py").RotaryPositionalEmbeddings(16, 64)
    calls = [(draw.normal(2, 3, 6, 16), 0), (draw.normal(2, 3, 6, 16), 40)]
    theirs = tuple(
        made(q.transpose(1, 2), input_pos=torch.arange(offset, offset + 6)[None]).transpose(1, 2) for q, offset in calls
    )
    yield Sample("d=16, from 0 and from 40", ({"hidden_size": 48, "num_heads": 3, "max_seq_len": 64}, calls), theirs)


@peer("rope-shift-cache", "transformers", "Llama: turned at the later position at once", SINGLE)
def llama_shifted(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for shift in (3, -2, 100):
        k, positions = draw.normal(1, 2, 6, 64), torch.arange(5, 11)
        cached = llama_turned(k, positions)
        yield Sample(f"{shift:+d}", (cached, shift), llama_turned(k, positions + shift))


@peer("rope-position-ids", "transformers", "BLOOM: the positions that ALiBi counts along the mask", WHOLE)
def bloom_positions(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    mask = torch.tensor([[0, 0, 1, 1, 1], [1, 1, 1, 1, 1], [0, 1, 1, 1, 1]])
    halves = model("bloom").build_alibi_tensor(mask, 8, torch.float32).view(3, 8, 5)[:, 0]
    yield Sample("left-padded; the first slope is a half", (mask,), (2 * halves).long())


@peer("rope-permutation", "torchtune", "tune_to_hf, where the rows go", WHOLE)
def torchtune_rows(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for dim in (2, 6, 64):
        yield Sample(f"d={dim}", (dim,), _to_hf(torch.arange(dim).view(dim, 1).expand(dim, dim), 1)[:, 0])


@peer("rope-permute-qk", "torchtune", "tune_to_hf", (*BOTH, torch.bfloat16))
def torchtune_to_hf(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for heads, dim in ((1, 4), (4, 8), (2, 64)):
        w = draw.normal(heads * dim, heads * dim, dtype=dtype)
        yield Sample(f"{heads} heads of {dim}", (w, heads), _to_hf(w, heads))


@peer("rope-permute-qk", "transformers", "PermuteForRope", (*BOTH, torch.bfloat16))
def permute_for_rope(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    permute = module("transformers.core_model_loading").PermuteForRope()
    for heads, dim, width in ((1, 4, 8), (4, 8, 32), (2, 64, 96)):
        w = draw.normal(heads * dim, width, dtype=dtype)
        settings = config("llama", "LlamaConfig", num_attention_heads=heads, hidden_size=heads * dim)
        yield Sample(f"{heads} heads of {dim}", (w, heads), permute._permute_for_rope(w, settings))


@peer("rope-unpermute-qk", "torchtune", "hf_to_tune", (*BOTH, torch.bfloat16))
def torchtune_from_hf(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for heads, dim in ((1, 4), (4, 8), (2, 64)):
        w = draw.normal(heads * dim, heads * dim, dtype=dtype)
        name = "model.layers.0.self_attn.q_proj.weight"
        made = _convert().hf_to_tune({name: w}, heads, heads, heads * dim)
        yield Sample(f"{heads} heads of {dim}", (w, heads), next(iter(made.values())))


def _to_hf(w: Tensor, heads: int) -> Tensor:
    made = _convert().tune_to_hf({"layers.0.attn.q_proj.weight": w}, heads, heads, w.shape[1])
    found: Tensor = next(iter(made.values()))
    return found


def _convert() -> Any:
    return torchtune("models/convert_weights.py")
