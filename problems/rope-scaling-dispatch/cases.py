"""Cases and oracle of rope-scaling-dispatch. Trusted: never sent to the sandbox.

The configurations are those of real models, cut to the keys that concern RoPE, with some noise that has to be ignored.
"""

import math
from collections.abc import Iterator
from typing import Any

import torch
from torch import Tensor

from judge.case import Case, Draw, Exactly, Raises, Want
from judge.message import Text

RTOL = {"default": 4e-6, "linear": 4e-6, "yarn": 5e-6, "llama3": 8e-6}
LLAMA3 = {"factor": 8.0, "low_freq_factor": 1.0, "high_freq_factor": 4.0, "original_max_position_embeddings": 8192}
QWEN = {"head_dim": 128, "rope_theta": 1e6, "max_position_embeddings": 131072, "model_type": "qwen2"}
LLAMA = {"head_dim": 128, "rope_theta": 5e5, "max_position_embeddings": 131072, "hidden_size": 4096}
PARTIAL = {"head_dim": 256, "rope_theta": 1e7, "max_position_embeddings": 262144, "partial_rotary_factor": 0.25}


def cases(draw: Draw) -> Iterator[Case]:
    """Four samples and twelve hidden cases."""
    small = {"head_dim": 8, "rope_theta": 1e4, "max_position_embeddings": 16384}
    yield _case("default", small, Text("no scaling, the key is absent", "没有缩放，键不存在"), sample=True)
    yarn = {"rope_type": "yarn", "factor": 4.0, "original_max_position_embeddings": 4096}
    about = Text("the statement's example", "题面中的例子")
    yield _case("example", {**small, "rope_scaling": yarn}, about, sample=True)
    llama3 = {"rope_type": "llama3", **LLAMA3}
    yield _case("llama3", {**LLAMA, "rope_scaling": llama3}, Text("Llama 3.1", "Llama 3.1"), sample=True)
    scaling = {"rope_type": "longrope", "factor": 4.0}
    about = Text("an unknown type has to raise", "不认识的类型必须报错")
    yield _case("unknown type raises", {**QWEN, "rope_scaling": scaling}, about, sample=True)

    about = Text("no scaling, written as None", "没有缩放，写作 None")
    yield _case("none", {**LLAMA, "rope_scaling": None}, about)
    scaling = {"rope_type": "linear", "factor": 8.0}
    cfg = {"head_dim": 96, "rope_theta": 2e4, "max_position_embeddings": 16384, "rope_scaling": scaling}
    yield _case("linear", cfg, Text("position interpolation", "位置插值"))
    scaling = {"type": "linear", "factor": float(draw.integer(3, 20)) / 2}
    about = Text("the type under its old name", "类型写在旧的键名里")
    yield _case("type key", {**LLAMA, "rope_scaling": scaling}, about)
    yarn = {"factor": 4.0, "original_max_position_embeddings": 32768}
    about = Text("Qwen2.5, the type under its old name", "Qwen2.5，类型写在旧的键名里")
    yield _case("yarn qwen2.5", {**QWEN, "rope_scaling": {"type": "yarn", **yarn}}, about)
    scaling = {"rope_type": "yarn", "attention_factor": 0.9, "beta_fast": 24.0, "beta_slow": 2.0, **yarn}
    about = Text("YaRN with all its optional keys", "YaRN，可选的键都有")
    yield _case("yarn attn", {**QWEN, "rope_scaling": scaling}, about)
    scaling = {"rope_type": "yarn", "factor": float(draw.integer(4, 20))}
    cfg = {"head_dim": 64, "rope_theta": 150000.0, "max_position_embeddings": 4096, "rope_scaling": scaling}
    yield _case("yarn bare", cfg, Text("YaRN without a training length of its own", "YaRN，没有单独写训练长度"))
    scaling = {"rope_type": "default", "type": "mrope", "mrope_section": [16, 24, 24]}
    about = Text("both keys, as in Qwen2-VL", "两个键都有，如 Qwen2-VL")
    yield _case("both keys", {**QWEN, "rope_scaling": scaling}, about)
    about = Text("a quarter of the head", "只转头的四分之一")
    yield _case("partial", {**PARTIAL, "rope_scaling": None}, about)
    yarn = {"rope_type": "yarn", "factor": 3.0, "original_max_position_embeddings": 40000}
    about = Text("a quarter of the head, with YaRN", "只转头的四分之一，用 YaRN")
    yield _case("partial yarn", {**PARTIAL, "rope_scaling": yarn}, about)
    llama3 = {"rope_type": "llama3", **LLAMA3, "factor": float(draw.integer(12, 40))}
    about = Text("Llama 3.2, with another factor", "Llama 3.2，换了倍数")
    yield _case("llama3 other factor", {**LLAMA, "head_dim": 64, "rope_scaling": llama3}, about)
    linear = {"rope_type": "linear", "factor": 4.0}
    about = Text("half of the head, interpolated", "转头的一半，并插值")
    cfg = {"head_dim": 80, "rope_theta": 1e5, "max_position_embeddings": 8192, "partial_rotary_factor": 0.5}
    yield _case("partial linear", {**cfg, "rope_scaling": linear}, about)
    about = Text("another unknown type, under the old name", "另一种不认识的类型，用旧的键名")
    yield _case("unknown legacy", {**LLAMA, "rope_scaling": {"type": "su", "factor": 2.0}}, about)


