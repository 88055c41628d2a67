# expect: time
# why: four threads spin, then the main one joins them
import threading


def _spin():
    while True:
        sum(range(1000))


def rotate_half(x):
    threads = [threading.Thread(target=_spin) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
