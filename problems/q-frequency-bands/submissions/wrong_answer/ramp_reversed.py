r"""
id: ramp-reversed
see: explanation-usual-mistakes-2
title: {en: "The ramp from the wrong end", zh: "斜坡从反方向数起"}
text:
  en: >-
    You counted what is kept. The share is what is interpolated: 0 for the fast pairs, 1 for the slow ones.
  zh: "你数的是保留的份额。这里的份额是被插值的部分：快的对是 0，慢的对是 1。"
"""


def answer(given):
    low, high = given["range"]
    share = tuple(1 - min(max((i - low) / (high - low), 0), 1) for i in given["i"])
    return {"share": share, "factor": tuple(1 - rho + rho / given["s"] for rho in share)}
