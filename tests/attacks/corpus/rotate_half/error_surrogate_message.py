# expect: error
# why: an exception text of lone surrogates, NUL, escapes and markup, in a class with such a name
Odd = type("<b>\x1b[2J\nOdd", (ValueError,), {})


def rotate_half(x):
    raise Odd("\ud800\udfff\0 \x1b[31m<script>alert(1)</script>\r\u2028\u202e" + "{x} %s {0}")
