# expect: error
# why: plain endless recursion with Python's own limit in place
def rotate_half(x):
    return rotate_half(x)
