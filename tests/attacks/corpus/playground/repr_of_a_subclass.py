# expect: accepted
# why: the text of the value is of a subclass of str that answers everything
class Text(str):
    __len__ = lambda self: -1
    encode = lambda self, *_: b"forged"
    __getitem__ = lambda self, _: self
    __str__ = lambda self: self


class Value:
    def __repr__(self):
        return Text("shown")


Value()
