"""Rotation where keys are cached: scores, decoding, moving and writing."""

import math
from collections.abc import Iterator
from types import SimpleNamespace

import torch
from torch import Tensor

from judge.case import Draw
from tests.truth.agreement import SINGLE, Sample, peer
from tests.truth.packages import model, module, xt
from tests.truth.rotations import llama, llama_turned


@peer("rope-relative-score", "x-transformers", "apply_rotary_pos_emb on k alone, at position n - m", SINGLE)
def x_score(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for d, base in ((8, 10000.0), (64, 500000.0)):
        q, k, delta = draw.normal(20, d), draw.normal(20, d), draw.integers(-900, 900, 20)
        angles, _scale = xt().RotaryEmbedding(d, base=base)(delta)
        turned = xt().apply_rotary_pos_emb(k[None], angles)[0]
        yield Sample(f"d={d}, base {base:g}, ±900", (q, k, delta, base), (q * turned).sum(-1))


@peer("rope-inplace", "transformers", "Llama, apply_rotary_pos_emb", (torch.float32, torch.bfloat16))
def llama_written(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for d in (2, 64):
        x, angle = draw.normal(2, 3, 5, d, dtype=dtype), draw.uniform(-3, 3, 5, d // 2)
        cos, sin = angle.cos(), angle.sin()
        wide = [torch.cat((table, table), dim=-1)[None].to(dtype) for table in (cos, sin)]
        turned = model("llama").apply_rotary_pos_emb(x, x, *wide)[0]
        yield Sample(f"[2, 3, 5, {d}]", (x, None, cos, sin), (turned, turned, True, cos, sin))


@peer("rope-decode-step", "transformers", "Llama: rotated keys in a DynamicCache, eager_attention_forward", SINGLE)
def llama_decoded(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for heads, kv_heads, past, new in ((4, 4, 6, 1), (4, 2, 9, 3), (2, 1, 3, 1)):
        q, k, v = (draw.normal(2, n, past + new, 16) for n in (heads, kv_heads, kv_heads))
        at = torch.arange(past + new)
        turned_k = llama_turned(k, at)
        cache = module("transformers.cache_utils").DynamicCache()
        cache.update(turned_k[:, :, :past], v[:, :, :past], 0)
        keys, values = cache.update(turned_k[:, :, past:], v[:, :, past:], 0)
        out = _attention(llama_turned(q, at)[:, :, past:], keys, values)
        args = (q[:, :, past:], k[:, :, past:], v[:, :, past:], turned_k[:, :, :past], v[:, :, :past])
        shown = f"{heads} and {kv_heads} heads, {new} after {past}"
        yield Sample(shown, args, (out, keys, values))


@peer("debug-mixed-convention", "transformers", "Llama: the whole text at once, eager_attention_forward", SINGLE)
def llama_whole(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for prefill, heads, kv_heads in ((4, 4, 2), (1, 2, 2)):
        q, k, v = (draw.normal(2, n, 9, 16) for n in (heads, kv_heads, kv_heads))
        theirs = _attention(llama_turned(q, torch.arange(9)), llama_turned(k, torch.arange(9)), v)
        yield Sample(f"{heads} and {kv_heads} heads, {prefill} of 9 at once", (prefill, [q], [k], [v]), theirs)


def _attention(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
    """Llama's attention of the last positions to all, ``q`` and ``k`` rotated."""
    new, length, groups = q.shape[2], k.shape[2], q.shape[1] // k.shape[1]
    hidden = torch.ones(new, length, dtype=torch.bool).triu(length - new + 1)
    mask = torch.zeros(new, length).masked_fill(hidden, -math.inf)
    settings = SimpleNamespace(num_key_value_groups=groups, training=False)
    scale = 1 / math.sqrt(q.shape[3])
    out: Tensor = model("llama").eager_attention_forward(settings, q, k, v, mask, scale)[0]
    return out.transpose(1, 2)


@peer("mla-decoupled-rope", "transformers", "DeepSeek-V3: keys expanded, apply_rotary_pos_emb_interleave", SINGLE)
def deepseek_scores(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for heads, tokens, nope, rotary, rank in ((2, 5, 8, 4, 6), (4, 7, 128, 64, 96)):
        q_nope, q_pe = draw.normal(2, heads, tokens, nope), draw.normal(2, heads, tokens, rotary)
        latent, k_pe = draw.normal(2, tokens, rank), draw.normal(2, tokens, rotary)
        w_uk, ids = draw.normal(heads, nope, rank) / rank**0.5, draw.integers(0, 900, 2, tokens)
        cos, sin = llama(rotary)(q_pe, ids)
        turned = model("deepseek_v3").apply_rotary_pos_emb_interleave(q_pe, k_pe[:, None], cos, sin)
        k_nope = torch.einsum("btr,hdr->bhtd", latent, w_uk)
        q = torch.cat((q_nope, turned[0]), dim=-1)
        k = torch.cat((k_nope, turned[1].expand(-1, heads, -1, -1)), dim=-1)
        shown = f"{nope} + {rotary} dimensions, rank {rank}"
        yield Sample(shown, (q_nope, q_pe, latent, k_pe, w_uk, ids), q @ k.mT / math.sqrt(nope + rotary))


@peer("rope-evict", "transformers", "Llama: the kept keys turned at their new positions at once", SINGLE)
def llama_evicted(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    k = draw.normal(1, 2, 12, 64)
    for keep in ([0, 1, 2, 8, 9, 10, 11], [3, 5, 11]):
        kept = torch.tensor(keep)
        theirs = llama_turned(k[:, :, kept], torch.arange(len(keep)))
        yield Sample(f"{len(keep)} of 12", (llama_turned(k, torch.arange(12)), kept), theirs)


@peer("rope-fused-write", "transformers", "Llama, its rotated keys written into the slots", SINGLE)
def llama_slots(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    queries, heads, d = 4, 2, 16
    qkv, positions = draw.normal(5, (queries + 2 * heads) * d), draw.integers(0, 900, 5)
    slots, caches = draw.permutation(20)[:5], (draw.normal(20, heads, d), draw.normal(20, heads, d))
    q, k, v = torch.split(qkv.view(5, -1, d), [queries, heads, heads], dim=1)
    written_k, written_v = caches[0].clone(), caches[1].clone()
    written_k[slots], written_v[slots] = _tokens_turned(k, positions), v
    theirs = (_tokens_turned(q, positions), written_k, written_v, qkv)
    yield Sample("5 tokens, 20 slots", (qkv, positions, slots, *caches, queries, heads), theirs)


def _tokens_turned(x: Tensor, positions: Tensor) -> Tensor:
    """``x`` ``[N, H, D]``, one position per token."""
    return llama_turned(x.transpose(0, 1)[None], positions)[0].transpose(0, 1)
