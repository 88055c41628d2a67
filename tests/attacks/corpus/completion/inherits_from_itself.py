# expect: answered-or-not
# why: a class that is its own base, in a circle of three
class A(C):
    pass


class B(A):
    pass


class C(B):
    pass


C().x.y.z.
