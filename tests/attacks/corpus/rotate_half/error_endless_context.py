# expect: not-accepted
# why: a chain of exceptions that bites its own tail, after 20,000 links
def rotate_half(x):
    first = last = ValueError("first")
    for n in range(20_000):
        nxt = ValueError(n)
        last.__cause__ = nxt
        last = nxt
    last.__cause__ = first
    first.__context__ = first
    first.add_note("note " * 100_000)
    raise first
