# expect: error
# why: raises for every call
def add_positions(x, table, offset=0):
    raise ValueError(offset)
