# expect: answered-or-not
# why: stars in places where nothing helps
def f(*a, **k):
    return f(*f(*a, **k), **f(**k))


class A:
    __call__ = f
    __getattr__ = f
    __iter__ = lambda self: iter(self)


(*A()(*A()), *f(*A())).
