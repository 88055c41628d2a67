"""The closed list of axis names, and the words for where in a tensor an element lies."""

from judge.message import Text

AXES: dict[str, Text] = {
    "batch": Text("batch {i}", "样本 {i}"),
    "head": Text("head {i}", "头 {i}"),
    "query_head": Text("query head {i}", "查询头 {i}"),
    "key_head": Text("key head {i}", "键头 {i}"),
    "position": Text("position {i}", "位置 {i}"),
    "query_position": Text("query position {i}", "查询位置 {i}"),
    "key_position": Text("key position {i}", "键位置 {i}"),
    "dimension": Text("dimension {i}", "维度 {i}"),
    "half_dimension": Text("dimension {i} (pair {half})", "维度 {i}（第 {half} 对）"),
    "adjacent_dimension": Text("dimension {i} (pair {adjacent})", "维度 {i}（第 {adjacent} 对）"),
    "pair": Text("pair {i}", "第 {i} 对"),
    "row": Text("row {i}", "行 {i}"),
    "column": Text("column {i}", "列 {i}"),
    "component": Text("component {i}", "分量 {i}"),
    "index": Text("index {i}", "下标 {i}"),
}
"""``half_dimension`` pairs i with i + d/2, ``adjacent_dimension`` pairs 2i with 2i + 1; ``dimension`` names no pair."""

POSITION_AXES = ("position", "query_position", "key_position")
PAIR_AXES = ("half_dimension", "adjacent_dimension")


AXIS_TITLES: dict[str, Text] = {
    "batch": Text("batch", "样本"),
    "head": Text("head", "头"),
    "query_head": Text("query head", "查询头"),
    "key_head": Text("key head", "键头"),
    "position": Text("position", "位置"),
    "query_position": Text("query position", "查询位置"),
    "key_position": Text("key position", "键位置"),
    "dimension": Text("dimension", "维度"),
    "half_dimension": Text("dimension", "维度"),
    "adjacent_dimension": Text("dimension", "维度"),
    "pair": Text("pair", "维度对"),
    "row": Text("row", "行"),
    "column": Text("column", "列"),
    "component": Text("component", "分量"),
    "index": Text("index", "下标"),
}
"""What an axis as a whole is called, for whoever draws one."""


def where(
    index: tuple[int, ...],
    shape: tuple[int, ...],
    axes: tuple[str, ...],
    part: Text | None = None,
    rotary: int | None = None,
) -> Text:
    """``output 2, batch 0, position 3, dimension 5 (pair 1)``; the bare index where the axes are not named.

    ``rotary``: how many dimensions of the last axis belong to pairs; None for all of them.
    """
    places = [part] if part else []
    if index and len(axes) == len(index) and all(name in AXES for name in axes):
        places += [place(name, i, n, rotary) for name, i, n in zip(axes, index, shape, strict=True)]
    elif index:
        bare = f"[{', '.join(map(str, index))}]"
        places.append(Text(bare, bare))
    elif not places:
        places.append(Text("the value", "这个值"))
    return Text(", ".join(place.en for place in places), "，".join(place.zh for place in places))


def place(axis: str, i: int, size: int, rotary: int | None = None) -> Text:
    """Where ``i`` lies on the axis called ``axis``, which is ``size`` long."""
    if rotary and axis in PAIR_AXES:
        axis, size = (axis, rotary) if i < rotary else ("dimension", size)
    holes = {"i": i, "half": i % max(size // 2, 1), "adjacent": i // 2}
    return Text(AXES[axis].en.format(**holes), AXES[axis].zh.format(**holes))
