# expect: not-accepted
# why: a tower of powers: time or memory, whichever ends first
def rotate_half(x):
    return 9**9**9
