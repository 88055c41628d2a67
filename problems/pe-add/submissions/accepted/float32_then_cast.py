"""The sum in float32 (or float64), rounded once at the end."""


def add_positions(x, table, offset=0):
    tokens = x.size(1)
    assert offset + tokens <= table.size(0), "the text is longer than the table"
    return (x + table[offset : offset + tokens]).type_as(x)
