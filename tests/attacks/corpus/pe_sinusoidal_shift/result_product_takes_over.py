# expect: not-accepted
# why: an object whose product with anything is itself
class Everything:
    shape = property(lambda self: self)
    T = property(lambda self: self)
    __eq__ = lambda self, other: True
    __ne__ = lambda self, other: False
    __matmul__ = lambda self, other: self
    double = lambda self: self


def shift_matrix(k, d_model, *base):
    return Everything()
