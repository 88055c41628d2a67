# expect: answered-or-not
# why: imports of what does something when it is imported
import antigravity, this, ctypes, os, subprocess, socket, multiprocessing, tkinter, idlelib, test, judge.engine, app.main
from os import *
from judge.problem import *
from .. import secrets
__import__("os").system("touch /tmp/rope-judge-mark")
os.
