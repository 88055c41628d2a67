# expect: answered-or-not
# why: functions whose results are each other's
def f(x):
    return g(f(g(x)))


def g(x):
    return f(g(f(x)))


f(g(f(1))).
