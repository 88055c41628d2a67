"""Shaw, T5 and ALiBi."""

import math
from collections.abc import Iterator
from types import SimpleNamespace

import torch
from torch import Tensor, nn

from judge.case import Draw
from tests.truth.agreement import BOTH, SINGLE, WHOLE, Sample, peer
from tests.truth.packages import config, model, xt

HEADS = (1, 2, 3, 4, 6, 8, 12, 16, 20, 40, 64, 112)


@peer("shaw-index", "transformers", "Wav2Vec2-BERT, relative_key: which row is looked up", WHOLE)
def wav2vec2_rows(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for length, clip in ((6, 2), (9, 20), (3, 1)):
        rows = torch.arange(2.0 * clip + 1).unsqueeze(1)  # row r holds r, and the query is 1
        query = torch.ones(1, 1, length, 1)
        _query, found = model("wav2vec2_bert")._apply_relative_key_position_encoding(_shaw(rows, clip), query, query)
        at = torch.arange(length)
        yield Sample(f"T={length}, clipped at {clip}", (at, at, clip), found[0, 0].long())


@peer("shaw-scores", "transformers", "Wav2Vec2-BERT, relative_key", BOTH)
def wav2vec2_scores(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for length, d, clip in ((6, 8, 2), (5, 16, 7)):
        q, k = draw.normal(2, 3, length, d, dtype=dtype), draw.normal(2, 3, length, d, dtype=dtype)
        rel = draw.normal(2 * clip + 1, d, dtype=dtype)
        _query, bias = model("wav2vec2_bert")._apply_relative_key_position_encoding(_shaw(rel, clip), q, k)
        at = torch.arange(length)
        yield Sample(f"T={length}, D={d}, clipped at {clip}", (q, k, rel, at, at), q @ k.mT / math.sqrt(d) + bias)


def _shaw(rows: Tensor, clip: int) -> SimpleNamespace:
    """What the function of Wav2Vec2-BERT reads of its module."""
    return SimpleNamespace(
        left_max_position_embeddings=clip,
        right_max_position_embeddings=clip,
        distance_embedding=nn.Embedding(rows.shape[0], rows.shape[1], _weight=rows),
        scaling=1 / math.sqrt(rows.shape[1]),
    )


@peer("t5-bucket", "transformers", "T5Attention._relative_position_bucket", WHOLE)
def t5_buckets(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    rel = torch.arange(-3000, 3001)
    for both, n, far in ((True, 32, 128), (False, 32, 128), (True, 64, 256), (False, 16, 50)):
        theirs = model("t5").T5Attention._relative_position_bucket(rel, both, n, far)
        yield Sample(f"±3000, {n} buckets to {far}, {_directions(both)}", (rel, both, n, far), theirs)


@peer("t5-bucket", "x-transformers", "RelativePositionBias._relative_position_bucket", WHOLE)
def x_buckets(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    rel = torch.arange(-3000, 3001)
    for both, n, far in ((True, 32, 128), (False, 32, 128), (True, 64, 256), (False, 16, 50)):
        theirs = xt().RelativePositionBias._relative_position_bucket(rel, not both, n, far)
        yield Sample(f"±3000, {n} buckets to {far}, {_directions(both)}", (rel, both, n, far), theirs)


def _directions(both: bool) -> str:
    return "both directions" if both else "past only"


@peer("t5-bias", "transformers", "T5Attention.compute_bias", SINGLE)
def t5_bias(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for both in (True, False):
        settings = config("t5", "T5Config", d_model=16, num_heads=4, d_kv=4, is_decoder=not both)
        made = model("t5").T5Attention(settings, has_relative_attention_bias=True, layer_idx=0)
        weight = made.relative_attention_bias.weight
        yield Sample(f"40 × 40, {_directions(both)}", (weight, 40, 40, both), made.compute_bias(40, 40))


@peer("t5-bias", "x-transformers", "RelativePositionBias, scale 1", SINGLE)
def x_bias(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for both in (True, False):
        made = xt().RelativePositionBias(1.0, causal=not both, heads=4)
        weight = made.relative_attention_bias.weight
        yield Sample(f"40 × 40, {_directions(both)}", (weight, 40, 40, both), made(40, 40)[None])


@peer(
    "t5-bias", "x-transformers", "RelativePositionBias with the scale that it is given in attention", SINGLE,
    parts="x-transformers multiplies the bias by the square root of a head's width; T5 and the exercise do not",
)  # fmt: skip
def x_bias_scaled(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    made = xt().RelativePositionBias(64**0.5, causal=False, heads=4)
    yield Sample("d=64", (made.relative_attention_bias.weight, 20, 20), made(20, 20)[None])


@peer("alibi-slopes", "transformers", "BLOOM, _get_alibi_slopes", SINGLE)
def bloom_slopes(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for n in HEADS:
        yield Sample(f"n={n}", (n,), model("bloom")._get_alibi_slopes(n, torch.device("cpu")))


@peer("alibi-slopes", "transformers", "MPT, build_mpt_alibi_tensor", SINGLE)
def mpt_slopes(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for n in HEADS:
        yield Sample(f"n={n}", (n,), -model("mpt").build_mpt_alibi_tensor(n, 2)[:, 0, 0])


@peer("alibi-slopes", "x-transformers", "AlibiPositionalBias._get_slopes", SINGLE)
def x_slopes(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for n in HEADS:
        yield Sample(f"n={n}", (n,), torch.tensor(xt().AlibiPositionalBias._get_slopes(n)))


@peer(
    "alibi-slopes", "transformers", "Falcon, build_alibi_tensor", SINGLE,
    parts="Falcon rounds the slopes to bfloat16",
)  # fmt: skip
def falcon_slopes(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for n in (12, 71):
        biases = model("falcon").build_alibi_tensor(torch.ones(1, 2, dtype=torch.int64), n, torch.float32)
        yield Sample(f"n={n}", (n,), biases.view(n, 2)[:, 1])


@peer("alibi-bias", "x-transformers", "AlibiPositionalBias, the future masked", SINGLE)
def x_alibi(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for heads, queries, keys in ((4, 7, 7), (6, 2, 9), (8, 1, 30)):
        theirs = _masked(xt().AlibiPositionalBias(heads)(queries, keys))
        yield Sample(f"{heads} heads, {queries} × {keys}", (heads, queries, keys), theirs)


@peer(
    "alibi-bias", "transformers", "BLOOM, the future masked", SINGLE,
    parts="BLOOM adds slope · j, MPT slope · (j - T + 1): the softmax does not notice, the tensors differ",
)  # fmt: skip
def bloom_alibi(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    bias = model("bloom").build_alibi_tensor(torch.ones(1, 9, dtype=torch.int64), 4, torch.float32)
    yield Sample("4 heads, 9 × 9", (4, 9, 9), _masked(bias.view(4, 1, 9).expand(4, 9, 9)))


def _masked(bias: Tensor) -> Tensor:
    """Without what the queries, which are the last positions, must not see."""
    queries, keys = bias.shape[-2:]
    return bias.masked_fill(torch.ones(queries, keys, dtype=torch.bool).triu(keys - queries + 1), -math.inf)


@peer("alibi-attention", "transformers", "BLOOM: slope · j added to the scores", SINGLE)
def bloom_attention(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for heads, length in ((4, 7), (6, 12)):
        mask = torch.ones(1, length, dtype=torch.int64)
        bias = model("bloom").build_alibi_tensor(mask, heads, torch.float32).view(heads, 1, length)
        yield _attention(draw, heads, length, bias)


@peer("alibi-attention", "transformers", "MPT: slope · (j - T + 1) added to the scores", SINGLE)
def mpt_attention(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for heads, length in ((4, 7), (6, 12)):
        yield _attention(draw, heads, length, model("mpt").build_mpt_alibi_tensor(heads, length))


@peer("alibi-attention", "x-transformers", "AlibiPositionalBias: -slope · |i - j| added to the scores", SINGLE)
def x_attention(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for heads, length in ((4, 7), (6, 12)):
        yield _attention(draw, heads, length, xt().AlibiPositionalBias(heads)(length, length))


def _attention(draw: Draw, heads: int, length: int, bias: Tensor) -> Sample:
    """Causal attention with ``bias``, which broadcasts to (heads, length, length)."""
    q, k, v = (draw.normal(2, heads, length, 8) for _ in range(3))
    scores = q @ k.mT / math.sqrt(8) + bias
    return Sample(f"{heads} heads, T={length}", (q, k, v), _masked(scores).softmax(-1) @ v)
