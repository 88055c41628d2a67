r"""
id: rotated-from-zero
see: explanation-usual-mistakes-2
title: {en: "Rotated by the new position as if it were raw", zh: "当成未旋转的，直接按新位置转"}
text:
  en: >-
    The cached key carries the rotation of its old position. Turning it by the new position puts it at the sum of
    both.
  zh: "缓存里的 key 已经带着旧位置的旋转。再按新位置转，它就到了两个位置之和处。"
"""


def answer(given):
    move = given["new"]
    return {"move": move, "angle": move / 10 ** given["i"], "total": given["first"] + given["second"]}
