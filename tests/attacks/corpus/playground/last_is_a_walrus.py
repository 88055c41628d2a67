# expect: accepted
# why: the last expression names things and deletes what shows them
del __builtins__
(value := 1, value)
