# expect: accepted
# why: ten million characters
class Value:
    def __repr__(self):
        return "\0\x1b[31m" + "字" * 10_000_000


Value()
