# expect: time
# why: the CPU limit's signal is handled and forgotten
import signal

for number in (signal.SIGXCPU, signal.SIGTERM, signal.SIGINT, signal.SIGALRM):
    signal.signal(number, lambda *_: None)


def rotate_half(x):
    n = 0
    while True:
        n += 1
