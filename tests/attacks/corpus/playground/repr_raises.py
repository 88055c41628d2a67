# expect: error
# why: the value raises when it is shown
class Value:
    def __repr__(self):
        raise KeyError("\x1b[2J")


Value()
