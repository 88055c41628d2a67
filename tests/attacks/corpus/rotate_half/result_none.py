# expect: wrong
# why: forgets the return
def rotate_half(x):
    x.neg()
