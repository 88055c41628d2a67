r"""
id: no-rope-term
see: statement-formula
title: {en: The rotated part is missing, zh: 缺了旋转的部分}
text:
  en: >-
    Your scores hold only q_nope against the compressed keys. They know no positions at all. Add rotate(q_pe)
    times rotate(k_pe).
  zh: "你的得分里只有 q_nope 与压缩的 key 的内积，完全没有位置。还要加上 rotate(q_pe) 与 rotate(k_pe) 的内积。"
"""


def mla_scores(q_nope, q_pe, c_kv, k_pe, w_uk, position_ids, base=10000.0):
    dn, dr = q_nope.shape[-1], q_pe.shape[-1]
    content = q_nope @ w_uk @ c_kv[:, None].mT
    return content / (dn + dr) ** 0.5
