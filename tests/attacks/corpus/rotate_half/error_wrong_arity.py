# expect: error
# why: takes two arguments
def rotate_half(x, dim):
    return x
