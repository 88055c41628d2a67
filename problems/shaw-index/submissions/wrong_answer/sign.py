r"""
id: sign
see: explanation-usual-mistakes-1
title: {en: Query minus key instead of key minus query, zh: query 减 key，减反了}
text:
  en: >-
    You take q_pos[i] - k_pos[j]. Here the past is negative and gets the low rows; yours gives them to the future.
    BERT's old relative_key does it your way, so tables of both kinds exist. In each row of the result the numbers
    have to grow with the key's position.
  zh: "你算的是 q_pos[i] - k_pos[j]。本题里过去为负，用靠前的行；你把这些行给了未来。旧版 BERT 的 relative_key 就是\
    你这种写法，所以两种表都存在。结果的每一行都应随 key 的位置增大。"
"""


def relative_index(q_pos, k_pos, max_rel):
    return (q_pos[:, None] - k_pos[None, :]).clamp(-max_rel, max_rel) + max_rel
