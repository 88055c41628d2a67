# expect: output
# why: a flood on both streams
import sys

while True:
    sys.stdout.write("o" * 65536)
    sys.stderr.write("e" * 65536)
