# expect: not-accepted
# why: the exception's class hangs when asked for its name, its module or an instance check
class Meta(type):
    def __getattribute__(cls, name):
        while name in ("__name__", "__qualname__", "__module__", "__mro__", "mro"):
            pass
        return super().__getattribute__(name)

    def __instancecheck__(cls, other):
        while True:
            pass

    def __repr__(cls):
        while True:
            pass


class Trap(Exception, metaclass=Meta):
    def __getattribute__(self, name):
        while True:
            pass


def rotate_half(x):
    raise Trap
