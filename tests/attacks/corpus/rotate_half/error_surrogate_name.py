# expect: not-accepted
# why: an exception class whose name no codec takes
class Meta(type):
    __name__ = __qualname__ = property(lambda cls: "\udc80" * 3)


class Odd(Exception, metaclass=Meta):
    pass


def rotate_half(x):
    raise Odd
