# expect: error
# why: the exception cannot be turned into text
class Mute(Exception):
    def __str__(self):
        raise self

    __repr__ = __str__


def rotate_half(x):
    raise Mute
