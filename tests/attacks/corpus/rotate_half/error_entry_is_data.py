# expect: error
# why: the name is there but cannot be called
rotate_half = "rotate_half"
