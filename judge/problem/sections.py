"""The sections of the track, in the order in which they are walked."""

from judge.message import Text

SECTIONS: dict[str, Text] = {
    "without-positions": Text("Without positions", "没有位置"),
    "absolute": Text("Absolute positions", "绝对位置"),
    "relative": Text("Relative positions", "相对位置"),
    "rotary": Text("Rotary positions", "旋转位置"),
    "long-context": Text("Long context and inference", "长上下文与推理"),
}
"""What ``track`` in problem.yaml may name, and what it is called."""


def section_name(track: str) -> Text:
    """The section's name; a track of somebody's own goes by its slug."""
    return SECTIONS.get(track, Text(track, track))
