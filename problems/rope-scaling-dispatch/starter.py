"""Read a model's configuration: which frequencies, which attention factor?"""

import torch


def rope_parameters(cfg: dict) -> tuple[torch.Tensor, float]:
    """Return (inv_freq, attention_factor) for a configuration in the style of transformers.

    Example: {"head_dim": 8, "rope_theta": 10000.0, "max_position_embeddings": 4096} -> (1, 0.1, 0.01, 0.001), 1.0
    """
    # TODO: the width that is rotated, and the plain frequencies.
    # TODO: the type of scaling, whichever name its key has and whether or not there is one.
    # TODO: default, linear, llama3 and yarn; anything else raises.
    raise NotImplementedError
