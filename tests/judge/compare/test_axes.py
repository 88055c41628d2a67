import pytest

from judge.compare.axes import AXES, where
from judge.message import Text


@pytest.mark.parametrize(
    ("index", "shape", "axes", "en", "zh"),
    [
        ((0, 3), (1, 4), ("batch", "position"), "batch 0, position 3", "样本 0，位置 3"),
        ((5,), (8,), ("half_dimension",), "dimension 5 (pair 1)", "维度 5（第 1 对）"),
        ((5,), (8,), ("adjacent_dimension",), "dimension 5 (pair 2)", "维度 5（第 2 对）"),
        ((0,), (1,), ("half_dimension",), "dimension 0 (pair 0)", "维度 0（第 0 对）"),
        ((0, 3), (1, 4), ("batch",), "[0, 3]", "[0, 3]"),
        ((0, 3), (1, 4), ("batch", "colour"), "[0, 3]", "[0, 3]"),
        ((), (), (), "the value", "这个值"),
    ],
)
def test_where(index: tuple[int, ...], shape: tuple[int, ...], axes: tuple[str, ...], en: str, zh: str) -> None:
    message = where(index, shape, axes)
    assert message.text("en") == en
    assert message.text("zh") == zh


def test_where_of_one_result_of_several() -> None:
    part = Text("output 2", "第 2 个输出")
    assert where((1,), (4,), ("pair",), part).text("zh") == "第 2 个输出，第 1 对"
    assert where((), (), (), part).text("en") == "output 2"


def test_every_axis_has_words_in_both_languages() -> None:
    for name, text in AXES.items():
        assert "{i}" in text.en and ("{i}" in text.zh or "{" in text.zh), name