def expected(cfg: dict[str, Any]) -> tuple[Want, Exactly] | Raises:
    """A multiplier for every plain frequency, in float64."""
    scaling = cfg.get("rope_scaling") or {}
    kind = scaling.get("rope_type") or scaling.get("type") or "default"
    if kind not in RTOL:
        return Raises()
    r = int(cfg["head_dim"] * cfg.get("partial_rotary_factor", 1.0))
    theta = cfg["rope_theta"] ** (-torch.arange(0, r, 2, dtype=torch.float64) / r)
    slowed = {"default": _none, "linear": _all, "yarn": _yarn, "llama3": _llama3}[kind](theta, r, cfg, scaling)
    value = theta * (1 - slowed + slowed / scaling.get("factor", 1.0))
    attention = scaling.get("attention_factor", 1 + math.log(scaling["factor"]) / 10) if kind == "yarn" else 1.0
    return Want(value, torch.float32, RTOL[kind] * value, ("pair",)), Exactly(attention, atol=1e-6)


def _none(theta: Tensor, r: int, cfg: dict[str, Any], scaling: dict[str, Any]) -> Tensor:
    return torch.zeros_like(theta)


def _all(theta: Tensor, r: int, cfg: dict[str, Any], scaling: dict[str, Any]) -> Tensor:
    return torch.ones_like(theta)


def _llama3(theta: Tensor, r: int, cfg: dict[str, Any], scaling: dict[str, Any]) -> Tensor:
    """Straight in the number of turns within the old context."""
    low, high = scaling["low_freq_factor"], scaling["high_freq_factor"]
    turns = scaling["original_max_position_embeddings"] * theta / math.tau
    return ((high - turns) / (high - low)).clamp(0.0, 1.0)


def _yarn(theta: Tensor, r: int, cfg: dict[str, Any], scaling: dict[str, Any]) -> Tensor:
    """Straight in the pair index, over the rounded range."""
    length = scaling.get("original_max_position_embeddings", cfg["max_position_embeddings"])
    betas = scaling.get("beta_fast", 32.0), scaling.get("beta_slow", 1.0)
    fast, slow = (r / 2 * math.log(length / (math.tau * beta), cfg["rope_theta"]) for beta in betas)
    low, high = max(math.floor(fast), 0), min(math.ceil(slow), r - 1)
    return ((torch.arange(r // 2, dtype=torch.float64) - low) / (high - low)).clamp(0.0, 1.0)


def _case(name: str, cfg: dict[str, Any], about: Text, *, sample: bool = False) -> Case:
    return Case(name, (cfg,), about, sample=sample)
