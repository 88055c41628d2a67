# expect: not-accepted
# why: the result's class has a name of markup and a megabyte, on a metaclass that hides it
class Meta(type):
    __name__ = property(lambda cls: "<script>" + "n" * (1 << 20))


Odd = Meta("<img src=x onerror=alert(1)>\x1b[2J\n" + "n" * 100_000, (), {})


def rotate_half(x):
    return Odd()
