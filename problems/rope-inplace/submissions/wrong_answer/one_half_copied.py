r"""
id: one-half-copied
see: explanation-views
title: {en: One half was written into a copy, zh: 有一半写进了副本里}
text:
  en: >-
    To keep the old first half you cloned it, and then wrote the new one into the clone as well. The second half
    of x is right, the first is as it was. Read from the copy, write into x.
  zh: "为了保住旧的前一半，你复制了一份，可新值也写进了这个副本。x 的后一半是对的，前一半没有变。应当从\
    副本读，往 x 里写。"
"""


def apply_rope_(x, cos, sin):
    a, b = x.chunk(2, dim=-1)
    a = a.clone()
    new_a = a * cos - b * sin
    b.copy_(a * sin + b * cos)
    a.copy_(new_a)
    return x
