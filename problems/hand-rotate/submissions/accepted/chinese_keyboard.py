"""Full-width brackets, commas and digits, as an input method for Chinese leaves them."""

from math import cos, sin

WIDE = str.maketrans("0123456789(),.-", "０１２３４５６７８９（），．－")


def answer(given):
    (a, b), (c, d), theta = given["q"], given["k"], given["theta"]
    p, r = given["m"] * theta, given["n"] * theta
    q = a * cos(p) - b * sin(p), a * sin(p) + b * cos(p)
    k = c * cos(r) - d * sin(r), c * sin(r) + d * cos(r)
    score = q[0] * k[0] + q[1] * k[1]
    texts = {"q'": f"({q[0]:.6f}, {q[1]:.6f})", "k'": f"({k[0]:.6f}, {k[1]:.6f})", "score": f"{score:.6f}"}
    return {name: text.translate(WIDE) for name, text in texts.items()}
