"""Sinusoidal and learned tables."""

from collections.abc import Iterator

import torch
from torch import Tensor

from judge.case import Draw
from tests.truth.agreement import SINGLE, Sample, peer
from tests.truth.packages import config, model, xt

SIZES = ((1, 2), (16, 64), (64, 16), (512, 128))


def in_pairs(table: Tensor) -> Tensor:
    """[sin | cos] as sin, cos, sin, cos, …"""
    half = table.shape[-1] // 2
    return torch.stack((table[..., :half], table[..., half:]), dim=-1).flatten(-2)


def _sizes(make: "Table", sizes: tuple[tuple[int, int], ...] = SIZES) -> Iterator[Sample]:
    for n, d in sizes:
        yield Sample(f"n={n}, d={d}", (n, d), make(n, d))


class Table:
    """A function of the number of positions and the width."""

    def __call__(self, n: int, d: int) -> Tensor:
        raise NotImplementedError


class Interleaved(Table):
    """DistilBERT's and XLM's, computed by NumPy in float64."""

    def __init__(self, family: str) -> None:
        self.family = family

    def __call__(self, n: int, d: int) -> Tensor:
        name = "_create_sinusoidal_embeddings" if self.family == "distilbert" else "create_sinusoidal_embeddings"
        table: Tensor = getattr(model(self.family), name)(n, d, torch.empty(n, d))
        return table


class Halves(Table):
    """Marian's, which has the sines in the first half."""

    def __call__(self, n: int, d: int) -> Tensor:
        table: Tensor = model("marian").MarianSinusoidalPositionalEmbedding(n, d).create_weight()
        return table


class Fairseq(Table):
    """M2M100's, after tensor2tensor and fairseq."""

    def __call__(self, n: int, d: int) -> Tensor:
        table: Tensor = model("m2m_100").M2M100SinusoidalPositionalEmbedding.get_embedding(n, d)
        return table


