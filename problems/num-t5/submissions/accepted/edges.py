"""By a list of edges: each bucket begins at the first distance that reaches its power."""

from bisect import bisect_right


def answer(given):
    def find(r, e, n):
        edges = [e * (128 / e) ** (k / (n - e)) - 1e-9 for k in range(n - e)]
        return r if r < e else e - 1 + bisect_right(edges, r)

    encoder = [find(abs(r), 8, 16) + (16 if r > 0 else 0) for r in given["rel"]]
    return {"encoder": tuple(encoder), "decoder": tuple(find(max(0, -r), 16, 32) for r in given["rel'"])}
