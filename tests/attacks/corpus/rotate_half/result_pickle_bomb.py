# expect: wrong
# why: an object that runs a command where it is unpickled; the command would leave a file
import os


class Bomb:
    def __reduce__(self):
        return os.system, ("touch /tmp/rope-judge-bomb /dev/shm/rope-judge-bomb",)


def rotate_half(x):
    return Bomb()
