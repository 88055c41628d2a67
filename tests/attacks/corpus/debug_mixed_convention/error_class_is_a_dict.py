# expect: error
# why: the name of the class stands for a dictionary of functions
CachedRope = {"prefill": lambda q, k, v: q, "decode": lambda q, k, v: q}
