# expect: not-accepted
# why: replaces the process by another program that leaves with status 0
import os


def rotate_half(x):
    for program in ("/bin/true", "/usr/bin/true", "/proc/self/exe"):
        os.execv(program, [program, "-c", "pass"])
