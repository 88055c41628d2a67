r"""
id: scale-upside-down
see: explanation-usual-mistakes-1
title: {en: "s was taken as L0/L", zh: "s 取成了 L0/L"}
text:
  en: >-
    By definition s is the new length over the trained one and exceeds 1. You have its reciprocal; the image and
    the step come out right if you multiply by that, but s is then not what configurations call factor.
  zh: "按定义，s 是新长度除以训练长度，大于 1。你写的是它的倒数；乘以它，像和间隔仍能算对，但那不是配置里所\
    说的 factor。"
"""


def answer(given):
    s = given["L0"] / given["L"]
    return {"s": s, "image": given["m"] * s, "step": s}
