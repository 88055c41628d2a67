"""Powers of whole numbers, no logarithm."""


def answer(given):
    def bucket(r, n):
        e = n // 2
        k = 0 if r < e else max(k for k in range(e) if r**e * e**k >= 128**k * e**e)
        return r if r < e else e + k

    return {
        "encoder": tuple(bucket(abs(r), 16) + 16 * int(r > 0) for r in given["rel"]),
        "decoder": tuple(bucket(-min(r, 0), 32) for r in given["rel'"]),
    }
