# expect: not-accepted
# why: a hundred million lone surrogates
def rotate_half(x):
    return "\udc00" * 100_000_000
