"""A checked slice where nothing is given, index_select where ids are."""


def learned_positions(x, weight, position_ids=None, past_len=0):
    T = x.shape[1]
    if position_ids is None:
        return x + weight.narrow(0, past_len, T)
    rows = weight.index_select(0, position_ids.reshape(-1))
    return x + rows.reshape(*position_ids.shape, -1)
