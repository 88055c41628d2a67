# expect: error
# why: the value ends the process when it is shown
class Value:
    def __repr__(self):
        __import__("os")._exit(0)


Value()