@peer("pe-sinusoidal debug-sinusoidal-odd", "transformers", "DistilBERT, create_sinusoidal_embeddings", SINGLE)
def distilbert(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    yield from _sizes(Interleaved("distilbert"))


@peer("pe-sinusoidal debug-sinusoidal-odd", "transformers", "XLM, create_sinusoidal_embeddings", SINGLE)
def xlm(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    yield from _sizes(Interleaved("xlm"))


@peer("debug-sinusoidal-odd", "transformers", "DistilBERT, odd widths: the last column is a sine", SINGLE)
def distilbert_odd(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    yield from _sizes(Interleaved("distilbert"), ((8, 5), (33, 7), (100, 65)))


@peer(
    "debug-sinusoidal-odd", "transformers", "M2M100, odd widths", SINGLE,
    parts="M2M100 pads odd widths with a column of zeros, halves are [sin | cos] and the exponent is i/(d/2 - 1)",
)  # fmt: skip
def m2m100_odd(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    yield from _sizes(Fairseq(), ((33, 7), (100, 65)))


@peer("pe-sinusoidal", "transformers", "SpeechT5ScaledPositionalEncoding", SINGLE)
def speecht5(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    def table(n: int, d: int) -> Tensor:
        made: Tensor = model("speecht5").SpeechT5ScaledPositionalEncoding(0.0, d, max_len=n).pe[0]
        return made

    for n, d in (*SIZES, (5000, 512)):
        yield Sample(f"n={n}, d={d}", (n, d), table(n, d))


@peer("pe-sinusoidal", "transformers", "Marian, its halves brought into pairs", SINGLE)
def marian_in_pairs(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for n, d in SIZES:
        yield Sample(f"n={n}, d={d}", (n, d), in_pairs(Halves()(n, d)))


@peer(
    "pe-sinusoidal", "transformers", "Marian as it is", SINGLE,
    parts="Marian has all sines first, then all cosines; the exercise interleaves them, as the paper does",
)  # fmt: skip
def marian(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    yield from _sizes(Halves(), SIZES[1:])


@peer(
    "pe-sinusoidal", "transformers", "M2M100, its halves brought into pairs", SINGLE,
    parts="tensor2tensor, fairseq and M2M100 divide the exponent by d/2 - 1; the exercise by d/2, as the paper does",
)  # fmt: skip
def m2m100(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for n, d in SIZES[1:]:
        yield Sample(f"n={n}, d={d}", (n, d), in_pairs(Fairseq()(n, d)))


@peer("pe-sinusoidal", "x-transformers", "ScaledSinusoidalEmbedding, unscaled, its halves brought into pairs", SINGLE)
def scaled_sinusoidal(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for n, d in SIZES:
        made = xt().ScaledSinusoidalEmbedding(d)
        yield Sample(f"n={n}, d={d}", (n, d), in_pairs(made(torch.zeros(1, n)) / made.scale))


@peer(
    "pe-sinusoidal", "x-transformers", "ScaledSinusoidalEmbedding, its halves brought into pairs", SINGLE,
    parts="x-transformers multiplies the table by a learned factor that begins at d^-0.5",
)  # fmt: skip
def scaled(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for n, d in SIZES[1:]:
        yield Sample(f"n={n}, d={d}", (n, d), in_pairs(xt().ScaledSinusoidalEmbedding(d)(torch.zeros(1, n))))


@peer("pe-sinusoidal-shift", "transformers", "XLM's table: the row k further on", SINGLE)
def xlm_shifted(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for d, shift in ((8, 3), (64, 40), (16, -5)):
        positions = draw.integers(5, 40, 6)
        yield Sample(f"d={d}, k={shift}", (positions, shift, d), Interleaved("xlm")(81, d)[positions + shift])


@peer("rope-helix", "transformers", "XLM's table: cosine and sine of pair i", SINGLE)
def xlm_helix(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    table, m = Interleaved("xlm")(300, 16), draw.integers(0, 300, 20)
    for i in (0, 1, 7):
        theirs = torch.stack((table[m, 2 * i + 1], table[m, 2 * i], m), dim=-1)
        yield Sample(f"i={i}, d=16, base 10000", (i, 16, 10000.0, m), theirs)


@peer("pe-sinusoidal-at", "x-transformers", "ScaledSinusoidalEmbedding at positions, unscaled, in pairs", SINGLE)
def sinusoidal_at(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for d in (8, 64):
        made, positions = xt().ScaledSinusoidalEmbedding(d), draw.permutation(300)[:40]
        theirs = in_pairs(made(torch.zeros(1, 40), pos=positions) / made.scale)
        yield Sample(f"d={d}, positions in no order", (positions, d), theirs)


@peer("pe-add", "transformers", "SpeechT5ScaledPositionalEncoding, forward with α = 1", SINGLE)
def speecht5_added(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    for batch, tokens, d in ((2, 5, 8), (3, 12, 16)):
        made = model("speecht5").SpeechT5ScaledPositionalEncoding(0.0, d, max_len=12)
        x = draw.normal(batch, tokens, d)
        yield Sample(f"B={batch}, T={tokens}, d={d}", (x, made.pe[0]), made(x))


@peer("pe-learned", "transformers", "GPT-2, what its first block receives", SINGLE)
def gpt2(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    settings = config("gpt2", "GPT2Config", n_layer=0, n_embd=16, n_head=2, n_positions=12, vocab_size=20, embd_pdrop=0)
    made = model("gpt2").GPT2Model(settings)
    seen: list[Tensor] = []
    made.drop.register_forward_hook(lambda _module, _args, out: seen.append(out))
    ids = draw.integers(0, 20, 2, 7)
    x, weight = made.wte(ids), made.wpe.weight
    made(input_ids=ids)
    yield Sample("positions 0..6", (x, weight), seen[-1])
    positions = torch.arange(5, 12).expand(2, 7)
    made(input_ids=ids, position_ids=positions)
    yield Sample("position_ids 5..11", (x, weight, positions), seen[-1])


@peer(
    "pe-learned", "x-transformers", "AbsolutePositionalEmbedding", SINGLE,
    parts="x-transformers multiplies the rows by d^-0.5; the exercise adds them as they are, as GPT-2 and BERT do",
)  # fmt: skip
def absolute(dtype: torch.dtype, draw: Draw) -> Iterator[Sample]:
    made, x = xt().AbsolutePositionalEmbedding(16, 12), draw.normal(2, 7, 16)
    yield Sample("d=16", (x, made.emb.weight), x + made(x))
