"""The pictures: what each is called, what it shows, which exercises it stands beside.

The picture itself is ``static/pictures/<id>.js``; without JavaScript a still image stands in for it,
``static/pictures/stills/<id>.<lang>.svg``, which ``scripts/stills.py`` takes from the living one.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from app.settings import ROOT
from judge.message import Lang, Text
from judge.problem import Problem

FOLDER = ROOT / "static" / "pictures"
_SIZE = re.compile(r'viewBox="0 0 ([0-9.]+) ([0-9.]+)"')


@dataclass(frozen=True, slots=True)
class Picture:
    """One picture. The caption is Markdown with TeX."""

    id: str
    title: Text
    caption: Text
    form: bool = False
    """It fills in the blanks of its exercise, and so stands in the form and not with the statement."""

    def still(self, lang: Lang) -> str:
        """The file of the still image, under ``static/``."""
        return f"pictures/stills/{self.id}.{lang}.svg"

    def size(self, lang: Lang) -> tuple[int, int]:
        """Width and height of the still image, so that the page does not jump when it arrives."""
        return _size(self.id, lang)


@cache
def _size(id: str, lang: Lang) -> tuple[int, int]:
    path = FOLDER / "stills" / f"{id}.{lang}.svg"
    head = path.read_text("utf-8")[:1000] if path.exists() else ""  # a picture that is being drawn has none yet
    found = _SIZE.search(head)
    return (round(float(found[1])), round(float(found[2]))) if found else (440, 320)


PICTURES = (
    Picture(
        "comic",
        Text("How a position becomes a rotation", "位置怎样变成旋转"),
        Text(
            "Six panels: attention sees no order; positions are added; then they turn the vectors instead; the score "
            "keeps only the distance; fast and slow pairs; longer texts.",
            "六格漫画：注意力看不见次序；把位置加上去；改为让向量旋转；得分里只剩距离；快慢不同的各对；更长的文本。",
        ),
    ),
    Picture(
        "comic-order",
        Text("Six panels, out of order", "打乱的六格"),
        Text(
            "The panels of the comic with the letters of the exercise. Move them until they tell a story.",
            "漫画的六格，字母与练习里的一致。移动它们，直到讲得通。",
        ),
    ),
    Picture(
        "hand-rotate",
        Text("Turn by hand", "亲手转一转"),
        Text(
            "Drag the tips of q′ and k′: they keep their length, and the angle is read out in parts of π. Near a "
            "twelfth of π they snap to it exactly. With the keyboard: arrows turn by π/12, with Shift by one degree.",
            "拖动 q′、k′ 的箭头：长度不变，转过的角以 π 的分数读出，靠近 π/12 的倍数时正好对齐。"
            "用键盘：方向键每次转 π/12，加 Shift 每次转 1 度。",
        ),
        form=True,
    ),
    Picture(
        "rotation",
        Text("The rotation pad", "旋转画板"),
        Text(
            r"The query at position $m$ turns by $m\theta$, the key at $n$ by $n\theta$. Drag the arrows; move the "
            r"positions, together with the lock: the score follows $n - m$ alone.",
            r"位置 $m$ 的 query 转 $m\theta$，位置 $n$ 的 key 转 $n\theta$。拖动箭头、移动位置；"
            r"锁住一起移动时，得分不变，只取决于 $n - m$。",
        ),
    ),
    Picture(
        "helix",
        Text("The helix of a pair", "一对坐标的螺旋线"),
        Text(
            r"Pair $i$ draws $(m, \cos m\theta_i, \sin m\theta_i)$ as the position $m$ grows. One turn takes "
            r"$2\pi/\theta_i$ tokens, the wavelength.",
            r"位置 $m$ 增大时，第 $i$ 对画出 $(m, \cos m\theta_i, \sin m\theta_i)$。"
            r"转一圈要 $2\pi/\theta_i$ 个 token，即波长。",
        ),
    ),
    Picture(
        "layouts",
        Text("Two layouts, one permutation", "两种布局，一个置换"),
        Text(
            "Which dimensions turn together: neighbours, or the two halves. The same pairs, moved to other places.",
            "哪两维一起旋转：相邻的两维，或前后两半各取一维。配对是一样的，只是放的位置不同。",
        ),
    ),
    Picture(
        "partial",
        Text("Partial RoPE", "部分旋转（Partial RoPE）"),
        Text(
            "Only the first rotary_dim dimensions of a head turn; the others pass through as they are.",
            "一个头里只有前 rotary_dim 维旋转，其余各维原样通过。",
        ),
    ),
    Picture(
        "distance",
        Text("Score against distance", "得分随距离的变化"),
        Text(
            r"What is left of the score of two equal vectors at a distance: "
            r"$\frac{2}{d}\sum_i \cos(\Delta\,\theta_i)$, and the mean of $|S_j|$, "
            r"$S_j = \sum_{i<j} e^{\mathrm{i}\Delta\theta_i}$, by which the RoFormer paper bounds any score.",
            r"两个相同的向量隔开一段距离之后，得分还剩多少：$\frac{2}{d}\sum_i \cos(\Delta\,\theta_i)$，以及 RoFormer "
            r"论文估计得分上界时所用的 $|S_j|$ 的平均，$S_j = \sum_{i<j} e^{\mathrm{i}\Delta\theta_i}$。",
        ),
    ),
    Picture(
        "heatmap",
        Text("The sinusoidal table as a heat map", "正弦位置表的热图"),
        Text(
            r"One row per position, one column per dimension. Both columns of pair $i$ carry the angle $t\,\theta_i$, "
            r"$\theta_i = 10000^{-2i/d}$: fast on the left, almost still on the right.",
            r"一行是一个位置，一列是一维。第 $i$ 对的两列用同一个角 $t\,\theta_i$，"
            r"$\theta_i = 10000^{-2i/d}$：左边转得快，右边几乎不动。",
        ),
    ),
    Picture(
        "relative-index",
        Text("The clipped relative index", "截断的相对位置下标"),
        Text(
            r"Shaw's attention looks up row $\operatorname{clamp}(j - i, -K, K) + K$. A diagonal shares a row of the "
            "table; beyond $K$ a whole corner does.",
            r"Shaw 的注意力查第 $\operatorname{clamp}(j - i, -K, K) + K$ 行。一条对角线共用表里的一行；"
            "比 $K$ 更远，整个角共用一行。",
        ),
    ),
    Picture(
        "t5-buckets",
        Text("The buckets of T5", "T5 的桶"),
        Text(
            "Near distances have a bucket each; farther ones share a bucket with others of about the same ratio; "
            "from `max_distance` on, at the latest, all are in the last.",
            "近处每个距离一个桶；远处，比值相近的距离共用一个桶；最迟到 `max_distance`，全归最后一个。",
        ),
    ),
    Picture(
        "alibi",
        Text("The bias of ALiBi", "ALiBi 的偏置"),
        Text(
            r"Each head subtracts its own slope times the distance, $m_h\,(i - j)$. What softmax makes of the bias "
            "alone shows how far back the head can look.",
            r"每个头按自己的斜率扣分：$m_h\,(i - j)$。只用偏置做 softmax，就能看出这个头能看多远。",
        ),
    ),
    Picture(
        "frequencies",
        Text("Wavelengths, and how they are stretched", "波长，以及怎样拉长"),
        Text(
            r"Pair $i$ makes one turn in $\lambda_i = 2\pi/\theta_i$ tokens. PI stretches all pairs alike, NTK "
            "unequally; YaRN and llama3 spare those that turn often within the trained length.",
            r"第 $i$ 对转一圈要 $\lambda_i = 2\pi/\theta_i$ 个 token。PI 把每一对都拉长同样的倍数，"
            "NTK 拉得不均匀；YaRN 和 llama3 放过在训练长度内转过许多圈的那些。",
        ),
    ),
    Picture(
        "kv-cache",
        Text("Decoding with a KV cache", "带 KV 缓存的解码"),
        Text(
            "Each key is rotated by its own position, once, and kept. The new token stands at position $T$, behind the "
            "$T$ tokens of the cache. Let its count start at 0, and the distances are wrong.",
            "每个 key 按自己的位置转一次，存下来。新 token 排在缓存的 $T$ 个 token 之后，位置是 $T$。"
            "若让它从 0 数起，距离就都不对了。",
        ),
    ),
)

_BY_ID = {picture.id: picture for picture in PICTURES}


def picture_of(problem: Problem) -> Picture | None:
    """The picture that stands beside ``problem``, if there is one."""
    return _BY_ID.get(problem.meta.picture or "")


def find(id: str) -> Picture | None:
    """The picture called ``id``."""
    return _BY_ID.get(id)


def beside(picture: Picture, problems: Iterable[Problem]) -> list[Problem]:
    """The exercises that ``picture`` belongs to, in their order."""
    return [problem for problem in problems if problem.meta.picture == picture.id]
