# expect: memory
# why: a list of byte strings without end
def rotate_half(x):
    keep = []
    while True:
        keep.append(bytes(8 << 20))
