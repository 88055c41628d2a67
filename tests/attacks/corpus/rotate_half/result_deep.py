# expect: not-accepted
# why: tuples nested 200,000 deep
def rotate_half(x):
    nest = (x,)
    for _ in range(200_000):
        nest = (nest,)
    return nest
