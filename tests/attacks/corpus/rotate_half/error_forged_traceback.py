# expect: error
# why: code that claims to come from other files, so that a traceback would print their lines
import linecache


def _raise():
    raise RuntimeError("look at the lines above")


NAMES = ("/etc/passwd", "/etc/shadow", "/proc/self/environ", "submission.py\n<script>")


def rotate_half(x):
    linecache.clearcache()
    for name in NAMES:
        _raise.__code__ = _raise.__code__.replace(co_filename=name, co_firstlineno=1, co_name="\x1b[2Jroot")
        try:
            _raise()
        except RuntimeError as error:
            last = error
    raise last
