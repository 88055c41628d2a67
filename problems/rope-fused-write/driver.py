"""Calls rope_and_write and returns everything that it may have written to."""


def drive(submission, qkv, positions, slots, k_cache, v_cache, n_q, n_kv, base=10000.0):
    q = submission.rope_and_write(qkv, positions, slots, k_cache, v_cache, n_q, n_kv, base)
    return q, k_cache, v_cache, qkv
