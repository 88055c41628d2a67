# expect: time
# why: sleeps: no CPU time passes
import time


def rotate_half(x):
    while True:
        try:
            time.sleep(3600)
        except BaseException:
            pass
