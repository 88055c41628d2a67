# expect: error
# why: nothing is left of the builtins
import builtins

for name in list(vars(builtins)):
    delattr(builtins, name)
1
