"""Calls shift_keys once, or once per shift where several are listed."""


def drive(submission, k_rot, delta, base=10000.0):
    for shift in delta if isinstance(delta, list) else [delta]:
        k_rot = submission.shift_keys(k_rot, shift, base)
    return k_rot
