# expect: time
# why: the module never finishes loading
while True:
    pass


def rotate_half(x):
    return x
