"""Sources that would be unpleasant to keep as files: too long, too deep, or with bytes that editors change."""

from __future__ import annotations

from collections.abc import Iterator

_RIGHT = """import torch
def rotate_half(x):
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)
"""

# name, expected, why, source
Made = tuple[str, str, str, str]


def sources() -> Iterator[Made]:
    """All of those that are handed in for ``rotate-half``."""
    yield from _bytes()
    yield from _names()
    yield from _sizes()
    yield from _syntax()


def half_written() -> Iterator[Made]:
    """Those that are asked about at their ends, as somebody types."""
    described = "".join(f"    :param p{n}: {'y' * 20}\n" for n in range(1500))
    yield (
        "doctest_bomb",
        "answered-or-not",
        "a docstring of fifteen hundred parameters",
        f'def f(x):\n    """\n{described}    """\n\n\nf(\n',
    )


def _bytes() -> Iterator[Made]:
    yield "source_bom", "accepted", "a byte order mark first", "\ufeff" + _RIGHT
    yield "source_crlf", "accepted", "Windows line ends", _RIGHT.replace("\n", "\r\n")
    yield "source_cr_only", "accepted", "line ends of an old Macintosh", _RIGHT.replace("\n", "\r")
    yield (
        "source_form_feed",
        "accepted",
        "form feeds between sections, tabs in a comment",
        _RIGHT.replace("def", "\f\ndef"),
    )
    yield "source_no_last_newline", "accepted", "no line end at the end", _RIGHT.rstrip("\n")
    yield "source_cookie", "accepted", "a coding cookie that lies", f"# -*- coding: latin-1 -*-\nS = '前后'\n{_RIGHT}"
    yield "source_unknown_cookie", "not-accepted", "a coding nobody knows", "# coding: rope-64\nraise SystemExit\n"
    yield (
        "source_right_to_left",
        "accepted",
        "right-to-left marks in a comment",
        f"# \u202e\u2066 tfel \u2069\n{_RIGHT}",
    )
    yield "source_separator", "accepted", "U+2028 in a string is no line end", f"S = 'a\u2028b\x0bc\x1cd'\n{_RIGHT}"
    yield "source_nul", "not-accepted", "NUL inside a comment", _RIGHT + "# \0\n"
    yield "source_nul_first", "not-accepted", "nothing but NUL", "\0" * 64
    yield "source_surrogate", "not-accepted", "a lone surrogate in a string", f"S = '\ud800'\n{_RIGHT}"
    yield "source_escape_surrogate", "accepted", "the same, spelt as an escape", f"S = '\\ud800'\n{_RIGHT}"
    yield "source_control", "error", "an escape character between tokens", "x = 1 \x1b[2J\n" + _RIGHT


def _names() -> Iterator[Made]:
    yield "source_homoglyph", "error", "Cyrillic о in the name", _RIGHT.replace("rotate_half", "r\u043etate_half")
    yield (
        "source_full_width",
        "accepted",
        "full-width letters are the same name to Python",
        _RIGHT.replace("rot", "ｒｏｔ"),
    )
    yield "source_empty", "error", "nothing at all", ""
    yield "source_blank", "error", "blank lines and a comment", "\n  \n\t\n# rotate_half\n"
    yield (
        "source_nested_def",
        "error",
        "the function is defined inside another",
        "def f():\n    def rotate_half(x):\n        return x\n",
    )
    yield "source_deleted", "error", "defined and deleted again", _RIGHT + "del rotate_half\n"


def _sizes() -> Iterator[Made]:
    yield "source_three_megabytes", "not-accepted", "one line of 3 MB", f"S = '{'a' * 3_000_000}'\n{_RIGHT}"
    yield "source_long_comment", "accepted", "a comment line of 20,000 characters", f"# {'字' * 20_000}\n{_RIGHT}"
    yield "source_many_lines", "accepted", "two thousand lines before the function", "pass\n" * 2000 + _RIGHT
    yield "source_million_lines", "not-accepted", "a million blank lines", "\n" * 1_000_000 + "raise SystemExit\n"
    yield "source_wide_tuple", "accepted", "a display of five thousand items", f"T = ({'1, ' * 5000})\n{_RIGHT}"
    yield "source_long_number", "error", "a decimal of 6,000 digits, past Python's limit", f"N = {'9' * 6000}\n{_RIGHT}"


def _syntax() -> Iterator[Made]:
    yield "parser_parentheses", "error", "five thousand parentheses", "x = " + "(" * 5000 + ")" * 5000 + "\n"
    yield "parser_unclosed", "error", "five thousand open brackets", "x = " + "[" * 5000
    yield "parser_unary", "not-accepted", "thirty thousand minus signs", "x = " + "-" * 30_000 + "1\nraise SystemExit\n"
    yield "parser_attributes", "not-accepted", "a chain of ten thousand attributes", "x = a" + ".b" * 10_000 + "\n"
    yield (
        "parser_power",
        "not-accepted",
        "a chain of ten thousand powers",
        "x = " + "1**" * 10_000 + "1\nraise SystemExit\n",
    )
    yield "parser_sum", "not-accepted", "a sum of ten thousand names", "x = " + "a+" * 10_000 + "a\n"
    yield (
        "parser_lambda",
        "not-accepted",
        "lambdas nested a thousand deep",
        "x = " + "lambda: " * 1000 + "0\nraise SystemExit\n",
    )
    yield "parser_indent", "error", "two hundred levels of indentation", _indented(200)
    yield (
        "parser_elif",
        "not-accepted",
        "four thousand elif branches",
        "if 0: pass\n" + "elif 0: pass\n" * 4000 + "raise SystemExit\n",
    )
    yield (
        "parser_folding",
        "not-accepted",
        "constants that fold into gigabytes",
        "x = ((((('a' * 4000) * 4000) * 4000) * 9) * 9)\n",
    )
    yield (
        "parser_fstring",
        "not-accepted",
        "formatted strings inside each other",
        "x = f'{f\"{f'''{1:{2:{3}}}'''}\"}'\nraise SystemExit\n",
    )
    yield "parser_eof_in_string", "error", "a string that never ends", _RIGHT + 'S = """\n'
    yield "parser_backslash_end", "error", "a continuation at the end of the file", _RIGHT + "x = 1 + \\"
    yield (
        "parser_mixed_tabs",
        "error",
        "tabs and spaces that disagree",
        "def rotate_half(x):\n        y = x\n\treturn y\n",
    )
    yield "parser_await_outside", "error", "await at module level", _RIGHT + "await rotate_half(1)\n"
    yield "parser_assign_to_call", "error", "an assignment to a call", _RIGHT + "rotate_half(1) = 2\n"


def _indented(levels: int) -> str:
    lines = [" " * n + "if 1:\n" for n in range(levels)]
    return "".join(lines) + " " * levels + "pass\n"
