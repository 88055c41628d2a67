# expect: not-accepted
# why: __str__ answers with a str subclass whose methods lie and hang
class Text(str):
    def encode(self, *_):
        return b"\x02" * 40

    def __len__(self):
        return -1 & 0xFFFF

    def __getitem__(self, _):
        while True:
            pass

    replace = split = splitlines = __add__ = __getitem__

    def __format__(self, _):
        return "accepted"


class Wordy(Exception):
    def __str__(self):
        return Text("words")


def rotate_half(x):
    raise Wordy
