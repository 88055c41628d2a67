# expect: not-accepted
# why: an exception text of 64 MB
def rotate_half(x):
    raise ValueError("v" * (64 << 20))
