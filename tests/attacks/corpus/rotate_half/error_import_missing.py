# expect: error
# why: imports a package that is not installed
import flash_rope


def rotate_half(x):
    return flash_rope.rotate(x)
