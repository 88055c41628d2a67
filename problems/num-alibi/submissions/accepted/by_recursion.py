"""As the authors' code: recursion on the power of two below."""


def answer(given):
    def slopes(n):
        if n & (n - 1) == 0:
            first = 2 ** (-8 / n)
            return [first ** (h + 1) for h in range(n)]
        below = 1 << (n.bit_length() - 1)
        return slopes(below) + slopes(2 * below)[0::2][: n - below]

    below = 1 << (given["n'"].bit_length() - 1)
    return {"slopes": tuple(slopes(given["n"])), "extra": tuple(slopes(given["n'"])[below:])}
