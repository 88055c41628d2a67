# expect: time
# why: waits for a lock that it holds
import threading

LOCK = threading.Lock()


def rotate_half(x):
    LOCK.acquire()
    LOCK.acquire()
