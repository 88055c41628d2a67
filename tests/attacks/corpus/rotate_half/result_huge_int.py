# expect: not-accepted
# why: an integer of ten million bits, which takes minutes to print
def rotate_half(x):
    return 1 << 10_000_000
