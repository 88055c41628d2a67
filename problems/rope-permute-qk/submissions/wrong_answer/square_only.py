r"""
id: square-only
see: statement-shapes
title: {en: The head width was taken from the columns, zh: 头的宽度是由列数算出来的}
text:
  en: >-
    You computed d as hidden / n_heads, which is right for a square query projection only. A key projection with
    fewer heads has fewer rows than columns; its heads are rows / n_heads wide. Models with grouped keys came out
    broken that way from real converters.
  zh: "你用 hidden / n_heads 来算 d，这只对方阵形式的 query 投影成立。key 的头较少时，投影矩阵的行比列少，头的宽\
    度是 行数 / n_heads。真实的转换脚本就曾因此弄坏过 key 分组的模型。"
"""


def permute_qk(w, n_heads):
    rows, hidden = w.shape
    d = max(hidden // n_heads // 2 * 2, 2)
    out = w.clone()
    for start in range(0, rows, d):
        head = w[start : start + d]
        out[start : start + (len(head) + 1) // 2] = head[0::2]
        out[start + (len(head) + 1) // 2 : start + len(head)] = head[1::2]
    return out
