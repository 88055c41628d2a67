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


def where(index: tuple[int, ...], shape: tuple[int, ...], axes: tuple[str, ...], part: Text | None = None) -> Text:
    """``output 2, batch 0, position 3, dimension 5 (pair 1)``; the bare index where the axes are not named."""
    places = [part] if part else []
    if index and len(axes) == len(index) and all(name in AXES for name in axes):
        places += [_place(AXES[name], i, n) for name, i, n in zip(axes, index, shape, strict=True)]
    elif index:
        bare = f"[{', '.join(map(str, index))}]"
        places.append(Text(bare, bare))
    elif not places:
        places.append(Text("the value", "这个值"))
    return Text(", ".join(place.en for place in places), "，".join(place.zh for place in places))


def _place(words: Text, i: int, size: int) -> Text:
    holes = {"i": i, "half": i % max(size // 2, 1), "adjacent": i // 2}
    return Text(words.en.format(**holes), words.zh.format(**holes))
