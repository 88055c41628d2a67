r"""
id: sign-exchanged
see: explanation-usual-mistakes-1
title: {en: "Turned the wrong way: old minus new", zh: "方向反了：旧减新"}
text:
  en: >-
    The key stands at the angle of its old position and has to arrive at that of the new one: the way is new minus
    old, as with any journey.
  zh: "key 现在处于旧位置的角度，要转到新位置的角度：要转的是新减旧。"
"""


def answer(given):
    move = given["old"] - given["new"]
    return {"move": move, "angle": move / 10 ** given["i"], "total": -(given["first"] + given["second"])}
