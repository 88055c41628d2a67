# expect: not-accepted
# why: a list that contains itself
def rotate_half(x):
    loop = [x]
    loop.append(loop)
    return loop
