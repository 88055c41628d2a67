# expect: accepted
# why: lone surrogates, as they come from names of files
class Value:
    def __repr__(self):
        return "".join(map(chr, range(0xD7F0, 0xE010)))


Value()
