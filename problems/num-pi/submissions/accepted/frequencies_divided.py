"""As transformers does it: the frequency is divided, the position stays."""


def answer(given):
    s = given["L"] / given["L0"]
    theta = 1 / s
    return {"s": f"{given['L'] // given['L0']}", "image": given["m"] * theta, "step": theta}
